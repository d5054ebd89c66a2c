"""Data of the chapters about the facilities."""
