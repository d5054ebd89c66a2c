"""Special actions of a mission sheet (HMS-09)."""

from __future__ import annotations

from enum import Enum
from typing import Annotated

import attrs

from vanguard_desktop.core import Between, CardId, Effect, Name, Nothing, Test

from ..kinds import ActionType
from .story import Needs


class Where(Enum):
    """Where a mission action takes place (HAC-10)."""

    INSIDE = "inside"
    SHEET = "sheet"
    REGION = "region"


@attrs.frozen(kw_only=True)
class Site:
    """On which explored regions something may be done: on the chain, at its end, in a ring, where a load lies; an
    object stands once on each, or once in each ring.
    """

    chain: bool = False
    end: bool = False
    ring: Annotated[int, Between(1, 3)] | None = None
    object: CardId | None = None
    one_in_ring: bool = False
    load: CardId | None = None


@attrs.frozen(kw_only=True)
class ActionChoice:
    """One of the things that are named with a special action at its declaration, with what it then does."""

    label: Name
    effect: Effect


@attrs.frozen(kw_only=True)
class MissionAction:
    """A special action of the sheet (HMS-09): of a type, or with a number of pawns; a limited number of uses.

    With `choices` one of them is named at declaration, and its effect comes.
    """

    id: CardId
    name: Name
    type: ActionType | None = None
    pawns: Annotated[int, Between(1, 6)] | None = None
    place: Where = Where.SHEET
    needs: Needs = Needs()
    uses: Annotated[int, Between(1, 20)] | None = None
    per_sol: Annotated[int, Between(1, 9)] | None = None
    test: Test | None = None
    site: Site = Site()
    choices: tuple[ActionChoice, ...] = ()
    effect: Effect = Nothing()
