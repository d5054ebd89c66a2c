"""How bots think on a planet."""
