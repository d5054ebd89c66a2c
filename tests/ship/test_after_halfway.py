"""What a campaign of the habitat leaves for the long road: keywords that are handed down (LEG-05, HCA-08)."""

from __future__ import annotations

import pytest

from tests.support.boxes import shipped
from vanguard_desktop.core.ids import CampaignId
from vanguard_desktop.rulesets.ship.data.journey.star_map import LandingChosen
from vanguard_desktop.rulesets.ship.effects import ChangeCounter
from vanguard_desktop.rulesets.ship.rules import SHIP
from vanguard_desktop.rulesets.ship.state import CampaignOpening
from vanguard_desktop.rulesets.ship.triggers import watch


@pytest.mark.rule("LEG-05")
@pytest.mark.parametrize(("handed", "by"), [({"halfway_gentle": "true"}, 1), ({"halfway_gentle": "false"}, 0), ({}, 0)])
def test_who_was_gentle_at_halfway_is_trusted_sooner(handed, by):
    opening = CampaignOpening(campaign=CampaignId("long_post"), players=("Ada", "Bo"), legacy=handed)
    state = SHIP.begin(shipped(), opening, 7)
    assert state.legacy["glove_left"] == "true"
    trust = [
        step.by
        for waiting in watch(state, [LandingChosen(card="L01")])
        for step in getattr(waiting.effect, "steps", ())
        if isinstance(step, ChangeCounter) and step.counter == "trust"
    ]
    assert sum(trust) == by
