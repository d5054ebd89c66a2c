"""The astronauts: health and conditions, stress, morale, tokens."""
