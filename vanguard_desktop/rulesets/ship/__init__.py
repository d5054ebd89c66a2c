"""The rule book of the ship: everything between two expeditions."""
