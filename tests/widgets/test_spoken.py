"""A screen reader finds every control of the table by name, role and state, whatever the game asks."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QCoreApplication, QEvent
from PySide6.QtGui import QAccessible
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import delete, isValid

from tests.support.spoken import told_badly
from tests.widgets.test_every_question import chosen, laid_out
from vanguard_desktop.models.expedition.options import ActionModel, AnyTimeModel
from vanguard_desktop.rulesets.expedition.data.decisions import DECISIONS
from vanguard_desktop.widgets.look import dress
from vanguard_desktop.widgets.look.controls.panels import IconMark, Panel
from vanguard_desktop.widgets.look.controls.sheets import Sheet
from vanguard_desktop.widgets.look.controls.text import RichText
from vanguard_desktop.widgets.parts import teller
from vanguard_desktop.widgets.table.table_screen import TableScreen

MOST_STEPS, GAMES = 150, 72


def found(widget: QWidget):
    return QAccessible.queryAccessibleInterface(widget)


@pytest.fixture
def lay(qtbot, qapp):
    dress.apply(qapp, "night", 1.0, reduced_motion=True)

    def laid(pack, seed, players, size=(1600, 900), *, real_dice=False):
        table = TableScreen(*laid_out(pack, seed, players, real_dice=real_dice))
        qtbot.addWidget(table)
        table.resize(*size)
        table.show()
        return table

    yield laid
    dress.apply(qapp)


def listen_to_a_game(table, seed):
    """Play by chance, and listen to the whole table at every question that was not asked before."""
    chance, asked = random.Random(seed), set()
    for _ in range(MOST_STEPS):
        question = table.bridge.state.question
        if question is None:
            break
        while table.reading.sheet is not None and not table.reading.sheet.rows:
            table.reading.read_on()
        if type(question) not in asked:
            asked.add(type(question))
            QApplication.processEvents()
            assert told_badly(table) == [], type(question).__name__
        table.bridge.submit(chosen(table.options.rows, table.any_time.rows, chance))
    return asked


@pytest.mark.parametrize("seed", range(3))
def test_whatever_is_asked_everything_on_the_table_has_name_and_role(lay, seed):
    size = (1280, 720) if seed % 2 else (1920, 1080)
    asked = listen_to_a_game(lay("all_shelves", seed, 1 + seed % 4, size, real_dice=seed == 2), seed)
    assert len(asked) >= 6


@pytest.mark.long
def test_every_question_of_the_rule_book_has_words_and_answers_and_is_told_well(qapp):
    """In many games of chance; the table is laid where a question is asked for the first time."""
    dress.apply(qapp, "night", 1.0, reduced_motion=True)
    asked = set()
    for seed in range(GAMES):
        bridge, wording = laid_out("all_shelves", seed, 1 + seed % 4, real_dice=seed % 4 == 3)
        options, beside = ActionModel(bridge, wording), AnyTimeModel(bridge, wording)
        chance = random.Random(seed)
        while (question := bridge.state.question) is not None:
            assert wording.prompts.question(question, bridge.state).strip()
            assert wording.prompts.who(question, bridge.state).strip()
            assert all(row.label.strip() for row in (*options.rows, *beside.rows))
            if type(question) not in asked:
                asked.add(type(question))
                table = TableScreen(bridge, wording)
                table.resize(1600, 900)
                table.show()
                QApplication.processEvents()
                assert told_badly(table) == [], type(question).__name__
                delete(table)
            bridge.submit(chosen(options.rows, beside.rows, chance))
    # A few come up too seldom to be met by chance, or only where nobody lands.
    assert len(asked) > 0.75 * len(DECISIONS), sorted(kind.__name__ for kind in set(DECISIONS) - asked)


@pytest.mark.parametrize("size", [(1280, 720), (1920, 1080)])
def test_what_opens_beside_the_question_has_name_and_role_too(lay, size):
    table = lay("all_shelves", 1, 4, size)
    while table.reading.sheet is not None and not table.reading.sheet.rows:
        table.reading.read_on()
    for open_part in (
        table.drawers.toggle_crew,
        table.drawers.toggle_situation,
        table.lists.toggle,
        table.lists.toggle_any_time,
    ):
        open_part()
        QApplication.processEvents()
        assert told_badly(table) == []
    for row in table.scene.sectors.rows:
        table.map.zoom_to_sector(row.id)
        table.scene.focus_sector(row.id)
        QApplication.processEvents()
        assert told_badly(table) == []
    for open_sheet in (table.sheets.toggle_journal, table.sheets.toggle_seats, table.open_codex):
        open_sheet()
        QApplication.processEvents()
        assert told_badly(table) == []
        table.close_sheet()


def test_every_step_is_told_and_after_it_what_the_game_asks(lay, monkeypatch):
    said = []
    monkeypatch.setattr(QAccessible, "isActive", lambda: True)
    monkeypatch.setattr(teller, "QAccessibleAnnouncementEvent", lambda _about, words: words)
    monkeypatch.setattr(QAccessible, "updateAccessibility", said.append)
    table = lay("all_shelves", 1, 2)
    chance = random.Random(1)
    for _ in range(40):
        while table.reading.sheet is not None and not table.reading.sheet.rows:
            table.reading.read_on()
        before = table.prompt.said
        said.clear()
        table.bridge.submit(chosen(table.options.rows, table.any_time.rows, chance))
        happened = table.teller.last_step()
        words = [each for each in said if isinstance(each, str)]
        assert not happened or words[0] == happened
        if table.prompt.said != before:
            assert table.prompt.said in words
        assert not any("[" in each for each in words), "an icon is said by its name"


def test_looking_back_is_not_told_as_if_it_happened_again(lay, monkeypatch):
    table = lay("four_sectors", 1, 2)
    table.bridge.submit(table.options.rows[0].command)
    said = []
    monkeypatch.setattr(teller, "announce", lambda _about, words: said.append(words))
    table.undo()
    assert said == []
    table.redo()
    assert said == [table.teller.last_step()]


def test_painted_widgets_are_texts_pictures_groups_and_dialogs(qtbot, qapp):
    dress.apply(qapp)
    sheet = Sheet()
    qtbot.addWidget(sheet)
    text, mark, panel = RichText(str), IconMark("info", "Rank 1"), Panel()
    text.set_text("Spend a die.")
    sheet.setAccessibleName("An event")
    panel.setAccessibleName("Crew")
    panel.body.addWidget(mark)
    for part in (text, panel):
        sheet.body.addWidget(part)
    role = QAccessible.Role
    roles = [found(each).role() for each in (sheet, text, mark, panel)]
    assert roles == [role.Dialog, role.StaticText, role.Graphic, role.Grouping]


def test_whoever_is_read_can_still_be_taken_away(qapp):
    dress.apply(qapp)
    for number in range(600):
        panel = Panel()
        panel.setAccessibleName("Crew")
        panel.body.addWidget(mark := IconMark("info", "Rank 1"))
        read = [found(panel), found(mark), found(panel).child(0)]
        assert read[0].text(QAccessible.Text.Name) == "Crew"
        if number % 2:
            delete(panel)
        else:
            panel.deleteLater()
            QCoreApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)
        assert not any(map(isValid, read)), "Qt has deleted what it gave out"


def test_a_table_that_was_read_can_be_put_away(qapp):
    dress.apply(qapp)
    table = TableScreen(*laid_out("four_sectors", 1, 2))
    map_ = found(table.map)
    sectors = [map_.child(place) for place in range(4)]
    assert all(sector.text(QAccessible.Text.Name) for sector in sectors)
    delete(table)
    assert not any(map(isValid, [map_, *sectors]))
