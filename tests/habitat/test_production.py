"""HPR: energy, oxygen, farm, stress, broken CPUs; and what shutdown tiles do."""

from __future__ import annotations

import pytest

from tests.habitat.hub import ADA, BO, CY, Hub, hub, seed_for
from vanguard_desktop.core.ids import CardId
from vanguard_desktop.rulesets.habitat.base.farm import grown
from vanguard_desktop.rulesets.habitat.base.supply import balance
from vanguard_desktop.rulesets.habitat.data import base as ev
from vanguard_desktop.rulesets.habitat.data.base import CutSupply, GoHungry, PayFarm
from vanguard_desktop.rulesets.habitat.data.chance import DieRolled, RoverMarked
from vanguard_desktop.rulesets.habitat.data.common import CannotBeDone, PickOption
from vanguard_desktop.rulesets.habitat.data.crew import MoraleChanged, Quarreled, StressChanged, Wounded
from vanguard_desktop.rulesets.habitat.data.effects import (
    Break,
    BringStructure,
    ChangeDemand,
    ChangeProduction,
    ChangeSupply,
    PutModifier,
    Reopen,
    ShutDown,
    Wither,
)
from vanguard_desktop.rulesets.habitat.data.items import SAMPLE
from vanguard_desktop.rulesets.habitat.data.kinds import (
    CRQ,
    FRM,
    GAR,
    LAB,
    MED,
    OX1,
    SP1,
    SP2,
    WSH,
    Color,
    Condition,
    Element,
    Modifier,
    Pile,
    Resource,
    Rover,
    Sign,
    Space,
    StructureKind,
)
from vanguard_desktop.rulesets.habitat.data.steps import Step, step_after
from vanguard_desktop.rulesets.habitat.state import Tile

ENERGY, OXYGEN, FOOD = Resource
NEED_ENERGY = ["OX1", "OX2", "FRM", "CRQ", "MED", "CTL", "GAR", "PRB", "LAB", "WSH"]
NEED_OXYGEN = ["FRM", "CRQ", "MED", "CTL", "GAR", "PRB", "WSH"]


def panels(one: int, other: int, **more: object) -> Hub:
    return hub(**more).structure("SP1", production=one).structure("SP2", production=other)


def shut(base: Hub, *names: str, resource: Resource = ENERGY) -> Hub:
    """These carry a tile, face down, from the top of the pile."""
    for name in names:
        base = base.effects(ShutDown(structure=name, resource=resource))
    return Hub(base.state)


@pytest.mark.rule("HPR-02", "HPR-04", "HPR-09")
@pytest.mark.example("HPR 1")
def test_full_panels_just_cover_the_demand():
    hub().step(Step.ENERGY).then(ev.Supplied(resource=ENERGY, made=10, needed=10, by=0))


@pytest.mark.rule("HPR-10", "HPR-11")
@pytest.mark.example("HPR 2")
def test_what_is_missing_cuts_structures_off_that_the_group_chooses():
    short = panels(4, 4).step(Step.ENERGY)
    short.then(ev.Supplied(resource=ENERGY, made=8, needed=10, by=0))
    assert (short.asks, short.offered) == (CutSupply(resource=ENERGY, count=2), NEED_ENERGY)
    cut = short.pick("CRQ")
    assert cut.offered == [each for each in NEED_ENERGY if each != "CRQ"]
    done = cut.pick("LAB")
    (laid,) = done.happened(ev.TileLaid)
    done.then(ev.TileLaid(structure=LAB, resource=ENERGY, card=laid.card, drawn=laid.drawn))
    assert done.at("LAB").tiles == {ENERGY: Tile(card=laid.card)}
    assert done.at("CRQ").is_shut
    assert len(done.state.piles[Pile.SHUT_ENERGY]) == 2


