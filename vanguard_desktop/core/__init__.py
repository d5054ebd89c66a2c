"""What every rule book stands on: plain data and functions over it, without Qt, files, clock or chance of its own."""

from __future__ import annotations

from .chapter import *
from .effects import *
from .engine import *
from .events import *
from .fields import *
from .ids import *
from .kinds import *
from .mappings import *
from .once import *
from .patience import *
from .questions import *
from .reasons import *
from .rng import *
from .sources import *
from .state import *
from .sums import *
