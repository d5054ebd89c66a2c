"""Action dice and malfunction dice, with their faces (HDC-09, HMF-17)."""

from __future__ import annotations

from .data.chance import DieRolled
from .data.kinds import Color, Complex, Sign
from .state import HabitatState

SIDES = 6
# How many of the six faces show the symbol (HDC-09).
FACES: dict[Color, dict[Sign, int]] = {
    Color.GREEN: {Sign.SUCCESS: 4, Sign.WOUND: 3, Sign.ADVENTURE: 3},
    Color.GRAY: {Sign.SUCCESS: 5, Sign.WOUND: 1, Sign.ADVENTURE: 2},
    Color.BLUE: {Sign.SUCCESS: 4, Sign.WOUND: 1, Sign.ADVENTURE: 3},
    Color.BROWN: {Sign.SUCCESS: 4, Sign.WOUND: 2, Sign.ADVENTURE: 3},
}
# HMF-17, by the complex that a die belongs to: yellow, orange, red (HMF-02).
MALFUNCTION_FACES: dict[Complex, tuple[int, ...]] = {
    Complex.WORK: (1, 1, 2, 2, 3, 3),
    Complex.LIVING: (1, 1, 2, 2, 3, 4),
    Complex.SYSTEMS: (1, 2, 2, 3, 3, 4),
}


def roll(state: HabitatState, color: Color, sign: Sign) -> DieRolled:
    """One action die, by the generator of the game (HGN-19)."""
    face, rng = state.rng.below(SIDES)
    return DieRolled(color=color, sign=sign, shows=face < FACES[color][sign], drawn=rng.since(state.rng))
