"""The production complex: projects are started, move on with every visit, are boosted and completed (PRO)."""

from __future__ import annotations

import attrs
import pytest

from tests.ship.ship import CREW, ENG, REC, SCI, SEC, aboard, offered, reprinted, small_ship
from tests.support.scenario import ANSWERED, TAKEN, opens, queued, waits
from vanguard_desktop.core.effects import InOrder
from vanguard_desktop.core.events import DecisionClosed
from vanguard_desktop.core.sources import Source
from vanguard_desktop.dice.faces import Icon
from vanguard_desktop.rulesets.ship import effects as fx
from vanguard_desktop.rulesets.ship import zones
from vanguard_desktop.rulesets.ship.data.common import (
    AskOrder,
    ChooseOption,
    ChooseOrder,
    ChooseThing,
    NotOffered,
    Pass,
    PickThing,
)
from vanguard_desktop.rulesets.ship.data.facilities.envelope import InstallFromEnvelope, Page
from vanguard_desktop.rulesets.ship.data.facilities.facilities import VisitFacility
from vanguard_desktop.rulesets.ship.data.facilities.production import BoostNext, StartIn, StartNext
from vanguard_desktop.rulesets.ship.data.journey.cycle import Moved, Revealed, StepBegun
from vanguard_desktop.rulesets.ship.facilities.production import rows, start_slots, start_stage
from vanguard_desktop.rulesets.ship.phases import Phase
from vanguard_desktop.rulesets.ship.pieces import crew
from vanguard_desktop.rulesets.ship.state import InForce
from vanguard_desktop.setting.cards_ship import Facility
from vanguard_desktop.setting.standing import ModifierKey, Often, Standing

C01, C02, C03, C04, C05, C06 = (f"production_projects:C0{number}" for number in range(1, 7))
F04, F05, F06 = "facility_upgrades:F04", "facility_upgrades:F05", "facility_upgrades:F06"
Q1 = [zones.queue(1, stage) for stage in (1, 2, 3)]


def works(*ready, crewed=True, box=None):
    """Only these are ready for production; every section has three Available members."""
    ship = aboard(box=box).put(zones.PRODUCTION, C01, C02, C03, C06)
    for slot, card in enumerate(ready, 1):
        ship = ship.put(zones.ready(slot), card)
    for section in (SEC, REC, SCI, ENG) if crewed else ():
        ship = ship.with_crew(section, zones.hand(section), 1, 1, 1)
    return ship


def boosted(ship, card):
    """Whoever is offered first boosts it."""
    ship = ship.pick(card)
    return ship.order(ship.legal()[0])


def someone_with(*icons):
    return next(
        crew(member)
        for members in CREW.values()
        for member in members[:3]
        if any(convert.icon in icons for convert in small_ship().crew[member].converts)
    )


@pytest.mark.rule("PRO-01", "ZON-09")
def test_new_projects_go_to_ready_slots_and_wait_where_there_is_none():
    ship = works(C01).put(zones.ENVELOPE, C04, C05)
    after = ship.step(Phase.PRODUCTION, "gain")
    assert after.where(C04) == zones.ready(2)
    assert after.where(C05) == zones.ready(3)
    pages = attrs.evolve(small_ship().campaigns["fixture"], ready_slots=2)
    tight = attrs.evolve(small_ship(), campaigns={**small_ship().campaigns, "fixture": pages})
    full = aboard(box=tight).put(zones.PRODUCTION, C02, C03, C06).put(zones.ENVELOPE, C04, C05)
    asked = full.step(Phase.PRODUCTION, "gain")
    assert offered(asked) == {C04, C05}
    assert asked.state.question.section is ENG
    assert asked.pick(C05).at(zones.ENVELOPE) == (C04,)


@pytest.mark.rule("PRO-02", "ZON-08")
@pytest.mark.example("ZON-x3")
def test_production_upgrades_are_installed_here_and_not_in_the_medbay():
    ship = works().put(zones.ENVELOPE, F04, "facility_upgrades:F02")
    medbay = ship.step(Phase.MEDBAY, "install")
    assert medbay.where(F04) == zones.ENVELOPE
    after = ship.step(Phase.PRODUCTION, "install").then(
        TAKEN, StepBegun(because="PRO-02", phase=Phase.PRODUCTION, step="install"),
        queued(InstallFromEnvelope(page=Page.WORKS)), TAKEN,
        Moved(pieces=(F04,), start=zones.ENVELOPE, to="SB.P14.PU1"),
    )  # fmt: skip
    assert after.where(F04) == zones.works(1)
    assert after.where("facility_upgrades:F02") == zones.ENVELOPE


