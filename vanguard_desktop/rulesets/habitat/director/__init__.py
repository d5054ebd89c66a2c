"""The director: what happens to the base and its people."""
