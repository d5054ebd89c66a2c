"""At the largest common text, in the longest languages and a small window, nothing in codex and explanations is cut."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication

from tests.support.boxes import shipped
from tests.widgets.look.clipped import clipped_texts
from vanguard_desktop.core.ids import WorldId
from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.play.game import Game
from vanguard_desktop.play.openings import stand_alone_opening
from vanguard_desktop.store.memory_log import MemoryLog
from vanguard_desktop.text.codex.contents import CHAPTERS
from vanguard_desktop.text.common.languages import Languages
from vanguard_desktop.text.common.wording import Wording
from vanguard_desktop.widgets.look import dress
from vanguard_desktop.widgets.look.controls.asking import Asked
from vanguard_desktop.widgets.look.controls.panels import ScrollColumn
from vanguard_desktop.widgets.table.table_screen import TableScreen


@pytest.fixture(params=["de", "it", "cs"])
def table(request, qtbot, qapp):
    languages = Languages()
    languages.use(request.param)
    dress.apply(qapp, "night", 1.5, reduced_motion=True)
    box = shipped()
    opening = stand_alone_opening(box, WorldId("W01"), players=2, names=("Anna", "Ben"))
    table = TableScreen(Bridge(Game.start(box, MemoryLog(), opening, lambda: 3)), Wording.of(box))
    qtbot.addWidget(table)
    table.resize(1280, 720)
    table.show()
    yield table
    languages.use("en")
    languages.withdraw()
    dress.apply(qapp)


def settle():
    for _ in range(5):  # what wraps asks for more height, which asks for more width
        QApplication.processEvents()


def cut(monkeypatch, part):
    settle()
    wide = [
        column
        for column in part.findChildren(ScrollColumn)
        if column.isVisible() and column.widget().width() > column.viewport().width()
    ]
    return clipped_texts(monkeypatch, part), wide


@pytest.mark.qt_log_ignore("does not support raise")
def test_every_chapter_of_the_codex_is_readable(table, monkeypatch):
    table.open_codex()
    for chapter in CHAPTERS:
        table.scrim.sheet.open(f"chapter:{chapter.id}")
        assert cut(monkeypatch, table.scrim.sheet) == ([], []), chapter.id


@pytest.mark.qt_log_ignore("does not support raise")
def test_explanations_are_readable_and_stay_in_the_window(table, monkeypatch):
    member = table.bridge.state.members[0]
    subjects = ["supplies", "room", "stat:armor", "leads:flora", "actions", f"hand_limit:{member.id}"]
    subjects += [f"rest:{member.id}", f"member:{member.id}", f"die:{member.available[0]}", "card:danger/A", "step:8"]
    for subject in subjects:
        header = table.header.supplies_text
        header.setProperty("subject", subject)
        assert table.explain_asked(Asked(widget=header, at=QPoint(2, 2), held=True)), subject
        card = table.findChild(type(table.explainer._card))
        assert cut(monkeypatch, card) == ([], []), subject
        assert table.rect().contains(card.geometry()), subject