@pytest.mark.rule("HPR-03", "HPR-05", "HPR-09")
@pytest.mark.example("HPR 3")
def test_half_of_what_is_left_over_is_stored():
    after = hub().step(Step.OXYGEN)
    after.then(ev.Supplied(resource=OXYGEN, made=8, needed=7, by=1))
    assert after.state.reserves[OXYGEN] == 3


@pytest.mark.rule("HPR-07", "HPR-50")
@pytest.mark.example("HPR 4")
def test_what_is_cut_off_needs_nothing_of_that_resource_and_stays_cut_off():
    after = shut(hub(), "CRQ").step(Step.ENERGY)
    after.then(ev.Supplied(resource=ENERGY, made=10, needed=9, by=1))
    assert after.at("CRQ").is_shut
    assert balance(after.state, OXYGEN).needed == 7


@pytest.mark.rule("HPR-06")
def test_panels_and_the_quiet_corner_need_nothing_and_the_laboratory_no_oxygen():
    supply = {id: hub().state.card(id).supply for id in hub().state.structures}
    assert [id for id, needs in supply.items() if not needs] == ["QCR", "SP1", "SP2"]
    assert sorted(id for id, needs in supply.items() if ENERGY in needs) == sorted(NEED_ENERGY)
    assert sorted(id for id, needs in supply.items() if OXYGEN in needs) == sorted(NEED_OXYGEN)
    cards = {id: card.supply for id, card in hub().state.box.others["habitat_structures"].items() if "s-" in id}
    assert set(cards.values()) == {()}


@pytest.mark.rule("HPR-08")
def test_a_red_connector_changes_no_demand():
    assert balance(hub().red("LAB:power", "CRQ:oxygen").state, ENERGY).needed == 10
    assert balance(hub().red("LAB:power", "CRQ:oxygen").state, OXYGEN).needed == 7


@pytest.mark.rule("HPR-12", "HFQ-16")
@pytest.mark.example("HFQ 3")
def test_reserves_never_make_up_for_what_is_missing():
    after = panels(5, 4).reserves(energy=5).step(Step.ENERGY)
    after.then(ev.Supplied(resource=ENERGY, made=9, needed=10, by=0))
    assert after.asks == CutSupply(resource=ENERGY, count=1)
    assert after.pick("MED").state.reserves[ENERGY] == 5


@pytest.mark.rule("HPR-13")
def test_nobody_shuts_a_structure_down_of_their_own_will():
    """Nothing but a text or a shortage lays a tile: with enough of everything nothing is asked."""
    assert hub().step(Step.ENERGY, Step.OXYGEN).state.question is None


@pytest.mark.rule("HPR-14")
def test_a_structure_carries_one_tile_of_each_resource_at_the_most():
    base = shut(shut(hub(), "CRQ"), "CRQ", resource=OXYGEN)
    assert list(base.at("CRQ").tiles) == [ENERGY, OXYGEN]
    base.effects(ShutDown(structure=CRQ, resource=ENERGY)).then()


@pytest.mark.rule("HPR-15", "HMK-16", "HMK-17")
def test_a_producer_that_is_shut_down_or_broken_down_makes_nothing():
    assert balance(shut(hub(), "OX1").state, OXYGEN).made == 4
    assert balance(hub().structure("OX1", active=(Modifier.BREAKDOWN,)).state, OXYGEN).made == 4
    broken = hub().structure("SP1", active=(Modifier.BREAKDOWN,)).state
    assert (balance(broken, ENERGY).made, balance(broken, ENERGY).needed) == (5, 10)
    still = hub().structure("LAB", active=(Modifier.BREAKDOWN,)).red("LAB:cpu").step(Step.BROKEN_CPUS)
    still.then(StressChanged(by=1))


@pytest.mark.rule("HPR-16", "HGN-18")
def test_a_change_for_this_sol_is_added_to_the_sum_which_is_never_below_nothing():
    after = hub().effects(ChangeSupply(resource=ENERGY, by=-3))
    after.then(ev.CountsThisSol(effect=ChangeSupply(resource=ENERGY, by=-3)))
    assert balance(after.state, ENERGY).made == 7
    assert balance(hub().effects(*[ChangeSupply(resource=ENERGY, by=-9)] * 2).state, ENERGY).made == 0
    assert balance(after.step(Step.ABILITIES).state, ENERGY).made == 10


