"""Which actions are open to the turn crew member, and why the others are not (ACT, TRN)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Mapping
from typing import Any

from vanguard_desktop.core import CardId, Command, Reason, SectorId, Source
from vanguard_desktop.setting import SpecialAction, card_of

from ..data import (
    ActionNotOpen,
    AllMustAssist,
    Lasting,
    Member,
    NoActionHere,
    NobodyAssists,
    NoMovement,
    NoPath,
    NoRestHere,
    NoSupplies,
    NotAtLander,
    OneSpecialAction,
    OnlyTravelLeft,
    PathClosed,
    RopeHolds,
    State,
    WrongWay,
    far_end,
)
from ..data import commands as do
from ..holds import holds
from ..planet.place_rules import no_rest
from ..planet.travel import connected, is_open
from ..threats.standees import stands_in
from .lasting import in_force, only_travel_left

Action = do.Travel | do.Rest | do.Prepare | do.TakeSpecialAction | do.EndTurn | do.LiftOff


def why_no_action(state: State, member: Member, command: Action) -> Reason | None:
    if only_travel_left(state, member) and not isinstance(command, do.Travel | do.EndTurn):
        return OnlyTravelLeft()
    why_not = WHY_NOT.get(type(command))
    return None if why_not is None else why_not(state, member, command)


def _why_no_travel(state: State, member: Member, command: do.Travel) -> Reason | None:
    path = state.path(command.path)
    if path is None or member.sector not in (path.start, path.end):
        return NoPath(to=None if path is None else path.end)
    if state.roped and member.id != state.start_token:
        return RopeHolds()
    poi = state.poi(member.sector)
    if poi is not None and poi.no_movement and not in_force(state, Lasting.PAST_NO_MOVEMENT, member.id):
        return NoMovement(sector=member.sector)
    other = path.end if path.start == member.sector else path.start
    if not is_open(state, path) and not in_force(state, Lasting.PAST_CLOSED, member.id, path=path.id):
        return PathClosed(to=other)
    against = in_force(state, Lasting.AGAINST_ARROWS, member.id, path=path.id)
    return None if far_end(path, member.sector) is not None or against else WrongWay(to=other)


def _why_no_rest(state: State, member: Member, command: do.Rest) -> Reason | None:
    if member.sector is not None and no_rest(state, member.sector):
        return NoRestHere(sector=member.sector)
    free = in_force(state, Lasting.FREE_REST, member.id, member.sector)
    return None if state.supplies or state.unlimited_supplies or free else NoSupplies()


def _why_no_lift_off(state: State, member: Member, command: do.LiftOff) -> Reason | None:
    at_lander = state.lander is not None and member.sector == state.lander
    return None if at_lander else NotAtLander(lander=state.lander)


def within_reach(state: State, member: Member) -> tuple[SectorId, ...]:
    """Connected sectors whose actions may be taken from here, if a text says so (ACT-02)."""
    if not state.lasting or in_force(state, Lasting.REACH, member.id) is None:
        return ()
    return connected(state, member.sector)


def place_of_action(state: State, member: Member, source: Source) -> SectorId | None:
    """The sector in which the action is printed, where that is not the one of the crew member."""
    if source.at is not None:
        return source.at
    far = source.family == "threat" and not state.box.threats[CardId(source.id)].anywhere
    near = within_reach(state, member) if far else ()
    threat = state.threat(source.id) if near else None
    around = () if threat is None else stands_in(state, threat)
    return None if member.sector in around else next((at for at in around if at in near), None)


def special_actions(state: State, member: Member) -> Iterator[tuple[Source, int, SpecialAction]]:
    """Everything visible that offers one: where it is printed, its number, the action (ACT-01 to ACT-04)."""
    sources: list[tuple[Source, tuple[SpecialAction, ...]]] = []
    poi = state.poi(member.sector)
    if poi is not None:
        sources.append((Source("poi"), poi.actions))
    near = within_reach(state, member)
    sources += [(Source("poi", at=sector), card.actions) for sector in near if (card := state.poi(sector)) is not None]
    condition = state.condition_card
    if condition is not None:
        sources.append((Source("condition"), condition.actions))
    sources += [(Source("mission", card), state.box.missions[card].actions) for card in state.missions]
    for threat in state.threats:
        printed = state.box.threats[threat.card]
        if printed.anywhere or any(sector in (member.sector, *near) for sector in stands_in(state, threat)):
            sources.append((Source("threat", threat.card), printed.actions))
    sources += [(Source("mod", mod), state.box.lander_mods[card_of(mod)].actions) for mod in state.mods]
    if state.rank_up is not None:
        rank_up = state.box.rank_ups[card_of(state.rank_up)]
        sources.append((Source("rank_up"), rank_up.completed_actions if state.rank_up_done else rank_up.actions))
    for source, actions in sources:
        for number, action in enumerate(actions, start=1):
            yield source, number, action


def special_action(state: State, member: Member, source: Source, number: int) -> SpecialAction | None:
    offered = special_actions(state, member)
    return next((action for where, n, action in offered if where == source and n == number), None)


def _why_no_special(state: State, member: Member, command: do.TakeSpecialAction) -> Reason | None:
    source = command.source
    action = special_action(state, member, source, command.number)
    if action is None:
        return NoActionHere()
    if state.special_taken:
        return OneSpecialAction()
    if action.test is not None and not holds(state, action.test, member.id):
        return ActionNotOpen()
    there = place_of_action(state, member, source) or member.sector
    others = (other for other in state.here(there) if other.id != member.id)
    if action.needs_assist and not any(other.available for other in others):
        return NobodyAssists()
    if action.all_assist and (tired := next((other for other in others if not other.available), None)):
        return AllMustAssist(member=tired.id)
    return None


# Everybody may always prepare, or end the turn.
WHY_NOT: Mapping[type[Command], Callable[[State, Member, Any], Reason | None]] = {
    do.Travel: _why_no_travel,
    do.Rest: _why_no_rest,
    do.TakeSpecialAction: _why_no_special,
    do.LiftOff: _why_no_lift_off,
}


def full_source(state: State, member: Member, source: Source, number: int) -> Source:
    """Whose words the tracks and texts of the action are, whatever lies on top later."""
    if source.family == "poi":
        sector = place_of_action(state, member, source) or member.sector
        poi = state.poi(sector)
        assert poi is not None
        return Source("poi", poi.id, sector, number)
    if source.family == "condition":
        condition = state.condition_card
        assert condition is not None
        return Source("condition", card_of(condition.id), number=number)
    if source.family == "rank_up":
        return Source("rank_up", state.rank_up or "", number=number)
    return source.action(number)
