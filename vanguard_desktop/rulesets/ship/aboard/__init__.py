"""The people aboard, and the rooms for them."""
