"""The panel for notebooks."""
