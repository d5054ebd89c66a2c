"""The prompt bar with its slots, and the lists that open above it."""
