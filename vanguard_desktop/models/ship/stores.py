"""The stores beside the binder: finds, the waiting envelope, open situations, the ward, the Window."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

import attrs
from PySide6.QtCore import QObject

from vanguard_desktop.core import MemberId
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.rulesets.ship.pieces import DIVIDERS, Piece, family_of, id_of
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.rulesets.ship.zones import (
    COMMON_MEMORIALS,
    ENVELOPE,
    GATHERED,
    KEPT_UNIQUES,
    MEMORIALS,
    OPEN_SITUATIONS,
    memorial,
    memorial_common,
    unique,
)
from vanguard_desktop.setting import Bed, DiscoveryType
from vanguard_desktop.text.common.wording import Wording

from ..bridge import Bridge
from ..common.row_model import RowModel
from .aboard import words_aboard
from .cards import EMBLEMS
from .people import in_ward


@attrs.frozen(kw_only=True)
class StoreLine:
    """A line of a store: a sign, words, how many."""

    words: str
    icon: str = ""
    count: str = ""
    aside: str = ""
    member: MemberId | None = None


@attrs.frozen(kw_only=True)
class StoreRow:
    """A store with what lies in it; `pieces` are laid open when it is pressed."""

    id: str
    icon: str
    title: str
    count: int
    lines: tuple[StoreLine, ...] = ()
    pieces: tuple[Piece, ...] = ()
    people: tuple[MemberId, ...] = ()


class StoresModel(RowModel[StoreRow]):
    """Always in the same order; an empty one stays in its place."""

    def __init__(self, bridge: Bridge, wording: Wording, parent: QObject | None = None) -> None:
        super().__init__(bridge, parent)
        self._wording = wording
        self.refresh()

    def _fresh(self) -> Iterator[StoreRow]:
        state: ShipState = self._bridge.state
        yield self._gathered(state)
        yield self._uniques(state)
        yield self._envelope(state)
        yield self._situations(state)
        yield self._ward(state)
        yield self._dead(state)

    def _gathered(self, state: ShipState) -> StoreRow:
        there = state.at(GATHERED)
        cards = [state.box.discoveries[id_of(piece)] for piece in there]
        lines = []
        for deck in DiscoveryType:
            rarities = Counter(card.rarity for card in cards if card.type is deck)
            better = [
                f"{rarities[rarity]} {self._wording.cards.finds.rarity(rarity)}"
                for rarity in (2, 3)
                if rarities[rarity]
            ]
            icon = f"discovery_{deck.value}"
            lines.append(
                StoreLine(
                    words=self._wording.names.discovery_type(deck),
                    icon=icon,
                    count=str(rarities.total()),
                    aside=", ".join(better),
                )
            )
        #: Head of a store of the ship: finds that were brought home.
        title = self.tr("Gathered discoveries")
        return StoreRow(
            id="gathered", icon="sample", title=title, count=len(there), lines=tuple(lines), pieces=tuple(there)
        )

    def _uniques(self, state: ShipState) -> StoreRow:
        there = [piece for number in range(1, KEPT_UNIQUES + 1) for piece in state.at(unique(number))]
        #: Head of a store of the ship: finds of which there is only one of each.
        title = self.tr("Unique discoveries")
        return StoreRow(id="uniques", icon="unique_discovery", title=title, count=len(there), pieces=tuple(there))

    def _envelope(self, state: ShipState) -> StoreRow:
        there, words = state.at(ENVELOPE), words_aboard(self._wording, state)
        kinds = Counter(family_of(piece) for piece in there)
        lines = []
        for family in DIVIDERS:
            if kinds[family]:
                first = next(piece for piece in there if family_of(piece) == family)
                kind = words.cards.kind(first).partition(" · ")[0] or words.cards.name(first)
                lines.append(StoreLine(words=kind, icon=EMBLEMS.get(family, ""), count=str(kinds[family])))
        #: Head of a store of the ship: an envelope with cards that wait for a place.
        title = self.tr("Waiting envelope")
        return StoreRow(
            id="envelope", icon="packs", title=title, count=len(there), lines=tuple(lines), pieces=tuple(there)
        )

    def _situations(self, state: ShipState) -> StoreRow:
        there, cards = state.at(OPEN_SITUATIONS), words_aboard(self._wording, state).cards
        lines = tuple(StoreLine(words=cards.name(piece)) for piece in there)
        #: Head of a store of the ship: what troubles people aboard and is not solved.
        title = self.tr("Open situations")
        return StoreRow(id="situations", icon="situation", title=title, count=len(there), lines=lines, pieces=there)

    def _ward(self, state: ShipState) -> StoreRow:
        people = in_ward(state)
        words = words_aboard(self._wording, state)
        lines = tuple(
            StoreLine(
                words=self._wording.names.member(member), member=member, aside=words.bed(self._bed(state, member))
            )
            for member in people
        )
        #: Head of a list of patients: a room of the ship.
        title = self.tr("The Ward")
        return StoreRow(id="ward", icon="medbay", title=title, count=len(people), lines=lines, people=people)

    def _bed(self, state: ShipState, member: MemberId) -> Bed:
        place = str(state.place_of(member))
        return next(category for category in Bed if place.endswith(f".{category.value}"))

    def _dead(self, state: ShipState) -> StoreRow:
        slots = [memorial(section, slot) for section in Section for slot in range(1, MEMORIALS + 1)]
        slots += [memorial_common(slot) for slot in range(1, COMMON_MEMORIALS + 1)]
        people = tuple(member for slot in slots for member in state.members(slot))
        lines = tuple(StoreLine(words=self._wording.names.member(member), member=member) for member in people)
        #: Head of a list of the dead: a pane of the ship with their names.
        title = self.tr("The Window")
        return StoreRow(id="window", icon="memorial", title=title, count=len(people), lines=lines, people=people)

    def words(self, row: StoreRow) -> str:
        return row.title
