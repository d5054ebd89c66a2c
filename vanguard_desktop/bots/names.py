"""The kinds of players that can be asked for by name, whichever book is played."""

from __future__ import annotations

# Not one of them is better than the next: they try everything, interrupt everything, or look for new stories.
RANDOM, MEDDLING, MIXED = "random", "meddling", "mixed"
# These are, each better than the one before.
NEWCOMER, SENSIBLE, STRONG = "newcomer", "sensible", "strong"
KINDS = (RANDOM, MEDDLING, MIXED, NEWCOMER, SENSIBLE, STRONG)
