"""LVP: what the expedition handed over is laid out and cleaned up until only what may stay is on the table."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from vanguard_desktop.core import EffectsQueued, Event, Source, Waiting, changed
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.setting import Ending, HandOver

from .. import zones
from ..chapter import Chapter
from ..data.journey.leaving import CrewDied, CrewReturned, MissionFailedPlaced
from ..moves import move, move_all, put_back
from ..phases import Phase
from ..pieces import Piece, family_of, home, id_of, piece
from ..state import Mode, ShipState
from ..zones import Zone


def returned(state: ShipState) -> HandOver:
    assert state.home is not None, "nobody has come home"
    return state.home


def first_planet_is_open(state: ShipState) -> bool:
    """The first exploration of a quick start: what it used is removed instead of put back (CMP-27)."""
    return state.cycle == 0 and state.mode is Mode.QUICK_START


def clear(state: ShipState, pieces: Sequence[Piece], start: Zone) -> list[Event]:
    """Cards of the planet board go to their tray; those of the training leave the game (CMP-27)."""
    if not first_planet_is_open(state):
        return put_back(state, pieces, start)
    stays = [card for card in pieces if family_of(card) == "pois" and state.box.pois[id_of(card)].copies > 1]
    gone = [card for card in pieces if card not in stays and family_of(card) != "uniques"]
    rest = [card for card in pieces if card not in gone]
    return [*move(gone, start, zones.REMOVED), *put_back(state, rest, start)]


def unpack(state: ShipState) -> Sequence[Event]:
    """Lay out what came home; then the texts of the expedition that concern the ship are carried out (LVP-01).

    None of these texts may take somebody for living who is not (LVP-05).
    """
    back = returned(state)
    living = [crew for crew in back.team if not crew.dead]
    events: list[Event] = [CrewReturned(member=crew.id, injuries=crew.injuries) for crew in living]
    events += _deaths(state)
    for number, stack in sorted(back.places.items()):
        events += _lay(state, [piece("pois", card) for card in stack], zones.sector(number))
    events += _lay(state, [piece("missions", card) for card in back.missions], zones.BOARD_MISSIONS)
    events += _lay(state, [piece("uniques", number) for number in back.uniques], zones.BOARD_UNIQUES)
    # DCK-07: without a lander everything lies in the slot of the planet board.
    brought = zones.FOUND if back.lander is None else zones.BROUGHT
    events += _lay(state, [piece("discoveries", card) for card in back.found], brought)
    events += _lay(state, [piece("uniques", number) for number in back.uniques_found], brought)
    if back.rank_up is not None:
        events += _lay(state, [piece("rank_ups", back.rank_up)], zones.BOARD_RANK_UP)
    return [*events, *met_by_the_team(back)]


def met_by_the_team(back: HandOver) -> list[Event]:
    """Texts of the expedition that concern the ship are carried out aboard (END-21)."""
    texts = tuple(Waiting(effect=effect, source=Source("expedition")) for effect in back.for_ship)
    return [EffectsQueued(effects=texts)] if texts else []


def _lay(state: ShipState, pieces: Sequence[Piece], to: Zone) -> list[Event]:
    """Out of the tray where they have lain meanwhile; what is elsewhere already stays there (ZON-06)."""
    events: list[Event] = []
    for card in pieces:
        start = state.where(card)
        if start in (home(state.box, card), zones.TRAINING):
            events += move([card], start, to)
    return events


def left_behind(state: ShipState) -> Sequence[Event]:
    """Crew left behind at lift-off are dead, like all who died down there; the cards stay on the boards (LVP-02).

    They are so since the team came home, unless a game was stopped in between before that was a rule here.
    """
    return list(_deaths(state))


def _deaths(state: ShipState) -> Iterator[Event]:
    for crew in returned(state).team:
        if crew.dead and crew.id in state.sleeves:
            yield CrewDied(member=crew.id, section=state.section_of(crew.id), on_planet=True)


def lost_discoveries(state: ShipState) -> Sequence[Event]:
    """After an evacuation all but the unique discoveries are lost, and the exploration counts as failed (LVP-03)."""
    if returned(state).ending not in (Ending.EVACUATED, Ending.ALL_DEAD):
        return []
    events: list[Event] = []
    for zone in (zones.BROUGHT, zones.FOUND):
        ordinary = [card for card in state.at(zone) if family_of(card) == "discoveries"]
        events += put_back(state, ordinary, zone)
    return events if state.mission_failed else [*events, MissionFailedPlaced()]


def dice_and_cards(state: ShipState) -> Sequence[Event]:
    """Section cards and dice go to the compartments, sacrificed dice too (LVP-06, LVP-16)."""
    events: list[Event] = []
    for section in Section:
        events += move_all(state, zones.board_deck(section), zones.cards(section))
        events += move_all(state, zones.board_dice(section), zones.dice(section))
    return events


def equipment(state: ShipState) -> Sequence[Event]:
    """Carried, placed or still on the lander: everything goes to the armory (LVP-07)."""
    events = move_all(state, zones.CARGO, zones.ARMORY)
    for section in Section:
        events += move_all(state, zones.board_equipment(section), zones.ARMORY)
    return events


def places(state: ShipState) -> Sequence[Event]:
    """Points of interest with the do-not-save icon leave the board if they are visible; the others stay (LVP-08)."""
    events: list[Event] = []
    for number in sorted(returned(state).places):
        stack = state.at(zones.sector(number))
        if stack and state.box.pois[id_of(stack[-1])].no_save:
            events += clear(state, stack[-1:], zones.sector(number))
    return events


def optional_missions(state: ShipState) -> Sequence[Event]:
    """Optional missions leave the board, fulfilled or not (LVP-09)."""
    optional = [card for card in state.at(zones.BOARD_MISSIONS) if state.box.missions[id_of(card)].optional]
    return [*clear(state, optional, zones.BOARD_MISSIONS), *_training_events(state)]


def _training_events(state: ShipState) -> Sequence[Event]:
    """The events of the first planet are never used again (CMP-27)."""
    return move_all(state, zones.TRAINING, zones.REMOVED)


def temporary_uniques(state: ShipState) -> Sequence[Event]:
    """Unique discoveries above 32 go back to the tray, gained or unclaimed (LVP-12)."""
    events: list[Event] = []
    for zone in (zones.BROUGHT, zones.FOUND, zones.BOARD_UNIQUES):
        events += put_back(state, [card for card in state.at(zone) if not is_kept(card)], zone)
    return events


def is_kept(card: Piece) -> bool:
    """Numbers 1 to 32 have a slot in the ship book (CPI-08); ordinary discoveries are kept as well."""
    return family_of(card) != "uniques" or int(id_of(card)) <= zones.KEPT_UNIQUES


def component_check(state: ShipState) -> Sequence[Event]:
    """Only what may be on the table is there (LVP-14)."""
    for section in Section:
        for zone in (zones.board_deck(section), zones.board_dice(section), zones.board_equipment(section)):
            assert not state.at(zone), f"{zone} is not cleared: {state.at(zone)}"
    assert not state.at(zones.CARGO), f"the lander is still loaded: {state.at(zones.CARGO)}"
    return []


def _crew_returned(state: ShipState, event: CrewReturned) -> ShipState:
    return changed(state, injuries={**state.injuries, event.member: event.injuries})


def _crew_died(state: ShipState, event: CrewDied) -> ShipState:
    """Without sleeve; injury cards of the dead return to the supply at once (LVP-05)."""
    return changed(
        state,
        sleeves={member: sleeve for member, sleeve in state.sleeves.items() if member != event.member},
        injuries={member: cards for member, cards in state.injuries.items() if member != event.member},
    )


def _token(state: ShipState, event: MissionFailedPlaced) -> ShipState:
    return changed(state, mission_failed=event.on)


LEAVING = Chapter(
    steps={
        (Phase.LEAVING, "unpack"): unpack,
        (Phase.LEAVING, "left_behind"): left_behind,
        (Phase.LEAVING, "lost_discoveries"): lost_discoveries,
        (Phase.LEAVING, "dice_and_cards"): dice_and_cards,
        (Phase.LEAVING, "equipment"): equipment,
        (Phase.LEAVING, "places"): places,
        (Phase.LEAVING, "optional_missions"): optional_missions,
        (Phase.LEAVING, "temporary_uniques"): temporary_uniques,
        (Phase.LEAVING, "component_check"): component_check,
    },
    folds={CrewReturned: _crew_returned, CrewDied: _crew_died, MissionFailedPlaced: _token},
)
