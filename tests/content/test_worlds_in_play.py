"""Cards, threats and entries of Act I do what is printed on them, played as they stand in the pack."""

from __future__ import annotations

from typing import Any

import attrs
import pytest

from tests.content.visit import Visit
from tests.expedition.checks import go_on, rolled, up
from tests.expedition.table import Table
from tests.support.boxes import shipped
from vanguard_desktop.core.effects import ForShip
from vanguard_desktop.core.ids import CardId, Flag, PathId, SectorId
from vanguard_desktop.core.sources import Source
from vanguard_desktop.dice.faces import DangerIcon, Icon
from vanguard_desktop.rulesets.expedition.data import effects as fx
from vanguard_desktop.rulesets.expedition.data.commands import (
    EndTurn,
    PickOption,
    Rest,
    SayYes,
    TakeSpecialAction,
    Travel,
    UseDiscovery,
)
from vanguard_desktop.rulesets.expedition.data.decisions import ChooseAction, ChooseOption, ChooseSector, React
from vanguard_desktop.rulesets.expedition.data.events import (
    DangerRolled,
    SuccessesGained,
    SuppliesChanged,
    ThreatForeseen,
)
from vanguard_desktop.rulesets.expedition.data.lasting import Lasting
from vanguard_desktop.rulesets.expedition.data.reasons import NoRestHere
from vanguard_desktop.rulesets.expedition.data.steps import DangerResult, OfferMissions
from vanguard_desktop.rulesets.expedition.data.tracks import Track
from vanguard_desktop.rulesets.expedition.round.hand_over import hand_over
from vanguard_desktop.rulesets.ship.effects import BringSituation, PutInForce
from vanguard_desktop.setting.box import Box
from vanguard_desktop.setting.cards import Biome, RowColor


@pytest.fixture(scope="module")
def box() -> Box:
    return shipped()


def visit(box: Box, world: str, *flags: str) -> Visit:
    return Visit.to(box, world, *(Flag(flag) for flag in flags))


def given(there: Visit, **fields: Any) -> Visit:
    """The crew member of the turn waits for its action again."""
    return attrs.evolve(there, table=there.table.given(pending=(there.turn,), **fields))


def threat_at(there: Visit, card: str) -> int | None:
    threat = there.table.state.threat(card)
    return None if threat is None else threat.sector


def time_passes(there: Visit, card: str, at: int = 0) -> Table:
    """The token of that threat enters the space after `at`."""
    track = Track.read(f"threat:{card}")
    return given(there, tracks={track: at}).happens(fx.AdvanceTime(), *[1] * 9).table


def top(there: Visit, sector: int) -> str | None:
    poi = there.table.state.poi(SectorId(sector))
    return None if poi is None else str(poi.id)


def for_ship(there: Visit, kind: type[ForShip]) -> list[Any]:
    return [effect for effect in there.table.state.for_ship if isinstance(effect, kind)]


# --- Hum


def test_say_it_back_is_sitting_and_listening_once_more_with_both_icons(box: Box) -> None:
    kept = visit(box, "W01").go(2)
    for _ in range(3):
        kept = kept.green("P101")
    assert "reeds_kept" in kept.flags
    said = heard(kept, "blue-technology-1", Icon.TECHNOLOGY)
    assert CardId("M07") in said.state.missions_done
    assert 2 in said.state.uniques_found
    assert said.state.marks[SectorId(2)] == kept.table.state.marks[SectorId(2)] + 1  # the green outcome follows
    other = heard(kept, "blue-science-1", Icon.SCIENCE)  # it is still sitting and listening
    assert other.state.successes == kept.table.state.successes + 1
    assert CardId("M07") in other.state.missions
    assert not heard(kept, "red-physical-1", Icon.PHYSICAL).told(SuccessesGained)


def test_there_is_one_way_to_sit_and_listen_at_a_time(box: Box) -> None:
    kept = start = visit(box, "W01").go(2)
    for _ in range(3):
        kept = kept.green("P101")
    assert [listening(start), listening(kept)] == [[1], [2]]


