"""The cards of the ship book as they are printed, and its pages."""

from __future__ import annotations

from .bridge import *
from .campaign import *
from .facilities import *
from .star_map import *