@pytest.mark.rule("PRO-03", "PRO-04")
@pytest.mark.example("PRO-x2")
def test_all_projects_move_on_together_and_one_that_leaves_the_last_stage_is_complete():
    ship = works().put(Q1[2], C01).put(Q1[1], C02)
    after = ship.step(Phase.PRODUCTION, "progress").then(
        TAKEN, StepBegun(because="PRO-03", phase=Phase.PRODUCTION, step="progress"),
        Revealed(pieces=(C01,), start="SB.P14.Q1.3", to=zones.REMOVED),
        Moved(pieces=(C02,), start="SB.P14.Q1.2", to="SB.P14.Q1.3"),
        queued(AskOrder(effects=(waits(InOrder(steps=(fx.Gain(card="A01"), fx.Gain(card="A02"), fx.Gain(card="A03"),
            fx.Gain(card="E01", copies=2), fx.Gain(card="E02"), fx.Gain(card="E03"), fx.Gain(card="E04"),
            fx.Gain(card="E05"), fx.Gain(card="C04"), fx.Gain(card="C05"))),
            source=Source.read("production_projects:C01")),),
            section=ENG)),
        TAKEN,
        queued(InOrder(steps=(fx.Gain(card="A01"), fx.Gain(card="A02"), fx.Gain(card="A03"), fx.Gain(card="E01",
            copies=2), fx.Gain(card="E02"), fx.Gain(card="E03"), fx.Gain(card="E04"), fx.Gain(card="E05"),
            fx.Gain(card="C04"), fx.Gain(card="C05"))), source=Source.read("production_projects:C01")),
        TAKEN,
        queued(fx.Gain(card="A01"), fx.Gain(card="A02"), fx.Gain(card="A03"), fx.Gain(card="E01", copies=2),
            fx.Gain(card="E02"), fx.Gain(card="E03"), fx.Gain(card="E04"), fx.Gain(card="E05"), fx.Gain(card="C04"),
            fx.Gain(card="C05"), source=Source.read("production_projects:C01")),
        TAKEN, Moved(pieces=("lander_mods:A01/1",), start=zones.MODS, to=zones.ENVELOPE), TAKEN,
        Moved(pieces=("lander_mods:A02/1",), start=zones.MODS, to=zones.ENVELOPE), TAKEN,
        Moved(pieces=("lander_mods:A03/1",), start=zones.MODS, to=zones.ENVELOPE), TAKEN,
        Moved(pieces=("equipment:E01/1",), start=zones.UNAVAILABLE, to=zones.ARMORY),
        Moved(pieces=("equipment:E01/2",), start=zones.UNAVAILABLE, to=zones.ARMORY), TAKEN,
        Moved(pieces=("equipment:E02/1",), start=zones.UNAVAILABLE, to=zones.ARMORY), TAKEN,
        Moved(pieces=("equipment:E03/1",), start=zones.UNAVAILABLE, to=zones.ARMORY), TAKEN,
        Moved(pieces=("equipment:E04/1",), start=zones.UNAVAILABLE, to=zones.ARMORY), TAKEN,
        Moved(pieces=("equipment:E05/1",), start=zones.UNAVAILABLE, to=zones.ARMORY), TAKEN,
        Moved(pieces=(C04,), start=zones.PRODUCTION, to=zones.ENVELOPE), TAKEN,
        Moved(pieces=(C05,), start=zones.PRODUCTION, to=zones.ENVELOPE),
    )  # fmt: skip
    assert after.where(C01) == zones.REMOVED
    assert after.where(C02) == Q1[2]
    assert after.where("lander_mods:A02/1") == zones.ENVELOPE


