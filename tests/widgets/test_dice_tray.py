"""A dice check on the tray, played with mouse and keys."""

from __future__ import annotations

import random
from itertools import combinations
from pathlib import Path

import attrs
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.support.boxes import shipped
from vanguard_desktop.content.load import load_box
from vanguard_desktop.core.ids import WorldId
from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.play.check_odds import Assumed, reckon
from vanguard_desktop.play.game import Game
from vanguard_desktop.play.helping_dice import helping_dice
from vanguard_desktop.play.openings import stand_alone_opening
from vanguard_desktop.rulesets.expedition.data.commands import (
    AddDie,
    LiftOff,
    PickOption,
    Prepare,
    RollDice,
    TakeBackAction,
    TakeSpecialAction,
    UseCombination,
)
from vanguard_desktop.rulesets.expedition.data.decisions import ChooseAction, ChoosePrepare, GatherDice, Modify
from vanguard_desktop.rulesets.expedition.odds.of_check import odds_of_check
from vanguard_desktop.rulesets.expedition.odds.planned_check import Intent
from vanguard_desktop.setting import RowColor
from vanguard_desktop.store.memory_log import MemoryLog
from vanguard_desktop.text.common.wording import Wording
from vanguard_desktop.widgets.look import dress
from vanguard_desktop.widgets.look.paint.dice_paint import die_reach
from vanguard_desktop.widgets.table.table_screen import TableScreen
from vanguard_desktop.widgets.table.tray.felt_places import EDGE, grid_for, least_height

BOX = load_box([Path(__file__).parent.parent / "packs" / "all_shelves"])
HUM = WorldId("W01")


@pytest.fixture(params=[False, True], ids=["with motion", "without motion"])
def table(request, qtbot, qapp):
    dress.apply(qapp, "night", 1.0, reduced_motion=request.param)
    yield lay(qtbot, BOX)
    dress.apply(qapp)


@pytest.fixture
def hum(qtbot, qapp):
    """A table on a world whose actions have rows."""
    dress.apply(qapp, "night", 1.0, reduced_motion=True)
    yield lay(qtbot, shipped(), HUM)
    dress.apply(qapp)


def lay(qtbot, box, world=None):
    opening = stand_alone_opening(box, world, players=2, names=("Anna", "Ben"))
    game = Game.start(box, MemoryLog(), opening, lambda: 3)
    table = TableScreen(Bridge(game), Wording.of(box))
    qtbot.addWidget(table)
    table.resize(1920, 1080)
    table.show()
    QTest.qWaitForWindowExposed(table)
    while not isinstance(game.state.question, ChooseAction):
        table.bridge.submit(table.options.rows[0].command)
    return table


def question(table):
    return table.bridge.state.question


def gather(table):
    """The one in turn prepares with a check: the dice are to be chosen."""
    assert not table.tray.isVisible()
    table.bridge.submit(Prepare())
    if isinstance(question(table), ChoosePrepare):
        table.bridge.submit(PickOption(number=2))
    assert isinstance(question(table), GatherDice)
    QApplication.processEvents()
    return question(table).member


def board_die(table, member, place=0):
    die = table.bridge.state.member(member).available[place]
    return die, table.crew.boards[member].dice.dice[die]


def middle(widget):
    return widget.mapToGlobal(widget.rect().center())


def drag(source, goal):
    """Press, move in two steps, let go, as a hand does; `goal` is a place on the screen."""
    start = source.rect().center()
    QTest.mousePress(source, Qt.MouseButton.LeftButton, pos=start)
    for place in (start + QPoint(30, 30), source.mapFromGlobal(goal)):
        QTest.mouseMove(source, place)
        QApplication.processEvents()
    QTest.mouseRelease(source, Qt.MouseButton.LeftButton, pos=source.mapFromGlobal(goal))
    QApplication.processEvents()


