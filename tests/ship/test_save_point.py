"""The save point: records of planets, stopping and resuming, the harder mode (SAV, RSM, DSH)."""

from __future__ import annotations

import attrs
import pytest

from tests.ship.ship import ENG, REC, SCI, SEC, aboard, back, small_ship
from tests.support.scenario import ANSWERED, TAKEN, opens, queued, waits
from vanguard_desktop.core.engine import decide, replay
from vanguard_desktop.core.events import DecisionClosed
from vanguard_desktop.core.ids import CardId
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.rulesets.ship import effects as fx
from vanguard_desktop.rulesets.ship import zones
from vanguard_desktop.rulesets.ship.data.campaign.objectives import AskBridge
from vanguard_desktop.rulesets.ship.data.campaign.save_point import (
    BoardClosed,
    Difficulty,
    NotAtSavePoint,
    OneToFourPlayers,
    PenaltyPacked,
    PlanetRecorded,
    PlayOn,
    RecordDropped,
    ResumeSession,
    SavePoint,
    SessionResumed,
    SessionStored,
    SetDifficulty,
    StopHere,
)
from vanguard_desktop.rulesets.ship.data.campaign.set_up import AssignSection, SeatsCleared, SectionAssigned
from vanguard_desktop.rulesets.ship.data.common import ChooseThing
from vanguard_desktop.rulesets.ship.data.in_force import BeginStretch
from vanguard_desktop.rulesets.ship.data.journey.cycle import (
    CycleBegun,
    DoStep,
    Moved,
    NextStep,
    PageTurned,
    Revealed,
    StepBegun,
)
from vanguard_desktop.rulesets.ship.data.journey.star_map import AskTravel, Registered, Travel
from vanguard_desktop.rulesets.ship.data.tokens import BagChanged, PoolChanged
from vanguard_desktop.rulesets.ship.phases import Phase
from vanguard_desktop.rulesets.ship.rules import SHIP
from vanguard_desktop.rulesets.ship.state import RecordSheet, Tokens
from vanguard_desktop.setting.crossing import PlanetRecord

FOUR = ("Player 1", "Player 2", "Player 3", "Player 4")


def recorded(landing="L03", ship=None, **home):
    """A team is home from that planet, and its board is recorded."""
    ship = (ship or aboard()).put(zones.SCANNER, f"landing_cards:{landing}").comes_home(back(**home))
    return ship.step(Phase.LEAVING).step(Phase.SAVE_POINT, "record")


def sheet(ship, planet="planet_3"):
    return ship.state.records[planet]


def crewed():
    ship = aboard()
    for section in Section:
        ship = ship.with_crew(section, zones.hand(section), 1, 2)
    return ship


def at_save_point(ship):
    """The question of the save point, after drifting."""
    return ship.from_step(Phase.MEMORIAL, "clear_boards")


def stopped(ship):
    return at_save_point(ship).order(StopHere())


def resumed(ship, players=FOUR):
    ship = ship.order(ResumeSession(players=players))
    while ship.state.phase is Phase.RESUME:
        ship = ship.order(ship.legal()[0])
    return ship


@pytest.mark.rule("SAV-06", "SAV-08")
@pytest.mark.example("SAV-x1")
def test_stacks_and_unclaimed_unique_discoveries_are_recorded():
    ship = recorded(places={4: ("P117/1", "P120/1")}, uniques=(9,), threats={"X01": 2}, standees={"X01": (3,)}).then(
        TAKEN, StepBegun(because="SAV-04", phase=Phase.SAVE_POINT, step="record"),
        PlanetRecorded(record="planet_3", sheet=RecordSheet(landing="L03", board=PlanetRecord(places={4: ("P117/1",
            "P120/1")}, threats={"X01": 2}, uniques=(9,), standees={"X01": (3,)}), finished=(4,))),
    )  # fmt: skip
    assert sheet(ship).board.places == {4: ("P117/1", "P120/1")}
    assert sheet(ship).board.uniques == (9,)
    assert sheet(ship).board.threats == {"X01": 2}
    assert sheet(ship).board.standees == {"X01": (3,)}
    assert (sheet(ship).landing, sheet(ship).finished) == ("L03", (4,))


