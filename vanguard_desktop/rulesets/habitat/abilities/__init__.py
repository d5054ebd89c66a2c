"""What may be done at decision points: abilities, find tokens, upgrades."""
