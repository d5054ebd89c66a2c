"""What a check that runs may come to, reckoned exactly."""
