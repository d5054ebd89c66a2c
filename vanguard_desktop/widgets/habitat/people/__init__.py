"""Who works in the base: the crew, and the drones beside it."""
