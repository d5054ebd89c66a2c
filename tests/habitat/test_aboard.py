"""HRE, HRX, HHL, HMG, HRS, HBD: what actions inside bring."""

from __future__ import annotations

import pytest

from tests.habitat.hub import ADA, BO, CY, DI, Hub, hub, seed_for
from vanguard_desktop.rulesets.habitat.data import actions as ev
from vanguard_desktop.rulesets.habitat.data.actions import (
    CannotPay,
    LimitReached,
    NoStructure,
    NotThere,
    PlanTask,
    ResolvePlan,
    TakenAlready,
    Task,
    TaskKind,
    TooWeak,
)
from vanguard_desktop.rulesets.habitat.data.base import ElementRepaired, Fed, GrowthRose
from vanguard_desktop.rulesets.habitat.data.crew import (
    ConditionDiscarded,
    Healed,
    MoraleChanged,
    StressChanged,
    TokensChanged,
)
from vanguard_desktop.rulesets.habitat.data.kinds import (
    ALARM,
    FRM,
    GAR,
    LAB,
    MED,
    SCAN_BED,
    Complex,
    Condition,
    Element,
    Modifier,
    Resource,
    Rover,
)
from vanguard_desktop.rulesets.habitat.data.malfunctions import TrackRaised
from vanguard_desktop.rulesets.habitat.data.rounds import LoadingZoneMoved
from vanguard_desktop.rulesets.habitat.data.steps import Step
from vanguard_desktop.rulesets.habitat.state import Tile

REST, RELAX, HEAL, MANAGE, SOW = (
    Task(kind=kind) for kind in (TaskKind.REST, TaskKind.RELAX, TaskKind.HEAL, TaskKind.MANAGE, TaskKind.SOW)
)
STUDY = Task(kind=TaskKind.STUDY, item="sample")
AGAIN = Task(kind=TaskKind.STUDY_AGAIN, item="sample")
SHUT = {Resource.ENERGY: Tile(card="blank")}


def repair(structure, element, source=None):
    return Task(kind=TaskKind.REPAIR, structure=structure, element=element, source=source)


def rolled(after):
    return after.happened(ev.ActionDieRolled)


class TestRest:
    @pytest.mark.rule("HRE-01", "HRE-02", "HRE-06")
    @pytest.mark.example("HRE 1")
    def test_each_rest_action_gives_a_token(self):
        base = hub().plans(REST, "engineer:1").plans(REST, "engineer:2")
        base.resolved().pick("1").then(
            ev.ActionBegun(number=1),
            ev.ActionSucceeded(),
            TokensChanged(who=CY, by=1),
            ev.ActionEnded(),
            ev.ActionBegun(number=2),
            ev.ActionSucceeded(),
            TokensChanged(who=CY, by=1),
            ev.ActionEnded(),
        )

    @pytest.mark.rule("HRE-04")
    @pytest.mark.example("HRE 3")
    def test_an_extra_pawn_token_works_in_the_quiet_corner(self):
        base = hub().active("QCR", Modifier.EXTRA_PAWN).plans(REST, "engineer:1")
        base.refuses(ResolvePlan(), TooWeak(number=1, needed=2))
        both = hub().active("QCR", Modifier.EXTRA_PAWN).plans(REST, "engineer:1", "medic:1").resolved()
        both.then(ev.ActionBegun(number=1), ev.ActionSucceeded(), TokensChanged(who=CY, by=1), ev.ActionEnded())

    @pytest.mark.rule("HRE-05")
    def test_it_has_no_elements_and_needs_nothing(self):
        card = hub().state.card("QCR")
        assert (dict(card.elements), card.supply) == ({}, ())


