"""What texts do to travel and to harm: bent, averted, taken over; and things that last or wait."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import attrs

from vanguard_desktop.core import DecisionOpened, Effect, EffectsQueued, Event, SectorId, Waiting
from vanguard_desktop.dice.faces import Color, DangerIcon
from vanguard_desktop.setting import DiscoveryType, Stat

from ..chapter import Carries
from ..crew.dice_pool import of_color, refreshable
from ..data import ChooseMember, ChooseSector, InForce, Lasting, Member, State, Until
from ..data import effects as fx
from ..data.effects import (
    FlipInjury,
    GainInjury,
    LoseSupplies,
    MoveTo,
    RefreshDice,
    TravelIcon,
)
from ..data.events import (
    CostCanceled,
    DangerDieResolved,
    LastingBegun,
    StartTokenGiven,
)
from ..data.steps import Arrive, LandingResult, Occasion, PlaceLeads
from ..landing import landing
from ..picking import Options, picks
from ..queueing import decider, place, same, steps, you
from ..round import lasting
from ..round.basic_actions import repeat_basic, travel_once
from ..round.lasting import in_force
from ..round.moments import pending_cost
from ..round.supplies import supply_loss
from . import travel

# Somebody has to be addressed: without a "you" the team says who is meant.
FOR_SOMEBODY = (
    fx.ComeAlong, fx.MoveBack, fx.MoveToVisited, fx.TravelOnce, fx.TakeStartToken, fx.RefreshOther, fx.RefreshAll,
    fx.FlipKind, fx.RepeatBasic,
)  # fmt: skip


def _move_back(state: State, waiting: Waiting, _: fx.MoveBack) -> Sequence[Event]:
    member = you(state, waiting)
    back = member.came_from
    return travel.arrive(state, member, back) if back is not None and travel.may_leave(state, member) else []


def _take_start_token(state: State, waiting: Waiting, _: fx.TakeStartToken) -> Sequence[Event]:
    member = you(state, waiting)
    return [StartTokenGiven(to=member.id)] if state.start_token != member.id else []


def _refresh_all(state: State, waiting: Waiting, effect: fx.RefreshAll) -> Sequence[Event]:
    spent = of_color(you(state, waiting).spent, effect.color)
    return [same(waiting, RefreshDice(count=len(spent), color=effect.color))]


# Answers to what is about to happen; without that they are void.
def _take_injury(state: State, waiting: Waiting, _: fx.TakeInjury) -> Sequence[Event]:
    cost = pending_cost(state)
    if cost is None or not isinstance(cost.effect, GainInjury) or cost.you == waiting.you:
        return []
    return [CostCanceled(), same(waiting, cost.effect)]


def _for_hit(state: State, waiting: Waiting, effect: fx.ForHit) -> Sequence[Event]:
    cost = pending_cost(state)
    return [] if cost is None else [steps(cost.you, effect.effect, source=waiting.source, at=waiting.at)]


def _lose_less(state: State, waiting: Waiting, effect: fx.LoseLess) -> Sequence[Event]:
    cost = pending_cost(state)
    if cost is None or not isinstance(cost.effect, LoseSupplies):
        return []
    left = max(0, supply_loss(state, cost.effect) - effect.count)
    rest = attrs.evolve(cost, effect=LoseSupplies(count=left))
    return [CostCanceled(), *([EffectsQueued(effects=(rest,))] if left else [])]


def _leads_anywhere(state: State, waiting: Waiting, _: fx.LeadsAnywhere) -> Sequence[Event]:
    cost = pending_cost(state)
    if cost is None or not isinstance(cost.effect, PlaceLeads):
        return []
    anywhere = attrs.evolve(cost.effect, types=tuple(DiscoveryType))
    return [CostCanceled(), EffectsQueued(effects=(attrs.evolve(cost, effect=anywhere),))]


def cancel(state: State) -> Sequence[Event]:
    """It does not happen; a traveler who ignores the travel icon just arrives (ACT-23, ACT-28)."""
    cost = pending_cost(state)
    if cost is None or not isinstance(cost.effect, TravelIcon):
        return [CostCanceled()]
    return [CostCanceled(), *without_travel_icon(state, cost)]


def without_travel_icon(state: State, icon: Waiting) -> Sequence[Event]:
    return [same(icon, Arrive(path=state.path_taken))] if state.path_taken is not None else []


def _come_along(state: State, waiting: Waiting, _: fx.ComeAlong) -> Sequence[Event]:
    """With whoever is traveling now; out of a sector that nobody may leave only if the traveler may (ACT-34)."""
    member = you(state, waiting)
    traveler = state.traveler if state.path_taken is not None else state.turn
    if traveler is None or traveler == member.id:
        return []
    carried = in_force(state, Lasting.PAST_NO_MOVEMENT, traveler) is not None
    if not (carried or travel.may_leave(state, member)):
        return []
    entry = InForce(what=Lasting.COMES_ALONG, until=Until.TRAVEL, owner=traveler, who=member.id, source=waiting.source)
    return [LastingBegun(entry=entry)]


def _fetch(state: State, waiting: Waiting, _: fx.FetchHere) -> Sequence[Event]:
    if not fetchable(state, waiting):
        return []
    return [DecisionOpened(decision=ChooseMember(section=decider(state, waiting), asked=waiting))]


def fetchable(state: State, waiting: Waiting) -> tuple[Member, ...]:
    """Only along an arrow, and not out of a sector with the no-movement icon (ACT-32 to ACT-34)."""
    here = place(state, waiting)
    if here is None:
        return ()
    near = (member for member in state.members if here in travel.connected(state, member.sector))
    return tuple(member for member in near if travel.may_leave(state, member))


def fetched(state: State, waiting: Waiting) -> Effect:
    return MoveTo(sector=place(state, waiting))


def _to_visited(state: State, waiting: Waiting, effect: fx.MoveToVisited) -> Sequence[Event]:
    member = you(state, waiting)
    sectors = visited_sectors(state, member, effect.important)
    if len(sectors) < 2:
        return travel.arrive(state, member, sectors[0]) if sectors else []
    return [DecisionOpened(decision=ChooseSector(asked=waiting))]


def visited_sectors(state: State, member: Member, important: bool) -> tuple[SectorId, ...]:
    """Where the team has been and the crew member is not."""
    if member.sector is None or not travel.may_leave(state, member):
        return ()
    others = (sector for sector in sorted(state.visited) if sector != member.sector)
    return tuple(sector for sector in others if state.is_important(sector) or not important)


def _any_stat(_: State, waiting: Waiting, effect: fx.RaiseAnyStat) -> Iterator[Effect]:
    return (fx.RaiseStat(stat=stat, count=effect.count) for stat in Stat)


def _other_colors(state: State, waiting: Waiting, effect: fx.RefreshOther) -> Iterator[Effect]:
    """Of any color but that of the die which has just been spent; one color is chosen if several could be."""
    member, cost = you(state, waiting), pending_cost(state)
    spent = cost.effect.color if cost is not None and isinstance(cost.effect, Occasion) else None
    colors = (color for color in Color if color is not spent and refreshable(member, color))
    return (RefreshDice(count=effect.count, color=color) for color in colors)


def _kinds_shown(state: State, waiting: Waiting, effect: fx.FlipKind) -> Iterator[Effect]:
    shown = {i.kind for i in you(state, waiting).injuries if i is not None and not i.face_down}
    return (FlipInjury(kind=kind) for kind in effect.kinds if kind in shown)


MOVES_OPTIONS: dict[type[Effect], Options] = {
    fx.RaiseAnyStat: _any_stat,
    fx.RefreshOther: _other_colors,
    fx.FlipKind: _kinds_shown,
}


def cancel_danger_die(state: State, letter: str) -> Sequence[Event]:
    """The one of that letter with the worst result; which of two equal ones makes no difference (CHK-52)."""
    check = state.check
    if check is None:
        return []
    worst = (DangerIcon.SPECIAL, DangerIcon.RARE, DangerIcon.UNCOMMON, DangerIcon.COMMON)
    table = state.box.dangers.get(letter)
    harms = () if table is None else tuple(icon for icon in worst if icon in table.results)
    dice = [(die.icon, n) for n, die in enumerate(check.dangers) if die.letter == letter and not die.resolved]
    for icon in (*harms, *worst):
        for shown, number in dice:
            if shown is icon:
                return [DangerDieResolved(index=number)]
    return []


def _reroll_landing(state: State) -> Sequence[Event]:
    """The first row is void; the landing marker has moved for this roll already."""
    cost = pending_cost(state)
    if cost is None or not isinstance(cost.effect, LandingResult):
        return []
    return [CostCanceled(), *landing.roll_ten(state, again=True)]


MOVES: Carries = {
    **picks(MOVES_OPTIONS),
    fx.Last: lambda state, waiting, effect: lasting.last(state, effect, waiting),
    fx.LeavingCosts: lambda state, waiting, effect: lasting.leaving_costs(state, effect, waiting),
    fx.Later: lambda state, waiting, effect: lasting.later(state, effect, waiting),
    fx.RaiseStat: lambda state, waiting, effect: lasting.raise_stat(effect, waiting),
    fx.Borrow: lambda state, waiting, effect: lasting.borrow(state, effect, waiting),
    fx.RerollLanding: lambda state, waiting, effect: _reroll_landing(state),
    fx.ComeAlong: _come_along,
    fx.MoveBack: _move_back,
    fx.FetchHere: _fetch,
    fx.MoveToVisited: _to_visited,
    fx.TravelOnce: lambda state, waiting, effect: travel_once(you(state, waiting)),
    fx.TakeStartToken: _take_start_token,
    fx.RefreshAll: _refresh_all,
    fx.RepeatBasic: lambda state, waiting, effect: repeat_basic(state, you(state, waiting)),
    fx.CancelDangerDie: lambda state, waiting, effect: cancel_danger_die(state, effect.letter),
    fx.TakeInjury: _take_injury,
    fx.ForHit: _for_hit,
    fx.LoseLess: _lose_less,
    fx.LeadsAnywhere: _leads_anywhere,
}
