"""What cards, paths, boards and logs may do on an expedition, by what it is done to."""

from __future__ import annotations

from vanguard_desktop.core.effects import Choose as Choose
from vanguard_desktop.core.effects import If as If
from vanguard_desktop.core.effects import InOrder as InOrder
from vanguard_desktop.core.effects import May as May
from vanguard_desktop.core.effects import Nothing as Nothing
from vanguard_desktop.core.effects import ReadLog as ReadLog
from vanguard_desktop.core.effects import SetFlag as SetFlag
from vanguard_desktop.core.kinds import Effect, members
from vanguard_desktop.rulesets.expedition.data.effects.check import *
from vanguard_desktop.rulesets.expedition.data.effects.crew import *
from vanguard_desktop.rulesets.expedition.data.effects.landing import *
from vanguard_desktop.rulesets.expedition.data.effects.planet import *
from vanguard_desktop.rulesets.expedition.data.effects.round import *
from vanguard_desktop.rulesets.expedition.data.effects.things import *
from vanguard_desktop.rulesets.expedition.data.effects.threats import *
from vanguard_desktop.rulesets.expedition.data.effects.travel import *
from vanguard_desktop.setting.cards import Stat as Stat

CARD_EFFECTS = members(Effect, globals())