def test_the_tray_opens_with_the_check_and_its_rail_stands_on_the_first_step(table):
    gather(table)
    assert table.tray.isVisible()
    assert table.tray.rail.accessibleName().startswith("Step 1 of 10")
    assert table.tray.felt.dice == {}


def test_a_die_goes_to_the_felt_by_a_click_and_back_by_another(table):
    member = gather(table)
    die, button = board_die(table, member)
    QTest.mouseClick(button, Qt.MouseButton.LeftButton)
    assert list(table.tray.felt.dice) == [die]
    QTest.mouseClick(table.tray.felt.dice[die], Qt.MouseButton.LeftButton)
    assert table.tray.felt.dice == {}
    assert die in table.bridge.state.member(member).available


def test_a_die_is_dragged_to_the_felt_and_off_it_again(table):
    member = gather(table)
    die, button = board_die(table, member)
    drag(button, middle(table.tray.felt))
    assert list(table.tray.felt.dice) == [die]
    drag(table.tray.felt.dice[die], middle(table.crew))
    assert table.tray.felt.dice == {}


def test_a_die_that_is_dropped_beside_the_felt_stays_where_it_was(table):
    member = gather(table)
    die, button = board_die(table, member)
    drag(button, middle(table.header))
    assert table.tray.felt.dice == {}
    assert die in table.bridge.state.member(member).available


def test_enter_rolls_and_the_dice_lie_with_the_faces_of_the_game(table):
    member = gather(table)
    for die in table.bridge.state.member(member).available:
        QTest.mouseClick(table.crew.boards[member].dice.dice[die], Qt.MouseButton.LeftButton)
    table.setFocus()
    QTest.keyClick(table, Qt.Key.Key_Return)
    assert isinstance(question(table), Modify)
    lying = {key: button.die.glyphs for key, button in table.tray.felt.dice.items() if not key.startswith("injury")}
    fallen = {rolled.die: tuple(icon.value for icon in rolled.icons) for rolled in table.bridge.state.check.pool}
    assert lying == fallen
    assert all(button.die.rolled for button in table.tray.felt.dice.values())


def test_a_roll_in_motion_waits_for_nobody(table):
    member = gather(table)
    QTest.mouseClick(board_die(table, member)[1], Qt.MouseButton.LeftButton)
    table.setFocus()
    QTest.keyClick(table, Qt.Key.Key_Return)
    if table.tray.felt.rolling:
        QTest.keyClick(table, Qt.Key.Key_Return)
        assert not table.tray.felt.rolling
    assert table.bridge.state.check is None or table.bridge.state.check.step > 3


def test_the_tray_goes_when_the_check_is_over(table):
    gather(table)
    while table.bridge.state.check is not None:
        table.bridge.submit(table.prompt.next_row.command if table.prompt.next_row else table.options.rows[0].command)
    QApplication.processEvents()
    assert not table.tray.isVisible()


def test_outcomes_show_what_is_asked_and_the_row_that_the_dice_reach(hum):
    member = gather_for_an_action(hum)
    game = hum.bridge.game
    card = game.state.check.card
    assert len(hum.tray.rows) == len(card.rows) + len(card.tracks)
    assert not any(line.met for line in hum.check.shown.outcomes), "nothing is met before the roll"
    for die in game.state.member(member).available:
        QTest.mouseClick(hum.crew.boards[member].dice.dice[die], Qt.MouseButton.LeftButton)
    hum.setFocus()
    QTest.keyClick(hum, Qt.Key.Key_Return)
    assert sum(line.met for line in hum.check.shown.outcomes) == 1, "one row would be marked, the red one if no other"


