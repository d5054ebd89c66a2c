"""Looking things up and asking what they are, with mouse and keys, from the first screen and from the table."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, Qt
from PySide6.QtGui import QHelpEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from vanguard_desktop.resources import LANGUAGES
from vanguard_desktop.widgets.codex.codex_sheet import CodexSheet
from vanguard_desktop.widgets.look.controls.text import RichText

CTRL = Qt.KeyboardModifier.ControlModifier


def sheet_of(player):
    return player.window.sheet or (player.table.scrim.sheet if player.table is not None else None)


def words_on(sheet):
    return " ".join(text.accessibleName() for text in sheet.page.findChildren(RichText) if text.isVisible())


def rest_on(widget, at=None):
    """What the window system reports after the pointer has rested."""
    at = at or widget.rect().center()
    QApplication.sendEvent(widget, QHelpEvent(QEvent.Type.ToolTip, at, widget.mapToGlobal(at)))
    QApplication.processEvents()


def type_in(player, words):
    for letter in words:
        QTest.keyClick(QApplication.focusWidget(), letter)
    player.settle()


def test_the_codex_opens_from_the_first_screen_by_its_entry_and_closes_with_esc(player):
    player.click(player.program.home.codex_entry)
    sheet = sheet_of(player)
    assert isinstance(sheet, CodexSheet)
    assert QApplication.focusWidget() is sheet.box
    player.press(Qt.Key.Key_Escape)
    assert sheet_of(player) is None


def test_the_key_opens_and_closes_it_on_the_first_screen_and_on_the_table(player):
    for _ in range(2):
        player.press(Qt.Key.Key_K, CTRL)
        assert isinstance(sheet_of(player), CodexSheet)
        player.press(Qt.Key.Key_K, CTRL)
        assert sheet_of(player) is None
        if player.table is None:
            player.begin()


def test_the_header_of_the_table_has_it_within_one_press(player):
    player.begin()
    player.reach("ChooseAction")
    player.click(player.table.header.codex)
    assert isinstance(sheet_of(player), CodexSheet)
    player.click(sheet_of(player).close_button)
    assert sheet_of(player) is None


def test_what_cannot_be_undone_says_why_at_the_button(player):
    player.begin()
    while player.table.bridge.can_undo:
        player.press(Qt.Key.Key_Z, CTRL)
    player.click(player.table.header.undo)
    assert player.table.explainer.told.reason == player.table.header.undo.reason


def test_typing_searches_arrows_choose_and_the_page_follows(player):
    player.begin()
    player.press(Qt.Key.Key_K, CTRL)
    sheet = sheet_of(player)
    type_in(player, "assist")
    assert "icon:assist" in sheet.shown
    row = sheet.list.currentRow()
    player.press(Qt.Key.Key_Down)
    assert sheet.list.currentRow() == row + 1
    assert sheet.page.subject == sheet.shown[row + 1]
    player.press(Qt.Key.Key_Escape)
    assert sheet.box.text() == ""
    assert isinstance(sheet_of(player), CodexSheet)
    player.press(Qt.Key.Key_Escape)
    assert sheet_of(player) is None


def test_a_rule_id_turns_to_the_passage_that_tells_it(player):
    player.press(Qt.Key.Key_K, CTRL)
    type_in(player, "chk-75")
    assert sheet_of(player).page.subject == "rule:CHK-75"
    assert "must be marked" in words_on(sheet_of(player))


def test_the_lessons_of_the_training_are_read_again(player):
    player.press(Qt.Key.Key_K, CTRL)
    type_in(player, "the training")
    assert "From now on you are free to do as you like" in words_on(sheet_of(player))


def test_digits_typed_into_the_box_are_no_answers_on_the_table(player):
    player.begin()
    before = player.table.bridge.game.cursor
    player.press(Qt.Key.Key_K, CTRL)
    type_in(player, "1a")
    assert player.table.bridge.game.cursor == before
    player.press(Qt.Key.Key_Return)  # on the page
    type_in(player, "1")
    assert player.table.bridge.game.cursor == before


def test_resting_on_a_number_of_the_header_shows_its_sum(player):
    player.begin()
    rest_on(player.table.header.supplies_text)
    told = player.table.explainer.told
    assert told.title
    assert told.why.rules[0] in ("GEN-38", "TUT-10")
    player.press(Qt.Key.Key_Escape)
    assert player.table.explainer.told is None


def test_resting_on_a_die_tells_its_faces(player):
    player.begin()
    player.reach("ChooseAction")
    player.table.resize(1920, 1080)
    player.press(Qt.Key.Key_B)
    board = next(iter(player.table.crew.boards.values()))
    die = next(iter(board.dice.dice.values()))
    rest_on(die)
    assert player.table.explainer.told.words[-1].count("[") >= 6


def test_a_long_press_asks_and_does_not_press(player):
    player.begin()
    player.reach("ChooseAction")
    before = player.table.bridge.game.cursor
    button = next(each for each in player.table.prompt.buttons if each.property("subject") == "icon:lift_off")
    QTest.mousePress(button, Qt.MouseButton.LeftButton)
    QTest.qWait(800)
    assert player.table.explainer.told is not None
    QTest.mouseRelease(button, Qt.MouseButton.LeftButton)
    player.settle()
    assert player.table.bridge.game.cursor == before
    assert player.table.explainer.told.why.rules[0] == "ACT-43"


def test_the_key_asks_about_the_focus_and_asked_again_opens_the_codex(player):
    player.begin()
    player.reach("ChooseAction")
    button = next(each for each in player.table.prompt.buttons if each.property("subject") == "icon:lift_off")
    button.setFocus()
    player.press(Qt.Key.Key_F1)
    assert player.table.explainer.told.why.rules[0] == "ACT-43"
    player.press(Qt.Key.Key_F1)
    assert isinstance(sheet_of(player), CodexSheet)
    assert sheet_of(player).page.subject == "icon:lift_off"
    player.press(Qt.Key.Key_Escape)
    assert sheet_of(player) is None


def test_a_closed_control_says_why_with_the_rule_and_the_card_leads_on(player):
    player.begin()
    player.reach("ChooseAction")
    table = player.table
    for row in table.scene.sectors.rows:
        table.scene.focus_sector(row.id)
        player.settle()
        closed = next((button for button in table.map.card._buttons if "ACT-" in button.reason), None)
        if closed is not None:
            break
    before = table.bridge.game.cursor
    QTest.mouseClick(closed, Qt.MouseButton.LeftButton)
    told = table.explainer.told
    assert told.reason == closed.reason
    assert table.bridge.game.cursor == before
    assert told.why.rules[0] in told.reason
    QTest.mouseClick(table.explainer._card.more, Qt.MouseButton.LeftButton)
    assert isinstance(sheet_of(player), CodexSheet)


def test_whoever_stays_on_a_control_with_the_keyboard_is_told_like_one_who_rests_the_pointer(player):
    player.begin()
    player.reach("ChooseAction")
    button = next(each for each in player.table.prompt.buttons if each.property("subject") == "icon:lift_off")
    for _ in range(80):
        if QApplication.focusWidget() is button:
            break
        player.press(Qt.Key.Key_Tab)
    else:
        pytest.fail("the button cannot be reached")
    QTest.qWait(1100)
    assert player.table.explainer.told.why.rules[0] == "ACT-43"
    player.press(Qt.Key.Key_Tab)
    assert player.table.explainer.told is None


def test_words_and_icons_of_a_text_are_explained_where_they_stand(player):
    player.begin()
    player.reach("ChooseAction")
    player.press(Qt.Key.Key_K, CTRL)
    sheet = sheet_of(player)
    type_in(player, "the actions")
    text = next(each for each in sheet.page.findChildren(RichText) if "[supplies]" in each.text)
    places = [QPoint(x, y) for y in range(4, text.height(), 8) for x in range(0, text.width(), 6)]
    found = set()
    for place in places:
        rest_on(text, place)
        told = sheet._explainer.told
        found |= {told.entry} if told is not None else set()
        sheet._explainer.put_away()
    assert "icon:supplies" in found
    assert "keyword:rest" in found


@pytest.mark.parametrize("language", LANGUAGES)
def test_the_map_explains_what_lies_under_the_pointer_in_every_language(sit_down, language):
    player = sit_down(language=language)
    player.begin()
    player.reach("ChooseAction")
    view = player.table.map
    kinds = set()
    for number in player.table.scene.plates:
        rest_on(view.viewport(), view.plate_rect(number).center())
        told = player.table.explainer.told
        assert told is not None
        assert told.why is not None
        kinds.add(told.icon)
    way = next(iter(player.table.scene.ways.by_id.values()))
    rest_on(view.viewport(), view.mapFromScene(way.pill.pos()))
    kinds.add(player.table.explainer.told.icon)
    assert {"sector", "travel"} <= kinds


def test_without_packs_the_first_screen_offers_no_codex(player):
    player.program.home.offer_new_game(False)
    player.settle()
    assert player.program.home.codex_entry.isHidden()
