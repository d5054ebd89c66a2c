"""How good a position looks to the sensible bot: successes are won, dice and supplies are means, home is safety."""

from __future__ import annotations

from typing import Any

from vanguard_desktop.core.cards import RowColor
from vanguard_desktop.core.coverage import spending
from vanguard_desktop.core.ids import SectorId
from vanguard_desktop.core.matching import covered
from vanguard_desktop.rulesets.expedition.board import moves_to
from vanguard_desktop.rulesets.expedition.decisions import AgreeLiftOff
from vanguard_desktop.rulesets.expedition.ending import failed
from vanguard_desktop.rulesets.expedition.state import Check, Ending, Member, State

# With this many successes, or from this round on, the team goes home.
ENOUGH_SUCCESSES = 6
LATE_ROUND = 12
ROW_WORTH = {RowColor.YELLOW: 4.0, RowColor.GREEN: 2.5, RowColor.RED: 0.0}


def worth(state: Any) -> float:
    assert isinstance(state, State)
    value = 3.0 * state.successes + 0.3 * state.supplies + 1.5 * len(state.found) - 20.0 * len(state.lost)
    value += 4.0 * len(state.missions_done) + 2.0 * len(state.uniques_found)
    value += sum(_board(member) for member in state.members) + 0.05 * state.actions_left
    value += sum(0.3 * at for id, at in state.tracks.items() if id.endswith(":green"))
    value += sum(_check(state, check) for check in state.checks)
    going_home = goes_home(state)
    if state.ending is not None:
        return value + (-40.0 if state.ending in (Ending.EVACUATED, Ending.ALL_DEAD) or not going_home else 30.0)
    if isinstance(state.question, AgreeLiftOff):
        return value + (30.0 if going_home and not _somebody_away(state) else -30.0)
    return value - sum(_way(state, member, going_home) for member in state.members)


def goes_home(state: State) -> bool:
    """Enough is won and the mandatory missions are done, or it is late, or somebody is badly hurt."""
    hurt = any(member.injury_count == 3 for member in state.members)
    done = state.successes >= ENOUGH_SUCCESSES and not failed(state)
    return done or hurt or state.round >= LATE_ROUND


def _board(member: Member) -> float:
    value = 0.25 * len(member.available) + 0.12 * len(member.spent) + 0.1 * len(member.hand)
    return value + 0.2 * member.charges - 2.0 * member.injury_count - 0.5 * len(member.injury_dice)


def _check(state: State, check: Check) -> float:
    """Dice on their way are worth a little more than waiting ones; a row that they cover much more."""
    value = 0.3 * len(check.hand) + 0.3 * len(check.pool)
    bent = spending(state.converts(check.active))
    met = [row.color for row in check.card.rows if check.pool and covered(row.requirement, check.dice, bent)]
    return value + max((ROW_WORTH[color] for color in met), default=0.0)


def _somebody_away(state: State) -> bool:
    return any(member.sector != state.lander for member in state.members)


def _way(state: State, member: Member, going_home: bool) -> float:
    """How far a member is from where it wants to be: the lander, or a place with something to do."""
    if member.sector is None:
        return 0.0
    if going_home:
        goals: set[SectorId] = set() if state.lander is None else {state.lander}
    else:
        open_sectors = (sector.number for sector in state.board.sectors if state.poi(sector.number) is not None)
        goals = {number for number in open_sectors if not state.is_finished(number)}
    moves = moves_to(state, member.sector, goals)
    return 0.5 * (len(state.board.sectors) if moves is None else moves)
