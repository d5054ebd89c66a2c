"""Where campaigns are kept: an append-only log of events for each save."""
