"""Special effects: how often they happen, which dice they take, what may be committed to them."""

from __future__ import annotations

from itertools import chain, combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.support.pools import OTHER, converting, needs, rolled
from vanguard_desktop.dice.faces import Icon
from vanguard_desktop.dice.pool import BURNED, treat, without
from vanguard_desktop.dice.special_effects import committable, is_useful, same_choices, trigger, useful_commitments


def ids(pool, *places):
    return tuple(pool[place].id for place in places)


@pytest.mark.rule("REQ-12", "REQ-15")
@pytest.mark.example("EX REQ-B")
def test_assignments_are_made_side_by_side():
    # Given CON + TEC and the pool CON+TEC, CON+SCI, TEC
    pool = rolled("CON+TEC, CON+SCI, TEC")
    # When n is computed, then n = 2 and all three dice are moved
    found = trigger(needs("CON + TEC"), pool)
    assert (found.times, found.dice) == (2, ids(pool, 0, 1, 2))


@pytest.mark.rule("REQ-16", "CHK-63")
@pytest.mark.example("EX REQ-E")
def test_an_uncommitted_ace_stays():
    # Given DEF = red progress and the pool DEF, ACE
    pool = rolled("DEF, RED ACE")
    # When the active crew commits nothing, then n = 1, only DEF is moved, the ace stays for step 8
    found = trigger(needs("DEF"), pool)
    assert (found.times, found.dice) == (1, ids(pool, 0))
    assert [die.icons for die in without(pool, found.dice)] == [(Icon.ACE,)]


@pytest.mark.rule("REQ-15", "CHK-60", "REQ-14")
@pytest.mark.example("EX REQ-G")
def test_dice_of_any_color_are_all_spent():
    # Given "3 dice of any color = green progress" and 4 dice left
    pool = rolled("RED ACC, XEN, GREEN ACE, BLUE BAS")
    # When it is resolved, then it happens once and all 4 dice are spent
    found = trigger(needs("any + any + any"), pool)
    assert (found.times, found.dice) == (1, ids(pool, 0, 1, 2, 3))


@pytest.mark.rule("CHK-57", "CHK-58", "CHK-59", "CHK-64", "CHK-65")
@pytest.mark.example("EX CHK-C")
def test_dice_spent_for_one_effect_serve_no_other():
    # Given GAT = green progress, then DEF = red progress, and two dice GAT+GAT and GAT+DEF
    pool = rolled("GAT+GAT, GAT+DEF")
    # When step 7 runs
    first = trigger(needs("GAT"), pool)
    second = trigger(needs("DEF"), without(pool, first.dice))
    # Then green progresses 3 times, both dice are spent, red does not move
    assert (first.times, first.dice) == (3, ids(pool, 0, 1))
    assert (second.times, second.dice) == (0, ())


@pytest.mark.rule("CHK-58", "CHK-59", "REQ-14")
@pytest.mark.example("EX CHK-D")
def test_matching_dice_are_moved_even_if_they_are_not_needed():
    # Given BIO + BIO = green progress and BIO+BIO, BIO+XEN, BIO+XEN
    pool = rolled("BIO+BIO, BIO+XEN, BIO+XEN")
    # When step 7 runs, then the effect happens twice and all three dice are spent
    found = trigger(needs("BIO + BIO"), pool)
    assert (found.times, found.dice) == (2, ids(pool, 0, 1, 2))
    # A fourth icon too many is spent as well
    more = rolled("BIO+BIO, BIO+XEN, BIO+XEN, BIO")
    assert trigger(needs("BIO + BIO"), more).dice == ids(more, 0, 1, 2, 3)


@pytest.mark.rule("CHK-40", "CHK-41", "CHK-63", "REQ-12", "REQ-13")
@pytest.mark.example("EX CHK-E")
def test_a_committed_ace_and_a_converted_basic_count_and_are_spent():
    # Given green BAS = BIO, effects BIO = green and ACC = red, and BLUE ACE, GREEN BIO, assisting GREEN BAS, BLUE ACC
    converts = converting("green BIO")
    pool = rolled("BLUE ACE, BIO, GREEN BAS of other, BLUE ACC")
    # When the active crew commits the ace and the converted basic
    chosen = ids(pool, 0, 2)
    assert is_useful(needs("BIO"), pool, converts, chosen)
    green = trigger(needs("BIO"), pool, converts, chosen)
    red = trigger(needs("ACC"), without(pool, green.dice), converts)
    # Then green moves from 1 to its outcome at 4, red once, and the assisting die is among those spent
    assert (green.times, red.times) == (3, 1)
    assert [die.owner for die in pool if die.id in green.dice][2] == OTHER


@pytest.mark.rule("CHK-61")
def test_nothing_is_moved_for_an_effect_that_does_not_happen():
    found = trigger(needs("BIO + BIO"), rolled("BIO, XEN"))
    assert (found.times, found.dice) == (0, ())


@pytest.mark.rule("INJ-24", "INJ-27", "REQ-06")
@pytest.mark.example("EX INJ-E")
def test_burned_basics_are_accidents_for_special_effects():
    # Given a Burned crew with RED BAS, BLUE SCI and the special effect ACC = red progress
    pool = tuple(treat(die, (BURNED,)) for die in rolled("RED BAS, SCI"))
    # When step 7 runs, then red progresses once, RED BAS is spent and BLUE SCI stays
    found = trigger(needs("ACC"), pool)
    assert (found.times, found.dice) == (1, ids(pool, 0))


