"""Words for the chapters about the facilities."""
