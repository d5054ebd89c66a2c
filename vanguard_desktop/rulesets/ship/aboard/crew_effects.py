"""What texts do with crew (SEF-04 to SEF-07, SEF-15): recruits, ranks, deaths, rest; chosen or at random (CYC-17)."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from typing import Any

import attrs

from vanguard_desktop.core import Event, MemberId, Waiting
from vanguard_desktop.dice.faces import Section

from .. import effects as fx
from .. import zones
from ..chapter import Chapter, Pick
from ..common import ask_thing, owner
from ..data.aboard.crew import Sleeved
from ..data.aboard.crew_effects import DrawLots
from ..data.rolls import Dice, RollDice
from ..facilities.tasks import assign, is_available
from ..moves import move, move_member, reveal, same, steps
from ..pieces import Piece, crew, member_of
from ..state import ShipState
from .beds import patients
from .crew import promote
from .medbay import can_lie_down, can_move, hospitalize, move_right
from .memorial import kill


def living(state: ShipState) -> Iterator[MemberId]:
    """All living crew but patients: Available, resting, or back from the planet (CYC-25, MED-17)."""
    for section in Section:
        yield from state.available(section)
        yield from (member for member in state.members(zones.RESTING) if state.section_of(member) is section)
        yield from (member for member in state.members(zones.board_crew(section)) if member in state.sleeves)


def available(state: ShipState) -> Iterator[MemberId]:
    for section in Section:
        yield from state.available(section)


def resting(state: ShipState) -> Iterator[MemberId]:
    yield from state.members(zones.RESTING)


def demote(state: ShipState, member: MemberId) -> Sequence[Event]:
    """One rank down, if a sleeve of that rank is free (SEF-05)."""
    sleeve = state.sleeves[member]
    if sleeve.rank == 1 or not state.free_sleeves(sleeve.section, sleeve.rank - 1):
        return []
    return [Sleeved(member=member, section=sleeve.section, rank=sleeve.rank - 1)]


def _promote(state: ShipState, effect: fx.Promote, member: MemberId) -> Sequence[Event]:
    promoted = promote(state, member)
    if not effect.rests or not promoted:
        return promoted
    return [*promoted, *assign(state, [member])] if is_available(state, member) else []


@attrs.frozen
class About:
    """Who may be meant by an effect on a crewmember, for whom it would do something, and what it does."""

    whom: Callable[[ShipState], Iterator[MemberId]]
    does: Callable[[ShipState, Any, MemberId], Sequence[Event]]
    can: Callable[[ShipState, Any, MemberId], bool] = lambda state, effect, member: True


ABOUT: dict[type[fx.AboutCrew], About] = {
    fx.Promote: About(
        living, _promote,
        lambda state, effect, member: bool(_promote(state, effect, member)),
    ),
    fx.Demote: About(
        living, lambda state, effect, member: demote(state, member),
        lambda state, effect, member: bool(demote(state, member)),
    ),
    fx.Kill: About(living, lambda state, effect, member: kill(state, member)),
    fx.SendToRest: About(available, lambda state, effect, member: move_member(state, member, zones.RESTING)),
    fx.CallBack: About(resting, lambda state, effect, member: _call_back(state, member)),
    fx.Heal: About(
        patients, lambda state, effect, member: move_right(member, effect.slots),
        lambda state, effect, member: can_move(state, member),
    ),
    fx.Hospitalize: About(
        available, lambda state, effect, member: hospitalize(member, effect.category),
        lambda state, effect, member: can_lie_down(state, effect.category),
    ),
}  # fmt: skip


def _call_back(state: ShipState, member: MemberId) -> list[Event]:
    return move([crew(member)], zones.RESTING, zones.hand(state.section_of(member)))


def group(state: ShipState, effect: fx.AboutCrew) -> list[MemberId]:
    """Everybody whom the text can mean."""
    sections = _sections(state, effect)
    named = [
        member
        for member in ABOUT[type(effect)].whom(state)
        if state.section_of(member) in sections and effect.rank in (None, state.sleeves[member].rank)
    ]
    if effect.resting:
        named = [member for member in named if member in state.members(zones.RESTING)]
    outside = [member for member in named if _is_outside(state, member)] if effect.outsiders else []
    return outside or named


def _sections(state: ShipState, effect: fx.AboutCrew) -> tuple[Section, ...]:
    if effect.section is not None:
        return (effect.section,)
    return tuple(Section) if effect.seat is None else state.seats[effect.seat].sections


def _is_outside(state: ShipState, member: MemberId) -> bool:
    """Serving in another section than the one that the card names; who feels at home nowhere is not outside of it."""
    return state.box.crew[member].affinity not in (None, state.section_of(member))


def _about_crew(state: ShipState, waiting: Waiting) -> Sequence[Event]:
    effect = waiting.effect
    assert isinstance(effect, fx.AboutCrew)
    if effect.random:
        return _lots(state, waiting, group(state, effect))
    return ask_thing(state, waiting, CHOOSE, _decides(effect, waiting, state))


def _decides(effect: fx.AboutCrew, waiting: Waiting, state: ShipState) -> Section:
    """A section decides about its own crew (CYC-10), Science about patients (CYC-09)."""
    if effect.section is not None:
        return effect.section
    if effect.seat is not None:
        return state.seats[effect.seat].sections[0]
    decides = owner(waiting)
    return Section.SCIENCE if isinstance(effect, fx.Heal) and decides is Section.RECON else decides


def _can(state: ShipState, effect: fx.AboutCrew) -> Sequence[Piece]:
    """Those for whom the effect does something."""
    can = ABOUT[type(effect)].can
    return [crew(member) for member in group(state, effect) if can(state, effect, member)]


def _chosen(state: ShipState, effect: fx.AboutCrew, thing: str) -> Sequence[Event]:
    return ABOUT[type(effect)].does(state, effect, member_of(Piece(thing)))


def _lots(state: ShipState, about: Waiting, members: Sequence[MemberId]) -> Sequence[Event]:
    """A ten-sided die for each, unless there is nothing to decide."""
    if len(members) < 2:
        return [event for member in members for event in _hit(state, about, member)]
    lots = Waiting(effect=DrawLots(members=tuple(members), about=about))
    return [steps(RollDice(dice=Dice.TEN, count=len(members), why=lots, members=tuple(members)))]


def _draw_lots(state: ShipState, waiting: Waiting) -> Sequence[Event]:
    assert isinstance(waiting.effect, DrawLots)
    return _lots(state, waiting.effect.about, waiting.effect.members)


def _drawn(state: ShipState, waiting: Waiting, results: Sequence[str]) -> Sequence[Event]:
    """The lowest is hit; ties for lowest are rolled again among the tied (CYC-17)."""
    assert isinstance(waiting.effect, DrawLots)
    lots = waiting.effect
    values = [int(result) for result in results]
    lowest = tuple(member for member, value in zip(lots.members, values, strict=True) if value == min(values))
    if len(lowest) > 1:
        return [steps(DrawLots(members=lowest, about=lots.about))]
    return _hit(state, lots.about, lowest[0])


def _hit(state: ShipState, about: Waiting, member: MemberId) -> Sequence[Event]:
    """Nothing happens to whom the effect cannot touch (SEF-04, SEF-05)."""
    effect = about.effect
    assert isinstance(effect, fx.AboutCrew)
    kind = ABOUT[type(effect)]
    return kind.does(state, effect, member) if kind.can(state, effect, member) else []


def _each_player(state: ShipState, waiting: Waiting) -> Sequence[Event]:
    effect = waiting.effect
    assert isinstance(effect, fx.EachPlayer)
    inner, seats = effect.effect, range(len(state.seats))
    if isinstance(inner, fx.AboutCrew):
        return [same(waiting, *(attrs.evolve(inner, seat=seat) for seat in seats))]
    return [same(waiting, *[inner] * len(seats))]


def _recruit(state: ShipState, waiting: Waiting) -> Sequence[Event]:
    """One after the other; without free sleeves or cards nobody is drawn (SEF-06)."""
    effect = waiting.effect
    assert isinstance(effect, fx.Recruit)
    if effect.count > 1:
        return [same(waiting, *[attrs.evolve(effect, count=1)] * effect.count)]
    if effect.section is None:
        return ask_thing(state, waiting, NAME_SECTION, owner(waiting))
    return _draw_recruit(state, effect, effect.section)


def _draw_recruit(state: ShipState, effect: fx.Recruit, section: Section) -> Sequence[Event]:
    deck = state.at(zones.RECRUITS)
    if not deck or not state.free_sleeves(section, effect.rank):
        return []
    to = zones.RESTING if effect.resting else zones.hand(section)
    sleeved = Sleeved(member=member_of(deck[0]), section=section, rank=effect.rank)
    return [sleeved, *reveal(deck[:1], zones.RECRUITS, to)]


def _with_sleeves(state: ShipState, effect: fx.Recruit) -> Sequence[str]:
    return [section.value for section in Section if _draw_recruit(state, effect, section)]


def _for_section(state: ShipState, effect: fx.Recruit, thing: str) -> Sequence[Event]:
    return _draw_recruit(state, effect, Section(thing))


CHOOSE = Pick(candidates=_can, picked=_chosen)
NAME_SECTION = Pick(candidates=_with_sleeves, picked=_for_section)

CREW_EFFECTS = Chapter(
    effects={
        fx.Recruit: _recruit,
        fx.EachPlayer: _each_player,
        DrawLots: _draw_lots,
        **dict.fromkeys(ABOUT, _about_crew),
    },
    picks={fx.Recruit: NAME_SECTION, **dict.fromkeys(ABOUT, CHOOSE)},
    rolled={DrawLots: _drawn},
    payable={kind: lambda state, effect: bool(_can(state, effect)) for kind in ABOUT},
)
