"""The lander before it starts: its figures, its mods, its hold."""
