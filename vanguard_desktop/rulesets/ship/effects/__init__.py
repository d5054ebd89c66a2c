"""What texts do aboard: projects, situations, upgrades, unloading texts and log entries (SEF).

A class that no chapter carries out is not known to packs; `chapters.py` says which are.
"""

from __future__ import annotations

from .campaign import *
from .cards import *
from .crew import *
from .stores import *
