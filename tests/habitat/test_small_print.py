"""Rules that are said in passing: what limits nothing, what stays, what has no color, what comes once."""

from __future__ import annotations

import attrs
import pytest

from tests.habitat.hub import ADA, BO, DI, Hub, halfway, hub, laid_out
from vanguard_desktop.core.ids import CardId
from vanguard_desktop.models.habitat.sheet import figures
from vanguard_desktop.rulesets.habitat.base.supply import balance
from vanguard_desktop.rulesets.habitat.data import actions as act
from vanguard_desktop.rulesets.habitat.data import effects as fx
from vanguard_desktop.rulesets.habitat.data.abilities import NotAtHand, TooFewTokens, UseAbility
from vanguard_desktop.rulesets.habitat.data.actions import NeedsMedic, NoStructure, NotThere, PlanTask, Task, TaskKind
from vanguard_desktop.rulesets.habitat.data.base import GainedItems, GreenhousesBuilt, StructureCame
from vanguard_desktop.rulesets.habitat.data.cards import ActionWay, EventAction, Needs, SolDice, Threshold, Where
from vanguard_desktop.rulesets.habitat.data.crew import StressChanged
from vanguard_desktop.rulesets.habitat.data.director import Director, Entry, EntryState
from vanguard_desktop.rulesets.habitat.data.kinds import (
    Complex,
    Condition,
    Duration,
    Element,
    Modifier,
    Resource,
    Space,
    StructureId,
    Who,
)
from vanguard_desktop.rulesets.habitat.data.predicates import Chained
from vanguard_desktop.rulesets.habitat.data.steps import Step
from vanguard_desktop.rulesets.habitat.map.spaces import DIRECTIONS
from vanguard_desktop.rulesets.habitat.missions.decks import INTENSE, directions
from vanguard_desktop.text.common.names import Names
from vanguard_desktop.text.common.wording import Wording
from vanguard_desktop.text.habitat.words import HabitatWords

NORTH = Space("R1-N")


@pytest.mark.rule("HCT-10", "HCT-13", "HGN-07", "HFQ-10", "HMK-01")
def test_pieces_never_run_out():
    many = hub().effects(fx.GainPart(element=Element.CPU, count=9), fx.GainSample(count=12), fx.GainSample(count=9))
    assert many.state.available.count("part:cpu") == 9
    assert many.state.available.count("sample") == 21
    rich = hub().effects(fx.ChangeTokens(who=Who.FIRST_PLAYER, by=12), fx.ChangeTokens(who=Who.FIRST_PLAYER, by=12))
    assert rich.someone(ADA).tokens == 24
    token = fx.PutModifier(structure=StructureId("LAB"), modifier=Modifier.ADVENTURE)
    assert len(hub().effects(*(token,) * 8).at("LAB").waiting) == 8
    assert len(Modifier) == 6


@pytest.mark.rule("HMK-21")
def test_markers_alone_do_nothing():
    red = hub().structure("rs-x", broken=()) if "rs-x" in hub().state.structures else hub()
    told = balance(red.state, Resource.ENERGY)
    assert told == balance(hub(growth=(3,)).state, Resource.ENERGY)


@pytest.mark.rule("HCT-12", "HRS-19")
def test_the_eight_direction_cards():
    assert DIRECTIONS == ("N", "NE", "E", "SE", "S", "SW", "W", "NW")
    assert INTENSE == ("N", "S")
    assert directions(hub().state) == list(DIRECTIONS)


@pytest.mark.rule("HCT-17", "HMS-05", "HGN-13", "HFQ-01")
def test_objective_tokens_are_names():
    """All three of several are laid out where a text says so, one of them where it says one."""
    base = laid_out("three-lost-haulers")
    assert len({item for there in base.state.on_map.values() for item in there}) == 3
    one = base.effects(fx.Uncover())
    assert len(one.offered) == 3
    assert len(one.pick("hauler-2").state.ground.revealed) == 1


@pytest.mark.rule("HMS-02", "HMS-03")
def test_a_sol_may_prescribe_dice_and_be_for_small_crews():
    sheet = laid_out("borrowed-orbit").state.sheet
    assert sheet.dice[-1] == SolDice(sol=7, dice=tuple(Complex))
    assert (laid_out("borrowed-orbit", 4).state.last_sol, laid_out("borrowed-orbit", 3).state.last_sol) == (7, 8)


@pytest.mark.rule("HGN-22")
def test_what_is_retuned_is_played_and_told_from_the_same_number():
    """Rule and words change in one step: sentences are made of the data that is played; prose names no other number."""
    say = HabitatWords(Names(halfway()))
    for by in (3, 5):
        effect = fx.ChangeStress(by=by)
        hub().effects(effect).then(StressChanged(by=by))
        assert str(by) in say.effect(effect)
    words = Wording.of(halfway())
    for most in (4, 6):
        told = figures(hub().mission(threshold=Threshold(most=most)).state, words)
        assert told.most_broken == most
    counted = {2: "two", 3: "three", 4: "four", 5: "five", 6: "six", 7: "seven"}
    for sheet in halfway().others["habitat_missions"].values():
        chains = [each.text for each in sheet.objectives if isinstance(each.when, Chained)]
        assert all(counted[sheet.chain] in text.split() for text in chains), sheet.id
        assert bool(chains) == bool(sheet.chain)