def listening(there: Visit) -> list[int]:
    """The actions of the reeds that are open."""
    legal = there.table.given(pending=(there.turn,)).legal(TakeSpecialAction)
    return [action.number for action in legal]


def heard(kept: Visit, die: str, icon: Icon) -> Table:
    """Say It Back, when a xenology icon and this one lie in the roll pool."""
    check = kept.table.state.box.pois[CardId("P101")].actions[1].check
    me = kept.turn.member
    pool = (up("green-xenology-1", Icon.XENOLOGY, of=me), up(die, icon, of=me))
    return go_on(
        rolled(kept.table, *pool, card=check, active=me, source=Source.read("poi:2:P101:2"), at=kept.here, step=8)
    )


def _row(there: Visit, card: str, color: RowColor, action: int = 1) -> Any:
    check = there.table.state.box.pois[CardId(card)].actions[action - 1].check
    assert check is not None
    return next(row.effect for row in check.rows if row.color is color)


@pytest.mark.parametrize(("finds", "done"), [(2, True), (1, False)])
def test_a_full_tank_is_what_is_brought_home(box: Box, finds: int, done: bool) -> None:
    start = visit(box, "W01")
    minerals = start.table.state.discoveries
    deck = next(type for type in minerals if type.value == "mineral")
    found = minerals[deck][:finds]
    full = given(start, discoveries={**minerals, deck: minerals[deck][finds:]}, found=found)
    assert CardId("M06") in full.table.state.missions  # nobody may settle it before
    assert (CardId("M06") in full.home().table.state.missions_done) is done


def test_the_salt_lick_helps_the_calf_from_anywhere(box: Box) -> None:
    calf = visit(box, "W01").go(4, 1)
    lick = given(calf, uniques_found=(33,)).table
    used = lick.play(UseDiscovery(member=calf.turn.member, card=lick.state.box.uniques[33].id))
    assert used.state.tracks[Track.read("poi:4:P104:1:green")] == 2


@pytest.mark.parametrize(("met", "follows"), [(True, 1), (False, 0)])
def test_only_a_carrier_that_was_woken_follows_the_lander(box: Box, met: bool, follows: int) -> None:
    start = visit(box, "W01")
    fled = (start.go(6) if met else start).happens(fx.ReadLog(log="119"))  # type: ignore[arg-type]
    assert len(for_ship(fled, BringSituation)) == follows
    assert threat_at(fled, "X01") is None


# --- Uphill


def test_the_flood_takes_from_whoever_enters_or_stays_and_lets_nobody_rest(box: Box) -> None:
    flood = visit(box, "W02").happens(fx.PlaceCondition(card=CardId("G07")))
    waded = flood.go(7)
    assert [event.by for event in waded.table.told(SuppliesChanged)] == [-1]
    there = given(waded)
    assert there.table.refuses(Rest()) == NoRestHere(sector=SectorId(7))
    assert [event.by for event in there.table.play(EndTurn()).told(SuppliesChanged)][:1] == [-1]


@pytest.mark.parametrize(
    ("world", "sector", "card", "old", "new"),
    [
        ("W02", 3, "P203", "w02-3-4", "w02-3-4b"),
        ("W02", 9, "P214", "w02-9-11", "w02-9-11b"),
        ("W03", 7, "P308", "w03-7-9", "w03-7-9b"),
        ("W04", 3, "P403", "w04-2-3", "w04-2-3b"),
    ],
)
def test_a_path_that_is_mended_asks_for_travel_and_nothing_else(
    box: Box, world: str, sector: int, card: str, old: str, new: str
) -> None:
    start = visit(box, world).go(sector).happens(fx.ReplacePoi(card=CardId(card), sector=SectorId(sector)))
    mended = given(start.green(card))
    legal = {command.path for command in mended.table.legal(Travel)}
    assert PathId(new) in legal
    assert PathId(old) not in legal


