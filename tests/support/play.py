"""Games for tests to play: on the small planet, in memory or in a file, by somebody who orders anything legal."""

from __future__ import annotations

import io
from collections.abc import Callable, Sequence
from pathlib import Path
from random import Random

from tests.support.boxes import small_box, small_opening
from vanguard_desktop.core.engine import decide
from vanguard_desktop.core.kinds import Command
from vanguard_desktop.play.checkup import referee
from vanguard_desktop.play.game import Game, Habits
from vanguard_desktop.play.saved_game import new_game, open_game
from vanguard_desktop.rulesets.expedition.data.commands import Exert, LiftOff
from vanguard_desktop.rulesets.expedition.data.events import ExpeditionEnding, InjuryGained
from vanguard_desktop.setting.box import Box
from vanguard_desktop.store.doctor.treat import doctor
from vanguard_desktop.store.log import EventLog
from vanguard_desktop.store.memory_log import MemoryLog

BOX = small_box()
HARM = (InjuryGained, ExpeditionEnding)


def seed_of_tests() -> int:
    return 7


def memory_game(
    habits: Habits | None = None,
    box: Box = BOX,
    new_seed: Callable[[], int] = seed_of_tests,
    log: EventLog | None = None,
) -> Game:
    return Game.start(box, log or MemoryLog(), small_opening(), new_seed, habits)


def saved_game(
    path: Path, habits: Habits | None = None, box: Box = BOX, new_seed: Callable[[], int] = seed_of_tests
) -> Game:
    return new_game(path, box, small_opening(), new_seed, habits)


def reopened(path: Path, habits: Habits | None = None, box: Box = BOX) -> Game:
    return open_game(path, box, seed_of_tests, habits)


def examined(path: Path, box: Box | None = BOX) -> tuple[int, str]:
    """What the doctor answers and says."""
    out = io.StringIO()
    return doctor(path, referee(lambda about: box), out), out.getvalue()


def anything(game: Game, random: Random) -> Command:
    """A legal command that does not end the game, and injures nobody as long as there is another.

    Where every way ends it, steps are taken back until one does not.
    """
    while True:
        command = _going_on(game, random)
        if command is not None:
            return command
        game.undo()


def _going_on(game: Game, random: Random) -> Command | None:
    ends = LiftOff | Exert
    legal: Sequence[Command] = [command for command in game.legal_commands() if not isinstance(command, ends)]
    spare: Command | None = None
    for command in random.sample(legal, len(legal)):
        events = decide(game.rules, game.state, command)
        if not any(isinstance(event, HARM) for event in events):
            return command
        if not any(isinstance(event, ExpeditionEnding) for event in events):
            spare = spare or command
    return spare


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
