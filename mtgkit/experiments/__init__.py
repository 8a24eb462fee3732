"""Comparisons of lists; nothing stands here yet."""