class TestRelax:
    @pytest.mark.rule("HRX-01", "HRX-02")
    @pytest.mark.example("HRX 1")
    def test_stress_falls_not_below_nothing(self):
        asked = hub(stress=4).plans(RELAX, "medic:1").resolved()
        asked.then(ev.ActionBegun(number=1), ev.ActionSucceeded())
        asked.option(2).then(StressChanged(by=-4), ev.ActionEnded())
        asked.option(1).then(MoraleChanged(by=1), ev.ActionEnded())

    @pytest.mark.rule("HRX-03", "HRX-04", "HRX-05")
    @pytest.mark.example("HRX 2")
    def test_a_failed_roll_gives_two_tokens_instead(self):
        def played(seed):
            return hub(seed=seed).red("CRQ:hardware").plans(RELAX, "medic:1").resolved()

        failed = played(seed_for(played, lambda each: not rolled(each)[0].shows))
        assert rolled(failed)[0].color.value == "gray"
        failed.then(
            ev.ActionBegun(number=1), *rolled(failed), ev.ActionFailed(), TokensChanged(who=DI, by=2), ev.ActionEnded()
        )

    @pytest.mark.rule("HRX-03", "HAC-23", "HST-09")
    @pytest.mark.example("HRX 3")
    def test_only_one_of_two_can_be_paid(self):
        base = hub().red("CRQ:oxygen").reserves(oxygen=1).plans(RELAX, "medic:1")
        base.refuses(PlanTask(task=RELAX), CannotPay(resource=Resource.OXYGEN))
        base.then(ev.StackChanged(stack=base.state.plan[0]))


class TestHeal:
    @pytest.mark.rule("HHL-01")
    @pytest.mark.example("HHL 1")
    def test_without_scan_bed_the_medic_assists(self):
        base = hub().person(BO, wounds=1).plans(HEAL, "geologist:1")
        base.refuses(ResolvePlan(), TooWeak(number=1, needed=2))
        two = hub().person(BO, wounds=1).plans(HEAL, "geologist:1", "scientist:1")
        two.refuses(ResolvePlan(), ev.NeedsMedic())
        hub().person(BO, wounds=1).plans(HEAL, "geologist:1", "medic:1").resolved().then(
            ev.ActionBegun(number=1), ev.ActionSucceeded(), Healed(who=BO, count=1), ev.ActionEnded()
        )

    @pytest.mark.rule("HHL-03", "HHL-04", "HHL-05", "HHP-19", "HHL-06")
    @pytest.mark.example("HHL 2")
    def test_the_medic_heals_herself_with_one_pawn(self):
        done = hub().person(DI, wounds=3).plans(HEAL, "medic:1").resolved()
        done.then(ev.ActionBegun(number=1), ev.ActionSucceeded(), Healed(who=DI, count=1), ev.ActionEnded())
        assert done.someone(DI).wounds == 2

    @pytest.mark.rule("HHL-02", "HFQ-05", "HBD-13")
    @pytest.mark.example("HHL 3")
    def test_the_scan_bed_does_without_the_medic_unless_it_is_shut_down(self):
        base = hub().installed(SCAN_BED).person(BO, wounds=1).plans(HEAL, "geologist:1")
        assert base.needs == (None, 1)
        closed = hub().installed(SCAN_BED).structure("MED", tiles=SHUT).planning()
        closed.refuses(PlanTask(task=HEAL), NoStructure())
        closed.then()

    @pytest.mark.rule("HHL-05", "HHL-07", "HHP-11")
    def test_a_wound_or_a_condition_and_it_works_to_the_end_of_the_phase(self):
        base = hub().ill(DI, Condition.MIGRAINE).person(DI, wounds=1)
        cured = base.plans(HEAL, "medic:1").resolved().option(2)
        cured.then(ConditionDiscarded(who=DI, condition=Condition.MIGRAINE), ev.ActionEnded())
        assert cured.someone(DI).suffers(Condition.MIGRAINE)
        assert not cured.steps(Step.POOL).someone(DI).suffers(Condition.MIGRAINE)

    @pytest.mark.rule("HHL-08")
    def test_the_medlab_has_its_costs(self):
        base = hub().red("MED:power", "MED:oxygen").reserves(energy=1, oxygen=1).plans(HEAL, "medic:1")
        assert dict(base.weight().costs) == {Resource.ENERGY: 1, Resource.OXYGEN: 1}

    @pytest.mark.rule("HST-03", "HST-09", "HST-10")
    @pytest.mark.example("HST 1")
    def test_both_red_elements_are_paid(self):
        base = hub().red("MED:power", "MED:oxygen").person(DI, wounds=1).plans(HEAL, "medic:1").confirmed()
        assert {each.value: n for each, n in base.state.reserves.items()} == {"energy": 1, "oxygen": 1, "food": 2}
        base.step(Step.RESOLUTION).then(
            ev.ActionBegun(number=1), ev.ActionSucceeded(), Healed(who=DI, count=1), ev.ActionEnded()
        )


