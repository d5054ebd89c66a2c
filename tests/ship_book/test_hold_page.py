"""The hold in the window: loaded by press, key and drag, by a good player, and as it was."""

from __future__ import annotations

from collections import Counter

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication, QFocusFrame

from tests.support.voyager import settle
from vanguard_desktop.rulesets.ship.data.journey.launch import LoadEquipment, StrapIn
from vanguard_desktop.rulesets.ship.pieces import id_of
from vanguard_desktop.rulesets.ship.zones import CARGO
from vanguard_desktop.setting import EquipmentKind
from vanguard_desktop.widgets.ship.pages.hold_side import HoldSide


@pytest.fixture
def at_the_hold(aboard):
    """An operation alone, whose armory holds all equipment of its tier."""

    def there(**how):
        return aboard(until="LoadLander", operation="OP-3", **how)

    return there


def carry(tile, panel):
    """In small steps, as a hand does."""
    start, end = tile.rect().center(), tile.mapFromGlobal(panel.mapToGlobal(QPoint(20, 12)))
    QTest.mousePress(tile, Qt.MouseButton.LeftButton, pos=start)
    for part in range(1, 6):
        QTest.mouseMove(tile, start + (end - start) * part / 5)
    QTest.mouseRelease(tile, Qt.MouseButton.LeftButton, pos=end)
    settle()


def tile_of(side, card):
    return next((tile for thing, tile in side.tiles.items() if thing.partition("/")[0].endswith(f":{card}")), None)


def test_a_press_loads_and_a_press_puts_back(at_the_hold):
    voyager = at_the_hold()
    side = voyager.book.right
    assert isinstance(side, HoldSide)
    thing = next(thing for thing, tile in side.tiles.items() if not tile.reason)
    QTest.mouseClick(side.tiles[thing], Qt.MouseButton.LeftButton)
    settle()
    assert voyager.state.at(CARGO) == (thing,)
    QTest.keyClick(side.tiles[thing], Qt.Key.Key_Return)
    settle()
    assert voyager.state.at(CARGO) == ()
    voyager.book.undo()
    assert voyager.state.at(CARGO) == (thing,)
    voyager.book.undo()


def test_it_is_carried_into_the_hold_and_back(at_the_hold):
    voyager = at_the_hold()
    side = voyager.book.right
    thing = next(thing for thing, tile in side.tiles.items() if not tile.reason)
    carry(side.tiles[thing], side.places[EquipmentKind.PERSONAL])
    assert voyager.state.at(CARGO) == (thing,)
    carry(side.tiles[thing], side.armory)
    assert voyager.state.at(CARGO) == ()


def test_what_has_no_room_says_why(at_the_hold):
    voyager = at_the_hold()
    side = voyager.book.right
    while (free := next((tile for tile in side.tiles.values() if "Load" in tile.accessibleName()), None)) is not None:
        QTest.keyClick(free, Qt.Key.Key_Return)
        settle()
    closed = next(tile for tile in side.tiles.values() if tile.reason)
    told = []
    closed.refused.connect(told.append)
    QTest.mouseClick(closed, Qt.MouseButton.LeftButton)
    assert told == [closed.reason]
    assert closed.reason in closed.accessibleDescription()


def test_a_suggestion_and_the_way_back_are_one_undo_each(at_the_hold):
    voyager = at_the_hold()
    side = voyager.book.right
    QTest.mouseClick(side.suggest, Qt.MouseButton.LeftButton)
    settle()
    packed = voyager.state.at(CARGO)
    assert len(packed) > 1
    QTest.mouseClick(side.reset, Qt.MouseButton.LeftButton)
    settle()
    assert voyager.state.at(CARGO) == ()
    voyager.book.undo()
    assert voyager.state.at(CARGO) == packed
    voyager.book.undo()
    assert voyager.state.at(CARGO) == ()


def test_what_enter_would_load_is_in_sight_with_its_ring(aboard):
    voyager = aboard(players=1, seed=4, until="LoadLander", language="de", scale=1.5)
    voyager.read_on()
    voyager.book.focus_default()
    settle()
    tile, side = QApplication.focusWidget(), voyager.book.right
    assert tile in side.tiles.values()
    assert side.rect().contains(tile.mapTo(side, QPoint(0, 0)))
    assert side.rect().contains(tile.mapTo(side, tile.rect().bottomRight())), "where its key stands"
    assert [frame.widget() for frame in voyager.book.findChildren(QFocusFrame) if frame.isVisible()] == [tile]


def test_advice_says_there_is_no_room_only_where_nothing_can_be_loaded(aboard):
    voyager = aboard(players=1, seed=4, until="LoadLander")
    voyager.read_on()
    book = voyager.book
    QTest.mouseClick(book.right.suggest, Qt.MouseButton.LeftButton)
    settle()
    QTest.keyClick(book, Qt.Key.Key_H)
    settle()
    more = any(isinstance(each, LoadEquipment) for each in voyager.bridge.answers())
    assert ("There is room left" in book.left.told_words) is more
    assert ("Nothing else can be loaded" in book.left.told_words) is not more


def test_enter_takes_nothing_out_of_a_hold_that_was_packed_as_suggested(at_the_hold):
    voyager = at_the_hold()
    side = voyager.book.right
    QTest.mouseClick(side.suggest, Qt.MouseButton.LeftButton)
    settle()
    packed = voyager.state.at(CARGO)
    book = voyager.book
    for _ in range(3):
        QTest.keyClick(book.window().focusWidget(), Qt.Key.Key_Return)
        settle()
        if voyager.screen is not book or book.right is not side:
            break  # the hold is full, and Enter went on
        assert set(voyager.state.at(CARGO)) >= set(packed)


def test_keys_of_the_hold_mean_the_same_however_much_is_loaded(at_the_hold):
    """They load, copy by copy, and take nothing out again; what straps in is always the last of them."""
    voyager = at_the_hold()
    book = voyager.book
    keys = {id_of(row.thing): row.key for row in book.on_page.rows if row.key}
    for kind, key in tuple(keys.items())[:4]:
        for _ in range(2):
            before = Counter(map(id_of, voyager.state.at(CARGO)))
            QTest.keyClick(book, Qt.Key(ord(key)))
            settle()
            more = Counter(map(id_of, voyager.state.at(CARGO))) - before
            assert list(more) in ([], [kind]), (kind, key)
            for row in book.on_page.rows:  # an upgrade may have come
                assert not row.key or keys.setdefault(id_of(row.thing), row.key) == row.key
            assert len(set(keys.values())) == len(keys)
            assert [(type(row.command), row.key) for row in book.in_bar.rows] == [(StrapIn, "9")]
    assert voyager.state.at(CARGO)


def test_an_upgrade_lies_beside_what_it_belongs_to(at_the_hold):
    voyager = at_the_hold()
    side = voyager.book.right
    box = voyager.bridge.box
    upgrade = next(card for card in box.equipment.values() if card.upgrades and tile_of(side, card.id) is not None)
    base = tile_of(side, upgrade.upgrades)
    assert tile_of(side, upgrade.id).reason
    QTest.mouseClick(base, Qt.MouseButton.LeftButton)
    settle()
    assert not tile_of(side, upgrade.id).reason
    QTest.keyClick(tile_of(side, upgrade.id), Qt.Key.Key_Space)
    settle()
    loaded = side.places[EquipmentKind.MISSION]
    tiles = [tile for tile in side.tiles.values() if loaded.isAncestorOf(tile)]
    assert tiles == [tile_of(side, upgrade.upgrades), tile_of(side, upgrade.id)]
