"""A sol: its phases and steps, and clean-up at its end."""
