"""The odds of a check: equal to trying every roll, and to what many rolls bring."""

from __future__ import annotations

import random
from collections import Counter
from fractions import Fraction
from itertools import product
from math import prod

import attrs
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.support.chi_square import likely
from tests.support.pools import converting, needs, planned, rolled
from vanguard_desktop.dice.chances import Harm, InjuryFace, Placed, counts, least_harm, place_dice
from vanguard_desktop.dice.faces import ALL_DICE, DANGER_FACES, INJURY_FACES, Color, DangerIcon, Icon, InjuryIcon
from vanguard_desktop.dice.folding import folds
from vanguard_desktop.dice.odds import Odds, enumerate_pools, odds, outcome_ways, summary
from vanguard_desktop.dice.outlook import play_out
from vanguard_desktop.dice.plan import (
    Aim,
    CheckPlan,
    Outcome,
    PlannedDie,
    PlannedEffect,
    PlannedTrack,
    Turn,
    most_wanted,
    place_after,
    shown,
)
from vanguard_desktop.dice.pool import Treatment
from vanguard_desktop.dice.requirements import PoolTest, Requirement

DAMAGE, HEAVY, MENTAL, SPECIAL = InjuryIcon
YELLOW_GREEN_RED = (needs("EXP / BIO / SCI"), needs("red + green + blue"), Requirement())
TRACKS = (PlannedTrack(name="green", length=4, place=1), PlannedTrack(name="red", length=3))
NO_DEFENSE = PlannedEffect(when=PoolTest(icons=(Icon.DEFENSE,), present=False), ends=True)


def every_roll(plan: CheckPlan, aim: Aim, burned: bool = False, lost: int = 0) -> Counter[Outcome]:
    """All 6^n rolls, one by one; those that show the same are played out once."""
    ways: Counter[Outcome] = Counter()
    for faces in product(*(Counter(die.faces).items() for die in plan.dice)):
        pool = tuple(shown(plan, die, face) for die, (face, _) in zip(plan.dice, faces, strict=True))
        ways[as_counted(plan, play_out(plan, pool, aim, burned, lost))] += prod(times for _, times in faces)
    return ways


def as_counted(plan: CheckPlan, outcome: Outcome) -> Outcome:
    pairs = zip(outcome.times, plan.effects, strict=True)
    return attrs.evolve(outcome, times=tuple(min(times, most_wanted(plan, effect)) for times, effect in pairs))


@pytest.mark.rule("CHK-72", "CHK-74", "DIE-12")
def test_one_die_has_the_odds_of_its_faces():
    # a biology die: 3 BIO and the ace cover yellow; nothing covers green alone
    found = odds(CheckPlan(dice=planned("green-biology-1"), rows=YELLOW_GREEN_RED))
    assert [chance.exact for chance in found.rows] == [Fraction(4, 6), 0, Fraction(2, 6)]
    really = odds(CheckPlan(dice=planned("green-biology-1"), rows=YELLOW_GREEN_RED), Aim(shown_only=True))
    assert [chance.exact for chance in really.rows] == [Fraction(3, 6), 0, Fraction(3, 6)]
    assert found.rows[0].share == pytest.approx(2 / 3)
    bent = CheckPlan(dice=planned("green-biology-1"), rows=YELLOW_GREEN_RED, converts=converting("green EXP"))
    assert [chance.exact for chance in odds(bent).rows] == [Fraction(5, 6), 0, Fraction(1, 6)]


@pytest.mark.rule("CHK-92", "CHK-76")
def test_without_dice_the_red_row_is_certain_and_without_a_red_row_nothing():
    assert [chance.ways for chance in odds(CheckPlan(dice=(), rows=YELLOW_GREEN_RED)).rows] == [0, 0, 1]
    nothing = odds(CheckPlan(dice=(), rows=YELLOW_GREEN_RED[:2]))
    assert nothing.unmarked.exact == 1


@pytest.mark.rule("CHK-66", "TIM-20", "TIM-23")
def test_a_track_stands_where_its_effects_bring_it():
    # two wild dice: each is an accident with 1/2, an ace with 1/2
    plan = CheckPlan(
        dice=planned("red-wild-1", "blue-wild-1"),
        effects=(PlannedEffect(when=needs("BIO"), track="green"), PlannedEffect(when=needs("ACC"), track="red")),
        tracks=(PlannedTrack(name="green", length=3, place=2), PlannedTrack(name="red", length=2)),
    )
    idle = odds(plan)
    assert [chance.exact for chance in idle.tracks["green"]] == [0, 0, 1, 0]
    assert [chance.exact for chance in idle.tracks["red"]] == [Fraction(1, 4), Fraction(1, 2), Fraction(1, 4)]
    helped = odds(plan, Aim(track="green"))
    assert [chance.exact for chance in helped.tracks["green"]] == [0, 0, Fraction(1, 4), Fraction(3, 4)]
    assert [chance.exact for chance in helped.times[0]] == [Fraction(1, 4), Fraction(3, 4)]
    assert helped.tracks["red"] == idle.tracks["red"]


