"""DCK: has the exploration failed, does everything fit, and who is aboard and rested."""

from __future__ import annotations

from collections.abc import Sequence

from vanguard_desktop.core import Event, Source, Waiting
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.setting import ModifierKey

from .. import effects as fx
from .. import zones
from ..campaign.register import judged
from ..chapter import Chapter, Pick
from ..common import ask_thing
from ..data.journey.docking import MakeRoom
from ..data.journey.leaving import MissionFailedPlaced
from ..modifiers import total
from ..moves import move, put_back, shuffle_in, steps
from ..phases import Phase
from ..pieces import Piece, crew, different, family_of, id_of
from ..state import ShipState
from .leaving import clear, first_planet_is_open, returned

# What lowers morale; cards may protect from it (MOR-11).
EXPLORATION = "exploration"


def failed(state: ShipState) -> bool:
    """A mission card is left on the board, or the Mission Failed token lies on the lander (DCK-01)."""
    return bool(state.at(zones.BOARD_MISSIONS)) or state.mission_failed


def mission_failure(state: ShipState) -> Sequence[Event]:
    """One penalty however many missions are open (DCK-02, DCK-03)."""
    if not failed(state):
        return [judged(state, failed=False)]
    events: list[Event] = [judged(state, failed=True), *_return_rank_up(state)]
    if state.mission_failed:
        events.append(MissionFailedPlaced(on=False))
    events += clear(state, state.at(zones.BOARD_MISSIONS), zones.BOARD_MISSIONS)
    return [*events, steps(fx.LowerMorale(), source=Source(EXPLORATION))]


def _return_rank_up(state: ShipState) -> Sequence[Event]:
    """Even if it is completed; the one of the training leaves the game instead (CMP-27)."""
    card = state.at(zones.BOARD_RANK_UP)
    if first_planet_is_open(state):
        return move(card, zones.BOARD_RANK_UP, zones.REMOVED)
    return shuffle_in(state, card, zones.BOARD_RANK_UP, zones.RANK_UPS)


def deadly_morale(state: ShipState) -> Sequence[Event]:
    """In the harder mode every death on the planet lowers morale once more (DSH-04)."""
    if not state.options.deadly_morale:
        return []
    dead = sum(crew.dead for crew in returned(state).team)
    return [steps(*[fx.LowerMorale()] * dead, source=Source(EXPLORATION))] if dead else []


def room(state: ShipState) -> int | None:
    """How many discoveries the lander holds, with its mods and what the expedition changed (DCK-06, DCK-12)."""
    back = returned(state)
    if back.lander is None:
        return None
    mods = sum(state.box.lander_mods[id_of(mod)].discoveries for mod in state.at(zones.LANDER_MODS))
    card = state.box.landers[back.lander]
    return card.discoveries + mods + total(state, ModifierKey.DISCOVERY_CAPACITY) + back.room


def capacity(_: ShipState) -> Sequence[Event]:
    return [steps(MakeRoom())]


def _make_room(state: ShipState, waiting: Waiting) -> Sequence[Event]:
    """Nobody has to discard more than there is no room for (DCK-05, DCK-08)."""
    return ask_thing(state, waiting, MAKE_ROOM, Section.SCIENCE) if too_many(state) else []


def too_many(state: ShipState) -> int:
    """How many more there are than the lander has room for; without a lander none is too many (DCK-07)."""
    limit = room(state)
    return 0 if limit is None else max(0, len(state.at(zones.BROUGHT)) - limit)


def _ordinary(state: ShipState, _: MakeRoom) -> Sequence[Piece]:
    """Unique discoveries are never discarded, even if they alone are too many; of copies one is named."""
    return different(card for card in state.at(zones.BROUGHT) if family_of(card) == "discoveries")


def _discard(state: ShipState, _: MakeRoom, thing: str) -> Sequence[Event]:
    return [*put_back(state, [Piece(thing)], zones.BROUGHT), steps(MakeRoom())]


def assemble(state: ShipState) -> Sequence[Event]:
    """Resting crew become Available; team and patients stay where they are (DCK-09)."""
    return [
        event
        for section in Section
        for event in move(
            [crew(member) for member in state.members(zones.RESTING) if state.section_of(member) is section],
            zones.RESTING,
            zones.hand(section),
        )
    ]


MAKE_ROOM = Pick(candidates=_ordinary, picked=_discard)

DOCKING = Chapter(
    steps={
        (Phase.DOCKING, "mission_failure"): mission_failure,
        (Phase.DOCKING, "deadly_morale"): deadly_morale,
        (Phase.DOCKING, "capacity"): capacity,
        (Phase.DOCKING, "assemble"): assemble,
    },
    effects={MakeRoom: _make_room},
    picks={MakeRoom: MAKE_ROOM},
)
