"""Questions about places and pages as clauses."""

from __future__ import annotations

from vanguard_desktop.rulesets.expedition.data import (
    AtLander,
    CardMarks,
    ConditionInForce,
    LanderIn,
    LogKnown,
    MarksAtLander,
    MarksHere,
    PoiIn,
    PoiVisible,
    ThreatInPlay,
    ThreatWatched,
    UniqueFound,
    YouIn,
)

from ...common.rooms import Room, tr
from ..places import bearer


class PlaceQuestions(Room):
    """Sectors go by their numbers on the board, cards by their names."""

    tests = {
        #: After "if". {condition} is the name of a card in quotation marks.
        ConditionInForce: tr("the [global_condition] {condition} is in force"),
        #: After "if": the entry was read by players. {log} is the number of an entry of the logbook.
        LogKnown: tr("[log_entry] {log} has been read in this expedition"),
        #: After "if": the card lies open. {poi} is the name of a card in quotation marks. {sector} is the
        #: number of a sector.
        PoiIn: tr("the [poi] {poi} is visible in sector {sector}"),
        #: After "if". {sector} is the number of a sector.
        LanderIn: tr("the lander is in sector {sector}"),
        AtLander: tr("you are in the lander sector"),
        #: {sectors} are numbers of sectors, with "or" before the last one.
        YouIn: tr("you are in sector {sectors}"),
        #: After "if": markers of this expedition. %n is their number.
        MarksHere: tr("at least %n marker(s) lie in your sector"),
        ThreatWatched: tr("a crewmember is in the sector of the [threat] or in a connected one"),
        #: After "if": the card lies open anywhere. {poi} is the name of a card in quotation marks.
        PoiVisible: tr("the [poi] {poi} is visible on the planet board"),
        #: After "if": markers where the lander stands. %n is their number.
        MarksAtLander: tr("at least %n marker(s) lie in the lander sector"),
        #: {card} is an icon and the name of a card in quotation marks.
        CardMarks: tr("at least %n marker(s) lie on {card}", card=bearer),
        #: {discovery} is the name of a unique discovery in quotation marks.
        UniqueFound: tr("the [unique_discovery] {discovery} is on the lander", discovery="number"),
        #: After "if": its figure is on the board. {threat} is the name of a card in quotation marks.
        ThreatInPlay: tr("the [threat] {threat} is in play"),
    }

    denials = {
        #: After "if". {condition} is the name of a card in quotation marks.
        ConditionInForce: tr("the [global_condition] {condition} is not in force"),
        #: After "if": the entry was not read by players. {log} is the number of an entry of the logbook.
        LogKnown: tr("[log_entry] {log} has not been read in this expedition"),
        #: After "if": the card does not lie open. {poi} is the name of a card in quotation marks. {sector} is
        #: the number of a sector.
        PoiIn: tr("the [poi] {poi} is not visible in sector {sector}"),
        #: After "if": markers of this expedition. %n is their number.
        MarksHere: tr("fewer than %n marker(s) lie in your sector"),
        ThreatWatched: tr("no crewmember is in the sector of the [threat] or in a connected one"),
        #: After "if": the card lies open nowhere. {poi} is the name of a card in quotation marks.
        PoiVisible: tr("the [poi] {poi} is not visible on the planet board"),
        #: After "if": markers where the lander stands. %n is their number.
        MarksAtLander: tr("fewer than %n marker(s) lie in the lander sector"),
        #: {card} is an icon and the name of a card in quotation marks.
        CardMarks: tr("fewer than %n marker(s) lie on {card}", card=bearer),
        #: After "if": its figure is not on the board. {threat} is the name of a card in quotation marks.
        ThreatInPlay: tr("the [threat] {threat} is not in play"),
    }
