"""The Step: who goes, what the emergency draft costs, and where a crew comes together."""
