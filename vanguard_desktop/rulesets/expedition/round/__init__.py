"""Rounds and turns, what lasts through them, and how they end."""
