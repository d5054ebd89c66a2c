"""The rule books, one package each, alike inside; none knows another."""
