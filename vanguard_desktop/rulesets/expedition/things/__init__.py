"""Decks, finds and equipment."""
