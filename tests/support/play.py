"""Games for tests to play: on the small planet, in memory or in a file, by somebody who orders anything legal."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path
from random import Random

import attrs

from tests.support.boxes import MEADOW, small_box, small_opening
from vanguard_desktop.core.box import Box
from vanguard_desktop.core.cards import ConditionCard
from vanguard_desktop.core.engine import decide
from vanguard_desktop.core.events import DecisionOpened
from vanguard_desktop.core.ids import CardId
from vanguard_desktop.core.kinds import Command, Event
from vanguard_desktop.play.game import Game, Habits
from vanguard_desktop.play.saved_game import new_game, open_game
from vanguard_desktop.rulesets.expedition.commands import Exert, LiftOff
from vanguard_desktop.rulesets.expedition.decisions import React
from vanguard_desktop.rulesets.expedition.events import ExpeditionEnding, InjuryGained
from vanguard_desktop.store.memory_log import MemoryLog

PLENTY = ConditionCard(id=CardId("G01"), name="Plenty", unlimited_supplies=True)


def peaceful(box: Box) -> Box:
    """The same planet with food enough for games of any length."""
    meadow = attrs.evolve(box.worlds[MEADOW], condition=PLENTY)
    return attrs.evolve(box, worlds={MEADOW: meadow})


BOX = peaceful(small_box())


def seed_of_tests() -> int:
    return 7


def memory_game(habits: Habits | None = None, box: Box = BOX) -> Game:
    return Game.start(box, MemoryLog(), small_opening(), seed_of_tests, habits)


def saved_game(path: Path, habits: Habits | None = None, box: Box = BOX) -> Game:
    return new_game(path, box, small_opening(), seed_of_tests, habits)


def reopened(path: Path, habits: Habits | None = None, box: Box = BOX) -> Game:
    return open_game(path, box, seed_of_tests, habits)


def anything(game: Game, random: Random) -> Command:
    """A legal command that does not end the game, and costs nobody more than there is as long as there is another."""
    legal: Sequence[Command] = [
        command for command in game.legal_commands() if not isinstance(command, LiftOff | Exert)
    ]
    spare: Command | None = None
    for command in random.sample(legal, len(legal)):
        events = decide(game.rules, game.state, command)
        if any(isinstance(event, ExpeditionEnding) for event in events):
            continue
        if not any(map(_harms, events)):
            return command
        spare = spare or command
    assert spare is not None, "whatever is done, the expedition ends"
    return spare


def _harms(event: Event) -> bool:
    """Somebody is injured, or is about to pay with what is not there."""
    asks = isinstance(event, DecisionOpened) and isinstance(event.decision, React)
    return asks or isinstance(event, InjuryGained)


def play(game: Game, steps: int, seed: int = 1, undo: float = 0.0) -> Game:
    """Play so many steps; sometimes some are taken back first, so that branches grow."""
    random = Random(seed)
    for _ in range(steps):
        if random.random() < undo:
            for _ in range(random.randrange(1, 9)):
                if game.can_undo():
                    game.undo()
        game.submit(anything(game, random))
    return game
