"""The star map with real mouse and keys, and as screen readers hear it."""

from __future__ import annotations

import attrs
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from tests.ship.charted import at_the_star_map, marked_small_ship, until
from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.rulesets.ship.data.journey.scanner import Scan
from vanguard_desktop.rulesets.ship.data.journey.star_map import Fly
from vanguard_desktop.scenes.motion import Motion
from vanguard_desktop.scenes.stars.lane_item import Course
from vanguard_desktop.scenes.stars.star_scene import StarScene
from vanguard_desktop.scenes.stars.star_view import StarView
from vanguard_desktop.text.common.wording import Wording
from vanguard_desktop.widgets.look import dress

Key = Qt.Key


@attrs.frozen
class Sky:
    """What a test touches, and the hand that touches it."""

    bridge: Bridge
    scene: StarScene
    view: StarView

    @property
    def state(self):
        return self.bridge.state

    def press(self, *keys):
        for key in keys:
            QTest.keyClick(self.view, key)

    def spot(self, place):
        return self.view.mapFromScene(self.scene.item_of(place).pos())

    def click(self, at):
        QTest.mouseClick(self.view.viewport(), Qt.MouseButton.LeftButton, pos=at)

    def reader(self):
        return QAccessible.queryAccessibleInterface(self.view)


@pytest.fixture
def lay(qtbot, qapp):
    """Lay the star map of a campaign."""
    bridges = []

    def laid(bridge=None, *, size=(1148, 700), theme="night", text_scale=1.0, still=True):
        dress.apply(qapp, theme, text_scale, reduced_motion=still)
        bridge = bridge or at_the_star_map()
        scene = StarScene(bridge, Wording.of(bridge.box))
        view = StarView(scene)
        bridge.stepped.connect(lambda step: (scene.refresh(), scene.move(step)))
        bridge.retranslated.connect(scene.refresh)
        bridges.append(bridge)
        scene.setParent(view)
        qtbot.addWidget(view)
        view.resize(*size)
        view.show()
        qtbot.waitExposed(view)
        view.setFocus()
        return Sky(bridge, scene, view)

    yield laid
    for bridge in bridges:
        bridge.stepped.disconnect()
    dress.apply(qapp)


@pytest.fixture
def sky(lay):
    return lay()


def test_the_first_arrow_goes_to_the_star_where_the_ship_is(sky):
    sky.press(Key.Key_Left)
    assert sky.scene.place == "neris"


def test_arrows_go_to_neighboring_stars(sky):
    sky.press(Key.Key_Home, Key.Key_Right)
    assert sky.scene.place == "loa"
    sky.press(Key.Key_Up)
    assert sky.scene.place == "rioni"


def test_page_keys_reach_every_star_and_destination(sky):
    sky.press(Key.Key_Home)
    seen = []
    for _ in sky.scene.places():
        seen.append(sky.scene.place)
        sky.press(Key.Key_PageDown)
    assert seen == ["neris", "sorting_house", "hum", "purse_comet", "rioni", "loa", "drava"]
    assert sky.scene.place == "neris"


@pytest.mark.rule("MAP-04", "MAP-06")
def test_enter_flies_to_the_chosen_star(sky):
    energy = sky.state.pool.energy
    sky.scene.choose("rioni")
    sky.press(Key.Key_Return)
    assert sky.state.system == "rioni"
    assert sky.state.pool.energy == energy - 1


@pytest.mark.rule("MAP-08", "MAP-09")
def test_enter_on_our_star_leads_to_its_destinations_and_enter_there_visits(sky):
    sky.press(Key.Key_Home, Key.Key_Return)
    assert sky.scene.place == "sorting_house"
    for _ in range(4):
        if sky.scene.place != "hum":
            sky.press(Key.Key_PageDown)
    sky.press(Key.Key_Return)
    assert isinstance(sky.state.question, Scan)


def test_enter_on_what_is_out_of_reach_says_why_and_changes_nothing(sky, qtbot):
    before = sky.state
    sky.scene.choose("drava")
    with qtbot.waitSignal(sky.scene.explained) as explained:
        sky.press(Key.Key_Enter)
    assert explained.args[0]
    assert sky.scene.note.text == explained.args[0]
    assert sky.state == before


def test_escape_goes_from_a_destination_to_its_star_then_leaves_it_then_is_the_windows(sky):
    sky.press(Key.Key_Home, Key.Key_Return, Key.Key_Escape)
    assert sky.scene.place == "neris"
    sky.press(Key.Key_Escape)
    assert sky.scene.place == ""


def test_plus_minus_and_f_zoom_and_from_near_destinations_say_their_names(sky):
    fit = sky.view.zoom
    assert not any(body.named for body in sky.scene.bodies.values())
    for _ in range(5):
        sky.press(Key.Key_Plus)
    assert sky.view.zoom > fit
    assert all(body.named for body in sky.scene.bodies.values())
    sky.press(Key.Key_F)
    assert sky.view.zoom == fit


def test_everything_is_seen_where_everything_is_shown(lay):
    for size in ((1300, 860), (820, 470)):
        for scale in (1.0, 1.5):
            sky = lay(size=size, text_scale=scale)
            window = sky.view.viewport().rect()
            outside = [place for place in sky.scene.places() if not window.contains(sky.view.place_rect(place))]
            assert not outside, (size, scale)


