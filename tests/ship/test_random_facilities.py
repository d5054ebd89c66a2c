"""Facilities are visited with crew, projects, situations and add-ons of every kind, and somebody orders anything legal
there; every event is watched, written down and read again.
"""

from __future__ import annotations

from random import Random

import pytest

from tests.ship.ship import ENG, REC, SCI, SEC, aboard, small_ship
from tests.ship.test_random_homecoming import ordered, watched
from vanguard_desktop.core.engine import replay, settle
from vanguard_desktop.core.events import EffectsQueued, Waiting
from vanguard_desktop.core.rng import Rng
from vanguard_desktop.core.sources import Source
from vanguard_desktop.rulesets.ship import effects as fx
from vanguard_desktop.rulesets.ship import zones
from vanguard_desktop.rulesets.ship.data.journey.cycle import DoStep
from vanguard_desktop.rulesets.ship.phases import Phase
from vanguard_desktop.rulesets.ship.rules import SHIP
from vanguard_desktop.rulesets.ship.state import InForce, Tokens
from vanguard_desktop.setting.cards_ship import Bed, MoraleLevel
from vanguard_desktop.setting.standing import ModifierKey, Often, Standing
from vanguard_desktop.text.common.names import Names
from vanguard_desktop.text.ship.words import ShipWords

HELP = (
    Standing(key=ModifierKey.ICONS_NEEDED, value=-1, often=Often.PER_PHASE),
    Standing(key=ModifierKey.ICONS_NEEDED, value=-1, only="lab_work"),
    Standing(key=ModifierKey.BOOST_WITHOUT_CREW, value=1, often=Often.PER_VISIT),
    Standing(key=ModifierKey.START_STAGE, value=1, only="stage_1"),
    Standing(key=ModifierKey.RESEARCH_COST, value=-1),
    Standing(key=ModifierKey.SOLVE_PER_VISIT, value=1),
    Standing(key=ModifierKey.DISABLED, only="boost"),
)


def somewhere(chance):
    """A ship with everything facilities work with, in any state, and its visits to come."""
    ship = aboard(chance.randint(1, 4)).laid(rng=Rng(chance.randint(0, 10**6)), morale=chance.choice(list(MoraleLevel)))
    if chance.random() < 0.7:
        ship = ship.effects(fx.OpenSealed())
        for slot, card in enumerate(chance.sample(range(1, 19), chance.randint(0, 6)), 1):
            ship = ship.put(zones.add_on(slot), f"add_ons:AF{card:02}")
    for section in (SEC, REC, SCI, ENG):
        ship = ship.with_crew(section, zones.hand(section), *chance.sample((1, 1, 2, 3), chance.randint(0, 4)))
        ship = ship.with_crew(section, zones.RESTING, *chance.sample((1, 2), chance.randint(0, 2)))
    ship = ship.with_crew(SCI, zones.bed("A", Bed.LIGHT), 2)
    for deck in ("mineral", "flora", "specimen", "microorganism", "alien_tech"):
        for rarity in ("common", "rare"):
            found = (f"discoveries:{deck}-{rarity}/{copy}" for copy in range(1, chance.randint(1, 4)))
            ship = ship.put(zones.GATHERED, *found)
    for card in chance.sample(sorted(small_ship().research_projects), 4):
        ship = ship.put(zones.ENVELOPE, f"research_projects:{card}")
    for card in ("production_projects:C04", "facility_upgrades:F04", "facility_upgrades:F06"):
        ship = ship.put(zones.ENVELOPE, *([card] if chance.random() < 0.5 else []))
    for card in chance.sample(sorted(small_ship().situations), 5):
        zone = chance.choice((zones.ENVELOPE, zones.OPEN_SITUATIONS))
        ship = ship.put(zone, f"situations:{card}")
    standing = tuple(InForce(standing=each, source=Source.read("upgrades:B03")) for each in chance.sample(HELP, 2))
    ship = ship.laid(in_force=standing).pooled(command=chance.randint(0, 6), energy=chance.randint(0, 8), success=2)
    visits = tuple(Waiting(effect=DoStep(phase=Phase.FACILITIES, step=step)) for step in ("visits", "close"))
    return replay(SHIP, ship.state, [EffectsQueued(effects=visits)])


@pytest.mark.rule("CYC-26", "FAC-03", "FAC-07", "ZON-01", "ZON-02", "ZON-03", "CYC-21")
@pytest.mark.parametrize("seed", range(30))
def test_whatever_is_done_in_the_facilities_nothing_is_lost_and_the_phase_ends(seed):
    chance, words = Random(seed), ShipWords(Names(small_ship()))
    start = somewhere(chance)
    state = watched(start, settle(SHIP, start))
    state = ordered(state, chance, words, most=1_000)
    assert state.question is None
    assert state.phase is Phase.FACILITIES
    assert state.pool == Tokens()
    for zone in (zones.OPEN_SITUATIONS, zones.BARRACKS_ROW, zones.ADD_ON_OFFER):
        assert not state.at(zone)