@pytest.mark.rule("CHK-63", "CHK-40", "CHK-41", "TIM-20")
@pytest.mark.example("EX CHK-E")
def test_a_known_roll_comes_to_what_the_rules_say():
    # Given green BAS = BIO, BIO = green, ACC = red, green at 1 of 4, and BLUE ACE, GREEN BIO, GREEN BAS, BLUE ACC
    pool = rolled("BLUE ACE, BIO, GREEN BAS of other, BLUE ACC")
    plan = CheckPlan(
        dice=tuple(PlannedDie(id=die.id, owner=die.owner, color=die.color, faces=(die.icons,)) for die in pool),
        effects=(PlannedEffect(when=needs("BIO"), track="green"), PlannedEffect(when=needs("ACC"), track="red")),
        tracks=TRACKS,
        converts=converting("green BIO"),
    )
    # When the active crew commits the ace and the converted basic, then green reaches 4 and red 1
    outcome = play_out(plan, pool, Aim(track="green"))
    assert (place_after(plan, outcome, "green"), place_after(plan, outcome, "red")) == (4, 1)
    # And the odds of dice that lie already are certain
    assert odds(plan, Aim(track="green")).tracks["green"][4].exact == 1
    assert odds(plan).tracks["green"][2].exact == 1


@pytest.mark.rule("CHK-67", "CHK-68", "CHK-69")
@pytest.mark.example("EX CHK-H")
def test_an_immediate_end_leaves_no_row_to_mark():
    # Given "no DEF in the roll pool: red" and RED BAS, BLUE SCI
    pool = rolled("RED BAS, SCI")
    plan = CheckPlan(dice=(), rows=YELLOW_GREEN_RED, effects=(NO_DEFENSE,))
    # When step 7 reaches it, then step 8 is not run and the red outcome is applied
    assert play_out(plan, pool, Aim()) == Outcome(row=None, ended=0, times=(1,))
    # An ace that is declared to be DEF keeps it off and stays for step 8
    with_ace = (*pool, *rolled("GREEN ACE"))
    assert play_out(plan, with_ace, Aim()) == Outcome(row=0, times=(0,))
    assert play_out(plan, with_ace, Aim(shown_only=True)).ended == 0


@pytest.mark.rule("CHK-88", "TIM-24")
def test_a_marker_regresses_but_not_from_the_outcome_space():
    plan = CheckPlan(
        dice=(),
        effects=(
            PlannedEffect(when=needs("BIO"), track="green", steps=2),
            PlannedEffect(when=needs("ACC"), track="green", steps=-1),
        ),
        tracks=TRACKS,
    )
    assert place_after(plan, Outcome(times=(1, 2)), "green") == 1
    assert place_after(plan, Outcome(times=(2, 3)), "green") == 4
    assert place_after(plan, Outcome(times=(0, 3)), "green") == 0


