"""The sheet that says how something ended: an expedition, its homecoming, a mission; each book fills it."""
