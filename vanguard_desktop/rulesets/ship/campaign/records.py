"""SAV-04 to SAV-15: record sheets of planets, which bring a board back as it was left (BPE-03)."""

from __future__ import annotations

from collections.abc import Iterable, Mapping, Sequence

from vanguard_desktop.core import CardId, Event, SectorId, changed
from vanguard_desktop.setting import Box, HandOver, PlanetRecord

from .. import zones
from ..chapter import Chapter
from ..data.campaign.save_point import PlanetRecorded, RecordDropped
from ..phases import Phase
from ..pieces import Piece, family_of, id_of, name_of
from ..state import RecordSheet, ShipState
from .operation_cards import in_scanner


def record_of(box: Box, landing: CardId) -> str:
    """Landing cards that say so share the record of one planet; otherwise every planet has its own."""
    card = box.landing_cards[landing]
    return card.record or card.world


def record(state: ShipState) -> Sequence[Event]:
    """Of the board that is open, if its landing card is still in the scanner.

    A landing card that was removed is not there, and the first planet never had one (SAV-04, SAV-15); after an aborted
    landing no board is open (LVP-17), and after drifting nobody has been away. Boards of operations are never recorded
    (OPS-17).
    """
    card, home = state.only(zones.SCANNER), state.home
    if card is None or home is None or not home.landed or in_scanner(state) is not None:
        return []
    landing = id_of(card)
    return [PlanetRecorded(record=record_of(state.box, landing), sheet=_sheet(state, landing, home))]


def _sheet(state: ShipState, landing: CardId, home: HandOver) -> RecordSheet:
    """What lies on the board after the clean-up, and what texts have declared lasting (SAV-06, SAV-07, SAV-14)."""
    places = {number: kept for number in sorted(home.places) if (kept := _stack(state, number))}
    uniques = tuple(int(id_of(card)) for card in state.at(zones.BOARD_UNIQUES))
    return RecordSheet(
        landing=landing,
        board=PlanetRecord(places=places, threats=home.threats, uniques=uniques, standees=home.standees),
        finished=tuple(number for number in places if _is_final(state, number)),
        opened=home.opened,
        marks=home.marks,
    )


def _stack(state: ShipState, number: SectorId) -> tuple[CardId, ...]:
    """From bottom to top; covered cards that are not saved are dropped one by one (SAV-13)."""
    there = state.at(zones.sector(number))
    return tuple(name_of(card) for card in there if not state.box.pois[id_of(card)].no_save)


def _is_final(state: ShipState, number: SectorId) -> bool:
    """The visible card alone says whether a sector is finished (SAV-06, SAV-13)."""
    there = state.at(zones.sector(number))
    return bool(there) and state.box.pois[id_of(there[-1])].final


def dropped(state: ShipState, removed: Iterable[Piece]) -> list[Event]:
    """These cards leave the game; the record of a planet goes with the last landing card that shares it (SAV-12)."""
    gone = set(removed)
    keys = {record_of(state.box, id_of(card)): None for card in removed if family_of(card) == "landing_cards"}
    return [RecordDropped(record=key) for key in keys if key in state.records and not _others(state, key, gone)]


def _others(state: ShipState, key: str, gone: set[Piece]) -> list[Piece]:
    return [
        card
        for zone, there in state.zones.items()
        if zone != zones.REMOVED
        for card in there
        if family_of(card) == "landing_cards" and card not in gone and record_of(state.box, id_of(card)) == key
    ]


def _recorded(state: ShipState, event: PlanetRecorded) -> ShipState:
    return changed(state, records={**state.records, event.record: event.sheet})


def _dropped(state: ShipState, event: RecordDropped) -> ShipState:
    left: Mapping[str, RecordSheet] = {key: sheet for key, sheet in state.records.items() if key != event.record}
    return changed(state, records=left)


RECORDS = Chapter(
    steps={(Phase.SAVE_POINT, "record"): record},
    folds={PlanetRecorded: _recorded, RecordDropped: _dropped},
)
