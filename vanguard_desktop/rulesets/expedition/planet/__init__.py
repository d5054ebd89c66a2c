"""The planet board: sectors and paths, what lies there, and moving on it."""
