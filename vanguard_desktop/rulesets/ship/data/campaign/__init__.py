"""Data of the chapters about the campaign as a whole."""
