"""A guided first round as it is printed: what each crew member does, with which dice, and how they fall (TUT-09)."""

from __future__ import annotations

from enum import Enum
from typing import Annotated

import attrs

from vanguard_desktop.core import Between, CardId, LogId, Named, PathId
from vanguard_desktop.dice.faces import Icon, Section


class Deed(Enum):
    """The actions that a script can prescribe (TRN-09)."""

    SPECIAL_ACTION = "special_action"
    TRAVEL = "travel"
    REST = "rest"
    PREPARE = "prepare"


@attrs.frozen(kw_only=True)
class ScriptedDie:
    """A die by its make, such as `red-basic`, whichever of them the section has; and what it is to show."""

    make: str
    shows: tuple[Icon, ...] = ()


@attrs.frozen(kw_only=True)
class ScriptedAction:
    """One action of the guided round. What it does not name the players choose freely.

    `dice` are the dice of the check and how they fall (TUT-15), `all_dice` takes every own die and lets it fall.
    `play` is the card of the check, `away` the die that it spends, `turned` the die that it turns (TUT-16); `mark`
    marks the row that is covered then. `option` is the alternative taken at the travel icon (TUT-18). With `again_at`
    accidents or more a roll does not count and all dice are rolled again (TUT-21).
    """

    deed: Deed
    number: int = 1
    path: PathId | None = None
    dice: tuple[ScriptedDie, ...] = ()
    all_dice: bool = False
    play: Annotated[CardId, Named("section_cards")] | None = None
    away: ScriptedDie | None = None
    turned: ScriptedDie | None = None
    mark: bool = False
    option: Annotated[int, Between(0, 9)] = 0
    again_at: Annotated[int, Between(0, 9)] = 0


@attrs.frozen(kw_only=True)
class ScriptedTurn:
    """The two actions of a crew member; `held` replaces the first while the sector forbids travel (TUT-58)."""

    actions: tuple[ScriptedAction, ...]
    held: ScriptedAction | None = None


@attrs.frozen(kw_only=True)
class Script:
    """The guided round: who begins, the turns in clockwise order, the log that is read after the last of them."""

    first: Section
    turns: tuple[ScriptedTurn, ...]
    after: Annotated[LogId, Named("logs")] | None = None
