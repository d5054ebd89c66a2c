"""Questions about places and pages as sentences that are true or not."""

from __future__ import annotations

from typing import assert_never

from PySide6.QtCore import QObject

from vanguard_desktop.rulesets.expedition.questions_places import (
    AtLander,
    CardMarks,
    ConditionInForce,
    LanderIn,
    LogKnown,
    MarksAtLander,
    MarksHere,
    OfPlaces,
    PoiIn,
    PoiVisible,
    ThreatInPlay,
    ThreatWatched,
    UniqueFound,
    YouIn,
)
from vanguard_desktop.text.names import Names


class PlaceQuestions(QObject):
    """Sectors go by their numbers on the board, cards by their names."""

    def __init__(self, names: Names, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names = names

    def sentence(self, test: OfPlaces) -> str:
        match test:
            case ConditionInForce(card=card):
                text = self.tr("This [global_condition] is in force: {condition}.")
                return text.format(condition=self._names.condition(card))
            case LogKnown(log=log):
                return self.tr("[log_entry] {log} has been read in this expedition.").format(log=log)
            case PoiIn(card=card, sector=sector):
                text = self.tr("This [poi] is visible in sector {sector}: {poi}.")
                return text.format(sector=sector, poi=self._names.poi(card))
            case LanderIn(sector=sector):
                return self.tr("The lander stands in sector {sector}.").format(sector=sector)
            case AtLander():
                return self.tr("You are in the lander sector.")
            case YouIn(sectors=sectors):
                #: {sectors} are numbers of sectors.
                text = self.tr("You are in one of these sectors: {sectors}.")
                return text.format(sectors=self.tr(", ").join(map(str, sectors)))
            case MarksHere(count=count):
                return self.tr("At least %n marker(s) lie in your sector.", "", count)
            case ThreatWatched():
                return self.tr("A crewmember is in the sector of the [threat] or in one connected to it.")
            case PoiVisible(card=card):
                return self.tr("This [poi] is visible on the planet board: {poi}.").format(poi=self._names.poi(card))
            case MarksAtLander(count=count):
                return self.tr("At least %n marker(s) lie in the lander sector.", "", count)
            case CardMarks(card=card, count=count):
                box = self._names.box
                name = self._names.mission(card) if card in box.missions else self._names.threat(card)
                return self.tr("At least %n marker(s) lie on this card: {card}.", "", count).format(card=name)
            case UniqueFound(number=number):
                return self.tr("[unique_discovery] {number} lies on the lander.").format(number=number)
            case ThreatInPlay(card=card):
                return self.tr("This [threat] is in play: {threat}.").format(threat=self._names.threat(card))
            case _:
                assert_never(test)
