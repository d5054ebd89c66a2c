"""A step is told once to everything that follows it, over a whole expedition in the window."""

from __future__ import annotations

import functools
from collections import Counter
from random import Random

import attrs
import pytest
from PySide6.QtWidgets import QApplication

from tests.support.expeditions import landing_on
from vanguard_desktop.books import BOOKS
from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.models.common.row_model import RowModel
from vanguard_desktop.models.expedition.check.check import CheckModel
from vanguard_desktop.rulesets.expedition.data.commands import LiftOff
from vanguard_desktop.rulesets.expedition.data.decisions import EventRevealed
from vanguard_desktop.rulesets.expedition.rules import EXPEDITION
from vanguard_desktop.scenes.planet.map_view import MapView
from vanguard_desktop.scenes.planet.planet_scene import PlanetScene
from vanguard_desktop.scenes.planet.sector_card import SectorCard
from vanguard_desktop.widgets.parts.prompt.prompt_bar import PromptBar
from vanguard_desktop.widgets.table.boards.crew_column import CrewColumn
from vanguard_desktop.widgets.table.frame.drawer import CrewTabs
from vanguard_desktop.widgets.table.frame.header import Header
from vanguard_desktop.widgets.table.placing.waiting_pieces import WaitingPieces
from vanguard_desktop.widgets.table.situation.situation_column import SituationColumn
from vanguard_desktop.widgets.table.tray.dice_tray import DiceTray

MODELS = (RowModel, CheckModel)
PARTS = (
    MapView, PlanetScene, SectorCard, Header, CrewColumn, CrewTabs, SituationColumn, WaitingPieces, PromptBar, DiceTray,
)  # fmt: skip
LONGEST = 700


@pytest.fixture
def told(monkeypatch):
    """How often each thing has shown the position anew."""
    counted = Counter()
    for kind in (*MODELS, *PARTS):

        def refresh(self, *given, before=kind.refresh, **named):
            counted[self] += 1
            return before(self, *given, **named)

        monkeypatch.setattr(kind, "refresh", functools.wraps(kind.refresh)(refresh))
    return counted


@pytest.fixture
def asked(monkeypatch):
    """The positions of which the rules were asked what is legal."""
    states = []

    def legal_answers(state):
        states.append(state)
        return EXPEDITION.legal_answers(state)

    book = BOOKS[EXPEDITION.book]
    counting = attrs.evolve(book, rules=attrs.evolve(EXPEDITION, legal_answers=legal_answers))
    monkeypatch.setitem(BOOKS, EXPEDITION.book, counting)
    return states


@pytest.mark.parametrize(("world", "players", "size"), [("W00", 1, (1920, 1080)), ("W01", 2, (1280, 720))])
def test_each_model_and_each_part_is_refreshed_once_in_a_step(lay_table, told, asked, world, players, size):
    table, chance = lay_table(Bridge(landing_on(world, players=players)), size), Random(4)
    table.bridge.stepping.connect(lambda _: (told.clear(), asked.clear()))
    steps, kinds = 0, set()
    while not table.bridge.state.closed and steps < LONGEST:
        while table.reading.sheet is not None and not table.reading.sheet.rows:
            table.reading.read_on()
        ways = table.bridge.answers() or table.bridge.legal_commands()
        command = chance.choice([each for each in ways if not isinstance(each, LiftOff)] or ways)
        table.bridge.submit(command)
        twice = {type(thing).__name__: times for thing, times in told.items() if times > 1}
        assert not twice, f"after {command}"
        # A card that asks for a choice offers it on its own sheet: what letting it happen leads to is looked at once.
        ahead = isinstance(table.bridge.state.question, EventRevealed) and table.bridge.state not in asked
        assert ahead or not asked, f"after {command}: the game knew it before anything was shown"
        kinds |= {type(thing) for thing in told}
        steps += 1
    assert kinds.issuperset(PARTS)
    assert CheckModel in kinds
    assert len([kind for kind in kinds if issubclass(kind, RowModel)]) >= 8


def test_whoever_comes_back_to_a_position_asks_once_what_is_legal(lay_table, asked):
    table = lay_table(Bridge(landing_on("W00")))
    for _ in range(4):
        table.bridge.submit(table.bridge.legal_commands()[0])
    for act in (table.undo, table.undo, table.redo):
        asked.clear()
        act()
        QApplication.processEvents()
        assert asked == [table.bridge.state]