@pytest.mark.rule("PRO-04", "CYC-11")
def test_several_completed_projects_take_place_in_the_order_that_engineering_chooses():
    box = reprinted("production_projects", C02=fx.ChangeEnergy(by=2), C06=fx.ChangeEnergy(by=-3))
    ship = works(box=box).put(zones.works(1), F04).put(Q1[2], C02).put(zones.queue(2, 3), C06).pooled(energy=7)
    after = ship.step(Phase.PRODUCTION, "progress")
    assert isinstance(after.state.question, ChooseOrder)
    assert after.state.question.section is ENG
    assert [after.option(number).state.pool.energy for number in (1, 2)] == [5, 6]  # the pool holds eight
    shown = [event for event in after.events if isinstance(event, Revealed)]
    assert {card for event in shown for card in event.pieces} == {C02, C06}
    assert all(event.reveals for event in shown)


@pytest.mark.rule("PRO-04", "CYC-11")
def test_nobody_is_asked_for_an_order_that_makes_no_difference():
    ship = works().put(zones.works(1), F04).put(Q1[2], C02).put(zones.queue(2, 3), C06)
    done = ship.step(Phase.PRODUCTION, "progress")
    assert not isinstance(done.state.question, ChooseOrder)
    assert done.where("landers:LD-2") == done.where("upgrades:B04") == zones.ENVELOPE


@pytest.mark.rule("PRO-05", "CPI-06")
def test_one_queue_is_usable_at_first_and_upgrades_unlock_the_others():
    ship = works()
    assert rows(ship.state) == [1]
    assert rows(ship.put(zones.works(1), F04).state) == [1, 2]
    assert rows(ship.put(zones.works(1), F05).put(zones.works(2), F04).state) == [1, 2, 3]


@pytest.mark.rule("PRO-05", "FAC-02")
def test_the_foundry_gives_one_boost_without_crew_in_every_visit():
    ship = works(crewed=False).put(zones.works(1), F06).put(Q1[0], C06)
    once = ship.step(Phase.PRODUCTION, "boost").pick(C06)
    assert once.where(C06) == Q1[1]
    assert once.state.question is None
    next_visit = once.pooled(command=1).step(Phase.FACILITIES, "visits")
    visited = next_visit.order(VisitFacility(facility=Facility.PRODUCTION))
    assert visited.where(C06) == Q1[2]
    assert visited.pick(C06).where(C06) == zones.REMOVED


@pytest.mark.rule("PRO-06")
def test_a_project_starts_at_its_printed_stage_in_a_queue_of_choice():
    ship = works(C02, C06).put(zones.works(1), F04)
    asked = ship.step(Phase.PRODUCTION, "start")
    assert asked.state.question.section is ENG
    slot = asked.pick(C02)
    assert offered(slot) == {Q1[1], zones.queue(2, 2)}
    started = slot.pick(zones.queue(2, 2))
    assert started.where(C02) == zones.queue(2, 2)
    both = started.pick(C06).pick(Q1[0])
    assert both.where(C06) == Q1[0]
    assert both.state.question is None


@pytest.mark.rule("PRO-06", "CYC-14")
def test_nothing_has_to_be_started():
    after = works(C02).step(Phase.PRODUCTION, "start").order(Pass())
    assert after.where(C02) == zones.ready(1)
    assert after.state.question is None


@pytest.mark.rule("PRO-07", "PRO-08")
@pytest.mark.example("PRO-x3")
def test_a_taken_start_slot_leaves_the_nearest_empty_one_to_its_left():
    ship = works(C01).put(Q1[2], C02)
    assert start_slots(ship.state, C01) == [Q1[1]]
    assert start_slots(ship.put(Q1[1], C03).state, C01) == [Q1[0]]


@pytest.mark.rule("PRO-08")
def test_nothing_is_placed_to_the_left_of_an_empty_start_slot():
    asked = works(C01).step(Phase.PRODUCTION, "start").pick(C01)
    assert asked.where(C01) == Q1[2]


@pytest.mark.rule("PRO-08")
@pytest.mark.example("PRO-x6")
def test_in_a_full_queue_nothing_is_started():
    ship = works(C04).put(Q1[0], C01).put(Q1[1], C02).put(Q1[2], C03)
    after = ship.step(Phase.PRODUCTION, "start").then(
        TAKEN, StepBegun(because="PRO-06", phase=Phase.PRODUCTION, step="start"), queued(StartNext()), TAKEN,
    )  # fmt: skip
    assert after.state.question is None
    assert after.where(C04) == zones.ready(1)


