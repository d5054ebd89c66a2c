"""The end of a campaign (OBJ-13)."""

from __future__ import annotations

from typing import ClassVar

import attrs

from vanguard_desktop.core.ids import RuleId
from vanguard_desktop.core.kinds import Event, Reason


@attrs.frozen(kw_only=True)
class CampaignEnded(Event):
    """The campaign is won or lost; nothing can be ordered any more (OBJ-13)."""

    tag: ClassVar[str] = "campaign_ended"
    victory: bool
    ending: str = ""


@attrs.frozen(kw_only=True)
class StillRunning(Reason):
    """A campaign hands down what it decided only when it is over."""

    tag: ClassVar[str] = "still_running"
    rule: ClassVar[RuleId] = RuleId("LEG-03")
