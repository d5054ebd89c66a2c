"""The cards of an expedition as they are printed."""

from __future__ import annotations

from vanguard_desktop.setting.cards.check import *
from vanguard_desktop.setting.cards.planet import *
from vanguard_desktop.setting.cards.team import *
from vanguard_desktop.setting.standing import DiscoveryType as DiscoveryType
