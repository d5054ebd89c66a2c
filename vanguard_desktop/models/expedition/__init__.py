"""Models of an expedition."""
