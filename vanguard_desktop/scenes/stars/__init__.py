"""The star map: stars, lanes and orbits, and the ship among them."""
