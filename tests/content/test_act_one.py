"""The worlds of Act I can be won: the chain from place to place, outcome by outcome, up to the lift-off."""

from __future__ import annotations

import attrs
import pytest

from tests.content.visit import Visit
from tests.support.boxes import shipped
from vanguard_desktop.core.ids import Flag, SectorId
from vanguard_desktop.setting.box import Box


@pytest.fixture(scope="module")
def box() -> Box:
    return shipped()


def test_uphill_is_won_at_the_drowned_letterbox(box: Box) -> None:
    visit = Visit.to(box, "W02").go(4).go(7).green("P209")
    assert "stamp_tide" in visit.flags
    assert visit.home().won


def test_the_young_raft_is_brought_to_the_sea_with_those_who_were_lost(box: Box) -> None:
    told = Visit.to(box, "W02").go(6).green("P206", 1)
    assert told.flags >= {"child_told"}
    assert told.table.state.marks == {SectorId(6): 2}
    gathered = told.go(9).green("P207")  # the voices join the raft, wherever it is
    assert gathered.table.state.marks == {SectorId(6): 3}
    there = attrs.evolve(gathered.go(6), taken_along=True).go(11)
    assert there.table.state.marks == {SectorId(11): 3}
    sung = there.green("P213")
    assert "child_home" in sung.flags
    assert "child_scattered" not in sung.home().flags


@pytest.mark.rule("SAV-07")
@pytest.mark.parametrize(
    ("world", "flags"),
    [
        ("W01", {"stamp_salt"}),
        ("W02", {"stamp_tide"}),
        ("W03", {"dorrun_met", "ninth_gallery", "stamp_ember", "tap_closed"}),
        ("W04", {"stamp_frost", "sleepers_found", "shelf_kept"}),
        ("W05", {"stamp_lamp"}),
    ],
)
def test_what_was_settled_in_a_former_visit_is_settled(box: Box, world: str, flags: set[str]) -> None:
    """Missions are not recorded with a planet; the briefing takes away those that nobody could complete again."""
    again = Visit.to(box, world, *(Flag(flag) for flag in flags))
    assert [id for id in again.table.state.missions if not box.missions[id].optional] == []
    assert again.home().won


@pytest.mark.parametrize(
    ("world", "flag", "mission"),
    [
        ("W02", "raft_met", "M09"),
        ("W03", "ninth_gallery", "M13"),
        ("W03", "dorrun_met", "M13"),
        ("W04", "sleepers_found", "M17"),
        ("W05", "strays_met", "M21"),
    ],
)
def test_what_was_left_open_is_open_again(box: Box, world: str, flag: str, mission: str) -> None:
    assert mission in Visit.to(box, world, Flag(flag)).table.state.missions


def test_whoever_leaves_the_raft_in_pieces_has_scattered_it(box: Box) -> None:
    left = Visit.to(box, "W02").go(6).green("P206", 1).go(7).green("P209").home(2)
    assert left.won
    assert "child_scattered" in left.flags


@pytest.mark.parametrize(("choice", "card", "flag"), [(1, "P306", "tap_closed"), (3, "P307", "tap_open")])
def test_kiln_is_won_with_the_tap_closed_or_open(box: Box, choice: int, card: str, flag: str) -> None:
    met = Visit.to(box, "W03").go(3).green("P303").go(4).go(5)
    settled = met.go(6, choice).green(card)
    assert flag in settled.flags
    stamped = settled.go(9).green("P310")
    assert "stamp_ember" in stamped.flags
    assert stamped.home().won


def test_whoever_has_warmed_the_gallery_may_join_the_choir(box: Box) -> None:
    warm = Visit.to(box, "W03").go(3).green("P303").go(5).go(6, 1).green("P306")
    assert "voice_dorrun" in warm.go(5).green("P312").flags


def test_cold_shelf_is_won_by_asking(box: Box) -> None:
    asked = Visit.to(box, "W04").go(12).green("P412").go(8).green("P408")
    assert {"stamp_frost", "shelf_asked"} <= asked.flags
    assert "voice_ennare" in asked.green("P408", action=2).flags
    assert asked.home().won


@pytest.mark.parametrize(("choice", "flag"), [(1, "shelf_thawed"), (2, "shelf_kept")])
def test_cold_shelf_is_won_at_the_valves(box: Box, choice: int, flag: str) -> None:
    set_right = Visit.to(box, "W04").go(12).green("P412").go(8).go(10).green("P410", choice)
    assert flag in set_right.flags
    assert set_right.home().won


def test_pebble_moor_is_won_with_an_answer_and_the_strays_get_a_route(box: Box) -> None:
    answered = Visit.to(box, "W05").go(3).go(4).green("P505", 2).go(8).green("P510")
    assert "stamp_lamp" in answered.flags
    routed = answered.go(5).green("P506").green("P513", 1)
    assert "strays_homed" in routed.flags
    assert routed.home().won
