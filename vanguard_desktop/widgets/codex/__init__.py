"""Explaining: the card beside whatever somebody asks about, and the codex that has the rest."""
