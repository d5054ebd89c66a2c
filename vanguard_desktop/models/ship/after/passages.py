"""Which passage leads from a planet back to the ship, and which ends at the ship's own door."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QLocale, QObject

from vanguard_desktop.core import Event
from vanguard_desktop.rulesets.ship.data.journey.cycle import TeamHome
from vanguard_desktop.setting import Box, Ending, HandOver
from vanguard_desktop.text.common.wording import Wording

from ...common.passages import Passage, PassageKind


class WayHome(QObject):
    """In the language of the moment."""

    def __init__(self, box: Box, wording: Wording, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._box, self._wording = box, wording

    def leaving(self, events: Sequence[Event]) -> Passage | None:
        """The lander leaves the planet; nothing is shown where nobody is left to be in it."""
        home = self._home(events)
        if home is None or home.ending is Ending.ALL_DEAD:
            return None
        planet = self._wording.names.world(home.world)
        if home.ending is Ending.EVACUATED:
            kind = PassageKind.EVACUATION
            #: Title of a picture: the lander takes everybody out in haste.
            title = self.tr("Emergency evac")
            #: Under a picture: the lander takes everybody out in haste. {planet} is a name.
            words = self.tr("The lander brings everybody out: {planet}.")
        else:
            kind = PassageKind.LIFT_OFF
            #: Title of a picture: the lander flies back to the ship.
            title = self.tr("Lift-off")
            #: Under a picture: the lander flies back to the ship. {planet} is the name of what it leaves.
            words = self.tr("The lander leaves {planet}.")
        return self._passage(kind, title, words.format(planet=planet), home)

    def docking(self, events: Sequence[Event]) -> Passage | None:
        home = self._home(events)
        if home is None or not any(not each.dead for each in home.team):
            return None
        names = [self._wording.names.member(each.id) for each in home.team if not each.dead]
        #: Under a picture of the lander at the ship. {names} are those who come back.
        words = self.tr("Back aboard: {names}.").format(names=QLocale().createSeparatedList(names))
        #: Title of a picture: the lander comes back to the ship.
        title = self.tr("The lander docks")
        return self._passage(PassageKind.DOCKING, title, words, home)

    @staticmethod
    def _home(events: Sequence[Event]) -> HandOver | None:
        return next((event.home for event in events if isinstance(event, TeamHome)), None)

    def _passage(self, kind: PassageKind, title: str, words: str, home: HandOver) -> Passage:
        relief = self._box.worlds[home.world].relief
        return Passage(kind=kind, title=title, words=words, world=home.world, relief=relief)