@pytest.mark.rule("PRO-05", "FAC-08")
@pytest.mark.example("PRO-x5")
def test_a_queue_unlocked_in_this_visit_is_used_in_this_visit():
    ship = works(C04).put(zones.ENVELOPE, F04).put(Q1[0], C06).put(Q1[1], C02)
    asked = ship.step(Phase.PRODUCTION, "install", "start")
    started = asked.pick(C04).then(
        ANSWERED, queued(StartIn(card=C04), StartNext()), TAKEN,
        opens(ChooseThing(section=ENG, effect=waits(StartIn(card=C04)))), DecisionClosed(automatic=True),
        Moved(pieces=(C04,), start="SB.P13.RDY1", to="SB.P14.Q2.2"), TAKEN,
    )  # fmt: skip
    assert zones.queue(2, 2) in offered(started) or started.where(C04) == zones.queue(2, 2)


@pytest.mark.rule("PRO-09")
def test_a_project_started_in_this_visit_has_not_moved_in_it():
    ship = works(C06)
    after = ship.step(Phase.PRODUCTION).pick(C06)
    assert after.where(C06) == Q1[0]


@pytest.mark.rule("PRO-10", "PRO-09")
@pytest.mark.example("PRO-x1")
def test_a_boost_completes_a_project_in_the_visit_in_which_it_was_started():
    ship = works(C01).step(Phase.PRODUCTION).pick(C01).then(
        ANSWERED, queued(StartIn(card=C01), StartNext()), TAKEN,
        opens(ChooseThing(section=ENG, effect=waits(StartIn(card=C01)))), DecisionClosed(automatic=True),
        Moved(pieces=(C01,), start="SB.P13.RDY1", to="SB.P14.Q1.3"), TAKEN, TAKEN,
        StepBegun(because="PRO-10", phase=Phase.PRODUCTION, step="boost"), queued(BoostNext()), TAKEN,
        opens(ChooseThing(section=ENG, effect=waits(BoostNext()), may_pass=True)),
    )  # fmt: skip
    assert ship.where(C01) == Q1[2]
    after = boosted(ship, C01)
    assert after.where(C01) == zones.REMOVED
    assert len(after.at(zones.RESTING)) == 1


@pytest.mark.rule("PRO-10")
@pytest.mark.example("PRO-x4")
def test_a_boost_needs_an_empty_slot_to_the_right():
    ship = works().put(Q1[1], C02).put(Q1[2], C01)
    asked = ship.step(Phase.PRODUCTION, "boost").then(
        TAKEN, StepBegun(because="PRO-10", phase=Phase.PRODUCTION, step="boost"), queued(BoostNext()), TAKEN,
        opens(ChooseThing(section=ENG, effect=waits(BoostNext()), may_pass=True)),
    )  # fmt: skip
    assert offered(asked) == {C01}
    asked.refuses(PickThing(thing=C02), NotOffered())
    assert C02 in offered(boosted(asked, C01))


@pytest.mark.rule("PRO-11", "TSK-13")
def test_or_means_one_member_and_means_one_for_each_and_any_means_anybody():
    ship = works().put(Q1[0], C02)
    asked = ship.step(Phase.PRODUCTION, "boost").pick(C02)
    icons = {Icon.CONSTRUCTION, Icon.TECHNOLOGY, Icon.SCIENCE}
    shown = [{c.icon for c in small_ship().crew[thing.partition(":")[2]].converts} for thing in offered(asked)]
    assert shown
    assert all(each & icons for each in shown)
    two = attrs.evolve(small_ship().production_projects["C03"], boost=((Icon.GATHER,), (Icon.CONSTRUCTION,)))
    box = attrs.evolve(small_ship(), production_projects={**small_ship().production_projects, "C03": two})
    both = works(box=box).put(Q1[0], C03).step(Phase.PRODUCTION, "boost").pick(C03)
    first, second = someone_with(Icon.GATHER), someone_with(Icon.CONSTRUCTION)
    after = both.pick(first).pick(second)
    assert set(after.at(zones.RESTING)) == {first, second}
    anybody = works().put(Q1[0], C01).step(Phase.PRODUCTION, "boost").pick(C01)
    assert len(offered(anybody)) == 12


