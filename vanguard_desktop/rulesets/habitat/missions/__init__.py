"""Missions: how they are laid out, what they ask for, how they end."""
