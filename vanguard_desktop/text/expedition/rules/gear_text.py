"""What effects do with equipment and with threats of choice, as sentences."""

from __future__ import annotations

from typing import assert_never

from PySide6.QtCore import QObject

from vanguard_desktop.rulesets.expedition.data import effects as fx
from vanguard_desktop.text.common.names import Names


class GearText(QObject):
    """Sentences for the players; "you" is the crewmember whose text it is."""

    def __init__(self, names: Names, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names = names

    def effect(self, effect: fx.GearEffect) -> str:
        match effect:
            case fx.PlaceToken():
                return self.tr("Place the token of this equipment in your sector.")
            case fx.MoveEquipment():
                return self.tr("Move one piece of equipment from any crewmember to any other.")
            case fx.ReadyEquipment():
                return self.tr("One piece of equipment that you carry may be used once more, in spite of its limit.")
            case fx.ReturnEquipment():
                return self.tr(
                    "One piece of equipment discarded in this expedition returns to a crewmember in your sector."
                )
            case fx.DiscardEquipment():
                return self.tr("Discard one piece of equipment that you carry.")
            case fx.BlockEquipment(rounds=0):
                return self.tr("One piece of equipment that you carry is blocked until it is freed.")
            case fx.BlockEquipment(rounds=rounds):
                #: Effect of a card: what is blocked cannot be used. %n is the number of further rounds.
                return self.tr(
                    "One piece of equipment that you carry is blocked for this round and %n more.", "", rounds
                )
            case fx.FreeEquipment():
                return self.tr("No equipment is blocked any more.")
            case fx.MoveSomeThreat(count=count, to_you=False):
                #: Effect of a card. %n is how many steps, each from one sector to the next.
                return self.tr("Move one [threat] of your choice %n time(s) to a connected sector.", "", count)
            case fx.MoveSomeThreat(count=count, nearest=True):
                #: Effect of a card, a threat near you comes closer. %n is how many sectors.
                return self.tr("The nearest [threat] moves %n sector(s) toward you.", "", count)
            case fx.MoveSomeThreat(count=count):
                #: Effect of a card, a threat comes closer. %n is how many sectors.
                return self.tr("One [threat] of your choice moves %n sector(s) toward you.", "", count)
            case fx.SkipThreat(here=True, among=among) if among > 1:
                #: Effect of a card: a threat does what stands on its cards, one after another. %n is how many of these
                #: are looked at.
                return self.tr(
                    "Look at the next %n effect(s) of a [threat] in your sector; it skips one of them.", "", among
                )
            case fx.SkipThreat(among=among) if among > 1:
                #: Effect of a card: any threat does what stands on its cards, one after another. %n is how many of
                #: these are looked at.
                return self.tr(
                    "Look at the next %n effect(s) of a [threat] of your choice; it skips one of them.", "", among
                )
            case fx.MoveThreatBack():
                return self.tr("Move one [threat] of your choice back to the sector from which it came last.")
            case fx.SkipThreat(here=True):
                return self.tr("A [threat] in your sector skips its next effect.")
            case fx.SkipThreat():
                return self.tr("A [threat] of your choice skips its next effect.")
            case fx.Shelter(once=True):
                return self.tr("The next attack of a [threat] does not affect you.")
            case fx.Shelter():
                return self.tr("Until the next turn of whoever uses this, attacks of [threat](pl) do not affect you.")
            case fx.ThreatsBack(count=count):
                #: Effect of a card: [time] is the token on the time track of a threat. %n is how many spaces it goes
                #: back.
                return self.tr(
                    "The [time] of each [threat] in your sector and in connected sectors goes back %n space(s).",
                    "",
                    count,
                )
            case fx.ResetThreat():
                return self.tr("Reset the time track of a [threat] in your sector.")
            case fx.AdvanceThreat(card=card):
                #: {threat} is the name of a card in quotation marks.
                text = self.tr("The [time] of the [threat] {threat} progresses 1 space.")
                return text.format(threat=self._names.quoted(self._names.threat(card)))
            case fx.ThreatStrays():
                return self.tr(
                    "Roll the ten-sided die. On 0 to 4 the [threat] moves to the connected sector with the lowest "
                    "number, on 5 to 9 to the one with the highest."
                )
            case fx.SendAway(count=count):
                #: Effect of a card: the threat is away for %n rounds.
                return self.tr(
                    "Remove a [threat] of your choice; after %n round(s) it comes back to its sector.", "", count
                )
            case fx.PlaceStandee(sector=None):
                return self.tr("Place a secondary standee of this [threat] in its sector.")
            case fx.PlaceStandee(sector=sector):
                #: {sector} is the number of a sector.
                return self.tr("Place a secondary standee of this [threat] in sector {sector}.").format(sector=sector)
            case _:
                assert_never(effect)
