"""The sensible bot on planets: it goes on instead of waiting for ever, and pictures no more than luck can change."""

from __future__ import annotations

from random import Random

import pytest

from tests.support.boxes import shipped
from vanguard_desktop.books import BOOKS
from vanguard_desktop.bots.expedition.imagination import Imagination, uncovered
from vanguard_desktop.bots.expedition.outlook import Outlook
from vanguard_desktop.bots.expedition.patience import IDLE_ROUNDS, Patience
from vanguard_desktop.bots.expedition.players import SensibleBot
from vanguard_desktop.bots.expedition.prospects import Prospects
from vanguard_desktop.bots.expedition.worths import text_worth
from vanguard_desktop.bots.ship.players import SensibleShip
from vanguard_desktop.core.engine import follow, legal_commands
from vanguard_desktop.core.ids import WorldId
from vanguard_desktop.core.state import changed
from vanguard_desktop.play.campaign import fold, follow_on, open_book
from vanguard_desktop.play.openings import stand_alone_opening
from vanguard_desktop.rulesets.expedition.data.commands import EndTurn, Rest, TakeSpecialAction, Travel
from vanguard_desktop.rulesets.expedition.data.decisions import ChooseAction
from vanguard_desktop.rulesets.expedition.data.effects import FailMission, StayOnPlanet
from vanguard_desktop.rulesets.expedition.data.state import Ending
from vanguard_desktop.rulesets.expedition.rules import EXPEDITION
from vanguard_desktop.rulesets.ship.data.journey.cycle import TeamHome
from vanguard_desktop.rulesets.ship.rules import SHIP
from vanguard_desktop.rulesets.ship.state import CampaignOpening


@pytest.fixture(scope="module")
def box():
    return shipped()


@pytest.fixture(scope="module")
def to_act(box):
    """Somebody may act on the first world of the game."""
    opening = stand_alone_opening(box, WorldId("W01"), 2)
    state, bot = fold(box, None, open_book(box, opening, 4)).state, SensibleBot(4)
    while not isinstance(state.question, ChooseAction):
        state = follow(EXPEDITION, state, bot.choose(EXPEDITION, state, legal_commands(EXPEDITION, state)))[1]
    return state


@pytest.mark.rule("TUT-34", "TUT-56")
@pytest.mark.parametrize("seed", [160215742132725, 225820135221983])
def test_a_first_world_that_nobody_can_leave_is_played_to_its_end(box, seed):
    position = fold(box, None, open_book(box, CampaignOpening(campaign=min(box.campaigns), players=("Mia",)), seed))
    bot, aboard = SensibleBot(seed), SensibleShip(seed)
    for _ in range(700):
        rules, state = BOOKS[position.book].rules, position.state
        player = aboard if rules is SHIP else bot
        events, position = follow_on(box, position, player.choose(rules, state, legal_commands(rules, state)))
        homes = [event.home for event in events if isinstance(event, TeamHome)]
        if homes:
            assert homes[0].ending in (Ending.ENDED_BY_TEXT, Ending.EVACUATED)
            return
    pytest.fail("the team is still there")


def test_who_has_got_nowhere_for_rounds_tries_something_else(to_act):
    patience, legal = Patience(), legal_commands(EXPEDITION, to_act)
    assert not patience.something_else(to_act, legal)
    later = changed(to_act, round=to_act.round + IDLE_ROUNDS)
    others = patience.something_else(later, legal)
    assert others
    assert all(isinstance(command, Travel | TakeSpecialAction) for command in others)
    found = changed(later, successes=later.successes + 1)
    assert not patience.something_else(found, legal)


def test_only_what_luck_can_change_has_to_be_pictured_again(to_act):
    picture = Imagination(Random(1)).picture(to_act)
    legal = legal_commands(EXPEDITION, picture)
    ended = next(command for command in legal if isinstance(command, EndTurn))
    rested = next(command for command in legal if isinstance(command, Rest))
    assert not uncovered(picture, picture)
    assert uncovered(picture, follow(EXPEDITION, picture, ended)[1])  # an event card is seen
    assert uncovered(picture, changed(picture, rng=picture.rng.after(1)))
    assert uncovered(picture, follow(EXPEDITION, picture, rested)[1])  # a card is drawn


def test_what_is_remembered_of_the_outlook_is_what_a_fresh_look_sees(to_act):
    outlook, seen = Outlook(Prospects()), []
    for command in legal_commands(EXPEDITION, to_act):
        after = follow(EXPEDITION, to_act, command)[1]
        seen.append((outlook.ahead(after), Outlook(Prospects()).ahead(after)))
    assert len({round(known, 6) for known, _ in seen}) > 1
    assert all(known == pytest.approx(fresh) for known, fresh in seen)


def test_who_has_agreed_to_lift_off_does_not_stay_when_a_text_asks_again(to_act):
    leaving = text_worth(to_act, to_act.members[0], FailMission(), None)
    assert leaving < 0
    assert text_worth(to_act, to_act.members[0], StayOnPlanet(), None) < leaving
