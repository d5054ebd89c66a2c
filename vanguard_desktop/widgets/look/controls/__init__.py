"""Controls that the players press, read and scroll."""
