"""A campaign told from its events alone: cycles, people, finds, choices, the end."""

from __future__ import annotations

import pytest

from tests.support.boxes import shipped
from tests.support.campaigns import alone
from vanguard_desktop.core import CardId, DecisionOpened, LogId, MemberId, Source, SystemId
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.play.campaign import open_book
from vanguard_desktop.rulesets.ship import zones
from vanguard_desktop.rulesets.ship.campaign.chronicle import CycleTold, chronicle
from vanguard_desktop.rulesets.ship.data.aboard.crew import Dismissed, Promoted, Sleeved
from vanguard_desktop.rulesets.ship.data.campaign.finish import CampaignEnded
from vanguard_desktop.rulesets.ship.data.campaign.objectives import ObjectiveFulfilled
from vanguard_desktop.rulesets.ship.data.common import ChooseOption, OptionTaken
from vanguard_desktop.rulesets.ship.data.journey.cycle import CycleBegun, Moved
from vanguard_desktop.rulesets.ship.data.journey.leaving import CrewDied
from vanguard_desktop.rulesets.ship.data.journey.star_map import Drifted, ShipMoved
from vanguard_desktop.rulesets.ship.effects import RaiseMorale
from vanguard_desktop.rulesets.ship.pieces import piece
from vanguard_desktop.rulesets.ship.state import Finished

ADA, BO = MemberId("ada"), MemberId("bo")
ASKED = ChooseOption(options=(RaiseMorale(), RaiseMorale()), source=Source("logs", "7"))


def test_what_happens_belongs_to_the_cycle_in_which_it_happens():
    told = chronicle(
        (
            Sleeved(member=ADA, section=Section.RECON, rank=1),
            CycleBegun(),
            ShipMoved(to=SystemId("rioni")),
            Drifted(),
            CycleBegun(),
            ObjectiveFulfilled(card=CardId("O01")),
        )
    )
    assert told.cycles == (
        CycleTold(cycle=0, joined=(ADA,)),
        CycleTold(cycle=1, systems=(SystemId("rioni"),), drifted=True),
        CycleTold(cycle=2, objectives=(CardId("O01"),)),
    )


@pytest.mark.rule("LOG-16")
def test_a_choice_keeps_what_was_asked():
    told = chronicle((DecisionOpened(decision=ASKED), OptionTaken(log=LogId("7"), option=2)))
    (choice,) = told.now.choices
    assert (choice.asked, choice.number) == (ASKED, 2)
    assert chronicle((OptionTaken(log=LogId("7"), option=2),)).now.choices == ()


def test_finds_count_when_they_are_on_the_shelf_and_projects_when_they_are_done():
    shelf, find = zones.unique(3), piece("discoveries", "D-Min1/1")
    told = chronicle(
        (
            Moved(pieces=(piece("uniques", 3),), start=zones.FOUND, to=shelf),
            Moved(pieces=(piece("uniques", 4),), start=zones.UNIQUES, to=zones.FOUND),
            Moved(pieces=(find, find), start=zones.BROUGHT, to=zones.GATHERED),
            Moved(pieces=(piece("research_projects", "R01"),), start=zones.ENVELOPE, to=zones.REMOVED),
        )
    ).now
    assert (told.uniques, told.discoveries) == ((piece("uniques", 3),), 2)
    assert told.completed == (piece("research_projects", "R01"),)


def test_people_join_rise_and_go_and_may_come_back():
    told = chronicle(
        (
            Sleeved(member=ADA, section=Section.RECON, rank=1),
            Sleeved(member=BO, section=Section.SCIENCE, rank=1),
            CycleBegun(),
            Promoted(member=ADA, section=Section.RECON, rank=2),
            CrewDied(member=ADA, section=Section.RECON, on_planet=True),
            Dismissed(member=BO),
            CycleBegun(),
            Sleeved(member=BO, section=Section.RECON, rank=1),
        )
    )
    ada, bo = told.lives[ADA], told.lives[BO]
    assert (ada.rank, ada.joined, ada.left, ada.died, ada.on_planet) == (2, 0, 1, True, True)
    assert (bo.section, bo.joined, bo.left, bo.died) == (Section.RECON, 2, None, False)
    assert told.cycles[1].promoted == ((ADA, 2),)
    assert told.cycles[1].died == ((ADA, True),)
    assert told.cycles[1].dismissed == (BO,)


@pytest.mark.rule("OBJ-13")
def test_the_end_is_the_end():
    assert chronicle(()).finished is None
    told = chronicle((CampaignEnded(victory=False, ending="no_crew"),))
    assert told.finished == Finished(victory=False, ending="no_crew")


def test_a_new_campaign_has_its_first_crew_to_tell_of():
    plan = alone()
    told = chronicle(open_book(shipped(), plan.opening(shipped()), 5))
    assert told.cycles == (CycleTold(cycle=0),)
