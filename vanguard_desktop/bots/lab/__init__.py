"""The laboratory: many games of bots, and what they say about cards, worlds and campaigns."""
