"""How bots think aboard."""