@pytest.mark.rule("SAV-04")
@pytest.mark.example("SAV-x2")
def test_of_a_planet_that_has_left_the_game_no_record_is_written():
    removed = (fx.RemoveCard(card=CardId("L05")),)
    ship = recorded("L05", places={3: ("P117/1",)}, uniques=(9,), for_ship=removed)
    assert ship.state.records == {}
    after = ship.step(Phase.SAVE_POINT, "close_board").then(
        TAKEN, StepBegun(because="SAV-09", phase=Phase.SAVE_POINT, step="close_board"),
        Moved(pieces=("pois:P117/1",), start="PB.SECTOR.3", to=zones.POIS),
        Moved(pieces=("uniques:9",), start=zones.BOARD_UNIQUES, to=zones.UNIQUES), BoardClosed(),
    )  # fmt: skip
    assert after.where("pois:P117/1") == zones.POIS
    assert after.where("uniques:9") == zones.UNIQUES


@pytest.mark.rule("SAV-05")
@pytest.mark.example("SAV-x3")
def test_there_is_one_record_of_a_planet_and_it_is_the_new_one():
    ship = recorded(places={4: ("P117/1",)}).step(Phase.SAVE_POINT, "close_board")
    again = recorded(ship=ship, places={4: ("P117/1", "P120/1")}).then(
        TAKEN, StepBegun(because="SAV-04", phase=Phase.SAVE_POINT, step="record"),
        PlanetRecorded(record="planet_3", sheet=RecordSheet(landing="L03", board=PlanetRecord(places={4: ("P117/1",
            "P120/1")}), finished=(4,))),
    )  # fmt: skip
    assert list(again.state.records) == ["planet_3"]
    assert sheet(again).board.places == {4: ("P117/1", "P120/1")}


@pytest.mark.rule("SAV-07", "SAV-13")
def test_a_covered_card_that_is_not_saved_is_dropped_on_its_own_and_only_the_visible_one_finishes_a_sector():
    ship = recorded(places={2: ("P118/1", "P117/1"), 4: ("P120/1", "P000/1")})
    assert sheet(ship).board.places == {2: ("P117/1",), 4: ("P120/1", "P000/1")}
    assert sheet(ship).finished == ()


@pytest.mark.rule("SAV-14")
def test_what_texts_declare_lasting_is_recorded():
    ship = recorded(places={4: ("P117/1",)}, opened=("1-2",), marks={2: 1})
    assert (sheet(ship).opened, sheet(ship).marks) == (("1-2",), {2: 1})


@pytest.mark.rule("SAV-15")
def test_the_first_planet_has_no_landing_card_and_no_record():
    ship = aboard().comes_home(back(places={4: ("P117/1",)})).step(Phase.LEAVING)
    ship = ship.step(Phase.SAVE_POINT, "record", "close_board")
    assert ship.state.records == {}
    assert ship.where("pois:P117/1") == zones.POIS


@pytest.mark.rule("SAV-04", "LVP-17")
def test_after_an_aborted_landing_an_older_record_stays_as_it_is():
    ship = recorded(places={4: ("P117/1",)}).step(Phase.SAVE_POINT, "close_board")
    again = recorded(ship=ship, landed=False)
    assert again.state.records == ship.state.records


@pytest.mark.rule("SAV-04", "MAP-22")
def test_after_drifting_there_is_nothing_to_record():
    ship = aboard().put(zones.SCANNER, "landing_cards:L03").step(Phase.SAVE_POINT, "record", "close_board")
    assert not ship.happened(PlanetRecorded)
    assert not ship.happened(BoardClosed)


@pytest.mark.rule("SAV-11")
def test_there_are_as_many_records_as_planets():
    ship = aboard()
    for number in (1, 2, 3, 4, 5):
        ship = recorded(f"L0{number}", ship=ship, places={4: ("P117/1",)})
        ship = ship.step(Phase.SAVE_POINT, "close_board").step(Phase.BRIDGE, "clear_scanner")
    assert len(ship.state.records) == 5


