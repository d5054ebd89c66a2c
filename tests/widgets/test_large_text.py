"""At the largest common text, in the longest languages and a small window, nothing on the table is cut."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtWidgets import QApplication

from tests.support.boxes import shipped
from tests.widgets.look.clipped import clipped_texts, overlapping, wider_than_seen
from vanguard_desktop.core.ids import WorldId
from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.play.game import Game
from vanguard_desktop.play.openings import stand_alone_opening
from vanguard_desktop.rulesets.expedition.data import commands as do
from vanguard_desktop.rulesets.expedition.data.decisions import ChooseAction, GatherDice
from vanguard_desktop.store.memory_log import MemoryLog
from vanguard_desktop.text.common.languages import Languages
from vanguard_desktop.text.common.wording import Wording
from vanguard_desktop.widgets.look import dress
from vanguard_desktop.widgets.table.table_screen import TableScreen

ENOUGH = 4  # kinds of positions with the tray open
MOST_STEPS = 400


@pytest.fixture(params=["de", "it"])
def language(request, qapp):
    languages = Languages()
    languages.use(request.param)
    dress.apply(qapp, "night", 1.5, reduced_motion=True)
    yield request.param
    languages.use("en")
    languages.withdraw()
    dress.apply(qapp)


def lay(qtbot, size):
    box = shipped()
    opening = stand_alone_opening(box, WorldId("W01"), players=2, names=("Anna", "Ben"))
    game = Game.start(box, MemoryLog(), opening, lambda: 3)
    table = TableScreen(Bridge(game), Wording.of(box))
    qtbot.addWidget(table)
    table.resize(*size)
    table.show()
    return table


def next_command(table, draw):
    """Mostly what leads to dice checks, with hands full of dice."""
    state = table.bridge.state
    legal = table.bridge.answers() or table.bridge.game.legal_commands()
    wanted = [command for command in legal if isinstance(command, do.TakeSpecialAction | do.AddDie)]
    if wanted and isinstance(state.question, ChooseAction | GatherDice) and draw.random() < 0.8:
        return draw.choice(wanted)
    if isinstance(state.question, GatherDice) and do.RollDice() in legal:
        return do.RollDice()
    return draw.choice([command for command in legal if not isinstance(command, do.LiftOff)] or legal)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)], ids=["small", "full"])
@pytest.mark.qt_log_ignore("does not support raise")
def test_a_table_with_an_open_tray_hands_and_injuries_is_readable(language, size, qtbot, monkeypatch):
    table, draw, seen = lay(qtbot, size), Random(3), set()
    for _ in range(MOST_STEPS):
        state = table.bridge.state
        injured = any(injury for member in state.members for injury in member.injuries)
        news = (type(state.question), injured)
        if state.check is not None and news not in seen:
            seen.add(news)
            for _ in range(5):  # what wraps asks for more height, which asks for more width
                QApplication.processEvents()
            assert table.tray.isVisible()
            assert clipped_texts(monkeypatch, table) == []
            assert wider_than_seen(table) == []
            assert overlapping(table) == []
            if injured and len(seen) >= ENOUGH:
                return
        table.bridge.submit(next_command(table, draw))
        while table.reading.sheet is not None and not table.reading.sheet.rows:
            table.reading.read_on()
    raise AssertionError(f"no check with an injured member in {MOST_STEPS} steps")
