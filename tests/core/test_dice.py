"""The faces of all dice, and turning a die to a result."""

from __future__ import annotations

from collections import Counter
from fractions import Fraction

import pytest

from tests.support.pools import rolled
from vanguard_desktop.core.ids import DieId
from vanguard_desktop.dice.faces import (
    ALL_DICE,
    COLOR_OF,
    DANGER_FACES,
    INJURY_FACES,
    SKILLS,
    STARTING_DICE,
    Color,
    DangerIcon,
    DieType,
    Icon,
    InjuryIcon,
    Section,
    faces,
)
from vanguard_desktop.dice.pool import BURNED, PoolDie, Treatment, faces_to_turn_to, pool_die, treat, without


def share(die: DieId, icon: Icon) -> Fraction:
    """How much of the die shows the icon or can stand for it."""
    all_faces = ALL_DICE[die].faces
    return Fraction(sum(icon in face or Icon.ACE in face for face in all_faces), len(all_faces))


@pytest.mark.rule("DIE-12", "DIE-05", "DIE-10")
@pytest.mark.example("EX DIE-A")
def test_physical_is_as_likely_as_the_face_table_says():
    # Given the face table, when the faces are counted that show or can stand for PHY
    shares = {
        name: share(DieId(f"red-{name}-1"), Icon.PHYSICAL)
        for name in ("physical", "universal", "expert", "wild", "basic")
    }
    # Then it is 4/6 on the specialized die, 3/6 on universal, expert and wild ones, 1/6 on the basic die
    assert shares == {
        "physical": Fraction(4, 6),
        "universal": Fraction(3, 6),
        "expert": Fraction(3, 6),
        "wild": Fraction(3, 6),
        "basic": Fraction(1, 6),
    }


@pytest.mark.rule("DIE-35")
@pytest.mark.example("EX DIE-F")
def test_a_die_turns_only_to_a_face_it_has():
    # Given a wild die showing an accident, when the player wants it turned
    wild = DieId("red-wild-1")
    # Then PHY is on none of its faces; the ace is
    assert faces_to_turn_to(wild, Icon.PHYSICAL) == ()
    assert faces_to_turn_to(wild, Icon.ACE) == (0, 1, 2)


@pytest.mark.rule("DIE-01", "DIE-02", "DIE-03", "DIE-04")
def test_nine_skills_three_of_each_color_on_five_makes_of_dice():
    assert [len(icons) for icons in SKILLS.values()] == [3, 3, 3]
    assert len(COLOR_OF) == 9
    assert {die.color for die in ALL_DICE.values()} == set(Color)
    assert {len(die.faces) for die in ALL_DICE.values()} == {6}
    for color in Color:  # and three that occur on all colors
        shown = {icon for die in ALL_DICE.values() if die.color is color for face in die.faces for icon in face}
        assert shown - COLOR_OF.keys() == {Icon.BASIC, Icon.ACE, Icon.ACCIDENT}
    assert {die.type for die in ALL_DICE.values()} == set(DieType)
    for die in ALL_DICE.values():
        skills = {icon for face in die.faces for icon in face if icon in COLOR_OF}
        assert {COLOR_OF[icon] for icon in skills} <= {die.color}
    # a specialized die is made for one skill, and there is one for each
    specialized = {die.id.split("-")[1] for die in ALL_DICE.values() if die.type is DieType.SPECIALIZED}
    assert specialized == {icon.value for icon in COLOR_OF}


@pytest.mark.rule("DIE-11", "DIE-12")
def test_bracketed_faces_are_of_the_most_common_kind():
    for die in ALL_DICE.values():
        assert die.bracketed >= 2
        kinds = Counter((len(face), len(set(face)), face if die.type is DieType.BASIC else ()) for face in die.faces)
        first = die.faces[0]
        same_kind = kinds[len(first), len(set(first)), first if die.type is DieType.BASIC else ()]
        assert die.bracketed <= same_kind


@pytest.mark.rule("DIE-10")
def test_universal_and_expert_dice_have_no_accident_and_wild_ones_only_aces_and_accidents():
    for color in Color:
        for make in (DieType.UNIVERSAL, DieType.EXPERT):
            assert (Icon.ACCIDENT,) not in faces(color, make)
        assert Counter(faces(color, DieType.WILD)) == {(Icon.ACE,): 3, (Icon.ACCIDENT,): 3}


