"""The expedition in words."""
