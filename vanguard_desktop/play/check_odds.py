"""The odds of the running check for those who only look: they ask here and know no rule."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

import attrs

from vanguard_desktop.core.cards import RowColor
from vanguard_desktop.core.kinds import Command
from vanguard_desktop.rulesets.expedition.check import MARK, RESOLVE
from vanguard_desktop.rulesets.expedition.commands import (
    PlayCard,
    UseCombination,
    UseDiscovery,
    UseEquipment,
    UseLander,
    UseSkill,
)
from vanguard_desktop.rulesets.expedition.odds_of_check import best_row, is_slow, odds_of_check
from vanguard_desktop.rulesets.expedition.planned_check import Intent
from vanguard_desktop.rulesets.expedition.state import State


@attrs.frozen(kw_only=True)
class Odds:
    """From 0 to 1: how likely each outcome is applied in the end, and each space of each track is reached.

    `known` is False if something was asked for that cannot be reckoned with, such as dice that fall again.
    """

    outcomes: Mapping[RowColor, float]
    tracks: Mapping[RowColor, tuple[float, ...]]
    known: bool = True


@attrs.frozen(kw_only=True)
class Reach:
    """The row that would be marked if the dice stayed as they lie; not `sure` if that needs an ace or a conversion."""

    color: RowColor
    sure: bool


def in_reach(state: State) -> Reach | None:
    """None before the roll, after a row is marked, for tracks, and if no row is covered."""
    check = state.check
    if check is None or not check.pool or check.step > MARK:
        return None
    best = best_row(state)
    if best is None:
        return None
    shown = best_row(state, Intent(shown_only=True))
    return Reach(color=best.color, sure=shown is not None and shown.color is best.color)


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
        case PlayCard() | UseSkill() | UseEquipment() | UseDiscovery() | UseLander():
            return Intent(played=(using,))
        case _:
            return Intent()
