"""The memorial wall (MEM): the step that asks."""

from __future__ import annotations

from vanguard_desktop.core import Effect


class Memorialize(Effect, tag="step_memorialize"):
    """One of the dead on the crew boards gets a place on the wall, then the next one (MEM-01)."""
