"""What the table shows as lists that Qt can watch; they follow the game and never change it."""
