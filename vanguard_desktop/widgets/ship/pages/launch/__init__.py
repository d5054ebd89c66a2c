"""The Step: who goes, and what the emergency draft costs."""
