"""Somebody who sees nothing plays a sol of the habitat: a program outside reads and presses over the bus."""

from __future__ import annotations

import importlib.util
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
from tests.support.screen_reader import missing_tools

pytestmark = pytest.mark.skipif(bool(missing_tools()), reason=f"not on this system: {', '.join(missing_tools())}")

MOST_STEPS, SEED, LEFT = 40, 7, 1


@pytest.fixture
def sol(tmp_path):
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


def next_button(things):
    """What leads on: what lies open to be read or chosen, a pawn, an action, the plan, or the first answer."""
    buttons = [thing for thing in things if thing.role == "push button" and thing.name]
    dialog = next((number for number, thing in enumerate(things) if thing.role == DIALOG), None)
    if dialog is not None:
        inside = [thing for thing in things[dialog:] if thing.role == "push button" and thing.name]
        return next((each for each in inside if each.name.startswith("1")), None) or next(
            each for each in reversed(inside) if not each.name.startswith(("Look at", "Undo", "Show all"))
        )
    free = any(re.match(r"[1-9]\d* pawns? free", thing.name) for thing in things)
    for fits in (
        lambda each: each.name.startswith("1. "),
        lambda each: each.description.startswith("Can be chosen now."),
        lambda each: free and each.name.startswith("All actions,"),
        lambda each: each.name == "Resolve the plan",
    ):
        found = next(filter(fits, buttons), None)
        if found is not None:
            return found
    return [each for each in buttons if not each.name.startswith(("Undo", "Show all", "At any time"))][-1]


def test_a_sol_is_played_by_somebody_who_only_listens(sol: Listener):
    sol.reader.press(sol.reader.wait(lambda: next((t for t in sol.reader.shown() if t.name == "Continue"), None)))
    sol.reader.wait(lambda: any(thing.name.startswith("All actions") for thing in sol.reader.shown()))
    for _ in range(MOST_STEPS):
        things = sol.shown()
        assert told_badly(things) == []
        if any(thing.name.startswith("Sol 2 of") for thing in things):
            break
        sol.press(next_button(things), things)
    heard = sol.heard
    assert "The plan of the sol is final." in heard
    assert "acts: " in heard
