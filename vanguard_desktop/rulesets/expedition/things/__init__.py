"""Decks, discoveries and equipment."""
