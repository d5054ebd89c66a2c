"""The Works: its page, and the conveyors on it."""
