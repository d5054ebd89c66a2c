"""The steps of rounds, turns, checks and other procedures: they wait in the same queue as the texts of cards."""

from __future__ import annotations

from vanguard_desktop.core import Effect, members

from .check import *
from .crew import *
from .landing import *
from .planet import *
from .round import *
from .things import *

STEP_EFFECTS = members(Effect, globals())