@pytest.mark.rule("HMS-06", "HCL-04")
def test_a_gained_objective_token_is_pending():
    base = hub().explored(R1_N="g1a").lying(R1_N="objective:orange-1")
    task = Task(kind=TaskKind.COLLECT, space=NORTH, item="objective:orange-1")
    done = base.plans(task, "medic:1", "medic:2", "engineer:1").resolved()
    assert done.state.arriving == ("objective:orange-1",)


@pytest.mark.rule("HMS-11", "HAC-41")
def test_untyped_special_actions_come_last():
    sheet = laid_out("housewarming").state.sheet
    plain = attrs.evolve(sheet.actions[0], id=CardId("wave"), type=None, pawns=1, needs=Needs(), test=None)
    plain = attrs.evolve(plain, place=Where.SHEET, effect=fx.ChangeTokens(who=Who.ACTOR, by=1))
    base = hub(available=("part:cpu",)).mission(actions=(plain,)).red("LAB:cpu")
    repair = Task(kind=TaskKind.REPAIR, structure=StructureId("LAB"), element=Element.CPU)
    planned = base.plans(Task(kind=TaskKind.MISSION, id=CardId("wave")), "scientist:1").plans(
        repair, "medic:1", "medic:2"
    )
    begun_in_order = planned.resolved().happened(act.ActionBegun)
    assert [each.number for each in begun_in_order] == [2, 1]


@pytest.mark.rule("HEX-26", "HCP-03")
def test_explored_regions_stay_explored():
    task = Task(kind=TaskKind.EXPLORE, space=NORTH)
    done = hub().plans(task, "medic:1", "medic:2", "engineer:1").resolved().laid(pending=(), queue=())
    later = done.step(Step.TOKENS, Step.LOADING_ZONE, Step.ABILITIES)
    assert NORTH in later.state.regions
    assert later.state.seen == ()


@pytest.mark.rule("HCL-10", "HEX-07")
def test_inside_the_hub_nothing_has_a_route():
    assert hub(available=("sample",)).plans(Task(kind=TaskKind.STUDY, item="sample")).state.plan[-1].route is None


@pytest.mark.rule("HHL-09", "HHL-01")
def test_without_a_medic_and_without_the_scan_bed_nobody_is_healed():
    base = hub(3).laid(upgrades=()).person(BO, wounds=2).plans(Task(kind=TaskKind.HEAL), "geologist:1", "scientist:1")
    assert all(each.profession.value != "medic" for each in base.state.crew)
    base.refuses(act.ResolvePlan(), NeedsMedic())


@pytest.mark.rule("HBD-14", "HBD-11")
def test_a_breakdown_stops_an_upgrade_and_a_red_element_does_not():
    upgrade = Task(kind=TaskKind.UPGRADE, item="upgrade:up-assay")
    base = (
        hub()
        .installed("up-assay")
        .laid(upgrades=())
        .having("upgrade:up-assay")
        .red("LAB:cpu", "LAB:hardware", "LAB:power")
    )
    assert PlanTask(task=upgrade) in base.planning().legal()
    base.active("WSH", Modifier.BREAKDOWN).planning().refuses(PlanTask(task=upgrade), NoStructure())


@pytest.mark.rule("HBD-25", "HFX-11")
def test_greenhouses_are_built_where_a_text_offers_it():
    base = hub().planning()
    assert not [each for each in base.legal() if isinstance(each, PlanTask) and each.task.structure == "FRM"]
    hub().effects(fx.BuildGreenhouses(count=1)).then(GreenhousesBuilt(structure="FRM", count=1, plants=0))


@pytest.mark.rule("HDC-24", "HAC-15")
def test_an_action_without_type_has_no_color():
    entry = Entry(event=CardId("ev-letters"), sol=1)
    base = hub(director=Director(journal=(entry,))).ill(ADA, Condition.CONCENTRATION)
    planned = base.plans(Task(kind=TaskKind.EVENT, id=CardId("ev-letters")), "scientist:1")
    assert (planned.weight().color, planned.weight().adventure) == (None, False)
    assert not planned.resolved().events_of("adventure_drawn")


@pytest.mark.rule("HEV-15", "HAP-06", "HFQ-21")
def test_the_journal_shows_open_entries_only():
    """Overdue ones are in the position, and nothing that the players are shown names them."""
    live = Entry(event=CardId("ev-dust"), sol=2)
    late = Entry(event=CardId("ev-rations"), sol=1, state=EntryState.OVERDUE)
    base = hub(sol=4, director=Director(journal=(late, live))).planning()
    events = {each.task.id for each in base.legal() if isinstance(each, PlanTask) and each.task.kind is TaskKind.EVENT}
    assert events == {"ev-dust"}


