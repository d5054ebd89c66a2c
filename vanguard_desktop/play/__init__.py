"""A running game: submit, undo, redo, branch; and what one rule book hands to the next."""
