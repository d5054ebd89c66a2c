"""Leaving the planet: what came home is laid out and cleaned up (LVP)."""

from __future__ import annotations

import pytest

from tests.ship.ship import ENG, FIRST_PLANET, REC, SCI, SEC, aboard, back, on_board
from tests.support.scenario import TAKEN
from vanguard_desktop.rulesets.ship import effects as fx
from vanguard_desktop.rulesets.ship import zones
from vanguard_desktop.rulesets.ship.data.journey.cycle import Moved, StepBegun
from vanguard_desktop.rulesets.ship.data.journey.leaving import CrewDied, CrewReturned, MissionFailedPlaced
from vanguard_desktop.rulesets.ship.data.rolls import DiceRolled
from vanguard_desktop.rulesets.ship.phases import Phase
from vanguard_desktop.rulesets.ship.pieces import crew
from vanguard_desktop.rulesets.ship.state import Mode
from vanguard_desktop.setting.cards import InjuryKind
from vanguard_desktop.setting.crossing import Ending

LANDER = "LD-1"


def left(ship, *team, **fields):
    return ship.comes_home(back(*team, **fields)).step(Phase.LEAVING)


@pytest.mark.rule("LVP-02", "LVP-05", "ZON-03")
@pytest.mark.example("LVP-x1", "ZON-x5")
def test_who_was_left_behind_lies_on_the_crew_board_without_sleeve():
    ship, security = on_board(aboard(), SEC)
    ship, recon = on_board(ship, REC, rank=2, dead=True)
    free = ship.state.free_sleeves(REC, 2)
    after = left(ship, security, recon).then(
        TAKEN, StepBegun(because="LVP-01", phase=Phase.LEAVING, step="unpack"), CrewReturned(member="c10", injuries=()),
        CrewDied(member="c20", section=REC, on_planet=True), TAKEN,
        StepBegun(because="LVP-02", phase=Phase.LEAVING, step="left_behind"), TAKEN,
        StepBegun(because="LVP-03", phase=Phase.LEAVING, step="lost_discoveries"), TAKEN,
        StepBegun(because="LVP-06", phase=Phase.LEAVING, step="dice_and_cards"), TAKEN,
        StepBegun(because="LVP-07", phase=Phase.LEAVING, step="equipment"), TAKEN,
        StepBegun(because="LVP-08", phase=Phase.LEAVING, step="places"), TAKEN,
        StepBegun(because="LVP-09", phase=Phase.LEAVING, step="optional_missions"), TAKEN,
        StepBegun(because="LVP-12", phase=Phase.LEAVING, step="temporary_uniques"), TAKEN,
        StepBegun(because="LVP-14", phase=Phase.LEAVING, step="component_check"),
    )  # fmt: skip
    assert after.at(zones.board_crew(REC)) == (crew(recon.id),)
    assert recon.id not in after.state.sleeves
    assert after.state.free_sleeves(REC, 2) == free + 1
    assert security.id in after.state.sleeves


@pytest.mark.rule("LVP-02", "LVP-05")
def test_only_the_living_are_said_to_be_back_and_no_text_takes_the_dead_for_living():
    ship, security = on_board(aboard(), SEC)
    ship, recon = on_board(ship, REC, dead=True)
    promotes = fx.Promote(random=True)  # no lots are drawn: there is one living candidate
    after = ship.comes_home(back(security, recon, for_ship=(promotes,))).step(Phase.LEAVING)
    told = [event for event in after.events if isinstance(event, CrewReturned | CrewDied)]
    assert told == [
        CrewReturned(member=security.id, injuries=()),
        CrewDied(member=recon.id, section=REC, on_planet=True),
    ]
    assert after.state.sleeves[security.id].rank == 2
    assert not after.happened(DiceRolled)


