"""The people of the team: their dice, cards, skills and injuries."""
