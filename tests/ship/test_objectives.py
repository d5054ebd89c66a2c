"""Objectives: how they are fulfilled and rewarded, and how a campaign ends (OBJ)."""

from __future__ import annotations

import attrs
import pytest

from tests.ship.ship import aboard, back, small_ship
from tests.support.scenario import ANSWERED, TAKEN, queued
from vanguard_desktop.core.effects import InOrder, ReadLog, SetFlag
from vanguard_desktop.core.ids import CardId, Flag, LogId
from vanguard_desktop.core.questions import FlagSet
from vanguard_desktop.core.reasons import ItIsOver
from vanguard_desktop.rulesets.ship import effects as fx
from vanguard_desktop.rulesets.ship import questions as qs
from vanguard_desktop.rulesets.ship import zones
from vanguard_desktop.rulesets.ship.campaign.printed import objective, tech_level
from vanguard_desktop.rulesets.ship.data.aboard.bridge import InstallCard
from vanguard_desktop.rulesets.ship.data.aboard.crew import Sleeved
from vanguard_desktop.rulesets.ship.data.campaign.finish import CampaignEnded
from vanguard_desktop.rulesets.ship.data.campaign.objectives import (
    DeclareObjective,
    LeaveBridge,
    NothingToDeclare,
    ObjectiveFulfilled,
    OnTheBridge,
    PriceTooHigh,
)
from vanguard_desktop.rulesets.ship.data.common import LogRead, Pass
from vanguard_desktop.rulesets.ship.data.journey.cycle import Moved, Revealed, StepBegun
from vanguard_desktop.rulesets.ship.data.journey.docking import ExplorationJudged
from vanguard_desktop.rulesets.ship.data.journey.launch import EmergencyMarked
from vanguard_desktop.rulesets.ship.data.journey.leaving import MissionFailedPlaced
from vanguard_desktop.rulesets.ship.data.limits import Used
from vanguard_desktop.rulesets.ship.data.tokens import PoolChanged
from vanguard_desktop.rulesets.ship.holds import holds
from vanguard_desktop.rulesets.ship.phases import Phase
from vanguard_desktop.rulesets.ship.state import Finished
from vanguard_desktop.setting.cards_ship import MoraleLevel, ObjectiveCard, TechLevelCard
from vanguard_desktop.setting.standing import Price

STAMPS = tuple(Flag(f"stamp-{letter}") for letter in "abcd")


def with_card(**fields):
    """A ship with an objective like this one installed."""
    card = ObjectiveCard(id=CardId("O99"), name="Test", **fields)
    box = attrs.evolve(small_ship(), objectives={**small_ship().objectives, card.id: card})
    slot = zones.secondary(1) if card.secondary else zones.OBJECTIVE
    ship = aboard(box=box)
    if not card.secondary:
        ship = ship.put(zones.BRIDGE, *ship.at(zones.OBJECTIVE))
    return ship.put(slot, "objectives:O99").laid(phase=Phase.FACILITIES, step="visits")


def flag(name):
    return SetFlag(flag=Flag(name))


DONE = FlagSet(flag=Flag("done"))


def fulfilled(ship):
    return [event.card for event in ship.happened(ObjectiveFulfilled)]


@pytest.mark.rule("OBJ-01")
def test_a_campaign_starts_with_its_first_objective_and_the_numbers_printed_on_it():
    card = objective(aboard().state)
    assert card is not None
    assert (card.id, card.command, card.situations) == ("O01", 2, 1)


@pytest.mark.rule("OBJ-02")
@pytest.mark.example("OBJ-x1")
def test_the_next_objective_waits_in_the_envelope_and_the_old_numbers_hold_until_the_next_bridge():
    ship = aboard().laid(phase=Phase.FACILITIES, step="visits").effects(fx.Gain(card=CardId("O06")))
    assert ship.at(zones.ENVELOPE) == ("objectives:O06",)
    assert objective(ship.state).id == "O01"
    later = ship.step(Phase.BRIDGE, "install", "command").then(
        TAKEN, StepBegun(because="BRG-01", phase=Phase.BRIDGE, step="install"),
        queued(InstallCard(card="objectives:O06")), TAKEN,
        Moved(pieces=("objectives:O01",), start=zones.OBJECTIVE, to=zones.BRIDGE),
        Moved(pieces=("objectives:O06",), start=zones.ENVELOPE, to=zones.OBJECTIVE), TAKEN,
        StepBegun(because="BRG-06", phase=Phase.BRIDGE, step="command"), PoolChanged(command=3),
    )  # fmt: skip
    assert objective(later.state).id == "O06"
    assert later.state.pool.command == 3


