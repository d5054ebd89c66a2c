"""The situation room (SIT): what is solved, by whom, and looking at what may come."""

from __future__ import annotations

from typing import ClassVar

import attrs

from vanguard_desktop.core.kinds import Effect, Event
from vanguard_desktop.rulesets.ship.pieces import Piece


@attrs.frozen(kw_only=True)
class SolveOne(Effect):
    """A situation on the table or in the envelope is solved without crew (SIT-03)."""

    tag: ClassVar[str] = "step_solve_one"


@attrs.frozen(kw_only=True)
class SuperviseNext(Effect):
    """A situation on the table is solved by supervisors, as often as wanted (SIT-04)."""

    tag: ClassVar[str] = "step_supervise_next"


@attrs.frozen(kw_only=True)
class Solve(Effect):
    """The WHEN SOLVED text of a situation takes place."""

    tag: ClassVar[str] = "step_solve"
    card: Piece


@attrs.frozen(kw_only=True)
class PutAway(Effect):
    """A solved situation that no text has put anywhere leaves the game (SIT-06)."""

    tag: ClassVar[str] = "step_put_situation_away"
    card: Piece


@attrs.frozen(kw_only=True)
class OrderNext(Effect):
    """Cards on top of the possible situations: which of the rest comes next, after those that are chosen?"""

    tag: ClassVar[str] = "step_order_next"
    chosen: tuple[Piece, ...]
    rest: tuple[Piece, ...]


@attrs.frozen(kw_only=True)
class SituationsSeen(Event):
    """The players look at the top cards of the possible situations (SEF-16)."""

    tag: ClassVar[str] = "situations_seen"
    reveals: ClassVar[bool] = True
    cards: tuple[Piece, ...]


@attrs.frozen(kw_only=True)
class SituationsOrdered(Event):
    """The top cards lie in the order that was chosen."""

    tag: ClassVar[str] = "situations_ordered"
    cards: tuple[Piece, ...]
