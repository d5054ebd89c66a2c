"""Limits: what may be used once, once per Ship Management, once per act (CYC-07, CYC-27)."""

from __future__ import annotations

from vanguard_desktop.core import Event


class Used(Event, tag="used"):
    """Something limited was used; `key` ends with how often it may be (`Often`)."""

    key: str