@pytest.mark.rule("DIE-13", "DIE-14")
def test_the_supply_holds_twenty_dice_of_each_color():
    for color in Color:
        makes = Counter(die.type for die in ALL_DICE.values() if die.color is color)
        assert makes == {
            DieType.BASIC: 4,
            DieType.SPECIALIZED: 6,
            DieType.UNIVERSAL: 4,
            DieType.EXPERT: 4,
            DieType.WILD: 2,
        }


@pytest.mark.rule("DIE-14", "DIE-15", "DIE-16")
@pytest.mark.example("EX DIE-G")
def test_the_starting_sets_leave_no_basic_die_and_two_wild_ones_of_each_color():
    # Given a new campaign, when the four starting sets are taken from the supply
    taken = [die for section in Section for die in STARTING_DICE[section]]
    left = [die for id, die in ALL_DICE.items() if id not in taken]
    # Then each section has five dice of its own, no basic die is left, and two wild dice of each color
    assert [len(STARTING_DICE[section]) for section in Section] == [5, 5, 5, 5]
    assert len(set(taken)) == 20
    assert not [die for die in left if die.type is DieType.BASIC]
    assert Counter(die.color for die in left if die.type is DieType.WILD) == dict.fromkeys(Color, 2)


@pytest.mark.rule("INJ-22", "INJ-23", "DNG-02", "DNG-10")
def test_injury_and_danger_dice_have_six_faces_and_four_icons():
    assert Counter(INJURY_FACES) == {
        InjuryIcon.DAMAGE: 2,
        InjuryIcon.HEAVY: 1,
        InjuryIcon.MENTAL: 2,
        InjuryIcon.SPECIAL: 1,
    }
    assert Counter(DANGER_FACES) == {
        DangerIcon.COMMON: 2,
        DangerIcon.UNCOMMON: 2,
        DangerIcon.RARE: 1,
        DangerIcon.SPECIAL: 1,
    }


@pytest.mark.rule("INJ-27", "REQ-06")
def test_burned_makes_basics_accidents_and_leaves_other_results_alone():
    (basic, science) = rolled("RED BAS, SCI")
    assert treat(basic, (BURNED,)).icons == (Icon.ACCIDENT,)
    assert treat(science, (BURNED,)) == science


@pytest.mark.rule("GEN-02")
def test_a_treatment_means_only_the_dice_it_names():
    (die,) = rolled("BLUE BAS")
    as_tech = {"shown": Icon.BASIC, "becomes": (Icon.TECHNOLOGY,), "also": True}
    assert treat(die, (Treatment(**as_tech, color=Color.BLUE),)).shown == {Icon.BASIC, Icon.TECHNOLOGY}
    for other in ({"color": Color.RED}, {"owner": "somebody"}, {"die": "blue-science-1"}):
        assert treat(die, (Treatment(**as_tech, **other),)) == die


@pytest.mark.rule("CHK-37")
def test_an_icon_that_counts_twice_is_there_twice_and_a_whole_face_may_become_another():
    (die,) = rolled("BIO+XEN")
    twice = Treatment(shown=Icon.XENOLOGY, becomes=(Icon.XENOLOGY, Icon.XENOLOGY))
    assert treat(die, (twice,)).icons == (Icon.BIOLOGY, Icon.XENOLOGY, Icon.XENOLOGY)
    assert treat(die, (twice, Treatment(shown=None, becomes=(Icon.ACE,)))).icons == (Icon.ACE,)


def test_a_treatment_that_counts_also_names_its_icon():
    with pytest.raises(ValueError, match="name it"):
        Treatment(shown=None, becomes=(Icon.ACE,), also=True)


@pytest.mark.rule("CHK-15")
def test_a_rolled_die_keeps_its_color_face_and_owner():
    die = pool_die(DieId("green-universal-2"), 1, owner="ada")
    assert die == PoolDie(
        id=DieId("green-universal-2"), owner="ada", color=Color.GREEN, icons=(Icon.BIOLOGY, Icon.XENOLOGY)
    )
    assert die.make == "green-universal"
    assert without((die,), [die.id]) == ()