@pytest.mark.rule("SAV-12", "SEF-01")
@pytest.mark.example("SEF-x4")
def test_with_its_landing_card_the_record_of_a_planet_leaves_the_game():
    ship = recorded("L04", places={4: ("P117/1",)}).effects(fx.RemoveCard(card=CardId("L04"))).then(
        TAKEN, Moved(pieces=("landing_cards:L04",), start=zones.SCANNER, to=zones.REMOVED),
        RecordDropped(record="planet_4"),
    )  # fmt: skip
    assert ship.where("landing_cards:L04") == zones.REMOVED
    assert ship.state.records == {}


@pytest.mark.rule("SAV-12")
def test_a_record_that_two_landing_cards_share_goes_with_the_last_of_them():
    ship = recorded("L02", places={4: ("P117/1",)}).effects(fx.RemoveCard(card=CardId("L02")))
    assert list(ship.state.records) == ["planet_2"]
    assert ship.effects(fx.RemoveCard(card=CardId("L17"))).state.records == {}


@pytest.mark.rule("SAV-09")
def test_the_board_is_packed_up_whether_the_players_stop_or_not():
    ship = recorded(places={4: ("P117/1", "P120/1")}, uniques=(9,)).step(Phase.SAVE_POINT, "close_board")
    assert ship.at(zones.sector(4)) == ()
    assert {"pois:P117/1", "pois:P120/1"} <= set(ship.at(zones.POIS))
    assert ship.at(zones.BOARD_UNIQUES) == ()
    assert ship.state.home is None


@pytest.mark.rule("SAV-01", "SAV-10")
def test_going_on_leads_straight_to_the_bridge_with_everything_in_place():
    ship = at_save_point(crewed().pooled(energy=2, command=1))
    assert isinstance(ship.state.question, SavePoint)
    after = ship.order(PlayOn())
    assert after.state.phase is not Phase.SAVE_POINT
    assert len(after.state.available(REC)) == 2
    assert after.state.cycle == ship.state.cycle + 1


@pytest.mark.rule("SAV-01", "SAV-09", "RSM-01")
@pytest.mark.example("SAV-x4")
def test_stopping_packs_tokens_into_the_bag_and_crew_and_scanner_into_the_envelope():
    ship = crewed().pooled(energy=2, command=1, success=4, penalty=True).put(zones.SCANNER, "landing_cards:L03")
    ship = stopped(ship).then(
        ANSWERED, Moved(pieces=("crew:c10", "crew:c11"), start="HAND.security", to=zones.ENVELOPE),
        Moved(pieces=("crew:c20", "crew:c21"), start="HAND.recon", to=zones.ENVELOPE),
        Moved(pieces=("crew:c30", "crew:c31"), start="HAND.science", to=zones.ENVELOPE),
        Moved(pieces=("crew:c40", "crew:c41"), start="HAND.engineering", to=zones.ENVELOPE),
        Moved(pieces=("landing_cards:L03",), start=zones.SCANNER, to=zones.ENVELOPE),
        PoolChanged(energy=-2, command=-1, success=-4), BagChanged(energy=2, command=1, success=4),
        PenaltyPacked(into_bag=True), PageTurned(phase=Phase.RESUME), opens(SessionStored()),
    )  # fmt: skip
    assert ship.state.bag == Tokens(energy=2, command=1, success=4, penalty=True)
    assert ship.state.pool == Tokens()
    assert len(ship.at(zones.ENVELOPE)) == 9
    assert isinstance(ship.state.question, SessionStored)


@pytest.mark.rule("ZON-02", "CYC-18")
def test_at_no_moment_of_packing_are_there_more_tokens_than_in_the_box():
    state = at_save_point(crewed().pooled(energy=8, command=6)).state
    for event in decide(SHIP, state, StopHere()):
        state = replay(SHIP, state, [event])
        assert SHIP.broken(state) == []
    assert state.bag == Tokens(energy=8, command=6)


