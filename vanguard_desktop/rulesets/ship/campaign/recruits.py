"""The first crew of a campaign: recruits are shown to every section, which keeps some (CMP-15 to CMP-17, CMP-32)."""

from __future__ import annotations

from collections.abc import Sequence

from vanguard_desktop.core import Event, Waiting
from vanguard_desktop.dice.faces import Section

from .. import zones
from ..aboard.crew import take_in
from ..chapter import Chapter, Pick
from ..common import ask_thing
from ..data.campaign.set_up import KeepRecruit, PutOnBoard
from ..moves import move, reveal, shuffle, steps
from ..phases import Phase
from ..pieces import Piece, member_of
from ..state import Mode, ShipState

# How many recruits a section is shown, and how many of them it keeps.
SHOWN = {Mode.QUICK_START: 3, Mode.CONTINUATION: 2}
KEPT = {Mode.QUICK_START: 2, Mode.CONTINUATION: 1}


def draw_candidates(state: ShipState) -> Sequence[Event]:
    """All of them before the first choice, so that nobody is shown twice (CMP-16)."""
    deck, shown = state.at(zones.RECRUITS), SHOWN[state.mode]
    events: list[Event] = []
    for number, section in enumerate(Section):
        drawn = deck[number * shown : (number + 1) * shown]
        events += reveal(drawn, zones.RECRUITS, zones.candidates(section))
    return events


def keep_recruits(state: ShipState) -> Sequence[Event]:
    events = [KeepRecruit(section=section) for section in Section for _ in range(KEPT[state.mode])]
    boards = Section if state.mode is Mode.QUICK_START else ()
    return [steps(*events, *(PutOnBoard(section=section) for section in boards))]


def return_candidates(state: ShipState) -> Sequence[Event]:
    """The others return to Recruits, which is shuffled (CMP-15)."""
    events: list[Event] = []
    back: list[Piece] = []
    for section in Section:
        rest = state.at(zones.candidates(section))
        events += move(rest, zones.candidates(section), zones.RECRUITS)
        back += rest
    return [*events, *shuffle(zones.RECRUITS, (*state.at(zones.RECRUITS), *back), state.rng)] if back else []


def _ask_recruit(state: ShipState, waiting: Waiting) -> Sequence[Event]:
    assert isinstance(waiting.effect, KeepRecruit)
    return ask_thing(state, waiting, KEEP, waiting.effect.section)


def _shown(state: ShipState, effect: KeepRecruit) -> Sequence[Piece]:
    return state.at(zones.candidates(effect.section))


def _keep(state: ShipState, effect: KeepRecruit, thing: str) -> Sequence[Event]:
    """Aboard a campaign that continues the training the new ones are Available at once (CMP-32)."""
    section = effect.section
    to = zones.hand(section) if state.mode is Mode.CONTINUATION else zones.RESTING
    return take_in(member_of(Piece(thing)), section, zones.candidates(section), to)


def _ask_board(state: ShipState, waiting: Waiting) -> Sequence[Event]:
    assert isinstance(waiting.effect, PutOnBoard)
    return ask_thing(state, waiting, BOARD, waiting.effect.section)


def _own(state: ShipState, effect: PutOnBoard) -> Sequence[Piece]:
    resting = state.at(zones.RESTING)
    return [card for card in resting if state.section_of(member_of(card)) is effect.section]


def _board(_: ShipState, effect: PutOnBoard, thing: str) -> Sequence[Event]:
    return move([Piece(thing)], zones.RESTING, zones.board_crew(effect.section))


KEEP = Pick(candidates=_shown, picked=_keep)
BOARD = Pick(candidates=_own, picked=_board)

RECRUITS = Chapter(
    steps={
        (Phase.SET_UP, "draw_candidates"): draw_candidates,
        (Phase.SET_UP, "keep_recruits"): keep_recruits,
        (Phase.SET_UP, "return_candidates"): return_candidates,
    },
    effects={KeepRecruit: _ask_recruit, PutOnBoard: _ask_board},
    picks={KeepRecruit: KEEP, PutOnBoard: BOARD},
)
