"""Which of the own dice make a check likelier: all others can stay at home for the next one."""

from __future__ import annotations

from itertools import accumulate

from vanguard_desktop.core import Command, DieId
from vanguard_desktop.dice.faces import ALL_DICE
from vanguard_desktop.rulesets.expedition.data import GatherDice, State
from vanguard_desktop.rulesets.expedition.data.commands import AddDie, TakeBackDie
from vanguard_desktop.rulesets.expedition.odds.of_check import odds_of_check
from vanguard_desktop.rulesets.expedition.odds.planned_check import Intent
from vanguard_desktop.setting import RowColor

from .check_odds import has_odds

_NOTHING = 1e-9  # less than that is a rounding, not a chance


def helping_dice(state: State) -> tuple[Command, ...]:
    """Take these of the own dice beside those in hand (CHK-05): without any one of them an outcome that is wished
    for, or a step of a track, would be less likely. The dice of others are theirs to offer.
    """
    if not isinstance(state.question, GatherDice) or not has_odds(state):
        return ()
    check = state.running_check
    taken = [die for die, _ in check.hand]
    offered = list(state.member(check.active).available)
    worth, needed = _worth(state, [*taken, *offered]), set[tuple[object, ...]]()
    for die in tuple(offered):
        if (kind := _kind(die)) in needed:
            continue
        without = [each for each in offered if each != die]
        left = _worth(state, [*taken, *without])
        if all(now > before - _NOTHING for now, before in zip(left, worth, strict=True)):
            offered, worth = without, left
        else:
            needed.add(kind)
    most = check.card.most_dice
    return tuple(AddDie(die=die) for die in offered[: None if most is None else max(most - len(taken), 0)])


def all_back(state: State) -> tuple[Command, ...]:
    """Put every die in hand back (CHK-07)."""
    if not isinstance(state.question, GatherDice):
        return ()
    return tuple(TakeBackDie(die=die) for die, _ in state.running_check.hand)


def _kind(die: DieId) -> tuple[object, ...]:
    it = ALL_DICE[die]
    return it.color, it.type, it.skill


def _worth(state: State, hand: list[DieId]) -> tuple[float, ...]:
    """With this hand: the chance of each good outcome or a better one, and how far tracks come."""
    odds = odds_of_check(state, Intent(hand=tuple(hand)))
    good = [row.chance.share for row in odds.rows if row.color is not RowColor.RED]
    steps = [sum(far * chance.share for far, chance in enumerate(track.places)) for track in odds.tracks]
    return (*accumulate(good), *steps)
