"""How good a position looks: what is won, what is left to win it with, how a running check will come out."""

from __future__ import annotations

from vanguard_desktop.core import DieId
from vanguard_desktop.dice.faces import ALL_DICE
from vanguard_desktop.rulesets.expedition.crew.dice_to_pick import dice_to_pick
from vanguard_desktop.rulesets.expedition.data import Check, ChooseReroll, Ending, Member, State, action_track
from vanguard_desktop.rulesets.expedition.round.ending import failed
from vanguard_desktop.setting import RowColor

from .imagination import read_logs
from .places import offers
from .planning.memory import Memory
from .planning.perils import Blows, holding
from .planning.plans import Table
from .prospects import Prospects, Showing, row_worth, track_worth
from .story import fulfilled, marks_worth, mission_worth, news_worth
from .values import (
    CARD,
    CHARGE,
    DISCOVERY,
    EVACUATED,
    FAILED,
    FLAG,
    LEAD,
    LOST,
    RISK,
    SPENT,
    SUCCESS,
    TIME,
    UNIQUE,
    WAY,
)
from .worths import gone_worth, injuries_worth, supplies_worth

# From this step on an outcome is marked.
MARKED = 8


class Judgment:
    """Looks at positions; the odds that it has worked out once it remembers."""

    def __init__(self) -> None:
        self.prospects = Prospects()
        self._memory = Memory()

    def table(self, state: State) -> Table:
        return Table(state, self.prospects, self._memory)

    def worth(self, state: State) -> float:
        """All in all, with what everybody could go for from here."""
        if state.ending is not None:
            return self.standing(state)
        table = self.table(state)
        plans = (table.best(member) for member in state.members)
        return self.standing(state) + sum(max(0.0, plan.worth) for plan in plans if plan is not None)

    def standing(self, state: State) -> float:
        """What is won and what is at hand."""
        value = (
            _won(state)
            + sum(_board(state, member, self.prospects.perils.blows(state, member)) for member in state.members)
            + sum(self._begun(state))
        )
        if state.ending in (Ending.EVACUATED, Ending.ALL_DEAD):
            value += EVACUATED
        if failed(state):
            value += FAILED
        return value + self.check(state)

    def news(self, before: State, after: State) -> float:
        """Entries that have come to light on the way: what they say is not known, what they are worth is."""
        read = read_logs(after) - read_logs(before)
        if not read:
            return 0.0
        at = before.check.at if before.check is not None else before.member(before.turn).sector if before.turn else None
        return sum(news_worth(before, at) for _ in read)

    def check(self, state: State) -> float:
        """The running check as it lies: what comes of it, with the best of what is being rolled again."""
        check = state.check
        if check is None or check.step > MARKED or not state.is_here(check.active):
            return 0.0
        active = state.member(check.active)
        if check.marked is not None:
            return row_worth(state, active, check.card, check.marked, check.at)
        value = self.prospects.promise(state, active, check, lying(check), rolled=bool(check.pool))
        if isinstance(state.question, ChooseReroll):
            value += max((self.gain(state, die) for die in dice_to_pick(state, state.question)), default=0.0)
        return value

    def gain(self, state: State, die: DieId) -> float:
        """How much better the check becomes, on the average, if this die of the pool falls again."""
        check = state.check
        if check is None:
            return 0.0
        active = state.member(check.active)
        again = [Showing(one.die, ALL_DICE[one.die].faces) if one.die == die else one for one in lying(check)]
        now, then = (self.prospects.promise(state, active, check, dice, rolled=True) for dice in (lying(check), again))
        return then - now

    def _begun(self, state: State) -> list[float]:
        """Markers on tracks: a share of what their last space brings."""
        begun: list[float] = []
        for offer in offers(state):
            check = offer.action.check
            for track in () if check is None else check.tracks:
                at = state.tracks.get(action_track(offer.source, track.color), 0)
                if at and check is not None:
                    full = row_worth(state, state.members[0], check, track.color, offer.sector)
                    begun.append(track_worth(full, min(at, track.length - 1), track.length))
        return begun


def lying(check: Check) -> list[Showing]:
    return [Showing(rolled.die, (rolled.icons,)) for rolled in check.pool]


def _won(state: State) -> float:
    value = SUCCESS * state.successes + supplies_worth(state, state.supplies) + DISCOVERY * len(state.found)
    value += UNIQUE * len(state.uniques_found) + LOST * len(state.lost) + FLAG * len(state.flags)
    ready = (card for card in state.missions if fulfilled(state, card))
    value += sum(mission_worth(state, card) for card in (*state.missions_done, *ready)) + WAY * len(state.opened)
    value += LEAD * sum(map(len, state.leads.values()))
    value += sum(map(marks_worth, state.marks.values()))
    return value + TIME * sum(at for track, at in state.tracks.items() if track.color in (None, RowColor.YELLOW))


def _board(state: State, member: Member, expected: Blows) -> float:
    left = state.dice_in_play(member)
    value = holding(state, member, member.available, expected) + SPENT * len(member.spent)
    value += sum(gone_worth(left + number) for number in range(len(member.gone)))
    value += CARD * min(len(member.hand), member.hand_limit) + CHARGE * member.charges
    return value + injuries_worth(member.injury_count) + RISK * len(member.injury_dice)
