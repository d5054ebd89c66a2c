"""How long the odds of twelve dice take, for checks from common to hard."""

from __future__ import annotations

from random import Random

from tests.bench.measure import Measure, best
from tests.support.pools import converting, needs, planned
from vanguard_desktop.core.check_plan import Aim, CheckPlan, PlannedEffect, PlannedTrack, Turn
from vanguard_desktop.core.dice import ALL_DICE, Icon
from vanguard_desktop.core.folding import folds
from vanguard_desktop.core.odds import odds, outcome_ways
from vanguard_desktop.core.requirements import PoolTest, Requirement

TRACKS = (PlannedTrack(name="green", length=4, place=1), PlannedTrack(name="red", length=3))
COMMON = (needs("EXP / BIO / SCI"), needs("red + green + blue"), Requirement())
HARD = (needs("CON + TEC + SCI / XEN + XEN"), needs("XEN / green + blue / red + red + red"), Requirement())
CHECKS = {
    "common rows": ({"rows": COMMON}, Aim()),
    "hard rows": ({"rows": HARD}, Aim()),
    "two tracks": (
        {
            "effects": (
                PlannedEffect(when=needs("XEN / TEC"), track="green"),
                PlannedEffect(when=needs("ACC"), track="red"),
            ),
            "tracks": TRACKS,
        },
        Aim(track="green"),
    ),
    "tracks of pairs": (
        {
            "effects": (
                PlannedEffect(when=needs("BIO + BIO"), track="green"),
                PlannedEffect(when=needs("CON + TEC"), track="green", steps=2),
                PlannedEffect(when=needs("ACC"), track="red"),
            ),
            "tracks": TRACKS,
        },
        Aim(),
    ),
    "an end and rows": (
        {
            "effects": (
                PlannedEffect(when=PoolTest(icons=(Icon.EXPLORE, Icon.PHYSICAL), present=False), ends=True),
                PlannedEffect(when=needs("ACC"), once=True),
            ),
            "rows": HARD,
        },
        Aim(),
    ),
    "two tracks, a die turned": (
        {
            "effects": (
                PlannedEffect(when=needs("XEN / TEC"), track="green"),
                PlannedEffect(when=needs("ACC"), track="red"),
            ),
            "tracks": TRACKS,
            "turns": (Turn(),),
        },
        Aim(track="green"),
    ),
    "hard rows, a die turned": ({"rows": HARD, "turns": (Turn(),)}, Aim()),
    "paying two of the same": ({"rows": COMMON, "pay": (needs("SAME + SAME"),)}, Aim()),
}


def measure(dice: int = 12, hands: int = 7) -> list[Measure]:
    """The slowest of several hands of dice for each check; one frame of the screen takes 16 ms."""
    measures = []
    for name, (check, aim) in CHECKS.items():
        times = []
        for hand in range(hands):
            ids = Random(hand).sample(sorted(ALL_DICE), dice)
            plan = CheckPlan(dice=planned(*ids), converts=converting("blue SCI, green XEN"), **check)
            assert folds(plan, aim)

            def afresh(plan: CheckPlan = plan, aim: Aim = aim) -> None:
                outcome_ways.cache_clear()
                odds(plan, aim)

            times.append(1000 * best(afresh, rounds=2))
        measures.append(Measure(name=f"odds of {dice} dice: {name}, slowest hand", value=max(times), unit="ms"))
    return measures
