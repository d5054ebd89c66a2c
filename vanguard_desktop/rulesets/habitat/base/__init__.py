"""The hub itself: supply, farm, elements, shutdown tiles, modifier tokens."""
