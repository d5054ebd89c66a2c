"""What texts do with the course of the campaign: acts, counters, notes, routes, what waits, how it ends."""

from __future__ import annotations

from typing import Annotated

import attrs

from vanguard_desktop.core import Between, CardId, Counter, Effect, Flag, ForShip, LogId, Named, SystemId, Text
from vanguard_desktop.setting import Signed, Standing, Stretch


class ChangeCounter(ForShip, tag="change_counter"):
    """A counter of the campaign goes up or down and stops at the ends of its range (LOG-19)."""

    counter: Annotated[Counter, Named("counters")]
    by: Signed


class BeginAct(ForShip, tag="begin_act"):
    """The campaign goes on in that act (LOG-20)."""

    act: int


class MarkBox(ForShip, tag="mark_box"):
    """The first open box of an entry is marked, or the one of that number (LOG-07, LOG-08)."""

    log: Annotated[LogId, Named("logs")]
    box: int | None = None


class RemoveFlag(ForShip, tag="remove_flag"):
    """A keyword is forgotten again (LOG-09)."""

    flag: Flag


class WriteNote(ForShip, tag="write_note"):
    """A note with a key, for later texts (LOG-21)."""

    key: str
    text: Text = ""


class GoToLog(ForShip, tag="go_to_log"):
    """Aboard: this entry ends at once and another one is read; on a card the rest of the text follows (LOG-11)."""

    log: Annotated[LogId, Named("logs")]


class GoToPage(ForShip, tag="go_to_page"):
    """The ship book is opened at that page (LOG-11, CYC-23)."""

    page: int


class OpenRoute(ForShip, tag="open_route"):
    """A system or destination of the star map opens (MAP-29)."""

    entry: str


class CloseRoute(ForShip, tag="close_route"):
    """A system or destination of the star map closes (MAP-29)."""

    entry: str


class MoveShip(ForShip, tag="move_ship"):
    """The bookmark goes to a page of the star map."""

    to: Annotated[SystemId, Named("systems")]


class PutInForce(ForShip, tag="put_in_force"):
    """A standing effect for so many uses, until the team has come home so many times (`phases`), or for the next so
    many executions of the bridge and what follows (`bridges`); without any of them for good (SEF-11, CYC-27, BRG-24).
    """

    standing: Standing
    phases: int | None = None
    uses: int | None = None
    bridges: int | None = None


class Schedule(ForShip, tag="schedule"):
    """Effects at the beginning of the next phase, or the next `times`, the next exploration or act (SEF-13)."""

    when: Stretch
    effect: Effect
    times: int = 1


@attrs.frozen(kw_only=True)
class TenRow:
    """A row of a table for the ten-sided die."""

    first: Annotated[int, Between(0, 9)]
    last: Annotated[int, Between(0, 9)]
    effect: Effect


class RollTen(ForShip, tag="roll_ten"):
    """One ten-sided die, and what its range says."""

    rows: tuple[TenRow, ...]


class Fulfill(ForShip, tag="fulfill"):
    """An objective is fulfilled: its reward is given (OBJ-02, OBJ-15)."""

    card: Annotated[CardId, Named("objectives")]


class EndCampaign(ForShip, tag="end_campaign"):
    """The campaign is won or lost (OBJ-08, OBJ-09)."""

    victory: bool
    ending: str = ""