@pytest.mark.rule("PRO-12", "TSK-09")
def test_the_same_project_is_boosted_again_as_long_as_there_is_crew():
    asked = works().put(Q1[0], C01).step(Phase.PRODUCTION, "boost")
    done = boosted(boosted(boosted(asked, C01), C01), C01)
    assert done.where(C01) == zones.REMOVED
    assert len(done.at(zones.RESTING)) == 3


@pytest.mark.rule("PRO-13")
def test_a_started_project_is_offered_for_nothing_but_boosts():
    ship = works(C04).put(Q1[0], C06)
    asked = ship.step(Phase.PRODUCTION, "start")
    assert offered(asked) == {C04}
    asked.refuses(PickThing(thing=C06), NotOffered())


@pytest.mark.rule("PRO-14", "FAC-04")
def test_without_a_visit_nothing_moves():
    ship = works().put(Q1[0], C06)
    after = ship.pooled(command=0).step(Phase.FACILITIES)
    assert after.where(C06) == Q1[0]


@pytest.mark.rule("PRO-03", "PRO-14")
@pytest.mark.example("PRO-x7")
def test_a_project_of_stage_one_that_nobody_boosts_is_completed_in_the_fourth_visit():
    ship = works(C06).step(Phase.PRODUCTION, "progress", "start").pick(C06).then(
        ANSWERED, queued(StartIn(card=C06), StartNext()), TAKEN,
        opens(ChooseThing(section=ENG, effect=waits(StartIn(card=C06)))), DecisionClosed(automatic=True),
        Moved(pieces=(C06,), start="SB.P13.RDY1", to="SB.P14.Q1.1"), TAKEN,
    )  # fmt: skip
    for slot in (Q1[1], Q1[2], zones.REMOVED):
        assert ship.where(C06) != zones.REMOVED
        ship = ship.step(Phase.PRODUCTION, "progress")
        assert ship.where(C06) == slot
    assert ship.where("landers:LD-2") == zones.ENVELOPE


@pytest.mark.rule("PRO-15")
def test_a_text_moves_a_project_on_like_a_boost():
    ship = works().put(Q1[1], C02).put(Q1[2], C01)
    after = ship.effects(fx.ProgressProject())
    assert after.where(C01) == zones.REMOVED
    twice = works().put(Q1[0], C02).effects(fx.ProgressProject(count=2))
    assert twice.where(C02) == Q1[2]
    nothing = works().effects(fx.ProgressProject())
    assert not nothing.happened(Moved)


@pytest.mark.rule("PRO-15", "SEF-11")
def test_changed_start_stages_count_for_later_starts_and_stay_in_the_queue():
    later = InForce(standing=Standing(key=ModifierKey.START_STAGE, value=1, only="stage_1"))
    ship = works(C06, C02).laid(in_force=(later,))
    assert start_stage(ship.state, C06) == 2
    assert start_stage(ship.state, C02) == 2
    far = ship.laid(in_force=(InForce(standing=Standing(key=ModifierKey.START_STAGE, value=5)),))
    assert start_stage(far.state, C06) == 3
    back = ship.laid(in_force=(InForce(standing=Standing(key=ModifierKey.START_STAGE, value=-5)),))
    assert start_stage(back.state, C01) == 1
    assert ship.put(Q1[0], C06).where(C06) == Q1[0]


@pytest.mark.rule("SEF-11", "CYC-27")
def test_a_boost_without_crew_once_per_phase_is_offered_besides_the_crew():
    strays = Standing(key=ModifierKey.BOOST_WITHOUT_CREW, value=1, often=Often.PER_PHASE)
    ship = works().put(Q1[0], C01).laid(in_force=(InForce(standing=strays, source=Source.read("uniques:10")),))
    asked = ship.step(Phase.PRODUCTION, "boost").pick(C01)
    assert isinstance(asked.state.question, ChooseOption)
    alone = asked.option(1)
    assert alone.where(C01) == Q1[1]
    assert alone.at(zones.RESTING) == ()
    crewed = boosted(alone, C01)
    assert crewed.where(C01) == Q1[2]
    assert len(crewed.at(zones.RESTING)) == 1


