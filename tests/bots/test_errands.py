"""The sensible bot leads the markers of a mission to where they are wanted (PLN-20)."""

from __future__ import annotations

import attrs
import pytest

from tests.content.test_operation_boards import BOX, LONG_POST, landed
from vanguard_desktop.bots.campaigns import Voyage, play_campaign
from vanguard_desktop.bots.expedition.errands import brings, errands
from vanguard_desktop.bots.expedition.sensible import Sensible
from vanguard_desktop.core import CardId, PathId, SectorId, legal_commands
from vanguard_desktop.play.campaign import codec
from vanguard_desktop.rulesets.expedition.data import TakeSpecialAction
from vanguard_desktop.rulesets.expedition.rules import EXPEDITION


def gifts(**at):
    """Gifts of the wedding by sector, nobody near them but those who stand there."""
    state = landed("WOP3")
    marks = {SectorId(int(sector.removeprefix("in_"))): count for sector, count in at.items()}
    return attrs.evolve(state, marks=marks)


def standing(state, *sectors):
    members = zip(state.members, sectors, strict=True)
    return attrs.evolve(state, members=tuple(attrs.evolve(one, sector=SectorId(at)) for one, at in members))


def sent(state):
    """Where the first of the team is to go, and what for."""
    return {errand.sector: errand.worth for errand in errands(state, state.members[0])}


@pytest.mark.rule("PLN-20")
def test_who_stands_by_a_gift_is_sent_to_the_table_and_who_does_not_to_a_gift():
    assert set(sent(standing(gifts(in_7=1), 7, 8))) == {4}
    assert set(sent(standing(gifts(in_7=1, in_2=1), 1, 8))) == {7, 2}
    assert sent(standing(gifts(in_4=3), 7, 8)) == {}


def test_a_gift_is_worth_more_when_there_are_enough_of_them():
    assert sent(standing(gifts(in_7=3), 7, 8))[4] > sent(standing(gifts(in_7=1), 7, 8))[4]


@pytest.mark.rule("PLN-20")
def test_markers_come_along_where_they_are_wanted_and_nowhere_else():
    state = gifts(in_2=1)
    assert brings(state, SectorId(2), SectorId(1))
    assert not brings(state, SectorId(2), SectorId(7))


def test_one_meets_at_home_when_the_kite_is_there():
    rope = landed("WOP4")
    assert sent(rope) == {}
    assert set(sent(standing(attrs.evolve(rope, marks={SectorId(1): 1}), 2, 2))) == {1}


@pytest.mark.rule("OPS-12")
@pytest.mark.parametrize("operation", ["OP-2", "OP-3", "OP-4"])
def test_operations_can_be_won(operation):
    """Not every time: luck has its part in it."""
    voyages = (
        Voyage(campaign=LONG_POST, players=1, bot="sensible", seed=seed, operation=CardId(operation))
        for seed in range(6)
    )
    assert any(play_campaign(BOX, codec(), voyage)[0].ending.startswith("won") for voyage in voyages)


def at_the_window():
    """The last mission of the training, where it is done; what nobody has read yet lies at the other end."""
    state = standing(landed("W00"), 3, 8)
    pois = {SectorId(1): (CardId("P001"),), SectorId(8): (CardId("P006"),)}
    logs = {f"log:{number}": 1 for number in (4, 5, 7, 8, 9, 10)}  # all but what is to be read at the other end
    return attrs.evolve(
        state,
        round=4,
        missions=(CardId("M03"),),
        pois=pois,
        condition=CardId("G01"),  # nothing is paid for traveling
        opened=(PathId("6-8"), PathId("7-8")),
        tally={**state.tally, **logs},
    )


def test_nobody_is_sent_away_from_where_the_mission_is_done():
    state = at_the_window()
    advice = Sensible().advise(state, legal_commands(EXPEDITION, state))
    assert advice is not None
    assert isinstance(advice.command, TakeSpecialAction)
