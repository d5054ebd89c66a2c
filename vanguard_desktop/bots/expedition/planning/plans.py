"""The plans of a team: nobody does what somebody else does better."""

from __future__ import annotations

import attrs

from vanguard_desktop.core import MemberId
from vanguard_desktop.rulesets.expedition.data import Member, State

from .. import motives as why
from ..places import distances
from ..prospects import Prospects, kind
from ..story import undone
from ..values import TAKEN
from .memory import Memory
from .outlook import Outlook
from .plan import FLIGHT, Plan

# The actions of a turn; more moves than that.
ACTIONS, FAR = 2, 99


class Table:
    """One position, as those who plan see it."""

    def __init__(self, state: State, prospects: Prospects, memory: Memory) -> None:
        self.state, self._prospects, self._memory = state, prospects, memory
        self._scene = memory.scene(state)

    @property
    def done(self) -> bool:
        """Whether the mandatory missions are done; a mission that failed is no reason to stay either."""
        return not undone(self.state)

    def plans(self, member: Member) -> list[Plan]:
        """All that a member could go for, the best first."""
        acted = self.state.special_taken and member.id == self.state.turn
        crew = tuple(other.sector for other in self.state.members) if self.state.threats else ()
        looks = (
            self._scene, member.id, member.sector, tuple(sorted(map(kind, member.available))), acted, crew,
            tuple(sorted(map(kind, member.spent))), member.injury_count, len(member.hand), member.equipment,
        )  # fmt: skip
        return self._memory.plans(looks, lambda: self._outlook(member).plans())

    def best(self, member: Member, flights: bool = True) -> Plan | None:
        """What this member does next for the team: nobody does what somebody else does better."""
        own = [plan for plan in self.plans(member) if flights or not plan.goal.startswith(FLIGHT)]
        others = {
            other.id: plans[0] for other in self.state.members if other.id != member.id and (plans := self.plans(other))
        }
        best: Plan | None = None
        left_to: MemberId | None = None  # who does what would be worth most
        for plan in own:
            better = (id for id, other in others.items() if plan.goal == other.goal and other.worth > plan.worth)
            taken = next(better, None)
            shared = plan.offer is not None and bool(plan.offer.action.check and plan.offer.action.check.tracks)
            spare = taken is not None and not shared and not plan.goal.startswith("meet")
            worth = plan.worth * TAKEN if spare and plan.worth > 0 else plan.worth
            if spare and plan is own[0]:
                left_to = taken
            if best is None or worth > best.worth:
                best = attrs.evolve(plan, worth=worth)
        return best if best is None or left_to is None or best.goal == own[0].goal else _meanwhile(best, left_to)

    def most_urgent(self) -> Member:
        """Whoever has the most urgent thing to do; on a rope, whoever wants to travel."""

        def urgent(member: Member) -> tuple[bool, float]:
            plan = self.best(member)
            return (
                self.state.roped and plan is not None and plan.path is not None,
                0.0 if plan is None else plan.worth,
            )

        return max(self.state.members, key=urgent)

    def first_home(self) -> Member | None:
        """If all who are away can come in this round: from whom the turn comes to them soonest (TRN-05)."""
        members, lander = self.state.members, self.state.lander
        away = [at for at, one in enumerate(members) if one.sector is not None and one.sector != lander]
        ways = (distances(self.state, one.sector) for one in members if one.sector is not None)
        if not away or lander is None or any(moves.get(lander, FAR) > ACTIONS for moves in ways):
            return None
        return members[min(away, key=lambda first: max((at - first) % len(members) for at in away))]

    def home(self, member: Member) -> Plan | None:
        """The way to the lander."""
        return self._outlook(member).home(why.MissionsDone() if self.done else why.NobodyCanGoOn())

    def _outlook(self, member: Member) -> Outlook:
        return Outlook(self.state, member, self._prospects, self._memory)


def _meanwhile(plan: Plan, left_to: MemberId) -> Plan:
    """Whoever is sent away from what matters most is told who does it."""
    motive = plan.motive
    if not isinstance(motive, why.WorthTheWay):
        return plan
    meanwhile = why.WorthMeanwhile(member=left_to, sector=motive.sector, moves=motive.moves)
    return attrs.evolve(plan, motive=meanwhile)
