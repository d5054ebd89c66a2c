"""Tasks of the crew: who may be assigned, what becomes of them, how icons are matched (TSK)."""

from __future__ import annotations

import pytest

from tests.ship.ship import ENG, REC, SCI, SEC, aboard, small_ship
from tests.support.scenario import ANSWERED, TAKEN, queued
from vanguard_desktop.core.ids import MemberId
from vanguard_desktop.dice.faces import Icon
from vanguard_desktop.rulesets.ship import effects as fx
from vanguard_desktop.rulesets.ship import zones
from vanguard_desktop.rulesets.ship.data.aboard.crew import Sleeved
from vanguard_desktop.rulesets.ship.data.common import ChooseThing, NotOffered, Pass, PickThing
from vanguard_desktop.rulesets.ship.data.facilities.tasks import AssignCrew, IconsMissing, LastAvailable, NotAvailable
from vanguard_desktop.rulesets.ship.data.journey.cycle import Moved, Revealed
from vanguard_desktop.rulesets.ship.data.tokens import PoolChanged
from vanguard_desktop.rulesets.ship.facilities.tasks import ANYBODY, assign, assignable, can_meet, meets, why_not_assign
from vanguard_desktop.rulesets.ship.pieces import crew, member_of
from vanguard_desktop.setting.cards_ship import Bed
from vanguard_desktop.text.common.names import Names
from vanguard_desktop.text.ship.words import ShipWords

# The first three of Security show these.
GATHER, DEFENSE, EXPLORE = MemberId("c10"), MemberId("c11"), MemberId("c12")
DONE = fx.ChangeCommand(by=1)


def hands(**counts):
    """A ship on which sections have so many Available members."""
    ship = aboard()
    for name, count in counts.items():
        section = {"security": SEC, "recon": REC, "science": SCI, "engineering": ENG}[name]
        ship = ship.with_crew(section, zones.hand(section), *[1] * count)
    return ship


@pytest.mark.rule("TSK-04")
@pytest.mark.example("TSK-x1")
def test_the_only_available_member_of_a_section_cannot_be_assigned():
    ship = hands(recon=1)
    only = ship.state.available(REC)[0]
    assert why_not_assign(ship.state, [only]) == LastAvailable()
    assert list(assignable(ship.state)) == []


@pytest.mark.rule("TSK-03", "TSK-04")
@pytest.mark.example("TSK-x2")
def test_one_of_two_is_assigned_and_rests_and_the_other_has_to_stay():
    ship = hands(recon=2)
    scout, other = ship.state.available(REC)
    asked = ship.effects(AssignCrew(need=ANYBODY, then=DONE))
    after = asked.pick(crew(scout)).then(
        ANSWERED, Moved(pieces=("crew:c20",), start="HAND.recon", to=zones.RESTING), queued(DONE), TAKEN,
        PoolChanged(command=1),
    )  # fmt: skip
    assert after.where(crew(scout)) == zones.RESTING
    kinds = [type(event) for event in after.events]
    assert kinds.index(Moved) < kinds.index(PoolChanged)
    assert why_not_assign(after.state, [other]) == LastAvailable()


@pytest.mark.rule("TSK-05", "TSK-13")
@pytest.mark.example("TSK-x3")
def test_two_icons_cannot_be_shown_by_the_last_two_of_a_section():
    ship = hands(science=2)
    both = ship.state.available(SCI)
    need = ((), ())
    assert why_not_assign(ship.state, both, need) == LastAvailable()
    assert not can_meet(ship.state, need)
    after = ship.effects(AssignCrew(need=need, then=DONE)).then(TAKEN)
    assert after.state.question is None


@pytest.mark.rule("TSK-05", "TSK-03")
@pytest.mark.example("TSK-x4")
def test_two_sections_with_two_members_each_can_do_it_together():
    ship = hands(science=2, engineering=2)
    one, other = ship.state.available(SCI)[0], ship.state.available(ENG)[0]
    need = ((), ())
    assert why_not_assign(ship.state, [one, other], need) is None
    asked = ship.effects(AssignCrew(need=need, then=DONE)).pick(crew(one))
    asked.refuses(PickThing(thing=crew(ship.state.available(SCI)[1])), NotOffered())
    after = asked.pick(crew(other)).then(
        ANSWERED, Moved(pieces=("crew:c30",), start="HAND.science", to=zones.RESTING),
        Moved(pieces=("crew:c40",), start="HAND.engineering", to=zones.RESTING), queued(DONE), TAKEN,
        PoolChanged(command=1),
    )  # fmt: skip
    assert {after.where(crew(one)), after.where(crew(other))} == {zones.RESTING}
    assert after.state.pool.command == 1


@pytest.mark.rule("TSK-05")
def test_whoever_breaks_off_has_assigned_nobody():
    ship = hands(science=2, engineering=2)
    one = ship.state.available(SCI)[0]
    after = ship.effects(AssignCrew(need=((), ()), then=DONE)).pick(crew(one)).order(Pass())
    assert len(after.state.available(SCI)) == 2
    assert after.state.pool.command == 0


