"""What cards of the habitat do (HFX), each effect in the module of its subject."""

from __future__ import annotations

from .abilities import *
from .base import *
from .campaign import *
from .crew import *
from .director import *
from .ground import *
from .malfunctions import *
from .missions import *
from .story import *