@pytest.mark.rule("CHK-74")
def test_an_outcome_is_told_in_sentences_with_those_that_follow_it(qtbot, qapp):
    dress.apply(qapp, "night", 1.0, reduced_motion=True)
    table = lay(qtbot, with_arrows(shipped()), HUM)
    gather_for_an_action(table)
    rows = {row.color: row for row in table.tray.rows}
    card = table.bridge.state.check.card
    assert any(row.also for row in card.rows)
    for row in card.rows:
        shown, spoken = rows[row.color].words.effect, rows[row.color].accessibleName()
        assert spoken.count(" outcome follows.") == len(row.also)
        assert [f"[row_{color.value}] also does {color.value}⟧" in shown for color in row.also] == [True] * len(
            row.also
        )
        assert ("It asks for" in spoken) is (not row.requirement.always)
        assert all(sentence.count(":") < 2 for sentence in spoken.split(". "))
    dress.apply(qapp)


def with_arrows(box):
    """Every first outcome of an action leads to the last one too."""

    def led(action):
        check = action.check
        if check is None or len(check.rows) < 2:
            return action
        first, *others = check.rows
        first = attrs.evolve(first, also=(others[-1].color,))
        return attrs.evolve(action, check=attrs.evolve(check, rows=(first, *others)))

    pois = {id: attrs.evolve(poi, actions=tuple(map(led, poi.actions))) for id, poi in box.pois.items()}
    return attrs.evolve(box, pois=pois)


def chances(table):
    """What is read on each row."""
    return {row.color: row.accessibleDescription() for row in table.tray.rows}


def gather_for_an_action(table):
    game, chance = table.bridge.game, random.Random(1)
    for _ in range(400):
        if isinstance(question(table), GatherDice) and game.state.check.card.rows and table.tray.usable.chips:
            return question(table).member
        ways = [row.command for row in table.options.rows if not isinstance(row.command, LiftOff | TakeBackAction)]
        actions = [command for command in ways if isinstance(command, TakeSpecialAction)]
        table.bridge.submit(chance.choice(actions or ways))
    pytest.fail("no special action with rows was met")


def test_one_key_takes_all_dice_that_help_and_puts_them_back_and_each_is_one_decision(hum):
    table = hum
    member = gather_for_an_action(table)
    start, step = table.bridge.state, table.bridge.game.cursor.step
    assert not start.check.hand
    helping = helping_dice(start)
    assert len(helping) > 1
    QTest.keyClick(table.map, Qt.Key.Key_D)
    assert {die for die, _ in table.bridge.state.check.hand} == {each.die for each in helping}
    assert table.bridge.game.cursor.step == step + 1
    slot = next(slot for slot in table.prompt.buttons if slot.row.id == "dice_back")
    QTest.mouseClick(slot, Qt.MouseButton.LeftButton)
    assert table.bridge.state.check.hand == ()
    assert set(table.bridge.state.member(member).available) == set(start.member(member).available)
    table.undo()
    assert len(table.bridge.state.check.hand) == len(helping)
    table.undo()
    assert table.bridge.state == start


def test_dice_that_help_no_outcome_stay_at_home(hum):
    """Without any of those taken an outcome would be less likely; with any other none would be likelier."""
    gather_for_an_action(hum)
    state = hum.bridge.state
    own = state.member(state.check.active).available
    taken = [each.die for each in helping_dice(state)]

    def chance(hand):
        odds = odds_of_check(state, Intent(hand=tuple(hand)))
        return [row.chance.share for row in odds.rows if row.color is not RowColor.RED]

    assert all(chance(set(taken) - {die}) != chance(taken) for die in taken)
    assert all(max(chance([*taken, die])) <= max(chance(taken)) + 1e-9 for die in set(own) - set(taken))


def test_the_odds_of_every_row_change_while_dice_go_in_and_out(hum):
    table = hum
    member = gather_for_an_action(table)
    empty = chances(table)
    assert all("Chance: " in words for words in empty.values())
    seen = [empty]
    for die in table.bridge.state.member(member).available:
        QTest.mouseClick(table.crew.boards[member].dice.dice[die], Qt.MouseButton.LeftButton)
        seen.append(chances(table))
    assert any(words != empty for words in seen)
    told = reckon(table.bridge.state)
    while table.check.odds.now is None:
        QTest.qWait(10)
    for color, words in chances(table).items():
        assert f"Chance: {percent(told.outcomes[color])}" in words


