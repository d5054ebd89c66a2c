"""The end of a campaign (OBJ-13)."""

from __future__ import annotations

from vanguard_desktop.core import Event, Reason


class CampaignEnded(Event, tag="campaign_ended"):
    """The campaign is won or lost; nothing can be ordered any more (OBJ-13)."""

    victory: bool
    ending: str = ""


class StillRunning(Reason, tag="still_running", rule="LEG-03"):
    """A campaign hands down what it decided only when it is over."""
