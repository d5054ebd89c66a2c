"""Outcome rows and combinations: which dice meet a requirement, and how."""

from __future__ import annotations

from itertools import chain, combinations

import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from tests.support.pools import ICONS, converting, needs, rolled
from vanguard_desktop.dice.coverage import SHOWN, paying, spending
from vanguard_desktop.dice.faces import Color, Icon
from vanguard_desktop.dice.matching import Assignment, assign, best_assignment, covered, payments, pays
from vanguard_desktop.dice.pool import BURNED, PoolDie, Treatment, treat
from vanguard_desktop.dice.requirements import SAME_ICONS, DieItem, IconItem, Requirement, SameItem

ANY = spending(())


def supplied(assignment: Assignment | None) -> dict[int, str]:
    """Which die covers which item."""
    assert assignment is not None
    return {fit.item: fit.die for fit in assignment.fits}


@pytest.mark.rule("REQ-04")
@pytest.mark.example("EX REQ-A")
def test_a_die_item_needs_a_die_of_its_own():
    # Given PHY + red and the pool RED PHY, RED ACC
    pool = rolled("RED PHY, RED ACC")
    # When it is matched, then RED PHY supplies the icon and RED ACC the die
    assert supplied(assign(needs("PHY + red"), pool, ANY)) == {0: pool[0].id, 1: pool[1].id}
    # And with RED PHY alone it is not covered
    assert not covered(needs("PHY + red"), pool[:1], ANY)


@pytest.mark.rule("REQ-07", "REQ-08", "REQ-22", "CHK-38", "CHK-39", "CHK-32")
@pytest.mark.example("EX REQ-C")
def test_two_aces_are_the_same_icon_and_accidents_are_none():
    # Given SAME + SAME and the pool RED PHY, GREEN ACE, RED ACE, BLUE ACC
    pool = rolled("RED PHY, GREEN ACE, RED ACE, BLUE ACC")
    physical, green, red, accident = (die.id for die in pool)
    # When dice are offered for it
    offered = {frozenset(payment.dice) for payment in payments(needs("SAME + SAME"), pool, ())}
    # Then PHY with an ace and both aces are accepted, and nothing with the accident
    assert offered == {frozenset((physical, green)), frozenset((physical, red)), frozenset((green, red))}
    assert not any(pays(needs("SAME + SAME"), (die, pool[3]), ()) for die in pool[:3])
    assert accident not in chain.from_iterable(offered)


@pytest.mark.rule("REQ-07", "CHK-40", "CHK-99")
@pytest.mark.example("EX REQ-D")
def test_a_conversion_completes_three_of_the_same():
    # Given SAME + SAME + SAME and XEN, XEN, BAS (green) with green BAS = XEN
    pool = rolled("XEN, XEN, GREEN BAS")
    # When the player commits the conversion it is covered, without it is not
    assert covered(needs("SAME + SAME + SAME"), pool, paying(converting("green XEN")))
    assert not covered(needs("SAME + SAME + SAME"), pool, paying(()))


@pytest.mark.rule("REQ-11")
@pytest.mark.example("EX REQ-F")
def test_dice_of_different_owners_are_different_payments():
    # Given a combination GAT and two RED GAT of one make, one of an assisting crew
    mine, lent = rolled("GAT, GAT of other")
    lent = PoolDie(id="red-a-2", owner=lent.owner, color=lent.color, icons=lent.icons)
    # When it is paid, then the engine asks which die is used
    assert [payment.dice for payment in payments(needs("GAT"), (mine, lent), ())] == [(mine.id,), (lent.id,)]


@pytest.mark.rule("REQ-11")
def test_equal_dice_of_one_owner_are_one_payment():
    first, second = rolled("GAT, GAT")
    second = PoolDie(id="red-a-2", owner=first.owner, color=first.color, icons=first.icons)
    assert [payment.dice for payment in payments(needs("GAT"), (first, second), ())] == [(first.id,)]
    # of another make what is left over differs
    assert len(payments(needs("GAT"), rolled("GAT, GAT"), ())) == 2


@pytest.mark.rule("REQ-01", "REQ-22", "CHK-44", "CHK-45")
@pytest.mark.example("EX REQ-H")
def test_an_accident_die_is_a_die_in_an_outcome_row():
    # Given TEC / red + blue and the pool RED ACC, BLUE BAS
    pool = rolled("RED ACC, BLUE BAS")
    # When step 8 runs, then the two dice cover the row
    found = assign(needs("TEC / red + blue"), pool, SHOWN)
    assert found is not None
    assert (found.alternative, set(found.dice)) == (1, {die.id for die in pool})
    # A combination takes no accident die
    assert not covered(needs("TEC / red + blue"), pool, paying(()))


ROWS = (needs("EXP / BIO / SCI"), needs("red + green + blue"), Requirement())


@pytest.mark.rule("CHK-72", "CHK-73", "CHK-74")
@pytest.mark.example("EX CHK-A")
def test_the_first_covered_row_from_the_top_is_marked():
    # Given yellow EXP / BIO / SCI, green red + green + blue, red, and RED BAS, GREEN EXP
    pool = rolled("RED BAS, EXP")
    # When step 8 runs, then yellow is marked with EXP; green is not covered
    found = best_assignment(ROWS, pool, ())
    assert found is not None
    assert (found[0], found[1].dice) == (0, (pool[1].id,))
    assert not covered(ROWS[1], pool, ANY)


