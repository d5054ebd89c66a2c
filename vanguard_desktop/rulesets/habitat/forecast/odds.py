"""Odds before anything is rolled: of planned actions, and that a malfunction track draws a card (HDC-11, HMF-09).

All of them are exact.
"""

from __future__ import annotations

from fractions import Fraction

import attrs

from ..actions.weight import actor, judged, weigh
from ..crew.health import suffered
from ..data.actions import Dice, Stack, Weight
from ..data.kinds import Color, Complex, Sign
from ..dice import FACES, MALFUNCTION_FACES, SIDES
from ..malfunctions.tracks import dice_of_sol, worn
from ..state import FULL_TRACK, MOST_WOUNDS, HabitatState

NEVER, SURE = Fraction(0), Fraction(1)


@attrs.frozen(kw_only=True)
class Odds:
    """Of a planned action, as it stands: that it succeeds, that whoever acts is wounded, that there is an adventure,
    and that the wound kills. Which adventure that would be nobody is told (HAP-06).
    """

    success: Fraction
    wound: Fraction
    adventure: Fraction
    death: Fraction


def shows(color: Color, sign: Sign) -> Fraction:
    """How likely one action die shows its symbol (HDC-09)."""
    return Fraction(FACES[color][sign], SIDES)


def odds(state: HabitatState, stack: Stack) -> Odds:
    """HDC-11: from what the action weighs at confirmation."""
    weight = weigh(judged(state), stack)
    wound = wounded(weight)
    who = actor(stack)
    someone = None if who is None else state.astronaut(who)
    lethal = someone is not None and someone.wounds + suffered(someone, 1) > MOST_WOUNDS
    return Odds(
        success=succeeds(weight),
        wound=wound,
        adventure=adventurous(weight),
        death=wound if lethal else NEVER,
    )


def succeeds(weight: Weight) -> Fraction:
    """HDC-12, HDC-14: a forced second roll only after a success."""
    if weight.dice is Dice.NONE or weight.color is None:
        return SURE
    once = shows(weight.color, Sign.SUCCESS)
    return once * once if weight.reroll else once


def wounded(weight: Weight) -> Fraction:
    """HGN-21: tokens and terrain are certain, otherwise the die decides; it is one wound."""
    if weight.wounds:
        return SURE
    return shows(weight.color, Sign.WOUND) if weight.dice is Dice.ALL and weight.color is not None else NEVER


def adventurous(weight: Weight) -> Fraction:
    """HDC-21, HDC-24."""
    if weight.color is None:
        return NEVER
    if weight.adventure:
        return SURE
    return shows(weight.color, Sign.ADVENTURE) if weight.dice is Dice.ALL else NEVER


def draws(state: HabitatState) -> dict[Complex, Fraction]:
    """How likely each track draws a card in the malfunctions phase of this sol, from its level, its die and what is
    worn (HMF-01 to HMF-09); dice that were rolled already are taken as they lie.
    """
    found = {}
    for complex in Complex:
        missing = FULL_TRACK - state.tracks[complex] - worn(state, complex)
        if state.pool.get(complex):
            found[complex] = SURE if state.pool[complex] >= missing else NEVER
        elif complex in dice_of_sol(state):
            faces = MALFUNCTION_FACES[complex]
            found[complex] = Fraction(sum(face >= missing for face in faces), len(faces))
        else:
            found[complex] = SURE if missing <= 0 else NEVER
    return found
