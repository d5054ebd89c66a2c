"""What texts do aboard: projects, situations, upgrades, unloading texts and log entries (SEF).

A class that no chapter carries out is not known to packs; `chapters.py` says which are.
"""

from __future__ import annotations

from vanguard_desktop.rulesets.ship.effects.campaign import *
from vanguard_desktop.rulesets.ship.effects.cards import *
from vanguard_desktop.rulesets.ship.effects.crew import *
from vanguard_desktop.rulesets.ship.effects.stores import *
