"""What is seen when a team comes home, before the pages of the ship book ask anything."""
