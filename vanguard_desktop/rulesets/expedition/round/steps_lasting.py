"""A step that makes use of something that holds for a while, because its owner wants to."""

from __future__ import annotations

from vanguard_desktop.core.kinds import Effect
from vanguard_desktop.rulesets.expedition.data.effects_moves import Lasting


class UseLasting(Effect, tag="step_use_lasting"):
    """A reroll or the removal of a danger die that somebody was given is used for this die (DNG-09)."""

    what: Lasting
    letter: str
