"""Words for the chapters about the people aboard."""