@pytest.mark.rule("HFX-11")
@pytest.mark.example("HFX 5")
def test_what_a_text_adds_to_the_demand_is_missing():
    after = hub().effects(ChangeDemand(resource=ENERGY, by=3)).step(Step.ENERGY)
    after.then(ev.Supplied(resource=ENERGY, made=10, needed=13, by=0))
    assert after.asks == CutSupply(resource=ENERGY, count=3)
    done = after.pick("CRQ", "LAB", "PRB").step(Step.ABILITIES)
    assert balance(done.state, ENERGY).needed == 7


@pytest.mark.rule("HPR-01", "HPR-17")
def test_production_runs_energy_oxygen_farm_stress_and_broken_cpus():
    steps = [Step.ENERGY]
    while len(steps) < 5:
        steps.append(step_after(steps[-1]))
    assert [step.value for step in steps] == ["P1", "P2", "P3", "P4", "P5"]
    hub().step(*steps).then(
        ev.Supplied(resource=ENERGY, made=10, needed=10, by=0),
        ev.Supplied(resource=OXYGEN, made=8, needed=7, by=1),
        ev.Fed(harvested=4, due=4, eaten=4, by=0),
        StressChanged(by=4),
    )
    # An oxygenator that is cut off in P1 makes nothing in P2.
    cut = panels(5, 4).step(Step.ENERGY, Step.OXYGEN).pick("OX2")
    assert cut.asks == CutSupply(resource=OXYGEN, count=3)