def test_a_walking_tree_goes_to_any_sector_with_plants_also_those_of_a_card(box: Box) -> None:
    start = visit(box, "W02").go(2).happens(fx.CoverPoi(card=CardId("P208"), sector=SectorId(8)))
    asked = start.table.given(pending=()).resolve(_row(start, "P202", RowColor.YELLOW), you=start.turn.member)
    while asked.question is not None and not isinstance(asked.question, ChooseSector):
        asked = asked.play(asked.legal()[0])
    state = asked.state
    assert set(asked.ways) == {
        sector.number
        for sector in state.board.sectors
        if sector.number != 2 and Biome.VEGETATION in state.biomes(sector.number)
    }
    assert 8 in asked.ways


def test_the_mail_pouch_calls_the_stalker_itself(box: Box) -> None:
    opened = visit(box, "W02").go(4).happens(fx.DiscardPoi())
    assert (top(opened, 4), threat_at(opened, "X02")) == ("P210", 3)
    assert threat_at(opened.red("P210"), "X02") == 4


def test_the_tide_carries_the_raft_inland_along_its_route(box: Box) -> None:
    met = visit(box, "W02").happens(fx.PlaceThreat(card=CardId("X03"), sector=SectorId(8)))
    swept = time_passes(given(met, marks={SectorId(8): 3}), "X03")
    assert swept.state.marks == {SectorId(7): 3}
    assert next(threat.sector for threat in swept.state.threats if threat.card == "X03") == 7


def test_what_the_water_finds_unmoored_it_takes_once(box: Box) -> None:
    """The mission is about the next flood only."""
    start = visit(box, "W02").happens(fx.AddMission(card=CardId("M11")))
    ebb = start.table.state.box.conditions[CardId("G06")].time
    assert ebb is not None
    moved = given(start, lander=SectorId(8), supplies=8).happens(ebb.spaces[4])
    assert moved.table.state.supplies == 5
    assert CardId("M11") not in (*moved.table.state.missions, *moved.table.state.missions_done)
    moored = given(start, lander=SectorId(1)).happens(ebb.spaces[4])
    assert CardId("M11") in moored.table.state.missions_done


@pytest.mark.parametrize(("basket", "room"), [(True, -1), (False, -2)])
def test_the_raft_aboard_takes_the_room_of_finds(box: Box, basket: bool, room: int) -> None:
    start = visit(box, "W02", "raft_tank").go(6)
    met = given(start, uniques_found=(34,) if basket else (), marks={SectorId(11): 4})
    gone = met.go(11).green("P213", 2)
    assert "child_aboard" in gone.flags
    assert "child_home" not in gone.flags
    assert {effect.card for effect in for_ship(gone, BringSituation)} == {"S14"}
    assert hand_over(gone.home().table.state).room == room


def test_a_raft_in_the_tank_beside_the_lander_travels_with_it(box: Box) -> None:
    met = visit(box, "W02", "raft_tank").go(6)
    beside = given(met, marks={met.table.state.lander: 3}).table
    asked = beside.resolve(OfferMissions())
    aboard = attrs.evolve(met, table=asked.play(SayYes()))
    assert "child_aboard" in aboard.flags
    assert "child_home" not in aboard.flags
    assert aboard.table.state.marks == {}


def test_the_team_may_go_back_for_the_raft(box: Box) -> None:
    asked = visit(box, "W02").go(6)
    stayed = asked.home(1)
    assert stayed.table.state.ending is None
    assert isinstance(stayed.table.question, ChooseAction)
    left = asked.home(2)
    assert left.table.state.closed
    assert "child_scattered" not in left.flags  # three voices are enough