@pytest.mark.rule("SAV-02", "SAV-10", "RSM-01")
@pytest.mark.example("SAV-x5")
def test_whether_the_players_stop_does_not_change_the_game():
    ship = crewed().pooled(energy=2, command=1, success=4, penalty=True).bagged(success=3)
    ship = at_save_point(ship.put(zones.SCANNER, "landing_cards:L03").put(zones.ENVELOPE, "lander_mods:A02/1")).then(
        TAKEN, queued(DoStep(phase=Phase.SAVE_POINT, step="record"), NextStep()), TAKEN,
        StepBegun(because="SAV-04", phase=Phase.SAVE_POINT, step="record"), TAKEN,
        queued(DoStep(phase=Phase.SAVE_POINT, step="close_board"), NextStep()), TAKEN,
        StepBegun(because="SAV-09", phase=Phase.SAVE_POINT, step="close_board"), TAKEN,
        queued(DoStep(phase=Phase.SAVE_POINT, step="stop_or_continue"), NextStep()), TAKEN,
        StepBegun(because="SAV-01", phase=Phase.SAVE_POINT, step="stop_or_continue"), opens(SavePoint()),
    )  # fmt: skip
    first, second = ship.order(PlayOn()), resumed(ship.order(StopHere()))
    assert first.state.phase is second.state.phase
    assert attrs.evolve(first.state, seats=()) == attrs.evolve(second.state, seats=())
    assert {seat.name: len(seat.sections) for seat in first.state.seats} == {
        seat.name: len(seat.sections) for seat in second.state.seats
    }


@pytest.mark.rule("RSM-02", "RSM-03")
@pytest.mark.example("RSM-x1")
def test_tokens_and_the_penalty_token_go_from_the_bag_into_their_pools():
    ship = aboard().bagged(command=1, penalty=True).step(Phase.RESUME, "tokens").then(
        TAKEN, StepBegun(because="RSM-03", phase=Phase.RESUME, step="tokens"), BagChanged(command=-1),
        PoolChanged(command=1), PenaltyPacked(into_bag=False),
    )  # fmt: skip
    assert ship.state.pool == Tokens(command=1, penalty=True)
    assert ship.state.bag == Tokens()


@pytest.mark.rule("RSM-04", "CMP-02", "CMP-03")
@pytest.mark.example("RSM-x2")
def test_another_number_of_players_deals_out_the_sections_anew():
    ship = stopped(crewed()).order(ResumeSession(players=("Mia", "Tom"))).then(
        ANSWERED, SessionResumed(players=("Mia", "Tom")), TAKEN,
        queued(DoStep(phase=Phase.RESUME, step="take_out"), NextStep()), TAKEN,
        StepBegun(because="RSM-02", phase=Phase.RESUME, step="take_out"), TAKEN,
        queued(DoStep(phase=Phase.RESUME, step="tokens"), NextStep()), TAKEN,
        StepBegun(because="RSM-03", phase=Phase.RESUME, step="tokens"), TAKEN,
        queued(DoStep(phase=Phase.RESUME, step="assign_sections"), NextStep()), TAKEN,
        StepBegun(because="RSM-04", phase=Phase.RESUME, step="assign_sections"), SeatsCleared(players=("Mia", "Tom")),
        queued(AssignSection(section=SEC), AssignSection(section=REC), AssignSection(section=SCI),
            AssignSection(section=ENG)),
        TAKEN, opens(ChooseThing(section=SEC, effect=waits(AssignSection(section=SEC)))),
    )  # fmt: skip
    assert ship.state.phase is Phase.RESUME
    assert ship.state.available(SEC) == ()
    for seat in ("0", "1", "0"):
        ship = ship.pick(seat)
    assert [len(seat.sections) for seat in ship.state.seats] == [2, 2]
    assert [seat.name for seat in ship.state.seats] == ["Mia", "Tom"]
    assert len(ship.state.available(SEC)) == 2


