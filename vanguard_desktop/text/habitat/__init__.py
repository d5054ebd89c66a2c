"""Words of the habitat: a room for each subject of its rules."""
