"""BAR-10 to BAR-14: recruits are shown, and each section may take one of them."""

from __future__ import annotations

from collections.abc import Sequence

from vanguard_desktop.core import Event, MemberId, Waiting
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.setting import ModifierKey

from .. import zones
from ..chapter import Chapter, Pick
from ..common import ask_thing
from ..data.aboard.barracks import DraftOne, DraftTurns, EndDraft, MakeRoomFor
from ..modifiers import total
from ..moves import move, reveal, shuffle, steps
from ..phases import Phase
from ..pieces import Piece, crew, member_of
from ..state import ShipState
from .barracks import LOWEST_RANK, dismiss
from .crew import take_in


def shown(state: ShipState) -> int:
    """As many as morale allows, with what cards change (BAR-10)."""
    return max(0, state.pages.morale[state.morale].recruits + total(state, ModifierKey.DRAFT_SIZE))


def draft(state: ShipState) -> Sequence[Event]:
    """The deck of recruits is shuffled whenever cards return to it: the top ones are random."""
    drawn = state.at(zones.RECRUITS)[: shown(state)]
    if not drawn:
        return []
    turns = DraftTurns(sections=tuple(Section))
    return [*reveal(drawn, zones.RECRUITS, zones.BARRACKS_ROW), steps(turns, EndDraft())]


def _turns(state: ShipState, waiting: Waiting) -> Sequence[Event]:
    """Security orders them, and may end the draft (BAR-11, BAR-12)."""
    return ask_thing(state, waiting, NEXT, Section.SECURITY, may_pass=True)


def _can_draft(state: ShipState, effect: DraftTurns) -> Sequence[str]:
    if not state.at(zones.BARRACKS_ROW):
        return []
    return [each.value for each in effect.sections if has_sleeve(state, each) or releasable(state, each)]


def has_sleeve(state: ShipState, section: Section) -> bool:
    return state.free_sleeves(section, LOWEST_RANK) > 0


def releasable(state: ShipState, section: Section) -> list[MemberId]:
    """Available members of rank 1, whose sleeve a recruit can have (BAR-13)."""
    return [member for member in state.available(section) if state.sleeves[member].rank == LOWEST_RANK]


def _turn(_: ShipState, effect: DraftTurns, thing: str) -> Sequence[Event]:
    section = Section(thing)
    rest = tuple(each for each in effect.sections if each is not section)
    return [steps(DraftOne(section=section), DraftTurns(sections=rest))]


def _draft_one(state: ShipState, waiting: Waiting) -> Sequence[Event]:
    assert isinstance(waiting.effect, DraftOne)
    return ask_thing(state, waiting, DRAFT_ONE, waiting.effect.section, may_pass=True)


def _take(state: ShipState, effect: DraftOne, thing: str) -> Sequence[Event]:
    """Into a sleeve of rank 1, and Available at once (BAR-11)."""
    recruit = Piece(thing)
    if not has_sleeve(state, effect.section):
        return [steps(MakeRoomFor(section=effect.section, recruit=recruit))]
    return take_in(member_of(recruit), effect.section, zones.BARRACKS_ROW, zones.hand(effect.section))


def _make_room(state: ShipState, waiting: Waiting) -> Sequence[Event]:
    assert isinstance(waiting.effect, MakeRoomFor)
    return ask_thing(state, waiting, RELEASE, waiting.effect.section)


def _released(state: ShipState, effect: MakeRoomFor, thing: str) -> Sequence[Event]:
    """Whoever goes lies among the recruits already and not in the row: nobody drafts them in this visit (BAR-14)."""
    recruit, section = member_of(effect.recruit), effect.section
    leaves = dismiss(state, member_of(Piece(thing)))
    return [*leaves, *take_in(recruit, section, zones.BARRACKS_ROW, zones.hand(section))]


def _end_draft(state: ShipState, _: Waiting) -> Sequence[Event]:
    rest = state.at(zones.BARRACKS_ROW)
    deck = (*state.at(zones.RECRUITS), *rest)
    return [*move(rest, zones.BARRACKS_ROW, zones.RECRUITS), *shuffle(zones.RECRUITS, deck, state.rng)]


NEXT = Pick(candidates=_can_draft, picked=_turn)
DRAFT_ONE = Pick(candidates=lambda state, effect: state.at(zones.BARRACKS_ROW), picked=_take)
RELEASE = Pick(
    candidates=lambda state, effect: [crew(member) for member in releasable(state, effect.section)], picked=_released
)

DRAFT = Chapter(
    steps={(Phase.BARRACKS, "draft"): draft},
    effects={DraftTurns: _turns, DraftOne: _draft_one, MakeRoomFor: _make_room, EndDraft: _end_draft},
    picks={DraftTurns: NEXT, DraftOne: DRAFT_ONE, MakeRoomFor: RELEASE},
)
