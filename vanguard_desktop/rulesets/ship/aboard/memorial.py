"""MEM: the dead get a place on the wall, and what is printed there."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import attrs

from vanguard_desktop.core import Effect, Event, MemberId, Source, Waiting
from vanguard_desktop.dice.faces import Section

from .. import effects as fx
from .. import zones
from ..chapter import Chapter, Pick
from ..common import ask_thing
from ..data.aboard.memorial import Memorialize
from ..data.journey.leaving import CrewDied
from ..moves import move, steps
from ..phases import Phase
from ..pieces import Piece, crew, member_of
from ..state import ShipState
from ..zones import Zone


def memorialize(_: ShipState) -> Sequence[Event]:
    return [steps(Memorialize())]


def kill(state: ShipState, member: MemberId) -> list[Event]:
    """Whoever dies aboard outside the medbay is remembered at once (SEF-07, MEM-08)."""
    start, section = state.place_of(member), state.section_of(member)
    assert start is not None
    slot = place_for(state, section)
    moved = move([crew(member)], start, slot or zones.REMOVED)
    return [*moved, CrewDied(member=member, section=section), *_bonus(state, section, slot)]


def place_for(state: ShipState, section: Section) -> Zone | None:
    """The lowest empty slot of the section, else the first one without section; None if all are taken."""
    own = (zones.memorial(section, slot) for slot in range(1, zones.MEMORIALS + 1))
    common = (zones.memorial_common(slot) for slot in range(1, zones.COMMON_MEMORIALS + 1))
    return next((slot for slot in (*own, *common) if not state.at(slot)), None)


def bonus_of(state: ShipState, slot: Zone) -> Effect | None:
    """What is printed on a slot; on one of a section it speaks of that section."""
    pages = state.pages
    for number, effect in enumerate(pages.memorial_common, 1):
        if slot == zones.memorial_common(number):
            return effect
    for section in Section:
        for number, effect in enumerate(pages.memorial, 1):
            if slot == zones.memorial(section, number):
                return _for_section(effect, section)
    return None


def _for_section(effect: Effect, section: Section) -> Effect:
    if isinstance(effect, (fx.Recruit, fx.AboutCrew)) and effect.section is None:
        return attrs.evolve(effect, section=section)
    return effect


def _bonus(state: ShipState, section: Section, slot: Zone | None) -> list[Event]:
    """Applied once, at the moment the slot is filled (MEM-04); a card removed from the game gives none (MEM-03)."""
    effect = bonus_of(state, slot) if slot is not None else None
    return [] if effect is None else [steps(effect, source=Source("memorial", section.value))]


def _ask(state: ShipState, waiting: Waiting) -> Sequence[Event]:
    return ask_thing(state, waiting, REMEMBER, Section.SCIENCE)


def _dead(state: ShipState, _: Memorialize) -> Sequence[Piece]:
    return [card for section in Section for card in _dead_of(state, section)]


def _dead_of(state: ShipState, section: Section) -> Iterator[Piece]:
    """Cards without a sleeve on a crew board."""
    return (card for card in state.at(zones.board_crew(section)) if member_of(card) not in state.sleeves)


def _remember(state: ShipState, _: Memorialize, thing: str) -> Sequence[Event]:
    card = Piece(thing)
    section = next(section for section in Section if card in state.at(zones.board_crew(section)))
    slot = place_for(state, section)
    moved = move([card], zones.board_crew(section), slot or zones.REMOVED)
    return [*moved, steps(Memorialize()), *_bonus(state, section, slot)]


def clear_boards(state: ShipState) -> Sequence[Event]:
    """Crew boards are empty now and go to the box (MEM-10)."""
    assert not any(state.at(zones.board_crew(section)) for section in Section), "somebody is still on a crew board"
    return []


def _again(state: ShipState, waiting: Waiting) -> Sequence[Event]:
    return ask_thing(state, waiting, AGAIN, Section.SCIENCE)


def _filled(state: ShipState, _: fx.MemorialBonus) -> Sequence[str]:
    return [slot for slot in _all_slots() if state.at(slot) and bonus_of(state, slot) is not None]


def _all_slots() -> Iterator[Zone]:
    yield from (zones.memorial(section, n) for section in Section for n in range(1, zones.MEMORIALS + 1))
    yield from (zones.memorial_common(n) for n in range(1, zones.COMMON_MEMORIALS + 1))


def _give_again(state: ShipState, _: fx.MemorialBonus, thing: str) -> Sequence[Event]:
    effect = bonus_of(state, Zone(thing))
    assert effect is not None
    return [steps(effect, source=Source("memorial", thing))]


REMEMBER = Pick(candidates=_dead, picked=_remember)
AGAIN = Pick(candidates=_filled, picked=_give_again)

MEMORIAL = Chapter(
    steps={(Phase.MEMORIAL, "memorialize"): memorialize, (Phase.MEMORIAL, "clear_boards"): clear_boards},
    effects={Memorialize: _ask, fx.MemorialBonus: _again},
    picks={Memorialize: REMEMBER, fx.MemorialBonus: AGAIN},
)
