"""The odds of the running check for those who only look: they ask here and know no rule."""

from __future__ import annotations

from collections.abc import Iterator, Mapping

import attrs

from vanguard_desktop.core import Command, Effect
from vanguard_desktop.rulesets.expedition.check.check import COMBINE, MARK, MODIFY, RESOLVE
from vanguard_desktop.rulesets.expedition.crew.abilities import AnyTime, at_hand, why_not_any_time
from vanguard_desktop.rulesets.expedition.data import CannotPay, Check, Modify, State, UseCombination
from vanguard_desktop.rulesets.expedition.legal import guided
from vanguard_desktop.rulesets.expedition.odds.of_check import CheckOdds, best_row, is_slow, odds_of_check
from vanguard_desktop.rulesets.expedition.odds.planned_check import Intent, is_reckoned
from vanguard_desktop.setting import InjuryKind, RowColor


@attrs.frozen(kw_only=True)
class Assumed:
    """What the players reckon with beside the dice: their convert abilities, and what they would use in the check."""

    converts: bool = True
    used: tuple[Command, ...] = ()

    def intent(self, state: State) -> Intent:
        """The players help a good track along, unless the dice are to speak for themselves."""
        tracks = () if state.check is None else state.check.card.tracks
        good = (track.color for track in tracks if track.color is not RowColor.RED)
        return Intent(
            aim=next(good, None) if self.converts else None,
            converts=self.converts,
            played=tuple(command for command in self.used if isinstance(command, AnyTime)),
            paid=tuple((use.source, use.number) for use in self.used if isinstance(use, UseCombination)),
        )


AS_IT_STANDS = Assumed()


@attrs.frozen(kw_only=True)
class Trouble:
    """Something that an injury or danger die may bring, and how likely that is at least once.

    `letter` is the table of the danger die; an injury names its card. Without an effect nothing happens.
    """

    icon: str
    effect: Effect | None
    share: float
    letter: str = ""
    injury: InjuryKind | None = None


@attrs.frozen(kw_only=True)
class Odds:
    """From 0 to 1: how likely each outcome comes about by itself, and that the marker of a track ends on each space.

    What an outcome does as well, by its arrow, is said in its row and not counted again: all of them make up 1.

    `known` is False if something was asked for that cannot be reckoned with, such as dice that fall again.
    """

    outcomes: Mapping[RowColor, float]
    tracks: Mapping[RowColor, tuple[float, ...]]
    troubles: tuple[Trouble, ...] = ()
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


def has_odds(state: State) -> bool:
    """Whether a check runs whose outcome is still open; what falls in the guided round is settled beforehand."""
    if state.check is None or guided(state) is not None:
        return False
    card = state.check.card
    return bool(card.rows or card.tracks) and state.check.step < RESOLVE


def takes_long(state: State, assumed: Assumed = AS_IT_STANDS) -> bool:
    """Whether the answer would take longer than a frame of the screen."""
    return is_slow(state, assumed.intent(state))


def reckon(state: State, assumed: Assumed = AS_IT_STANDS) -> Odds:
    """What the check can come to from here."""
    odds = odds_of_check(state, assumed.intent(state))
    return Odds(
        outcomes={color: _by_itself(odds, color) for color in odds.outcomes},
        tracks={track.color: tuple(chance.share for chance in track.places) for track in odds.tracks},
        troubles=tuple(_troubles(odds)),
        known=not odds.unknown,
    )


def _by_itself(odds: CheckOdds, color: RowColor) -> float:
    """That its row is marked, or that a special effect ends the check with it."""
    marked = sum(row.chance.share for row in odds.rows if row.color is color)
    return marked + sum(end.chance.share for end in odds.ends if end.color is color)


def _troubles(odds: CheckOdds) -> Iterator[Trouble]:
    """In the order of the dice; what cannot happen any more is left out."""
    for injury in odds.injuries:
        if injury.chance.ways:
            icon = f"injury_{injury.icon.value}"
            yield Trouble(icon=icon, effect=injury.effect, share=injury.chance.share, injury=injury.kind)
    for danger in odds.dangers:
        share = 1 - danger.times[0].share
        if share == 1 or (share > 0 and danger.effect is not None):
            icon = f"danger_{danger.icon.value}"
            yield Trouble(icon=icon, effect=danger.effect, share=share, letter=danger.letter)


def converts_dice(state: State) -> bool:
    """Whether the active crew member has a convert ability, so that it makes a difference to reckon without."""
    return state.check is not None and bool(state.converts(state.check.active))


def assumable(state: State) -> tuple[Command, ...]:
    """What could be used in the check and be reckoned with: abilities that bear on the results, then combinations.

    A combination stands there without its dice: it is paid with what can best be spared.
    """
    check = state.check
    if check is None:
        return ()
    return (*_abilities(state, check), *_combinations(state, check))


def _abilities(state: State, check: Check) -> Iterator[Command]:
    """Before the roll whatever could be used after it, as far as that can be told."""
    if check.step > MODIFY:
        return
    question = Modify(member=check.active)
    for command in at_hand(state, question):
        if is_reckoned(state, command):
            reason = why_not_any_time(state, question, command)
            if reason is None or (check.step < MODIFY and isinstance(reason, CannotPay)):
                yield command


def _combinations(state: State, check: Check) -> Iterator[Command]:
    if check.step > COMBINE:
        return
    for card in dict.fromkeys(state.member(check.active).hand):
        yield UseCombination(source=card, number=1, dice=())
    condition = state.condition_card
    for number in range(1, len(condition.combinations if condition is not None else ()) + 1):
        yield UseCombination(source="condition", number=number, dice=())
