"""What the habitat deals in, as plain values: anyone may show it."""