@pytest.mark.rule("LVP-03")
@pytest.mark.example("LVP-x2")
def test_after_an_evacuation_only_unique_discoveries_are_left_and_the_token_lies_on_the_lander():
    found = ("mineral-common/1", "flora-rare/1", "flora-common/3")
    after = left(aboard(), ending=Ending.EVACUATED, failed=True, lander=LANDER, found=found, uniques_found=(5,)).then(
        TAKEN, StepBegun(because="LVP-01", phase=Phase.LEAVING, step="unpack"),
        Moved(pieces=("discoveries:mineral-common/1",), start="TA.DISC.mineral", to=zones.BROUGHT),
        Moved(pieces=("discoveries:flora-rare/1",), start="TA.DISC.flora", to=zones.BROUGHT),
        Moved(pieces=("discoveries:flora-common/3",), start="TA.DISC.flora", to=zones.BROUGHT),
        Moved(pieces=("uniques:5",), start=zones.UNIQUES, to=zones.BROUGHT), TAKEN,
        StepBegun(because="LVP-02", phase=Phase.LEAVING, step="left_behind"), TAKEN,
        StepBegun(because="LVP-03", phase=Phase.LEAVING, step="lost_discoveries"),
        Moved(pieces=("discoveries:mineral-common/1",), start=zones.BROUGHT, to="TA.DISC.mineral"),
        Moved(pieces=("discoveries:flora-rare/1", "discoveries:flora-common/3"), start=zones.BROUGHT,
            to="TA.DISC.flora"),
        MissionFailedPlaced(), TAKEN, StepBegun(because="LVP-06", phase=Phase.LEAVING, step="dice_and_cards"), TAKEN,
        StepBegun(because="LVP-07", phase=Phase.LEAVING, step="equipment"), TAKEN,
        StepBegun(because="LVP-08", phase=Phase.LEAVING, step="places"), TAKEN,
        StepBegun(because="LVP-09", phase=Phase.LEAVING, step="optional_missions"), TAKEN,
        StepBegun(because="LVP-12", phase=Phase.LEAVING, step="temporary_uniques"), TAKEN,
        StepBegun(because="LVP-14", phase=Phase.LEAVING, step="component_check"),
    )  # fmt: skip
    assert after.at(zones.BROUGHT) == ("uniques:5",)
    assert after.state.mission_failed
    for name in found:
        deck = after.where(f"discoveries:{name}")
        assert after.at(deck)[-3:].count(f"discoveries:{name}") == 1


@pytest.mark.rule("LVP-03", "DSH-03")
def test_if_everybody_is_dead_all_discoveries_are_lost_as_well():
    after = left(aboard(), ending=Ending.ALL_DEAD, failed=True, lander=LANDER, found=("mineral-common/1",))
    assert after.at(zones.BROUGHT) == ()
    assert after.state.mission_failed


@pytest.mark.rule("LVP-04")
def test_an_ending_by_a_text_loses_nothing():
    after = left(aboard(), ending=Ending.ENDED_BY_TEXT, lander=LANDER, found=("mineral-common/1",))
    assert after.at(zones.BROUGHT) == ("discoveries:mineral-common/1",)
    assert not after.state.mission_failed


@pytest.mark.rule("LVP-05", "LVP-15")
def test_injury_cards_stay_with_the_living_and_leave_the_dead():
    ship, hurt = on_board(aboard(), SEC, injuries=(InjuryKind.WOUNDED, InjuryKind.BURNED))
    ship, dead = on_board(ship, SCI, dead=True, injuries=(InjuryKind.WOUNDED,))
    assert left(ship, hurt, dead).state.injuries == {hurt.id: (InjuryKind.WOUNDED, InjuryKind.BURNED)}


@pytest.mark.rule("LVP-06", "LVP-16")
def test_section_dice_and_cards_return_to_the_compartments():
    ship = aboard()
    dice, cards = ship.at(zones.dice(SEC)), ship.at(zones.cards(SEC))
    ship = ship.put(zones.board_dice(SEC), *dice).put(zones.board_deck(SEC), *cards[:10])
    after = left(ship)
    assert sorted(after.at(zones.dice(SEC))) == sorted(dice)
    assert sorted(after.at(zones.cards(SEC))) == sorted(cards)
    assert after.state.dice_each == 5


