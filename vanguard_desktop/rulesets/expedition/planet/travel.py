"""Moving pawns: paths and their icons, the travel effect of the condition, arrivals (ACT-20 to ACT-34)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import attrs

from vanguard_desktop.core import DecisionOpened, Effect, EffectsQueued, Event, SectorId, Source, Waiting
from vanguard_desktop.setting import Path

from ..check.check import start_check
from ..data import ChooseSector, Lasting, Member, Purpose, State, far_end
from ..data.effects import (
    Choose,
    DiceCheck,
    FollowPath,
    ForCrew,
    If,
    InOrder,
    May,
    MoveConnected,
    ReadLog,
    SpendDice,
    TravelIcon,
)
from ..data.events import LastingUsed, PathTaken, Traveled
from ..data.steps import Arrive, BringMarkers, IgnoreIcon, MayIgnore, Unavoidable
from ..picking import Options, pick
from ..queueing import same, steps
from ..round.lasting import in_force
from .place_rules import icons_toward, on_entering

# What comes of an icon, and what comes after all of them.
BEYOND_ICONS = (Arrive, Unavoidable, IgnoreIcon, MayIgnore)


def is_open(state: State, path: Path) -> bool:
    return not path.closed or path.id in state.opened


def other_end(path: Path, here: SectorId | None) -> SectorId | None:
    """Whatever its arrow says."""
    return {path.start: path.end, path.end: path.start}.get(here) if here is not None else None


def connected(state: State, here: SectorId | None, threat: bool = False) -> tuple[SectorId, ...]:
    """Sectors that an open path with an arrow leads to; no icon changes that (ACT-32). A text may close a path to
    threats, or let everybody go both ways.
    """
    ends = (
        other_end(path, here)
        if state.lasting and in_force(state, Lasting.AGAINST_ARROWS, path=path.id)
        else far_end(path, here)
        for path in state.paths
        if is_open(state, path)
        and not (threat and state.lasting and in_force(state, Lasting.CLOSED_TO_THREATS, path=path.id))
    )
    return tuple(sorted({end for end in ends if end is not None}))


def may_leave(state: State, member: Member) -> bool:
    """The no-movement icon stops travel and being moved out (ACT-20, ACT-34)."""
    poi = state.poi(member.sector)
    return poi is None or not poi.no_movement


def set_out(state: State, member: Member, path: Path) -> list[Effect]:
    """What a travel along this path consists of: the icons in the order met, the travel icon last, then the move."""
    icons = path.icons if path.start == member.sector else path.icons[::-1]
    icons = (*icons_toward(state, other_end(path, member.sector)), *icons)
    if in_force(state, Lasting.FREE_PATH, member.id, path=path.id):
        icons = ()
    if in_force(state, Lasting.IGNORE_TRAVEL_ICONS, member.id, path=path.id):
        icons = tuple(icon for icon in icons if not isinstance(icon, TravelIcon))
    leaving = in_force(state, Lasting.LEAVING_COSTS, member.id, sector=member.sector)
    if leaving is not None:
        return [SpendDice(count=leaving.count), *_icons(path, icons)]
    return _icons(path, icons)


def _icons(path: Path, icons: tuple[Effect, ...]) -> list[Effect]:
    plain: list[Effect] = [icon for icon in icons if not isinstance(icon, TravelIcon)]
    if len(plain) < len(icons):
        # ACT-23, ACT-25: the travel effect comes last and only it grants the move; one is enough.
        return [*plain, TravelIcon()]
    return [*plain, Arrive(path=path.id)]


def is_icon(waiting: Waiting) -> bool:
    """An icon of the path on which somebody travels, and not yet the arrival."""
    return waiting.source.family == "path" and not isinstance(waiting.effect, BEYOND_ICONS)


def offer_to_ignore(state: State, waiting: Waiting) -> Sequence[Event]:
    """Somebody may travel without one of the icons, which one is the traveler's choice."""
    if not state.lasting or waiting.you is None:
        return []
    if in_force(state, Lasting.IGNORE_ICON, waiting.you, path=state.path_taken) is None:
        return []
    return pick(state, attrs.evolve(waiting, effect=MayIgnore(icon=waiting.effect)), _with_or_without)


def _with_or_without(state: State, waiting: Waiting, effect: MayIgnore) -> Iterator[Effect]:
    if in_force(state, Lasting.IGNORE_ICON, waiting.you, path=state.path_taken) is not None:
        yield IgnoreIcon(icon=effect.icon)
    yield Unavoidable(effect=effect.icon)


TRAVEL_OPTIONS: dict[type[Effect], Options] = {MayIgnore: _with_or_without}


def ignored(state: State, waiting: Waiting, icon: Effect) -> Sequence[Event]:
    """Without the travel icon the traveler just arrives (ACT-23, ACT-28)."""
    entry = in_force(state, Lasting.IGNORE_ICON, waiting.you, path=state.path_taken)
    # A text that lasts longer gives each traveler one icon; one for a travel is used up.
    used = [LastingUsed(entry=entry)] if entry is not None and entry.uses is not None else []
    if isinstance(icon, TravelIcon) and state.path_taken is not None:
        return [*used, same(waiting, Arrive(path=state.path_taken))]
    return used


