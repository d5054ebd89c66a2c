"""Words for the chapters between planets."""
