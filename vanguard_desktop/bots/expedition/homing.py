"""The way home in the mind: so quick a player that a whole way home can be tried many times."""

from __future__ import annotations

from collections.abc import Sequence

from vanguard_desktop.core import Command
from vanguard_desktop.rulesets.expedition.data import Member, State
from vanguard_desktop.rulesets.expedition.data import commands as do
from vanguard_desktop.rulesets.expedition.data import decisions as ask
from vanguard_desktop.rulesets.expedition.options import alternatives
from vanguard_desktop.rulesets.expedition.planet.travel import other_end
from vanguard_desktop.rulesets.expedition.rules import EXPEDITION

from ..bot import answering
from .plans import Memory
from .worths import text_worth

# Whoever waits at the lander rests for so many dice, as long as there is a supply for everybody still on the way.
WORTH_A_REST = 3


class Homing:
    """Walks to the lander the shortest way, rests when no die is left, lifts off when all are there."""

    def __init__(self) -> None:
        self._memory = Memory()

    def choose(self, state: State, legal: Sequence[Command]) -> Command:
        match state.question:
            case ask.ChooseAction(member=id):
                return self._action(state, state.member(id), legal)
            case ask.AgreeLiftOff():
                return next(c for c in legal if isinstance(c, do.AnswerLiftOff) and c.agree)
            case ask.ChooseOption() as question:
                texts = alternatives(state, question)
                member = next((one for one in state.members if one.id in (question.member, state.turn)), None)
                picks = [c for c in legal if isinstance(c, do.PickOption)]
                if member is not None and picks:
                    who = member
                    return max(picks, key=lambda c: text_worth(state, who, texts[c.number - 1], question.asked.at))
            case _:
                pass
        answers = answering(EXPEDITION, state, legal)
        return next((command for command in (do.GoOn(), do.SayYes()) if command in answers), answers[0])

    def _action(self, state: State, member: Member, legal: Sequence[Command]) -> Command:
        away = sum(other.sector != state.lander for other in state.members)
        if not away and do.LiftOff() in legal:
            return do.LiftOff()
        rest = do.Rest() in legal
        if member.sector == state.lander:
            spared = state.unlimited_supplies or state.supplies > away
            return do.Rest() if rest and spared and len(member.spent) >= WORTH_A_REST else do.EndTurn()
        if rest and not member.available:
            return do.Rest()
        return self._nearer(state, member, legal) or (do.Rest() if rest else do.EndTurn())

    def _nearer(self, state: State, member: Member, legal: Sequence[Command]) -> Command | None:
        home = self._memory.homeward(state)
        found: list[tuple[float, int, Command]] = []
        for number, command in enumerate(legal):
            path = state.path(command.path) if isinstance(command, do.Travel) else None
            to = None if path is None else other_end(path, member.sector)
            if to is not None and to in home:
                found.append((home[to], number, command))
        return min(found)[2] if found else None
