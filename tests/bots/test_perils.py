"""The sensible bot counts its dice by color and sees the blows of threats coming."""

from __future__ import annotations

import attrs
import pytest

from tests.support.boxes import shipped
from vanguard_desktop.bots.expedition.planning.perils import Perils, peril
from vanguard_desktop.bots.expedition.planning.ways import ways
from vanguard_desktop.bots.expedition.sensible import Sensible
from vanguard_desktop.bots.expedition.worths import gone_worth
from vanguard_desktop.core import CardId, SectorId, WorldId, changed
from vanguard_desktop.dice.faces import ALL_DICE, Color, Section
from vanguard_desktop.play.campaign import fold, open_book
from vanguard_desktop.play.openings import stand_alone_opening
from vanguard_desktop.rulesets.expedition.data import ChooseDieToSacrifice, PickDie, Threat

BONES, ARCH = SectorId(6), SectorId(8)


@pytest.fixture(scope="module")
def salt():
    """The first of the team stands by the bones; from there a blue die leads to the arch."""
    box = shipped()
    state = fold(box, None, open_book(box, stand_alone_opening(box, WorldId("W01"), 2), 4)).state
    first, *others = state.members
    return changed(state, members=(attrs.evolve(first, sector=BONES), *others))


def without(member, color):
    """All dice of a color are spent."""
    spent = tuple(die for die in member.available if ALL_DICE[die].color is color)
    return attrs.evolve(member, available=tuple(die for die in member.available if die not in spent), spent=spent)


@pytest.mark.rule("DIE-27")
def test_a_way_is_dear_to_whoever_lacks_the_color_that_it_asks_for(salt):
    member = salt.members[0]
    has, lacks, other = (ways(salt, one)[ARCH].cost for one in (member, without(member, Color.BLUE), member))
    assert has == other < lacks - 1.0
    assert ways(salt, without(member, Color.RED))[ARCH].cost == has


@pytest.mark.rule("DIE-31")
def test_each_die_that_is_given_up_is_dearer_than_the_one_before():
    assert gone_worth(3) < gone_worth(4) < gone_worth(5) < 0.0


@pytest.mark.rule("THR-04")
def test_a_blow_is_seen_coming_where_a_threat_stands_and_less_where_it_has_to_come_first(salt):
    beset = changed(salt, threats=(Threat(card=CardId("X02"), sector=BONES),))
    near = beset.members[0]
    far = attrs.evolve(near, sector=SectorId(9))
    here, there = (peril(beset, one, Perils().blows(beset, one)) for one in (near, far))
    assert here < there <= 0.0
    assert Perils().blows(salt, near) == ()


@pytest.mark.rule("GEN-10", "THR-04")
def test_who_carries_nothing_to_be_blocked_sees_what_else_the_blow_asks_for(salt):
    """The first threat of the game takes a red die, or the use of some equipment for a while."""
    beset = changed(salt, threats=(Threat(card=CardId("X01"), sector=BONES),))
    bare = without(attrs.evolve(beset.members[0], equipment=()), Color.RED)
    laden = attrs.evolve(bare, equipment=(next(iter(salt.box.equipment)),))
    lost, blocked = (peril(beset, one, Perils().blows(beset, one)) for one in (bare, laden))
    assert lost < blocked - 1.0
    assert blocked < 0.0


def test_the_last_die_of_a_color_that_ways_ask_for_is_given_up_last():
    """However little it can show: without it nobody gets home over the steps."""
    box = shipped()
    state = fold(box, None, open_book(box, stand_alone_opening(box, WorldId("W01"), 4), 4)).state
    scientist = next(one for one in state.members if one.section is Section.SCIENCE)
    spent = attrs.evolve(scientist, sector=BONES, available=(), spent=scientist.available)
    others = (attrs.evolve(one, sector=BONES) for one in state.members if one is not scientist)
    tired = changed(state, members=(spent, *others), pending=(ChooseDieToSacrifice(member=spent.id),))
    given = Sensible().advise(tired, [PickDie(die=die) for die in spent.spent]).command.die
    left = [ALL_DICE[die].color for die in spent.spent if die != given]
    assert set(left) == set(Color)
