"""The planet map."""
