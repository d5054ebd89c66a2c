"""Panels of the right column: everything that concerns the whole team."""
