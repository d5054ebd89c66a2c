"""The journal and the seats, opened over the table and used with mouse and keys."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.support.expeditions import landing_on, played_until
from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.models.expedition import chronicle
from vanguard_desktop.models.expedition.chronicle import ChronicleModel
from vanguard_desktop.models.expedition.chronicle_rows import EVERYTHING, NOTES, ChronicleKind
from vanguard_desktop.play.questions import printed
from vanguard_desktop.rulesets.expedition.data.commands import LiftOff, PickOption
from vanguard_desktop.rulesets.expedition.data.decisions import AgreeLiftOff, ChooseAction, ChooseOption
from vanguard_desktop.rulesets.expedition.data.events import EventDrawn, LogRead
from vanguard_desktop.text.common.wording import Wording
from vanguard_desktop.widgets.look import dress
from vanguard_desktop.widgets.parts.sheets.seats_sheet import SeatsSheet
from vanguard_desktop.widgets.table.journal.journal_sheet import JournalSheet
from vanguard_desktop.widgets.table.table_screen import TableScreen

pytestmark = pytest.mark.qt_log_ignore("does not support raise")


@pytest.fixture
def lay(qtbot, qapp):
    dress.apply(qapp, "night", 1.0, reduced_motion=True)

    def laid(wanted=None, seed=3, size=(1920, 1080)):
        game = landing_on("W01", seed=seed)
        if wanted is not None:
            played_until(game, wanted)
        table = TableScreen(Bridge(game), Wording.of(game.box))
        qtbot.addWidget(table)
        table.resize(*size)
        table.show()
        table.activateWindow()
        QTest.qWaitForWindowActive(table)
        if wanted is not None:
            read_on(table)
        return table

    yield laid
    dress.apply(qapp)


def read_on(table):
    while table.reading.sheet is not None and not table.reading.sheet.rows:
        table.reading.read_on()


def play_until(table, wanted, seed=1):
    chance = random.Random(seed)
    for _ in range(400):
        read_on(table)
        if wanted():
            return
        ways = [row.command for row in table.options.rows if not isinstance(row.command, LiftOff)]
        table.bridge.submit(chance.choice(ways or [row.command for row in table.any_time.rows]))
    pytest.fail("it did not come up")


def press(key, modifiers=Qt.KeyboardModifier.NoModifier):
    """As from the keyboard: to the window, which knows where the focus is; a sheet may be gone before the key is up."""
    QTest.keyClick(QApplication.focusWidget().window().windowHandle(), key, modifiers)
    QApplication.processEvents()


def at_the_map(table):
    """Offscreen a window may have been put to sleep while the game went by."""
    QApplication.processEvents()
    table.activateWindow()
    QTest.qWaitForWindowActive(table)
    table.map.setFocus()


def at_round(number):
    """Somebody is in turn in that round or later."""
    return lambda game: game.state.round >= number and isinstance(game.state.question, ChooseAction)


def acting(table):
    return isinstance(table.bridge.state.question, ChooseAction)


def steps(table):
    game = table.bridge.game
    return list(game.history(game.first, game.cursor.step))


def rows_of(sheet, kind):
    return [row for row in sheet.model.rows if row.kind is kind]


def an_entry_with_a_choice(table):
    """Play until an event has asked something and been answered; how many alternatives, and which was taken."""
    question = table.bridge.state.question
    if not isinstance(question, ChooseOption) or question.source.family != "event":
        return None
    return question


def test_the_journal_lists_every_entry_and_event_that_was_read(lay):
    table = lay(at_round(3))
    at_the_map(table)
    press(Qt.Key.Key_J)
    sheet = table.scrim.sheet
    assert isinstance(sheet, JournalSheet)
    happened = [event for events in steps(table) for event in events]
    logs = [event.log for event in happened if isinstance(event, LogRead)]
    cards = [event.card for event in happened if isinstance(event, EventDrawn)]
    assert logs
    assert cards
    assert [row.log for row in rows_of(sheet, ChronicleKind.LOG)] == logs
    assert [row.card for row in rows_of(sheet, ChronicleKind.EVENT)] == cards
    press(Qt.Key.Key_Escape)
    assert table.scrim.sheet is None
    assert table.map.hasFocus()


def test_what_was_chosen_is_told_and_the_entry_reads_as_it_was_shown(lay):
    table = lay(seed=3)
    play_until(table, lambda: an_entry_with_a_choice(table) is not None)
    question, shown = an_entry_with_a_choice(table), table.reading.sheet
    story, title = shown.story.text, shown.accessibleName()
    offered = [row.text() for row in shown.rows]
    table.bridge.submit(PickOption(number=2))
    play_until(table, lambda: acting(table))
    QTest.mouseClick(table.header.journal, Qt.MouseButton.LeftButton)
    sheet = table.scrim.sheet
    row = [row for row in rows_of(sheet, ChronicleKind.EVENT) if row.choices][-1]
    assert len(row.choices[-1].options) == len(printed(question))
    assert row.choices[-1].taken == 1
    index = sheet.model.index(sheet.model.rows.index(row))
    sheet.list.scrollTo(index)
    QTest.mouseClick(sheet.list.viewport(), Qt.MouseButton.LeftButton, pos=sheet.list.visualRect(index).center())
    assert sheet.page.isVisible()
    assert sheet.page.accessibleName() == title
    assert sheet.page.said == story
    spoken = table.wording.names.spoken
    assert [spoken(option) for option in row.choices[-1].options] == offered
    assert f"Chosen: {spoken(row.choices[-1].options[1])}" in sheet.model.words(row)


def test_undo_takes_the_choice_out_of_the_journal_too(lay):
    table = lay(seed=3)
    play_until(table, lambda: an_entry_with_a_choice(table) is not None)
    table.bridge.submit(PickOption(number=1))
    table.undo()
    model = ChronicleModel(table.bridge, table.wording, table)
    last = [row for row in model.rows if row.kind is ChronicleKind.EVENT][-1]
    assert last.choices[-1].taken is None


def test_play_by_play_lines_are_those_of_the_situation_column(lay):
    table = lay()
    play_until(table, lambda: at_round(2)(table.bridge.game))
    model = ChronicleModel(table.bridge, table.wording, table)
    model.show(EVERYTHING, "")
    lines = {row.text for row in model.rows if row.kind is ChronicleKind.LINE}
    said = [row.text for row in table.journal.rows]
    # Entries, events and rounds stand in the journal as cards and headings.
    told = [text for text in said if text in lines]
    assert len(told) > 0.8 * len(said)
    assert any("The dice show" in text for text in lines) == any("The dice show" in text for text in said)


def test_the_search_finds_words_of_the_story_without_accents_or_capitals(lay):
    table = lay(at_round(3))
    at_the_map(table)
    press(Qt.Key.Key_J)
    sheet = table.scrim.sheet
    row = rows_of(sheet, ChronicleKind.EVENT)[0]
    story = table.wording.names.event_story(row.card)
    word = max((part for part in story.replace(",", " ").replace(".", " ").split() if part.isalpha()), key=len)
    press(Qt.Key.Key_F, Qt.KeyboardModifier.ControlModifier)
    assert sheet.search.hasFocus()
    QTest.keyClicks(sheet.search, word.upper())
    assert row.card in [found.card for found in sheet.model.rows]
    QTest.keyClicks(sheet.search, "qqq")
    assert sheet.model.rows == ()
    assert sheet._nothing.isVisible()
    assert table.scrim.sheet is sheet


def test_what_was_read_long_ago_comes_while_the_sheet_is_open(lay, monkeypatch, qtbot):
    monkeypatch.setattr(chronicle, "STEPS", 2)
    monkeypatch.setattr(chronicle, "PAGES", 1)
    table = lay()
    first = next(event.card for events in _played_to(table, 3) for event in events if isinstance(event, EventDrawn))
    table.sheets.toggle_journal()
    sheet = table.scrim.sheet
    sheet.search.setText(table.wording.names.event_card(first))
    assert sheet.model.later.isActive()
    assert not sheet._nothing.isVisible()
    qtbot.waitUntil(lambda: not sheet.model.later.isActive())
    assert first in [row.card for row in sheet.model.rows]
    assert sheet.list.isVisible()
    assert sheet.list.currentIndex().isValid()
    sheet.search.setText("qqq")
    qtbot.waitUntil(sheet._nothing.isVisible)


def _played_to(table, number):
    play_until(table, lambda: table.bridge.state.round >= number and acting(table))
    return steps(table)


def test_accents_do_not_matter_to_the_search(lay):
    table = lay()
    table.bridge.take_note("Café über Příbram")
    model = ChronicleModel(table.bridge, table.wording, table)
    for sought in ("cafe", "UBER prib", "café"):
        model.show(NOTES, sought)
        assert len(model.rows) == 1
    model.show(NOTES, "cafe tea")
    assert model.rows == ()


def test_a_note_is_kept_found_and_deleted(lay):
    table = lay(at_round(1))
    at_the_map(table)
    table.sheets.toggle_journal()
    sheet = table.scrim.sheet
    sheet.note.setFocus()
    QTest.keyClicks(sheet.note, "Ask [nobody] about <b>bones</b>")
    press(Qt.Key.Key_Return)
    assert sheet.note.text() == ""
    (note,) = rows_of(sheet, ChronicleKind.NOTE)
    assert note.text == "Ask [nobody] about <b>bones</b>"
    table.undo()
    assert [note.text for note in table.bridge.game.notes] == [note.text]
    sheet.model.show(NOTES, "")
    sheet.open_row(sheet.model.rows[0])
    assert sheet.page.said == note.text
    QTest.mouseClick(sheet.page.drop, Qt.MouseButton.LeftButton)
    assert table.bridge.game.notes == ()


def test_in_a_small_window_the_page_has_the_sheet_for_itself_and_esc_goes_back(lay, qapp):
    table = lay(at_round(2), size=(1280, 720))
    dress.apply(qapp, "night", 1.5, reduced_motion=True)
    read_on(table)
    at_the_map(table)
    press(Qt.Key.Key_J)
    sheet = table.scrim.sheet
    press(Qt.Key.Key_Return)
    assert sheet.page.isVisible()
    assert not sheet.list.isVisible()
    press(Qt.Key.Key_Escape)
    assert sheet.list.isVisible()
    assert sheet.list.hasFocus()
    press(Qt.Key.Key_Escape)
    assert table.scrim.sheet is None


def test_keys_of_the_table_sleep_while_the_journal_is_read(lay):
    table = lay(at_round(1))
    at_the_map(table)
    press(Qt.Key.Key_J)
    before = table.bridge.game.cursor
    for key in (Qt.Key.Key_1, Qt.Key.Key_0, Qt.Key.Key_A, Qt.Key.Key_N):
        press(key)
    assert table.bridge.game.cursor == before
    assert isinstance(table.scrim.sheet, JournalSheet)
    assert not table.list.isVisible()


@pytest.mark.rule("GEN-03")
def test_the_seats_tell_who_plays_what_and_a_name_is_changed(lay):
    table = lay(at_round(1))
    at_the_map(table)
    press(Qt.Key.Key_N)
    sheet = table.scrim.sheet
    assert isinstance(sheet, SeatsSheet)
    assert [line.name.text() for line in sheet.lines] == ["Anna", "Ben"]
    words = [line.words.text() for line in sheet.lines[0]._sections.values()]
    assert words[0] == "Security: nobody on the planet"
    assert words[1].startswith("Recon: Caspian Roa, sector ")
    field = sheet.lines[0].name
    field.setFocus()
    field.selectAll()
    QTest.keyClicks(field, "Zoe [x]")
    press(Qt.Key.Key_Return)
    assert table.bridge.state.seats[0].name == "Zoe [x]"
    assert isinstance(table.scrim.sheet, SeatsSheet)
    press(Qt.Key.Key_Escape)
    assert table.scrim.sheet is None
    assert "Zoe [x]" in table.header.undo.words
    QTest.mouseClick(table.header.undo, Qt.MouseButton.LeftButton)
    assert table.bridge.state.seats[0].name == "Anna"


def test_a_seat_without_a_name_keeps_its_own(lay):
    table = lay(at_round(1))
    QTest.mouseClick(table.header.seats, Qt.MouseButton.LeftButton)
    field = table.scrim.sheet.lines[1].name
    before = table.bridge.game.cursor
    field.setFocus()
    field.selectAll()
    press(Qt.Key.Key_Backspace)
    press(Qt.Key.Key_Return)
    assert field.text() == "Ben"
    assert table.bridge.game.cursor == before


@pytest.mark.rule("GEN-09")
@pytest.mark.rule("DEC-23")
def test_each_seat_shows_whether_it_has_agreed_to_the_lift_off(lay):
    table = lay(lambda game: at_round(1)(game) and game.why_not(LiftOff()) is None)
    proposer = table.bridge.state.member(table.bridge.state.question.member).section
    table.bridge.submit(LiftOff())
    assert isinstance(table.bridge.state.question, AgreeLiftOff)
    table.sheets.toggle_seats()
    for line, seat in zip(table.scrim.sheet.lines, table.bridge.state.seats, strict=True):
        mine = proposer in seat.sections
        assert line.ring.agreed is mine
        assert line.state.text() == ("has agreed" if mine else "has yet to agree")
