"""Painted things on a scene: they take values, know no list and no game."""
