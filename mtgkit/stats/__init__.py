"""Formulas: intervals, waiting times, paired differences, exact laws of drawing; arrays in, arrays out."""
