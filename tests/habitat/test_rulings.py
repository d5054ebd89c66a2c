"""Rules that lie across chapters: what adds up, what does not, who is meant."""

from __future__ import annotations

import pytest

from tests.habitat.hub import ADA, BO, hub, seed_for
from vanguard_desktop.core.effects import InOrder
from vanguard_desktop.rulesets.habitat.actions.weight import is_outside
from vanguard_desktop.rulesets.habitat.base.structures import meant
from vanguard_desktop.rulesets.habitat.data import actions as act
from vanguard_desktop.rulesets.habitat.data.actions import (
    NeedsMedic,
    PlanTask,
    ResolvePlan,
    TakenAlready,
    Task,
    TaskKind,
)
from vanguard_desktop.rulesets.habitat.data.base import (
    ElementBroken,
    ElementRepaired,
    GainedItems,
    ProductionChanged,
    ReserveChanged,
    StructureCame,
)
from vanguard_desktop.rulesets.habitat.data.crew import ConditionDrawn, StressChanged, Wounded
from vanguard_desktop.rulesets.habitat.data.effects import (
    Break,
    BringStructure,
    ChangeProduction,
    ChangeReserve,
    ChangeStress,
    GainSample,
    PutModifier,
    Repair,
)
from vanguard_desktop.rulesets.habitat.data.kinds import (
    GAR,
    LAB,
    MED,
    SP1,
    Complex,
    Condition,
    Drone,
    Element,
    Modifier,
    Pile,
    Resource,
    Rover,
    Sign,
    Space,
    StructureKind,
)
from vanguard_desktop.rulesets.habitat.data.steps import Step
from vanguard_desktop.rulesets.habitat.state import Tile

SHUT = {Resource.ENERGY: Tile(card="blank")}
HEAL, STUDY = Task(kind=TaskKind.HEAL), Task(kind=TaskKind.STUDY, item="sample")
COLLECT = Task(kind=TaskKind.COLLECT, space=Space("R1-N"), item="sample")


def near(**changes):
    """A plain region beside the hub with a sample."""
    return hub(**changes).explored(R1_N="g1a").lying(R1_N="sample")


@pytest.mark.rule("HGN-02", "HMF-15")
def test_no_pile_has_an_order_that_could_be_read():
    assert all(list(pile) == sorted(pile) for pile in hub().piles.values())
    drawn = {hub(seed=seed).effects(Repair(structure=LAB)).state.piles[Pile.WORK] for seed in range(3)}
    assert len(drawn) == 1


@pytest.mark.rule("HGN-09", "HGN-10")
@pytest.mark.example("HGN 2")
def test_extra_pawns_add_up_and_so_do_costs_of_several_elements():
    base = hub().active("WSH", Modifier.EXTRA_PAWN, Modifier.EXTRA_PAWN).red("GAR:power").having("part:power")
    base = base.plans(Task(kind=TaskKind.REPAIR, structure=GAR, element=Element.POWER))
    assert base.needs == (3, 4)
    base.then(act.TaskPlanned(stack=base.state.plan[0]))


@pytest.mark.rule("HGN-11", "HGN-05")
@pytest.mark.example("HGN 5")
def test_reserves_end_at_twelve():
    base = hub().reserves(food=11).effects(ChangeReserve(resource=Resource.FOOD, by=3))
    base.then(ReserveChanged(resource=Resource.FOOD, by=1))
    assert base.state.reserves[Resource.FOOD] == 12


@pytest.mark.rule("HGN-14", "HPR-31")
def test_x_is_the_number_of_astronauts_and_not_of_players():
    hub(1).step(Step.STRESS).then(StressChanged(by=2))


@pytest.mark.rule("HMO-10", "HHP-08")
def test_a_wound_of_the_morale_phase_may_bring_a_condition_for_the_production_phase():
    base = hub(morale=-1).person(ADA, wounds=2).steps(Step.MORALE)
    (drawn,) = base.happened(ConditionDrawn)
    if drawn.condition is not Condition.ANXIETY:
        assert not base.someone(ADA).suffers(drawn.condition)
        assert base.steps(Step.ENERGY).someone(ADA).suffers(drawn.condition)