@pytest.mark.rule("OBJ-02")
def test_a_text_that_says_so_fulfills_an_installed_objective_once():
    ship = with_card(effect=fx.ChangeSuccess(by=2)).effects(fx.Fulfill(card=CardId("O99")))
    assert fulfilled(ship) == ["O99"]
    assert ship.state.pool.success == 2
    assert fulfilled(ship.effects(fx.Fulfill(card=CardId("O99")))) == []
    assert fulfilled(aboard().effects(fx.Fulfill(card=CardId("O02")))) == []


@pytest.mark.rule("OBJ-03", "OBJ-04")
def test_a_fulfilled_secondary_objective_leaves_the_game_after_its_reward():
    ship = with_card(secondary=True, test=DONE, effect=fx.ChangeSuccess(by=6)).effects(flag("done"))
    assert ship.state.pool.success == 6
    assert ship.where("objectives:O99") == zones.REMOVED


@pytest.mark.rule("OBJ-05", "OBJ-03")
def test_a_secondary_objective_that_is_ignored_costs_nothing():
    ship = with_card(secondary=True, test=DONE, effect=fx.ChangeSuccess(by=6))
    after = ship.step(Phase.BRIDGE)
    plain = aboard().step(Phase.BRIDGE)
    assert after.state.pool == plain.state.pool
    assert after.state.morale is plain.state.morale
    assert after.where("objectives:O99") == zones.secondary(1)


@pytest.mark.rule("OBJ-03", "OBJ-16", "BRG-05")
@pytest.mark.example("OBJ-x3")
def test_a_new_secondary_objective_takes_the_place_of_the_old_one():
    ship = aboard().put(zones.secondary(1), "objectives:Q02").put(zones.ENVELOPE, "objectives:Q03")
    after = ship.step(Phase.BRIDGE, "install").then(
        TAKEN, StepBegun(because="BRG-01", phase=Phase.BRIDGE, step="install"),
        queued(InstallCard(card="objectives:Q03")), TAKEN,
        Moved(pieces=("objectives:Q02",), start="SB.P3.SEC1", to=zones.BRIDGE),
        Moved(pieces=("objectives:Q03",), start=zones.ENVELOPE, to="SB.P3.SEC1"),
    )  # fmt: skip
    assert after.where("objectives:Q02") == zones.BRIDGE
    assert after.at(zones.secondary(1)) == ("objectives:Q03",)


@pytest.mark.rule("OBJ-16")
def test_with_two_slots_two_secondary_objectives_are_rewarded_each_for_itself():
    cards = {
        id: ObjectiveCard(
            id=CardId(id), name=id, secondary=True, test=FlagSet(flag=Flag(id)), effect=fx.ChangeSuccess(by=by)
        )
        for id, by in (("Q91", 1), ("Q92", 10))
    }
    pages = attrs.evolve(small_ship().campaigns["fixture"], secondary_slots=2)
    box = attrs.evolve(small_ship(), objectives={**small_ship().objectives, **cards}, campaigns={pages.id: pages})
    ship = aboard(box=box).put(zones.ENVELOPE, "objectives:Q91", "objectives:Q92").step(Phase.BRIDGE, "install")
    assert {zones.secondary(1), zones.secondary(2)} == {ship.where("objectives:Q91"), ship.where("objectives:Q92")}
    after = ship.effects(flag("Q92"))
    assert after.state.pool.success == 10
    assert after.where("objectives:Q91") in (zones.secondary(1), zones.secondary(2))
    both = ship.effects(InOrder(steps=(flag("Q91"), flag("Q92"))))
    assert both.state.pool.success == 11


