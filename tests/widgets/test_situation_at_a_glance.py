"""The situation column: what play needs is seen at once, the rest of a card unfolds in its place by hand or key."""

from __future__ import annotations

import random

import pytest
from PySide6.QtCore import QPoint, Qt

from tests.support.boxes import shipped
from tests.support.expeditions import landing_on
from tests.widgets.hands import Hands
from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.models.expedition.situation import Situation
from vanguard_desktop.rulesets.expedition.data.commands import LiftOff, TakeBackAction, TakeSpecialAction
from vanguard_desktop.rulesets.expedition.data.decisions import ChooseAction
from vanguard_desktop.setting.box import card_of

BOX = shipped()
# In a flood three missions and the tide fill the column of the second world beyond its foot.
FITTING = ("W00", "W01", "W03", "W04", "W05")


@pytest.fixture
def lay(lay_table):
    def laid(world="W01", language="en", size=(1920, 1080), scale=1.0, rounds=1):
        bridge = Bridge(landing_on(world))
        played_until(bridge, rounds)
        table = lay_table(bridge, size, scale, language)
        while table.reading.sheet is not None and not table.reading.sheet.rows:
            table.reading.read_on()
        Hands.settle()
        return table

    return laid


def played_until(bridge, rounds):
    chance = random.Random(3)
    for _ in range(900):
        if isinstance(bridge.state.question, ChooseAction) and bridge.state.round >= rounds:
            return
        legal = bridge.answers() or bridge.legal_commands()
        ways = [way for way in legal if not isinstance(way, LiftOff | TakeBackAction)]
        eager = [way for way in ways if isinstance(way, TakeSpecialAction)]
        bridge.submit(chance.choice(eager if eager and chance.random() < 0.5 else ways))
    pytest.fail("the middle of the game was not reached")


def mission(table):
    """The row of a mission whose story says what to do."""
    return next(row for row in table.situation.missions.rows.values() if row.entry.told)


@pytest.mark.parametrize("language", ["en", "de"])
@pytest.mark.parametrize("world", FITTING)
def test_in_the_middle_of_a_game_all_but_what_happened_is_seen_without_scrolling(lay, world, language):
    table = lay(world, language, rounds=3)
    column = table.situation
    foot = column.happened.mapTo(column.viewport(), QPoint(0, 0)).y()
    assert 0 < foot <= column.viewport().height()


@pytest.mark.parametrize("language", ["de", "it"])
def test_in_a_low_window_at_large_text_the_column_has_about_three_screens(lay, language):
    table = lay("W01", language, size=(1280, 720), scale=1.5, rounds=3)
    Hands(table).press(Qt.Key.Key_I)
    column = table.situation
    assert column.happened.mapTo(column.widget(), QPoint(0, 0)).y() <= 3 * column.viewport().height()


def test_a_mission_says_what_to_do_and_unfolds_its_story_in_its_place(lay):
    table = lay()
    row, hands = mission(table), Hands(table)
    story = row.entry.card.story
    assert story.endswith(row.told.text())
    assert not row.story.isVisible()
    hands.click(row.head)
    assert row.head.isChecked()
    assert row.story.isVisible()
    assert row.story.text() == story
    assert not row.told.isVisible()
    hands.click(row.head)
    assert not row.story.isVisible()
    assert row.told.isVisible()


def test_the_words_of_a_card_unfold_it_too(lay):
    table = lay()
    row = mission(table)
    Hands(table).click(row.told)
    assert row.story.isVisible()


def test_by_keyboard_a_card_is_unfolded_with_enter_and_folded_with_space(lay):
    table = lay()
    row, hands = mission(table), Hands(table)
    table.situation.setFocus()
    row.head.setFocus(Qt.FocusReason.TabFocusReason)
    hands.press(Qt.Key.Key_Return)
    assert row.story.isVisible()
    hands.press(Qt.Key.Key_Space)
    assert not row.story.isVisible()


def test_every_fold_is_reached_by_the_tab_key(lay):
    table = lay()
    hands, reached = Hands(table), set()
    for _ in range(200):
        hands.press(Qt.Key.Key_Tab)
        reached.add(table.window().focusWidget())
    panels = (table.situation.condition, table.situation.missions, table.situation.threats)
    heads = {row.head for panel in panels for row in panel.rows.values() if row.entry.folds}
    assert heads
    assert heads <= reached


