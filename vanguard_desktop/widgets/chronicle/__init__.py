"""What was played, to read and to take along: the chronicle of a campaign, and what happened before this evening."""
