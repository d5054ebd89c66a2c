"""Between planets: leaving one, docking, the flight, the launch to the next."""
