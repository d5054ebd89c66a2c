"""What the pages between an expedition and the night watch show."""
