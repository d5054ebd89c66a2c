"""How long the odds of twelve dice take, for checks from common to hard, and the choices of a commitment.

What is above 16 ms is asked for in the background (`models.in_background`); the hardest ones do not fold at all.
"""

from __future__ import annotations

from functools import partial
from random import Random

from tests.bench.measure import Measure, best
from tests.support.pools import converting, needs, planned
from vanguard_desktop.core.ids import DieId
from vanguard_desktop.dice.faces import ALL_DICE, Icon
from vanguard_desktop.dice.folding import folds
from vanguard_desktop.dice.odds import odds, outcome_ways
from vanguard_desktop.dice.plan import Aim, CheckPlan, PlannedEffect, PlannedTrack, Turn
from vanguard_desktop.dice.pool import Pool, PoolDie, pool_die
from vanguard_desktop.dice.requirements import PoolTest, Requirement
from vanguard_desktop.dice.special_effects import count, tally, useful_commitments

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
# Whatever such a check takes, it must not hold up a frame: 12 dice within 16 ms.
SMOOTH = 16
AT_ONCE = ("common rows", "hard rows", "two tracks", "tracks of pairs", "an end and rows")


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
        most = SMOOTH if name in AT_ONCE else None
        slowest = f"odds of {dice} dice: {name}, slowest hand"
        measures.append(Measure(name=slowest, value=max(times), unit="ms", most=most))
    return [*measures, in_full(), *commitments(dice)]


def in_full(dice: int = 6) -> Measure:
    """A check that must be enumerated: SAME in a special effect, with aces and conversions for its track."""
    effects = (PlannedEffect(when=needs("SAME + SAME"), track="green"),)
    plan = CheckPlan(dice=planned(*sorted(ALL_DICE)[::7][:dice]), effects=effects, tracks=TRACKS)
    assert not folds(plan, Aim(track="green"))

    def afresh() -> None:
        outcome_ways.cache_clear()
        odds(plan, Aim(track="green"))

    return Measure(name=f"odds of {dice} dice, all pools one by one", value=1000 * best(afresh, rounds=1), unit="ms")


def commitments(dice: int) -> list[Measure]:
    """Pools of nearly nothing but aces and basics that convert, against one look at how often the effect happens."""
    converts = converting("blue SCI, green XEN, red PHY")
    wishes = [needs(text) for text in ("XEN / TEC", "BIO + BIO", "XEN + SCI + PHY")]
    slow, once = [], []
    for hand in range(5):
        chance = Random(hand)
        pool = tuple(_bending(die, chance) for die in chance.sample(sorted(ALL_DICE), dice))
        for wish in wishes:

            def afresh(wish: Requirement = wish, pool: Pool = pool) -> None:
                useful_commitments.cache_clear()
                useful_commitments(wish, pool, converts)

            slow.append(1000 * best(afresh, rounds=2))
            once.append(1000 * best(partial(count, tally(wish), pool, converts), rounds=20))
    return [
        Measure(
            name=f"useful commitments of {dice} dice, slowest pool",
            value=max(slow),
            unit="ms",
            baseline=max(once),
            against="counting once",
            most=6000,
        )
    ]


def _bending(die: DieId, chance: Random) -> PoolDie:
    faces = ALL_DICE[die].faces
    return pool_die(die, chance.choice([n for n, face in enumerate(faces) if {Icon.ACE, Icon.BASIC} & set(face)]))
