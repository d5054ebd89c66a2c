"""A dice check played to its end by the rules themselves: with every roll there is, and with every answer there is.

The odds are not asked here, so they can be held against it.
"""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Iterator
from typing import Any

import attrs

from vanguard_desktop.core.engine import follow, legal_commands
from vanguard_desktop.core.kinds import Command, Event
from vanguard_desktop.dice.faces import ALL_DICE, DANGER_FACES, INJURY_FACES
from vanguard_desktop.rulesets.expedition.data.commands import (
    Exert,
    PlayCard,
    RollDice,
    RollForMe,
    TellDanger,
    TellDie,
    TellInjury,
    UseCombination,
)
from vanguard_desktop.rulesets.expedition.data.decisions import (
    AskSurvival,
    ChooseColumn,
    ChooseDieToSacrifice,
    ChooseDieToSpend,
    ChooseOverflow,
    TellRoll,
)
from vanguard_desktop.rulesets.expedition.data.events import InjuryDieResolved, SpecialEffectPassed, StepReached
from vanguard_desktop.rulesets.expedition.data.state import State, action_track
from vanguard_desktop.rulesets.expedition.rules import EXPEDITION
from vanguard_desktop.setting.cards import RowColor


@attrs.frozen(kw_only=True)
class Came:
    """What a check came to: the marked row or the immediate outcome, and where the markers stand."""

    row: RowColor | None = None
    ended: RowColor | None = None
    places: tuple[int, ...] = ()
    paid: int = 0
    over: bool = False
    passed: tuple[tuple[int, int], ...] = ()
    hurt: tuple[tuple[int, str], ...] = ()


# Which die is paid with, and where an injury die goes back to, changes nothing in the check.
NO_MATTER = (ChooseColumn, ChooseDieToSpend, ChooseDieToSacrifice, ChooseOverflow)
Judge = Callable[[Came], Any]
Wish = Callable[[State, Command], bool]


def rolls(state: State) -> Iterator[tuple[int, State]]:
    """Every way in which the dice in hand can fall, told as if they lay on the players' table."""
    start = follow(EXPEDITION, attrs.evolve(state, real_dice=True), RollDice())[1]
    waiting = [(1, start)]
    while waiting:
        way, now = waiting.pop()
        if not isinstance(now.question, TellRoll):
            yield way, now
            continue
        for command, faces in _falls(now).items():
            waiting.append((way * faces, follow(EXPEDITION, now, command)[1]))


def _falls(state: State) -> Counter[Command]:
    """What may be told, each as often as the die has it; equal faces are one."""
    found: Counter[Command] = Counter()
    seen: dict[object, Command] = {}
    for command in EXPEDITION.answers(state):
        match command:
            case TellDie(die=die, face=face):
                found[seen.setdefault(ALL_DICE[die].faces[face], command)] += 1
            case TellInjury(icon=icon):
                found[command] += INJURY_FACES.count(icon)
            case TellDanger(icon=icon):
                found[command] += DANGER_FACES.count(icon)
    return found


def only_answers(state: State, command: Command) -> bool:
    """Nothing is paid or played beside the answers."""
    return not isinstance(command, UseCombination | PlayCard)


def best(state: State, judge: Judge, wish: Wish = only_answers) -> Came:
    """The best end that any answers lead to; less is better."""
    return min(ends(state, wish), key=judge)


def ends(state: State, wish: Wish = only_answers, so_far: Came | None = None) -> Iterator[Came]:
    """Every end that answers and wished abilities lead to."""
    came = so_far or Came()
    assert state.check is not None
    if isinstance(state.question, AskSurvival):
        state = attrs.evolve(state, real_dice=False)
    answers = set(EXPEDITION.answers(state))
    legal = legal_commands(EXPEDITION, state)
    for command in legal[:1] if isinstance(state.question, NO_MATTER) else legal:
        if isinstance(command, Exert | RollForMe):
            continue
        if not wish(state, command) or (command not in answers and not isinstance(command, PlayCard)):
            continue
        events, after = follow(EXPEDITION, state, command)
        more = attrs.evolve(came, paid=came.paid + isinstance(command, UseCombination))
        found, at_end = _through(state, events, more)
        if at_end or after.check is None:
            yield found if at_end else attrs.evolve(found, over=True)
        else:
            yield from ends(after, wish, found)


def _through(state: State, events: list[Event], came: Came) -> tuple[Came, bool]:
    """What the events tell of the check, up to the step in which everything is marked."""
    for event in events:
        state = EXPEDITION.evolve(state, event)
        match event:
            case SpecialEffectPassed(number=number, times=times):
                came = attrs.evolve(came, passed=(*came.passed, (number, times)))
            case InjuryDieResolved(slot=slot, index=index) if slot is not None and state.check is not None:
                took = (slot, state.check.injuries[index].icon.value)
                came = attrs.evolve(came, hurt=(*came.hurt, took))
            case StepReached(step=9 | 10):
                check = state.check
                assert check is not None
                places = (state.tracks.get(action_track(check.source, t.color), 0) for t in check.card.tracks)
                return attrs.evolve(came, row=check.marked, ended=check.immediate, places=tuple(places)), True
    return came, False


def answer(state: State, choose: Callable[[State], Command]) -> Came:
    """One way through the check, as `choose` says."""
    came = Came()
    while True:
        command = choose(state)
        events, after = follow(EXPEDITION, state, command)
        came, at_end = _through(state, events, came)
        if at_end:
            return came
        if after.check is None:
            return attrs.evolve(came, over=True)
        state = after
