"""Limits: what may be used once, once per Ship Management, once per act (CYC-07, CYC-27)."""

from __future__ import annotations

from typing import ClassVar

import attrs

from vanguard_desktop.core.kinds import Event


@attrs.frozen(kw_only=True)
class Used(Event):
    """Something limited was used; `key` ends with how often it may be (`Often`)."""

    tag: ClassVar[str] = "used"
    key: str
