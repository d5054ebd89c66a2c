"""A ship that drifts in the Long Post comes under way again, however badly it stands with it (MAP-26)."""

from __future__ import annotations

import attrs
import pytest

from tests.ship.ship import Ship
from tests.support.boxes import shipped
from vanguard_desktop.rulesets.ship import zones
from vanguard_desktop.rulesets.ship.data.campaign.objectives import UseAbility
from vanguard_desktop.rulesets.ship.data.campaign.save_point import PlayOn
from vanguard_desktop.rulesets.ship.data.common import PickOption
from vanguard_desktop.rulesets.ship.data.journey.star_map import DriftOff, EndTravel, Visit
from vanguard_desktop.rulesets.ship.phases import Phase
from vanguard_desktop.rulesets.ship.rules import SHIP
from vanguard_desktop.rulesets.ship.state import CampaignOpening
from vanguard_desktop.setting.cards_ship import MoraleLevel

REPAIR = UseAbility(card="tech_levels:T0")
HUM = Visit(destination="hum")


@pytest.fixture(scope="module")
def long_post():
    return shipped()


def limping(box):
    """No morale, the lamps dimmed, a leak that takes two energy: nothing is left for a flight."""
    opening = CampaignOpening(campaign=next(iter(box.campaigns)), players=("Mia",))
    ship = Ship(attrs.evolve(SHIP.begin(box, opening, 3), queue=(), cycle=1, morale=MoraleLevel.VERY_LOW))
    ship = ship.with_dice(3).put(zones.BRIDGE, "tech_levels:T1").put(zones.TECH_LEVEL, "tech_levels:T0")
    ship = ship.put(zones.FUTURE, *ship.at(zones.POSSIBLE))
    return ship.put(zones.OPEN_SITUATIONS, "situations:S07", "situations:S21")


@pytest.mark.rule("MAP-26", "MAP-23", "SEF-17")
def test_with_one_command_in_every_cycle_the_ship_is_repaired_while_it_drifts(long_post):
    ship = limping(long_post)
    ship = ship.laid(phase=Phase.STAR_MAP).from_step(Phase.STAR_MAP, "travel")
    repairs = 0
    for _ in range(120):
        if HUM in ship.legal():
            break
        if REPAIR in ship.legal() and repairs < 4:
            ship, repairs = ship.order(REPAIR), repairs + 1
            continue
        legal = [each for each in ship.legal() if each != REPAIR]
        wanted = (PlayOn(), EndTravel(), DriftOff(), PickOption(number=1))
        ship = ship.order(next((each for each in wanted if each in legal), legal[-1]))
    assert HUM in ship.legal()
    assert repairs == 4
    assert ship.at(zones.TECH_LEVEL) == ("tech_levels:T1",)