def test_a_bow_removes_one_danger_of_living_things_for_anybody(box: Box) -> None:
    bowed = visit(box, "W02").go(5).happens(fx.ReadLog(log="205"))  # type: ignore[arg-type]
    (spared,) = bowed.table.state.lasting
    assert (spared.what, spared.letter, spared.uses, spared.who) == (Lasting.NO_DANGER, "E", 1, None)
    other = next(member for member in bowed.table.state.members if member.id != bowed.turn.member)
    asked = bowed.table.given(pending=()).resolve(DangerResult(letter="E", icon=DangerIcon.UNCOMMON), you=other.id)
    assert isinstance(asked.question, ChooseOption)
    assert asked.play(PickOption(number=2)).member(other.id).injury_count == 0


def test_cards_under_others_show_when_those_go(box: Box) -> None:
    edge = visit(box, "W02").go(11).go(9)
    assert top(edge, 9) == "P211"
    assert top(edge.happens(fx.DiscardPoi()), 9) == "P214"
    warm = visit(box, "W03").go(8).happens(fx.DiscardPoi(sector=SectorId(8)))
    assert top(warm, 8) is None  # nobody has been to the Ninth Gallery yet
    assert top(visit(box, "W03").go(5).happens(fx.DiscardPoi(sector=SectorId(8))), 8) == "P314"
    inside = visit(box, "W04").happens(fx.ReadLog(log="406"))  # type: ignore[arg-type]
    assert top(inside.happens(fx.DiscardPoi(sector=SectorId(6))), 6) == "P413"


# --- Kiln


def test_the_slow_fire_goes_its_way_leaves_a_crust_and_returns(box: Box) -> None:
    start = visit(box, "W03").go(9)
    assert threat_at(start, "X04") == 2
    moved = time_passes(start, "X04")
    assert moved.state.threats[0].sector == 7
    crusted = time_passes(attrs.evolve(start, table=moved), "X04", at=1)
    assert crusted.state.marks == {SectorId(7): 1}
    home = time_passes(attrs.evolve(start, table=crusted), "X04", at=2)
    assert home.state.threats[0].sector == 2
    assert Track.read("threat:X04") not in home.state.tracks


def test_on_the_crust_every_path_asks_for_a_danger_die_more(box: Box) -> None:
    start = visit(box, "W03").go(9).go(10)
    hot = given(start, marks={SectorId(9): 1}).table.play(Travel(path=PathId("w03-9-10")))
    assert [event.letter for event in hot.told(DangerRolled)] == ["C"]


@pytest.mark.parametrize(("ledger", "dearer"), [(True, 0), (False, 1)])
def test_without_the_ledger_the_route_costs_a_find_more(box: Box, ledger: bool, dearer: int) -> None:
    flags = ("ledger_copied",) if ledger else ()
    closed = visit(box, "W03", *flags).go(6, 1).green("P306")
    standing = [effect.standing for effect in for_ship(closed, PutInForce)]
    named = [(one.only, one.value, one.deck and one.deck.value) for one in standing]
    assert named == [("R05", 1, "alien_tech")] * dearer


def test_whoever_lets_the_tap_run_has_the_ledger_and_fails_the_young(box: Box) -> None:
    run = visit(box, "W03").go(6, 3).green("P307")
    assert [effect.standing.free for effect in for_ship(run, PutInForce)] == [True]
    assert CardId("M14") not in run.table.state.missions
    there = given(run.go(8))
    assert top(there, 8) == "P309"
    assert not there.table.legal(TakeSpecialAction)


def test_the_stamp_of_the_kiln_gives_no_success_of_its_own(box: Box) -> None:
    start = visit(box, "W03").go(9)
    assert start.green("P310").table.state.successes == start.table.state.successes


def test_an_evacuation_before_contact_counts_as_contact(box: Box) -> None:
    fled = visit(box, "W03").happens(fx.ReadLog(log="319"))  # type: ignore[arg-type]
    state = fled.table.state
    assert CardId("M12") in state.missions_done
    assert (state.successes, state.tally["log:305"]) == (2, 1)


