"""The sheet that says how an expedition ended."""

from __future__ import annotations

import attrs
import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.play.test_travelogue import moor as moor
from tests.widgets.hands import Hands
from tests.widgets.look.clipped import clipped_texts, overlapping
from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.models.common.result import NextPage
from vanguard_desktop.models.expedition.result import results_of
from vanguard_desktop.play.expedition.travelogue import travelogue
from vanguard_desktop.widgets.look.controls.text import Text
from vanguard_desktop.widgets.look.parts import Painted
from vanguard_desktop.widgets.result.marks import FindCard, InjuryTag, LuckPlot
from vanguard_desktop.widgets.result.panels import ResultPanel
from vanguard_desktop.widgets.result.picture import FactPill, ResultPicture
from vanguard_desktop.widgets.result.result_sheet import Offer, ResultSheet


@pytest.fixture
def ended(moor, lay_table, qtbot):
    """The table of an expedition that is over, with all read that was to be read."""

    def lay(**how):
        table = lay_table(Bridge(moor), **how)
        for _ in range(9):
            if table.reading.unread:
                table.reading.read_on()
        qtbot.waitUntil(lambda: not table.waiting_for_pictures)
        QApplication.processEvents()
        return table

    return lay


def words(sheet):
    return [part.text() for part in sheet.findChildren(Text) if part.isVisible()]


def test_it_says_what_became_of_everything(ended, moor):
    table = ended(size=(1920, 1080))
    sheet, names, state = table.ending.sheet, table.wording.names, moor.state
    said = words(sheet)
    for card in (*state.missions_done, *state.missions):
        assert names.mission(card) in said
    for member in state.everybody:
        assert names.member(member.id) in said
    for card in state.found:
        assert names.discovery(card) in said
    hurt = sum(injury is not None for member in state.members for injury in member.injuries)
    assert len(sheet.findChildren(InjuryTag)) == hurt > 0
    assert len(sheet.findChildren(FindCard)) == len({*state.found, *state.uniques_found})


def test_side_by_side_the_panels_fill_the_sheet_and_nothing_scrolls(ended):
    table = ended(size=(1920, 1080))
    for height in (1080, 1240):
        table.resize(1920, height)
        for _ in range(6):
            QApplication.processEvents()
        column = table.ending.sheet.column
        panels = [panel for panel in column.findChildren(ResultPanel) if panel.isVisible()]
        low = [panel.mapTo(column, panel.rect().bottomLeft()).y() for panel in panels]
        assert not column.verticalScrollBar().isVisible()
        assert column.height() - max(low) < 30, "no empty third"
        assert low.count(max(low)) == 2, "both columns end at one line"


def test_luck_comes_when_it_is_reckoned(ended, moor):
    sheet = ended(size=(1920, 1080)).ending.sheet
    (plot,) = [plot for plot in sheet.findChildren(LuckPlot) if plot.isVisible()]
    rolls = list(travelogue(moor).fallen())
    met = sum(roll.met for roll in rolls)
    assert f"{len(rolls)} checks decided by one roll: {met} went well" in plot.accessibleName()


def test_esc_leaves_the_table_to_be_looked_at_and_enter_brings_it_back(ended):
    table = ended()
    QTest.keyClick(table.ending.sheet, Qt.Key.Key_Escape)
    assert table.ending.sheet is None
    assert table.notice.button.isVisible()
    QTest.keyClick(table.map, Qt.Key.Key_Return)
    assert table.ending.sheet is not None


def test_the_journal_opened_from_it_leads_back_to_it(ended):
    table = ended()
    QTest.keyClick(table.ending.sheet, Qt.Key.Key_J)
    assert table.ending.sheet is None
    assert table.scrim.sheet is not None
    QTest.keyClick(table.scrim.sheet, Qt.Key.Key_Escape)
    assert table.ending.sheet is not None
    QTest.keyClick(table.ending.sheet, Qt.Key.Key_Escape)
    assert table.scrim.sheet is None


def test_space_looks_at_the_table_for_as_long_as_it_is_held(ended):
    table = ended()
    sheet = table.ending.sheet
    QTest.keyPress(sheet, Qt.Key.Key_Space)
    assert not sheet.isVisible()
    QTest.keyRelease(table, Qt.Key.Key_Space)
    assert sheet.isVisible()


