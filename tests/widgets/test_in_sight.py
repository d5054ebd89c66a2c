"""Enter never acts on a sector while something else is asked, and what is asked about is in sight."""

from __future__ import annotations

from random import Random

import pytest
from PySide6.QtCore import Qt

from tests.support.expeditions import landing_on
from tests.widgets.hands import Hands
from vanguard_desktop.bots.seats import make_bot
from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.play.game import Habits
from vanguard_desktop.rulesets.expedition.data.commands import LiftOff, Travel
from vanguard_desktop.rulesets.expedition.data.decisions import ChooseAction
from vanguard_desktop.rulesets.expedition.data.events import LogRead
from vanguard_desktop.rulesets.expedition.rules import EXPEDITION


@pytest.fixture
def table(lay_table):
    return lay_table(Bridge(landing_on("W01", players=2)), (1600, 900))


def read(table):
    while table.reading.sheet is not None and not table.reading.sheet.rows:
        table.reading.read_on()
    Hands.settle()


def play_until(table, asks, seed=3):
    chance = Random(seed)
    for _ in range(300):
        read(table)
        if asks(table):
            return
        ways = table.bridge.answers() or table.bridge.legal_commands()
        table.bridge.submit(chance.choice([way for way in ways if not isinstance(way, LiftOff)] or ways))
    pytest.fail("it did not come up")


def acts(table):
    return isinstance(table.bridge.state.question, ChooseAction)


def travels(table):
    return acts(table) and any(isinstance(way, Travel) for way in table.bridge.answers())


def asks_something_else(table):
    """With nothing that Enter would give."""
    if acts(table) or table.prompt.next_row is not None or table.scrim.sheet is not None or table.tray.isVisible():
        return False
    if table.scene.journey.traveler is None:
        return False
    sectors = table.scene.sectors.rows
    return table.lists.opened is None and all(row.answer is None for row in sectors)


def far_corner(table):
    """Look closely at a sector that is not next to whoever is in turn."""
    near = {row.id for row in table.scene.sectors.rows if table.scene.journey.legal(row.id) or row.current}
    far = next(row.id for row in table.scene.sectors.rows if row.id not in near)
    table.scene.focus_sector(far)
    table.map.zoom_to_sector(far)
    Hands.settle()
    return far


def test_enter_does_nothing_to_a_sector_while_something_else_is_decided(table):
    play_until(table, asks_something_else)
    far_corner(table)
    table.map.setFocus()
    before = table.bridge.game.cursor, table.prompt.said, table.map.zoom
    Hands(table).press(Qt.Key.Key_Return)
    assert (table.bridge.game.cursor, table.prompt.said, table.map.zoom) == before


def test_where_to_is_asked_with_all_lit_sectors_in_sight(table):
    play_until(table, travels)
    far_corner(table)
    Hands(table).press(Qt.Key.Key_T)
    assert table.scene.goals
    seen = table.map.viewport().rect()
    for sector in table.scene.goals:
        assert seen.contains(table.map.standing_rect(sector))


def test_who_travels_is_seen_there_and_no_card_of_another_sector_stays_open(table):
    play_until(table, travels)
    far_corner(table)
    table.bridge.submit(next(way for way in table.bridge.answers() if isinstance(way, Travel)))
    play_until(table, acts)
    assert table.scene.focused_sector is None
    assert not table.map.card.isVisible()
    traveler = table.scene.journey.traveler
    assert table.map.viewport().rect().contains(table.map.standing_rect(traveler.sector))


def test_an_entry_that_was_read_before_is_told_in_a_line_and_not_laid_open_again(lay_table):
    game, bot = landing_on("W00", seed=5), make_bot(EXPEDITION.book, "sensible", 5)
    game.habits = Habits(flowing=True)
    for _ in range(200):
        known = {name for name in game.state.tally if name.startswith("log:")}
        command = bot.choose(game.rules, game.state, game.legal_commands())
        read_now = [event.log for event in game.submit(command).events if isinstance(event, LogRead)]
        if again := [log for log in read_now if f"log:{log}" in known]:
            break
    else:
        pytest.fail("nobody came back")
    game.undo()
    table = lay_table(Bridge(game))
    read(table)
    table.bridge.submit(command)
    opened = [event.log for event in table.reading.unread]
    assert not set(again) & set(opened)
    assert any(table.wording.names.log(again[0]) in line for line in table.happened.lines)


def test_the_bar_says_why_not_without_the_number_of_a_rule(table):
    play_until(table, acts)
    sector = far_corner(table)
    reason = table.scene.journey.explain_sector(sector)
    assert "ACT-" in reason
    table.map.setFocus()
    Hands(table).press(Qt.Key.Key_Return)
    assert table.prompt.said
    assert table.prompt.said in reason
    assert "ACT-" not in table.prompt.said
