"""What is seen where room is short: the map above an open tray, answers under a long text, cards in hand."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QPoint, QRect
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from vanguard_desktop.content.load import load_box
from vanguard_desktop.core.ids import WorldId
from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.play.game import Game
from vanguard_desktop.play.openings import stand_alone_opening
from vanguard_desktop.rulesets.expedition.commands import AddDie, LiftOff, TakeBackAction, TakeSpecialAction
from vanguard_desktop.rulesets.expedition.decisions import ChooseAction, ChooseOption, EventRevealed, GatherDice
from vanguard_desktop.scenes.geometry import Form
from vanguard_desktop.store.memory_log import MemoryLog
from vanguard_desktop.text.languages import Languages
from vanguard_desktop.text.wording import Wording
from vanguard_desktop.widgets.look import dress
from vanguard_desktop.widgets.table.table_screen import TableScreen

pytestmark = pytest.mark.qt_log_ignore("does not support raise")
BOX = load_box()


@pytest.fixture
def lay(qtbot, qapp):
    languages = Languages()

    def laid(size=(1280, 720), scale=1.0, language="en"):
        languages.use(language)
        dress.apply(qapp, "night", scale, reduced_motion=True)
        opening = stand_alone_opening(BOX, WorldId("W01"), players=2, names=("Anna", "Ben"))
        game = Game.start(BOX, MemoryLog(), opening, lambda: 3)
        table = TableScreen(Bridge(game), Wording.of(BOX))
        qtbot.addWidget(table)
        table.resize(*size)
        table.show()
        return table

    yield laid
    languages.use("en")
    languages.withdraw()
    dress.apply(qapp)


def play_until(table, kind, seed=1):
    chance = random.Random(seed)
    for _ in range(400):
        while table.reading_sheet is not None and not table.reading_sheet.rows:
            table.read_on()
        question = table.bridge.state.question
        if isinstance(question, kind):
            for _ in range(5):
                QApplication.processEvents()
            return
        ways = [row.command for row in table.options.rows if not isinstance(row.command, LiftOff | TakeBackAction)]
        eager = [command for command in ways if isinstance(command, TakeSpecialAction | AddDie)]
        table.submit(chance.choice(eager or ways or [row.command for row in table.any_time.rows]))
    pytest.fail("it did not come up")


def on_the_table(table, widget):
    return QRect(widget.mapTo(table, QPoint(0, 0)), widget.size())


def test_above_an_open_tray_the_map_shows_the_sector_of_the_check_and_comes_back_whole(lay):
    table = lay()
    play_until(table, ChooseAction)
    assert table.map.fitted
    play_until(table, GatherDice)
    here = table.scene.journey.traveler.sector
    plate = table.map.plate_rect(here)
    seen = table.map.viewport().rect()
    assert seen.contains(plate)
    assert abs(plate.center().x() - seen.center().x()) < plate.width() // 2
    assert table.scene.form is Form.PLATE
    assert not on_the_table(table, table.map).intersects(on_the_table(table, table.tray))
    while not isinstance(table.bridge.state.question, ChooseAction):
        table.undo()
    QApplication.processEvents()
    assert not table.tray.isVisible()
    assert table.map.fitted


def test_whoever_looks_elsewhere_on_the_map_is_left_in_peace(lay):
    table = lay()
    play_until(table, GatherDice)
    table.map.push(QPoint(80, 10))
    before = table.map.middle()
    table.submit(next(row.command for row in table.options.rows if isinstance(row.command, AddDie)))
    QApplication.processEvents()
    assert (table.map.middle() - before).manhattanLength() < 4


@pytest.mark.parametrize("language", ["de", "it"])
@pytest.mark.parametrize("kind", [EventRevealed, ChooseOption])
def test_under_a_long_text_the_first_answer_is_whole_in_sight(lay, kind, language):
    table = lay(scale=1.5, language=language)
    for _ in range(30):
        play_until(table, kind, seed=5)
        if table.reading_sheet is not None and table.reading_sheet.rows:
            break
        table.submit(table.options.rows[0].command)
    first = table.reading_sheet.rows[0]
    assert first.visibleRegion().boundingRect() == first.rect()
    assert not on_the_table(table, first).intersects(on_the_table(table, table.prompt))


def test_a_card_in_hand_says_what_it_does(lay):
    table = lay(size=(1920, 1080))
    play_until(table, ChooseAction)
    QTest.qWait(20)
    board = table.crew.boards[table.bridge.state.question.member]
    for card in board.hand.cards.values():
        assert card.card.lines
        assert card.height() >= card.heightForWidth(card.width())
        assert card.height() > 15 * len(card.card.lines)
        assert card.width() > 0.8 * board.hand.width()