@pytest.mark.rule("RSM-04", "CMP-02")
def test_one_to_four_players_resume():
    ship = stopped(crewed())
    ship.refuses(ResumeSession(players=()), OneToFourPlayers())
    ship.refuses(ResumeSession(players=("a", "b", "c", "d", "e")), OneToFourPlayers())
    assert ship.order(ResumeSession(players=("Mia",))).state.seats[0].sections == tuple(Section)


@pytest.mark.rule("RSM-02", "RSM-05", "RSM-06")
@pytest.mark.example("RSM-x3")
def test_crew_comes_back_to_its_section_and_other_cards_stay_in_the_envelope():
    ship = aboard().with_crew(SCI, zones.ENVELOPE, 1, 1).with_crew(ENG, zones.ENVELOPE, 2)
    ship = ship.put(zones.ENVELOPE, "research_projects:R21", "lander_mods:A02/1", "landing_cards:L03")
    ship = ship.step(Phase.RESUME, "take_out", "crew").then(
        TAKEN, StepBegun(because="RSM-02", phase=Phase.RESUME, step="take_out"),
        Moved(pieces=("landing_cards:L03",), start=zones.ENVELOPE, to=zones.SCANNER), TAKEN,
        StepBegun(because="RSM-05", phase=Phase.RESUME, step="crew"),
        Moved(pieces=("crew:c30", "crew:c31"), start=zones.ENVELOPE, to="HAND.science"),
        Moved(pieces=("crew:c40",), start=zones.ENVELOPE, to="HAND.engineering"),
    )  # fmt: skip
    assert ship.at(zones.ENVELOPE) == ("research_projects:R21", "lander_mods:A02/1")
    assert (len(ship.state.available(SCI)), len(ship.state.available(ENG))) == (2, 1)
    assert ship.at(zones.SCANNER) == ("landing_cards:L03",)


@pytest.mark.rule("LOG-07", "LOG-09")
@pytest.mark.example("LOG-x3")
def test_flags_survive_a_stop():
    ship = resumed(stopped(crewed().laid(flags=("signal-answered",)))).then(
        ANSWERED, SectionAssigned(section=SCI, seat=2), TAKEN,
        opens(ChooseThing(section=ENG, effect=waits(AssignSection(section=ENG)))), DecisionClosed(automatic=True),
        SectionAssigned(section=ENG, seat=3), TAKEN, queued(DoStep(phase=Phase.RESUME, step="crew"), NextStep()), TAKEN,
        StepBegun(because="RSM-05", phase=Phase.RESUME, step="crew"),
        Moved(pieces=("crew:c10", "crew:c11"), start=zones.ENVELOPE, to="HAND.security"),
        Moved(pieces=("crew:c20", "crew:c21"), start=zones.ENVELOPE, to="HAND.recon"),
        Moved(pieces=("crew:c30", "crew:c31"), start=zones.ENVELOPE, to="HAND.science"),
        Moved(pieces=("crew:c40", "crew:c41"), start=zones.ENVELOPE, to="HAND.engineering"), TAKEN,
        queued(DoStep(phase=Phase.BRIDGE, step="begin_cycle"), NextStep()), TAKEN,
        StepBegun(because="CYC-07", phase=Phase.BRIDGE, step="begin_cycle"), CycleBegun(), TAKEN,
        queued(DoStep(phase=Phase.BRIDGE, step="count_bridges"), NextStep()), TAKEN,
        StepBegun(because="SEF-13", phase=Phase.BRIDGE, step="count_bridges"),
        queued(BeginStretch(stretch=fx.Stretch.PHASE)), TAKEN, TAKEN,
        queued(DoStep(phase=Phase.BRIDGE, step="install"), NextStep()), TAKEN,
        StepBegun(because="BRG-01", phase=Phase.BRIDGE, step="install"), TAKEN,
        queued(DoStep(phase=Phase.BRIDGE, step="command"), NextStep()), TAKEN,
        StepBegun(because="BRG-06", phase=Phase.BRIDGE, step="command"), PoolChanged(command=2), TAKEN,
        queued(DoStep(phase=Phase.BRIDGE, step="penalty"), NextStep()), TAKEN,
        StepBegun(because="BRG-07", phase=Phase.BRIDGE, step="penalty"), TAKEN,
        queued(DoStep(phase=Phase.BRIDGE, step="energy"), NextStep()), TAKEN,
        StepBegun(because="BRG-08", phase=Phase.BRIDGE, step="energy"), PoolChanged(energy=4), TAKEN,
        queued(DoStep(phase=Phase.BRIDGE, step="change_income"), NextStep()), TAKEN,
        StepBegun(because="BRG-23", phase=Phase.BRIDGE, step="change_income"), TAKEN,
        queued(DoStep(phase=Phase.BRIDGE, step="use_and_declare"), NextStep()), TAKEN,
        StepBegun(because="OBJ-15", phase=Phase.BRIDGE, step="use_and_declare"), queued(AskBridge()), TAKEN, TAKEN,
        queued(DoStep(phase=Phase.BRIDGE, step="check_situations"), NextStep()), TAKEN,
        StepBegun(because="BRG-16", phase=Phase.BRIDGE, step="check_situations"), TAKEN,
        queued(DoStep(phase=Phase.BRIDGE, step="reveal_situations"), NextStep()), TAKEN,
        StepBegun(because="BRG-18", phase=Phase.BRIDGE, step="reveal_situations"),
        Revealed(pieces=("situations:S01",), start=zones.POSSIBLE, to=zones.OPEN_SITUATIONS), TAKEN,
        queued(DoStep(phase=Phase.BRIDGE, step="clear_scanner"), NextStep()), TAKEN,
        StepBegun(because="BRG-20", phase=Phase.BRIDGE, step="clear_scanner"), TAKEN,
        queued(DoStep(phase=Phase.STAR_MAP, step="travel"), NextStep()), TAKEN,
        StepBegun(because="MAP-03", phase=Phase.STAR_MAP, step="travel"), queued(AskTravel()),
        Registered(entry="SYS-01"), TAKEN, opens(Travel()),
    )  # fmt: skip
    assert "signal-answered" in ship.state.flags


