"""The undo button says what it takes back: the decision, not the first thing the engine did about it."""

from __future__ import annotations

import pytest

from tests.support.boxes import ADA, HOME, TO_RIDGE, small_box, small_opening
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.play.game import Game
from vanguard_desktop.rulesets.expedition.data.commands import (
    AnswerLiftOff,
    EndTurn,
    GiveStartToken,
    GoOn,
    LiftOff,
    PickDie,
    PickOption,
    Rest,
    Travel,
)
from vanguard_desktop.rulesets.expedition.data.decisions import ChooseDieToSpend
from vanguard_desktop.store.memory_log import MemoryLog
from vanguard_desktop.text.common.wording import Wording


@pytest.fixture
def game():
    return Game.start(small_box(), MemoryLog(), small_opening(), lambda: 1)


@pytest.fixture
def says(game, speak):
    """Play commands and hear what undo would take back then."""
    speak("en")
    wording = Wording.of(game.box)

    def play(*commands):
        for command in commands:
            game.submit(command)
        return wording.undo.undo_label(game.last_events(), game.state)

    return play


def test_at_the_start_there_is_only_the_start(says):
    assert says() == "Undo – start of the expedition"


def test_who_took_the_start_token(says):
    assert says(GiveStartToken(to=ADA)) == "Undo – start token for Ada"


def test_a_rest_and_not_the_supplies_it_cost(says):
    assert says(GiveStartToken(to=ADA), Rest()) == "Undo – rest"


def test_a_journey_that_waits_for_a_die_has_no_destination_yet(says, game):
    assert says(GiveStartToken(to=ADA), Travel(path=TO_RIDGE)) == "Undo – travel"
    assert isinstance(game.state.question, ChooseDieToSpend)
    assert says(PickDie(die=ridge_die(game))).startswith("Undo – spent die: ")


def test_the_end_of_a_turn_and_not_the_event_it_brought(says):
    assert says(GiveStartToken(to=ADA), EndTurn()) == "Undo – end of turn"


def test_the_event_and_not_what_came_of_it(says):
    assert says(GiveStartToken(to=ADA), EndTurn(), GoOn()) == "Undo – choice: Storm"


def test_an_alternative_of_an_event(says, game):
    says(GiveStartToken(to=ADA), Travel(path=TO_RIDGE), PickDie(die=ridge_die(game)), EndTurn(), GoOn())
    assert says(PickOption(number=1)) == "Undo – choice: Storm"


def test_a_journey_with_its_destination(says, game):
    says(GiveStartToken(to=ADA), Travel(path=TO_RIDGE))
    says(PickDie(die=ridge_die(game)))
    assert says(Travel(path=HOME)) == "Undo – travel to Ruins"


def test_a_proposed_lift_off_and_the_answer(says):
    assert says(GiveStartToken(to=ADA), LiftOff()) == "Undo – proposed lift-off"
    answer = AnswerLiftOff(section=Section.SCIENCE, agree=True)
    assert says(answer) == "Undo – answer to the lift-off: Science"


def test_redo_says_what_it_brings_back(game, says, speak):
    says(GiveStartToken(to=ADA), Rest())
    game.undo()
    wording = Wording.of(game.box)
    assert wording.undo.redo_label(game.next_events(), game.state) == "Redo – rest"
    game.redo()
    assert wording.undo.redo_label(game.next_events(), game.state) == "Redo"


def ridge_die(game):
    """A red die to pay for the path to the ridge; the second one stays for the storm."""
    member = game.state.member(ADA)
    return next(die for die in member.available if die.startswith("red-"))
