"""Players of the habitat."""
