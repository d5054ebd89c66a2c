"""Cards that make tasks easier: what is limited about them is used up when the crew is assigned (SEF-11)."""

from __future__ import annotations

from vanguard_desktop.core import Effect, Source
from vanguard_desktop.setting import ModifierKey


class UseUp(Effect, tag="step_use_up"):
    """A limited standing effect of a card has applied to a task; `about` is the task or card it was used for."""

    source: Source
    key: ModifierKey
    about: tuple[str, ...] = ()
