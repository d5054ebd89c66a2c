"""The story of Act I, objective by objective, up to the door of the next act (OBJ-07)."""

from __future__ import annotations

import attrs
import pytest

from tests.ship.ship import Ship, aboard
from tests.support.boxes import shipped
from vanguard_desktop.core.effects import ReadLog, SetFlag
from vanguard_desktop.core.ids import Flag, LogId
from vanguard_desktop.rulesets.ship import zones
from vanguard_desktop.rulesets.ship.campaign.begin import begin
from vanguard_desktop.rulesets.ship.campaign.printed import objective
from vanguard_desktop.rulesets.ship.data.campaign.logbook import ToBeContinued
from vanguard_desktop.rulesets.ship.phases import Phase
from vanguard_desktop.rulesets.ship.state import CampaignOpening


def under_way() -> Ship:
    """The built-in campaign between two questions, with the players of the small ship."""
    opening = CampaignOpening(campaign="long_post", players=("Mia", "Tom"))  # type: ignore[arg-type]
    start = begin(shipped(), opening, 3)
    laid = attrs.evolve(start, queue=(), seats=aboard(2).state.seats, cycle=1, phase=Phase.FACILITIES, step="visits")
    return Ship(laid).with_dice(5)


def noted(ship: Ship, flag: str) -> Ship:
    """A team has brought this home; the next bridge follows."""
    after = ship.effects(SetFlag(flag=Flag(flag))).answers_first()
    return after.step(Phase.BRIDGE, "install").answers_first().laid(phase=Phase.FACILITIES, step="visits")


def goal(ship: Ship) -> str:
    card = objective(ship.state)
    assert card is not None
    return card.id


@pytest.mark.rule("OBJ-07", "OBJ-01", "OBJ-15", "LOG-20")
def test_four_objectives_lead_through_act_one_to_be_continued() -> None:
    ship = under_way()
    assert goal(ship) == "O01"
    ship = noted(ship, "stamp_salt")
    assert goal(ship) == "O02"
    ship = noted(noted(ship, "stamp_tide"), "stamp_ember")
    assert goal(ship) == "O03"
    ship = noted(ship, "stamp_frost")
    assert goal(ship) == "O04"
    end = ship.effects(ReadLog(log=LogId("2031"))).answers_first()
    assert end.state.question == ToBeContinued(act=2)
    assert end.legal() == ()
    assert end.state.finished is None
    assert not any(card.startswith("objectives:O01") for card in end.at(zones.ENVELOPE))
