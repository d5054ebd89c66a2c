"""The boards of the crew."""
