"""Data of the chapters between planets."""
