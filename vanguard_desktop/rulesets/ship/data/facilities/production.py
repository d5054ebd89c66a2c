"""The production complex (PRO): projects are started in the queues and boosted."""

from __future__ import annotations

from vanguard_desktop.core import Effect

from ...pieces import Piece


class StartNext(Effect, tag="step_start_next"):
    """A ready project is started, then another one, as long as the players like (PRO-06)."""


class StartIn(Effect, tag="step_start_in"):
    """The project goes into one of the queues."""

    card: Piece


class BoostNext(Effect, tag="step_boost_next"):
    """A project in a queue is moved on by assigned crew, as often as wanted (PRO-10, PRO-12)."""


class Advance(Effect, tag="step_advance"):
    """A project moves one stage to the right, out of the last one it is complete (PRO-10)."""

    card: Piece