class TestFarm:
    @pytest.mark.rule("HPR-18", "HPR-19")
    @pytest.mark.example("HPR 5")
    def test_one_payment_alone_saves_nothing(self):
        withered = hub().red("FRM:power", "FRM:oxygen").reserves(energy=1).step(Step.FARM)
        withered.then(
            ev.PlantWithered(structure=FRM, space=6),
            ev.Fed(harvested=3, due=4, eaten=3, by=0),
        )
        assert withered.asks == GoHungry(portions=1)

    @pytest.mark.rule("HPR-18")
    def test_what_is_paid_in_full_prevents_the_withering_and_the_plants_grow(self):
        asked = hub().red("FRM:power", "FRM:oxygen").reserves(energy=1, oxygen=2).laid(growth=(2,)).step(Step.FARM)
        assert asked.state.question.options == (PayFarm(energy=1, oxygen=1), Wither())
        paid = asked.option(1)
        paid.then(
            ev.ReserveChanged(resource=ENERGY, by=-1),
            ev.ReserveChanged(resource=OXYGEN, by=-1),
            ev.GrowthRose(spaces=(3,)),
            ev.Fed(harvested=4, due=4, eaten=4, by=0),
        )
        assert asked.option(2).state.growth == (1, 6)

    @pytest.mark.rule("HGN-06")
    def test_what_cannot_be_paid_cannot_be_chosen(self):
        asked = hub().red("FRM:power").reserves(energy=1).step(Step.FARM)
        Hub(asked.laid(reserves=hub().reserves().state.reserves).state).refuses(PickOption(number=1), CannotBeDone())

    @pytest.mark.rule("HPR-20", "HPR-25", "HST-08")
    @pytest.mark.example("HPR 6")
    def test_withering_takes_a_plant_and_all_that_grows_falls_back(self):
        after = hub(3).red("FRM:power").reserves().laid(growth=(1, 4)).step(Step.FARM)
        after.then(
            ev.GrowthFell(),
            ev.PlantWithered(structure=FRM, space=6),
            ev.Fed(harvested=2, due=3, eaten=2, by=0),
        )
        assert after.state.growth == (3, 6)

    @pytest.mark.rule("HPR-21", "HAB-15")
    def test_without_a_plant_only_the_track_falls_and_a_guard_goes_in_place_of_a_plant(self):
        bare = hub().structure("FRM", plants=0).laid(growth=(3,)).effects(Wither())
        bare.then(ev.GrowthFell())
        guarded = hub().laid(guard=6, growth=(3,)).effects(Wither())
        guarded.then(ev.GrowthFell(), ev.GuardTaken())
        assert (guarded.at("FRM").plants, guarded.state.guard) == (4, None)

    @pytest.mark.rule("HPR-22", "HPR-23")
    def test_growth_moves_from_the_top_and_waits_where_there_is_no_room(self):
        room = hub().structure("FRM", greenhouses=5).laid(growth=(1, 5, 6))
        assert grown(room.state) == ((2, 6), (FRM,))
        full = hub().laid(growth=(1, 5, 6))
        assert grown(full.state) == ((2, 5, 6), ())

    @pytest.mark.rule("HPR-24")
    def test_a_seed_feeds_after_six_sols(self):
        base = hub(3).structure("FRM", greenhouses=4).laid(growth=(1,)).reserves(food=12)
        for _ in range(5):
            base = base.step(Step.FARM)
        assert base.state.growth == (6,)
        base.step(Step.FARM).then(ev.GrowthRose(spaces=(), ripened=(FRM,)), ev.Fed(harvested=4, due=3, eaten=3, by=0))

    @pytest.mark.rule("HPR-26", "HPR-27", "HHP-12", "HHP-20")
    @pytest.mark.example("HPR 8")
    def test_the_group_says_who_goes_without(self):
        base = hub(3).structure("FRM", plants=2).reserves().ill(BO, Condition.ANEMIA)
        asked = base.step(Step.FARM)
        asked.then(ev.Fed(harvested=2, due=4, eaten=2, by=0))
        assert (asked.asks, asked.offered) == (GoHungry(portions=2), [ADA, BO, CY])
        assert asked.pick(ADA).offered == [BO, CY]
        asked.pick(BO, BO).then(Wounded(who=BO, count=2))
        asked.pick(CY, ADA).then(Wounded(who=ADA, count=1), Wounded(who=CY, count=1))

    @pytest.mark.rule("HPR-26")
    def test_reserves_are_eaten_after_the_harvest(self):
        after = hub().structure("FRM", plants=3).reserves(food=5).step(Step.FARM)
        after.then(ev.Fed(harvested=3, due=4, eaten=4, by=-1))
        assert after.state.reserves[FOOD] == 4

    @pytest.mark.rule("HPR-28", "HGN-08", "HGN-11")
    @pytest.mark.parametrize(("kept", "stored"), [(0, 2), (11, 1), (12, 0)])
    def test_half_of_the_surplus_is_stored_rounded_up_as_far_as_there_is_room(self, kept, stored):
        after = hub(2).structure("FRM", greenhouses=5, plants=5).reserves(food=kept).step(Step.FARM)
        after.then(ev.Fed(harvested=5, due=2, eaten=2, by=stored))

    @pytest.mark.rule("HPR-29", "HMK-23")
    def test_a_farm_that_is_shut_down_does_nothing_and_one_that_broke_down_only_withers(self):
        closed = shut(hub().red("FRM:power").laid(growth=(2,)), "FRM").reserves(food=9).step(Step.FARM)
        closed.then(ev.Fed(harvested=0, due=4, eaten=4, by=-4))
        broken = hub().structure("FRM", active=(Modifier.BREAKDOWN,)).laid(growth=(2,)).reserves(food=9)
        broken.step(Step.FARM).then(ev.Fed(harvested=0, due=4, eaten=4, by=-4))
        broken.red("FRM:power").step(Step.FARM).then(
            ev.GrowthFell(), ev.PlantWithered(structure=FRM, space=6), ev.Fed(harvested=0, due=4, eaten=4, by=-4)
        )

    @pytest.mark.rule("HPR-30", "HST-17")
    def test_farms_on_cards_share_the_growth_track_and_add_to_the_yield(self):
        base = hub().effects(BringStructure(structure="rs-farm"))
        base.then(ev.StructureCame(structure="rs-farm"))
        assert (base.at("rs-farm").greenhouses, base.at("rs-farm").plants) == (1, 0)
        ripe = base.laid(growth=(6,)).step(Step.FARM)
        ripe.then(ev.GrowthRose(spaces=(), ripened=("rs-farm",)), ev.Fed(harvested=5, due=4, eaten=4, by=1))
        both = ripe.effects(Wither())
        assert both.offered == ["FRM", "rs-farm"]