class TestManage:
    @pytest.mark.rule("HMG-01", "HMG-02", "HMG-03", "HFQ-08")
    @pytest.mark.example("HMG 1")
    def test_each_manage_action_chooses_its_track(self):
        tracks = {Complex.WORK: 3, Complex.LIVING: 2, Complex.SYSTEMS: 4}
        base = hub(tracks=tracks).plans(MANAGE, "medic:1").plans(MANAGE, "medic:2").resolved().pick("1")
        assert base.offered == ["work", "living", "systems"]
        same = base.pick("systems", "systems")
        same.then(
            TrackRaised(complex=Complex.SYSTEMS, by=-1),
            ev.ActionEnded(),
            ev.ActionBegun(number=2),
            ev.ActionSucceeded(),
            TrackRaised(complex=Complex.SYSTEMS, by=-1),
            ev.ActionEnded(),
        )
        assert base.pick("systems", "work").state.tracks == {**tracks, Complex.SYSTEMS: 3, Complex.WORK: 2}

    @pytest.mark.rule("HMG-05")
    @pytest.mark.example("HMG 2")
    def test_the_alarm_console_lowers_by_two_not_below_nothing(self):
        base = hub(tracks={Complex.WORK: 1, Complex.LIVING: 0, Complex.SYSTEMS: 5 - 1}).installed(ALARM)
        asked = base.plans(MANAGE, "medic:1").resolved()
        asked.pick("work").then(TrackRaised(complex=Complex.WORK, by=-1), ev.ActionEnded())
        asked.pick("systems").then(TrackRaised(complex=Complex.SYSTEMS, by=-2), ev.ActionEnded())

    @pytest.mark.rule("HMG-01", "HAC-12")
    @pytest.mark.example("HMG 3")
    def test_with_an_extra_pawn_token_two_pawns_lower_one_track_by_one(self):
        base = (
            hub(tracks=dict.fromkeys(Complex, 2)).active("CTL", Modifier.EXTRA_PAWN).plans(MANAGE, "medic:1", "medic:2")
        )
        assert base.needs == (None, 2)
        base.resolved().pick("work").then(TrackRaised(complex=Complex.WORK, by=-1), ev.ActionEnded())

    @pytest.mark.rule("HMG-04", "HMG-06")
    def test_the_control_center_has_its_costs_and_dice(self):
        base = hub().red("CTL:power", "CTL:hardware").plans(MANAGE, "medic:1")
        weight = base.weight()
        assert (dict(weight.costs), weight.color.value, weight.dice.value) == ({Resource.ENERGY: 1}, "brown", "success")