@pytest.mark.rule("OBJ-06", "LOG-06")
def test_only_an_installed_card_changes_the_tech_level():
    ship = aboard().effects(fx.Gain(card=CardId("T2")))
    assert tech_level(ship.state) == 1
    later = ship.step(Phase.BRIDGE, "install")
    assert isinstance(small_ship().tech_levels[CardId("T2")], TechLevelCard)
    assert tech_level(later.state) == 2
    assert holds(later.state, qs.TechLevelAtLeast(level=2))


@pytest.mark.rule("OBJ-07", "LOG-20")
def test_an_act_ends_with_an_entry_that_begins_the_next_one_and_brings_a_tech_level():
    """Which objectives an act has is the pack's: its entries gain them, and so are the cards of the next act."""
    ship = with_card(test=DONE, effect=InOrder(steps=(fx.BeginAct(act=2), fx.Gain(card=CardId("T2")))))
    ship = ship.laid(box=attrs.evolve(ship.state.box, acts=()))
    after = ship.effects(flag("done"))
    assert after.state.act == 2
    assert "tech_levels:T2" in after.at(zones.ENVELOPE)


@pytest.mark.rule("OBJ-08", "OBJ-13")
@pytest.mark.example("OBJ-x4")
def test_an_entry_that_says_victory_ends_the_campaign_and_nothing_can_be_ordered():
    entry = fx.EndCampaign(victory=True, ending="E2")
    ship = aboard().effects(entry, fx.ChangeSuccess(by=1)).then(TAKEN, CampaignEnded(victory=True, ending="E2"))
    assert ship.state.finished == Finished(victory=True, ending="E2")
    assert ship.state.pool.success == 0
    assert ship.legal() == ()
    ship.refuses(Pass(), ItIsOver())


@pytest.mark.rule("OBJ-09", "OBJ-10")
def test_a_card_that_says_defeat_ends_the_campaign():
    ship = aboard().effects(fx.EndCampaign(victory=False, ending="stranded"))
    assert ship.state.finished == Finished(victory=False, ending="stranded")


@pytest.mark.rule("OBJ-09")
def test_a_lost_campaign_reads_its_last_entry():
    pages = attrs.evolve(small_ship().campaigns["fixture"], defeat_log=LogId("640"))
    box = attrs.evolve(small_ship(), campaigns={pages.id: pages})
    lost = aboard(box=box).effects(fx.EndCampaign(victory=False, ending="adrift"))
    assert [event.log for event in lost.happened(LogRead)] == ["640"]
    assert lost.state.finished == Finished(victory=False, ending="adrift")
    won = aboard(box=box).effects(fx.EndCampaign(victory=True))
    assert won.happened(LogRead) == []


@pytest.mark.rule("OBJ-10")
@pytest.mark.example("OBJ-x2")
def test_the_fifth_emergency_draft_loses_the_campaign():
    ship = aboard(2, marks={"991": (1, 2, 3, 4)}).with_dice(7)
    after = ship.from_step(Phase.HANGAR, "customize").answers_first().then(
        ANSWERED, Sleeved(member="c04", section=fx.Section.ENGINEERING, rank=1),
        Revealed(pieces=("crew:c04",), start=zones.RECRUITS, to="HAND.engineering"), TAKEN, EmergencyMarked(box=5),
        queued(fx.EndCampaign(victory=False, ending="no_crew")), TAKEN, CampaignEnded(victory=False, ending="no_crew"),
    )  # fmt: skip
    assert after.state.finished is not None
    assert not after.state.finished.victory
    assert after.state.marks == {"991": (1, 2, 3, 4, 5)}


@pytest.mark.rule("OBJ-11")
@pytest.mark.example("OBJ-x5")
def test_very_low_morale_and_failed_explorations_end_nothing():
    ship = aboard(morale=MoraleLevel.VERY_LOW)
    home = back(failed=True, mission_failed=True)
    for _ in range(3):
        docked = ship.comes_home(home).step(Phase.LEAVING).step(Phase.DOCKING, "mission_failure")
        ship = docked.answers_first()
    docked.then(
        TAKEN, StepBegun(because="DCK-01", phase=Phase.DOCKING, step="mission_failure"), ExplorationJudged(failed=True),
        MissionFailedPlaced(on=False), queued(fx.LowerMorale(), source="exploration"), TAKEN,
        Used(key="morale_drop/:per_phase"), Used(key="morale_drop/exploration:per_phase"),
    )  # fmt: skip
    assert ship.state.finished is None


