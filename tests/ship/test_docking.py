"""Docking: failure and its price, room for discoveries, who is Available (DCK, DSH-04)."""

from __future__ import annotations

import pytest

from tests.ship.ship import ENG, REC, SCI, SEC, aboard, back, on_board
from tests.support.scenario import ANSWERED, TAKEN, queued
from vanguard_desktop.rulesets.ship import zones
from vanguard_desktop.rulesets.ship.data.aboard.morale import MoraleChanged
from vanguard_desktop.rulesets.ship.data.common import ChooseThing, NotOffered, Pass, PickThing
from vanguard_desktop.rulesets.ship.data.facilities.tasks import NotAvailable
from vanguard_desktop.rulesets.ship.data.journey.cycle import Moved, Shuffled, StepBegun
from vanguard_desktop.rulesets.ship.data.journey.docking import ExplorationJudged, MakeRoom
from vanguard_desktop.rulesets.ship.data.journey.leaving import MissionFailedPlaced
from vanguard_desktop.rulesets.ship.data.limits import Used
from vanguard_desktop.rulesets.ship.effects.stores import LowerMorale
from vanguard_desktop.rulesets.ship.facilities.tasks import why_not_assign
from vanguard_desktop.rulesets.ship.phases import Phase
from vanguard_desktop.rulesets.ship.state import ShipOptions
from vanguard_desktop.setting.cards_ship import Bed, MoraleLevel

FINDS = ("mineral-common/1", "mineral-common/2", "flora-rare/1", "specimen-ultra/1")


def docked(ship, *team, **fields):
    return ship.comes_home(back(*team, **fields)).step(Phase.LEAVING).step(Phase.DOCKING)


@pytest.mark.rule("DCK-01", "DCK-02", "DCK-03", "MOR-06")
@pytest.mark.example("DCK-x1")
def test_two_open_missions_and_the_token_cost_one_level_of_morale():
    after = docked(aboard(), missions=("M04", "M06"), mission_failed=True).then(
        TAKEN, StepBegun(because="DCK-01", phase=Phase.DOCKING, step="mission_failure"),
        ExplorationJudged(failed=True, missions=("M04", "M06")), MissionFailedPlaced(on=False),
        Moved(pieces=("missions:M04", "missions:M06"), start=zones.BOARD_MISSIONS, to=zones.MISSIONS),
        queued(LowerMorale(), source="exploration"), TAKEN, MoraleChanged(level=MoraleLevel.LOW),
        Used(key="morale_drop/:per_phase"), Used(key="morale_drop/exploration:per_phase"), TAKEN,
        StepBegun(because="DSH-04", phase=Phase.DOCKING, step="deadly_morale"), TAKEN,
        StepBegun(because="DCK-05", phase=Phase.DOCKING, step="capacity"), queued(MakeRoom()), TAKEN, TAKEN,
        StepBegun(because="OPS-12", phase=Phase.DOCKING, step="score_operation"), TAKEN,
        StepBegun(because="DCK-09", phase=Phase.DOCKING, step="assemble"),
    )  # fmt: skip
    assert after.state.morale is MoraleLevel.LOW
    assert after.happened(MoraleChanged) == [MoraleChanged(level=MoraleLevel.LOW)]
    assert after.happened(MissionFailedPlaced) == [MissionFailedPlaced(on=False)]
    assert after.at(zones.BOARD_MISSIONS) == ()
    assert {"missions:M04", "missions:M06"} <= set(after.at(zones.MISSIONS))


@pytest.mark.rule("DCK-01")
def test_without_open_missions_and_token_nothing_is_lost():
    after = docked(aboard(), rank_up="K02", rank_up_done=True, missions_done=("M04",))
    assert after.state.morale is MoraleLevel.MEDIUM
    assert after.at(zones.BOARD_RANK_UP) == ("rank_ups:K02",)


@pytest.mark.rule("DCK-02")
@pytest.mark.example("DCK-x4")
def test_after_a_failure_even_a_completed_rank_up_card_is_back_in_its_deck():
    after = docked(aboard(), missions=("M04",), rank_up="K02", rank_up_done=True).then(
        TAKEN, StepBegun(because="DCK-01", phase=Phase.DOCKING, step="mission_failure"),
        ExplorationJudged(failed=True, missions=("M04",)),
        Moved(pieces=("rank_ups:K02",), start=zones.BOARD_RANK_UP, to=zones.RANK_UPS),
        Shuffled(zone=zones.RANK_UPS, order=("rank_ups:K02", "rank_ups:K06", "rank_ups:K03", "rank_ups:K04",
            "rank_ups:K07", "rank_ups:K05"), drawn=5),
        Moved(pieces=("missions:M04",), start=zones.BOARD_MISSIONS, to=zones.MISSIONS),
        queued(LowerMorale(), source="exploration"), TAKEN, MoraleChanged(level=MoraleLevel.LOW),
        Used(key="morale_drop/:per_phase"), Used(key="morale_drop/exploration:per_phase"), TAKEN,
        StepBegun(because="DSH-04", phase=Phase.DOCKING, step="deadly_morale"), TAKEN,
        StepBegun(because="DCK-05", phase=Phase.DOCKING, step="capacity"), queued(MakeRoom()), TAKEN, TAKEN,
        StepBegun(because="OPS-12", phase=Phase.DOCKING, step="score_operation"), TAKEN,
        StepBegun(because="DCK-09", phase=Phase.DOCKING, step="assemble"),
    )  # fmt: skip
    assert after.at(zones.BOARD_RANK_UP) == ()
    assert "rank_ups:K02" in after.at(zones.RANK_UPS)