def test_the_rattling_panel_annoys_as_long_as_it_rattles(box: Box) -> None:
    red, green = Track.read("poi:3:P303:1:red"), Track.read("poi:3:P303:1:green")
    knocked = visit(box, "W03").go(3)
    assert knocked.table.state.tracks == {red: 1}
    assert knocked.red("P303").table.state.tracks == {red: 1}  # also after the quarrel
    quiet = knocked.go(1).green("P301")
    assert quiet.table.state.tracks == {green: 1}


# --- Cold Shelf


def test_vials_are_counted_on_the_mission_and_brought_home(box: Box) -> None:
    shelf = visit(box, "W04").go(6)
    for sector, card in ((6, "P406"), (6, "P406"), (7, "P407")):
        shelf = shelf.go(sector).green(card)
    assert shelf.table.state.card_marks == {"M19": 3}
    assert top(shelf, 6) is None  # no vial is left there
    assert top(shelf, 7) == "P407"
    assert 8 in shelf.home().table.state.uniques_found
    assert 8 not in visit(box, "W04").home().table.state.uniques_found


def test_by_lamplight_each_check_at_the_shelves_may_reroll_a_die(box: Box) -> None:
    lit = visit(box, "W04").happens(fx.CoverPoi(card=CardId("P405"), sector=SectorId(5))).go(5).green("P405")
    assert {(entry.sector, entry.effect) for entry in lit.table.state.lasting} == {
        (SectorId(6), fx.RerollDice(count=1)),
        (SectorId(7), fx.RerollDice(count=1)),
    }
    again = visit(box, "W04", "shelf_lamp")
    assert {entry.sector for entry in again.table.state.lasting} == {6, 7}


def test_a_beacon_lets_everybody_reroll_one_cold_danger(box: Box) -> None:
    lit = visit(box, "W04").green("P401")
    entries = lit.table.state.lasting
    assert {entry.who for entry in entries} == {member.id for member in lit.table.state.members}
    assert {(entry.what, entry.letter, entry.uses) for entry in entries} == {(Lasting.DANGER_AGAIN, "F", 1)}


def test_the_undersnow_follows_whoever_traveled_last_and_never_into_the_ruins(box: Box) -> None:
    start = visit(box, "W04")
    first, second = (member.id for member in start.table.state.members[:2])
    table = start.table.with_member(first, sector=SectorId(1)).with_member(second, sector=SectorId(12))
    there = attrs.evolve(start, table=table)
    toward = time_passes(given(there, last_traveler=first), "X05")
    assert toward.state.threats[0].sector == 1
    kept_out = time_passes(given(there, last_traveler=second), "X05")
    assert kept_out.state.threats[0].sector == 11


def test_a_warm_stone_averts_a_cold_danger(box: Box) -> None:
    start = given(visit(box, "W04"), uniques_found=(36,))
    hit = start.table.given(pending=()).resolve(DangerResult(letter="F", icon=DangerIcon.RARE), you=start.turn.member)
    assert isinstance(hit.question, React)
    stone = start.table.state.box.uniques[36].id
    spared = hit.play(UseDiscovery(member=start.turn.member, card=stone))
    assert spared.member(start.turn.member).injury_count == 0
    assert 36 not in spared.state.uniques_found


def test_waiting_at_the_core_makes_the_asking_shorter_whenever_it_begins(box: Box) -> None:
    green = Track.read("poi:8:P408:1:green")
    before = visit(box, "W04").go(10).green("P410", 3).go(8)
    assert before.table.state.tracks == {green: 1}
    after = visit(box, "W04").go(8).go(10).green("P410", 3).green("P410", 3)
    assert after.table.state.tracks == {green: 1}


def test_the_thaw_takes_the_shelves_that_it_empties(box: Box) -> None:
    start = visit(box, "W04").happens(fx.MarkSector(count=-1, sector=SectorId(6)))
    (special,) = start.table.state.box.conditions[CardId("G14")].special
    thawed = start.happens(special.effect, 1)  # type: ignore[union-attr]
    assert top(thawed, 6) is None


