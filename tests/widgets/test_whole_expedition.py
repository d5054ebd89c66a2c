"""A whole expedition in the window, from the first question to the end, by keys alone and by mouse alone.

What is decided comes from a bot that played the same game before; how it is done is done here, through the input.
"""

from __future__ import annotations

import functools

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from vanguard_desktop.bots.kinds import make_bot
from vanguard_desktop.content.load import load_box
from vanguard_desktop.core.ids import WorldId
from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.play.game import Game
from vanguard_desktop.play.openings import stand_alone_opening
from vanguard_desktop.rulesets.expedition.commands import AddDie, PickDie, PlayCard, TakeBackDie
from vanguard_desktop.store.memory_log import MemoryLog
from vanguard_desktop.text.languages import Languages
from vanguard_desktop.text.wording import Wording
from vanguard_desktop.widgets.look import dress
from vanguard_desktop.widgets.table.table_screen import TableScreen

BOX = load_box()
LONGEST = 600
SEED = 5


def begun():
    opening = stand_alone_opening(BOX, WorldId("W00"), players=1, names=("Anna",))
    return Game.start(BOX, MemoryLog(), opening, lambda: SEED)


@functools.cache
def decisions():
    """How a sensible player plays the training, decision by decision."""
    game, bot = begun(), make_bot("sensible", SEED)
    taken = []
    while (legal := game.legal_commands()) and len(taken) < LONGEST:
        taken.append(bot.choose(game.rules, game.state, legal))
        game.submit(taken[-1])
    assert game.state.closed, "the bot did not finish the training"
    return tuple(taken)


@pytest.fixture
def lay(qtbot, qapp):
    languages = Languages()

    def laid(language):
        assert languages.use(language)
        dress.apply(qapp, "night", 1.0, reduced_motion=True)
        table = TableScreen(Bridge(begun()), Wording.of(BOX))
        qtbot.addWidget(table)
        table.resize(1920, 1080)
        table.show()
        QTest.qWaitForWindowExposed(table)
        return table

    yield laid
    languages.use("en")
    languages.withdraw()
    dress.apply(qapp)


def press(table, key, times=1):
    for _ in range(times):
        QTest.keyClick(QApplication.focusWidget() or table, key)


def read_all(table):
    while table.reading_sheet is not None and not table.reading_sheet.rows:
        press(table, Qt.Key.Key_Return)


def take_by_keys(table, command):
    """With Enter, a digit, or from a list by arrows."""
    if table.reading_sheet is None and table.prompt.next_row is not None and table.prompt.next_row.command == command:
        table.close_list()
        table.map.setFocus()
        table.scene.focus_sector(None)
        press(table, Qt.Key.Key_Return)
        return
    answers = [row.command for row in table.options.rows]
    if command in answers:
        place = answers.index(command)
        if place < 9:
            press(table, Qt.Key(Qt.Key.Key_1 + place))
            return
        if not table.list.isVisible():
            press(table, Qt.Key.Key_0)
    else:
        place = [row.command for row in table.any_time.rows].index(command)
        table.close_list()
        press(table, Qt.Key.Key_A)
    press(table, Qt.Key.Key_Down, place)
    press(table, Qt.Key.Key_Return)


@pytest.mark.parametrize("language", ["en", "it", "de", "cs"])
def test_the_training_is_finished_by_keyboard_alone(lay, language):
    table = lay(language)
    game = table.bridge.game
    for number, command in enumerate(decisions(), start=1):
        read_all(table)
        take_by_keys(table, command)
        assert game.cursor.step == number, f"{command} was not taken at {game.state.question}"
    read_all(table)
    assert game.state.closed
    assert table.scrim.sheet is not None, "the end is told"


def click(widget):
    QApplication.processEvents()
    assert widget.isVisible(), widget
    QTest.mouseClick(widget, Qt.MouseButton.LeftButton, pos=QPoint(widget.width() // 2, widget.height() // 2))


def die_shown(table, die):
    """Where a die that may be pressed lies: on the felt, or on the board of its owner."""
    if die in table.tray.felt.dice and table.tray.isVisible():
        return table.tray.felt.dice[die]
    owner = next(board for board in table.crew.boards.values() if die in board.dice.dice)
    table.crew.open_board(next(id for id, board in table.crew.boards.items() if board is owner))
    return owner.dice.dice[die]


def take_by_mouse(table, command):
    """On the thing itself where it lies on the table, otherwise on its button or line."""
    if isinstance(command, AddDie | TakeBackDie | PickDie):
        click(die_shown(table, command.die))
        return
    if isinstance(command, PlayCard):
        table.crew.open_board(command.member)
        click(table.crew.boards[command.member].hand.cards[command.card])
        return
    answers = [row.command for row in table.options.rows]
    if table.reading_sheet is not None:
        click(table.reading_sheet.rows[answers.index(command)])
        return
    shown = {button.label: button for button in table.prompt.buttons}
    rows = table.options.rows if command in answers else table.any_time.rows
    row = next(row for row in rows if row.command == command)
    label = table.wording.names.spoken(row.label)
    if label in shown and not table.list.isVisible():
        click(shown[label])
        return
    lines = table.list if command in answers else table.any_time_list
    if not lines.isVisible():
        table.toggle_list() if command in answers else table.toggle_any_time()
    click(lines.rows[[row.command for row in rows].index(command)])


def test_the_training_is_finished_by_mouse_alone(lay):
    table = lay("en")
    game = table.bridge.game
    for number, command in enumerate(decisions(), start=1):
        while table.reading_sheet is not None and not table.reading_sheet.rows:
            click(table.reading_sheet.go_on)
        if table.lesson.isVisible():
            click(table.lesson.understood)
        take_by_mouse(table, command)
        assert game.cursor.step == number, f"{command} was not taken at {game.state.question}"
    assert game.state.closed
