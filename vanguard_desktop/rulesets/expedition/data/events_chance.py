"""What happens where chance alone decides."""

from __future__ import annotations

from vanguard_desktop.core.kinds import Event


class ChanceFell(Event, tag="chance_fell"):
    """Chance has decided something; what came of it shows later."""

    drawn: int
