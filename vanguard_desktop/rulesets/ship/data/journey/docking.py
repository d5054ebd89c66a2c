"""Docking (DCK): the steps that ask."""

from __future__ import annotations

from typing import ClassVar

import attrs

from vanguard_desktop.core.ids import CardId
from vanguard_desktop.core.kinds import Effect, Event


@attrs.frozen(kw_only=True)
class MakeRoom(Effect):
    """A discovery above the lander's capacity is discarded, and the next one, until the rest fits (DCK-05)."""

    tag: ClassVar[str] = "step_make_room"


@attrs.frozen(kw_only=True)
class ExplorationJudged(Event):
    """The exploration counts as succeeded or failed; `missions` are those that stay undone (DCK-01, LOG-06)."""

    tag: ClassVar[str] = "exploration_judged"
    failed: bool
    missions: tuple[CardId, ...] = ()
