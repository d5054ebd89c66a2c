"""What a save still holds when SQLite can no longer read it, whether it can be played, and a copy that can."""
