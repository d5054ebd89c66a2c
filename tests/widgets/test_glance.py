"""In a window without room for the column of the situation a line says the mission, its goal and the clock."""

from __future__ import annotations

import attrs
import pytest
from PySide6.QtCore import QRect, Qt

from tests.support.expeditions import landing_on
from tests.widgets.hands import Hands
from vanguard_desktop.bots.seats import make_bot
from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.models.expedition.glance import glance
from vanguard_desktop.models.expedition.situation import Situation, TrackShown
from vanguard_desktop.play.game import Habits
from vanguard_desktop.rulesets.expedition.data.decisions import ChooseAction
from vanguard_desktop.rulesets.expedition.data.events import TopicOpened
from vanguard_desktop.rulesets.expedition.data.topics import Topic
from vanguard_desktop.rulesets.expedition.rules import EXPEDITION
from vanguard_desktop.text.common.wording import Wording


def read(table):
    while table.reading.sheet is not None and not table.reading.sheet.rows:
        table.reading.read_on()
    Hands.settle()


@pytest.mark.parametrize(("size", "scale", "language"), [((1600, 900), 1.0, "en"), ((1280, 720), 1.5, "de")])
def test_the_next_mission_and_the_clock_are_seen_without_opening_anything(lay_table, size, scale, language):
    game, bot = landing_on("W01"), make_bot(EXPEDITION.book, "sensible", 5)
    while not isinstance(game.state.question, ChooseAction):
        game.submit(bot.choose(game.rules, game.state, game.legal_commands()))
    table = lay_table(Bridge(game), size, scale, language)
    read(table)
    bar = table.glance
    assert bar.isVisible()
    assert bar.shown.mission
    assert bar.says_goal
    assert bar.shows_clock
    assert bar.shown.mission in bar.accessibleName()
    hands = Hands(table)
    assert not table.situation.isVisible()
    hands.click(bar)
    assert table.situation.isVisible()
    column, seen = table.situation_drawer.geometry(), QRect(table.map.geometry())
    assert not column.intersects(seen), "the map makes room"
    plates = [table.map.standing_rect(number) for number in table.map.planet.plates]
    assert all(table.map.viewport().rect().contains(plate) for plate in plates)
    hands.press(Qt.Key.Key_I)
    assert not table.situation.isVisible()


def test_where_the_column_has_room_no_line_repeats_it(lay_table):
    table = lay_table(Bridge(landing_on("W01")), (1920, 1080))
    assert table.situation.isVisible()
    assert not table.glance.isVisible()


def test_of_two_clocks_the_one_is_shown_that_strikes_sooner():
    bridge = Bridge(landing_on("W01"))
    now = Situation(bridge, Wording.of(bridge.box)).now()
    assert glance(now).clock == now.condition.track
    soon = TrackShown(length=5, at=3, marked=(4,))
    mission = attrs.evolve(now.missions[0], track=soon)
    assert glance(attrs.evolve(now, missions=(mission,))).clock == soon
    later = attrs.evolve(mission, track=attrs.evolve(soon, length=9, marked=(9,)))
    assert glance(attrs.evolve(now, missions=(later,))).clock == now.condition.track


def test_the_training_lays_the_column_open_when_it_tells_of_clocks(lay_table):
    game, bot = landing_on("W00", seed=5), make_bot(EXPEDITION.book, "sensible", 5)
    game.habits = Habits(flowing=True)
    for _ in range(300):
        command = bot.choose(game.rules, game.state, game.legal_commands())
        step = game.submit(command)
        if any(isinstance(event, TopicOpened) and event.topic is Topic.TIME_TRACKS for event in step.events):
            break
    else:
        pytest.fail("the training never told of clocks")
    game.undo()
    table = lay_table(Bridge(game))
    read(table)
    assert not table.situation_drawer.opened
    table.bridge.submit(command)
    assert table.situation_drawer.opened
    Hands(table).press(Qt.Key.Key_I)
    assert not table.situation_drawer.opened
