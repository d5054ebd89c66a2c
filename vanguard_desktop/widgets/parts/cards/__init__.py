"""Small cards side by side."""
