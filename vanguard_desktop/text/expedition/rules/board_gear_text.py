"""What tokens of equipment do on the planet board: carrying, barring, sounding, and placing them without an action."""

from __future__ import annotations

from typing import assert_never

from PySide6.QtCore import QObject

from vanguard_desktop.rulesets.expedition.data import effects as fx
from vanguard_desktop.rulesets.expedition.data.steps import (
    BarThis,
    BoardGearStep,
    ComesNext,
    LayToken,
    Load,
    SetDown,
    SetMarkerDown,
)
from vanguard_desktop.text.common.names import Names


class BoardGearText(QObject):
    """Sentences for the players; "you" is whoever uses the token, or the card that speaks of tokens."""

    def __init__(self, names: Names, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names = names

    def effect(self, effect: fx.BoardGearEffect | BoardGearStep) -> str:
        names = self._names
        match effect:
            case fx.PlaceSomeToken():
                return self.tr(
                    "Place the token of a piece of mission equipment that you carry in your sector; this is not an "
                    "action."
                )
            case fx.LoadUp():
                return self.tr(
                    "One other crewmember, marker or token of the sector goes along with the traveler, and so does the "
                    "token of this equipment."
                )
            case fx.BarNextDoor():
                return self.tr(
                    "A [threat] enters a connected sector of your choice only by spending its whole move (from now on)."
                )
            case fx.ChoosePoi():
                return self.tr(
                    "Look at the [poi] cards that your sector may still get next and choose one; it is the next to "
                    "come here."
                )
            case Load(member=member) if member is not None:
                #: Choice while a vehicle moves: who travels with it. {member} is the name of a crewmember.
                return self.tr("{member} goes along.").format(member=names.member(member))
            case Load(card=card) if card is not None:
                #: {equipment} is the name of the card of a token, in quotation marks.
                text = self.tr("The token {equipment} goes along.")
                return text.format(equipment=names.quoted(names.equipment(card)))
            case Load():
                return self.tr("A marker goes along.")
            case SetDown(card=card):
                #: {equipment} is the name of the card of a token, in quotation marks.
                text = self.tr("Set down the token {equipment}.")
                return text.format(equipment=names.quoted(names.equipment(card)))
            case SetMarkerDown(start=start):
                #: Choice at the end of a move with a marker that was carried along. {sector} is the number of a sector.
                return self.tr("Set down the marker from sector {sector}.").format(sector=start)
            case LayToken(card=card):
                #: {equipment} is the name of the card of a token, in quotation marks.
                text = self.tr("Place the token {equipment}.")
                return text.format(equipment=names.quoted(names.equipment(card)))
            case BarThis(sector=sector):
                #: Choice: the sector into which no threat comes. {sector} is the number of a sector.
                return self.tr("Guard sector {sector}.").format(sector=sector)
            case ComesNext(card=card):
                #: {poi} is the name of a card in quotation marks.
                text = self.tr("The [poi] card {poi} comes next.")
                return text.format(poi=names.quoted(names.poi(card)))
            case _:
                assert_never(effect)
