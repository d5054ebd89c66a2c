"""Coming home: why it failed, what happened by itself aboard, dice over a life, and one thing asked at a time."""

from __future__ import annotations

import attrs
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.support.carrying import carry
from tests.support.voyager import settle
from vanguard_desktop.models.common.passages import PassageKind
from vanguard_desktop.models.expedition.result import results_of
from vanguard_desktop.models.ship.answers import AnswerRow
from vanguard_desktop.rulesets.ship.data.aboard.medbay import LieDown
from vanguard_desktop.rulesets.ship.data.common import ChooseThing, PickThing
from vanguard_desktop.rulesets.ship.data.journey.debriefing import EndTrade
from vanguard_desktop.rulesets.ship.pieces import piece
from vanguard_desktop.rulesets.ship.zones import bed, ward
from vanguard_desktop.setting import Bed
from vanguard_desktop.widgets.look import dress
from vanguard_desktop.widgets.look.controls.text import RichText, Text
from vanguard_desktop.widgets.parts.sheets.entry_sheet import EntrySheet
from vanguard_desktop.widgets.result.result_sheet import ResultSheet
from vanguard_desktop.widgets.ship.after.survival_sheet import SurvivalSheet
from vanguard_desktop.widgets.ship.pages.right_side import View


def press(key):
    QTest.keyClick(QApplication.focusWidget(), key)
    settle()


def said_on(sheet):
    words = [part.text() for part in sheet.findChildren(Text) if part.isVisible()]
    return " ".join([*words, *(part.text for part in sheet.findChildren(RichText) if part.isVisible())])


@pytest.fixture
def home(aboard):
    """A team that was evacuated has just come home: three injuries, and one more."""
    voyager = aboard(players=1, seed=4, until="TradeDice")
    settle()
    return voyager


@pytest.fixture
def critical(aboard):
    """Somebody with three injuries needs a bed."""
    voyager = aboard(players=1, seed=4, until="ChooseThing:LieDown")
    settle()
    question = voyager.state.question
    while not (isinstance(question.effect.effect, LieDown) and question.effect.effect.category is Bed.CRITICAL):
        voyager.bridge.submit(voyager.bridge.answers()[0])
        question = voyager.state.question
        assert isinstance(question, ChooseThing)
    while voyager.book.scrim.sheet is not None:
        press(Qt.Key.Key_Return)
    return voyager


def test_a_lost_expedition_says_why_and_quotes_no_success(home):
    sheet = home.book.scrim.sheet
    assert isinstance(sheet, ResultSheet)
    assert "had three injuries and was hurt once more" in said_on(sheet)
    assert home.book.homecoming.story() == ""
    (note,) = results_of(home.bridge, home.wording).shown().stars.notes
    assert (note.done, note.detail) == (True, "Rank-up goal met, but after a failure nobody is promoted")


def test_what_happened_by_itself_is_told_before_anything_is_asked(home):
    book, asked = home.book, home.book.prompt
    assert asked.buttons == []
    assert "Trade" not in asked.said
    press(Qt.Key.Key_Return)
    assert book.scene_shown.passage.kind is PassageKind.DOCKING
    press(Qt.Key.Key_Return)
    sheet = book.scrim.sheet
    assert isinstance(sheet, EntrySheet)
    told = said_on(sheet)
    assert "Morale falls" in told
    assert "After a failure nobody is promoted." in told
    assert "In the pool: 4" in told
    assert asked.buttons == []
    press(Qt.Key.Key_Return)
    assert book.scrim.sheet is None
    assert "Trade dice?" in asked.said
    assert asked.buttons


def test_pages_that_pass_by_themselves_are_told_of(home):
    while home.book.scrim.sheet is not None:
        press(Qt.Key.Key_Return)
    home.bridge.submit(EndTrade())
    settle()
    told = said_on(home.book.scrim.sheet)
    assert "Unloaded: Weight Slip." in told
    assert "In the medbay (light)" in told


def test_homecoming_is_read_again_as_its_result(home):
    book = home.book
    while book.scrim.sheet is not None:
        press(Qt.Key.Key_Return)
    before = home.bridge.game.cursor
    QTest.mouseClick(book.rail.entries["homecoming"], Qt.MouseButton.LeftButton)
    settle()
    sheet = book.scrim.sheet
    assert isinstance(sheet, ResultSheet)
    assert sheet.main_button.text() == "Back"
    press(Qt.Key.Key_Return)
    assert (book.scrim.sheet, book.reads_again, home.bridge.game.cursor) == (None, False, before)


def test_dice_over_a_life_are_seen_rolling_and_tell_only_then(critical, qapp):
    dress.apply(qapp, "night", reduced_motion=False)
    press(Qt.Key.Key_1)
    sheet = critical.book.scrim.sheet
    assert isinstance(sheet, SurvivalSheet)
    assert sheet.dice.rolls
    assert sheet.after.text() == ""
    assert "80.1 % live" in said_on(sheet)
    press(Qt.Key.Key_Return)
    assert not sheet.dice.rolls
    assert sheet.after.text().endswith("survives.")
    assert critical.book.scrim.sheet is sheet
    press(Qt.Key.Key_Return)
    assert not isinstance(critical.book.scrim.sheet, SurvivalSheet)


def test_without_motion_dice_over_a_life_lie_at_once(critical):
    press(Qt.Key.Key_1)
    sheet = critical.book.scrim.sheet
    assert isinstance(sheet, SurvivalSheet)
    assert sheet.after.text()


@pytest.mark.rule("MED-20")
def test_a_single_bed_of_an_upgrade_is_an_answer_like_any_other(critical):
    state, side = critical.state, critical.book.right
    state = attrs.evolve(state, zones={**state.zones, ward(1): (piece("facility_upgrades", "F01"),)})
    rows = tuple(
        AnswerRow(command=PickThing(thing=place), label=place, key=key, thing=place)
        for key, place in (("1", bed("A", Bed.CRITICAL)), ("2", bed("F01", Bed.LIGHT)))
    )
    chosen = []
    side.chosen.disconnect()
    side.chosen.connect(chosen.append)
    side.show_view(View(state=state, rows=rows))
    settle()
    QTest.mouseClick(side.parts[rows[1].thing], Qt.MouseButton.LeftButton)
    assert chosen == [rows[1].command]


@pytest.mark.parametrize("way", ["drag", "click", "key"])
def test_a_patient_gets_a_bed_by_drag_click_and_key(critical, way):
    side = critical.book.right
    row = critical.book.on_page.rows[-1]
    bed, member = side.parts[row.thing], critical.state.question.effect.effect.member
    if way == "drag":
        carry(side.patient, bed)
    elif way == "click":
        QTest.mouseClick(bed, Qt.MouseButton.LeftButton)
    else:
        press(Qt.Key(ord(row.key)))
    settle()
    assert critical.state.place_of(member) == row.thing
