"""What cards, paths, boards and logs may do on an expedition, by what it is done to."""

from __future__ import annotations

from vanguard_desktop.core import Choose as Choose
from vanguard_desktop.core import Effect, members
from vanguard_desktop.core import If as If
from vanguard_desktop.core import InOrder as InOrder
from vanguard_desktop.core import May as May
from vanguard_desktop.core import Nothing as Nothing
from vanguard_desktop.core import ReadLog as ReadLog
from vanguard_desktop.core import SetFlag as SetFlag
from vanguard_desktop.setting import Stat as Stat

from .check import *
from .crew import *
from .landing import *
from .planet import *
from .round import *
from .things import *
from .threats import *
from .travel import *

CARD_EFFECTS = members(Effect, globals())
