"""Where pieces are put: sectors of the map, people of the team, discovery decks; each says what lies under the hand."""

from __future__ import annotations

from collections.abc import Callable, Iterator
from typing import TYPE_CHECKING, Protocol, assert_never

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QWidget

from vanguard_desktop.core import Command, MemberId
from vanguard_desktop.models.common.cards import CardShown
from vanguard_desktop.models.expedition.placing import OnDeck, OnSector, PieceKind, PieceRow, Place, WithMember
from vanguard_desktop.rulesets.expedition.data import DiscardToLimit, GiveEquipment, PickCard
from vanguard_desktop.scenes.items.figure_item import PawnItem

from ...parts.reach import Reach, lies_in

if TYPE_CHECKING:
    from ..table_screen import TableScreen

MayLie = Callable[[Place], bool]


class Goals(Protocol):
    """One kind of place, as long as something is carried there."""

    def light(self, may_lie: MayLie) -> None:
        """Legal places light up, the others dim."""

    def place_at(self, at: QPoint) -> Place | None:
        """The place under a point of the screen."""

    def say(self, at: QPoint, reason: str) -> None:
        """Say beside the hand why not; nothing where that is seen elsewhere."""

    def rest(self) -> None:
        """The hand is empty again."""


class SectorGoals:
    """The map: a drop beside a plate counts too. Nothing lies over it while the hand holds the only piece."""

    def __init__(self, table: TableScreen) -> None:
        self._table, self._map = table, table.map

    def light(self, may_lie: MayLie) -> None:
        planet = self._map.planet
        planet.show_places({number for number in planet.plates if may_lie(OnSector(sector=number))})
        self._table.waiting.stackUnder(self._map)  # hidden it would lose the mouse

    def place_at(self, at: QPoint) -> Place | None:
        port = self._map.viewport()
        if not _uppermost(port, at):
            return None
        sector = self._map.sector_at(port.mapFromGlobal(at))
        return None if sector is None else OnSector(sector=sector)

    def say(self, at: QPoint, reason: str) -> None:
        planet = self._map.planet
        planet.note.setPos(self._map.mapToScene(self._map.viewport().mapFromGlobal(at)))
        planet.note.say(reason)

    def rest(self) -> None:
        self._map.planet.clear_targets()
        self._table.waiting.stackUnder(self._table.crew_drawer)


class MemberGoals:
    """Boards, open or folded, and the pawns on the map, which show already who may be chosen."""

    def __init__(self, table: TableScreen) -> None:
        self._table = table
        self._reaches: list[Reach] = []

    def light(self, may_lie: MayLie) -> None:
        for member, part in self._parts():
            reach = Reach(part)
            reach.show_legal(may_lie(WithMember(member=member)))
            self._reaches.append(reach)

    def place_at(self, at: QPoint) -> Place | None:
        member = next((member for member, part in self._parts() if _uppermost(part, at)), None) or self._pawn_at(at)
        return None if member is None else WithMember(member=member)

    def say(self, at: QPoint, reason: str) -> None:
        """The bar says it."""

    def rest(self) -> None:
        for reach in self._reaches:
            reach.hide()
            reach.deleteLater()
        self._reaches = []

    def _parts(self) -> Iterator[tuple[MemberId, QWidget]]:
        table = self._table
        for row in table.members.rows:
            for part in (table.crew.boards[row.id], table.crew.strips[row.id], table.crew_tabs.strips[row.id]):
                if part.isVisible():
                    yield row.id, part

    def _pawn_at(self, at: QPoint) -> MemberId | None:
        view = self._table.map
        thing = view.thing_at(view.viewport().mapFromGlobal(at)) if _uppermost(view.viewport(), at) else None
        return thing.row.id if isinstance(thing, PawnItem) else None


class DeckGoals:
    """The discovery decks; in a narrow window their drawer opens for the hand that comes."""

    def __init__(self, table: TableScreen) -> None:
        self._table = table
        self._decks = table.situation.discoveries.decks
        self._opened = False

    def light(self, may_lie: MayLie) -> None:
        table = self._table
        if table.grid.at.right_is_drawer and not table.situation_drawer.opened:
            self._opened = True
            table.drawers.toggle_situation()
        table.situation.ensureWidgetVisible(self._decks)
        self._decks.show_targets({type for type in self._decks.types if may_lie(OnDeck(type=type))})

    def place_at(self, at: QPoint) -> Place | None:
        if not lies_in(self._decks, at):
            return None
        deck = self._decks.deck_at(self._decks.mapFromGlobal(at))
        return None if deck is None else OnDeck(type=deck.type)

    def say(self, at: QPoint, reason: str) -> None:
        """The bar says it."""

    def rest(self) -> None:
        self._decks.show_targets(None)
        if self._opened and self._table.situation_drawer.opened:
            self._table.drawers.toggle_situation()
        self._opened = False


def goals_of(table: TableScreen, piece: PieceRow) -> Goals:
    """Where a piece is put: figures on the map, tokens and cards with somebody or on a deck."""
    match piece.kind:
        case PieceKind.LANDER | PieceKind.PAWN:
            return SectorGoals(table)
        case PieceKind.START_TOKEN | PieceKind.CHARGE | PieceKind.EQUIPMENT:
            return MemberGoals(table)
        case PieceKind.LEAD:
            return DeckGoals(table)
        case _:
            assert_never(piece.kind)


def card_goals(table: TableScreen, card: CardShown) -> dict[QWidget, Command]:
    """A card too many goes to its owner's pile, one that is used to the middle, equipment to somebody else."""
    question, command, crew = table.bridge.state.question, card.command, table.crew
    if isinstance(question, DiscardToLimit) and isinstance(command, PickCard):
        return {crew.boards[question.member].pile_line: command}
    goals: dict[QWidget, Command] = {} if command is None else dict.fromkeys((table.map, table.tray), command)
    for given in table.bridge.legal_commands():
        if isinstance(given, GiveEquipment) and given.card == card.id:
            goals |= dict.fromkeys((crew.boards[given.to], crew.strips[given.to]), given)
    return {part: order for part, order in goals.items() if part.isVisible()}


def _uppermost(part: QWidget, at: QPoint) -> bool:
    """Whether a part of the table is what is seen at a point of the screen."""
    window = part.window()
    met = window.childAt(window.mapFromGlobal(at))
    return met is not None and (met is part or part.isAncestorOf(met))
