"""What can happen on an expedition."""

from __future__ import annotations

from vanguard_desktop.core.events import SHARED_EVENTS
from vanguard_desktop.core.kinds import Event, members
from vanguard_desktop.rulesets.expedition.data.events.check import *
from vanguard_desktop.rulesets.expedition.data.events.crew import *
from vanguard_desktop.rulesets.expedition.data.events.landing import *
from vanguard_desktop.rulesets.expedition.data.events.planet import *
from vanguard_desktop.rulesets.expedition.data.events.round import *
from vanguard_desktop.rulesets.expedition.data.events.things import *
from vanguard_desktop.rulesets.expedition.data.events.threats import *

EVENTS = SHARED_EVENTS + members(Event, globals())
