"""What the screen of the habitat shows, as lists that Qt can watch."""
