"""Moments that are felt: what has just turned out well or badly, in a word or two, whichever book it happened in."""

from __future__ import annotations

from enum import Enum

import attrs


class MomentKind(Enum):
    """What it is; the weightiest first."""

    DEATH = "death"
    FAILURE = "failure"
    MISSION = "mission"
    PROMOTION = "promotion"
    INJURY = "injury"
    DISCOVERY = "discovery"
    SETBACK = "setback"
    SUCCESS = "success"
    MISS = "miss"


@attrs.frozen(kw_only=True)
class Moment:
    """`title` is whom or what it is about, `words` say what became of it; the journal says the same in full."""

    kind: MomentKind
    title: str
    words: str
    icon: str


def weightiest(moments: list[Moment]) -> Moment | None:
    """A step has one moment, whatever else happened in it."""
    return min(moments, key=lambda moment: list(MomentKind).index(moment.kind), default=None)
