"""The first planet of a quick start: what is filed, what lies ready, and how the expedition begins there (CMP)."""

from __future__ import annotations

import attrs
import pytest

from tests.ship.ship import REC, campaign, small_ship
from vanguard_desktop.core.engine import follow, legal_commands, replay, settle
from vanguard_desktop.core.ids import WorldId
from vanguard_desktop.rulesets.expedition.data.commands import GoOn, PickSector
from vanguard_desktop.rulesets.expedition.data.decisions import ChooseFirst, ChooseStart
from vanguard_desktop.rulesets.expedition.rules import EXPEDITION
from vanguard_desktop.rulesets.ship import zones
from vanguard_desktop.rulesets.ship.pieces import id_of

FIRST = WorldId("first_planet")


def without_lander(**changes):
    """The small ship with a first planet where nobody lands, as it is printed (CMP-25)."""
    box = small_ship()
    world = box.worlds[FIRST]
    sectors = tuple(attrs.evolve(sector, lander=False) for sector in world.sectors)
    world = attrs.evolve(world, sectors=sectors, **changes)
    return attrs.evolve(box, worlds={**box.worlds, FIRST: world})


def launched(players=4, box=None):
    """A campaign up to the first launch, every question answered with the first legal answer."""
    ship = campaign(players, box=box or without_lander())
    while ship.state.away is None:
        ship = ship.order(ship.legal()[0])
    return ship.state


def begun(players=4, box=None):
    """The expedition of the first planet up to its first question."""
    state = launched(players, box)
    start = EXPEDITION.begin(state.box, state.away, state.away_seed)
    return replay(EXPEDITION, start, settle(EXPEDITION, start))


def placed(players=4, box=None):
    """Everybody has a sector."""
    state = begun(players, box)
    while not isinstance(state.question, ChooseFirst):
        legal = legal_commands(EXPEDITION, state)
        state = follow(EXPEDITION, state, next((each for each in legal if each == GoOn()), legal[0]))[1]
    return state


@pytest.mark.rule("CMP-11")
def test_cards_of_the_training_decks_are_filed_and_its_events_and_rank_up_card_lie_on_the_table():
    ship = campaign()
    filed = {id_of(card) for card in ship.at(zones.POIS)}
    assert {"P101", "P102", "P103", "P105", "P106", "P107", "P108", "P109", "P000"} <= filed
    assert {"M01", "M02", "M03"} <= {id_of(card) for card in ship.at(zones.MISSIONS)}
    assert "conditions:G01" in ship.at(zones.CONDITIONS)
    assert "uniques:1" in ship.at(zones.UNIQUES)
    assert "research_projects:R01" in ship.at(zones.RESEARCH)
    on_table = {id_of(card) for card in ship.at(zones.TRAINING)}
    assert on_table == {"EVT1", "EVT2", "EVT3", "EVT4", "EVT5", "K01"}
    everything = [card for there in ship.state.zones.values() for card in there]
    training = [card for card in everything if card.startswith("section_cards:")]
    assert not any(small_ship().section_cards[id_of(card)].training for card in training)


@pytest.mark.rule("CMP-12")
def test_all_lead_tokens_are_in_the_lead_bag_and_no_pool_holds_anything():
    state = begun()
    assert len(state.lead_bag) == 20
    assert (state.successes, state.round) == (0, 0)
    ship = launched()
    assert (ship.pool.energy, ship.pool.command, ship.pool.success) == (0, 0, 0)


@pytest.mark.rule("CMP-23")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_team_spreads_over_two_sectors_with_somebody_in_each(players):
    asked = begun(players)
    assert isinstance(asked.question, ChooseStart)
    assert [answer.sector for answer in legal_commands(EXPEDITION, asked) if isinstance(answer, PickSector)] == [1, 2]
    state = placed(players)
    assert {member.sector for member in state.members} == {1, 2}


@pytest.mark.rule("CMP-24")
def test_the_recon_player_names_who_starts_even_if_recon_stays_aboard():
    ship = campaign(2, box=without_lander())
    while ship.state.away is None:
        wanted = [each for each in ship.legal() if getattr(each, "thing", "") in ("security", "science")]
        ship = ship.order((wanted or ship.legal())[0])
    start = EXPEDITION.begin(ship.state.box, ship.state.away, 3)
    state = replay(EXPEDITION, start, settle(EXPEDITION, start))
    while not isinstance(state.question, ChooseFirst):
        state = follow(EXPEDITION, state, legal_commands(EXPEDITION, state)[0])[1]
    assert REC not in {member.section for member in state.members}
    assert state.question.section is REC
    assert not any(member.turn_ended for member in state.members)


@pytest.mark.rule("CMP-26")
def test_everybody_holds_two_cards_and_the_first_entry_has_been_read():
    """The expedition book reads the entry that opens a board first of all; it says nothing of the hands."""
    state = placed(box=without_lander(briefing="610"))
    assert [len(member.hand) for member in state.members] == [2, 2, 2, 2]
    assert [len(member.deck) for member in state.members] == [8, 8, 8, 8]
    assert state.tally["log:610"] == 1
