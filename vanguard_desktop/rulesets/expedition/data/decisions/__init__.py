"""What an expedition asks its players (DEC).

No answers are kept here: they follow from the position in which they are given (DEC-25). Where a text asks, the
question keeps the text (`asked`); `asking` says how each question comes back when an any-time ability has interrupted
it.
"""

from __future__ import annotations

from vanguard_desktop.core.kinds import Decision, members
from vanguard_desktop.rulesets.expedition.data.decisions.asked import *
from vanguard_desktop.rulesets.expedition.data.decisions.check import *
from vanguard_desktop.rulesets.expedition.data.decisions.crew import *
from vanguard_desktop.rulesets.expedition.data.decisions.landing import *
from vanguard_desktop.rulesets.expedition.data.decisions.planet import *
from vanguard_desktop.rulesets.expedition.data.decisions.round import *

DECISIONS = members(Decision, globals())
