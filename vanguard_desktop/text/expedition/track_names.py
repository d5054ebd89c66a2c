"""What a track is called: by the card on which it is printed, wherever that card lies now."""

from __future__ import annotations

from PySide6.QtCore import QObject

from vanguard_desktop.core.ids import CardId, SectorId, TrackId
from vanguard_desktop.rulesets.expedition.data.state import State
from vanguard_desktop.setting.cards import RowColor
from vanguard_desktop.text.common.names import Names


class TrackNames(QObject):
    """Names of time tracks and tracks of special actions."""

    def __init__(self, names: Names) -> None:
        super().__init__()
        self._names = names

    def name(self, track: TrackId, state: State) -> str:
        """A time track is `poi:3`; that of an action names card, action and color: `poi:3:P104:1:green`."""
        family, _, id = track.partition(":")
        if family == "condition":
            return self._names.condition_in_force(state.board, state.condition)
        if family == "poi" and id.isdecimal():
            return self._poi(SectorId(int(id)), state)
        #: Where a track has no name of its own: a row of spaces along which a token moves.
        return self._names.source(track) or self.tr("Track")

    def _poi(self, number: SectorId, state: State) -> str:
        poi = state.poi(number)
        return self._names.sector(state.board, number) if poi is None else self._names.poi(CardId(poi.id))


def outcome_of(track: TrackId) -> RowColor | None:
    """The color of a track of a special action; None for a time track."""
    color = track.rpartition(":")[2]
    return RowColor(color) if color in {each.value for each in RowColor} else None
