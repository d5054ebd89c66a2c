"""What things are worth to players of the habitat: one table of values each."""

from __future__ import annotations

import attrs


@attrs.frozen(kw_only=True)
class Worths:
    """In the measure of one pawn that does something useful. `wound` by how many wounds somebody has already; `pawn` is
    what another pawn has to bring to be put somewhere, `certain` how much a success is worth that needs no dice.
    """

    mission: float = 16.0
    helpful: float = 7.0
    optional: float = 4.0
    way_there: float = 7.0
    explore: float = 2.0
    sample: float = 2.0
    repair: float = 3.0
    threshold: float = 5.0
    track: tuple[float, ...] = (0.0, 0.3, 0.8, 1.5, 2.4, 2.8)
    draw: float = 2.0
    rover: float = 7.0
    stress: float = 0.45
    quarrel: float = 9.0
    morale: float = 3.0
    token: float = 1.1
    wound: tuple[float, ...] = (1.6, 2.0, 4.0, 4.0, 9.0, 90.0)
    heal: tuple[float, ...] = (0.0, 1.0, 2.2, 4.0, 7.0, 14.0)
    condition: float = 4.0
    event: float = 4.5
    danger: float = 3.0
    shut: float = 6.0
    upgrade: float = 3.5
    sow: float = 3.0
    reserve: float = 1.2
    part: float = 2.0
    adventure: float = 0.8
    pawn: float = 2.0
    dice: bool = True


SENSIBLE = Worths()
# Does what lies at hand: looks neither at wounds nor at the track that is about to draw.
NEWCOMER = Worths(
    helpful=4.0,
    way_there=3.0,
    explore=5.0,
    sample=4.0,
    repair=1.5,
    threshold=1.0,
    track=(0.5, 0.6, 0.8, 1.0, 1.4, 1.4),
    stress=0.2,
    quarrel=1.0,
    wound=(0.3, 0.3, 0.6, 1.0, 2.0, 30.0),
    heal=(0.0, 0.5, 0.8, 1.5, 3.0, 6.0),
    event=3.0,
    danger=0.5,
    shut=2.0,
)
STRONG = Worths(
    mission=20.0,
    helpful=9.0,
    way_there=9.0,
    threshold=7.0,
    wound=(1.8, 2.4, 5.0, 5.0, 12.0, 120.0),
    heal=(0.0, 1.0, 2.6, 4.5, 9.0, 18.0),
)
