"""Threats on the planet."""
