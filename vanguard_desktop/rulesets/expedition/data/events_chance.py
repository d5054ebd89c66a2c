"""What happens where chance alone decides."""

from __future__ import annotations

from typing import ClassVar

import attrs

from vanguard_desktop.core.kinds import Event


@attrs.frozen(kw_only=True)
class ChanceFell(Event):
    """Chance has decided something; what came of it shows later."""

    tag: ClassVar[str] = "chance_fell"
    drawn: int