class TestActions:
    @pytest.mark.rule("HAC-17")
    def test_only_what_happens_on_the_map_has_a_route(self):
        assert is_outside(COLLECT)
        assert not is_outside(STUDY)
        assert hub().having("sample").plans(STUDY).state.plan[0].route is None

    @pytest.mark.rule("HAC-22", "HMK-03")
    def test_tokens_that_wait_do_not_count(self):
        base = hub().structure("LAB", waiting=(Modifier.EXTRA_PAWN,)).having("sample").plans(STUDY)
        assert base.needs == (1, 2)

    @pytest.mark.rule("HAC-25")
    def test_the_same_thing_is_not_put_with_two_stacks(self):
        base = hub().red("GAR:cpu", "MED:cpu").having("part:cpu")
        base = base.plans(Task(kind=TaskKind.REPAIR, structure=GAR, element=Element.CPU), "medic:1")
        base.refuses(PlanTask(task=Task(kind=TaskKind.REPAIR, structure=MED, element=Element.CPU)), TakenAlready())

    @pytest.mark.rule("HAC-32", "HFQ-20", "HAC-33")
    def test_a_garage_that_is_shut_down_does_not_stop_the_utility_rover(self):
        base = near().structure("GAR", tiles=SHUT).plans(COLLECT, "medic:1", "medic:2", rover=Rover.UTILITY)
        assert base.weight().strength == 3
        done = base.resolved()
        done.then(
            act.ActionBegun(number=1),
            act.ActionSucceeded(),
            act.Collected(space="R1-N", item="sample"),
            act.ActionEnded(),
        )
        assert done.state.rovers == hub().state.rovers

    @pytest.mark.rule("HAC-38")
    def test_conditions_of_an_operator_do_not_count_but_poison_does(self):
        base = near(drones=(Drone.PICKER,)).ill(ADA, Condition.CONCENTRATION, Condition.POISONING)
        base = base.plans(COLLECT, f"drone:picker@{ADA}", "medic:1")
        assert not base.weight().adventure
        own = near().ill(ADA, Condition.CONCENTRATION).plans(COLLECT, "medic:1", "scientist:1")
        assert own.weight().adventure
        poisoned = near(marks={Space("R1-N"): (Modifier.WOUND,)}, drones=(Drone.PICKER,)).ill(ADA, Condition.POISONING)
        done = poisoned.plans(COLLECT, f"drone:picker@{ADA}", "medic:1", "medic:2").resolved()
        assert done.happened(Wounded) == [Wounded(who=ADA, count=2)]

    @pytest.mark.rule("HAC-39")
    def test_a_drone_and_a_rover_go_together(self):
        base = near(drones=(Drone.PICKER,)).plans(COLLECT, f"drone:picker@{ADA}", rover=Rover.UTILITY)
        assert base.weight().strength == 2

    @pytest.mark.rule("HHL-10")
    def test_each_heal_action_needs_a_pawn_of_the_medic(self):
        base = (
            hub().person(BO, wounds=2).plans(HEAL, "geologist:1", "medic:1").plans(HEAL, "geologist:2", "scientist:1")
        )
        base.refuses(ResolvePlan(), NeedsMedic())

    @pytest.mark.rule("HEX-17")
    def test_the_garage_has_its_costs(self):
        base = hub().red("GAR:power", "GAR:oxygen").plans(Task(kind=TaskKind.EXPLORE, space=Space("R1-N")))
        assert dict(base.weight().costs) == {Resource.ENERGY: 1, Resource.OXYGEN: 1}

    @pytest.mark.rule("HDC-07", "HDC-25")
    def test_if_both_dice_show_something_their_order_is_chosen(self):
        def played(seed):
            return hub(seed=seed).having("sample").plans(STUDY, "scientist:1").resolved()

        def both(after):
            shown = [each.sign for each in after.happened(act.ActionDieRolled) if each.shows]
            return {Sign.WOUND, Sign.ADVENTURE} <= set(shown)

        asked = played(seed_for(played, both))
        first = asked.option(1).happened(act.PenaltyCame)
        second = asked.option(2).happened(act.PenaltyCame)
        assert [each.sign for each in first] == [Sign.WOUND, Sign.ADVENTURE]
        assert [each.sign for each in second] == [Sign.ADVENTURE, Sign.WOUND]

    @pytest.mark.rule("HMK-07", "HMK-13")
    def test_an_adventure_token_causes_one_of_the_color_of_the_type(self):
        base = near().active("PRB", Modifier.ADVENTURE).plans(COLLECT, "medic:1", "medic:2", "engineer:1")
        assert (base.weight().adventure, base.weight().color.value) == (True, "gray")

    @pytest.mark.rule("HMK-14")
    def test_a_token_on_a_rover_counts_only_when_it_is_used(self):
        base = near(rovers={**hub().state.rovers, Rover.UTILITY: (Modifier.EXTRA_PAWN,)}).plans(COLLECT, "medic:1")
        assert base.needs == (2, 3)
        assert base.order(act.SetRover(number=1, rover=Rover.UTILITY)).needs == (3, 4)

    @pytest.mark.rule("HMK-15")
    @pytest.mark.example("HMK 3")
    def test_tokens_on_a_space_and_on_the_structure_both_ask_for_pawns(self):
        base = near().active("PRB", Modifier.EXTRA_PAWN).plans(COLLECT)
        assert base.needs == (3, 4)
        crossed = near(marks={Space("R1-N"): (Modifier.EXTRA_PAWN,)}).plans(COLLECT)
        assert crossed.needs == (3, 4)
        base.then(act.TaskPlanned(stack=base.state.plan[0]))

    @pytest.mark.rule("HAC-31", "HST-05")
    @pytest.mark.example("HST 5")
    def test_a_red_garage_leaves_the_utility_rover_to_builders(self):
        base = hub().red("GAR:hardware").explored(R1_S="g1a")
        mast = Task(kind=TaskKind.COLLECT, space=Space("R1-S"), item="sample")
        helped = base.lying(R1_S="sample").plans(mast, "medic:1", rover=Rover.UTILITY)
        helped.then(act.StackChanged(stack=helped.state.plan[0]))
        assert helped.weight().strength == 2


