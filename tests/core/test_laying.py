"""Dice that a player lays on a requirement: what lies there meets it, and as much as can stays where it was."""

from __future__ import annotations

from itertools import combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.support.pools import needs, rolled
from vanguard_desktop.dice.coverage import SHOWN, spending
from vanguard_desktop.dice.laying import with_die, without_die
from vanguard_desktop.dice.matching import covers_exactly, ways_to_meet
from vanguard_desktop.dice.pool import PoolDie

ANY = spending(())
REQUIREMENTS = ("PHY", "PHY / EXP", "PHY + red", "red + green + blue", "SAME + SAME", "PHY + PHY / any + any + any")
POOL = "PHY, DEF+PHY, RED ACC, RED ACE, EXP, GREEN BAS, GREEN ACE, BLUE ACC, SCI, PHY+GAT"


def ways(text, pool, reading=ANY):
    return [way.dice for way in ways_to_meet(needs(text), pool, reading)]


def dice(pool, *places):
    return tuple(pool[place].id for place in places)


@pytest.mark.rule("CHK-77", "REQ-10")
def test_a_die_takes_the_place_of_the_one_that_lay_there():
    pool = rolled("PHY, RED PHY, EXP")
    found = with_die(ways("PHY + EXP", pool), pool, dice(pool, 0, 2), pool[1].id)
    assert found is not None
    assert set(found) == set(dice(pool, 1, 2))


@pytest.mark.rule("CHK-77", "REQ-04")
def test_an_ace_may_be_laid_where_a_shown_icon_would_do():
    pool = rolled("PHY, RED ACE, BLUE ACC")
    found = with_die(ways("PHY", pool), pool, dice(pool, 0), pool[1].id)
    assert found is not None
    assert found == dice(pool, 1)
    assert with_die(ways("PHY", pool, SHOWN), pool, dice(pool, 0), pool[1].id) is None
    assert with_die(ways("PHY", pool), pool, dice(pool, 0), pool[2].id) is None


@pytest.mark.rule("REQ-10")
def test_a_die_that_would_be_superfluous_sends_the_one_away_that_makes_it_so():
    pool = rolled("PHY+GAT, PHY, GAT")
    found = with_die(ways("PHY + GAT", pool), pool, dice(pool, 0), pool[1].id)
    assert found is not None
    assert set(found) == set(dice(pool, 1, 2))


@pytest.mark.rule("CHK-77")
def test_a_die_is_taken_away_if_another_can_do_its_part():
    pool = rolled("PHY, EXP, RED ACE")
    found = without_die(ways("PHY + EXP", pool), pool, dice(pool, 0, 1), pool[0].id)
    assert found is not None
    assert set(found) == set(dice(pool, 1, 2))
    assert without_die(ways("PHY + EXP", pool[:2]), pool[:2], dice(pool, 0, 1), pool[0].id) is None


@settings(max_examples=150, deadline=None)
@given(
    text=st.sampled_from(REQUIREMENTS),
    chosen=st.sets(st.integers(0, 9), min_size=1, max_size=6),
    laid=st.sets(st.integers(0, 9), max_size=3),
    data=st.data(),
)
def test_whatever_is_laid_the_requirement_is_met_and_every_die_that_can_serve_may(text, chosen, laid, data):
    pool = tuple(rolled(POOL)[place] for place in sorted(chosen))
    die: PoolDie = data.draw(st.sampled_from(pool))
    lying = [other.id for place, other in enumerate(rolled(POOL)) if place in laid & chosen]
    sets = [each for size in range(1, 5) for each in combinations(pool, size) if covers_exactly(needs(text), each, ANY)]
    found = with_die(ways(text, pool), pool, lying, die.id)
    assert (found is None) == (not any(die in each for each in sets))
    if found is not None:
        assert die.id in found
        assert frozenset(found) in {frozenset(one.id for one in each) for each in sets}
    rest = without_die(ways(text, pool), pool, lying, die.id)
    assert (rest is None) == all(die in each for each in sets)
    if rest is not None:
        assert frozenset(rest) in {frozenset(one.id for one in each) for each in sets if die not in each}
