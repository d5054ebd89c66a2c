"""The hangar in the window: a lander chosen, mods put on and taken off, what they change, and as it was."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from tests.support.voyager import settle
from vanguard_desktop.rulesets.ship.data.facilities.hangar import AttachMod
from vanguard_desktop.rulesets.ship.zones import LANDER_MODS
from vanguard_desktop.widgets.ship.pages.hangar_side import HangarSide


@pytest.fixture
def hangar(aboard):
    """An operation alone, with all landers and mods of its tier."""
    voyager = aboard(until="FitOutLander", operation="OP-3")
    assert isinstance(voyager.book.right, HangarSide)
    return voyager


def carry(tile, panel):
    """In small steps, as a hand does."""
    start, end = tile.rect().center(), tile.mapFromGlobal(panel.mapToGlobal(QPoint(20, 12)))
    QTest.mousePress(tile, Qt.MouseButton.LeftButton, pos=start)
    for part in range(1, 6):
        QTest.mouseMove(tile, start + (end - start) * part / 5)
    QTest.mouseRelease(tile, Qt.MouseButton.LeftButton, pos=end)
    settle()


def free_mod(side):
    return next(thing for thing, tile in side.tiles.items() if thing.startswith("lander_mods:") and not tile.reason)


def test_another_lander_is_chosen_by_its_digit(hangar):
    side, before = hangar.book.right, hangar.state.lander
    names = [tile.accessibleName() for thing, tile in side.tiles.items() if thing.startswith("landers:")]
    key = next(name[0] for name in names if name[1:3] == ". ")
    QTest.keyClick(hangar.book, Qt.Key(ord(key)))
    settle()
    assert hangar.state.lander not in (None, before)
    hangar.book.undo()
    assert hangar.state.lander == before


def test_the_figures_change_while_a_mod_is_looked_at(hangar):
    side = hangar.book.right
    before = side.figures.text
    adds = {id for id, mod in hangar.bridge.box.lander_mods.items() if mod.armor}
    thing = next(thing for thing in side.tiles if thing.split(":")[1].partition("/")[0] in adds)
    side.tiles[thing].setFocus()
    settle()
    assert "→" in side.figures.text
    side.suggest.setFocus()
    settle()
    assert side.figures.text == before


def test_a_mod_is_carried_to_its_slot_and_back(hangar):
    side = hangar.book.right
    thing = free_mod(side)
    kind = hangar.bridge.box.lander_mods[thing.split(":")[1].partition("/")[0]].structural
    carry(side.tiles[thing], side.slots[kind])
    assert hangar.state.at(LANDER_MODS) == (thing,)
    carry(side.tiles[thing], side.mods)
    assert hangar.state.at(LANDER_MODS) == ()


def test_a_full_slot_says_why(hangar):
    side = hangar.book.right
    QTest.keyClick(side.tiles[free_mod(side)], Qt.Key.Key_Return)
    settle()
    closed = next(tile for tile in side.tiles.values() if tile.reason)
    told = []
    closed.refused.connect(told.append)
    QTest.mouseClick(closed, Qt.MouseButton.LeftButton)
    assert told == [closed.reason]


def test_a_suggestion_and_the_way_back_are_one_undo_each(hangar):
    side, state = hangar.book.right, hangar.state
    QTest.keyClick(side.tiles[free_mod(side)], Qt.Key.Key_Return)
    settle()
    QTest.mouseClick(side.suggest, Qt.MouseButton.LeftButton)
    settle()
    packed = hangar.state.lander, sorted(hangar.state.at(LANDER_MODS))
    QTest.mouseClick(side.reset, Qt.MouseButton.LeftButton)
    settle()
    assert (hangar.state.lander, hangar.state.at(LANDER_MODS)) == (state.lander, ())
    hangar.book.undo()
    assert (hangar.state.lander, sorted(hangar.state.at(LANDER_MODS))) == packed


def test_keys_run_from_left_to_right_and_the_open_step_is_the_one_that_is_asked(hangar):
    rows = {row.thing: row.key for row in hangar.book.on_page.rows}
    laid = [rows[thing] for thing in hangar.book.right.tiles if rows.get(thing)]
    assert laid == sorted(laid)
    assert len(laid) > 3
    assert [step.title for step in hangar.book.steps.rows if step.open] == ["Choose a lander and its mods"]


def test_a_key_means_the_same_mod_as_long_as_the_lander_is_fitted_out(hangar):
    def keys():
        rows = hangar.book.on_page.rows
        return {row.thing: row.key for row in rows if row.key and isinstance(row.command, AttachMod)}

    before = keys()
    thing, key = next(iter(before.items()))
    QTest.keyClick(hangar.book, Qt.Key(ord(key)))
    settle()
    assert hangar.state.at(LANDER_MODS) == (thing,)
    after = keys()
    assert thing not in after
    assert all(before[other] == after[other] for other in after)
    QTest.keyClick(hangar.book, Qt.Key(ord(key)))
    settle()
    assert hangar.state.at(LANDER_MODS) == (thing,), "a key never takes anything off again"


def test_landers_hang_as_pictures_where_the_mods_stay_in_sight(aboard):
    def heights(size):
        voyager = aboard(until="FitOutLander", operation="OP-3", size=size)
        tiles = voyager.book.right.tiles
        return {tile.height() for thing, tile in tiles.items() if thing.startswith("landers:")}

    assert min(heights((1920, 1080))) > max(heights((1280, 720))) + 60
