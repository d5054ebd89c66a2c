"""What tokens of equipment do on the planet board: carrying, barring, sounding, and placing them without an action."""

from __future__ import annotations

from typing import assert_never

from PySide6.QtCore import QObject

from vanguard_desktop.rulesets.expedition import effects_board_gear as fx
from vanguard_desktop.text.names import Names


class BoardGearText(QObject):
    """Sentences for the players; "you" is whoever uses the token, or the card that speaks of tokens."""

    def __init__(self, names: Names, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names = names

    def effect(self, effect: fx.BoardGearEffect | fx.BoardGearStep) -> str:
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
                    "From now on: In a connected sector of your choice: A [threat] enters only by spending its whole "
                    "move."
                )
            case fx.ChoosePoi():
                return self.tr(
                    "Look at the [poi] cards that your sector may still get next, and choose one: it is the next to "
                    "come here."
                )
            case fx.Load(member=member) if member is not None:
                return self.tr("This crewmember goes along: {member}.").format(member=names.member(member))
            case fx.Load(card=card) if card is not None:
                return self.tr("This token goes along: {equipment}.").format(equipment=names.equipment(card))
            case fx.Load():
                return self.tr("A marker goes along.")
            case fx.SetDown(card=card):
                return self.tr("Set this token down: {equipment}.").format(equipment=names.equipment(card))
            case fx.SetMarkerDown(start=start):
                return self.tr("Set the marker from sector {sector} down.").format(sector=start)
            case fx.LayToken(card=card):
                return self.tr("Place this token: {equipment}.").format(equipment=names.equipment(card))
            case fx.BarThis(sector=sector):
                return self.tr("Guard sector {sector}.").format(sector=sector)
            case fx.ComesNext(card=card):
                return self.tr("This card comes next: {poi}.").format(poi=names.poi(card))
            case _:
                assert_never(effect)
