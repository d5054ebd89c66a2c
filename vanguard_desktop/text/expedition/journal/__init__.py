"""Lines of the journal of an expedition."""
