"""The line that says what the game waits for, and its answers."""