@pytest.mark.rule("CHK-45", "CHK-72")
@pytest.mark.example("EX CHK-B")
def test_dice_of_three_colors_cover_the_green_row_whatever_they_show():
    # Given the same action and RED ACC, GREEN BAS, BLUE BAS, GREEN XEN
    pool = rolled("RED ACC, GREEN BAS, BLUE BAS, XEN")
    # When step 8 runs and nothing is converted, then green is marked with RED ACC, BLUE BAS and one green die
    found = best_assignment(ROWS, pool, (), shown_only=True)
    assert found is not None
    assert found[0] == 1
    assert {pool[0].id, pool[2].id} < set(found[1].dice)
    assert len(found[1].dice) == 3
    # With a conversion yellow could be covered
    bent = best_assignment(ROWS, pool, converting("green BIO"))
    assert bent is not None
    assert (bent[0], bent[1].shown) == (0, False)


@pytest.mark.rule("CHK-74", "CHK-92", "REQ-01")
def test_without_dice_only_the_red_row_is_covered():
    assert best_assignment(ROWS, (), ()) == (2, Assignment())
    assert best_assignment(ROWS[:2], (), ()) is None


@pytest.mark.rule("REQ-18", "CHK-75")
def test_shown_icons_are_preferred_to_aces_and_conversions():
    pool = rolled("GREEN ACE, GREEN BAS, XEN")
    found = assign(needs("XEN"), pool, spending(converting("green XEN")))
    assert found is not None
    assert (found.shown, found.dice) == (True, (pool[2].id,))
    assert covered(needs("XEN"), pool, SHOWN)
    assert not covered(needs("XEN"), pool[:2], SHOWN)


@pytest.mark.rule("REQ-06", "DIE-08")
def test_an_accident_is_wanted_only_as_a_shown_accident_or_a_burned_basic():
    assert not covered(needs("ACC"), rolled("RED ACE"), ANY)
    (basic,) = rolled("GREEN BAS")
    assert covered(needs("ACC"), (treat(basic, (BURNED,)),), SHOWN)
    assert not covered(needs("XEN"), (treat(basic, (BURNED,)),), spending(converting("green XEN")))
    assert not covered(needs("green"), (treat(basic, (BURNED,)),), paying(()))


@pytest.mark.rule("REQ-05", "CHK-40", "CRW-05")
def test_a_conversion_is_for_basics_of_its_color():
    assert covered(needs("SCI"), rolled("BLUE BAS"), spending(converting("blue SCI")))
    assert not covered(needs("SCI"), rolled("RED BAS"), spending(converting("blue SCI")))


@pytest.mark.rule("CHK-41", "CRW-05")
@pytest.mark.example("EX CRW-D")
def test_only_the_abilities_handed_in_convert_a_lent_die():
    # Given an active crew converting blue BAS to SCI, an assisting crew converting it to CON
    (lent,) = rolled("BLUE BAS of other")
    # When the assisting die shows BLUE BAS, then it can be spent as SCI and not as CON
    active = spending(converting("blue SCI"))
    assert covered(needs("SCI"), (lent,), active)
    assert not covered(needs("CON"), (lent,), active)


@pytest.mark.rule("CHK-43")
def test_one_ability_at_most_is_applied_to_a_die():
    (die,) = rolled("BLUE BAS+BAS")
    both = spending(converting("blue SCI, blue TEC"))
    assert covered(needs("SCI + BAS"), (die,), both)
    assert not covered(needs("SCI + TEC"), (die,), both)


@pytest.mark.rule("CHK-43", "REQ-18")
def test_what_a_conversion_gives_is_not_changed_once_more():
    also_biology = Treatment(shown=Icon.SCIENCE, becomes=(Icon.BIOLOGY,), also=True, color=Color.BLUE)
    basic, science = (treat(die, (also_biology,)) for die in rolled("BLUE BAS, BLUE SCI"))
    able = spending(converting("blue SCI"))
    assert covered(needs("SCI"), (basic,), able)
    assert covered(needs("BIO"), (science,), able)
    assert not covered(needs("BIO"), (basic,), able)
    assert covered(needs("BAS"), (basic,), able)


@pytest.mark.rule("CHK-37")
def test_each_icon_of_a_face_counts():
    assert covered(needs("BIO + BIO"), rolled("BIO+BIO"), SHOWN)
    assert covered(needs("BIO + XEN"), rolled("BIO+XEN"), SHOWN)
    assert not covered(needs("BIO + BIO"), rolled("BIO+XEN"), SHOWN)


@pytest.mark.rule("REQ-09")
def test_a_single_same_is_any_icon_but_an_accident():
    for icon in ("PHY", "RED BAS", "RED ACE"):
        assert covered(needs("SAME"), rolled(icon), ANY)
    assert not covered(needs("SAME"), rolled("RED ACC"), ANY)


