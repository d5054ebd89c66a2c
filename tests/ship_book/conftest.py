"""A campaign in the window: the ship book and the table take turns, as the program does it."""

from __future__ import annotations

import os

import pytest

from tests.ship_book.met import Met
from tests.support.boxes import shipped
from tests.support.voyager import Voyager, way_to
from vanguard_desktop.bots.names import NEWCOMER
from vanguard_desktop.text.common.languages import Languages
from vanguard_desktop.widgets.look import dress


def pytest_terminal_summary(terminalreporter, config):
    """What campaigns in the window have met, for those who play them by command."""
    if "VOYAGES" in os.environ:
        terminalreporter.section("voyages")
        for line in Met(config.cache).told():
            terminalreporter.write_line(line)


@pytest.fixture
def languages():
    """Afterwards everything speaks English again."""
    languages = Languages()
    yield languages
    languages.use("en")
    languages.withdraw()


@pytest.fixture
def aboard(qtbot, qapp, languages):
    """Begin a campaign of so many players and lay its screen; `until` this is asked, sensible players have played.

    An `operation` is played alone.
    """
    voyagers = []

    def begun(
        *,
        players=2,
        seed=3,
        size=(1280, 720),
        scale=1.0,
        language="en",
        until="",
        cycle=0,
        operation="",
        away=NEWCOMER,
        habits=None,
    ):
        assert languages.use(language)
        dress.apply(qapp, "night", scale, reduced_motion=True)
        played = way_to(until, players, seed, cycle, operation, away) if until else ()
        voyager = Voyager.begin(shipped(), players, seed, size, played, operation, habits)
        voyagers.append(voyager)
        return voyager

    yield begun
    for voyager in voyagers:
        voyager.put_away()
    dress.apply(qapp)
