"""Cards that make tasks easier: what is limited about them is used up when the crew is assigned (SEF-11)."""

from __future__ import annotations

from typing import ClassVar

import attrs

from vanguard_desktop.core.kinds import Effect
from vanguard_desktop.setting.standing import ModifierKey


@attrs.frozen(kw_only=True)
class UseUp(Effect):
    """A limited standing effect of a card has applied to a task; `about` is the task or card it was used for."""

    tag: ClassVar[str] = "step_use_up"
    source: str
    key: ModifierKey
    about: tuple[str, ...] = ()
