"""Zoomable tables: the planet map and what lies on it."""
