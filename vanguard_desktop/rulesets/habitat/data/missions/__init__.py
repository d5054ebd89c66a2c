"""Missions: how one is laid out, what its sheet adds to the rules, and how it ends."""

from __future__ import annotations

from .decks import *
from .ending import *
from .ground import *
from .loads import *
from .samples import *
from .set_up import *
from .sheet import *