EFFECTS = {
    "none": (),
    "tracks": (
        PlannedEffect(when=needs("XEN / TEC"), track="green"),
        PlannedEffect(when=needs("ACC"), track="red"),
    ),
    "pairs": (
        PlannedEffect(when=needs("BIO + BIO"), track="green"),
        PlannedEffect(when=needs("CON + TEC"), track="green", steps=2),
        PlannedEffect(when=needs("ACC"), track="red"),
    ),
    "an end and dice": (
        NO_DEFENSE,
        PlannedEffect(when=needs("ACC"), once=True),
        PlannedEffect(when=needs("any + any + any"), track="green"),
    ),
    "a welcome end": (
        PlannedEffect(when=needs("XEN + XEN"), ends=True, welcome=True),
        PlannedEffect(when=needs("green"), track="red", steps=-1),
    ),
    "one pair": (
        PlannedEffect(when=needs("BIO + XEN"), track="green"),
        PlannedEffect(when=needs("ACC"), track="red"),
    ),
    "counting": (
        PlannedEffect(when=PoolTest(icons=(Icon.ACCIDENT,), count=2), ends=True),
        PlannedEffect(when=PoolTest(icons=(Icon.XENOLOGY, Icon.SCIENCE)), ends=True, welcome=True),
    ),
    "the same": (PlannedEffect(when=needs("SAME + SAME"), track="green"),),
    "back and forth": (
        PlannedEffect(when=needs("XEN / any + any"), track="green"),
        PlannedEffect(when=needs("ACC"), track="green", steps=-1),
    ),
}
ROWS = (
    (),
    YELLOW_GREEN_RED,
    (needs("XEN + SCI"), needs("XEN / green + blue"), Requirement()),
    (needs("SAME + SAME + any"), needs("PHY + any")),
)
TREATMENTS = (
    (),
    (Treatment(shown=Icon.BASIC, becomes=(Icon.TECHNOLOGY,), also=True, color=Color.BLUE),),
    (Treatment(shown=Icon.XENOLOGY, becomes=(Icon.XENOLOGY, Icon.XENOLOGY)),),
    (
        Treatment(shown=Icon.CONSTRUCTION, becomes=(Icon.TECHNOLOGY,), also=True),
        Treatment(shown=Icon.TECHNOLOGY, becomes=(Icon.CONSTRUCTION,), also=True),
    ),
)
TURNS = (
    (Turn(color=Color.BLUE),),
    (Turn(count=2, shown=Icon.BASIC, to=(Icon.CONSTRUCTION, Icon.BIOLOGY)), Turn(to=(Icon.BASIC, Icon.ACE))),
)
PLANS = st.builds(
    CheckPlan,
    dice=st.lists(st.sampled_from(sorted(ALL_DICE)), max_size=3, unique=True).map(lambda ids: planned(*ids)),
    rows=st.sampled_from(ROWS),
    effects=st.sampled_from(list(EFFECTS.values())),
    tracks=st.just(TRACKS),
    converts=st.sampled_from(["", "blue SCI", "green XEN, blue BIO, red BIO"]).map(converting),
    treatments=st.sampled_from(TREATMENTS),
    turns=st.sampled_from([(), (), *TURNS]),
    pay=st.sampled_from([(), (), (needs("SAME + SAME"),), (needs("PHY / TEC"), needs("EXP + any"))]),
)
AIMS = st.sampled_from([Aim(), Aim(shown_only=True), Aim(track="green")])


@pytest.mark.rule("CHK-26", "CHK-58", "CHK-63", "CHK-67", "CHK-72", "INJ-24", "REQ-12", "REQ-15", "REQ-16")
@settings(max_examples=120, deadline=None)
@given(PLANS, AIMS, st.booleans(), st.sampled_from([0, 0, 1]))
def test_the_odds_are_those_of_trying_every_roll(plan, aim, burned, lost):
    assert outcome_ways(plan, aim, burned, lost) == every_roll(plan, aim, burned, lost)


@pytest.mark.rule("CHK-88", "CHK-63")
def test_steps_beyond_the_end_of_a_track_make_no_roll_better():
    # A turned die that would only lengthen a full green track is better turned away from red.
    dice = planned("blue-basic-1", "blue-basic-2", "blue-expert-1")
    plan = CheckPlan(dice=dice, effects=EFFECTS["tracks"], tracks=TRACKS, turns=(Turn(color=Color.BLUE),))
    aim = Aim(track="green")
    assert outcome_ways(plan, aim, True, 0) == every_roll(plan, aim, burned=True)


@settings(max_examples=60, deadline=None)
@given(PLANS, AIMS)
def test_enumerating_pools_and_folding_dice_agree(plan, aim):
    assert enumerate_pools(plan, aim) == outcome_ways(plan, aim)


@settings(max_examples=50, deadline=None)
@given(PLANS, AIMS)
def test_the_odds_add_up_to_certainty(plan, aim):
    found = odds(plan, aim)
    assert sum(chance.exact for chance in (*found.rows, *found.ended, found.unmarked)) == 1
    for places in (*found.tracks.values(), *found.times):
        assert sum(chance.exact for chance in places) == 1


def twelve(seed: int) -> tuple[PlannedDie, ...]:
    return planned(*random.Random(seed).sample(sorted(ALL_DICE), 12))


@pytest.mark.parametrize(
    ("seed", "effects", "aim"),
    [(1, "none", Aim()), (2, "tracks", Aim(track="green")), (3, "pairs", Aim()), (4, "an end and dice", Aim())],
)
def test_twelve_dice_fall_as_the_odds_say(seed, effects, aim):
    plan = CheckPlan(
        dice=twelve(seed),
        rows=()
        if effects == "tracks"
        else (needs("CON + TEC + SCI"), needs("XEN + XEN / red + red + red"), Requirement()),
        effects=EFFECTS[effects],
        tracks=TRACKS,
        converts=converting("blue SCI"),
    )
    assert folds(plan, aim)
    chance, rolls = random.Random(seed), 2000
    seen: Counter[Outcome] = Counter()
    for _ in range(rolls):
        pool = tuple(shown(plan, die, chance.choice(die.faces)) for die in plan.dice)
        seen[as_counted(plan, play_out(plan, pool, aim))] += 1
    ways = outcome_ways(plan, aim)
    assert sum(ways.values()) == 6**12
    assert likely(seen, ways)


