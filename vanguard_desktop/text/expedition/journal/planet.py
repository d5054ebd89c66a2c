"""Lines of the journal about what texts of single planets have done."""

from __future__ import annotations

from typing import assert_never

from PySide6.QtCore import QObject

from vanguard_desktop.rulesets.expedition.data import events as ev
from vanguard_desktop.text.common.names import Names


class PlanetLog(QObject):
    """Markers on cards, lost missions, a lift-off that does not take place."""

    def __init__(self, names: Names, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names = names

    def sentence(self, event: ev.OfPlanet) -> str:
        match event:
            case ev.CardMarked(card=card, by=by) if by < 0:
                #: {card} is an icon and the name of a card in quotation marks.
                text = self.tr("%n marker(s) are taken off {card}.", "", -by)
                return text.format(card=self._names.mission_or_threat(card))
            case ev.CardMarked(card=card, by=by):
                #: {card} is an icon and the name of a card in quotation marks.
                text = self.tr("%n marker(s) are put on {card}.", "", by)
                return text.format(card=self._names.mission_or_threat(card))
            case ev.MissionLost(card=card):
                #: {mission} is the name of a mission in quotation marks.
                text = self.tr("The mission {mission} fails and is discarded.")
                return text.format(mission=self._names.quoted(self._names.mission(card)))
            case ev.LiftOffCalledOff():
                return self.tr("The team stays on the planet.")
            case ev.RoomTaken(count=count):
                #: Journal: the lander has less room for finds. %n is for how many cards.
                return self.tr("The room of %n discovery card(s) in the lander is taken.", "", count)
            case _:
                assert_never(event)