class TestResearch:
    @pytest.mark.rule("HRS-01", "HRS-02")
    @pytest.mark.example("HRS 1")
    def test_a_sample_is_examined(self):
        done = hub().having("sample").plans(STUDY, "scientist:1", "medic:1").resolved()
        done.then(
            ev.ActionBegun(number=1), ev.ActionSucceeded(), ev.Studied(item="sample", discovery=False), ev.ActionEnded()
        )
        assert (done.state.available, done.state.examined) == ((), ("sample",))

    @pytest.mark.rule("HRS-03", "HRS-05", "HRS-08")
    @pytest.mark.example("HRS 2")
    def test_it_goes_one_stage_in_a_sol(self):
        base = hub().having("sample").plans(STUDY, "scientist:1", "medic:1")
        base.refuses(PlanTask(task=STUDY), TakenAlready())
        second = hub(examined=("sample",)).plans(AGAIN, "scientist:1", "medic:1").resolved()
        second.then(
            ev.ActionBegun(number=1), ev.ActionSucceeded(), ev.Studied(item="sample", discovery=True), ev.ActionEnded()
        )
        assert (second.state.examined, second.state.discovered) == ((), ("sample",))
        Hub(second.state).planning().refuses(PlanTask(task=AGAIN), NotThere())

    @pytest.mark.rule("HRS-04", "HRS-09", "HFQ-33")
    def test_several_samples_are_studied_in_one_sol(self):
        base = hub(examined=("sample",)).having("sample", "sample").plans(STUDY, "scientist:1", "medic:1")
        base = base.plans(STUDY, "scientist:2", "medic:2").plans(AGAIN, "geologist:1", "geologist:2")
        base.refuses(PlanTask(task=STUDY), TakenAlready())
        base.refuses(PlanTask(task=AGAIN), TakenAlready())
        assert [len(each.things) for each in base.confirmed().state.declared] == [1, 1, 0]

    @pytest.mark.rule("HRS-06")
    def test_a_failure_leaves_each_where_it_was(self):
        def played(seed):
            base = hub(seed=seed, examined=("sample",)).having("sample").plans(STUDY, "scientist:1")
            return base.plans(AGAIN, "medic:1").resolved().pick("1")

        failed = played(seed_for(played, lambda each: len(each.happened(ev.ActionFailed)) == 2))
        assert (failed.state.available, failed.state.examined) == (("sample",), ("sample",))

    @pytest.mark.rule("HRS-12")
    @pytest.mark.example("HRS 3")
    def test_a_full_farm_takes_no_seed(self):
        base = hub(3, growth=(4,)).structure("FRM", plants=2).having("seed").planning()
        base.refuses(PlanTask(task=SOW), NotThere())
        base.then()

    @pytest.mark.rule("HRS-15", "HRS-11", "HRS-14", "HPR-24")
    @pytest.mark.example("HRS 4")
    def test_a_seed_sown_in_sol_1_ripens_in_sol_7(self):
        base = hub(3).structure("FRM", greenhouses=4).having("seed").reserves(food=9)
        done = base.plans(SOW, "scientist:1", "geologist:1").resolved()
        done.then(ev.ActionBegun(number=1), ev.ActionSucceeded(), ev.SeedSown(), ev.ActionEnded())
        assert (done.state.growth, done.state.available) == ((1,), ())
        for _ in range(5):
            done = done.step(Step.FARM)
        done.step(Step.FARM).then(GrowthRose(spaces=(), ripened=(FRM,)), Fed(harvested=4, due=3, eaten=3, by=1))

    @pytest.mark.rule("HRS-13", "HPR-41", "HPR-40")
    @pytest.mark.example("HRS 5")
    def test_a_laboratory_that_is_shut_down_forbids_sowing(self):
        base = hub().structure("FRM", greenhouses=5).having("seed").structure("LAB", tiles=SHUT).planning()
        base.refuses(PlanTask(task=SOW), NoStructure())
        base.then()

    @pytest.mark.rule("HRS-10", "HRS-15", "HAC-23")
    @pytest.mark.example("HRS 6")
    def test_a_failed_sowing_gives_the_seed_back_and_not_the_energy(self):
        def played(seed):
            base = hub(seed=seed).structure("FRM", greenhouses=5).having("seed").red("LAB:power")
            return base.plans(SOW, "scientist:1").resolved()

        def only_blank(after):
            return not any(each.shows for each in rolled(after))

        failed = played(seed_for(played, only_blank))
        failed.then(
            ev.ActionBegun(number=1), *rolled(failed), ev.ActionFailed(), TokensChanged(who=ADA, by=2), ev.ActionEnded()
        )
        assert (failed.state.available, failed.state.reserves[Resource.ENERGY]) == (("seed",), 1)

    @pytest.mark.rule("HRS-16", "HRS-17", "HRS-14", "HMK-23")
    def test_the_first_space_must_be_free_and_the_farm_in_order(self):
        base = hub(growth=(1,)).structure("FRM", greenhouses=5).having("seed", "seed")
        base.planning().refuses(PlanTask(task=SOW), NotThere())
        broken = hub().structure("FRM", greenhouses=5, active=(Modifier.BREAKDOWN,)).having("seed").planning()
        broken.refuses(PlanTask(task=SOW), NoStructure())
        once = hub().structure("FRM", greenhouses=5).having("seed", "seed").plans(SOW, "medic:1", "medic:2")
        once.refuses(PlanTask(task=SOW), TakenAlready())
        assert not hub().structure("FRM", greenhouses=5).red("FRM:power").having("seed").plans(SOW).weight().costs


