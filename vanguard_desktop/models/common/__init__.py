"""Models that every book needs."""