@pytest.mark.rule("SEF-11", "TSK-13")
def test_a_card_about_projects_eases_one_boost_or_one_lab_work():
    hands = Standing(key=ModifierKey.ICONS_NEEDED, value=-1, only="projects", often=Often.PER_PHASE)
    ship = works().put(Q1[0], C03).laid(in_force=(InForce(standing=hands, source=Source.read("upgrades:B03")),))
    after = boosted(ship.step(Phase.PRODUCTION, "boost"), C03)
    assert after.where(C03) == Q1[1]
    assert len(after.at(zones.RESTING)) == 1
    assert after.state.question is None
    xenology_and_science = "research_projects:R02"
    fresh = ship.put(zones.laboratory(4), xenology_and_science).step(Phase.LABORATORY, "lab_work")
    assert offered(fresh) == {xenology_and_science}
    used = after.put(zones.laboratory(4), xenology_and_science).step(Phase.LABORATORY, "lab_work")
    assert used.state.question is None


@pytest.mark.rule("SEF-01")
def test_where_boosts_are_disabled_nobody_boosts():
    ship = works().put(zones.works(1), F06).put(Q1[0], C01).effects(fx.Disable(what="boost"))
    assert ship.step(Phase.PRODUCTION, "boost").state.question is None


@pytest.mark.rule("ZON-06", "SEF-02")
@pytest.mark.example("ZON-x1")
def test_equipment_that_is_in_the_armory_already_does_not_come_again():
    ship = works().put(zones.ARMORY, "equipment:E02/1").put(Q1[2], C01)
    after = ship.step(Phase.PRODUCTION, "progress").then(
        TAKEN, StepBegun(because="PRO-03", phase=Phase.PRODUCTION, step="progress"),
        Revealed(pieces=(C01,), start="SB.P14.Q1.3", to=zones.REMOVED),
        queued(AskOrder(effects=(waits(InOrder(steps=(fx.Gain(card="A01"), fx.Gain(card="A02"), fx.Gain(card="A03"),
            fx.Gain(card="E01", copies=2), fx.Gain(card="E02"), fx.Gain(card="E03"), fx.Gain(card="E04"),
            fx.Gain(card="E05"), fx.Gain(card="C04"), fx.Gain(card="C05"))),
            source=Source.read("production_projects:C01")),),
            section=ENG)),
        TAKEN,
        queued(InOrder(steps=(fx.Gain(card="A01"), fx.Gain(card="A02"), fx.Gain(card="A03"), fx.Gain(card="E01",
            copies=2), fx.Gain(card="E02"), fx.Gain(card="E03"), fx.Gain(card="E04"), fx.Gain(card="E05"),
            fx.Gain(card="C04"), fx.Gain(card="C05"))), source=Source.read("production_projects:C01")),
        TAKEN,
        queued(fx.Gain(card="A01"), fx.Gain(card="A02"), fx.Gain(card="A03"), fx.Gain(card="E01", copies=2),
            fx.Gain(card="E02"), fx.Gain(card="E03"), fx.Gain(card="E04"), fx.Gain(card="E05"), fx.Gain(card="C04"),
            fx.Gain(card="C05"), source=Source.read("production_projects:C01")),
        TAKEN, Moved(pieces=("lander_mods:A01/1",), start=zones.MODS, to=zones.ENVELOPE), TAKEN,
        Moved(pieces=("lander_mods:A02/1",), start=zones.MODS, to=zones.ENVELOPE), TAKEN,
        Moved(pieces=("lander_mods:A03/1",), start=zones.MODS, to=zones.ENVELOPE), TAKEN,
        Moved(pieces=("equipment:E01/1",), start=zones.UNAVAILABLE, to=zones.ARMORY),
        Moved(pieces=("equipment:E01/2",), start=zones.UNAVAILABLE, to=zones.ARMORY), TAKEN, TAKEN,
        Moved(pieces=("equipment:E03/1",), start=zones.UNAVAILABLE, to=zones.ARMORY), TAKEN,
        Moved(pieces=("equipment:E04/1",), start=zones.UNAVAILABLE, to=zones.ARMORY), TAKEN,
        Moved(pieces=("equipment:E05/1",), start=zones.UNAVAILABLE, to=zones.ARMORY), TAKEN,
        Moved(pieces=(C04,), start=zones.PRODUCTION, to=zones.ENVELOPE), TAKEN,
        Moved(pieces=(C05,), start=zones.PRODUCTION, to=zones.ENVELOPE),
    )  # fmt: skip
    assert after.at(zones.ARMORY).count("equipment:E02/1") == 1
    assert "equipment:E03/1" in after.at(zones.ARMORY)
