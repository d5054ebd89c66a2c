"""Questions about places and pages as clauses."""

from __future__ import annotations

from typing import assert_never

from PySide6.QtCore import QObject

from vanguard_desktop.rulesets.expedition.planet.questions_places import (
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
from vanguard_desktop.text.common.names import Names
from vanguard_desktop.text.common.told import one_of


class PlaceQuestions(QObject):
    """Sectors go by their numbers on the board, cards by their names."""

    def __init__(self, names: Names, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names = names

    def clause(self, test: OfPlaces) -> str:
        names = self._names
        match test:
            case ConditionInForce(card=card):
                #: After "if". {condition} is the name of a card in quotation marks.
                return self.tr("the [global_condition] {condition} is in force").format(
                    condition=names.quoted(names.condition(card))
                )
            case LogKnown(log=log):
                #: After "if": the entry was read by players. {log} is the number of an entry of the logbook.
                return self.tr("[log_entry] {log} has been read in this expedition").format(log=log)
            case PoiIn(card=card, sector=sector):
                #: After "if": the card lies open. {poi} is the name of a card in quotation marks. {sector} is the
                #: number of a sector.
                text = self.tr("the [poi] {poi} is visible in sector {sector}")
                return text.format(sector=sector, poi=names.quoted(names.poi(card)))
            case LanderIn(sector=sector):
                #: After "if". {sector} is the number of a sector.
                return self.tr("the lander is in sector {sector}").format(sector=sector)
            case AtLander():
                return self.tr("you are in the lander sector")
            case YouIn(sectors=sectors):
                #: {sectors} are numbers of sectors, with "or" before the last one.
                return self.tr("you are in sector {sectors}").format(sectors=one_of(list(map(str, sectors))))
            case MarksHere(count=count):
                #: After "if": markers of this expedition. %n is their number.
                return self.tr("at least %n marker(s) lie in your sector", "", count)
            case ThreatWatched():
                return self.tr("a crewmember is in the sector of the [threat] or in a connected one")
            case PoiVisible(card=card):
                #: After "if": the card lies open anywhere. {poi} is the name of a card in quotation marks.
                return self.tr("the [poi] {poi} is visible on the planet board").format(
                    poi=names.quoted(names.poi(card))
                )
            case MarksAtLander(count=count):
                #: After "if": markers where the lander stands. %n is their number.
                return self.tr("at least %n marker(s) lie in the lander sector", "", count)
            case CardMarks(card=card, count=count):
                #: {card} is an icon and the name of a card in quotation marks.
                text = self.tr("at least %n marker(s) lie on {card}", "", count)
                return text.format(card=names.mission_or_threat(card))
            case UniqueFound(number=number):
                #: {discovery} is the name of a unique discovery in quotation marks.
                text = self.tr("the [unique_discovery] {discovery} is on the lander")
                return text.format(discovery=names.quoted(names.unique(number)))
            case ThreatInPlay(card=card):
                #: After "if": its figure is on the board. {threat} is the name of a card in quotation marks.
                return self.tr("the [threat] {threat} is in play").format(threat=names.quoted(names.threat(card)))
            case _:
                assert_never(test)

    def contrary(self, test: OfPlaces) -> str:
        """What is asked when the test must fail; empty if there are no words of its own for that."""
        names = self._names
        match test:
            case ConditionInForce(card=card):
                #: After "if". {condition} is the name of a card in quotation marks.
                return self.tr("the [global_condition] {condition} is not in force").format(
                    condition=names.quoted(names.condition(card))
                )
            case LogKnown(log=log):
                #: After "if": the entry was not read by players. {log} is the number of an entry of the logbook.
                return self.tr("[log_entry] {log} has not been read in this expedition").format(log=log)
            case PoiIn(card=card, sector=sector):
                #: After "if": the card does not lie open. {poi} is the name of a card in quotation marks. {sector} is
                #: the number of a sector.
                text = self.tr("the [poi] {poi} is not visible in sector {sector}")
                return text.format(sector=sector, poi=names.quoted(names.poi(card)))
            case MarksHere(count=count):
                #: After "if": markers of this expedition. %n is their number.
                return self.tr("fewer than %n marker(s) lie in your sector", "", count)
            case ThreatWatched():
                return self.tr("no crewmember is in the sector of the [threat] or in a connected one")
            case PoiVisible(card=card):
                #: After "if": the card lies open nowhere. {poi} is the name of a card in quotation marks.
                return self.tr("the [poi] {poi} is not visible on the planet board").format(
                    poi=names.quoted(names.poi(card))
                )
            case MarksAtLander(count=count):
                #: After "if": markers where the lander stands. %n is their number.
                return self.tr("fewer than %n marker(s) lie in the lander sector", "", count)
            case CardMarks(card=card, count=count):
                #: {card} is an icon and the name of a card in quotation marks.
                text = self.tr("fewer than %n marker(s) lie on {card}", "", count)
                return text.format(card=names.mission_or_threat(card))
            case ThreatInPlay(card=card):
                #: After "if": its figure is not on the board. {threat} is the name of a card in quotation marks.
                return self.tr("the [threat] {threat} is not in play").format(threat=names.quoted(names.threat(card)))
            case _:
                return ""