@pytest.mark.rule("REQ-10", "CHK-36")
def test_a_payment_moves_no_die_that_adds_nothing():
    pool = rolled("BIO+BIO, BIO, GREEN ACC")
    assert [payment.dice for payment in payments(needs("BIO + BIO"), pool, ())] == [(pool[0].id,)]
    assert not pays(needs("BIO + BIO"), pool[:2], ())
    assert pays(needs("BIO + BIO"), pool[:1], ())


@pytest.mark.rule("REQ-18")
def test_what_also_counts_as_an_icon_really_shows_it():
    basic, science = rolled("BLUE BAS, SCI")
    labeled = Treatment(shown=Icon.BASIC, becomes=(Icon.TECHNOLOGY,), also=True, color=Color.BLUE)
    (treated,) = (treat(die, (labeled,)) for die in (basic,))
    found = assign(needs("TEC"), (science, treated), SHOWN)
    assert found is not None
    assert (found.dice, found.shown) == ((basic.id,), True)
    assert covered(needs("BAS"), (treated,), SHOWN)
    assert not covered(needs("BAS + TEC"), (treated,), ANY)


def by_hand(requirement: Requirement, dice: tuple[PoolDie, ...], converts, accidents: bool = True) -> bool:
    """REQ-04 to REQ-09 word for word: try every icon or die for every item."""

    def tries(items, y, icons, whole):
        if not items:
            return True
        match items[0]:
            case DieItem(color=color):
                return any(
                    tries(items[1:], y, icons, whole | {die.id})
                    for die in dice
                    if color in (None, die.color)
                    and die.id not in whole
                    and not any(used[0] == die.id for used in icons)
                    and (accidents or Icon.ACCIDENT not in die.icons)
                )
            case IconItem() | SameItem() as item:
                wanted = item.icon if isinstance(item, IconItem) else y
                return any(
                    tries(items[1:], y, icons | {(die.id, at)}, whole)
                    for die in dice
                    if die.id not in whole and (accidents or Icon.ACCIDENT not in die.icons)
                    for at, icon in enumerate(die.icons)
                    if (die.id, at) not in icons
                    and (
                        icon is wanted
                        or (icon is Icon.ACE and wanted is not Icon.ACCIDENT)
                        or (icon is Icon.BASIC and any((c.color, c.icon) == (die.color, wanted) for c in converts))
                    )
                )

    return any(
        tries(alternative, y, frozenset(), frozenset()) for alternative in requirement.alternatives for y in SAME_ICONS
    )


WORDS = st.sampled_from([*(icon for icon in ICONS if icon != "ACE"), "SAME", "SAME", "red", "green", "blue", "any"])
REQUIREMENTS = st.lists(st.lists(WORDS, min_size=1, max_size=3).map(" + ".join), min_size=1, max_size=2).map(
    lambda parts: needs(" / ".join(parts))
)
FACES = (
    *("RED PHY", "RED GAT+DEF", "RED PHY+PHY", "RED BAS", "RED ACE", "RED ACC", "EXP", "BIO+XEN", "XEN of other"),
    *("GREEN BAS", "GREEN ACE", "SCI+TEC", "TEC+TEC", "BLUE BAS of other", "BLUE ACE", "BLUE ACC"),
)
POOLS = st.lists(st.sampled_from(FACES), max_size=5).map(lambda parts: rolled(", ".join(parts)) if parts else ())
CONVERTS = st.sampled_from(["", "red PHY", "green XEN, blue SCI", "blue CON, blue TEC"]).map(converting)


@pytest.mark.rule("REQ-04", "REQ-05", "REQ-06", "REQ-07", "REQ-08", "REQ-09", "REQ-22")
@settings(max_examples=250, deadline=None)
@given(REQUIREMENTS, POOLS, CONVERTS)
def test_covered_is_what_trying_everything_finds(requirement, pool, converts):
    assert covered(requirement, pool, spending(converts)) == by_hand(requirement, pool, converts)
    assert covered(requirement, pool, paying(converts)) == by_hand(requirement, pool, converts, accidents=False)
    found = assign(requirement, pool, spending(converts))
    assert (found is not None) == by_hand(requirement, pool, converts)
    if found is not None:
        assert [fit.item for fit in found.fits] == list(range(len(requirement.alternatives[found.alternative])))
        assert by_hand(requirement, tuple(die for die in pool if die.id in found.dice), converts)


@pytest.mark.rule("REQ-10", "REQ-11", "CHK-36")
@settings(max_examples=200, deadline=None)
@given(REQUIREMENTS, POOLS, CONVERTS)
def test_payments_are_all_smallest_sets_of_dice(requirement, pool, converts):
    every = chain.from_iterable(combinations(pool, size) for size in range(len(pool) + 1))
    covering = [frozenset(die.id for die in dice) for dice in every if by_hand(requirement, dice, converts, False)]
    smallest = {dice for dice in covering if not any(other < dice for other in covering)}
    assert {frozenset(payment.dice) for payment in payments(requirement, pool, converts)} == smallest
    for dice in covering:
        assert pays(requirement, tuple(die for die in pool if die.id in dice), converts) == (dice in smallest)