def percent(share):
    return f"{100 * share:.0f}\u00a0%" if share in (0, 1) else f"{100 * share:.1f}\u00a0%"


def test_looking_at_something_usable_shows_the_odds_with_it(hum):
    table = hum
    gather_for_an_action(table)
    assert table.tray.usable.chips
    chip = table.tray.usable.chips[0]
    before = [column.used for column in table.check.odds.columns]
    chip.setFocus()
    QApplication.processEvents()
    column = table.check.odds.columns[-1]
    assert column.used == (table.tray.usable.items[0].usable.command,)
    caption = table.check.odds_words.caption(column, rolled=False)
    assert all(f", {caption}: " in words for words in chances(table).values())
    table.map.setFocus()
    QApplication.processEvents()
    assert [column.used for column in table.check.odds.columns] == before


def test_a_combination_says_with_which_dice_it_is_paid_and_what_that_buys(hum):
    draw = random.Random(3)
    for _ in range(400):
        chips = [] if hum.tray.wanted is False or hum.check.shown is None else hum.check.shown.usable
        paid = [usable for usable in chips if isinstance(usable.command, UseCombination)]
        if paid:
            break
        legal = hum.bridge.answers() or hum.bridge.game.legal_commands()
        wanted = [command for command in legal if isinstance(command, TakeSpecialAction | AddDie)]
        others = [command for command in legal if not isinstance(command, LiftOff)] or legal
        hum.bridge.submit(draw.choice(wanted if wanted and draw.random() < 0.8 else others))
        while hum.reading.sheet is not None and not hum.reading.sheet.rows:
            hum.reading.read_on()
    assert paid[0].told == hum.wording.names.spoken(hum.wording.prompts.answer(paid[0].command, hum.bridge.state))
    assert "Gain 1 lead" in paid[0].spoken
    item = next(item for item in hum.tray.usable.items if item.usable == paid[0])
    assert list(item.laid.dice) == list(paid[0].command.dice), "the dice that pay lie on the chip"


@pytest.mark.parametrize("size", [(1920, 1080), (1600, 900), (1280, 720)])
def test_chances_stand_at_one_place_in_all_outcomes_and_under_their_captions(hum, size):
    gather_for_an_action(hum)
    hum.resize(*size)
    QApplication.processEvents()
    head, rows = hum.tray.outcomes.head, hum.tray.rows
    assert len({row.width() for row in rows}) == 1
    right = {row.mapTo(hum, row.rect().topRight()).x() for row in rows}
    assert right == {head.mapTo(hum, head.rect().topRight()).x()}
    assert len({(row.form.cell, row.form.columns) for row in rows}) == 1


def test_an_outcome_is_seen_when_the_dice_lie_still_and_never_before(qtbot, qapp):
    dress.apply(qapp, "night", 1.0, reduced_motion=False)
    table = lay(qtbot, shipped(), HUM)
    member = gather_for_an_action(table)
    for die in table.bridge.state.member(member).available:
        QTest.mouseClick(table.crew.boards[member].dice.dice[die], Qt.MouseButton.LeftButton)
    before = chances(table)
    table.setFocus()
    QTest.keyClick(table, Qt.Key.Key_Return)
    assert table.tray.felt.rolling
    assert isinstance(question(table), Modify), "the game has gone on"
    assert table.tray.outcomes.met_row is None, "but nobody sees yet how"
    assert chances(table) == before
    table.tray.finish_motion()
    assert table.tray.outcomes.met_row is not None
    assert chances(table) != before
    dress.apply(qapp)