class TestStructures:
    @pytest.mark.rule("HST-12", "HFX-09", "HBD-10")
    def test_any_element_is_a_red_one_of_the_hub_that_is_not_shut_down(self):
        base = (
            hub().red("GAR:cpu", "LAB:cpu").structure("LAB", tiles=SHUT).effects(BringStructure(structure="rs-array"))
        )
        base.effects(Repair()).then(ElementRepaired(structure=GAR, element=Element.CPU))

    @pytest.mark.rule("HST-21", "HFX-04")
    def test_what_names_a_kind_never_means_a_card(self):
        base = hub().effects(BringStructure(structure="rs-array"))
        base.then(StructureCame(structure="rs-array"))
        assert meant(base.state, ChangeProduction(kind=StructureKind.PANEL, by=1)) == ("SP1", "SP2")
        assert meant(base.state, Break(complex=Complex.WORK)) == ("GAR", "PRB", "LAB", "WSH")

    @pytest.mark.rule("HST-13", "HST-14")
    def test_production_changes_by_texts_alone(self):
        base = hub().effects(ChangeProduction(structure=SP1, by=-2))
        base.then(ProductionChanged(structure=SP1, by=-2))
        assert base.step(*(step for step in Step if step.value[0] == "P")).at("SP1").production == 3

    @pytest.mark.rule("HFX-01", "HST-01", "HGN-05")
    @pytest.mark.example("HFX 3")
    def test_an_element_that_a_structure_has_not_cannot_break(self):
        hub().effects(Break(structure=LAB, element=Element.OXYGEN)).then()

    @pytest.mark.rule("HBD-22", "HBD-23", "HFQ-36")
    def test_a_structure_and_its_card_stand_side_by_side(self):
        base = hub().effects(BringStructure(structure="fs-bench"))
        base.then(StructureCame(structure="fs-bench"))
        assert {"LAB", "fs-bench"} <= set(base.state.structures)
        stand_in = Task(kind=TaskKind.STUDY, item="sample", stand_in="fs-bench")
        legal = base.having("sample").planning().legal()
        assert {PlanTask(task=STUDY), PlanTask(task=stand_in)} <= set(legal)


@pytest.mark.rule("HFX-02")
def test_effects_of_one_list_are_carried_out_in_order():
    both = InOrder(steps=(ChangeStress(by=2), Break(structure=LAB, element=Element.CPU), ChangeStress(by=-1)))
    hub().effects(both).then(
        StressChanged(by=2), ElementBroken(structure=LAB, element=Element.CPU), StressChanged(by=-1)
    )


@pytest.mark.rule("HCL-08")
def test_a_sample_gained_is_available():
    hub().effects(GainSample()).then(GainedItems(items=("sample",)))


@pytest.mark.rule("HFX-08")
def test_a_token_on_any_structure_is_the_groups_choice_among_the_legal_ones():
    asked = hub().structure("MED", tiles=SHUT).effects(PutModifier(complex=Complex.LIVING, modifier=Modifier.WOUND))
    assert asked.offered == ["QCR", "CRQ", "CTL"]
