"""The situation room (SIT): what is solved, by whom, and looking at what may come."""

from __future__ import annotations

from vanguard_desktop.core import Effect, Event

from ...pieces import Piece


class SolveOne(Effect, tag="step_solve_one"):
    """A situation on the table or in the envelope is solved without crew (SIT-03)."""


class SuperviseNext(Effect, tag="step_supervise_next"):
    """A situation on the table is solved by supervisors, as often as wanted (SIT-04)."""


class Solve(Effect, tag="step_solve"):
    """The WHEN SOLVED text of a situation takes place."""

    card: Piece


class PutAway(Effect, tag="step_put_situation_away"):
    """A solved situation that no text has put anywhere leaves the game (SIT-06)."""

    card: Piece


class OrderNext(Effect, tag="step_order_next"):
    """Cards on top of the possible situations: which of the rest comes next, after those that are chosen?"""

    chosen: tuple[Piece, ...]
    rest: tuple[Piece, ...]


class SituationsSeen(Event, tag="situations_seen", reveals=True):
    """The players look at the top cards of the possible situations (SEF-16)."""

    cards: tuple[Piece, ...]


class SituationsOrdered(Event, tag="situations_ordered"):
    """The top cards lie in the order that was chosen."""

    cards: tuple[Piece, ...]
