"""The steps of rounds, turns, checks and other procedures: they wait in the same queue as the texts of cards."""

from __future__ import annotations

from vanguard_desktop.core.kinds import Effect, members
from vanguard_desktop.rulesets.expedition.data.steps.check import *
from vanguard_desktop.rulesets.expedition.data.steps.crew import *
from vanguard_desktop.rulesets.expedition.data.steps.landing import *
from vanguard_desktop.rulesets.expedition.data.steps.planet import *
from vanguard_desktop.rulesets.expedition.data.steps.round import *
from vanguard_desktop.rulesets.expedition.data.steps.things import *

STEP_EFFECTS = members(Effect, globals())
