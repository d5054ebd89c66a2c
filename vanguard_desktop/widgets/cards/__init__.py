"""Cards as things of paper: their frames, one for each kind, and a whole card with all its words."""
