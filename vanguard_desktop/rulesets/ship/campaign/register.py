"""LOG-06, LOG-13: what the campaign remembers of an expedition: where it went, what was done there, how it ended."""

from __future__ import annotations

from collections import Counter

from vanguard_desktop.core import changed

from ..chapter import Chapter
from ..data.journey.docking import ExplorationJudged
from ..pieces import family_of, id_of
from ..state import ShipState
from ..zones import BOARD_MISSIONS


def judged(state: ShipState, failed: bool) -> ExplorationJudged:
    """Mandatory missions that still lie on the board are failed; optional ones have been put away before (LVP-09)."""
    left = tuple(id_of(card) for card in state.at(BOARD_MISSIONS) if family_of(card) == "missions")
    return ExplorationJudged(failed=failed, missions=left)


def _judged(state: ShipState, event: ExplorationJudged) -> ShipState:
    home = state.home
    if home is None:
        return changed(state, last_failed=event.failed)
    met = Counter(state.register)
    met.update([f"world:{home.world}", *(f"failed:{card}" for card in event.missions)])
    met.update(f"done:{card}" for card in home.missions_done)
    return changed(state, last_failed=event.failed, register=dict(met))


REGISTER = Chapter(folds={ExplorationJudged: _judged})
