"""Docking (DCK): the steps that ask."""

from __future__ import annotations

from vanguard_desktop.core import CardId, Effect, Event


class MakeRoom(Effect, tag="step_make_room"):
    """A discovery above the lander's capacity is discarded, and the next one, until the rest fits (DCK-05)."""


class ExplorationJudged(Event, tag="exploration_judged"):
    """The exploration counts as succeeded or failed; `missions` are those that stay undone (DCK-01, LOG-06)."""

    failed: bool
    missions: tuple[CardId, ...] = ()
