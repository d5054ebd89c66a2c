"""What the binder shows and lets be done, in real positions of a campaign."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QWidget

from tests.support.carrying import carry
from tests.support.in_sight import nothing_stands_for
from tests.support.rest import work_within
from tests.support.voyager import settle
from vanguard_desktop.models.ship.aboard import words_aboard
from vanguard_desktop.models.ship.pages import Standing
from vanguard_desktop.models.ship.slots import assigning
from vanguard_desktop.rulesets.expedition.data import State
from vanguard_desktop.rulesets.ship.data.common import ChooseOption
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.rulesets.ship.zones import RESTING
from vanguard_desktop.widgets.look.controls.flow import FlowLayout
from vanguard_desktop.widgets.look.controls.lines import column_in
from vanguard_desktop.widgets.look.controls.text import Text
from vanguard_desktop.widgets.result.result_sheet import ResultSheet
from vanguard_desktop.widgets.ship.candidate import lay_side_by_side
from vanguard_desktop.widgets.ship.pages.river.river_table import RiverTable


@pytest.fixture
def at(aboard):
    """The binder where this is asked."""

    def reached(kind, **how):
        voyager = aboard(seed=3, until=kind, **how)
        settle()
        return voyager

    return reached


def press(key):
    QTest.keyClick(QApplication.focusWidget(), key)
    settle()


def test_the_header_tells_what_is_in_the_pools(at):
    voyager = at("ChooseFacility")
    pool, header = voyager.state.pool, voyager.book.header
    assert [header.count(icon) for icon in ("command", "energy", "success", "any_die")] == [
        str(pool.command),
        str(pool.energy),
        str(pool.success),
        str(voyager.state.dice_each),
    ]


def test_the_team_comes_home_to_its_result_and_one_undo_leads_back(at):
    voyager = at("TradeDice")
    while not isinstance(voyager.state, State):
        voyager.book.undo()
        settle()
    voyager.bridge.redo()
    settle()
    assert isinstance(voyager.book.scrim.sheet, ResultSheet)
    press(Qt.Key.Key_Return)
    assert not isinstance(voyager.book.scrim.sheet, ResultSheet)
    voyager.book.undo()
    assert isinstance(voyager.state, State)


def test_a_page_that_was_passed_is_read_as_it_was_and_changes_nothing(at):
    voyager = at("ChooseFacility")
    book = voyager.book
    done = next(row for row in book.pages.rows if row.standing is Standing.DONE and row.id == "debriefing")
    before = voyager.bridge.game.cursor
    QTest.mouseClick(book.rail.entries[done.id], Qt.MouseButton.LeftButton)
    settle()
    assert book.reads_again
    for key in (Qt.Key.Key_1, Qt.Key.Key_2):
        press(key)
    assert (book.reads_again, voyager.bridge.game.cursor) == (True, before)
    press(Qt.Key.Key_Escape)
    assert not book.reads_again
    assert voyager.bridge.game.cursor == before


def test_the_header_names_the_page_that_lies_open_also_one_that_is_read_again(at):
    voyager = at("ChooseFacility")
    book = voyager.book
    words = words_aboard(voyager.wording, voyager.state).pages
    assert words.title("facilities") in book.header.page
    QTest.mouseClick(book.rail.entries["bridge"], Qt.MouseButton.LeftButton)
    settle()
    assert book.reads_again
    assert words.title("bridge") in book.header.page
    press(Qt.Key.Key_Escape)
    assert words.title("facilities") in book.header.page


def test_a_step_with_nothing_to_do_is_passed_and_not_ticked(at):
    voyager = at("BuildDeck")
    rows = {row.id: row for row in voyager.book.steps.rows}
    states = {id: (row.done, row.passed) for id, row in rows.items()}
    assert states["launch/emergency_draft"] == (True, True)
    assert states["launch/choose_team"] == (True, False)
    assert states["launch/strap_in"] == (False, False)


def test_what_is_yet_to_come_says_so_and_opens_nothing(at):
    voyager = at("ChooseFacility")
    later = next(row for row in voyager.book.pages.rows if row.standing is Standing.LATER and row.id == "hangar")
    entry = voyager.book.rail.entries[later.id]
    QTest.mouseClick(entry, Qt.MouseButton.LeftButton)
    settle()
    assert entry.reason
    assert not voyager.book.reads_again


@pytest.mark.rule("TSK-03")
@pytest.mark.parametrize("way", ["drag", "click", "key"])
def test_somebody_is_put_on_a_round_place_by_drag_click_and_key(at, way):
    voyager = at("ChooseThing:AssignCrew", size=(1920, 1080))
    book, asked = voyager.book, assigning(voyager.state)
    row = next(row for row in book.on_page.rows if row.thing.startswith("crew:"))
    person = book.crew.people[row.thing.partition(":")[2]]
    place = next(iter(book.right.goals(person.row)))
    if way == "drag":
        carry(person, place)
    elif way == "click":
        QTest.mouseClick(person, Qt.MouseButton.LeftButton)
    else:
        press(Qt.Key(ord(row.key)))
    settle()
    assert assigning(voyager.state) != asked
    if len(asked.need) == len(asked.chosen) + 1:
        assert person.row.id in voyager.state.members(RESTING)


def test_a_card_in_a_slot_is_read_out_in_full(at):
    slots = [slot for slot in at("ChooseThing:StartNext").book.right.slots.values() if slot.slot.piece is not None]
    assert slots
    assert [
        slot.accessibleName() for slot in slots if not (slot.accessibleName() and slot.accessibleDescription())
    ] == []


def test_who_goes_on_reads_in_words_what_is_left_undone(at):
    book = at("ChooseThing:StartNext").book
    (row,) = book.in_bar.rows
    count = len(book.on_page.rows)
    assert row.brief == f"{count} project{'s' if count > 1 else ''} can be started"
    (slot,) = book.prompt.buttons
    assert slot.says_note
    assert "(" not in slot.label


def test_the_rail_names_every_page_also_where_it_is_icons(at):
    voyager = at("ChooseFacility")
    rows = {row.id: row for row in voyager.book.pages.rows}
    for id, entry in voyager.book.rail.entries.items():
        assert rows[id].title in entry.toolTip(), id
        assert not entry.reason or rows[id].title in entry.reason, id
    entry = voyager.book.rail.entries["hangar"]
    QTest.mouseClick(entry, Qt.MouseButton.LeftButton)
    told = voyager.book.explainer.told
    assert told is not None
    assert "Hangar" in told.reason


def test_numbers_of_the_header_have_their_words_where_there_is_room(at):
    header = at("ChooseFacility").book.header
    said = [part.text() for part in header.findChildren(Text) if part.isVisible()]
    assert {"command", "energy", "success"} <= set(said)


def test_what_an_answer_costs_is_told_before_it_is_given(at):
    voyager = at("ChooseThing:AssignCrew", size=(1920, 1080))
    row = next(row for row in voyager.book.on_page.rows if row.thing.startswith("crew:"))
    told = voyager.book.ahead(row.command)
    before = voyager.bridge.game.cursor
    if len(assigning(voyager.state).need) == 1:
        assert "At rest until the next docking" in told
    assert voyager.bridge.game.cursor == before


@pytest.mark.parametrize("kind", ["TradeDice", "ChooseThing:StartNext", "ArrangeCrew"])
def test_a_page_left_alone_does_nothing(at, qapp, kind):
    voyager = at(kind)
    assert isinstance(voyager.state, ShipState)
    while voyager.book.waiting_for_pictures:
        QTest.qWait(50)
    # What was begun before may still end; then it is quiet, and stays so.
    seen = [work_within(qapp, 600)]
    while seen[-1] and len(seen) < 6:
        seen.append(work_within(qapp, 600))
    assert seen[-1] == {}, seen


def test_what_an_entry_asks_on_the_star_map_lies_open_and_the_map_comes_back(aboard):
    """A page that has no place for an answer leaves none without one."""
    voyager = aboard(players=1, seed=4, until="ChooseOption")
    assert voyager.book.page == "star_map"
    assert nothing_stands_for(voyager.book) == []
    first = next(part for part in voyager.book.right.parts.values() if not part.reason)
    assert voyager.book.left.isVisible()
    QTest.mouseClick(first, Qt.MouseButton.LeftButton)
    while isinstance(voyager.state.question, ChooseOption):
        voyager.bridge.submit(voyager.bridge.answers()[0])
    settle()
    assert isinstance(voyager.book.right, RiverTable)
    assert not voyager.book.left.isVisible()


def test_whoever_has_no_skill_stands_in_line_too(qtbot):
    row = QWidget()
    qtbot.addWidget(row)
    people = [QWidget(row), QWidget(row)]
    for each in people:
        face = QWidget()
        face.setFixedHeight(90)
        column_in(each, face, gap=0)
    lay_side_by_side(FlowLayout(row, gap=0), people)
    assert {each.height() for each in people} == {90}