def test_enter_does_what_the_bright_button_says(ended, qtbot):
    table = ended()
    assert table.ending.sheet.main_button.label == "Another expedition"
    with qtbot.waitSignal(table.new_wished, timeout=1000):
        QTest.keyClick(table.ending.sheet, Qt.Key.Key_Return)


def test_undo_leads_back_into_the_expedition(ended):
    table = ended()
    table.undo()
    assert table.ending.sheet is None
    assert not table.notice.isVisible()
    table.redo()
    for _ in range(9):
        if table.reading.unread:
            table.reading.read_on()
    assert table.ending.sheet is not None


@pytest.mark.parametrize("language", ["de", "it"])
@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 1.5), ((1280, 720), 1.0), ((1920, 1080), 1.5)])
def test_nothing_on_it_is_cut(ended, monkeypatch, size, scale, language):
    sheet = ended(size=size, scale=scale, language=language).ending.sheet
    assert clipped_texts(monkeypatch, sheet) == []
    for part in sheet.findChildren(Painted):
        assert part.width() <= sheet.width()


def test_another_book_fills_it_with_what_comes_next(ended, qtbot):
    """The ship goes on with the pages of its book."""
    table = ended(size=(1920, 1080))
    result = results_of(table.bridge, table.wording).shown()
    pages = (NextPage(title="Docking", detail="2 finds too many", icon="docking", now=True),)
    sheet = ResultSheet(lambda: attrs.evolve(result, next=pages), [Offer(words=lambda: "Go on", act=lambda: None)])
    qtbot.addWidget(sheet)
    sheet.resize(1500, 900)
    sheet.show()
    assert "Docking" in words(sheet)
    assert sheet.main_button.label == "Go on"


def test_whether_it_went_well_is_the_first_and_largest_word(ended):
    pills = ended(size=(1920, 1080)).ending.sheet.picture.findChildren(FactPill)
    first, *others = sorted((pill for pill in pills if pill.isVisible()), key=lambda pill: (pill.y(), pill.x()))
    assert first.accessibleName() in ("Expedition succeeded", "Expedition failed")
    assert others
    assert all(first.height() > other.height() for other in others)


def test_while_it_lies_open_nothing_below_offers_it_and_home_can_be_pressed(ended, qtbot):
    table = ended(size=(1920, 1080))
    assert not table.notice.isVisible()
    with qtbot.waitSignal(table.home_wished, timeout=1000):
        Hands(table).click(table.header.home)


def test_the_keyboard_stays_on_the_sheet_that_is_lifted(ended):
    table = ended()
    sheet = table.ending.sheet
    QTest.keyPress(sheet, Qt.Key.Key_Space)
    assert not table.header.isAncestorOf(QApplication.focusWidget())
    QTest.keyRelease(QApplication.focusWidget(), Qt.Key.Key_Space)
    assert sheet.isVisible()
    assert QApplication.focusWidget() is sheet


def test_what_was_decided_and_what_the_ship_gets_stands_on_it(ended, qtbot):
    table = ended(size=(1920, 1080))
    result = attrs.evolve(results_of(table.bridge, table.wording).shown(), kept=("You decided: Stay.",))
    sheet = ResultSheet(lambda: result, [Offer(words=lambda: "Go on", act=lambda: None)])
    qtbot.addWidget(sheet)
    sheet.resize(1500, 900)
    sheet.show()
    assert {"What stays", "You decided: Stay."} <= set(words(sheet))


def test_the_last_sentence_gives_way_where_the_words_above_leave_it_no_room(ended, qtbot):
    table = ended(size=(1920, 1080))
    result = results_of(table.bridge, table.wording).shown()
    result = attrs.evolve(result, verdict="Nobody said it would be easy. " * 4, quote="And so it was. " * 9)
    picture = ResultPicture(lambda painter, rect: None)
    qtbot.addWidget(picture)
    picture.show_result(result)
    picture.show()
    for height, is_said in ((900, True), (430, False)):
        picture.resize(546, height)
        QApplication.processEvents()
        said = [part for part in picture.findChildren(Text) if part.isVisible() and part.text() == result.quote]
        assert bool(said) is is_said, height
    assert not overlapping(picture)
