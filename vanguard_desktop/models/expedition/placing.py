"""What the open question puts on the table: the lander, a pawn that begins, a token; until then it lies ready."""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

import attrs
from PySide6.QtCore import QObject

from vanguard_desktop.core import CardId, Command, LeadId, MemberId, SectorId
from vanguard_desktop.rulesets.expedition.data import (
    ChooseFirst,
    ChooseStart,
    GiveEquipment,
    GiveStartToken,
    HandOutEquipment,
    LeadBonus,
    OrderLeads,
    PickMember,
    PickSector,
    PlaceLander,
    PutLead,
    State,
)
from vanguard_desktop.setting import DiscoveryType, card_of
from vanguard_desktop.text.common.wording import Wording

from ..bridge import Bridge
from ..common.card_dress import EQUIPMENT_SIGNS
from ..common.row_model import RowModel


class PieceKind(Enum):
    """What a piece is: a figure, a token, or a card out of the lander."""

    LANDER = "lander"
    PAWN = "pawn"
    START_TOKEN = "start_token"
    LEAD = "lead"
    CHARGE = "charge"
    EQUIPMENT = "equipment"


@attrs.frozen(kw_only=True)
class OnSector:
    """On the board."""

    sector: SectorId


@attrs.frozen(kw_only=True)
class WithMember:
    """With one of the team."""

    member: MemberId


@attrs.frozen(kw_only=True)
class OnDeck:
    """On a discovery deck."""

    type: DiscoveryType


Place = OnSector | WithMember | OnDeck


@attrs.frozen(kw_only=True)
class PieceRow:
    """A piece that waits to be placed; a pawn has the color of its section, tokens and cards have an `icon`."""

    id: str
    kind: PieceKind
    name: str
    subject: str
    section: str = ""
    icon: str = ""

    def order(self, place: Place) -> Command | None:
        """What is ordered by putting it there, allowed or not; None where such a piece never lies."""
        match self.kind, place:
            case ((PieceKind.LANDER | PieceKind.PAWN), OnSector(sector=sector)):
                return PickSector(sector=sector)
            case PieceKind.START_TOKEN, WithMember(member=member):
                return GiveStartToken(to=member)
            case PieceKind.CHARGE, WithMember(member=member):
                return PickMember(member=member)
            case PieceKind.EQUIPMENT, WithMember(member=member):
                return GiveEquipment(card=CardId(self.id), to=member)
            case PieceKind.LEAD, OnDeck(type=type):
                return PutLead(lead=LeadId(self.id), type=type)
            case _:
                return None


class PlacingModel(RowModel[PieceRow]):
    """Mostly one piece or none; of several lead tokens the players choose the next one."""

    def __init__(self, bridge: Bridge, wording: Wording, parent: QObject | None = None) -> None:
        super().__init__(bridge, parent)
        self._wording = wording
        self.refresh()

    def _fresh(self) -> Sequence[PieceRow]:
        state: State = self._bridge.state
        names = self._wording.names
        match state.question:
            case PlaceLander() if state.lander is None:  # one that stands already is picked up on the map
                name, subject = names.icon("lander"), "icon:lander"
                return (PieceRow(id="lander", kind=PieceKind.LANDER, name=name, subject=subject),)
            case ChooseStart(member=member):
                pawn = PieceRow(
                    id=member,
                    kind=PieceKind.PAWN,
                    name=names.member(member),
                    subject=f"member:{member}",
                    section=state.member(member).section.value,
                )
                return (pawn,)
            case ChooseFirst():
                #: Name of a piece that players give to one another: whoever has it plays first.
                name, subject = self.tr("Start token"), "keyword:start_token"
                kind = PieceKind.START_TOKEN
                return (PieceRow(id="start_token", kind=kind, name=name, subject=subject, icon="play"),)
            case OrderLeads(leads=leads):
                return tuple(
                    PieceRow(id=lead, kind=PieceKind.LEAD, name=names.lead(lead), subject="icon:lead", icon="lead")
                    for lead in leads
                )
            case LeadBonus(bonus="charge"):
                name, subject = names.icon("charge"), "icon:charge"
                return (PieceRow(id="charge", kind=PieceKind.CHARGE, name=name, subject=subject, icon="charge"),)
            case HandOutEquipment():
                return tuple(self._equipment(state, card) for card in state.equipment_unused)
            case _:
                return ()

    def _equipment(self, state: State, card: CardId) -> PieceRow:
        return PieceRow(
            id=card,
            kind=PieceKind.EQUIPMENT,
            name=self._wording.names.equipment(card),
            subject=f"card:equipment/{card_of(card)}",
            icon=EQUIPMENT_SIGNS[state.box.equipment_of(card).kind],
        )

    def words(self, row: PieceRow) -> str:
        #: For screen readers, as "Lander: waits to be placed". {piece} is the name of a piece.
        return self.tr("{piece}: waits to be placed").format(piece=row.name)
