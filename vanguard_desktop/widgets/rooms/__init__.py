"""The rooms of the Vanguard, painted: each for the head of its page, and all of them in the ship cut open."""