@pytest.mark.rule("CHK-63", "CHK-95", "DEC-11")
def test_every_committed_die_must_raise_the_count():
    pool = rolled("BIO, RED ACE, GREEN ACE, GREEN BAS, BLUE BAS")
    converts = converting("green BIO")
    # one more icon makes a pair; a second one more is idle, a third makes the next pair
    assert is_useful(needs("BIO + BIO"), pool, converts, ids(pool, 1))
    assert not is_useful(needs("BIO + BIO"), pool, converts, ids(pool, 1, 2))
    assert is_useful(needs("BIO + BIO"), pool, converts, ids(pool, 1, 2, 3))
    assert not is_useful(needs("BIO + BIO"), pool, converts, ids(pool, 4))
    assert not is_useful(needs("BIO + BIO"), pool, converts, ())
    assert committable(needs("BIO + BIO"), pool, converts) == ids(pool, 1, 2, 3)
    assert committable(needs("ACC"), pool, converts) == ()


@pytest.mark.rule("REQ-16")
def test_a_die_item_takes_a_die_already_so_its_ace_cannot_be_committed():
    pool = rolled("RED ACE, GREEN ACE")
    assert committable(needs("any"), pool, ()) == ()
    assert trigger(needs("any"), pool).times == 2


@pytest.mark.rule("REQ-17")
def test_same_is_carried_out_for_one_icon_after_the_other():
    pool = rolled("XEN, XEN, SCI+SCI, GREEN BAS, RED ACC, BLUE ACE")
    assert same_choices(needs("SAME + SAME"), pool) == (Icon.XENOLOGY, Icon.SCIENCE, Icon.BASIC)
    first = trigger(needs("SAME + SAME"), pool, same=Icon.XENOLOGY)
    assert (first.times, first.dice) == (1, ids(pool, 0, 1))
    rest = without(pool, first.dice)
    second = trigger(needs("SAME + SAME"), rest, same=Icon.SCIENCE)
    assert (second.times, second.dice) == (1, ids(pool, 2))
    last = without(rest, second.dice)
    assert same_choices(needs("SAME + SAME"), last) == (Icon.BASIC,)
    assert trigger(needs("SAME + SAME"), last, committed=ids(pool, 5), same=Icon.BASIC).dice == ids(pool, 3, 5)


POOLS = st.lists(
    st.sampled_from(
        [
            "BIO",
            "BIO+XEN",
            "BIO+BIO",
            "XEN",
            "GREEN BAS",
            "GREEN BAS of other",
            "BLUE ACE",
            "RED ACE",
            "CON+TEC",
            "RED ACC",
        ]
    ),
    min_size=1,
    max_size=6,
).map(lambda parts: rolled(", ".join(parts)))
EFFECTS = st.sampled_from(
    [
        "BIO",
        "BIO / XEN",
        "BIO + BIO",
        "BIO + XEN",
        "BIO / XEN + CON",
        "BIO + green",
        "any + any",
        "CON + BIO / XEN + XEN",
    ]
).map(needs)


def most_by_hand(requirement, pool, converts, committed):
    """REQ-12 word for word: take dice away assignment by assignment, every way there is."""
    icons = [(number, place, icon, die) for number, die in enumerate(pool) for place, icon in enumerate(die.icons)]

    def fits(icon, die, item):
        if icon is item.icon:
            return True
        if die.id not in committed:
            return False
        return icon is Icon.ACE or (icon is Icon.BASIC and (die.color, item.icon) in converts)

    def fill(items, used, whole):
        """Every way to fill one alternative."""
        if not items:
            yield used, whole
            return
        if hasattr(items[0], "icon"):
            for number, place, icon, die in icons:
                if number not in whole and (number, place) not in used and fits(icon, die, items[0]):
                    yield from fill(items[1:], used | {(number, place)}, whole)
        else:
            for number, die in enumerate(pool):
                free = number not in whole and not any(at == number for at, _ in used)
                if free and items[0].color in (None, die.color):
                    yield from fill(items[1:], used, whole | {number})

    seen = {}

    def most(used, whole):
        if (used, whole) not in seen:
            ways = {way for alternative in requirement.alternatives for way in fill(alternative, used, whole)}
            seen[used, whole] = max((1 + most(*way) for way in ways), default=0)
        return seen[used, whole]

    return most(frozenset(), frozenset())


@pytest.mark.rule("REQ-12", "REQ-13", "REQ-14", "CHK-62", "CHK-95")
@settings(max_examples=150, deadline=None)
@given(EFFECTS, POOLS.filter(lambda pool: sum(len(die.icons) for die in pool) <= 7), st.data())
def test_the_count_is_what_trying_everything_finds(requirement, pool, data):
    converts = converting("green XEN")
    pairs = {(convert.color, convert.icon) for convert in converts}
    committed = data.draw(st.sets(st.sampled_from([die.id for die in pool])))
    times = most_by_hand(requirement, pool, pairs, committed)
    assert trigger(requirement, pool, converts, committed).times == times
    useful = bool(committed) and all(
        most_by_hand(requirement, pool, pairs, committed - {die}) < times for die in committed
    )
    assert is_useful(requirement, pool, converts, committed) == useful


@pytest.mark.rule("CHK-63", "CHK-95", "DEC-11")
@settings(max_examples=100, deadline=None)
@given(EFFECTS, POOLS)
def test_all_useful_commitments_are_found(requirement, pool):
    converts = converting("green XEN")
    every = chain.from_iterable(combinations([die.id for die in pool], size) for size in range(len(pool) + 1))
    useful = {frozenset(chosen) for chosen in every if is_useful(requirement, pool, converts, chosen)}
    # all dice here differ in make, so none of the sets are merged
    assert {frozenset(chosen) for chosen in useful_commitments(requirement, pool, converts)} == useful
    assert set(committable(requirement, pool, converts)) == set(chain.from_iterable(useful))
