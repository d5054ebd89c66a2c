"""Somebody who sees nothing plays a whole turn: a program outside reads and presses over the accessibility bus."""

from __future__ import annotations

import contextlib
import importlib.util
import subprocess
import sys
from pathlib import Path

import pytest

from tests.support.boxes import shipped
from vanguard_desktop.app.profile.paths import folders
from vanguard_desktop.app.profile.settings import save_settings
from vanguard_desktop.play.first_expedition import training_opening
from vanguard_desktop.play.saved_game import new_game
from vanguard_desktop.widgets.preferences import Preferences

if importlib.util.find_spec("jeepney") is None:
    pytest.skip("the accessibility bus is a matter of Linux desktops", allow_module_level=True)

from tests.support.screen_reader import FOCUSABLE, Gone, ScreenReader, Thing, hidden_screen, missing_tools

pytestmark = pytest.mark.skipif(bool(missing_tools()), reason=f"not on this system: {', '.join(missing_tools())}")

ROOT = Path(__file__).parent.parent.parent
SEED = 7
MOST_STEPS = 40
# What a player can act on, as the bus calls it.
CONTROLS = {"push button", "toggle button", "check box", "radio button", "combo box", "text", "slider", "list item"}
# Roles that say nothing: only what has no name of its own may have them.
EMPTY = {"filler", "invalid", "unknown", "extended", "redundant object"}
# These open something beside the question, or lead away from it.
ASIDE = ("At any time", "All answers", "Undo", "Look at the table")
WHERE_TO, TRAVELS = "Where to?", "Enter travels here."
ASKS, DIALOG = "decides:", "dialog"


@pytest.fixture
def listener(tmp_path):
    """The training expedition begun, and somebody who only listens."""

    def begin(saves):
        box = shipped()
        opening = training_opening(box, players=1, names=("Anna",))
        new_game(saves / "Training.vanguard", box, opening, lambda: SEED).close()

    with listening(tmp_path, begin) as listener:
        yield listener


@contextlib.contextmanager
def listening(folder, begin):
    """The real program on a hidden screen, with what was begun in its saves."""
    places = folders(folder / "profile")
    places.make()
    save_settings(places.settings_file, Preferences(language="en", sound=False, motion="off"))
    begin(places.saves)
    with (
        hidden_screen() as environment,
        contextlib.closing(ScreenReader(environment["DBUS_SESSION_BUS_ADDRESS"])) as reader,
    ):
        command = [sys.executable, "-m", "vanguard_desktop", "--profile", str(folder / "profile")]
        game = subprocess.Popen(command, env=environment, cwd=ROOT)
        try:
            reader.wait(reader.applications)
            yield Listener(reader)
            assert game.poll() is None, "the program has died"
        finally:
            game.terminate()
            game.wait()


class Listener:
    """Knows what was announced and what the bus tells of the screen, nothing else."""

    def __init__(self, reader: ScreenReader) -> None:
        self.reader = reader

    @property
    def heard(self) -> str:
        return " ".join(self.reader.said)

    def shown(self) -> list[Thing]:
        """The screen at rest: twice the same."""
        before: list[Thing] = []
        while (now := self.reader.shown()) != before:
            before = now
        return now

    def press(self, thing: Thing, before: list[Thing]) -> None:
        """Press it, and wait until the screen is another than before."""
        with contextlib.suppress(Gone):  # the screen went on by itself
            self.reader.press(thing)
        self.reader.wait(lambda: self.reader.shown() != before)

    def press_named(self, name: str) -> None:
        self.reader.press(self.reader.wait(lambda: next((t for t in self.reader.shown() if t.name == name), None)))
        self.reader.wait(lambda: any(ASKS in thing.name or thing.role == DIALOG for thing in self.reader.shown()))

    def go_on(self, things: list[Thing]) -> None:
        """The last answer that is open: in the guided round mostly the only one, on a sheet the one that reads
        on. A closed slot of the bar says why.
        """
        told = answers(things)
        self.press(([each for each in told if each.description in ("", each.name)] or told)[-1], things)


def is_question(words: str) -> bool:
    return ASKS in words or words.startswith(WHERE_TO)


def asked(things: list[Thing]) -> list[Thing]:
    """What is asked on a screen: the sheet that lies open with all on it, else the prompt with its buttons."""
    start = next((n for n, thing in enumerate(things) if thing.role == DIALOG), None)
    if start is None:
        start = next(n for n, thing in enumerate(things) if thing.role == "label" and is_question(thing.name))
        deep = things[start].depth
    else:
        deep = things[start].depth + 1
    end = next((n for n in range(start + 1, len(things)) if things[n].depth < deep), len(things))
    return things[start:end]


def answers(things: list[Thing]) -> list[Thing]:
    """The buttons of the question, and the dice that may be chosen now if there is none; the sectors if where to is
    asked.
    """
    if asked(things)[0].name.startswith(WHERE_TO):
        return [thing for thing in things if thing.role == "list item" and TRAVELS in thing.description]
    buttons = [t for t in asked(things) if t.role == "push button" and not t.name.startswith(ASIDE) and t.name]
    return buttons or [thing for thing in things if thing.description == "Can be chosen now."]


def told_badly(things: list[Thing]) -> list[str]:
    """What a listener could not make sense of."""
    return [
        f"{thing.role} {thing.name!r} at depth {thing.depth}"
        for thing in things
        if (thing.role in CONTROLS and not thing.name.strip()) or (thing.role in EMPTY and thing.name.strip())
    ]


def test_a_whole_turn_is_played_by_somebody_who_only_listens(listener):
    listener.press_named("Continue")
    steps, rolled = 0, ""
    while " ends the turn." not in listener.heard:
        things = listener.shown()
        assert told_badly(things) == []
        question = asked(things)[0]
        # A question as it stands in the prompt, or what lies open to be read.
        assert question.name in listener.heard
        if "The dice show:" in listener.heard and not rolled:
            rolled = next(text for text in listener.reader.said if "The dice show:" in text)
        listener.go_on(things)
        steps += 1
        assert steps < MOST_STEPS
    assert rolled
    assert "takes a special action" in listener.heard
    assert "begins a dice check for “The Scale”." in listener.heard
    order = [listener.heard.index(words) for words in ("begins a dice check", "The dice show:", " outcome happens.")]
    assert order == sorted(order)


def test_the_map_tells_each_sector_and_whether_one_can_go_there(listener):
    listener.press_named("Continue")
    things = listener.shown()
    while asked(things)[0].role == DIALOG:
        listener.go_on(things)
        things = listener.shown()
    sectors = [thing for thing in things if thing.role == "list item"]
    assert len(sectors) > 4
    assert all(sector.name.startswith("Sector ") and sector.has(FOCUSABLE) for sector in sectors)
    here = [sector for sector in sectors if "The crew member in turn is here." in sector.description]
    assert len(here) == 1
    assert "Path to sector" in here[0].description
