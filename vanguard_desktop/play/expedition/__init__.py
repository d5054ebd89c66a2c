"""What is kept of an expedition, and asked of it when it is over."""