def test_a_click_looks_and_does_not_fly(sky):
    before = sky.state
    sky.click(sky.spot("rioni"))
    assert sky.scene.place == "rioni"
    assert sky.state == before
    lane = sky.scene.ways.by_id["neris", "rioni"]
    assert lane.line.course is Course.CHOSEN
    sky.click(QPoint(600, 30))
    assert sky.scene.place == ""


def test_a_click_on_a_price_looks_at_the_star_at_its_end(sky):
    pill = sky.scene.ways.by_id["neris", "loa"].pill
    sky.click(sky.view.mapFromScene(pill.pos()))
    assert sky.scene.place == "loa"


def test_a_course_over_several_flights_is_drawn_whole(lay):
    sky = lay(at_the_star_map(marked_small_ship()))
    sky.bridge.submit(Fly(to="SYS-03"))
    sky.scene.choose("SYS-01")
    chosen = {id for id, lane in sky.scene.ways.by_id.items() if lane.line.course is not Course.FAR}
    assert {frozenset(id) for id in chosen} >= {frozenset(("SYS-03", "SYS-02")), frozenset(("SYS-02", "SYS-01"))}


def test_a_drag_pushes_the_map(sky):
    sky.press(Key.Key_Plus, Key.Key_Plus, Key.Key_Plus)
    middle, viewport = sky.view.seen().center(), sky.view.viewport()
    start = sky.spot("neris")
    QTest.mousePress(viewport, Qt.MouseButton.LeftButton, pos=start)
    QTest.mouseMove(viewport, start + QPoint(0, -40))
    QTest.mouseMove(viewport, start + QPoint(0, -60))
    QTest.mouseRelease(viewport, Qt.MouseButton.LeftButton, pos=start + QPoint(0, -60))
    assert sky.view.seen().center().y() > middle.y()
    assert sky.scene.place == ""


def test_the_ship_is_seen_flying_and_any_input_lets_it_arrive(lay):
    sky = lay(still=False)
    sky.scene.choose("rioni")
    sky.press(Key.Key_Return)
    motion: Motion = sky.scene.motion
    assert motion.running
    assert sky.state.system == "rioni"
    sky.press(Key.Key_Home)
    assert not motion.running
    assert sky.scene.ship.pos() == sky.scene.ship.home


def test_with_reduced_motion_nothing_flies(sky):
    sky.scene.choose("rioni")
    sky.press(Key.Key_Return)
    assert not sky.scene.motion.running
    assert sky.scene.ship.pos() == sky.scene.ship.home


def test_undo_brings_the_ship_back_without_a_flight(lay):
    sky = lay(still=False)
    sky.bridge.submit(Fly(to="rioni"))
    sky.view.finish_motion()
    sky.bridge.undo()
    assert not sky.scene.motion.running
    assert sky.scene.here == "neris"
    assert set(sky.scene.bodies) == {"sorting_house", "hum", "purse_comet"}


def test_screen_readers_hear_every_star_and_destination_with_its_price_or_reason(sky):
    reader = sky.reader()
    children = [reader.child(number) for number in range(len(sky.scene.places()))]
    names = [child.text(QAccessible.Text.Name) for child in children]
    told = [child.text(QAccessible.Text.Description) for child in children]
    assert names[0] == "Neris: you are here"
    assert "Hum: 1 energy" in names
    assert not any("[" in words for words in (*names, *told))
    by_name = dict(zip(names, told, strict=True))
    assert "1 energy" in by_name["Rioni: never visited"]
    assert sky.scene.star("drava").reason in by_name["Drava: not open"]
    assert "ends here" in by_name["Hum: 1 energy"]


def test_screen_readers_are_told_where_the_keyboard_is_and_can_fly(sky, qtbot):
    sky.press(Key.Key_Home)
    reader = sky.reader()
    assert reader.focusChild().text(QAccessible.Text.Name) == "Neris: you are here"
    place = reader.child(sky.scene.places().index("rioni"))
    place.actionInterface().doAction("Press")
    qtbot.waitUntil(lambda: sky.state.system == "rioni")
    assert sky.scene.star("rioni").here


def test_what_is_hidden_stays_hidden(sky):
    """No entry and no part of a landing card that is not open is said anywhere on the map."""
    box = sky.bridge.box
    hidden = {card.landing for card in box.landing_cards.values()} | {
        card.advice for card in box.landing_cards.values()
    }
    hidden |= {log.story[:40] for log in box.logs.values() if getattr(log, "story", "")}
    said = " ".join(f"{row}" for row in (*sky.scene.stars.rows, *sky.scene.goals.rows, *sky.scene.operations.rows))
    assert not [words for words in hidden if words and words in said]


def test_while_something_else_is_asked_nothing_can_be_flown(sky):
    until(sky.bridge, Scan)
    assert not any(row.order for row in sky.scene.stars.rows)
    before = sky.state
    sky.scene.choose(next(place for place in sky.scene.places() if place != sky.scene.here))
    sky.press(Key.Key_Return)
    assert sky.state == before


@pytest.mark.parametrize("theme", ["night", "day", "high_contrast"])
def test_it_is_painted_in_every_theme(lay, theme):
    sky = lay(theme=theme)
    sky.scene.choose("rioni")
    assert not sky.view.grab().isNull()