@pytest.mark.rule("HFX-05", "HGN-18", "HFX-11")
def test_how_long_something_lasts():
    assert [each.value for each in Duration] == ["now", "round", "mission", "campaign"]
    short = hub().effects(fx.ChangeDemand(resource=Resource.ENERGY, by=3))
    assert balance(short.state, Resource.ENERGY).needed == 13
    assert balance(short.step(Step.ABILITIES).state, Resource.ENERGY).needed == 10


@pytest.mark.rule("HFX-10")
def test_effects_never_ask_for_pawns():
    base = hub().effects(fx.ExploreFree(ring=1))
    assert all(not each.startswith("medic:") for each in base.offered)
    assert base.pick("R1-E").state.plan == ()


@pytest.mark.rule("HFQ-02", "HGN-09")
def test_a_reroll_is_never_made_twice():
    base = hub(available=("sample",)).active("LAB", Modifier.REROLL)
    base = base.laid(marks={NORTH: (Modifier.REROLL,)})
    done = base.plans(Task(kind=TaskKind.STUDY, item="sample"), "medic:1").resolved()
    rolls = [each for each in done.happened(act.ActionDieRolled) if each.sign.value == "success"]
    assert len(rolls) == 1 + rolls[0].shows


@pytest.mark.rule("HFQ-34", "HST-22")
def test_what_enters_play_is_at_its_best():
    base = (
        hub(3)
        .laid(structures={})
        .effects(fx.BringStructure(structure=StructureId("SP1")), fx.BringStructure(structure=StructureId("FRM")))
    )
    base.then(StructureCame(structure="SP1"), StructureCame(structure="FRM"))
    assert base.at("SP1").production == 5
    assert (base.at("FRM").greenhouses, base.at("FRM").plants) == (3, 3)


@pytest.mark.rule("HFQ-37", "HCL-11")
def test_several_objective_tokens_may_lie_on_one_region():
    base = hub().explored(R1_N="g1a").lying(R1_N=("objective:orange-1", "objective:orange-2", "sample"))
    tasks = [each.task.item for each in base.planning().legal() if isinstance(each, PlanTask) and each.task.space]
    assert {"objective:orange-1", "objective:orange-2", "sample"} <= set(tasks)


@pytest.mark.rule("HAP-31", "HAP-17")
def test_an_action_may_ask_for_morale_tokens_of_whoever_acts():
    way = ActionWay(pawns=1, needs=Needs(tokens=2), reward=fx.ChangeReserve(resource=Resource.FOOD, by=1))
    cards = halfway().others["habitat_events"]
    card = attrs.evolve(cards[CardId("ev-letters")], action=EventAction(ways=(way,)))
    box = attrs.evolve(halfway(), others={**halfway().others, "habitat_events": {**cards, card.id: card}})
    base = hub(director=Director(journal=(Entry(event=card.id, sol=1),)), box=box)
    task = Task(kind=TaskKind.EVENT, id=card.id)
    poor = base.plans(task, "medic:1")
    poor.refuses(act.ResolvePlan(), TooFewTokens(who=DI))
    rich = base.person(DI, tokens=3).plans(task, "medic:1").confirmed()
    assert rich.someone(DI).tokens == 1


@pytest.mark.rule("HAC-25", "HAC-24", "HAB-12")
def test_what_lies_with_a_planned_action_is_not_spent_on_anything_else():
    study = Task(kind=TaskKind.STUDY, item="sample")
    base = hub().able(ADA, "AS1", tokens=4).having("sample").structure("FRM", plants=2)
    use = UseAbility(who=ADA, ability="AS1")
    assert use in base.planning().legal()
    planned = base.plans(study, "medic:1", "medic:2")
    planned.refuses(use, NotAtHand())
    two = base.having("sample", "sample").plans(study, "medic:1", "medic:2").order(use)
    assert two.state.available == ("sample",)
    gone = Hub(planned.state).laid(available=())
    gone.refuses(act.ResolvePlan(), NotThere())


@pytest.mark.rule("HGN-03", "HMS-21")
def test_the_sheet_comes_before_the_general_rule():
    """A sample that enters is numbered where the mission says so."""
    plain = hub().effects(fx.GainSample())
    plain.then(GainedItems(items=("sample",)))
    numbered = Hub(laid_out("bitter-water").state).unable().effects(fx.GainSample())
    assert numbered.happened(GainedItems) == []
    assert numbered.events_of("numbered_entered")


def test_a_task_that_nobody_offers_is_refused():
    hub().planning().refuses(PlanTask(task=Task(kind=TaskKind.MISSION, id=CardId("nonsense"))), NotThere())
