"""The game's data put into the players' language: rules, journal, refusals, questions, names, troubles."""