class TestStress:
    @pytest.mark.rule("HPR-31")
    def test_it_rises_by_one_for_each_astronaut(self):
        hub(3).step(Step.STRESS).then(StressChanged(by=3))

    @pytest.mark.rule("HPR-32", "HPR-33", "HPR-34")
    @pytest.mark.example("HPR 7")
    def test_at_18_there_is_a_quarrel_and_the_tile_counts_from_nothing(self):
        after = shut(hub(stress=15), "CRQ").step(Step.STRESS)
        after.then(
            StressChanged(by=3),
            Quarreled(),
            *(Wounded(who=each.id, count=1) for each in after.state.crew),
            MoraleChanged(by=-1),
            StressChanged(by=2),
        )
        assert after.state.stress == 2

    @pytest.mark.rule("HPR-33")
    def test_each_tile_counts_face_up_as_well(self):
        base = shut(shut(hub(), "CRQ", "MED"), "CRQ", resource=OXYGEN)
        turned = base.structure("MED", tiles={ENERGY: Tile(card=CardId("SE4"), up=True)})
        Hub(base.state).step(Step.STRESS).then(*(StressChanged(by=by) for by in (4, 2, 2, 2)))
        assert turned.at("MED").tiles[ENERGY].up


class TestBrokenCpus:
    @pytest.mark.rule("HPR-35", "HPR-37", "HPR-38", "HPR-39", "HST-06")
    def test_they_bring_their_penalties_in_order(self):
        base = hub(on_map={Space("R1-N"): (SAMPLE,)}).red("PRB:cpu", "LAB:cpu", "WSH:cpu").step(Step.BROKEN_CPUS)
        base.then(
            ev.SampleLost(space="R1-N", item=SAMPLE),
            StressChanged(by=1),
            ev.ModifierPut(structure=WSH, modifier=Modifier.EXTRA_PAWN, active=True),
        )
        hub().red("PRB:cpu").step(Step.BROKEN_CPUS).then()

    @pytest.mark.rule("HPR-37", "HCL-09")
    def test_the_group_says_which_sample_is_lost(self):
        lots = {Space("R1-N"): (SAMPLE, SAMPLE), Space("R2-S"): (SAMPLE,)}
        asked = hub(on_map=lots).red("PRB:cpu").step(Step.BROKEN_CPUS)
        assert asked.offered == ["R1-N/sample", "R2-S/sample"]
        assert asked.pick("R1-N/sample").state.on_map == {Space("R1-N"): (SAMPLE,), Space("R2-S"): (SAMPLE,)}

    @pytest.mark.rule("HPR-36")
    @pytest.mark.parametrize("shows", [True, False])
    def test_the_scout_rover_breaks_down_on_a_wound(self, shows):
        def rolled(seed):
            return hub(seed=seed).red("GAR:cpu").step(Step.BROKEN_CPUS)

        after = rolled(seed_for(rolled, lambda each: each.happened(DieRolled)[0].shows is shows))
        die = DieRolled(color=Color.GREEN, sign=Sign.WOUND, shows=shows, drawn=after.happened(DieRolled)[0].drawn)
        marked = [RoverMarked(rover=Rover.SCOUT, modifier=Modifier.BREAKDOWN)] if shows else []
        after.then(die, *marked)
        assert after.state.rovers[Rover.SCOUT] == ((Modifier.BREAKDOWN,) if shows else ())

    @pytest.mark.rule("HPR-35", "HPR-42")
    def test_a_structure_that_is_shut_down_has_no_penalty_and_nothing_reaches_it(self):
        closed = shut(hub().red("LAB:cpu"), "LAB")
        closed.step(Step.BROKEN_CPUS).then()
        closed.effects(Break(structure=LAB, element=Element.POWER)).then()
        closed.effects(PutModifier(structure=LAB, modifier=Modifier.WOUND)).then()


