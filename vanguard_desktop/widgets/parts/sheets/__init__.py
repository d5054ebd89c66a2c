"""Sheets that the players open themselves."""
