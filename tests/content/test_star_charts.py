"""The star map of a pack: what texts open is there, nobody is stranded, nothing is given for nothing (MAP)."""

from __future__ import annotations

import shutil

import pytest

from tests.content.conftest import PACKS, PackOnDisk

BRIBE = {"type": "change_success", "by": 1}


@pytest.fixture
def ship(tmp_path):
    shutil.copytree(PACKS / "small_ship", tmp_path / "ship")
    return PackOnDisk(tmp_path / "ship")


def test_the_small_map_is_sound(ship):
    assert ship.findings() == ()


@pytest.mark.rule("MAP-26")
def test_a_page_without_a_cheap_task_is_named(ship):
    ship.set("systems.json", 3, "outbound", 0, "energy", 3)
    ship.set("systems.json", 3, "destinations", 0, "energy", 3)
    assert ship.sentences() == ["systems.json: $[3]: from here there is nothing to do for 2 energy or less"]


@pytest.mark.rule("MAP-26")
def test_a_cheap_task_behind_a_mark_does_not_count_where_no_mark_is_needed_to_come(ship):
    marked = {"to": "SYS-04", "energy": 1, "marks": ["amber"]}
    ship.set("systems.json", 0, "outbound", [{"to": "SYS-02", "energy": 3}, marked])
    ship.set("systems.json", 0, "destinations", [])
    assert any("nothing to do" in sentence for sentence in ship.sentences())


@pytest.mark.rule("MAP-26")
def test_a_page_from_which_no_planet_can_be_reached_is_named(ship):
    ship.set("systems.json", 3, "outbound", [{"to": "SYS-04", "energy": 1}])
    buoy = {"id": "04-1", "name": "Nothing", "energy": 1, "instructions": [{"log": "610"}]}
    ship.set("systems.json", 3, "destinations", [buoy])
    assert ship.sentences() == ["systems.json: $[3]: from here no planet can be reached with 5 energy"]


@pytest.mark.rule("MAP-31")
def test_a_free_visit_without_limit_gives_nothing(ship):
    buoy = {"id": "01-1", "name": "Buoy", "energy": 0, "instructions": [{"effect": BRIBE}]}
    ship.set("systems.json", 0, "destinations", [buoy])
    assert ship.sentences() == [
        "systems.json: $[0].destinations[0]: this costs nothing and gives something each time: change_success"
    ]
    ship.set("systems.json", 0, "destinations", [{**buoy, "often": "per_act"}])
    assert ship.findings() == ()


@pytest.mark.rule("MAP-31")
def test_what_a_free_entry_gives_on_a_condition_is_limited_by_it(ship):
    ship.set("systems.json", 0, "destinations", 0, "energy", 0)
    ship.set("logs.json", 1, "effect", {"type": "if", "test": {"type": "flag_set", "flag": "t"}, "then": BRIBE})
    assert ship.findings() == ()
    ship.set("logs.json", 1, "effect", {"type": "in_order", "steps": [{"type": "nothing"}, BRIBE]})
    assert "gives something each time" in ship.sentences()[0]


@pytest.mark.rule("MAP-29")
def test_texts_open_systems_and_destinations_that_are_there(ship):
    ship.set("logs.json", 1, "effect", {"type": "open_route", "entry": "SYS-02"})
    assert ship.findings() == ()
    ship.set("logs.json", 1, "effect", {"type": "close_route", "entry": "02-4"})
    assert "'02-4' is not in systems" in ship.sentences()[0]