@pytest.mark.rule("DCK-04")
def test_successes_and_discoveries_are_kept_in_spite_of_a_failure():
    after = docked(aboard(), missions=("M04",), lander="LD-1", found=FINDS[:3], uniques_found=(7,), successes=4)
    assert after.state.morale is MoraleLevel.LOW
    assert set(after.at(zones.BROUGHT)) == {*(f"discoveries:{card}" for card in FINDS[:3]), "uniques:7"}
    assert after.state.earned == 4


@pytest.mark.rule("DCK-05", "DCK-06", "DCK-08")
@pytest.mark.example("DCK-x2")
def test_as_many_discoveries_are_discarded_as_there_is_no_room_for():
    asked = docked(aboard(), lander="LD-1", found=FINDS, uniques_found=(2, 7))
    assert isinstance(asked.state.question, ChooseThing)
    assert asked.state.question.section is SCI
    asked.refuses(PickThing(thing="uniques:2"), NotOffered())
    asked.refuses(Pass(), NotOffered())
    after = asked.pick("discoveries:flora-rare/1").then(
        ANSWERED, Moved(pieces=("discoveries:flora-rare/1",), start=zones.BROUGHT, to="TA.DISC.flora"),
        queued(MakeRoom()), TAKEN, TAKEN, StepBegun(because="OPS-12", phase=Phase.DOCKING, step="score_operation"),
        TAKEN, StepBegun(because="DCK-09", phase=Phase.DOCKING, step="assemble"),
    )  # fmt: skip
    assert after.state.question is None
    assert len(after.at(zones.BROUGHT)) == 5
    deck = after.where("discoveries:flora-rare/1")
    assert after.at(deck)[-1] == "discoveries:flora-rare/1"


@pytest.mark.rule("DCK-05")
def test_of_copies_of_a_discovery_one_is_offered_for_the_discard():
    asked = docked(aboard(), lander="LD-1", found=FINDS, uniques_found=(2, 7))
    offered = [command.thing for command in asked.legal() if isinstance(command, PickThing)]
    printed = [thing.partition("/")[0] for thing in offered]
    assert printed == ["discoveries:mineral-common", "discoveries:flora-rare", "discoveries:specimen-ultra"]


@pytest.mark.rule("DCK-05")
@pytest.mark.example("DCK-x3")
def test_unique_discoveries_alone_are_never_too_many():
    after = docked(aboard(), lander="LD-1", uniques_found=(2, 3, 4, 5, 6, 7)).then(
        TAKEN, StepBegun(because="DCK-01", phase=Phase.DOCKING, step="mission_failure"),
        ExplorationJudged(failed=False), TAKEN, StepBegun(because="DSH-04", phase=Phase.DOCKING, step="deadly_morale"),
        TAKEN, StepBegun(because="DCK-05", phase=Phase.DOCKING, step="capacity"), queued(MakeRoom()), TAKEN, TAKEN,
        StepBegun(because="OPS-12", phase=Phase.DOCKING, step="score_operation"), TAKEN,
        StepBegun(because="DCK-09", phase=Phase.DOCKING, step="assemble"),
    )  # fmt: skip
    assert after.state.question is None
    assert len(after.at(zones.BROUGHT)) == 6


@pytest.mark.rule("DCK-06")
def test_mods_on_the_lander_make_room():
    mods = aboard().put(zones.LANDER_MODS, "lander_mods:A12/1")
    after = docked(mods, lander="LD-1", found=FINDS, uniques_found=(2, 7))
    assert after.state.question is None


@pytest.mark.rule("DCK-07")
def test_without_a_lander_there_is_no_limit():
    after = docked(aboard(), found=FINDS, uniques_found=(2, 3, 4, 5, 6, 7))
    assert after.state.question is None
    assert len(after.at(zones.FOUND)) == 10


@pytest.mark.rule("DCK-12")
def test_what_the_expedition_changed_of_the_room_counts():
    full = {"lander": "LD-1", "found": FINDS, "uniques_found": (2, 7)}
    assert isinstance(docked(aboard(), **full).state.question, ChooseThing)
    assert docked(aboard(), **full, room=1).state.question is None


