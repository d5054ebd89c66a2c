"""The cards of the ship book as they are printed, and its pages."""

from __future__ import annotations

from vanguard_desktop.setting.cards_ship.bridge import *
from vanguard_desktop.setting.cards_ship.campaign import *
from vanguard_desktop.setting.cards_ship.facilities import *
from vanguard_desktop.setting.cards_ship.star_map import *
