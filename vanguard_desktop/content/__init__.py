"""Content packs: folders of JSON, trusted with nothing, become the box that a game is played with."""
