"""What a campaign of the built-in packs can bring into play, and why the rest is never met."""

from __future__ import annotations

from collections import Counter

import pytest

from vanguard_desktop.bots.campaigns import Traveled, everything, met_in
from vanguard_desktop.bots.reach import Why, out_of_reach
from vanguard_desktop.bots.simulate_campaigns import summary
from vanguard_desktop.content.load import load_box
from vanguard_desktop.core.ids import CardId, LogId
from vanguard_desktop.rulesets.ship.data.campaign.logbook import BoxMarked
from vanguard_desktop.rulesets.ship.data.journey.launch import EmergencyMarked
from vanguard_desktop.rulesets.ship.data.journey.star_map import Registered
from vanguard_desktop.rulesets.ship.rules import SHIP


@pytest.fixture(scope="module")
def box():
    return load_box()


@pytest.fixture(scope="module")
def beyond(box):
    return out_of_reach(box)


@pytest.mark.rule("LOG-18")
def test_second_landings_and_what_the_second_act_brings_belong_to_an_act_to_come(beyond):
    for what in ("landing_cards:L17", "landing_cards:L18", "logs:214", "conditions:G02", "objectives:O05"):
        assert beyond[what] is Why.OTHER_ACT


@pytest.mark.rule("LOG-18", "CPI-18")
def test_boards_of_operations_are_met_in_operations_only(beyond):
    for what in ("landing_cards:OL-3", "missions:OM1", "pois:OP4-KITE", "logs:OP-5-3", "threats:OX3"):
        assert beyond[what] is Why.OPERATION


def test_what_teaches_belongs_to_the_training(beyond):
    assert beyond["logs:720"] is Why.TRAINING


@pytest.mark.rule("LOG-18")
def test_everything_that_the_first_act_tells_is_within_reach(box, beyond):
    for what in ("landing_cards:L05", "logs:2204", "logs:991", "logs:999", "situations:S15", "tech_levels:T0"):
        assert what in everything(box)
        assert what not in beyond
    first_act = [f"worlds:W0{number}" for number in range(6)]
    assert not beyond.keys() & set(first_act)


def test_an_operation_brings_its_own_board_and_no_ship(box):
    beyond = out_of_reach(box, CardId("OP-1"))
    assert "missions:OM1" not in beyond
    assert beyond["missions:OM2"] is Why.ELSEWHERE
    assert beyond["objectives:O01"] is Why.ELSEWHERE
    assert "equipment:E01" not in beyond


def test_the_bell_of_the_last_reserves_and_the_register_of_the_road_are_met_without_being_read(box):
    assert list(met_in(box, EmergencyMarked(box=1), SHIP.book)) == ["logs:991"]
    assert list(met_in(box, BoxMarked(log=LogId("2061"), box=1), SHIP.book)) == ["logs:2061"]
    assert list(met_in(box, Registered(entry="hum"), SHIP.book)) == ["logs:999"]


def test_the_sum_gives_a_reason_for_everything_that_cannot_be_met(box):
    nothing = Counter[str]()
    one = Traveled(
        ending="act 1 complete", cycles=9, act=2, expeditions=nothing, deaths=0, morale="low", decisions=1, events=1,
        seconds=1.0, met=nothing, fingerprint="",
    )  # fmt: skip
    text = summary(box, [one])
    assert "  an act to come: L17, L18" in text
    assert "  only in an operation: OL-1, OL-2, OL-3, OL-4, OL-5" in text