@pytest.mark.rule("DSH-01", "DSH-02")
def test_each_part_of_the_harder_mode_can_be_changed_at_the_save_point():
    ship = at_save_point(crewed())
    for part in Difficulty:
        assert SetDifficulty(part=part, on=True) in ship.legal()
        ship = ship.order(SetDifficulty(part=part, on=True))
    options = ship.state.options
    assert options.deadly_injuries
    assert options.deadly_morale
    assert options.deadly_checks
    assert isinstance(ship.state.question, SavePoint)
    off = ship.order(StopHere()).order(SetDifficulty(part=Difficulty.MORALE, on=False))
    assert not off.state.options.deadly_morale
    assert off.state.options.deadly_checks


@pytest.mark.rule("DSH-02")
@pytest.mark.example("DSH-x4")
def test_in_the_facilities_the_harder_mode_is_not_changed():
    after = at_save_point(crewed()).then(
        TAKEN, queued(DoStep(phase=Phase.SAVE_POINT, step="record"), NextStep()), TAKEN,
        StepBegun(because="SAV-04", phase=Phase.SAVE_POINT, step="record"), TAKEN,
        queued(DoStep(phase=Phase.SAVE_POINT, step="close_board"), NextStep()), TAKEN,
        StepBegun(because="SAV-09", phase=Phase.SAVE_POINT, step="close_board"), TAKEN,
        queued(DoStep(phase=Phase.SAVE_POINT, step="stop_or_continue"), NextStep()), TAKEN,
        StepBegun(because="SAV-01", phase=Phase.SAVE_POINT, step="stop_or_continue"), opens(SavePoint()),
    )  # fmt: skip
    ship = after.laid(phase=Phase.FACILITIES)
    ship.refuses(SetDifficulty(part=Difficulty.MORALE, on=True), NotAtSavePoint())


@pytest.mark.rule("SAV-12")
def test_a_planet_without_a_record_is_simply_removed():
    assert small_ship().landing_cards["L01"].record is None
    assert aboard().effects(fx.RemoveCard(card=CardId("L01"))).where("landing_cards:L01") == zones.REMOVED
