"""The guided first expedition and its lessons."""
