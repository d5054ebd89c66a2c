"""Somebody orders anything legal, from the set-up over the first planet home again; every event is watched."""

from __future__ import annotations

from random import Random

import pytest

from tests.ship.ship import small_ship
from vanguard_desktop.books import BOOKS
from vanguard_desktop.core.engine import legal_commands
from vanguard_desktop.core.ids import CampaignId
from vanguard_desktop.play.campaign import codec, fold, follow_on, open_book
from vanguard_desktop.rulesets.ship.rules import SHIP
from vanguard_desktop.rulesets.ship.state import CampaignOpening

LONGEST = 2_000


@pytest.mark.rule("CYC-26", "ZON-01", "ZON-02", "ZON-03")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("seed", [1, 2, 3])
def test_a_campaign_begins_and_its_first_team_comes_home(players, seed):
    box, chance = small_ship(), Random(seed)
    names = tuple(f"Player {number}" for number in range(players))
    events = open_book(box, CampaignOpening(campaign=CampaignId("fixture"), players=names), seed)
    position = watched(box, None, events)
    for _ in range(LONGEST):
        ship = position.states[SHIP.book]
        if position.book == SHIP.book and ship.home is not None:
            assert ship.dice_each == 5
            assert {back.id for back in ship.home.team if not back.dead} <= set(ship.sleeves)
            return
        legal = legal_commands(BOOKS[position.book].rules, position.state)
        assert legal, position.state.question
        events, after = follow_on(box, position, chance.choice(legal))
        assert watched(box, position, events) == after
        position = after
    raise AssertionError("nobody came home")


def watched(box, position, events):
    """The position after these events, which were written down and read again one by one."""
    for event in codec().read_events(codec().write_events(events)):
        position = fold(box, position, [event])
        broken = [what for book, state in position.states.items() for what in BOOKS[book].rules.broken(state)]
        assert not broken, f"after {event}: {broken}"
    return position
