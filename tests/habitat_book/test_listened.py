"""Somebody who sees nothing plays a sol of the habitat: a program outside reads and presses over the bus.

The end of a sol is played here. `MISSIONS=1 pytest tests/habitat_book/test_listened.py` plays the first sol of the
introductory mission whole, from the first screen on.
"""

from __future__ import annotations

import faulthandler
import importlib.util
import os
import re

import pytest

from tests.support.boxes import shipped
from vanguard_desktop.bots.seats import make_bot
from vanguard_desktop.core import CardId
from vanguard_desktop.play.habitat.mission_plan import MissionPlan
from vanguard_desktop.play.saved_game import new_game
from vanguard_desktop.rulesets.habitat.actions.pawns import free_pawns
from vanguard_desktop.rulesets.habitat.data.actions import PlanActions
from vanguard_desktop.rulesets.habitat.rules import HABITAT

if importlib.util.find_spec("jeepney") is None:
    pytest.skip("the accessibility bus is a matter of Linux desktops", allow_module_level=True)

from tests.app.test_screen_reader import DIALOG, Listener, listening, told_badly
from tests.support.screen_reader import CHECKED, FOCUSABLE, Thing, missing_tools

pytestmark = pytest.mark.skipif(bool(missing_tools()), reason=f"not on this system: {', '.join(missing_tools())}")
by_command = pytest.mark.skipif(not int(os.environ.get("MISSIONS", "0")), reason="long: MISSIONS=1 plays it")

MOST_STEPS, SEED, LEFT = 80, 7, 1
STRUCTURES, SPACES, RESERVES, COMPLEXES = 13, 24, 3, 3
BUTTON, LABEL, PANEL, ITEM, RADIO = "push button", "label", "panel", "list item", "radio button"
CAN_BE_CHOSEN = "Can be chosen now."
ASIDE = ("Look at", "Undo", "Branch off", "Show all", "At any time", "Dismantle")


@pytest.fixture
def late(tmp_path):
    """All but the last pawns of the first sol are planned."""

    def begin(saves):
        box = shipped()
        opening = MissionPlan(mission=CardId("bitter-water"), names=("Anna",)).opening(box)
        game = new_game(saves / "Halfway.vanguard", box, opening, lambda: SEED)
        bot = make_bot(HABITAT.book, "sensible", SEED)
        while not isinstance(game.state.question, PlanActions) or len(free_pawns(game.state)) > LEFT:
            game.submit(bot.choose(HABITAT, game.state, game.legal_commands()))
        game.close()

    with listening(tmp_path, begin) as listener:
        yield listener


@pytest.fixture
def early(tmp_path):
    """Nothing was ever played."""
    with listening(tmp_path, lambda saves: None) as listener:
        yield listener


def of_role(things, role) -> list[Thing]:
    return [thing for thing in things if thing.role == role]


def named(things, start) -> Thing | None:
    return next((thing for thing in of_role(things, BUTTON) if thing.name.startswith(start)), None)


def plans(things) -> bool:
    return any(thing.name == "Plan the actions of this sol." for thing in things)


def next_button(things) -> Thing:
    """What leads on: a lesson, what lies open to be read or chosen, a pawn, an action, the plan, or an answer."""
    if (understood := named(things, "Got it")) is not None:
        return understood
    dialog = next((number for number, thing in enumerate(things) if thing.role == DIALOG), None)
    if dialog is not None:
        inside = [thing for thing in of_role(things[dialog:], BUTTON) if thing.name]
        return named(inside, "1. ") or next(each for each in reversed(inside) if not each.name.startswith(ASIDE))
    if (listed := named(things, "1. ")) is not None:
        return listed
    if plans(things):
        resolve = named(things, "Resolve the plan")
        lacks = resolve is not None and resolve.description.startswith("Too few pawns")
        helps = [each for each in of_role(things, BUTTON) if "free pawns" in each.name]
        helps = [each for each in helps if each.description.startswith(CAN_BE_CHOSEN)]
        free = any(re.match(r"[1-9]\d* pawns? free", thing.name) for thing in of_role(things, LABEL))
        more = named(things, "All actions,") if free else None
        return helps[0] if lacks and helps else more or (helps[0] if helps else resolve)
    return [each for each in of_role(things, BUTTON) if each.name and not each.name.startswith(ASIDE)][-1]


