"""The memorial wall (MEM): the step that asks."""

from __future__ import annotations

from typing import ClassVar

import attrs

from vanguard_desktop.core.kinds import Effect


@attrs.frozen(kw_only=True)
class Memorialize(Effect):
    """One of the dead on the crew boards gets a place on the wall, then the next one (MEM-01)."""

    tag: ClassVar[str] = "step_memorialize"