@pytest.mark.rule("DCK-09", "TSK-12")
@pytest.mark.example("DCK-x5")
def test_resting_crew_become_available_and_patients_stay():
    ship = aboard().with_crew(ENG, zones.RESTING, 1, 2).with_crew(ENG, zones.bed("A", Bed.LIGHT), 1)
    after = docked(ship).then(
        TAKEN, StepBegun(because="DCK-01", phase=Phase.DOCKING, step="mission_failure"),
        ExplorationJudged(failed=False), TAKEN, StepBegun(because="DSH-04", phase=Phase.DOCKING, step="deadly_morale"),
        TAKEN, StepBegun(because="DCK-05", phase=Phase.DOCKING, step="capacity"), queued(MakeRoom()), TAKEN, TAKEN,
        StepBegun(because="OPS-12", phase=Phase.DOCKING, step="score_operation"), TAKEN,
        StepBegun(because="DCK-09", phase=Phase.DOCKING, step="assemble"),
        Moved(pieces=("crew:c40", "crew:c41"), start=zones.RESTING, to="HAND.engineering"),
    )  # fmt: skip
    assert len(after.state.available(ENG)) == 2
    assert len(after.at(zones.bed("A", Bed.LIGHT))) == 1


@pytest.mark.rule("DCK-10", "TSK-02", "LCH-11")
def test_crew_can_be_assigned_from_assembling_until_the_others_rest_before_the_launch():
    ship = aboard().with_crew(ENG, zones.RESTING, 1, 2)
    member = ship.state.members(zones.RESTING)[0]
    assert why_not_assign(ship.state, [member]) == NotAvailable()
    after = docked(ship)
    assert why_not_assign(after.state, [member]) is None
    launched = after.step(Phase.LAUNCH, "rest_others")
    assert why_not_assign(launched.state, [member]) == NotAvailable()


@pytest.mark.rule("DCK-09", "DCK-11")
def test_the_away_team_stays_on_its_boards_even_if_nobody_else_is_left():
    ship, security = on_board(aboard(), SEC)
    after = docked(ship, security)
    assert after.state.members(zones.board_crew(SEC)) == (security.id,)
    assert after.state.available(SEC) == ()


@pytest.mark.rule("DSH-01", "DSH-04")
@pytest.mark.example("DSH-x1")
def test_in_the_harder_mode_every_death_on_the_planet_lowers_morale():
    ship, one = on_board(aboard(options=ShipOptions(deadly_morale=True)), SEC, dead=True)
    ship, other = on_board(ship, REC, dead=True)
    after = docked(ship, one, other).then(
        TAKEN, StepBegun(because="DCK-01", phase=Phase.DOCKING, step="mission_failure"),
        ExplorationJudged(failed=False), TAKEN, StepBegun(because="DSH-04", phase=Phase.DOCKING, step="deadly_morale"),
        queued(LowerMorale(), LowerMorale(), source="exploration"), TAKEN, MoraleChanged(level=MoraleLevel.LOW),
        Used(key="morale_drop/:per_phase"), Used(key="morale_drop/exploration:per_phase"), TAKEN,
        MoraleChanged(level=MoraleLevel.VERY_LOW), Used(key="morale_drop/:per_phase"),
        Used(key="morale_drop/exploration:per_phase"), TAKEN,
        StepBegun(because="DCK-05", phase=Phase.DOCKING, step="capacity"), queued(MakeRoom()), TAKEN, TAKEN,
        StepBegun(because="OPS-12", phase=Phase.DOCKING, step="score_operation"), TAKEN,
        StepBegun(because="DCK-09", phase=Phase.DOCKING, step="assemble"),
    )  # fmt: skip
    assert after.state.morale is MoraleLevel.VERY_LOW


@pytest.mark.rule("DSH-04", "MOR-03")
@pytest.mark.example("DSH-x2")
def test_below_very_low_morale_every_section_returns_a_die():
    ship, one = on_board(aboard(options=ShipOptions(deadly_morale=True), morale=MoraleLevel.LOW), SEC, dead=True)
    after = docked(ship.with_dice(6), one, missions=("M04",))
    assert isinstance(after.state.question, ChooseThing)
    after = after.answers_first().then(
        ANSWERED, Moved(pieces=("dice:blue-construction-1",), start="SC.engineering.DICE", to=zones.BOX_DICE), TAKEN,
        StepBegun(because="DCK-05", phase=Phase.DOCKING, step="capacity"), queued(MakeRoom()), TAKEN, TAKEN,
        StepBegun(because="OPS-12", phase=Phase.DOCKING, step="score_operation"), TAKEN,
        StepBegun(because="DCK-09", phase=Phase.DOCKING, step="assemble"),
    )  # fmt: skip
    assert after.state.morale is MoraleLevel.VERY_LOW
    assert after.state.dice_each == 5