class TestBuild:
    @pytest.mark.rule("HBD-05", "HBD-06", "HBD-07", "HBD-03")
    @pytest.mark.example("HBD 1")
    def test_cannibalizing_makes_others_dearer_and_the_source_red(self):
        base = hub().red("GAR:power").having("sample").reserves(energy=1)
        base = base.plans(STUDY, "scientist:1", "scientist:2")
        base = base.plans(repair(GAR, Element.POWER, LAB), "engineer:1", "engineer:2")
        confirmed = base.confirmed()
        assert confirmed.state.reserves[Resource.ENERGY] == 0
        done = confirmed.step(Step.RESOLUTION)
        done.then(
            ev.ActionBegun(number=1),
            ev.ActionSucceeded(),
            ev.Studied(item="sample", discovery=False),
            ev.ActionEnded(),
            ev.ActionBegun(number=2),
            ev.ActionSucceeded(),
            ev.RepairPrepared(structure=GAR, element=Element.POWER),
            ev.ActionEnded(),
        )
        ended = done.ended()
        assert (ended.at("LAB").broken, ended.at("GAR").broken) == ((Element.POWER,), ())

    @pytest.mark.rule("HBD-06", "HAC-23")
    @pytest.mark.example("HBD 2")
    def test_a_failed_cannibalizing_puts_the_source_back(self):
        def played(seed):
            base = hub(seed=seed).red("GAR:power")
            return base.plans(repair(GAR, Element.POWER, LAB), "engineer:1").resolved()

        def only_blank(after):
            return not any(each.shows for each in rolled(after))

        failed = played(seed_for(played, only_blank))
        failed.then(
            ev.ActionBegun(number=1),
            *rolled(failed),
            ev.ActionFailed(),
            ElementRepaired(structure=LAB, element=Element.POWER, because="HBD-06"),
            TokensChanged(who=CY, by=2),
            ev.ActionEnded(),
        )
        assert (failed.at("LAB").broken, failed.at("GAR").broken) == ((), (Element.POWER,))

    @pytest.mark.rule("HBD-08", "HBD-09", "HPR-43")
    def test_source_and_target_are_each_used_once_and_not_shut_down(self):
        base = hub().red("GAR:power", "PRB:power").plans(repair(GAR, Element.POWER, LAB), "engineer:1")
        base.refuses(PlanTask(task=repair(GAR, Element.POWER, MED)), TakenAlready())
        base.refuses(PlanTask(task=repair("PRB", Element.POWER, LAB)), TakenAlready())
        closed = hub().red("GAR:power").structure("LAB", tiles=SHUT).planning()
        closed.refuses(PlanTask(task=repair(GAR, Element.POWER, LAB)), NotThere())

    @pytest.mark.rule("HBD-11", "HBD-12", "HBD-15")
    @pytest.mark.example("HBD 4")
    def test_an_upgrade_works_from_clean_up_on(self):
        base = hub().having("upgrade:up-alarm")
        base = base.laid(piles={**base.piles, **without(base, "up-alarm")})
        done = base.plans(Task(kind=TaskKind.UPGRADE, item="upgrade:up-alarm"), "engineer:1", "medic:1").resolved()
        done.then(ev.ActionBegun(number=1), ev.ActionSucceeded(), ev.UpgradeBuilt(card=ALARM), ev.ActionEnded())
        assert ALARM not in done.state.upgrades
        after = done.step(Step.LOADING_ZONE)
        after.then(LoadingZoneMoved())
        assert ALARM in after.state.upgrades

    @pytest.mark.rule("HBD-20", "HBD-21", "HMK-19", "HAC-30", "HMK-06")
    @pytest.mark.example("HBD 7")
    def test_one_repair_discards_one_token_from_a_rover(self):
        rovers = {**hub().state.rovers, Rover.SCOUT: (Modifier.BREAKDOWN, Modifier.BREAKDOWN)}
        done = hub(rovers=rovers).plans(Task(kind=TaskKind.MEND_ROVER, rover=Rover.SCOUT), "engineer:1", "medic:1")
        done = done.resolved()
        done.then(
            ev.ActionBegun(number=1),
            ev.ActionSucceeded(),
            ev.RoverMended(rover=Rover.SCOUT, modifier=Modifier.BREAKDOWN),
            ev.ActionEnded(),
        )
        assert done.state.rovers[Rover.SCOUT] == (Modifier.BREAKDOWN,)

    @pytest.mark.rule("HBD-01", "HBD-02", "HBD-26")
    def test_only_the_costs_of_the_workshop_apply(self):
        base = hub().red("WSH:power", "WSH:oxygen", "MED:power", "MED:cpu").having("part:cpu")
        base = base.plans(repair(MED, Element.CPU), "engineer:1")
        assert dict(base.weight().costs) == {Resource.ENERGY: 1, Resource.OXYGEN: 1}
        assert base.needs == (1, 2)