@pytest.mark.rule("LVP-07")
@pytest.mark.example("LVP-x4")
def test_equipment_goes_to_the_armory_whoever_carried_it():
    ship, dead = on_board(aboard(), REC, dead=True)
    ship = ship.put(zones.board_equipment(REC), "equipment:E03/1").put(zones.CARGO, "equipment:E05/1")
    after = left(ship, dead).then(
        TAKEN, StepBegun(because="LVP-01", phase=Phase.LEAVING, step="unpack"),
        CrewDied(member="c20", section=REC, on_planet=True), TAKEN,
        StepBegun(because="LVP-02", phase=Phase.LEAVING, step="left_behind"), TAKEN,
        StepBegun(because="LVP-03", phase=Phase.LEAVING, step="lost_discoveries"), TAKEN,
        StepBegun(because="LVP-06", phase=Phase.LEAVING, step="dice_and_cards"), TAKEN,
        StepBegun(because="LVP-07", phase=Phase.LEAVING, step="equipment"),
        Moved(pieces=("equipment:E05/1",), start=zones.CARGO, to=zones.ARMORY),
        Moved(pieces=("equipment:E03/1",), start="CB.recon.EQUIP", to=zones.ARMORY), TAKEN,
        StepBegun(because="LVP-08", phase=Phase.LEAVING, step="places"), TAKEN,
        StepBegun(because="LVP-09", phase=Phase.LEAVING, step="optional_missions"), TAKEN,
        StepBegun(because="LVP-12", phase=Phase.LEAVING, step="temporary_uniques"), TAKEN,
        StepBegun(because="LVP-14", phase=Phase.LEAVING, step="component_check"),
    )  # fmt: skip
    assert set(after.at(zones.ARMORY)) == {"equipment:E03/1", "equipment:E05/1"}


@pytest.mark.rule("LVP-08")
def test_a_visible_place_with_the_do_not_save_icon_leaves_the_board_and_the_others_stay():
    after = left(aboard(), places={3: ("P118/1",), 4: ("P117/1", "P120/1")})
    assert after.at(zones.sector(3)) == ()
    assert "pois:P118/1" in after.at(zones.POIS)
    assert after.at(zones.sector(4)) == ("pois:P117/1", "pois:P120/1")


@pytest.mark.rule("LVP-09")
@pytest.mark.example("LVP-x3")
def test_optional_missions_leave_the_board_and_others_stay():
    after = left(aboard(), missions=("M04", "M05")).then(
        TAKEN, StepBegun(because="LVP-01", phase=Phase.LEAVING, step="unpack"),
        Moved(pieces=("missions:M04",), start=zones.MISSIONS, to=zones.BOARD_MISSIONS),
        Moved(pieces=("missions:M05",), start=zones.MISSIONS, to=zones.BOARD_MISSIONS), TAKEN,
        StepBegun(because="LVP-02", phase=Phase.LEAVING, step="left_behind"), TAKEN,
        StepBegun(because="LVP-03", phase=Phase.LEAVING, step="lost_discoveries"), TAKEN,
        StepBegun(because="LVP-06", phase=Phase.LEAVING, step="dice_and_cards"), TAKEN,
        StepBegun(because="LVP-07", phase=Phase.LEAVING, step="equipment"), TAKEN,
        StepBegun(because="LVP-08", phase=Phase.LEAVING, step="places"), TAKEN,
        StepBegun(because="LVP-09", phase=Phase.LEAVING, step="optional_missions"),
        Moved(pieces=("missions:M05",), start=zones.BOARD_MISSIONS, to=zones.MISSIONS), TAKEN,
        StepBegun(because="LVP-12", phase=Phase.LEAVING, step="temporary_uniques"), TAKEN,
        StepBegun(because="LVP-14", phase=Phase.LEAVING, step="component_check"),
    )  # fmt: skip
    assert after.at(zones.BOARD_MISSIONS) == ("missions:M04",)
    assert "missions:M05" in after.at(zones.MISSIONS)


