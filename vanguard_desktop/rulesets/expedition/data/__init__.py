"""What an expedition consists of: position, orders, events, effects, questions, reasons; data without rules."""

from __future__ import annotations

from .check import *
from .commands import *
from .decisions import *
from .easing import *
from .lasting import *
from .member import *
from .picked import *
from .questions import *
from .reasons import *
from .state import *
from .tables import *
from .topics import *
from .tracks import *
