"""What lies aboard in Act I can be had in Act I: from the start cards and entries, gains lead on to every project."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

import pytest

from tests.support.boxes import shipped
from vanguard_desktop.content.chains import effects_in
from vanguard_desktop.core.ids import CampaignId, CardId
from vanguard_desktop.rulesets.ship.effects import Gain
from vanguard_desktop.setting.box import Box

# Act II brings them: gentle wading, and what full rows of the Porch give when its discoveries are found.
LATER = {"A10", "B11", "B13", "B14", "B15"}


@pytest.fixture(scope="module")
def box() -> Box:
    return shipped()


def gained(thing: Any) -> Iterator[CardId]:
    yield from (effect.card for effect in effects_in(thing) if isinstance(effect, Gain))


def test_every_project_upgrade_mod_and_lander_of_act_one_can_be_had_in_it(box: Box) -> None:
    projects: dict[CardId, Any] = {**box.research_projects, **box.production_projects}
    had = {start.card for start in box.campaigns[CampaignId("long_post")].start_cards}
    for texts in (box.logs, box.uniques, box.situations, box.tech_levels):
        for text in texts.values():
            had |= set(gained(text))
    ahead = [card for card in had if card in projects]
    while ahead:
        new = set(gained(projects[ahead.pop()])) - had
        had |= new
        ahead += [card for card in new if card in projects]
    families = ("upgrades", "facility_upgrades", "lander_mods", "landers", "tech_levels")
    cards = {card for family in families for card in getattr(box, family)}
    assert (cards | set(projects)) - had == LATER


def test_all_equipment_but_that_of_long_legs_comes_from_projects_of_act_one(box: Box) -> None:
    projects = [*box.research_projects.values(), *box.production_projects.values()]
    given = {card for project in projects for card in gained(project)}
    assert {card for card in box.equipment if card not in given} == {"E26"}


def test_rows_of_the_porch_name_upgrades_that_lie_in_the_tray(box: Box) -> None:
    pages = box.campaigns[CampaignId("long_post")]
    assert pages.unique_rows == ("B13", "B14", "B15", "B11")
    assert set(pages.unique_rows) <= set(box.upgrades)
