"""The odds of the running check for those who only look: they ask here and know no rule."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import attrs

from vanguard_desktop.core.cards import RowColor
from vanguard_desktop.core.kinds import Command
from vanguard_desktop.rulesets.expedition.commands import (
    PlayCard,
    UseCombination,
    UseDiscovery,
    UseEquipment,
    UseSkill,
)
from vanguard_desktop.rulesets.expedition.odds_of_check import is_slow, odds_of_check
from vanguard_desktop.rulesets.expedition.planned_check import Intent
from vanguard_desktop.rulesets.expedition.state import State

RESOLVE = 10


@attrs.frozen(kw_only=True)
class Odds:
    """From 0 to 1: how likely each outcome is applied in the end, and each space of each track is reached.

    `known` is False if something was asked for that cannot be reckoned with, such as dice that fall again.
    """

    outcomes: Mapping[RowColor, float]
    tracks: Mapping[RowColor, tuple[float, ...]]
    known: bool = True


def has_odds(state: Any) -> bool:
    """Whether a check runs whose outcome is still open."""
    if not isinstance(state, State) or state.check is None:
        return False
    card = state.check.card
    return bool(card.rows or card.tracks) and state.check.step < RESOLVE


def takes_long(state: State, using: Command | None = None) -> bool:
    """Whether the answer would take longer than a frame of the screen."""
    return is_slow(state, _intent(using))


def reckon(state: State, using: Command | None = None) -> Odds:
    """What the check can come to from here, and with a card or combination used."""
    odds = odds_of_check(state, _intent(using))
    return Odds(
        outcomes={color: chance.share for color, chance in odds.outcomes.items()},
        tracks={track.color: tuple(chance.share for chance in track.places) for track in odds.tracks},
        known=not odds.unknown,
    )


def _intent(using: Command | None) -> Intent:
    match using:
        case UseCombination(source=source, number=number):
            return Intent(paid=((source, number),))
        case PlayCard() | UseSkill() | UseEquipment() | UseDiscovery():
            return Intent(played=(using,))
        case _:
            return Intent()