@pytest.mark.rule("LVP-12")
@pytest.mark.example("LVP-x5")
def test_unique_discoveries_above_32_go_back_to_the_tray():
    after = left(aboard(), lander=LANDER, uniques_found=(34, 6), uniques=(35,)).then(
        TAKEN, StepBegun(because="LVP-01", phase=Phase.LEAVING, step="unpack"),
        Moved(pieces=("uniques:35",), start=zones.UNIQUES, to=zones.BOARD_UNIQUES),
        Moved(pieces=("uniques:34",), start=zones.UNIQUES, to=zones.BROUGHT),
        Moved(pieces=("uniques:6",), start=zones.UNIQUES, to=zones.BROUGHT), TAKEN,
        StepBegun(because="LVP-02", phase=Phase.LEAVING, step="left_behind"), TAKEN,
        StepBegun(because="LVP-03", phase=Phase.LEAVING, step="lost_discoveries"), TAKEN,
        StepBegun(because="LVP-06", phase=Phase.LEAVING, step="dice_and_cards"), TAKEN,
        StepBegun(because="LVP-07", phase=Phase.LEAVING, step="equipment"), TAKEN,
        StepBegun(because="LVP-08", phase=Phase.LEAVING, step="places"), TAKEN,
        StepBegun(because="LVP-09", phase=Phase.LEAVING, step="optional_missions"), TAKEN,
        StepBegun(because="LVP-12", phase=Phase.LEAVING, step="temporary_uniques"),
        Moved(pieces=("uniques:34",), start=zones.BROUGHT, to=zones.UNIQUES),
        Moved(pieces=("uniques:35",), start=zones.BOARD_UNIQUES, to=zones.UNIQUES), TAKEN,
        StepBegun(because="LVP-14", phase=Phase.LEAVING, step="component_check"),
    )  # fmt: skip
    assert after.at(zones.BROUGHT) == ("uniques:6",)
    assert {"uniques:34", "uniques:35"} <= set(after.at(zones.UNIQUES))


@pytest.mark.rule("LVP-10", "LVP-11", "LVP-13", "LVP-14")
def test_after_the_clean_up_only_what_may_be_there_is_on_the_table():
    ship, recon = on_board(aboard(), REC)
    ship = ship.put(zones.CARGO, "equipment:E05/1").put(zones.board_deck(REC), *ship.at(zones.cards(REC))[:10])
    after = left(ship, recon, lander=LANDER, missions=("M04",), uniques=(3,), rank_up="K02", found=("flora-rare/1",))
    there = {zone for zone, pieces in after.state.zones.items() if pieces and zone.startswith(("CB.", "LB.", "PB."))}
    assert there == {
        zones.board_crew(REC), zones.BROUGHT, zones.BOARD_MISSIONS, zones.BOARD_UNIQUES, zones.BOARD_RANK_UP,
    }  # fmt: skip


@pytest.mark.rule("LVP-17")
def test_after_an_aborted_landing_the_steps_about_the_board_find_nothing():
    after = left(aboard(), ending=Ending.EVACUATED, failed=True, lander=LANDER)
    assert after.state.question is None
    assert after.state.mission_failed


@pytest.mark.rule("LVP-01")
def test_texts_of_the_expedition_about_the_ship_are_carried_out_before_the_clean_up():
    after = left(aboard(), for_ship=(fx.ChangeSuccess(by=2), fx.Gain(card="R05")), flags=("stamp-a",))
    assert after.state.pool.success == 2
    assert after.at(zones.ENVELOPE) == ("research_projects:R05",)
    assert after.state.flags == ("stamp-a",)


@pytest.mark.rule("CMP-27")
def test_after_the_first_planet_of_a_quick_start_the_cards_of_the_training_leave_the_game():
    ship = aboard(cycle=0, mode=Mode.QUICK_START).put(zones.TRAINING, "rank_ups:K01", "events:EVT1", "events:EVT2")
    home = back(
        world=FIRST_PLANET, places={1: ("P101/1",), 4: ("P000/1",)}, missions=("M03",), rank_up="K01",
        uniques_found=(1,),
    )  # fmt: skip
    after = ship.comes_home(home).step(Phase.LEAVING).step(Phase.DOCKING)
    assert {"missions:M03", "rank_ups:K01", "events:EVT1", "events:EVT2"} <= set(after.at(zones.REMOVED))
    assert after.at(zones.FOUND) == ("uniques:1",)
    assert after.at(zones.dice(ENG))


@pytest.mark.rule("LOG-06", "LVP-01")
def test_an_entry_read_on_the_planet_counts_once_for_the_campaign():
    ship = aboard(logs_read={"610": 1}).comes_home(back(logs=("610", "640")))
    assert ship.state.logs_read == {"610": 2, "640": 1}
    assert ship.step(Phase.LEAVING).step(Phase.DOCKING).state.logs_read == {"610": 2, "640": 1}
