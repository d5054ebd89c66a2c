"""What cards, paths and boards of an expedition do, as sentences."""
