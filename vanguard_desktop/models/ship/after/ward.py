"""What the page of the Ward shows: lanes of beds with who lies there, and who could treat whom."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from vanguard_desktop.core import MemberId
from vanguard_desktop.play.ship.ward import (
    in_danger,
    lanes_of,
    places_of,
    single_beds_of,
    survival_chance,
    survival_dice,
)
from vanguard_desktop.rulesets.ship.data.aboard.medbay import AssignTherapist
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.setting import Bed
from vanguard_desktop.text.common.wording import Wording

from ..aboard import words_aboard
from ..answers import AnswerRow


@attrs.frozen(kw_only=True)
class WardShown:
    """`heads` are the names of the categories; each lane has whoever lies in its beds, from left to right, and where
    these `places` are; `singles` are beds outside them, each by category, place and who lies there.

    Those `in_danger` will roll so many `dice` for their lives, with this `chance`.
    """

    heads: tuple[str, ...]
    lanes: tuple[tuple[MemberId, ...], ...]
    places: tuple[tuple[str, ...], ...]
    singles: tuple[tuple[str, str, MemberId], ...]
    in_danger: tuple[MemberId, ...]
    dice: int
    chance: float


def ward_shown(state: ShipState, wording: Wording) -> WardShown:
    words = words_aboard(wording, state)
    return WardShown(
        heads=tuple(words.bed(category) for category in Bed),
        lanes=lanes_of(state),
        places=places_of(state),
        singles=tuple((words.bed(category), place, member) for category, place, member in single_beds_of(state)),
        in_danger=in_danger(state),
        dice=survival_dice(state),
        chance=survival_chance(state),
    )


def treatments(rows: Sequence[AnswerRow]) -> dict[tuple[MemberId, MemberId], AnswerRow]:
    """Who could treat whom, with the answer for it: therapist first, then patient."""
    return {
        (row.command.therapist, row.command.patient): row for row in rows if isinstance(row.command, AssignTherapist)
    }
