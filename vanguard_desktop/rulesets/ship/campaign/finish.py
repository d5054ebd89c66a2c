"""OBJ-08 to OBJ-13: a campaign ends, won or lost, and whatever still waits is waited for no longer."""

from __future__ import annotations

from collections.abc import Sequence

from vanguard_desktop.core import Event, Waiting, changed

from .. import effects as fx
from ..chapter import Chapter
from ..data.campaign.finish import CampaignEnded
from ..data.common import LogRead
from ..state import Finished, ShipState


def _end(state: ShipState, waiting: Waiting) -> Sequence[Event]:
    """Of a lost campaign an entry tells, whose words are all that still happens."""
    effect = waiting.effect
    assert isinstance(effect, fx.EndCampaign)
    log = None if effect.victory else state.pages.defeat_log
    last: list[Event] = [] if log is None else [LogRead(log=log)]
    return [*last, CampaignEnded(victory=effect.victory, ending=effect.ending)]


def _ended(state: ShipState, event: CampaignEnded) -> ShipState:
    return changed(state, finished=Finished(victory=event.victory, ending=event.ending), queue=(), pending=())


FINISH = Chapter(effects={fx.EndCampaign: _end}, folds={CampaignEnded: _ended})