@pytest.mark.rule("HPR-46", "HPR-49")
def test_a_tile_goes_back_into_its_pile_and_a_blank_one_nowhere():
    base = shut(hub(), "CRQ", "MED", "CTL", "GAR")
    assert base.state.piles[Pile.SHUT_ENERGY] == ()
    blank = base.effects(ShutDown(structure=LAB, resource=ENERGY))
    blank.then(ev.TileLaid(structure=LAB, resource=ENERGY, card=None, drawn=0))
    blank.effects(Reopen(structure=LAB)).then(ev.TileDiscarded(structure=LAB, resource=ENERGY))
    opened = base.effects(Reopen(structure=GAR, resource=ENERGY))
    opened.then(ev.TileDiscarded(structure=GAR, resource=ENERGY))
    assert not opened.at("GAR").is_shut
    assert len(opened.state.piles[Pile.SHUT_ENERGY]) == 1


@pytest.mark.rule("HPR-48", "HFQ-07", "HGN-11", "HPR-02")
def test_production_moves_within_the_limits_of_each_producer():
    hub().effects(ChangeProduction(structure=SP1, by=1)).then()
    hub().effects(ChangeProduction(structure=OX1, by=-9)).then(ev.ProductionChanged(structure=OX1, by=-3))
    asked = hub().effects(ChangeProduction(kind=StructureKind.PANEL, by=-1))
    assert asked.offered == [SP1, SP2]
    asked.pick(SP2).then(ev.ProductionChanged(structure=SP2, by=-1))
    hub().effects(ChangeProduction(kind=StructureKind.PANEL, each=True, by=-1)).then(
        ev.ProductionChanged(structure=SP1, by=-1), ev.ProductionChanged(structure=SP2, by=-1)
    )


@pytest.mark.rule("HFQ-31", "HST-18")
@pytest.mark.example("HFQ 1")
def test_a_reserve_array_makes_up_for_a_loss_of_production():
    base = hub().effects(BringStructure(structure="rs-array")).effects(ChangeSupply(resource=ENERGY, by=-2))
    base.step(Step.ENERGY).then(ev.Supplied(resource=ENERGY, made=12, needed=10, by=1))


@pytest.mark.rule("HST-15", "HST-16")
def test_a_reserve_structure_works_at_once_and_its_red_elements_bring_nothing():
    base = hub().effects(BringStructure(structure="rs-array"))
    assert base.at("rs-array").broken == (Element.HARDWARE, Element.CPU)
    assert balance(base.state, ENERGY).made == 14
    assert balance(base.state, ENERGY).needed == 10


@pytest.mark.rule("HST-22", "HST-23")
@pytest.mark.example("HST 6")
def test_a_farm_that_comes_into_play_feeds_as_many_as_there_are():
    without = {id: there for id, there in hub(3).state.structures.items() if id != FRM}
    base = hub(3, structures=without)
    assert balance(base.state, ENERGY).needed == 9
    base.effects(BringStructure(structure=FRM)).step(Step.FARM).then(ev.Fed(harvested=3, due=3, eaten=3, by=0))


@pytest.mark.rule("HPR-40", "HPR-42")
def test_the_front_of_a_tile_may_break_the_structure_it_lies_on():
    front = hub().state.box.others["habitat_shutdowns"]["SE3"].front
    shut(hub(), "MED").effects(front, source="habitat_structures:MED").then(
        ev.ElementBroken(structure=MED, element=Element.POWER)
    )
