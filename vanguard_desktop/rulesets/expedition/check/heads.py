"""People who count in a check by being there: each is a space of the green track, before special effects (CHK-55)."""

from __future__ import annotations

from typing import assert_never

from vanguard_desktop.core import Event
from vanguard_desktop.setting import Head, RowColor

from ..data import Check, State, action_track
from ..data.events import TrackMoved


def heads_in(state: State, check: Check) -> int:
    """How many count: who has lent a die or a card, or everybody there who has not traveled in this turn."""
    match check.card.heads:
        case None:
            return 0
        case Head.ASSISTING:
            return len(check.assistants)
        case Head.STILL:
            here = state.here(state.member(check.active).sector)
            return sum(member.id not in state.traveled for member in here)
        case _:
            assert_never(check.card.heads)


def count_heads(state: State, check: Check) -> list[Event]:
    """The marker moves on, to the outcome space at most (TIM-23)."""
    length = next((track.length for track in check.card.tracks if track.color is RowColor.GREEN), 0)
    track = action_track(check.source, RowColor.GREEN)
    at = state.tracks.get(track, 0)
    to = min(length, at + heads_in(state, check))
    return [TrackMoved(track=track, to=to)] if to > at else []