def test_the_end_of_a_sol_is_played_by_somebody_who_only_listens(late: Listener):
    late.reader.press(late.reader.wait(lambda: next((t for t in late.reader.shown() if t.name == "Continue"), None)))
    late.reader.wait(lambda: any(thing.name.startswith("All actions") for thing in late.reader.shown()))
    for _ in range(MOST_STEPS):
        things = late.shown()
        assert told_badly(things) == []
        if any(thing.name.startswith("Sol 2 of") for thing in things):
            break
        late.press(next_button(things), things)
    heard = late.heard
    assert "The plan of the sol is final." in heard
    assert "acts: " in heard


@by_command
def test_the_first_sol_of_the_introductory_mission_is_played_whole_by_listening(early: Listener):
    faulthandler.cancel_dump_traceback_later()
    choose_the_mission(early)
    told, looked = [], 0
    for _ in range(MOST_STEPS):
        things = early.shown()
        assert told_badly(things) == []
        if any(thing.name.startswith("Sol 2 of") for thing in things):
            break
        if plans(things):
            look_over(things)
            looked += 1
            told += [thing.name for thing in of_role(things, LABEL)]
        if named(things, "Got it") is not None:
            assert of_role(things, PANEL)[-1].name in early.heard  # the lesson that stands there
        early.press(next_button(things), things)
    assert looked > 3
    heard = early.heard
    for words in (r"succeeds with \d+\.\d\s%", r"Pawns: 1 with dice, 2 for sure", r"wound \d+\.\d\s%"):
        assert re.search(words, " ".join(told)), words
        assert re.search(words, heard), words
    assert re.search(r"\): (the symbol was rolled|blank)\.", heard)
    order = [
        "Welcome to Halfway.", "Who is First Player", "Sol 1 begins.", "choose one.", "You choose:", "Morale phase.",
        "Oxygen: 8 made", "Plan the actions of this sol.", "The plan of the sol is final.", "acts: ",
        "Malfunctions phase.", "Clean-up phase.",
    ]  # fmt: skip
    places = [heard.find(words) for words in order]
    assert -1 not in places, [words for words, place in zip(order, places, strict=True) if place < 0]
    assert places == sorted(places)


def choose_the_mission(listener):
    """From the first screen; of each group of choices one is taken, and it is said which."""
    reader = listener.reader
    reader.press(reader.wait(lambda: named(reader.shown(), "Habitat")))
    begin = reader.wait(lambda: named(listener.shown(), "Begin the mission"))
    things = listener.shown()
    assert told_badly(things) == []
    taken = [thing.name for thing in of_role(things, RADIO) if thing.has(CHECKED)]
    assert taken == ["Housewarming", "Normal", "1 player", "Analyst", "Surveyor"]
    reader.press(begin)
    reader.wait(lambda: any(thing.name.startswith("Who is First Player") for thing in reader.shown()))


def look_over(things):
    """Everything that somebody who sees has before them while a sol is planned."""
    names = [thing.name for thing in of_role(things, LABEL)]
    panels = [thing.name for thing in of_role(things, PANEL)]
    assert sum("malfunction track" in name and "chance of a card" in name for name in panels) == COMPLEXES
    assert sum("next production makes" in name for name in names) == RESERVES
    for words in (
        "Housewarming",
        "Sol 1 of 9",
        "Actions",
        "Crew morale",
        "Loading zone: CPU (2), ",
        "Build the reserve",
    ):
        assert any(words in name for name in names), words
    buttons = of_role(things, BUTTON)
    people = [each for each in buttons if "free pawns" in each.name]
    assert len(people) == 2
    assert all(re.search(r"wounds \d of 5, morale tokens \d", each.name) for each in people)
    assert not [each.name for each in people if ".." in each.name]
    spaces = of_role(things, ITEM)
    assert len(spaces) == SPACES
    assert all(re.match(r"R[123]-[NEWS]+: ", each.name) and each.has(FOCUSABLE) for each in spaces)
    if named(things, "All actions,") is not None:
        structures = [each for each in buttons if each.description.startswith(CAN_BE_CHOSEN) and each not in people]
        assert structures
        assert any(each.description.startswith("Enter: 1 action can be planned") for each in spaces)
    else:
        assert any(each.name.startswith("Take back: ") for each in buttons)
    assert named(things, "Resolve the plan") is not None
