"""Questions that the position answers itself: requirements of missions and goals, the `if` of cards."""

from __future__ import annotations

from vanguard_desktop.core.kinds import Test, members
from vanguard_desktop.core.questions import AllOf as AllOf
from vanguard_desktop.core.questions import AnyOf as AnyOf
from vanguard_desktop.core.questions import FlagSet as FlagSet
from vanguard_desktop.core.questions import Not as Not
from vanguard_desktop.rulesets.expedition.data.questions.check import *
from vanguard_desktop.rulesets.expedition.data.questions.crew import *
from vanguard_desktop.rulesets.expedition.data.questions.goals import *
from vanguard_desktop.rulesets.expedition.data.questions.moments import *
from vanguard_desktop.rulesets.expedition.data.questions.places import *

TESTS = members(Test, globals())
