"""Whoever is named is also shown: the faces of the crew on boards, strips, pills, seats, explanations, a new game."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QCursor
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication

from tests.support.boxes import shipped
from vanguard_desktop.core.ids import WorldId
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.models.common.new_game import NewGame
from vanguard_desktop.play.game import Game
from vanguard_desktop.play.openings import stand_alone_opening
from vanguard_desktop.store.memory_log import MemoryLog
from vanguard_desktop.text.common.wording import Wording
from vanguard_desktop.widgets.codex.explanation_card import ExplanationCard
from vanguard_desktop.widgets.look import dress
from vanguard_desktop.widgets.look.paint.kept import Shelf
from vanguard_desktop.widgets.new_game_screen import NewGameScreen
from vanguard_desktop.widgets.parts.sheets.seats_sheet import SeatsSheet
from vanguard_desktop.widgets.portraits import portrait
from vanguard_desktop.widgets.portraits.face_mark import FaceMark
from vanguard_desktop.widgets.table.table_screen import TableScreen

pytestmark = pytest.mark.qt_log_ignore("does not support raise")
BOX = shipped()


@pytest.fixture
def seen(monkeypatch):
    """Whose portraits were put together, with the section whose suit they wear."""
    put_together: list[tuple[str, str]] = []
    paint = portrait._paint_portrait

    def noted(painter, rect, member, section, *how):
        put_together.append((member, section))
        paint(painter, rect, member, section, *how)

    monkeypatch.setattr(portrait, "_paint_portrait", noted)
    monkeypatch.setattr(portrait, "paint_kept", Shelf(200).paint)  # the same faces may have been painted before
    return put_together


@pytest.fixture
def table(seen, qtbot, qapp):
    dress.apply(qapp, "night", 1.0, reduced_motion=True)
    opening = stand_alone_opening(BOX, WorldId("W01"), players=2, names=("Anna", "Ben"))
    game = Game.start(BOX, MemoryLog(), opening, lambda: 3)
    table = TableScreen(Bridge(game), Wording.of(BOX))
    qtbot.addWidget(table)
    table.resize(1920, 1080)
    table.show()
    table.activateWindow()
    QTest.qWaitForWindowActive(table)
    yield table
    dress.apply(qapp)


def team(table):
    return {(member.id, member.section.value) for member in table.bridge.state.members}


def test_pills_boards_and_strips_show_the_faces_of_the_team_and_paint_them_once(table, seen):
    assert team(table) == set(seen)
    once = len(seen)
    for pill in table.header.pills.values():
        pill.repaint()
    for board in table.crew.boards.values():
        board.repaint()
    assert len(seen) == once


def test_the_seats_show_who_went_for_a_section(table):
    QTest.mouseClick(table.header.seats, Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    sheet = table.findChild(SeatsSheet)
    faces = {(face.member, face.section) for face in sheet.findChildren(FaceMark) if face.isVisible()}
    assert faces == team(table)


def test_an_explanation_of_somebody_begins_with_the_face(table):
    chance = random.Random(5)
    while table.scrim.sheet is not None or table.bridge.state.turn is None:
        if table.reading.sheet is not None and not table.reading.sheet.rows:
            table.reading.read_on()
        else:
            table.bridge.submit(chance.choice([row.command for row in table.options.rows]))
    table.activateWindow()
    QTest.qWaitForWindowActive(table)
    pill = next(iter(table.header.pills.values()))
    for place in (pill.rect().center() - QPoint(3, 0), pill.rect().center()):
        QCursor.setPos(pill.mapToGlobal(place))
        QTest.qWait(50)
    QTest.qWait(1200)
    card = table.window().findChild(ExplanationCard)
    assert card is not None
    told = card.told
    assert told is not None
    assert told.person is not None
    assert [(face.member, face.section) for face in card.findChildren(FaceMark)] == [
        (told.person.member, told.person.section)
    ]


def test_a_crewmember_looked_up_wears_the_suit_of_their_section_or_a_plain_one():
    codex = Wording.of(BOX).codex
    told = {member: codex.explain(f"card:crew/{member}").person for member in BOX.crew}
    assert {member: person.member for member, person in told.items()} == {member: member for member in BOX.crew}
    assert {person.section for person in told.values()} == {"", *(section.value for section in Section)}
    assert codex.explain(f"card:equipment/{next(iter(BOX.equipment))}").person is None


def test_a_new_game_shows_the_face_of_whoever_goes(qtbot, qapp):
    screen = NewGameScreen(NewGame(BOX, lambda: 4711), Wording.of(BOX), real_dice=False)
    qtbot.addWidget(screen)
    screen.resize(1280, 2400)
    screen.show()
    QTest.mouseClick(screen.world.findChildren(QAbstractButton)[1], Qt.MouseButton.LeftButton)
    QApplication.processEvents()
    line = screen.team_lines[Section.RECON]
    assert line.face.isVisible()
    first = line.face.member
    QTest.keyClick(line.crew, Qt.Key.Key_Down)
    assert line.face.member not in ("", first)
    assert line.face.section == "recon"
    QTest.mouseClick(line.goes, Qt.MouseButton.LeftButton)
    assert not line.face.isVisible()
