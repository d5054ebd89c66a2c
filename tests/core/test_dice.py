"""The dice of the box: what they show, how many there are, whose they are at first."""

from __future__ import annotations

from collections import Counter

import pytest

from vanguard_desktop.core.dice import (
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
)


@pytest.mark.rule("DIE-14")
def test_sixty_dice_lie_in_the_box():
    assert len(ALL_DICE) == 60
    assert Counter(die.color for die in ALL_DICE.values()) == dict.fromkeys(Color, 20)


def test_an_id_names_one_die():
    assert all(ALL_DICE[id].id == id for id in ALL_DICE)


@pytest.mark.rule("DIE-12")
def test_every_die_has_six_faces_of_its_own_color():
    for die in ALL_DICE.values():
        assert len(die.faces) == 6
        skills = {icon for face in die.faces for icon in face} - {Icon.BASIC, Icon.ACE, Icon.ACCIDENT}
        assert skills <= set(SKILLS[die.color])


@pytest.mark.rule("DIE-11")
def test_brackets_stand_on_the_first_faces():
    assert {die.type: die.bracketed for die in ALL_DICE.values()} == {
        kind: 4 if kind is DieType.BASIC else 3 for kind in DieType
    }


def test_every_skill_has_one_color():
    assert len(COLOR_OF) == 9
    assert all(icon in SKILLS[color] for icon, color in COLOR_OF.items())


def test_the_sections_start_with_five_dice_each_and_share_none():
    dice = [die for section in Section for die in STARTING_DICE[section]]
    assert len(dice) == len(set(dice)) == 20
    assert set(dice) <= set(ALL_DICE)


@pytest.mark.rule("DNG-02")
def test_a_danger_die_shows_all_its_results():
    assert Counter(DANGER_FACES) == {
        DangerIcon.COMMON: 2,
        DangerIcon.UNCOMMON: 2,
        DangerIcon.RARE: 1,
        DangerIcon.SPECIAL: 1,
    }


@pytest.mark.rule("INJ-22")
def test_an_injury_die_shows_all_its_results():
    assert set(INJURY_FACES) == set(InjuryIcon)
    assert len(INJURY_FACES) == 6
