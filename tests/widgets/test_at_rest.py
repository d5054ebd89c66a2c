"""A screen that nobody touches does nothing: no layout, no repaint, no timer."""

from __future__ import annotations

import os
from collections.abc import Callable
from random import Random

import pytest

from tests.support.expeditions import landing_on
from tests.support.rest import still_done
from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.rulesets.expedition.data.decisions import EventRevealed, GatherDice
from vanguard_desktop.widgets.home.home_screen import HomeScreen
from vanguard_desktop.widgets.look import dress
from vanguard_desktop.widgets.table.table_screen import TableScreen

_REST_MS = int(os.environ.get("REST_MS", "400"))  # half of what is watched in the end
_TRIES = 30


@pytest.fixture
def at_rest(qapp):
    """What is still done when everything should have come to rest."""
    return lambda tries=_TRIES: still_done(qapp, _REST_MS, tries)


def test_the_watch_sees_work(qapp, lay_table, at_rest):
    table = lay_table(Bridge(landing_on("W00")))
    assert at_rest() == {}
    table.startTimer(10)
    assert at_rest(tries=1)["Timer of TableScreen"] > 10


@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 1.0), ((1280, 720), 1.5), ((1920, 1080), 1.0)])
def test_a_table_left_alone_does_nothing(lay_table, at_rest, size, scale):
    table = lay_table(Bridge(landing_on("W00", players=4)), size, scale)
    _every_stop_rests(table, at_rest, {"at the first question": lambda: None, "in the codex": table.open_codex})


def test_a_check_left_alone_does_nothing(lay_table, at_rest):
    table = lay_table(Bridge(landing_on("W00")))
    while not isinstance(table.bridge.state.question, GatherDice):
        table.bridge.submit(table.bridge.answers()[0])
    _every_stop_rests(table, at_rest, {"at the check": lambda: None, "with the tray folded": table.fold_tray})


def test_a_sheet_left_alone_does_nothing(lay_table, at_rest):
    bridge, chance = Bridge(landing_on("W00", players=2)), Random(1)
    while not isinstance(bridge.state.question, EventRevealed):
        bridge.submit(chance.choice(bridge.answers() or bridge.legal_commands()))
    table = lay_table(bridge)
    assert table.reading.sheet is not None
    _every_stop_rests(table, at_rest, {"while it is read": lambda: None, "lifted": lambda: table.scrim.lift(True)})


@pytest.mark.parametrize("still", [True, False])
def test_the_first_screen_left_alone_does_nothing(qtbot, qapp, at_rest, still):
    dress.apply(qapp, reduced_motion=still)
    home = HomeScreen()
    qtbot.addWidget(home)
    home.offer_new_game(True)
    home.resize(1280, 720)
    home.show()
    home.focus_default()
    assert at_rest() == {}
    home.wait_for_world()


def _every_stop_rests(
    table: TableScreen, at_rest: Callable[..., dict[str, int]], stops: dict[str, Callable[[], None]]
) -> None:
    for stop, go_there in stops.items():
        go_there()
        assert at_rest() == {}, stop
