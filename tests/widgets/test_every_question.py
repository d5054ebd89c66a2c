"""Whole games played by chance on the table of the window: every question is asked in words and can be answered."""

from __future__ import annotations

import random
from pathlib import Path

import attrs
import pytest

from vanguard_desktop.app.tour.seldom import SELDOM
from vanguard_desktop.content.load import load_box
from vanguard_desktop.core.ids import CardId
from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.play.game import Game, Habits
from vanguard_desktop.play.openings import stand_alone_opening
from vanguard_desktop.rulesets.expedition.data import decisions as ask
from vanguard_desktop.rulesets.expedition.data.commands import (
    AddDie,
    EndTurn,
    Exert,
    LiftOff,
    TakeBackDie,
    TakeSpecialAction,
)
from vanguard_desktop.rulesets.expedition.data.state import Options
from vanguard_desktop.store.memory_log import MemoryLog
from vanguard_desktop.text.common.wording import Wording
from vanguard_desktop.widgets.look import dress
from vanguard_desktop.widgets.table.table_screen import TableScreen

PACKS = Path(__file__).parent.parent / "packs"
BOXES = {name: load_box([PACKS / name]) for name in ("four_sectors", "all_shelves")}
LOADED = (CardId("Q01/1"), CardId("Q02/1"))
MOST_STEPS = 250


def laid_out(pack, seed, players, *, real_dice=False):
    box = BOXES[pack]
    game = begun(box, MemoryLog(), pack, seed, players, real_dice=real_dice)
    return Bridge(game), Wording.of(box)


def begun(box, log, pack, seed, players, *, real_dice=False):
    # The other mode ends most games of chance soon.
    options = Options(deadly_injuries=seed % 2 == 1, choose_seats=seed % 3 == 0)
    opening = stand_alone_opening(box, players=players, names=("Anna", "Ben", "Cleo", "Dan"), options=options)
    if pack == "all_shelves":
        opening = attrs.evolve(opening, equipment=LOADED)
    return Game.start(box, log, opening, lambda: seed, Habits(real_dice=real_dice))


@pytest.fixture
def lay(qtbot, qapp):
    dress.apply(qapp, "night", 1.0, reduced_motion=True)

    def laid(pack, seed, players=2, *, real_dice=False):
        table = TableScreen(*laid_out(pack, seed, players, real_dice=real_dice))
        qtbot.addWidget(table)
        table.resize(1600, 900)
        table.show()
        return table

    yield laid
    dress.apply(qapp)


def look_at(table):
    """The question is said, and every answer has a button, a line of the list, a place on the sheet or on the map."""
    assert table.prompt.said
    rows, beside = table.options.rows, table.any_time.rows
    assert rows or beside, f"nothing can be done about {table.bridge.state.question}"
    offered = {row.command for row in (*rows, *beside)}
    state = table.bridge.state
    for left_out in set(table.bridge.legal_commands()) - offered:  # whoever has no spent die gets none back
        assert isinstance(left_out, Exert)
        assert not state.member(left_out.member).spent
    assert offered <= set(table.bridge.legal_commands())
    assert all(row.label.strip() for row in (*rows, *beside))
    labels = [button.label for button in table.prompt.buttons]
    assert all(labels)
    if table.reading.sheet is not None:
        offered = len(table.reading.sheet.rows)
    elif table.list.isVisible():
        offered = len(table.list.rows)
    else:
        offered = len(rows)
        assert len(rows) <= 3 or table.prompt.acts or any("(" in label for label in labels)
    assert offered >= len(rows)


def chosen(rows, beside, chance):
    """By chance, but rather something that leads on; dice are taken in hand before they are rolled."""
    helpful = [row for row in beside if not rows or not isinstance(row.command, Exert) or chance.random() < 0.05]
    if helpful and (not rows or chance.random() < 0.2):
        return chance.choice(helpful).command
    commands = [row.command for row in rows]
    if chance.random() < 0.97:
        lasting = [command for command in commands if not isinstance(command, EndTurn | LiftOff | TakeBackDie)]
        commands = lasting or commands
    eager = [command for command in commands if isinstance(command, AddDie | TakeSpecialAction)]
    return chance.choice(eager if eager and chance.random() < 0.7 else commands)


def play(table, seed):
    chance = random.Random(seed)
    asked = set()
    for _ in range(MOST_STEPS):
        question = table.bridge.state.question
        if question is None:
            break
        asked.add(type(question))
        while table.reading.sheet is not None and not table.reading.sheet.rows:
            table.reading.read_on()
        look_at(table)
        before = table.bridge.game.cursor
        table.bridge.submit(chosen(table.options.rows, table.any_time.rows, chance))
        assert table.bridge.game.cursor != before
    return asked


@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_the_small_planet_can_be_played_in_the_window(lay, players):
    table = lay("four_sectors", players, players, real_dice=players == 3)
    asked = play(table, players)
    assert len(asked) >= 5


@pytest.mark.long
def test_the_planet_with_something_of_everything_can_be_played_in_the_window(lay):
    asked = set()
    for seed in range(4):
        asked |= play(lay("all_shelves", seed, 1 + seed, real_dice=seed == 3), seed)
    assert len(asked) > 15


@pytest.mark.parametrize("kind", SELDOM)
def test_a_question_that_chance_hardly_ever_asks_is_put_and_answered_in_the_window(qtbot, qapp, kind):
    dress.apply(qapp, "night", 1.0, reduced_motion=True)
    box, log = BOXES["all_shelves"], MemoryLog()
    game = begun(box, log, "all_shelves", 2, 2)
    while not isinstance(game.state.question, ask.ChooseAction):
        game.submit(game.legal_commands()[0])
    events = SELDOM[kind](game.state)
    log.append(game.cursor, events)
    table = TableScreen(Bridge(Game(box, log, lambda: 2)), Wording.of(box))
    qtbot.addWidget(table)
    table.resize(1600, 900)
    table.show()
    asked = table.bridge.state.question
    assert asked == events[-1].decision
    look_at(table)
    table.bridge.submit(table.options.rows[0].command)
    assert table.bridge.state.question != asked
    dress.apply(qapp)


def test_a_whole_game_can_be_taken_back_in_the_window(lay):
    table = lay("all_shelves", 5, 4)
    play(table, 5)
    while table.bridge.can_undo:
        table.undo()
        if table.bridge.state.question is not None:
            look_at(table)
