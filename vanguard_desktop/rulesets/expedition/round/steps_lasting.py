"""A step that makes use of something that holds for a while, because its owner wants to."""

from __future__ import annotations

from typing import ClassVar

import attrs

from vanguard_desktop.core.kinds import Effect
from vanguard_desktop.rulesets.expedition.data.effects_moves import Lasting


@attrs.frozen(kw_only=True)
class UseLasting(Effect):
    """A reroll or the removal of a danger die that somebody was given is used for this die (DNG-09)."""

    tag: ClassVar[str] = "step_use_lasting"
    what: Lasting
    letter: str