@pytest.mark.rule("OBJ-12")
def test_a_campaign_may_last_as_many_cycles_as_it_likes():
    assert aboard(cycle=500).step(Phase.BRIDGE).state.finished is None


@pytest.mark.rule("OBJ-15", "OBJ-02")
@pytest.mark.example("OBJ-x6")
def test_a_condition_that_holds_already_is_rewarded_when_the_card_is_installed():
    ship = aboard(flags=STAMPS).put(zones.ENVELOPE, "objectives:O03")
    after = ship.step(Phase.BRIDGE, "install")
    assert after.at(zones.OBJECTIVE) == ("objectives:O03",)
    assert fulfilled(after) == ["O03"]
    assert after.at(zones.ENVELOPE) == ("objectives:O04",)
    later = after.step(Phase.BRIDGE, "install").then(
        TAKEN, StepBegun(because="BRG-01", phase=Phase.BRIDGE, step="install"),
        queued(InstallCard(card="objectives:O04")), TAKEN,
        Moved(pieces=("objectives:O03",), start=zones.OBJECTIVE, to=zones.BRIDGE),
        Moved(pieces=("objectives:O04",), start=zones.ENVELOPE, to=zones.OBJECTIVE),
    )  # fmt: skip
    assert later.at(zones.OBJECTIVE) == ("objectives:O04",)


@pytest.mark.rule("OBJ-15")
def test_the_reward_comes_once_and_after_the_running_text():
    ship = with_card(test=DONE, log=LogId("610"), effect=fx.ChangeSuccess(by=3))
    text = InOrder(steps=(flag("done"), ReadLog(log=LogId("640")), fx.ChangeEnergy(by=1)))
    after = ship.effects(text)
    assert [event.log for event in after.happened(LogRead)] == ["640", "610"]
    assert after.state.pool.success == 3
    assert after.effects(fx.ChangeEnergy(by=1)).state.pool.success == 3


@pytest.mark.rule("OBJ-15")
def test_what_came_true_on_a_planet_counts_from_the_end_of_the_clean_up():
    ship = with_card(test=DONE, effect=fx.ChangeSuccess(by=3)).comes_home(back(flags=(Flag("done"),)))
    leaving = ship.step(Phase.LEAVING)
    assert fulfilled(leaving) == []
    docking = leaving.step(Phase.DOCKING, "mission_failure")
    assert fulfilled(docking) == ["O99"]


@pytest.mark.rule("OBJ-15", "CYC-24")
def test_an_objective_can_be_declared_on_the_bridge_at_its_printed_price():
    ship = with_card(declare=Price(command=2), effect=flag("ready")).pooled(command=1)
    asked = ship.pooled(command=2).from_step(Phase.BRIDGE, "begin_cycle")
    assert (asked.state.step, asked.state.question) == ("use_and_declare", OnTheBridge())
    rich = ship.pooled(command=2).step(Phase.BRIDGE, "use_and_declare")
    assert rich.state.question == OnTheBridge()
    rich.refuses(DeclareObjective(card=CardId("O01")), NothingToDeclare())
    after = rich.order(DeclareObjective(card=CardId("O99")))
    assert after.state.pool.command == 0
    assert after.state.flags == ("ready",)
    assert after.state.question is None
    declined = rich.order(LeaveBridge())
    assert declined.state.flags == ()


@pytest.mark.rule("OBJ-15")
def test_nobody_is_asked_to_declare_what_cannot_be_paid():
    ship = with_card(declare=Price(command=2)).pooled(command=1)
    asked = ship.step(Phase.BRIDGE, "use_and_declare")
    assert asked.state.question is None
    open_question = ship.laid(pending=(OnTheBridge(),))
    open_question.refuses(DeclareObjective(card=CardId("O99")), PriceTooHigh())


@pytest.mark.rule("OBJ-15", "BRG-15")
def test_declaring_comes_after_the_tokens_of_the_cycle():
    names = [event.step for event in aboard().step(Phase.BRIDGE).happened(StepBegun)]
    assert names.index("change_income") < names.index("use_and_declare") < names.index("check_situations")
