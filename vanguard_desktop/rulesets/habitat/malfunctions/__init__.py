"""Malfunctions: dice, tracks, cards."""