def take_path(member: Member, path: Path) -> PathTaken:
    return PathTaken(member=member.id, path=path.id)


def travel_effect(state: State, member: Member, waiting: Waiting) -> Sequence[Event]:
    """The travel effect of the condition in force (ACT-23, ACT-26, ACT-58, ACT-59); without one the move (ACT-27)."""
    card, path = state.condition_card, state.path_taken
    if path is None:  # another icon has led along the path already
        return []
    if card is not None and card.travel_check is not None:
        return start_check(state, member, Purpose.TRAVEL, Source("condition", card.id), card.travel_check, path=path)
    if card is None or card.travel is None:
        return [same(waiting, Arrive(path=path))]
    effects: tuple[Effect, ...] = (card.travel,)
    if not grants_move(card.travel):
        effects = (card.travel, Arrive(path=path))
    return [steps(member.id, *effects, source=Source("condition", card.id))]


def grants_move(effect: Effect) -> bool:
    """Whether a travel effect spells the move out; otherwise it follows by itself (ACT-58)."""
    match effect:
        case FollowPath() | DiceCheck():
            return True
        case InOrder(steps=inner) | Choose(options=inner):
            return any(grants_move(one) for one in inner)
        case May(effect=one) | ForCrew(effect=one):
            return grants_move(one)
        case If(then=then, otherwise=otherwise):
            return grants_move(then) or grants_move(otherwise)
        case _:
            return False


def follow_path(state: State, member: Member) -> Sequence[Event]:
    """The far end of the chosen path (ACT-24); moved once only, whatever granted it.

    Whoever was fetched away meanwhile stays where it is, also if that is the far end (ACT-28, ACT-57).
    """
    path, to = state.path(state.path_taken) if state.path_taken else None, state.bound_for
    if path is None or to is None:
        return []
    if member.sector != other_end(path, to) or not _may_set_out(state, member):
        return []
    return [*arrive(state, member, to, path), *_companions(state, member, to), *_set_down(state, member, to)]


def _may_set_out(state: State, member: Member) -> bool:
    """A text may lead past the no-movement icon; whether the arrow allows the way was asked at the start (ACT-21)."""
    return may_leave(state, member) or in_force(state, Lasting.PAST_NO_MOVEMENT, member.id) is not None


def _companions(state: State, traveler: Member, to: SectorId) -> list[Event]:
    """Whoever comes along arrives with the traveler, out of the same sector and without icons (ACT-33)."""
    along = [e.who for e in state.lasting if e.what is Lasting.COMES_ALONG and e.owner == traveler.id]
    with_traveler = (m for m in state.members if m.id in along and m.sector == traveler.sector)
    return [event for member in with_traveler for event in arrive(state, member, to)]


def _set_down(state: State, traveler: Member, to: SectorId) -> list[Event]:
    """What a token of equipment has carried along."""
    return [
        steps(traveler.id, entry.effect, source=entry.source, at=to)
        for entry in state.lasting
        if entry.what is Lasting.LOADED and entry.owner == traveler.id and entry.effect is not None
    ]


def arrive(state: State, member: Member, to: SectorId, path: Path | None = None) -> Sequence[Event]:
    """The pawn stands there; a log number of the sector is read at once (ACT-28, ACT-30, ACT-31)."""
    if to == member.sector:  # ACT-57
        return []
    moved = Traveled(member=member.id, to=to, path=None if path is None else path.id)
    waits = [*_in_company(state, member, to), *on_entering(state, member.id, to)]
    log = state.sector(to).log
    if log is not None and not state.pois.get(to):  # PLN-24: a card on the sector covers the number
        waits.append(Waiting(effect=ReadLog(log=log), you=member.id, source=Source("sector", at=to)))
    return [moved, EffectsQueued(effects=tuple(waits))] if waits else [moved]


def _in_company(state: State, member: Member, to: SectorId) -> list[Waiting]:
    """Markers that may go along with whoever leaves their sector, as a mission says (PLN-20)."""
    start = member.sector
    if start is None or not state.marks.get(start) or not any(state.box.missions[m].escort for m in state.missions):
        return []
    return [Waiting(effect=May(effect=BringMarkers(start=start, to=to)), you=member.id, source=Source("sector", at=to))]


def move_connected(state: State, member: Member, count: int, waiting: Waiting) -> Sequence[Event]:
    """A move outside the travel action: no path icons (ACT-33)."""
    ways = next_door(state, member) if count else ()
    if not ways:
        return []
    if len(ways) == 1:
        return moved_connected(state, member, ways[0], count, waiting)
    return [DecisionOpened(decision=ChooseSector(asked=waiting))]


def next_door(state: State, member: Member) -> tuple[SectorId, ...]:
    """Where a text can move somebody (ACT-32, ACT-34)."""
    return connected(state, member.sector) if may_leave(state, member) else ()


def moved_connected(state: State, member: Member, to: SectorId, count: int, waiting: Waiting) -> list[Event]:
    """What an arrival queues comes before the next move: it is queued after it, ahead of it."""
    rest = [] if count == 1 else [same(waiting, MoveConnected(count=count - 1))]
    moved = arrive(state, member, to)
    return [*moved[:1], *rest, *moved[1:]]
