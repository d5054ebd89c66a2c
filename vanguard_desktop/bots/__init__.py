"""Players made of code: they know the game through its legal commands alone and play everything to its end."""