class TestFieldStructures:
    @pytest.mark.rule("HST-20", "HST-19", "HAC-21", "HCT-07")
    def test_a_field_structure_stands_in_with_its_limits(self):
        without_bunks = {id: there for id, there in hub().state.structures.items() if id != "CRQ"}
        field = field_structure("fs-bunks")
        base = hub(stress=9, structures={**without_bunks, "fs-bunks": field}).planning()
        base.refuses(PlanTask(task=RELAX), NoStructure())
        task = Task(kind=TaskKind.RELAX, stand_in="fs-bunks")
        base.plans(task, "medic:1").resolved().then(
            ev.ActionBegun(number=1), ev.ActionSucceeded(), StressChanged(by=-4), ev.ActionEnded()
        )
        red = base.red("fs-bunks:hardware")
        red.refuses(PlanTask(task=task), NoStructure())

    @pytest.mark.rule("HCT-08", "HCT-06")
    @pytest.mark.example("HCT 3")
    def test_limits_of_cards(self):
        there = {id: each for id, each in hub().state.structures.items() if id not in ("LAB", "QCR")}
        there |= {"fs-bench": field_structure("fs-bench"), "fs-corner": field_structure("fs-corner")}
        base = hub(structures=there, examined=("sample",)).planning()
        base.refuses(PlanTask(task=Task(kind=TaskKind.STUDY_AGAIN, item="sample", stand_in="fs-bench")), LimitReached())
        rest = Task(kind=TaskKind.REST, stand_in="fs-corner")
        base.plans(rest, "medic:1").refuses(PlanTask(task=rest), LimitReached())
        base.then()


def field_structure(id):
    from vanguard_desktop.rulesets.habitat.missions.begin import fresh

    return fresh(hub().state.card(id), 4)


def without(base, upgrade):
    from vanguard_desktop.rulesets.habitat.data.kinds import Pile

    return {Pile.UPGRADES: tuple(each for each in base.piles[Pile.UPGRADES] if each != upgrade)}
