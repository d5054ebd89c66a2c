"""Short scenes between ship and planet, painted by ourselves."""
