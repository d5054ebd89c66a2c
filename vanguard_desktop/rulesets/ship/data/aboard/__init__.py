"""Data of the chapters about the people aboard."""
