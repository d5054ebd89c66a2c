"""The River Table: star map, scanner, and what it means to drift."""
