"""The River Table in the window: flown, visited and scanned with mouse and keys."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.ship.charted import at_the_star_map
from tests.support.rest import work_within
from tests.support.voyager import settle
from vanguard_desktop.models.ship.lessons import is_new, lessons_of
from vanguard_desktop.rulesets.ship.data.journey.scanner import Scan
from vanguard_desktop.rulesets.ship.data.journey.star_map import ConfirmDrift, Fly, Travel, Visit
from vanguard_desktop.text.common.wording import Wording
from vanguard_desktop.widgets.look import dress
from vanguard_desktop.widgets.ship.pages.river.adrift_side import AdriftSide
from vanguard_desktop.widgets.ship.pages.river.river_table import RiverTable
from vanguard_desktop.widgets.ship.ship_screen import ShipScreen

Key = Qt.Key


class Table:
    """The window at the first star map of a campaign."""

    def __init__(self, qtbot, bridge, size):
        self.bridge = bridge
        self.book = ShipScreen(bridge, Wording.of(bridge.box))
        qtbot.addWidget(self.book)
        self.book.resize(*size)
        self.book.show()
        qtbot.waitExposed(self.book)
        self.read()

    def read(self):
        """What was read on the way is put away."""
        settle()
        while self.book.scrim.sheet is not None or self.book.reads_again:
            if self.book.scrim.sheet is not None:
                self.book.close_sheet()
            else:
                self.book.back_to_now()
            settle()
        self.book.focus_default()

    @property
    def state(self):
        return self.bridge.state

    @property
    def river(self):
        assert isinstance(self.book.right, RiverTable)
        return self.book.right

    def press(self, *keys):
        for key in keys:
            QTest.keyClick(QApplication.focusWidget(), key)
            settle()

    def click(self, widget):
        self.river.column.ensureWidgetVisible(widget)
        settle()
        QTest.mouseClick(widget, Qt.MouseButton.LeftButton)
        settle()

    def click_on_map(self, place):
        view = self.river.view
        at = view.mapFromScene(self.river.scene.item_of(place).pos())
        QTest.mouseClick(view.viewport(), Qt.MouseButton.LeftButton, pos=at)
        settle()


@pytest.fixture
def lay(qtbot, qapp):
    def laid(*, size=(1280, 720), scale=1.0, players=2):
        dress.apply(qapp, "night", scale, reduced_motion=True)
        return Table(qtbot, at_the_star_map(players=players), size)

    yield laid
    dress.apply(qapp)


@pytest.fixture
def table(lay):
    return lay()


@pytest.mark.rule("MAP-04", "MAP-09", "SCN-05")
def test_keys_alone_fly_visit_and_scan(table):
    table.press(Key.Key_Home, Key.Key_Up)
    flown = table.river.scene.place
    assert table.state.system == "neris"
    table.press(Key.Key_Return)
    table.read()
    assert table.state.system == flown
    table.press(Key.Key_Home, Key.Key_Return)
    planet = next(row for row in table.river.scene.goals_here if row.lands and row.order is not None)
    while table.river.scene.place != planet.id:
        table.press(Key.Key_PageDown)
    table.press(Key.Key_Return)
    table.read()
    assert isinstance(table.state.question, Scan)
    energy, covered = table.state.pool.energy, table.state.scanned
    if energy:
        table.press(Key.Key_1)
        assert table.state.scanned == covered + 1


@pytest.mark.rule("MAP-04", "MAP-08", "SCN-05")
def test_the_mouse_alone_flies_visits_and_scans(table):
    table.click_on_map("rioni")
    assert table.state.system == "neris"
    assert table.river.star.button.label == "Fly to Rioni"
    table.click(table.river.star.button)
    table.read()
    assert table.state.system == "rioni"
    table.click(table.river.places.rows["uphill"])
    table.read()
    assert isinstance(table.state.question, Scan)
    table.click(table.river.shutters.next)
    assert table.state.scanned == 1


def test_digits_visit_and_never_fly(table):
    keys = {type(row.command): row.key for row in table.book.on_page.rows}
    assert keys[Fly] == ""
    assert keys[Visit] != ""
    table.press(Key.Key_2)
    assert isinstance(table.state.question, Scan)


def test_enter_never_ends_the_travel(table):
    assert table.book.prompt.next_row is None
    table.press(Key.Key_Return)
    assert isinstance(table.state.question, Travel)
    assert table.river.scene.place == "neris"


@pytest.mark.rule("MAP-18")
def test_to_drift_is_confirmed_after_its_price_was_said(table):
    last = next(row.key for row in table.book.in_bar.rows)
    table.press(Key(ord(last)))
    assert isinstance(table.state.question, ConfirmDrift)
    side = table.book.right
    assert table.book.page == "adrift"
    assert isinstance(side, AdriftSide)
    assert side.lost.isVisible()
    assert side.kept.isVisible()
    table.press(Key.Key_Return)
    assert isinstance(table.state.question, Travel)
    assert table.book.page == "star_map"
    assert table.river.isVisible()


@pytest.mark.rule("MAP-13")
def test_a_closed_star_keeps_its_button_and_says_why(table, qtbot):
    table.click_on_map("drava")
    button = table.river.star.button
    assert button.reason
    with qtbot.waitSignal(table.river.explained):
        table.click(button)
    assert table.state.system == "neris"


def test_destinations_elsewhere_say_what_they_cost_with_the_flights(table):
    table.click_on_map("loa")
    assert set(table.river.places.rows) == {"kiln", "ash_weather_post", "warm_dark"}
    assert all(part.reason for part in table.river.places.rows.values())


@pytest.mark.rule("OPS-14")
def test_operations_are_folded_away_and_warn_before_they_are_started(table):
    assert not table.river.operations.isVisible()
    table.click(table.river.fold)
    assert table.river.operations.isVisible()
    first = next(iter(table.river.operations.rows.values()))
    assert "sealed supply" in first.accessibleName()
    table.click(first)
    assert table.state.operation is not None
    assert isinstance(table.state.question, Scan)


@pytest.mark.rule("SCN-06")
def test_somebody_of_the_crew_strip_scouts_by_a_press(table):
    table.press(Key.Key_2)
    member = next(iter(table.river.fitting()))
    card = table.book.crew.people[member]
    QTest.mouseClick(card, Qt.MouseButton.LeftButton)
    settle()
    assert table.state.scouts == 1
    assert [part.row.cost for part in table.river.shutters.parts] == [0, 1, 2]


@pytest.mark.rule("SCN-02", "SCN-04")
def test_closed_shutters_show_no_word_of_the_card(table):
    table.press(Key.Key_2)
    card = table.bridge.box.landing_cards["L01"]
    said = " ".join(part.accessibleName() for part in table.river.shutters.parts)
    assert card.landing not in said
    assert card.advice not in said
    assert not any(part.row.icons or part.row.lines for part in table.river.shutters.parts)


def test_a_page_read_again_shows_the_map_as_it_was_left_and_orders_nothing(table):
    table.press(Key.Key_2)
    row = next(row for row in table.book.pages.rows if row.id == "star_map")
    table.book.read_page(row)
    settle()
    assert table.river.scene.chart.past
    assert not any(star.order for star in table.river.scene.stars.rows)
    table.book.back_to_now()
    assert not table.river.scene.chart.past


@pytest.mark.parametrize(("size", "scale"), [((1920, 1080), 1.0), ((1280, 720), 1.0), ((1280, 720), 1.5)])
def test_every_place_is_seen_where_everything_is_shown(lay, size, scale):
    table = lay(size=size, scale=scale)
    view = table.river.view
    outside = [place for place in view.places() if not view.viewport().rect().contains(view.place_rect(place))]
    assert not outside


def test_a_step_changes_no_row_that_stays_the_same(table):
    table.click_on_map("rioni")
    before = dict(table.river.places.rows)
    table.click_on_map("neris")
    table.click_on_map("rioni")
    assert set(table.river.places.rows) == set(before)


def test_left_alone_the_river_table_does_nothing(qapp, lay):
    table = lay()
    table.click_on_map("rioni")
    QTest.qWait(600)
    while table.book.waiting_for_pictures:
        QApplication.processEvents()
    for _ in range(10):
        if not (done := work_within(qapp, 300)):
            break
    assert done == {}


def test_the_ship_flies_in_the_window_and_arrives_when_a_key_is_pressed(lay, qapp):
    table = lay()
    dress.apply(qapp, "night", 1.0, reduced_motion=False)
    table.click_on_map("rioni")
    table.click(table.river.star.button)
    assert table.river.scene.motion.running
    table.book.finish_motion()
    assert not table.river.scene.motion.running


def test_advice_is_heard_where_the_map_takes_the_whole_spread(table):
    before = table.state
    table.press(Key.Key_H)
    assert table.state == before
    assert "You could" in table.book.prompt.said


def test_names_stand_where_no_lane_runs(table):
    scene = table.river.scene
    rioni, loa = scene.star_items["rioni"], scene.star_items["loa"]
    assert rioni.label.bottom() < rioni.star.top() + 6
    assert loa.label.top() > loa.star.center().y()


def test_what_the_page_teaches_stands_beside_the_map(table):
    lesson = table.river.lesson
    assert lesson.teaches is (is_new(table.state, "star_map") and bool(lessons_of("star_map")))
    while lesson.teaches:
        table.press(Key.Key_G)
    assert isinstance(table.state.question, Travel)
