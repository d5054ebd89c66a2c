"""What an expedition asks its players (DEC).

No answers are kept here: they follow from the position in which they are given (DEC-25). Where a text asks, the
question keeps the text (`asked`); `asking` says how each question comes back when an any-time ability has interrupted
it.
"""

from __future__ import annotations

from vanguard_desktop.core import Decision, members

from .asked import *
from .check import *
from .crew import *
from .landing import *
from .planet import *
from .round import *

DECISIONS = members(Decision, globals())
