"""MAP-20 to MAP-25 and MAP-33: without a planet in the scanner the ship drifts; a new cycle begins.

Drifting alone never ends a campaign, however often it happens and however low morale is (OBJ-11, OBJ-12): with very low
morale a lowering takes dice, at three for each section nothing more (MOR-03, MOR-08). Energy and command wait (MAP-23),
and every system has a task that accumulated energy pays (MAP-26), so that the players can always end it.
"""

from __future__ import annotations

from collections.abc import Sequence

from vanguard_desktop.core import Event, ReadLog, Source

from .. import effects as fx
from .. import zones
from ..chapter import Chapter
from ..data.journey.cycle import PageTurned
from ..data.journey.star_map import Drifted
from ..data.tokens import PenaltyPlaced
from ..moves import move_all, steps
from ..phases import Phase
from ..state import ShipState

# What lowers morale; cards may protect from it (MOR-11). Also the key of the ending without any planet left.
ADRIFT = "adrift"


def adrift(state: ShipState) -> Sequence[Event]:
    """Morale falls, the penalty token waits for the next bridge, the entry of the pack is read (MAP-21, MAP-33).

    If there is no landing card left in the game no exploration is possible any more, and the campaign is lost (OBJ-10).
    """
    if state.only(zones.SCANNER) is not None:
        return []
    if not state.at(zones.LANDINGS):
        return [Drifted(), steps(fx.EndCampaign(victory=False, ending=ADRIFT))]
    penalty = [] if state.pool.penalty else [PenaltyPlaced(on=True)]
    log = state.pages.adrift_log
    texts = [fx.LowerMorale(), *([] if log is None else [ReadLog(log=log)])]
    return [Drifted(), *penalty, steps(*texts, source=Source(ADRIFT))]


def drift_on(state: ShipState) -> Sequence[Event]:
    """Tokens stay; open situations will take effect on the next bridge (MAP-22 to MAP-24)."""
    if state.only(zones.SCANNER) is not None:
        return []
    return [*move_all(state, zones.OPEN_SITUATIONS, zones.ENVELOPE), PageTurned(phase=Phase.SAVE_POINT)]


ADRIFT_RULES = Chapter(
    steps={(Phase.STAR_MAP, "adrift"): adrift, (Phase.STAR_MAP, "drift_on"): drift_on},
    folds={Drifted: lambda state, event: state},
)
