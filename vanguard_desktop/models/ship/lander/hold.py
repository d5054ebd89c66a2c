"""The hold while it is loaded: two kinds of places, upgrades behind what they belong to, and the armory."""

from __future__ import annotations

from collections import Counter
from collections.abc import Sequence

import attrs

from vanguard_desktop.core import Command
from vanguard_desktop.play.campaign import follow_on
from vanguard_desktop.play.ship import lander
from vanguard_desktop.rulesets.ship.data.journey.launch import (
    CannotBeFound,
    LoadEquipment,
    LoadLander,
    NobodyCanCarry,
    UnloadEquipment,
)
from vanguard_desktop.rulesets.ship.pieces import Piece, id_of
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.rulesets.ship.zones import ARMORY, CARGO
from vanguard_desktop.setting import EquipmentKind
from vanguard_desktop.text.common.wording import Wording

from ...bridge import Bridge
from ...common.cards import CardShown
from ..cards import card_shown

KINDS = (EquipmentKind.PERSONAL, EquipmentKind.MISSION)


@attrs.frozen(kw_only=True)
class GearRow:
    """A piece, or `count` alike. `order` loads it or puts it back, else `reason` says why not.

    An upgrade is `linked` to what stands before it; `never` is what nobody of this team could load at all.
    """

    piece: Piece
    card: CardShown
    kind: EquipmentKind
    count: int = 1
    order: Command | None = None
    reason: str = ""
    linked: bool = False
    never: bool = False


@attrs.frozen(kw_only=True)
class PlacesShown:
    """Equipment of a kind that is loaded, and how many places there are for it; upgrades need none."""

    kind: EquipmentKind
    rows: tuple[GearRow, ...]
    used: int
    most: int


@attrs.frozen(kw_only=True)
class HoldShown:
    """`keyed` has a place for each kind of equipment that could be loaded, whether it is or not: what loads it now.

    So a key means the same as long as the hold is packed, and never takes anything out again.
    """

    places: tuple[PlacesShown, ...]
    armory: tuple[GearRow, ...]
    keyed: tuple[Command | None, ...]


def hold_shown(bridge: Bridge, wording: Wording, state: ShipState) -> HoldShown:
    """On a page that is read again nothing can be loaded."""
    asked = isinstance(state.question, LoadLander) and state is bridge.state
    maker = _Maker(bridge, wording, state, asked)
    places, armory = tuple(maker.places(kind) for kind in KINDS), tuple(maker.armory())
    loads = {id_of(row.piece): row.order for row in armory}
    could = {id_of(row.piece): row for each in places for row in each.rows}
    could |= {id_of(row.piece): row for row in armory if not row.never}
    return HoldShown(
        places=places,
        armory=armory,
        keyed=tuple(loads.get(id_of(row.piece)) for row in sorted(could.values(), key=_by_kind)),
    )


def _by_kind(row: GearRow) -> tuple[bool, int, str]:
    """What can never be loaded comes last; all else has its place, loaded or not."""
    return row.never, list(EquipmentKind).index(row.kind), row.card.name


@attrs.frozen
class _Maker:
    bridge: Bridge
    wording: Wording
    state: ShipState
    asked: bool

    def places(self, kind: EquipmentKind) -> PlacesShown:
        state = self.state
        cargo = state.at(CARGO)
        answers = {id_of(each.card): each for each in self._answers if isinstance(each, UnloadEquipment)}
        rows = list[GearRow]()
        upgrades = [card for card in cargo if lander.kind_of(state, card) is EquipmentKind.UPGRADE]
        for card in (card for card in cargo if lander.kind_of(state, card) is kind):
            own = [each for each in upgrades if state.box.equipment[id_of(each)].upgrades == id_of(card)]
            rows += [self._row(each, answers.get(id_of(each)), linked=each is not card) for each in (card, *own)]
            upgrades = [each for each in upgrades if each not in own]
        return PlacesShown(kind=kind, rows=tuple(rows), used=lander.loaded(state, kind), most=lander.limit(state, kind))

    def armory(self) -> list[GearRow]:
        """Of several copies one is shown; small equipment goes with people and never into the hold."""
        state = self.state
        there = [card for card in state.at(ARMORY) if lander.kind_of(state, card) is not EquipmentKind.SMALL]
        counts = Counter(map(id_of, there))
        answers = {id_of(each.card): each for each in self._answers if isinstance(each, LoadEquipment)}
        rows = [
            self._row(card, answers.get(id), count=counts[id], closed=True)
            for id, card in {id_of(card): card for card in reversed(there)}.items()
        ]
        return sorted(rows, key=_by_kind)

    @property
    def _answers(self) -> Sequence[Command]:
        return self.bridge.answers() if self.asked else ()

    def _row(
        self,
        piece: Piece,
        order: LoadEquipment | UnloadEquipment | None,
        *,
        count: int = 1,
        linked: bool = False,
        closed: bool = False,
    ) -> GearRow:
        state, why = self.state, None
        if closed and order is None and self.asked:
            why = self.bridge.why_not(LoadEquipment(card=piece))
        return GearRow(
            piece=piece if order is None else order.card,
            card=card_shown(state, self.wording, piece),
            kind=lander.kind_of(state, piece),
            count=count,
            order=order,
            reason="" if why is None else self.wording.in_book(state).why(why, state),
            linked=linked,
            never=isinstance(why, NobodyCanCarry | CannotBeFound),
        )


def back_to(bridge: Bridge, before: Sequence[Piece]) -> tuple[Command, ...]:
    """What makes the hold again what it was `before`; upgrades leave with what they belong to and come after it."""
    position, found = bridge.game.position, list[Command]()
    while isinstance(position.state, ShipState) and (order := _next(position.state, before)) is not None:
        found.append(order)
        position = follow_on(bridge.box, position, order)[1]
    return tuple(found)


def _next(state: ShipState, before: Sequence[Piece]) -> Command | None:
    now = state.at(CARGO)
    out = next((card for card in now if card not in before), None)
    if out is not None:
        return UnloadEquipment(card=out)
    missing = [card for card in before if card not in now]
    missing.sort(key=lambda card: lander.kind_of(state, card) is EquipmentKind.UPGRADE)
    return LoadEquipment(card=missing[0]) if missing else None