def test_a_loaded_die_is_noticed():
    plan = CheckPlan(dice=planned("green-biology-1", "blue-science-1"), rows=YELLOW_GREEN_RED)
    ways = outcome_ways(plan)
    fair = Counter({outcome: way * 3000 // 36 for outcome, way in ways.items()})
    assert likely(fair, ways)
    (first, *others) = fair
    loaded = fair + Counter({first: 150}) - Counter({others[0]: 150})
    assert not likely(loaded, ways)


@pytest.mark.rule("DNG-10", "DNG-11")
@pytest.mark.example("EX DNG-D")
def test_the_chance_of_an_injury_for_each_danger_letter():
    # Given the face list and which results of a letter are injuries
    injuries = {
        "A": (DangerIcon.RARE,),
        "B": (DangerIcon.RARE,),
        "C": (DangerIcon.UNCOMMON, DangerIcon.RARE, DangerIcon.SPECIAL),
        "D": (DangerIcon.RARE, DangerIcon.SPECIAL),
    }
    # When the chance is computed for each letter, then it is 1/6 for A and B, 4/6 for C, 2/6 for D
    found = {letter: counts([DANGER_FACES], icons)[1].exact for letter, icons in injuries.items()}
    assert found == {"A": Fraction(1, 6), "B": Fraction(1, 6), "C": Fraction(4, 6), "D": Fraction(2, 6)}


@pytest.mark.rule("INJ-23", "DLY-06", "DLY-07")
@pytest.mark.example("EX DLY-E")
def test_the_chance_to_die_of_a_fourth_injury():
    # Given the faces of the injury die, when all 216 rolls of three are looked at
    rolls = [Counter(roll) for roll in product(INJURY_FACES, repeat=3)]
    deadly = sum(roll[HEAVY] >= 2 or (roll[HEAVY] >= 1 and roll[SPECIAL] >= 1) for roll in rolls)
    # Then 43 of them are deadly
    assert (deadly, len(rolls)) == (43, 216)
    assert [chance.ways for chance in counts([INJURY_FACES] * 3, (HEAVY,))] == [125, 75, 15, 1]


@pytest.mark.rule("DNG-02", "DNG-06")
def test_danger_dice_are_counted_by_icon():
    two = [DANGER_FACES] * 2
    one_of_two = [Fraction(4, 9), Fraction(4, 9), Fraction(1, 9)]
    assert [chance.exact for chance in counts(two, (DangerIcon.COMMON,))] == one_of_two
    rolls = list(product(DANGER_FACES, repeat=2))
    hurt = sum(DangerIcon.RARE in roll or DangerIcon.SPECIAL in roll for roll in rolls)
    assert 1 - counts(two, (DangerIcon.RARE, DangerIcon.SPECIAL))[0].exact == Fraction(hurt, 36)


CRITICAL = InjuryFace(takes={DAMAGE: Harm.OTHER, HEAVY: Harm.WOUND})
EXHAUSTED = InjuryFace(takes={HEAVY: Harm.SACRIFICE})
BURNED_CARD = InjuryFace(takes={DAMAGE: Harm.BURN})
CONCUSSED = InjuryFace(takes={MENTAL: Harm.LOSE_DIE})


def placements(dice: int, *cards: InjuryFace) -> Counter[Placed]:
    """Where the injury dice of every roll go."""
    return Counter(least_harm(roll, cards) for roll in product(INJURY_FACES, repeat=dice))


def worn_odds(plan: CheckPlan, card: InjuryFace) -> Odds:
    """The odds of a check with one injury die and that card."""
    ways: Counter[Outcome] = Counter()
    for placed, times in placements(1, card).items():
        for outcome, way in outcome_ways(plan, burned=placed.burned, lost=placed.lost).items():
            ways[outcome] += way * times
    return summary(plan, ways)


@pytest.mark.rule("CHK-47", "CHK-48", "CHK-49", "CHK-50")
@pytest.mark.example("EX CHK-F", "EX CHK-G")
def test_the_order_of_injury_dice_decides_where_they_lie():
    # Given Critically Wounded (left) and Exhausted, and HEAVY and DAMAGE
    cards = (CRITICAL, EXHAUSTED)
    # When HEAVY is chosen first, it lies on Critically Wounded and DAMAGE on the new Wounded card
    assert place_dice((HEAVY, DAMAGE), cards).cards == (HEAVY, None, DAMAGE)
    # When DAMAGE is chosen first, it lies on Critically Wounded and HEAVY on Exhausted
    assert place_dice((DAMAGE, HEAVY), cards).cards == (DAMAGE, HEAVY)
    # What no free card shows has no effect
    assert place_dice((DAMAGE, DAMAGE, MENTAL), cards) == Placed((DAMAGE, None), False, 0)


@pytest.mark.rule("CHK-11", "CHK-47", "INJ-24")
def test_injury_dice_change_the_pool_with_the_chance_that_their_card_takes_one():
    found = placements(2, BURNED_CARD)
    taken = sum(way for placed, way in found.items() if placed.cards[0] is DAMAGE)
    assert Fraction(taken, 36) == Fraction(5, 9)  # one of two dice shows DAMAGE
    assert Fraction(sum(way for placed, way in found.items() if placed.burned), 36) == Fraction(5, 9)
    one_of_two = [Fraction(4, 9), Fraction(4, 9), Fraction(1, 9)]
    assert [chance.exact for chance in counts([INJURY_FACES] * 2, (MENTAL,))] == one_of_two
    # a die that is left of Burned may take the DAMAGE instead
    assert not any(placed.cards[1] is DAMAGE for placed in placements(1, CRITICAL, BURNED_CARD))


@pytest.mark.rule("INJ-24", "INJ-27", "REQ-06")
def test_burned_and_concussed_lower_the_odds_of_the_rows():
    # a basic die as BIO by conversion: 4 basics and the ace
    plan = CheckPlan(
        dice=planned("green-basic-1"), rows=(needs("BIO"), Requirement()), converts=converting("green BIO")
    )
    assert odds(plan).rows[0].exact == Fraction(5, 6)
    burned = worn_odds(plan, BURNED_CARD)
    assert burned.rows[0].exact == Fraction(2, 3) * Fraction(5, 6) + Fraction(1, 3) * Fraction(1, 6)
    dazed = worn_odds(plan, CONCUSSED)
    assert dazed.rows[0].exact == Fraction(2, 3) * Fraction(5, 6)


@pytest.mark.rule("CHK-26", "CHK-33")
def test_what_a_combination_takes_is_missing_for_the_rows():
    plan = CheckPlan(dice=planned("green-biology-1", "green-biology-2"), rows=(needs("BIO"), Requirement()))
    paying = attrs.evolve(plan, pay=(needs("BIO"),))
    assert odds(plan).rows[0].exact == 1 - Fraction(1, 9)
    found = odds(paying)
    assert found.paid.exact == 1 - Fraction(1, 9)
    assert found.rows[0].exact == Fraction(4, 9)


@pytest.mark.rule("DIE-35", "CHK-18")
def test_a_card_that_turns_a_die_is_played_where_it_helps():
    plan = CheckPlan(dice=planned("green-biology-1", "red-wild-1"), rows=(needs("BIO"), Requirement()))
    assert odds(plan).rows[0].exact == 1 - Fraction(1, 3) * Fraction(1, 2)
    # the biology die has BIO on a face, so turning it is always enough; the wild die has an ace
    assert odds(attrs.evolve(plan, turns=(Turn(color=Color.GREEN),))).rows[0].exact == 1
    assert odds(attrs.evolve(plan, turns=(Turn(color=Color.RED),))).rows[0].exact == 1
    # the wild die has no basic, and BLUE is none of the two
    for useless in (Turn(color=Color.RED, to=(Icon.BASIC,)), Turn(color=Color.BLUE)):
        assert odds(attrs.evolve(plan, turns=(useless,))).rows == odds(plan).rows


@pytest.mark.rule("REQ-17", "CHK-63")
def test_checks_whose_choices_hang_on_the_whole_pool_are_named():
    dice = planned("green-biology-1")
    assert folds(CheckPlan(dice=dice, effects=EFFECTS["tracks"], tracks=TRACKS), Aim(track="green"))
    assert not folds(CheckPlan(dice=dice, effects=EFFECTS["the same"], tracks=TRACKS), Aim())
    assert not folds(CheckPlan(dice=dice, effects=EFFECTS["pairs"], tracks=TRACKS), Aim(track="green"))
    assert folds(CheckPlan(dice=dice, effects=EFFECTS["one pair"], tracks=TRACKS), Aim(track="green"))
    assert not folds(CheckPlan(dice=dice, effects=EFFECTS["tracks"], tracks=TRACKS, pay=(needs("BIO"),)), Aim())
