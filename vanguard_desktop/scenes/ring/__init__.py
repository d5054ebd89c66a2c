"""The ring map of the habitat: the hub in the middle, and eight directions in three rings."""
