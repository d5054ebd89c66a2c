"""What the numbers on the table are made of, for those who only look: each from the functions that the rules use."""

from __future__ import annotations

import attrs

from vanguard_desktop.core import Effect, MemberId, Part, PathId, Source, total
from vanguard_desktop.dice.coverage import Convert
from vanguard_desktop.dice.faces import Color
from vanguard_desktop.rulesets.expedition.crew.dice_pool import rest_parts
from vanguard_desktop.rulesets.expedition.data import State
from vanguard_desktop.rulesets.expedition.data.effects import TravelIcon
from vanguard_desktop.rulesets.expedition.data.steps import Arrive
from vanguard_desktop.rulesets.expedition.odds.planned_check import planned_check
from vanguard_desktop.rulesets.expedition.planet.price import price as way_price
from vanguard_desktop.rulesets.expedition.planet.travel import set_out
from vanguard_desktop.rulesets.expedition.round.lasting import stat_raises
from vanguard_desktop.setting import LanderCard, ModCard, Path, Stat, card_of, figure_parts

from .check_odds import has_odds

# The room of a lander: what it takes along, and what it brings home (LND-04).
ROOM = ("personal", "mission", "discoveries")


def hand_limit(state: State, member: MemberId) -> tuple[Part, ...]:
    return state.hand_limit_parts(state.member(member))


def slots(state: State, member: MemberId, color: Color) -> tuple[Part, ...]:
    return state.member(member).slot_parts(color)


def rest(state: State, member: MemberId) -> tuple[Part, ...]:
    """How many dice a rest of that crew member refreshes, if so many are spent and find a slot."""
    return rest_parts(state, state.member(member))


def lander_figure(state: State, figure: str) -> tuple[Part, ...]:
    """Of the board and its mods; what else has changed it comes from aboard the ship."""
    board = _board(state)
    return () if board is None else figure_parts(*board, figure)


def stat(state: State, stat: Stat) -> tuple[Part, ...]:
    """A statistic as it counts in the landing now."""
    printed = lander_figure(state, stat.value)
    aboard = state.stat(stat) - total(printed)
    changed = (Part(of=Source("ship"), amount=aboard),) if aboard else ()
    return (*printed, *changed, *stat_raises(state, stat))


def supplies(state: State) -> tuple[Part, ...]:
    """What was on board at launch, and what has come and gone since (LND-23)."""
    board = _board(state)
    if board is None:
        return ()
    at_launch = figure_parts(*board, "supplies")
    over = min(board[0].most_supplies - total(at_launch), 0)
    lost = (Part(of=Source("no_room"), amount=over),) if over else ()
    since = state.supplies - total((*at_launch, *lost))
    return (*at_launch, *lost, *((Part(of=Source("since"), amount=since),) if since else ()))


def _board(state: State) -> tuple[LanderCard, tuple[ModCard, ...]] | None:
    if state.lander_card is None or state.lander_card not in state.box.landers:
        return None
    mods = tuple(state.box.lander_mods[card_of(mod)] for mod in state.mods)
    return state.box.landers[state.lander_card], mods


@attrs.frozen(kw_only=True)
class Toll:
    """What a travel along a path asks for from whoever is in turn: `asked` in its order, `waived` printed in vain.

    `by_condition` if the travel effect of the condition comes last (ACT-23).
    """

    asked: tuple[Effect, ...]
    waived: tuple[Effect, ...]
    by_condition: bool


def toll(state: State, path: PathId) -> Toll | None:
    """None while nobody is in turn who stands at one of its ends."""
    way = state.path(path)
    traveler = None if state.turn is None else state.member(state.turn)
    if way is None or traveler is None or traveler.sector not in (way.start, way.end):
        return None
    steps = tuple(step for step in set_out(state, traveler, way) if not isinstance(step, Arrive))
    left = list(steps)
    waived = []
    for icon in way.icons:
        if icon in left:
            left.remove(icon)
        elif not isinstance(icon, TravelIcon) or TravelIcon() not in steps:
            waived.append(icon)
    return Toll(
        asked=tuple(step for step in steps if not isinstance(step, TravelIcon)),
        waived=tuple(waived),
        by_condition=TravelIcon() in steps,
    )


def price(state: State, path: Path) -> tuple[Effect, ...]:
    """What the map shows of a path: all that going along it asks for as things stand."""
    return way_price(state, path)


@attrs.frozen(kw_only=True)
class Counted:
    """What the odds of the running check count in: dice of one's own and lent ones, dice that lie already, converts,
    texts about results, and dice that may spoil it first.
    """

    own: int
    lent: int
    lying: int
    converts: tuple[Convert, ...]
    texts: int
    injury_dice: int
    danger_dice: int


def counted(state: State) -> Counted | None:
    """None if no check runs whose outcome is still open."""
    if not has_odds(state):
        return None
    check = state.running_check
    plan = planned_check(state).plan
    own = sum(die.owner == check.active for die in plan.dice)
    return Counted(
        own=own,
        lent=len(plan.dice) - own,
        lying=sum(die.up is not None for die in plan.dice),
        converts=tuple(plan.converts),
        texts=len(plan.treatments),
        injury_dice=sum(not die.resolved for die in check.injuries),
        danger_dice=sum(not die.resolved for die in check.dangers),
    )