@pytest.mark.rule("TSK-02", "MED-17")
def test_only_available_crew_can_be_assigned():
    ship = hands(security=2)
    for zone in (zones.RESTING, zones.bed("A", Bed.LIGHT), zones.board_crew(SEC)):
        there = ship.with_crew(SEC, zone, 1)
        assert why_not_assign(there.state, there.state.members(zone)) == NotAvailable()
    twice = ship.state.available(SEC)[:1] * 2
    assert why_not_assign(ship.state, twice) == NotAvailable()


@pytest.mark.rule("TSK-06", "TSK-07")
def test_icons_are_matched_by_convert_icons_one_at_a_time():
    ship = hands(security=4)
    state = ship.state
    assert meets(state, [GATHER], ((Icon.GATHER,),))
    assert why_not_assign(state, [GATHER], ((Icon.DEFENSE,),)) == IconsMissing()
    assert why_not_assign(state, [GATHER], ((Icon.ACE,),)) == IconsMissing()
    assert why_not_assign(state, [GATHER], ((Icon.GATHER,), (Icon.GATHER,))) == IconsMissing()


@pytest.mark.rule("TSK-13")
def test_or_means_one_member_with_one_of_them_and_and_means_different_members():
    state = hands(security=4).state
    either = ((Icon.EXPLORE, Icon.GATHER),)
    assert meets(state, [GATHER], either)
    assert meets(state, [EXPLORE], either)
    assert not meets(state, [DEFENSE], either)
    both = ((Icon.EXPLORE,), (Icon.GATHER,))
    assert meets(state, [GATHER, EXPLORE], both)
    assert not meets(state, [GATHER], both)
    assert meets(state, [GATHER, DEFENSE], ((), ()))


@pytest.mark.rule("TSK-07")
def test_whoever_is_needed_for_the_rarer_icon_is_not_offered_for_the_other():
    ship = hands(security=4)
    asked = ship.effects(AssignCrew(need=((Icon.GATHER, Icon.EXPLORE), (Icon.EXPLORE,)), then=DONE))
    assert asked.legal() == (PickThing(thing=crew(GATHER)), Pass())


@pytest.mark.rule("TSK-08")
def test_nobody_is_asked_to_do_what_cannot_be_done():
    ship = hands(security=4)
    assert ship.effects(AssignCrew(need=((Icon.TECHNOLOGY,),), then=DONE)).state.question is None


@pytest.mark.rule("TSK-01", "TSK-09")
def test_as_many_tasks_as_there_is_crew_at_hand():
    ship = hands(security=4)
    for left in (3, 2, 1):
        ship = ship.effects(AssignCrew(need=ANYBODY, then=DONE))
        ship = ship.order(ship.legal()[0])
        assert len(ship.state.available(SEC)) == left
    assert ship.effects(AssignCrew(need=ANYBODY, then=DONE)).state.question is None


@pytest.mark.rule("TSK-11", "CYC-10")
def test_members_are_assigned_by_the_player_of_their_section():
    """All sit at one screen, so each answer says whose decision it is."""
    words = ShipWords(Names(small_ship()))

    def answers(players):
        ship = aboard(players).with_crew(REC, zones.hand(REC), 1, 1).with_crew(SCI, zones.hand(SCI), 1, 1)
        ship = ship.effects(AssignCrew(need=ANYBODY, then=DONE))
        picks = [command for command in ship.legal() if isinstance(command, PickThing)]
        said = {ship.state.section_of(member_of(pick.thing)): words.command(pick, ship.state) for pick in picks}
        return ship.state, said

    state, said = answers(2)
    for section in (REC, SCI):
        assert state.seat_of(section).name in said[section]
    assert state.seat_of(REC) != state.seat_of(SCI)
    assert "decided by" not in "".join(answers(1)[1].values())


@pytest.mark.rule("TSK-03", "TSK-12")
def test_whoever_is_assigned_rests_until_the_next_docking():
    ship = hands(recon=2)
    assert [event.to for event in assign(ship.state, ship.state.available(REC)[:1])] == [zones.RESTING]
    asked = ship.effects(AssignCrew(need=ANYBODY, then=DONE))
    assert isinstance(asked.state.question, ChooseThing)
    assert asked.state.question.may_pass


@pytest.mark.rule("TSK-10")
@pytest.mark.example("TSK-x5")
def test_a_recruit_can_be_assigned_at_once_if_the_section_keeps_somebody():
    ship = hands(engineering=1).effects(fx.Recruit(section=ENG)).then(
        TAKEN, Sleeved(member="c01", section=ENG, rank=1),
        Revealed(pieces=("crew:c01",), start=zones.RECRUITS, to="HAND.engineering"),
    )  # fmt: skip
    assert len(ship.state.available(ENG)) == 2
    recruit = ship.state.available(ENG)[-1]
    assert why_not_assign(ship.state, [recruit]) is None
    assert why_not_assign(ship.state, ship.state.available(ENG)) == LastAvailable()
