"""A whole cycle, from the save point over a planet to the next one, saved at every single step."""

from __future__ import annotations

from random import Random

import pytest

from tests.ship.ship import small_ship
from vanguard_desktop.books import BOOKS
from vanguard_desktop.core.engine import legal_commands
from vanguard_desktop.core.ids import CampaignId
from vanguard_desktop.play.campaign import codec, fold, follow_on, open_book
from vanguard_desktop.rulesets.expedition.rules import EXPEDITION
from vanguard_desktop.rulesets.ship.data.campaign.save_point import PlayOn, SavePoint, SetDifficulty
from vanguard_desktop.rulesets.ship.data.journey.star_map import EndTravel, Fly, Visit
from vanguard_desktop.rulesets.ship.phases import Phase
from vanguard_desktop.rulesets.ship.rules import SHIP
from vanguard_desktop.rulesets.ship.state import CampaignOpening

LONGEST = 3_000


def course(legal, chance):
    """Somebody who looks for a planet and does anything else as it comes."""
    wanted = [each for each in legal if each in (Visit(destination="02-1"), Fly(to="SYS-02"), PlayOn())]
    others = [each for each in legal if not isinstance(each, EndTravel | SetDifficulty)]
    return chance.choice(wanted or others or legal)


def at_save_point(position):
    return position.book == SHIP.book and isinstance(position.state.question, SavePoint)


@pytest.mark.rule("CYC-02", "CYC-03", "CYC-20", "SAV-03", "BPE-03")
@pytest.mark.parametrize("players", [1, 3])
def test_a_campaign_saved_at_any_step_of_a_cycle_goes_on_to_the_same_future(players):
    box, chance = small_ship(), Random(5)
    names = tuple(f"Player {number}" for number in range(players))
    position = fold(box, None, open_book(box, CampaignOpening(campaign=CampaignId("fixture"), players=names), 4))
    points, seen = 0, set()
    for _ in range(LONGEST):
        if at_save_point(position):
            points += 1
            if points > 2 and position.state.records:
                # the stretch that was saved step by step holds a visit to a planet, and the ship before and after it
                assert {EXPEDITION.book, Phase.STAR_MAP, Phase.LAUNCH, Phase.SAVE_POINT} <= seen
                return
        command = course(legal_commands(BOOKS[position.book].rules, position.state), chance)
        events, after = follow_on(box, position, command)
        if points:  # each step from what was read is the step that was played, and so are all that follow
            read = codec().read_position(codec().write_position(position), box)
            assert read == position
            seen.add(position.state.phase if position.book == SHIP.book else position.book)
            assert follow_on(box, read, command) == (events, after)
        position = after
    raise AssertionError("no planet was ever visited and left")