def test_whoever_has_decided_nothing_stays_or_decides_to_change_nothing(box: Box) -> None:
    undecided = visit(box, "W04").go(8)
    assert undecided.home(1).table.state.ending is None
    kept = undecided.home(2)
    assert kept.table.state.closed
    assert "shelf_kept" in kept.flags


# --- Pebble Moor


def test_strays_make_for_equipment_and_the_lamp_mother_for_company(box: Box) -> None:
    start = visit(box, "W05")
    first, second = (member.id for member in start.table.state.members[:2])
    table = start.table.with_member(first, sector=SectorId(3), equipment=()).with_member(second, sector=SectorId(7))
    laden = table.with_member(second, equipment=(CardId("E01/1"),))
    flock = time_passes(attrs.evolve(start, table=laden), "X06").state.threat("X06")
    assert flock is not None
    assert (flock.sector, *flock.others) == (7, 7, 7)
    together = table.with_member(second, sector=SectorId(1)).with_member(first, sector=SectorId(1))
    mother = time_passes(attrs.evolve(start, table=together), "X07")
    assert mother.state.threat("X07").sector == 1  # type: ignore[union-attr]


def test_each_stray_goes_for_itself_and_a_pebble_calls_the_flock_together(box: Box) -> None:
    start = visit(box, "W05")
    first, second = (member.id for member in start.table.state.members[:2])
    (flock,) = (threat for threat in start.table.state.threats if threat.card == "X06")
    assert (flock.sector, *flock.others) == (5, 5, 5)
    apart = attrs.evolve(flock, others=(SectorId(3), SectorId(9)))
    table = given(start, threats=(apart,)).table.with_member(first, sector=SectorId(1), equipment=(CardId("E01/1"),))
    table = table.with_member(second, sector=SectorId(9), equipment=(CardId("E01/2"),))
    gone = time_passes(attrs.evolve(start, table=table), "X06").state.threat("X06")
    assert gone is not None
    assert gone.others == (1, 9)
    (action,) = box.threats[CardId("X06")].actions
    assert action.check is not None
    given_one = table.resolve(action.check.tracks[0].effect, source="threat:X06")
    back = given_one.state.threat("X06")
    assert back is not None
    assert (back.sector, *back.others) == (5, 5, 5)


def test_listening_moss_hears_what_the_strays_are_about_to_do(box: Box) -> None:
    start = visit(box, "W05")
    moss = CardId("D-Veg8/1")
    table = given(start, found=(moss,), discoveries={}).table
    heard = table.play(UseDiscovery(member=table.state.turn, card=moss), PickOption(number=1))  # type: ignore[arg-type]
    (seen,) = heard.told(ThreatForeseen)
    assert (seen.card, seen.spaces) == ("X06", (1, 2, 1))
    assert heard.state.found == (moss,)


def test_two_quiet_turns_under_the_lamp_mother_send_her_home(box: Box) -> None:
    start = visit(box, "W05").happens(fx.MoveTo(sector=SectorId(3)))
    away = tuple(attrs.evolve(t, sector=SectorId(3)) if t.card == "X07" else t for t in start.table.state.threats)
    quiet = given(start, threats=away).table.play(EndTurn())
    assert quiet.state.card_marks == {"X07": 1}
    assert not given(start, threats=away, special_taken=True).table.play(EndTurn()).state.card_marks
    gone = given(start, threats=away, card_marks={CardId("X07"): 1}).table.play(EndTurn())
    assert gone.state.threat("X07").sector == 2  # type: ignore[union-attr]
    assert gone.state.card_marks == {}


def test_the_arch_in_the_reeds_gives_its_stamp_and_the_wick(box: Box) -> None:
    start = visit(box, "W05", "patience_answered").go(8)
    stamped = start.green("P510")
    assert stamped.table.state.successes == start.table.state.successes
    assert 11 in stamped.table.state.uniques_found
