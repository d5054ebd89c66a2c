"""The cards of an expedition as they are printed."""

from __future__ import annotations

from ..standing import DiscoveryType as DiscoveryType
from .check import *
from .planet import *
from .team import *
