"""The rule book of planetary expeditions."""
