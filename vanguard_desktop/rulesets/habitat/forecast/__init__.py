"""What is to be expected, from the functions that resolve it; nothing that is hidden is looked at."""
