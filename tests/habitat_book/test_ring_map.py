"""The ring map by hand, by keys and by ear."""

from __future__ import annotations

import attrs
import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QAccessible
from PySide6.QtTest import QTest

from tests.habitat_book.conftest import settle
from vanguard_desktop.rulesets.habitat.data.actions import PlanActions


@pytest.fixture
def ring(settle_down):
    settler = settle_down()
    settler.play_to(PlanActions)
    settler.screen.close_sheet()
    settler.screen.map.setFocus()
    return settler


def test_every_space_has_a_name_for_who_listens(ring):
    view = ring.screen.map
    told = QAccessible.queryAccessibleInterface(view)
    places = view.places()
    names = [told.child(number).text(QAccessible.Text.Name) for number in range(len(places))]
    assert len(set(names)) == len(places) == len(ring.screen.spaces.rows)
    assert all(names)


def test_who_listens_can_press_a_space(ring):
    view = ring.screen.map
    place = next(row.id for row in ring.screen.spaces.rows if len(row.plans) == 1)
    told = QAccessible.queryAccessibleInterface(view).child(list(view.places()).index(place))
    actions = told.actionInterface()
    actions.doAction(actions.pressAction())
    settle()
    assert [stack.task.space for stack in ring.bridge.state.plan] == [place]


def test_arrows_and_pages_reach_every_space(ring):
    view = ring.screen.map
    seen = set()
    for _ in view.places():
        seen.add(view.here.id)
        QTest.keyClick(view, Qt.Key.Key_PageDown)
    assert seen == set(view.places())
    QTest.keyClick(view, Qt.Key.Key_Home)
    first = view.here.id
    QTest.keyClick(view, Qt.Key.Key_Up)
    assert view.here.id != first


def test_a_planned_way_is_drawn_from_the_base(ring):
    view = ring.screen.map
    place = next(row.id for row in ring.screen.spaces.rows if len(row.plans) == 1)
    before = view.grab().toImage()
    ring.bridge.submit(ring.screen.spaces.row(place).plans[0])
    settle()
    assert ring.screen.spaces.routes[-1][-1] == place
    assert view.grab().toImage() != before


def test_the_land_is_pushed_and_shown_whole_again(ring):
    view = ring.screen.map
    QTest.keyClick(view, Qt.Key.Key_Plus)
    assert not view.fitted
    QTest.keyClick(view, Qt.Key.Key_F)
    assert view.fitted


def test_from_near_the_map_says_in_words_what_can_be_done_and_from_afar_in_signs(ring):
    view = ring.screen.map
    item = next(each for each in view.items_by_space.things.values() if each.row.does)
    row, silent = item.row, attrs.evolve(item.row, does=())

    def told():
        seen = []
        for each in (row, silent):
            item.set_row(each)
            settle()
            seen.append(view.grab().toImage())
        return seen[0] != seen[1]

    assert view.zoom < 1
    assert not told()
    while view.zoom < 1.2:
        QTest.keyClick(view, Qt.Key.Key_Plus)
        settle()
    assert told()
