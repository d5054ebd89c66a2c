"""What a track is called: by the card on which it is printed, wherever that card lies now."""

from __future__ import annotations

from PySide6.QtCore import QObject

from vanguard_desktop.core import CardId, SectorId
from vanguard_desktop.rulesets.expedition.data import State, Track

from ..common.names import Names


class TrackNames(QObject):
    """Names of time tracks and tracks of special actions."""

    def __init__(self, names: Names) -> None:
        super().__init__()
        self._names = names

    def name(self, track: Track, state: State) -> str:
        """A time track of a place is called as what lies there now."""
        of = track.of
        if of.family == "condition":
            return self._names.condition_in_force(state.board, state.condition)
        if of.at is not None and not of.id:
            return self._poi(of.at, state)
        #: Where a track has no name of its own: a row of spaces along which a token moves.
        return self._names.source(of) or self.tr("Track")

    def _poi(self, number: SectorId, state: State) -> str:
        poi = state.poi(number)
        return self._names.sector(state.board, number) if poi is None else self._names.poi(CardId(poi.id))
