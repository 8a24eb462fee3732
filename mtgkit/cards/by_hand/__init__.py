"""Cards whose abilities are written by hand, and facts that no source has."""
