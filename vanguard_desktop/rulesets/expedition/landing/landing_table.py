"""The landing table of a world: its own, or the standard one where only a landing is demanded (LND-10, LND-27)."""

from __future__ import annotations

from vanguard_desktop.core import Effect
from vanguard_desktop.setting import InjuryKind, LandingRow, Stat, World

from ..data import Not, StatAtLeast
from ..data import effects as fx

_WOUND = fx.GainInjury(kind=InjuryKind.WOUNDED)
_EACH, _RANDOM = fx.Who.EACH, fx.Who.RANDOM


def _unless(stat: Stat, count: int, effect: Effect) -> fx.If:
    """A row that a good lander avoids (LND-17)."""
    return fx.If(test=Not(test=StatAtLeast(stat=stat, count=count)), then=effect)


STANDARD_LANDING = (
    LandingRow(first=0, last=3, effect=fx.Nothing()),
    LandingRow(
        first=4,
        last=5,
        effect=fx.Choose(
            options=(fx.LoseSupplies(count=4, reduced_by=Stat.ARMOR), fx.ForCrew(who=_EACH, effect=_WOUND))
        ),
    ),
    LandingRow(
        first=6,
        last=7,
        effect=_unless(
            Stat.AGILITY,
            3,
            fx.Choose(options=(fx.LoseSupplies(count=2), fx.ForCrew(who=_EACH, effect=fx.SpendDice(count=2)))),
        ),
    ),
    LandingRow(first=8, last=8, effect=_unless(Stat.SENSORS, 3, fx.ForCrew(who=_RANDOM, effect=_WOUND))),
    LandingRow(
        first=9,
        last=9,
        effect=fx.InOrder(
            steps=(
                fx.ForCrew(who=_EACH, effect=fx.SpendDice()),
                fx.If(test=StatAtLeast(stat=Stat.AGILITY, count=2), then=fx.SkipLanding()),
            )
        ),
    ),
)


def landing_table(board: World) -> tuple[LandingRow, ...]:
    """Empty, if no landing roll is made (LND-24)."""
    return STANDARD_LANDING if board.standard_landing else board.landing
