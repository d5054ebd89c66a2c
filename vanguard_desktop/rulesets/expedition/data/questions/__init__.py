"""Questions that the position answers itself: requirements of missions and goals, the `if` of cards."""

from __future__ import annotations

from vanguard_desktop.core import AllOf as AllOf
from vanguard_desktop.core import AnyOf as AnyOf
from vanguard_desktop.core import FlagSet as FlagSet
from vanguard_desktop.core import Not as Not
from vanguard_desktop.core import Test, members

from .check import *
from .crew import *
from .goals import *
from .moments import *
from .places import *

TESTS = members(Test, globals())