def test_what_was_unfolded_stays_so_while_the_game_goes_on_until_it_is_folded(lay):
    table = lay()
    row, hands = mission(table), Hands(table)
    id = row.entry.card.id
    hands.click(row.head)
    for _ in range(3):
        ways = [each.command for each in table.options.rows if not isinstance(each.command, LiftOff)]
        table.bridge.submit(ways[-1])
        while table.reading.sheet is not None and not table.reading.sheet.rows:
            table.reading.read_on()
    assert table.situation.missions.rows[id].story.isVisible()
    for _ in range(3):
        table.undo()
    hands.click(table.situation.missions.rows[id].head)
    assert not table.situation.missions.rows[id].story.isVisible()


@pytest.mark.parametrize("world", sorted(BOX.worlds))
def test_no_line_of_a_card_is_lost_by_folding(lay, world):
    table = lay(world, rounds=2)
    shown = Situation(table.bridge, table.wording).now()
    for entry in (shown.condition, *shown.missions, *shown.threats, shown.rank_up):
        if entry is None:
            continue
        seen = " ".join((entry.card.story, *entry.lines, *entry.more, entry.track.next_whole if entry.track else ""))
        for line in entry.card.lines:
            goal = line.partition(": ")[2]
            is_track = (
                entry.track is not None and line == table.wording.rules.abilities.time_track(printed(table, entry))[0]
            )
            assert line in seen or (entry.lead and goal.lower() in seen.lower()) or is_track


def printed(table, entry):
    box, card = table.bridge.box, card_of(entry.card.id)
    for family in (box.conditions, box.missions, box.threats):
        if card in family:
            return family[card].time
    raise AssertionError(card)


@pytest.mark.rule("ACT-23")
@pytest.mark.parametrize("world", sorted(BOX.worlds))
def test_what_a_condition_asks_of_whoever_travels_is_seen_without_unfolding_it(lay, world):
    table = lay(world)
    card = table.bridge.state.condition_card
    if card is None:
        return
    row = next(iter(table.situation.condition.rows.values()))
    assert not row.head.isChecked()
    seen = row.entry.brief
    assert seen[: len(table.wording.cards.condition_in_brief(card))] == table.wording.cards.condition_in_brief(card)
    for place in card.places:
        assert table.wording.rules.planet.rule(place) in seen
    assert row.brief.isVisible()


@pytest.mark.rule("TIM-05")
def test_below_a_time_track_stands_what_its_next_space_does(lay):
    table = lay("W03", rounds=2)
    card = table.bridge.state.condition_card
    row = next(iter(table.situation.condition.rows.values()))
    coming = min(space for space in card.time.spaces if space > row.entry.track.at)
    whole = table.wording.rules.abilities.space(card.time, coming)
    assert row.next.isVisible()
    assert whole.startswith(row.next.text.removesuffix(" …"))


@pytest.mark.rule("PLN-44")
def test_a_goal_that_is_a_count_says_how_much_of_it_is_there(lay):
    table = lay()
    goals = {row.entry.lead for row in table.situation.missions.rows.values()}
    assert "Goal when lifting off, 0 of 2:" in goals


def test_a_completed_mission_has_a_tick_and_says_so(lay_in_play):
    table = lay_in_play(lambda game: game.state.missions_done, 6, world="W00", size=(1920, 1080))
    row = table.situation.missions.rows[table.bridge.state.missions_done[0]]
    assert row.entry.done
    assert row.head.accessibleName().endswith("Completed")


def test_the_lander_names_its_figures_to_a_screen_reader(lay):
    table = lay()
    names = {chip.accessibleName() for chip in table.situation.lander.figures}
    state = table.bridge.state
    assert "Discoveries: 0 of 5" in names
    assert any(name.startswith("Armor ") for name in names)
    assert table.situation.lander.supplies.accessibleName() == f"Supplies: {state.supplies} of {state.most_supplies}"


def test_the_story_of_the_world_unfolds_at_the_foot(lay):
    table = lay()
    world, hands = table.situation.world, Hands(table)
    assert not world.story.isVisible()
    hands.click(world.head)
    assert world.story.isVisible()


@pytest.mark.parametrize("size", [(1634, 925), (1920, 1080)])
def test_the_open_situation_takes_nothing_from_a_check(lay, size):
    table = lay(size=size)
    chance = random.Random(5)
    while table.bridge.state.check is None or not table.bridge.state.check.pool:
        ways = [way for way in table.bridge.answers() if not isinstance(way, LiftOff | TakeBackAction)]
        table.bridge.submit(chance.choice(ways))
    Hands.settle()
    before = table.tray.geometry()
    if not table.situation_drawer.isVisible():
        Hands(table).press(Qt.Key.Key_I)
    assert table.tray.geometry() == before
    side, tray = table.situation_drawer.geometry(), table.tray.geometry()
    assert not side.intersects(tray), "and it covers none of it"
    assert not side.intersects(table.map.geometry())
