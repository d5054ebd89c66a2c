"""Which passage leads down to a planet: the lander leaves the ship, and sets down."""

from __future__ import annotations

from PySide6.QtCore import QObject

from vanguard_desktop.play.game import Step, Way
from vanguard_desktop.rulesets.expedition.data import State
from vanguard_desktop.rulesets.expedition.data.events import LanderPlaced
from vanguard_desktop.text.common.wording import Wording

from ..common.passages import Passage, PassageKind


class WayDown(QObject):
    """In the language of the moment; only where a ship is left behind, since alone an expedition is but a game."""

    def __init__(self, wording: Wording, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._wording = wording

    def of(self, step: Step, *, from_ship: bool) -> Passage | None:
        if step.way is not Way.PLAYED or not from_ship or not isinstance(step.after, State):
            return None
        state = step.after
        if not isinstance(step.before, State):
            #: Under a picture: the lander has left the ship. {planet} is the name of where it flies.
            words = self.tr("The lander leaves the ship for {planet}.")
            planet = self._wording.names.world(state.world)
            #: Title of a picture: the lander leaves the ship.
            title = self.tr("Launch")
            return self._passage(PassageKind.LAUNCH, title, words.format(planet=planet), state)
        placed = next((event for event in step.events if isinstance(event, LanderPlaced)), None)
        if placed is None:
            return None
        #: Under a picture: the lander sets down. {sector} is the name of the place.
        words = self.tr("The lander sets down: {sector}.")
        sector = self._wording.names.sector(state.board, placed.sector)
        #: Title of a picture: the lander sets down on the planet.
        title = self.tr("Landing")
        return self._passage(PassageKind.LANDING, title, words.format(sector=sector), state)

    def _passage(self, kind: PassageKind, title: str, words: str, state: State) -> Passage:
        return Passage(kind=kind, title=title, words=words, world=state.board.id, relief=state.board.relief)
