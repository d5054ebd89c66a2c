"""How good a position looks to the sensible bot: what is won, what is left to win it with, and what lies ahead."""

from __future__ import annotations

from collections.abc import Iterator

from vanguard_desktop.core import DieId
from vanguard_desktop.dice.faces import ALL_DICE
from vanguard_desktop.rulesets.expedition.crew.dice_to_pick import dice_to_pick
from vanguard_desktop.rulesets.expedition.data import AgreeLiftOff, ChooseReroll, Ending, GatherDice, Member, State
from vanguard_desktop.rulesets.expedition.round.ending import failed
from vanguard_desktop.setting import RowColor

from .escort import goals, on_the_way
from .imagination import read_logs
from .outlook import Outlook
from .places import distances
from .prospects import DIE, Prospects, Showing, row_worth
from .worths import (
    AVAILABLE,
    CARD,
    CHARGE,
    DISCOVERY,
    FLAG,
    GONE,
    LEAD,
    NEWS,
    SPENT,
    SUCCESS,
    SUPPLY,
    TIME,
    UNIQUE,
    WAY,
    injuries_worth,
    marks_worth,
    mission_worth,
)

# With this many successes, or from this round on, the team goes home.
ENOUGH_SUCCESSES = 7
LATE_ROUND = 16
# From here on nothing is too dear on the way home, and whoever cannot come stays behind.
LAST_ROUND = 22
FEW_SUPPLIES = 4
# Fewer dice than that for each, and nothing left to rest with.
TIRED = 1.5
HOME = 6.0
LOST = -15.0
MARKED = 8
# So that nothing is rolled for nothing.
TROUBLE = 0.02
# What an injury die in a check costs on the average.
RISK = -0.4


class Judgment:
    """Looks at positions; the odds that it has worked out once it remembers."""

    def __init__(self) -> None:
        self.prospects = Prospects()
        self.outlook = Outlook(self.prospects)

    def worth(self, state: State) -> float:
        value = _won(state) + sum(_board(state, member) for member in state.members) + 0.05 * state.actions_left
        going_home = goes_home(state)
        if state.ending is not None:
            return value + _end(state, going_home)
        if isinstance(state.question, AgreeLiftOff):
            leave = going_home and (not _somebody_away(state) or state.round >= LAST_ROUND)
            return value + (HOME * 10 if leave else -HOME * 10)
        if isinstance(state.question, GatherDice) and state.check is not None:
            value += RISK * len(state.member(state.check.active).injury_dice)
        if going_home:
            step = HOME if state.round < LAST_ROUND else HOME * 10
            return value - step * sum(_way_home(state, member) for member in state.members)
        value += self._check(state) + on_the_way(state)
        return value + self.outlook.ahead(state)

    def gain(self, state: State, die: DieId) -> float:
        """How much better the check becomes, on the average, if this die of the pool falls again."""
        check = state.check
        if check is None:
            return 0.0
        active = state.member(check.active)
        lying = [Showing(r.die, (r.icons,)) for r in check.pool]
        again = [Showing(r.die, ALL_DICE[r.die].faces if r.die == die else (r.icons,)) for r in check.pool]
        now, then = (self.prospects.promise(state, active, check, dice, rolled=True) for dice in (lying, again))
        return then - now

    def _check(self, state: State) -> float:
        """The running check: what may be rolled, or what lies there."""
        check = state.check
        if check is None or check.step > MARKED or not state.is_here(check.active):
            return 0.0
        active = state.member(check.active)
        if isinstance(state.question, GatherDice):
            hand, worth = self.prospects.best_hand(state, check)
            return worth + DIE * len(hand) - TROUBLE
        rolled = [Showing(r.die, (r.icons,)) for r in check.pool]
        if check.marked is not None:
            return row_worth(state, active, check.card, check.marked, check.at)
        value = self.prospects.promise(state, active, check, rolled, rolled=True)
        if isinstance(state.question, ChooseReroll):
            value += max((self.gain(state, die) for die in dice_to_pick(state, state.question)), default=0.0)
        return value


def goes_home(state: State) -> bool:
    """Enough is won and the mandatory missions are done, or it is late, or nobody can go on."""
    if state.lander is None:
        return False
    hurt = any(member.injury_count == 3 for member in state.members)
    hands = sum(len(member.available) for member in state.members)
    tired = not state.supplies and not state.unlimited_supplies and hands < TIRED * len(state.members)
    done = not failed(state) and (state.successes >= ENOUGH_SUCCESSES or state.supplies <= FEW_SUPPLIES)
    return done or hurt or tired or state.round >= LATE_ROUND


def _won(state: State) -> float:
    value = SUCCESS * state.successes + _supplies(state) + DISCOVERY * len(state.found)
    value += UNIQUE * len(state.uniques_found) + LOST * len(state.lost) + FLAG * len(state.flags)
    value += sum(mission_worth(state, card) for card in state.missions_done) + WAY * len(state.missions)
    value += NEWS * len(read_logs(state)) + WAY * len(state.opened)
    value += LEAD * sum(len(tokens) for tokens in state.leads.values())
    value += sum(_lying(state))
    value += WAY / 2 * sum(state.is_finished(sector.number) for sector in state.board.sectors)
    return value + TIME * sum(at for track, at in state.tracks.items() if track.color in (None, RowColor.YELLOW))


def _lying(state: State) -> Iterator[float]:
    """Markers in a sector; those that are to be brought together are worth no less there."""
    together = any(goals(state))
    for count in state.marks.values():
        yield marks_worth(1) * count if together else marks_worth(count)


def _supplies(state: State) -> float:
    """The last ones are worth most."""
    return SUPPLY * (state.supplies + min(state.supplies, FEW_SUPPLIES))


def _board(state: State, member: Member) -> float:
    """Where nobody can rest any more, only dice at hand count, and exerting is no waste."""
    spent, gone = (SPENT, GONE) if state.supplies or state.unlimited_supplies else (0.0, GONE / 3)
    value = AVAILABLE * len(member.available) + spent * len(member.spent) + gone * len(member.gone)
    value += CARD * min(len(member.hand), member.hand_limit) + CHARGE * member.charges
    return value + injuries_worth(member.injury_count) - 0.4 * len(member.injury_dice)


def _end(state: State, going_home: bool) -> float:
    if state.ending in (Ending.EVACUATED, Ending.ALL_DEAD):
        return -10 * HOME
    if state.ending is Ending.LIFTED_OFF and not going_home:
        return -10 * HOME
    return 10 * HOME if not failed(state) else 0.0


def _somebody_away(state: State) -> bool:
    return any(member.sector != state.lander for member in state.members)


def _way_home(state: State, member: Member) -> int:
    if member.sector is None or state.lander is None:
        return 0
    return distances(state, member.sector).get(state.lander, len(state.board.sectors))
