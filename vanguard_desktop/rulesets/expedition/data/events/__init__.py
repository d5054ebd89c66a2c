"""What can happen on an expedition."""

from __future__ import annotations

from vanguard_desktop.core import SHARED_EVENTS, Event, members

from .check import *
from .crew import *
from .landing import *
from .planet import *
from .round import *
from .things import *
from .threats import *

EVENTS = SHARED_EVENTS + members(Event, globals())