def test_dice_keep_their_places_on_the_felt_while_others_come_and_go(hum):
    member = gather_for_an_action(hum)
    taken = hum.bridge.state.member(member).available[:3]
    seen = []
    for die in taken:
        QTest.mouseClick(hum.crew.boards[member].dice.dice[die], Qt.MouseButton.LeftButton)
        seen.append({key: button.geometry() for key, button in hum.tray.felt.dice.items()})
    QTest.mouseClick(hum.tray.felt.dice[taken[0]], Qt.MouseButton.LeftButton)
    seen.append({key: button.geometry() for key, button in hum.tray.felt.dice.items()})
    for die in taken:
        assert len({places[die].getRect() for places in seen if die in places}) == 1, die


@pytest.mark.parametrize("size", [(1920, 1080), (1280, 720)])
@pytest.mark.parametrize("count", [1, 8, 24, 40])
def test_all_dice_lie_on_the_felt_side_by_side(count, size):
    width, height = size[0] / 4, max(110.0, least_height(count, size[0] / 4))
    grid = grid_for(count, width, height)
    middles = [grid.middle(place, f"die-{place}") for place in range(count)]
    for middle in middles:
        assert grid.side / 2 <= middle.x() <= width - grid.side / 2 + 1
        assert grid.side * 0.4 <= middle.y() <= height - grid.side * 0.4
    for one, other in combinations(middles, 2):
        assert (one - other).manhattanLength() >= grid.side


@pytest.mark.parametrize("height", range(80, 140, 3))
def test_a_die_with_its_rings_never_leaves_a_low_felt(height):
    side = grid_for(4, 500, height - 2 * EDGE).side
    assert side + 2 * die_reach(side) <= height


def test_nobody_is_led_to_roll_an_empty_hand(hum):
    member = gather_for_an_action(hum)
    assert hum.bridge.state.check.hand == ()
    assert RollDice() in hum.bridge.answers(), "the rules allow it"
    assert hum.prompt.next_row is None
    QTest.mouseClick(board_die(hum, member)[1], Qt.MouseButton.LeftButton)
    assert hum.prompt.next_row.command == RollDice()


def test_the_outcome_that_happens_is_large_where_the_dice_lay(hum):
    draw = random.Random(1)
    for _ in range(400):
        shown = hum.check.shown
        marked = [] if shown is None else [line for line in shown.outcomes if line.marked]
        if marked and shown.step == 10 and not shown.dice:
            break
        ways = [row.command for row in hum.options.rows if not isinstance(row.command, LiftOff | TakeBackAction)]
        wanted = [command for command in ways if isinstance(command, TakeSpecialAction | RollDice)]
        hum.bridge.submit(draw.choice(wanted or ways or hum.bridge.game.legal_commands()))
        while hum.reading.sheet is not None and not hum.reading.sheet.rows:
            hum.reading.read_on()
    QApplication.processEvents()
    assert hum.tray.large.isVisible()
    assert not hum.tray.felt.isVisible()
    assert hum.tray.large.line == marked[0]
    assert hum.tray.large.accessibleName().startswith(hum.wording.names.outcome(marked[0].color))


def test_every_card_of_the_tray_says_what_the_check_comes_to_with_it(hum):
    member = gather_for_an_action(hum)
    for die in hum.bridge.state.member(member).available:
        QTest.mouseClick(hum.crew.boards[member].dice.dice[die], Qt.MouseButton.LeftButton)
    hum.setFocus()
    QTest.keyClick(hum, Qt.Key.Key_Return)
    offered = [item for item in hum.tray.usable.items if item.usable.command in hum.check.odds.assumable()]
    assert offered
    for _ in range(500):
        if all(item.chip.chance for item in offered):
            break
        QTest.qWait(10)
    for item in offered:
        told = reckon(hum.bridge.state, Assumed(used=(item.usable.command,)))
        best = next(row.color for row in hum.bridge.state.check.card.rows if told.outcomes[row.color] > 0.0005)
        assert item.chip.chance == f"[row_{best.value}] {percent(told.outcomes[best])}"
        assert percent(told.outcomes[best]) in item.chip.accessibleDescription()
