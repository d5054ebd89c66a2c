"""Where each kind of question and card comes up: games of chance without a window, until most of them are met."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from random import Random

import attrs

from vanguard_desktop.core import Command, Decision, WorldId
from vanguard_desktop.play.game import Game, Habits
from vanguard_desktop.play.openings import TEAMS, stand_alone_opening
from vanguard_desktop.rulesets.expedition.data import (
    AddDie,
    EndTurn,
    ExpeditionOpening,
    LiftOff,
    Options,
    State,
    TakeBackAction,
    TakeBackDie,
    TakeSpecialAction,
)
from vanguard_desktop.rulesets.expedition.rules import EXPEDITION
from vanguard_desktop.setting import Box
from vanguard_desktop.store.memory_log import MemoryLog

NAMES = ("Anna", "Ben", "Carla", "Dan")
_ROUNDS = 10
_LONGEST = 400
_EAGER, _BESIDE = 0.8, 0.06
_GEAR = 4


@attrs.frozen(kw_only=True)
class Found:
    """A game that stands at something to be seen: how it began, and every command since."""

    sight: str
    opening: ExpeditionOpening
    seed: int
    real_dice: bool
    commands: tuple[Command, ...]


def all_kinds() -> set[str]:
    """The tags of every kind of question that an expedition has."""
    return {decision.tag for decision in EXPEDITION.decisions}


def steps() -> set[str]:
    """The steps of a dice check that wait for somebody; adding and spending dice go by themselves."""
    return {f"check_step_{step}" for step in range(1, 11)} - {"check_step_2", "check_step_9"}


def things() -> set[str]:
    """What does not lie on the table in every game."""
    return {"equipment", "injury", "discovery", "unique", "threat"}


def sights(state: State) -> set[str]:
    """All that is to be seen in a position."""
    seen = {state.question.tag} if state.question is not None else set()
    if state.check is not None:
        seen.add(f"check_step_{state.check.step}")
    there = {
        "equipment": any(member.equipment for member in state.members),
        "injury": any(injury for member in state.members for injury in member.injuries),
        "discovery": state.found,
        "unique": state.uniques_found,
        "threat": any(threat.sector is not None for threat in state.threats),
    }
    return seen | {name for name, lies in there.items() if lies}


def seek(box: Box, wanted: set[str]) -> Iterator[Found]:
    """One game for each of the sights, as far as chance meets them."""
    missing = set(wanted)
    for number in range(_ROUNDS):
        for world in sorted(box.worlds):
            for real_dice in (False, True):
                if not missing:
                    return
                opening = _opening(box, world, number)
                for found in _played(box, opening, number, real_dice, missing):
                    missing.discard(found.sight)
                    yield found


def _opening(box: Box, world: WorldId, number: int) -> ExpeditionOpening:
    """Now few and now many, equipped, with more danger, or with their seats to choose."""
    tables = [players for players, sections in TEAMS.items() if len(sections) <= len(box.crew)]
    quick = bool(number % 2) and box.worlds[world].script is not None
    options = Options(deadly_injuries=number % 3 == 1, choose_seats=number % 4 == 0)
    players = tables[number % len(tables)]
    opening = stand_alone_opening(box, world, players, NAMES, options=options, quick_start=quick)
    if opening.options.training or not number % 2:
        return opening
    gear = sorted(box.equipment)
    start = _GEAR * number % max(len(gear), 1)
    return attrs.evolve(opening, equipment=tuple(gear[start : start + _GEAR]))


def _played(box: Box, opening: ExpeditionOpening, seed: int, real_dice: bool, wanted: set[str]) -> Iterator[Found]:
    game = Game.start(box, MemoryLog(), opening, lambda: seed, Habits(real_dice=real_dice))
    chance = Random(seed)
    commands: list[Command] = []
    met: set[str] = set()
    while game.state.question is not None and len(commands) < _LONGEST:
        for sight in sorted(sights(game.state) & wanted - met):
            met.add(sight)
            yield Found(sight=sight, opening=opening, seed=seed, real_dice=real_dice, commands=tuple(commands))
        commands.append(some_command(game, game.state.question, chance, stay=bool(seed % 2)))
        game.submit(commands[-1])


def some_command(game: Game, question: Decision, chance: Random, *, stay: bool) -> Command:
    """Eager for special actions and for dice, until none can be added; those who `stay` are slow to leave."""
    answers, beside = game.legal.answers, game.legal.beside
    if not answers or (beside and chance.random() < _BESIDE):
        return chance.choice(beside or answers)
    leaving = (LiftOff, EndTurn, TakeBackDie, TakeBackAction) if stay else ()
    kept: Sequence[Command] = [command for command in answers if not isinstance(command, leaving)] or answers
    eager = [command for command in kept if isinstance(command, TakeSpecialAction | AddDie)]
    return chance.choice(eager if eager and chance.random() < _EAGER else kept)
