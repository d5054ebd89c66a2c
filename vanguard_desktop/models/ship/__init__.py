"""What the screen of the ship book shows, as lists that follow the position."""
