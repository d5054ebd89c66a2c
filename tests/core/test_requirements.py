"""Requirements as data, what no card can mean, and looking at the roll pool."""

from __future__ import annotations

import pytest

from tests.support.pools import needs, rolled
from vanguard_desktop.dice.faces import Color, Icon
from vanguard_desktop.dice.pool import declarable, passes, results
from vanguard_desktop.dice.requirements import DieItem, IconItem, PoolTest, Requirement

NO_DEFENSE = PoolTest(icons=(Icon.DEFENSE,), present=False)


@pytest.mark.rule("REQ-01", "REQ-02", "CHK-44")
def test_plus_binds_tighter_than_the_slash():
    assert needs("XEN / red + blue") == Requirement(
        alternatives=(
            (IconItem(icon=Icon.XENOLOGY),),
            (DieItem(color=Color.RED), DieItem(color=Color.BLUE)),
        )
    )


@pytest.mark.rule("REQ-01")
def test_the_red_row_asks_for_nothing():
    assert Requirement().always
    assert not needs("any").always


@pytest.mark.rule("REQ-02")
def test_no_text_asks_for_an_ace():
    with pytest.raises(ValueError, match="ace"):
        IconItem(icon=Icon.ACE)


@pytest.mark.rule("REQ-02")
def test_a_requirement_tells_what_it_names():
    assert needs("XEN + SAME / ACC + any").icons == {Icon.XENOLOGY, Icon.ACCIDENT}
    assert needs("XEN + SAME").same
    assert not needs("XEN + any").same


@pytest.mark.rule("REQ-19", "CHK-68", "CHK-69")
@pytest.mark.example("EX CHK-H")
def test_an_icon_is_missing_from_the_roll_pool():
    # Given an immediate effect "no DEF in the roll pool" and RED BAS, BLUE SCI
    pool = rolled("RED BAS, BLUE SCI")
    # When step 7 reaches it, then it applies, and nobody is asked, for there is no ace to declare
    assert passes(NO_DEFENSE, pool)
    assert declarable(NO_DEFENSE, pool) == ()


@pytest.mark.rule("REQ-19", "CHK-69", "DEC-12", "CHK-42")
def test_an_ace_may_be_declared_and_a_conversion_may_not():
    pool = rolled("RED BAS, RED ACE")
    (ace,) = declarable(NO_DEFENSE, pool)
    assert ace == pool[1].id
    assert passes(NO_DEFENSE, pool)
    assert not passes(NO_DEFENSE, pool, [(ace, Icon.DEFENSE)])
    assert passes(NO_DEFENSE, pool, [(pool[0].id, Icon.DEFENSE)])


@pytest.mark.rule("REQ-19")
def test_one_ace_may_stand_for_the_icons_of_several_tests():
    pool = rolled("RED ACE")
    for icon in (Icon.EXPLORE, Icon.PHYSICAL):
        assert passes(PoolTest(icons=(icon,)), pool, [(pool[0].id, icon)])
    neither = PoolTest(icons=(Icon.EXPLORE, Icon.PHYSICAL), present=False)
    assert not passes(neither, pool, [(pool[0].id, Icon.PHYSICAL)])


@pytest.mark.rule("REQ-20", "DIE-08")
def test_counting_takes_double_faces_twice_and_aces_never_as_accident():
    pool = rolled("BIO+BIO, BIO+XEN, RED ACE, RED ACC")
    biology = PoolTest(icons=(Icon.BIOLOGY,), count=4)
    assert results(biology, pool) == 3
    assert not passes(biology, pool)
    assert passes(biology, pool, [(pool[2].id, Icon.BIOLOGY)])
    accidents = PoolTest(icons=(Icon.ACCIDENT,), count=2)
    assert results(accidents, pool, [(pool[2].id, Icon.ACCIDENT)]) == 1
    assert declarable(accidents, pool) == ()


@pytest.mark.rule("DEC-12")
def test_an_ace_is_offered_only_where_it_can_change_the_test():
    assert declarable(NO_DEFENSE, rolled("DEF, RED ACE")) == ()
    assert declarable(PoolTest(icons=(Icon.DEFENSE,), count=3), rolled("DEF, RED ACE")) == ()
    assert len(declarable(PoolTest(icons=(Icon.DEFENSE,), count=3), rolled("DEF, RED ACE, RED ACE"))) == 2


@pytest.mark.parametrize("wrong", [{"icons": ()}, {"icons": (Icon.ACE,)}, {"icons": (Icon.DEFENSE,), "count": 0}])
def test_a_test_of_the_pool_names_what_dice_can_show(wrong):
    with pytest.raises(ValueError, match="names icons"):
        PoolTest(**wrong)
