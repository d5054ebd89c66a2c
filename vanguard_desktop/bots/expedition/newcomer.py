"""The newcomer: rules of thumb of somebody who plays for the first time; no odds, no look ahead."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any

from vanguard_desktop.core import Command, Ruleset, SectorId
from vanguard_desktop.rulesets.expedition.data import Member, State
from vanguard_desktop.rulesets.expedition.data import commands as do
from vanguard_desktop.rulesets.expedition.data import decisions as ask
from vanguard_desktop.rulesets.expedition.planet.travel import other_end

from ..bot import answering
from .going_on import moves
from .places import meeting_places, offers, unread
from .planning.memory import is_open
from .story import undone

# With fewer dice a check looks hopeless.
ENOUGH_DICE = 2


class Newcomer:
    """Walks to the nearest thing that glows, rolls all dice, rests when none are left, goes home when all is done."""

    def choose(self, rules: Ruleset[Any], state: State, legal: Sequence[Command]) -> Command:
        question, first = state.question, next(iter(answering(rules, state, legal)))
        match question:
            case ask.ChooseAction(member=id):
                return self._action(state, state.member(id), legal)
            case ask.GatherDice():
                return next((command for command in legal if isinstance(command, do.AddDie)), do.RollDice())
            case ask.AgreeLiftOff():
                leave = goes_home(state)
                return next(c for c in legal if isinstance(c, do.AnswerLiftOff) and c.agree is leave)
            case ask.ChooseReroll() | ask.Modify() | ask.Combine() | ask.HandOutEquipment():
                return next((command for command in legal if isinstance(command, do.GoOn)), first)
            case _:
                return next((command for command in legal if isinstance(command, do.SayYes)), first)

    def _action(self, state: State, member: Member, legal: Sequence[Command]) -> Command:
        home = goes_home(state)
        if home and do.LiftOff() in legal and all(other.sector == state.lander for other in state.members):
            return do.LiftOff()
        if not member.available and do.Rest() in legal and not home:
            return do.Rest()
        actions = [command for command in legal if isinstance(command, do.TakeSpecialAction)]
        if actions and not home and len(member.available) >= ENOUGH_DICE:
            return actions[0]
        goals = {state.lander} if home and state.lander is not None else glowing(state) - {member.sector}
        if home or member.sector not in meeting_places(state):
            for command in self._toward(state, member, goals, legal):
                return command
        return next((command for command in (do.Rest(), do.Prepare()) if command in legal), do.EndTurn())

    def _toward(self, state: State, member: Member, goals: set[Any], legal: Sequence[Command]) -> Sequence[Command]:
        """The travel that brings it nearest to one of them."""
        found: list[tuple[int, int, Command]] = []
        for number, command in enumerate(legal):
            path = state.path(command.path) if isinstance(command, do.Travel) else None
            to = None if path is None else other_end(path, member.sector)
            away = None if to is None else moves(state, to, goals)
            if away is not None:
                found.append((away, number, command))
        return [min(found)[2]] if found else []


def glowing(state: State) -> set[SectorId]:
    """What the board shows as open: entries that nobody has read, actions, places where missions want the team."""
    places = {offer.sector for offer in offers(state) if not state.is_finished(offer.sector) and is_open(state, offer)}
    return unread(state) | places | meeting_places(state)


def goes_home(state: State) -> bool:
    if state.lander is None or state.in_the_air:
        return False
    rest = state.supplies or state.unlimited_supplies
    return not undone(state) or not (rest or any(member.available for member in state.members))
