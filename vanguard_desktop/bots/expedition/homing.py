"""The way home in the mind: so quick a player that a whole way home can be tried many times."""

from __future__ import annotations

from collections.abc import Sequence

from vanguard_desktop.core import Command
from vanguard_desktop.rulesets.expedition.data import Member, State
from vanguard_desktop.rulesets.expedition.data import commands as do
from vanguard_desktop.rulesets.expedition.data import decisions as ask
from vanguard_desktop.rulesets.expedition.options import alternatives

from .planning.plan import begins
from .planning.plans import Table
from .worths import text_worth

# Whoever waits at the lander rests for so many dice, as long as there is a supply for everybody still on the way.
WORTH_A_REST = 3
# So many dice are rolled where a dice check cannot be helped.
ROLLED = 3


class Homing:
    """Walks to the lander as the sensible player plans it, lifts off when all are there; answers the rest offhand."""

    def choose(self, table: Table, answers: Sequence[Command]) -> Command:
        state = table.state
        match state.question:
            case ask.ChooseAction(member=id):
                return self._action(table, state.member(id), answers)
            case ask.GatherDice(member=id):
                return self._gather(state, state.member(id), answers)
            case ask.AgreeLiftOff():
                return next(c for c in answers if isinstance(c, do.AnswerLiftOff) and c.agree)
            case ask.ChooseOption() as question:
                texts = alternatives(state, question)
                member = next((one for one in state.members if one.id in (question.member, state.turn)), None)
                picks = [c for c in answers if isinstance(c, do.PickOption)]
                if member is not None and picks:
                    who = member
                    return max(picks, key=lambda c: text_worth(state, who, texts[c.number - 1], question.asked.at))
            case _:
                pass
        return next((command for command in (do.GoOn(), do.SayYes()) if command in answers), answers[0])

    @staticmethod
    def _gather(state: State, member: Member, answers: Sequence[Command]) -> Command:
        """A few of the own dice."""
        own = [do.AddDie(die=die) for die in member.available] if len(state.running_check.hand) < ROLLED else []
        wanted = (*own, do.RollDice())
        return next((command for command in wanted if command in answers), answers[0])

    def _action(self, table: Table, member: Member, answers: Sequence[Command]) -> Command:
        state = table.state
        away = sum(other.sector != state.lander for other in state.members)
        if not away and do.LiftOff() in answers:
            return do.LiftOff()
        if member.sector == state.lander:
            spared = state.unlimited_supplies or state.supplies > away
            rests = do.Rest() in answers and spared and len(member.spent) >= WORTH_A_REST
            return do.Rest() if rests else do.EndTurn()
        plan = table.home(member)
        command = None if plan is None else begins(member, plan)
        if command is not None and (command in answers or isinstance(command, do.Exert)):
            return command
        return do.Rest() if do.Rest() in answers else do.EndTurn()
