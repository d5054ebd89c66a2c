"""HAB, HRD, HCT: decision points, abilities, find tokens, upgrade cards, upgrades."""

from __future__ import annotations

import pytest

from tests.habitat.hub import ADA, BO, CY, DI, begun, halfway, hub, seed_for, with_mission
from vanguard_desktop.core.effects import Choose
from vanguard_desktop.core.ids import CardId
from vanguard_desktop.rulesets.habitat.data import abilities as ev
from vanguard_desktop.rulesets.habitat.data.abilities import (
    AskGoOn,
    ChangesNothing,
    GoOn,
    HasMigraine,
    NotAtHand,
    NoWindow,
    Pause,
    Point,
    ScrapUpgrade,
    Stops,
    TooFewTokens,
    UseAbility,
    UseAssayBench,
    UsedAlready,
    UseFind,
)
from vanguard_desktop.rulesets.habitat.data.actions import (
    ActionBegun,
    ActionDieRolled,
    ActionEnded,
    ActionSucceeded,
    PlanActions,
    PlanTask,
    RepairPrepared,
    SetUpgrade,
    StackChanged,
    Studied,
    Task,
    TaskKind,
)
from vanguard_desktop.rulesets.habitat.data.base import (
    ElementRepaired,
    Fed,
    GainedItems,
    GrowthFell,
    GrowthRose,
    GuardTaken,
    SampleLost,
    SpentItems,
)
from vanguard_desktop.rulesets.habitat.data.cards import ScriptedEvent
from vanguard_desktop.rulesets.habitat.data.crew import Healed, StressChanged, TokensChanged
from vanguard_desktop.rulesets.habitat.data.effects import ChangeStress, Wither
from vanguard_desktop.rulesets.habitat.data.kinds import (
    ASSAY_BENCH,
    BOOSTER,
    CAROUSEL,
    DRIP_LINES,
    GAR,
    SOUNDING_RIG,
    WSH,
    Complex,
    Condition,
    Element,
    Pile,
    Rover,
    Sign,
    Space,
    Symbol,
)
from vanguard_desktop.rulesets.habitat.data.malfunctions import TrackRaised
from vanguard_desktop.rulesets.habitat.data.steps import Phase, Step

STUDY = Task(kind=TaskKind.STUDY, item="sample")
FIX = Task(kind=TaskKind.REPAIR, structure=GAR, element=Element.POWER)


def paused(base, point=Point.PHASE_BEGINS):
    """The game stops at a decision point."""
    return base.laid(stops=Stops.ALWAYS).effects(Pause(point=point))


def uses(who, card):
    return UseAbility(who=who, ability=CardId(card))


def used(who, card, tokens):
    return ev.AbilityUsed(who=who, ability=card, tokens=tokens)


class TestWindows:
    @pytest.mark.rule("HRD-11", "HRD-08", "HBD-17")
    @pytest.mark.example("HRD 5")
    def test_the_game_stops_only_if_something_could_be_used(self):
        phase = hub(phase=Phase.MALFUNCTIONS).having().effects(Pause(point=Point.PHASE_BEGINS))
        phase.then()
        assert phase.state.question is None
        held = hub().having("upgrade:up-alarm")
        held = held.laid(piles={**held.piles, **_without(held, "up-alarm")}).effects(Pause(point=Point.PHASE_BEGINS))
        assert held.state.question == AskGoOn(point=Point.PHASE_BEGINS)
        assert held.order(GoOn()).state.question is None

    @pytest.mark.rule("HRD-11")
    def test_a_setting_has_it_stop_always_or_never_outside_the_actions(self):
        assert paused(hub()).state.question == AskGoOn(point=Point.PHASE_BEGINS)
        base = hub(stops=Stops.NEVER, stress=9).able(DI, "AM3")
        assert base.laid(phase=Phase.MORALE).effects(Pause(point=Point.PHASE_BEGINS)).state.question is None
        assert base.laid(phase=Phase.ACTIONS).effects(Pause(point=Point.BEFORE_ACTION)).state.question is not None

    @pytest.mark.rule("HRD-07")
    def test_nothing_is_used_in_the_middle_of_an_effect(self):
        base = hub(stress=9).able(DI, "AM3").effects(Choose(options=(ChangeStress(by=1), ChangeStress(by=2))))
        base.refuses(uses(DI, "AM3"), NoWindow())
        assert uses(DI, "AM3") not in base.legal()

    @pytest.mark.rule("HRD-08")
    def test_phases_begin_and_end_with_a_decision_point(self):
        sunday = (ScriptedEvent(sol=2, event=CardId("ev-sunday")),)
        base = hub(stops=Stops.ALWAYS, last_sol=9).mission(events=sunday).goes_on(Step.SOL_COUNTER)
        assert base.state.question == AskGoOn(point=Point.PHASE_BEGINS)
        assert base.order(GoOn()).state.question == AskGoOn(point=Point.PHASE_ENDS)

    @pytest.mark.rule("HRD-07", "HAB-03")
    def test_after_something_was_used_the_point_is_there_again(self):
        base = paused(hub(stress=9).able(DI, "AM3")).order(uses(DI, "AM3"))
        assert base.state.question == AskGoOn(point=Point.PHASE_BEGINS)
        plan = hub(stress=9).able(DI, "AM3").planning().order(uses(DI, "AM3"))
        assert plan.state.question == PlanActions()


class TestAbilities:
    @pytest.mark.rule("HAB-01", "HAB-02", "HAB-05", "HAB-12", "HAB-13")
    @pytest.mark.example("HAB 1")
    def test_a_sample_taken_before_planning_is_studied_in_the_same_sol(self):
        base = hub().explored(R1_N="g1a").lying(R1_N="sample").able(BO, "geologist", tokens=2).having().planning()
        done = base.order(uses(BO, "geologist"))
        done.then(used(BO, "geologist", 2), SampleLost(space="R1-N", item="sample"), GainedItems(items=("sample",)))
        assert PlanTask(task=STUDY) in done.legal()

    @pytest.mark.rule("HAB-03", "HAB-04")
    @pytest.mark.example("HAB 2")
    def test_each_ability_is_used_once_in_a_sol(self):
        base = paused(hub(tracks=dict.fromkeys(Complex, 4)).able(CY, "AE2"))
        done = base.order(uses(CY, "AE2")).pick("work")
        done.then(TrackRaised(complex=Complex.WORK, by=-2))
        done.refuses(uses(CY, "AE2"), UsedAlready())

    @pytest.mark.rule("HAB-06", "HBD-10", "HFQ-17")
    @pytest.mark.example("HAB 3")
    def test_what_was_mended_with_bare_hands_rolls_no_die(self):
        base = hub().red("WSH:hardware").having("part:power").able(CY, "AE1").planning()
        done = base.order(uses(CY, "AE1"))
        done.then(used(CY, "AE1", 3), ElementRepaired(structure=WSH, element=Element.HARDWARE))
        done.red("GAR:power").plans(FIX, "engineer:1", "engineer:2").resolved().then(
            ActionBegun(number=1),
            ActionSucceeded(),
            RepairPrepared(structure=GAR, element=Element.POWER),
            ActionEnded(),
        )

    @pytest.mark.rule("HAB-11", "HSU-05")
    @pytest.mark.example("HAB 4")
    def test_in_a_campaign_ability_cards_are_locked(self):
        from vanguard_desktop.rulesets.habitat.data.cards import MissionKind

        box = with_mission(halfway(), id=CardId("plain"), kind=MissionKind.CAMPAIGN)
        locked = begun(4, box=box).pick(ADA)
        assert [each.abilities for each in locked.state.crew] == [(each.id,) for each in locked.state.crew]
        paused(hub(stress=9).able(DI, "medic")).refuses(uses(DI, "AM3"), NotAtHand())
        assert len(begun(4).state.crew[2].abilities) == 4
        locked.then(*locked.events_of(*{event.tag for event in locked.events} - ENGINE))

    @pytest.mark.rule("HAB-15", "HAB-16", "HPR-21")
    @pytest.mark.example("HAB 5")
    def test_the_guard_goes_in_place_of_a_plant(self):
        base = hub(3, growth=(2, 6)).having("sample").able(ADA, "AS1")
        laid = paused(base).order(uses(ADA, "AS1"))
        laid.then(used(ADA, "AS1", 2), SpentItems(items=("sample",)), ev.GuardLaid(space=5))
        assert (laid.state.guard, laid.state.growth) == (5, (2, 6))
        after = laid.order(GoOn()).effects(Wither())
        after.then(GrowthFell(), GuardTaken())
        assert (after.state.guard, after.at("FRM").plants, after.state.growth) == (None, 3, (1, 5))

    @pytest.mark.rule("HAB-07", "HHP-16")
    @pytest.mark.example("HAB 6")
    def test_with_a_migraine_tokens_are_discarded_as_usual(self):
        base = hub(morale=-1).ill(ADA, Condition.MIGRAINE).person(ADA, tokens=4)
        base.step(Step.MORALE).then(TokensChanged(who=ADA, by=-1))
        ill = paused(hub(stress=9).ill(DI, Condition.MIGRAINE).able(DI, "AM3"))
        ill.refuses(uses(DI, "AM3"), HasMigraine(who=DI))

    @pytest.mark.rule("HHL-07", "HHP-08", "HHP-16")
    @pytest.mark.example("HHL 4")
    @pytest.mark.example("HHP 4")
    def test_a_migraine_counts_from_the_next_phase_and_to_the_end_of_the_one_in_which_it_is_healed(self):
        from vanguard_desktop.rulesets.habitat.data.crew import ConditionDiscarded
        from vanguard_desktop.rulesets.habitat.data.effects import Cure, FallIll
        from vanguard_desktop.rulesets.habitat.data.kinds import Who

        fresh = hub(stress=9).able(DI, "AM3").effects(FallIll(who=Who.MEDIC, condition=Condition.MIGRAINE))
        fresh.then(*fresh.events_of("condition_drawn"))
        assert uses(DI, "AM3") in paused(fresh).legal()
        assert uses(DI, "AM3") not in paused(fresh.steps(Step.POOL)).legal()
        healed = hub(stress=9).ill(DI, Condition.MIGRAINE).able(DI, "AM3").effects(Cure(who=Who.MEDIC))
        healed.then(ConditionDiscarded(who=DI, condition=Condition.MIGRAINE))
        paused(healed).refuses(uses(DI, "AM3"), HasMigraine(who=DI))
        assert uses(DI, "AM3") in healed.steps(Step.POOL).legal()

    @pytest.mark.rule("HAB-02", "HAB-09", "HAB-12")
    def test_its_owner_pays_and_it_has_to_change_something(self):
        paused(hub(stress=9).able(DI, "AM3", tokens=1)).refuses(uses(DI, "AM3"), TooFewTokens(who=DI))
        paused(hub().able(DI, "AM3")).refuses(uses(DI, "AM3"), ChangesNothing())
        paused(hub().able(ADA, "AS1").having()).refuses(uses(ADA, "AS1"), NotAtHand())

    @pytest.mark.rule("HAB-08", "HAB-10", "HDC-16", "HDC-04")
    def test_a_response_comes_before_the_dice_count(self):
        def rolled(seed):
            base = hub(seed=seed).having("sample").able(ADA, "scientist").able(DI, "medic")
            return base.plans(STUDY, "geologist:1").resolved()

        base = rolled(
            seed_for(rolled, lambda each: [die.shows for die in each.happened(ActionDieRolled)] == [False, True, False])
        )
        assert base.state.question == AskGoOn(point=Point.DICE_ROLLED)
        canceled = base.order(uses(DI, "medic"))
        canceled.then(used(DI, "medic", 2), ev.DieCanceled(sign=Sign.WOUND))
        asked = canceled.order(uses(ADA, "scientist"))
        assert asked.offered == ["success", "wound", "adventure"]
        again = asked.pick("success")
        assert again.happened(ActionDieRolled)[0].sign is Sign.SUCCESS
        assert not again.events_of("wounded")

    @pytest.mark.rule("HAB-13", "HAB-14")
    def test_what_the_cards_do(self):
        healed = paused(hub().person(BO, wounds=3).able(DI, "AM1")).order(uses(DI, "AM1"))
        healed.then(used(DI, "AM1", 3), Healed(who=BO, count=2))
        calm = paused(hub(stress=3).able(DI, "AM3")).order(uses(DI, "AM3"))
        calm.then(used(DI, "AM3", 2), StressChanged(by=-3))
        found = paused(hub().able(CY, "AE3")).order(uses(CY, "AE3"))
        (card,) = found.happened(ev.UpgradeFound)
        found.then(used(CY, "AE3", 2), card)
        insight = paused(hub(examined=("sample",)).having("sample").able(BO, "AG1")).order(uses(BO, "AG1"))
        spent = SpentItems(items=("sample",))
        insight.then(used(BO, "AG1", 2), spent, Studied(item="sample", discovery=True))

    @pytest.mark.rule("HBD-16", "HBD-17")
    @pytest.mark.example("HBD 8")
    def test_an_upgrade_built_from_scrap_may_be_taken_apart_at_once(self):
        def found(seed):
            return paused(hub(seed=seed).having().able(CY, "AE3")).order(uses(CY, "AE3"))

        base = found(seed_for(found, lambda each: each.happened(ev.UpgradeFound)[0].card == ASSAY_BENCH))
        assert ASSAY_BENCH not in base.state.upgrades
        base.order(ScrapUpgrade(item="upgrade:up-assay")).then(
            ev.UpgradeScrapped(item="upgrade:up-assay"), GainedItems(items=("part:cpu", "part:hardware"))
        )

    @pytest.mark.rule("HBD-17")
    @pytest.mark.example("HBD 5")
    def test_an_upgrade_card_gives_its_two_parts(self):
        base = hub(phase=Phase.MALFUNCTIONS).having("upgrade:up-common")
        base = paused(base.laid(piles={**base.piles, **_without(base, "up-common")}))
        done = base.order(ScrapUpgrade(item="upgrade:up-common"))
        done.then(ev.UpgradeScrapped(item="upgrade:up-common"), GainedItems(items=("part:hardware", "part:power")))
        assert "up-common" in done.piles[Pile.UPGRADES]

    @pytest.mark.rule("HAC-13", "HCT-04")
    def test_pooled_work_counts_a_pawn_more(self):
        base = hub().having("sample", "sample").able(ADA, "AS2").plans(STUDY, "geologist:1")
        helped = base.order(uses(ADA, "AS2"))
        helped.then(used(ADA, "AS2", 2), SpentItems(items=("sample",)), StackChanged(stack=helped.state.plan[0]))
        assert helped.weight().strength == 2

    @pytest.mark.rule("HAB-14", "HFQ-18", "HFQ-19")
    def test_a_known_trail_ignores_one_terrain_for_one_action(self):
        base = hub().explored(R1_N="g1d").lying(R1_N="sample").able(BO, "AG3")
        base = base.plans(Task(kind=TaskKind.COLLECT, space=Space("R1-N"), item="sample"), "medic:1")
        assert base.needs == (3, 4)
        trail = base.order(uses(BO, "AG3"))
        assert trail.state.plan[0].ignores == ("R1-N:extra_pawn",)
        assert trail.needs == (2, 3)


class TestFinds:
    @pytest.mark.rule("HEX-30", "HGN-16", "HCT-15")
    def test_a_find_token_is_used_once(self):
        base = paused(with_find("fd-sample/1"))
        done = base.order(UseFind(item="find:fd-sample/1"))
        done.then(ev.FindUsed(item="find:fd-sample/1"), GainedItems(items=("sample",)))
        assert done.state.discards[Pile.FINDS] == ("fd-sample/1",)
        paused(with_find("fd-sample/1")).refuses(UseFind(item="find:fd-part/1"), NotAtHand())

    @pytest.mark.rule("HEX-29", "HMS-33")
    def test_a_symbol_does_what_the_mission_says(self):
        relief = {Symbol.A: ChangeStress(by=-3)}
        base = paused(with_find("fd-a/1").mission(symbols=relief).laid(stress=5))
        base.order(UseFind(item="find:fd-a/1")).then(ev.FindUsed(item="find:fd-a/1"), StressChanged(by=-3))
        paused(with_find("fd-b/1").mission(symbols=relief)).refuses(UseFind(item="find:fd-b/1"), ChangesNothing())


class TestUpgrades:
    @pytest.mark.rule("HCT-03", "HCT-01")
    @pytest.mark.example("HCT 1")
    def test_the_booster_cell_has_a_red_element_ignored_for_a_sol(self):
        base = hub(last_sol=9).installed(BOOSTER).red("CRQ:hardware").goes_on(Step.SOL_COUNTER)
        assert base.happened(ev.ElementIgnored) == [ev.ElementIgnored(spot="CRQ:hardware")]
        bridged = hub(ignored=("CRQ:hardware",)).red("CRQ:hardware").plans(Task(kind=TaskKind.RELAX), "medic:1")
        assert bridged.weight().dice.value == "none"
        bridged.resolved().then(ActionBegun(number=1), ActionSucceeded())
        assert hub(ignored=("CRQ:hardware",)).step(Step.ABILITIES).state.ignored == ()

    @pytest.mark.rule("HCT-04", "HAC-29")
    @pytest.mark.example("HCT 2")
    def test_the_sounding_rig_counts_like_a_pawn(self):
        base = hub().installed(SOUNDING_RIG).explored(R1_E="g1a").lying(R1_E="sample")
        collect = Task(kind=TaskKind.COLLECT, space=Space("R1-E"), item="sample")
        base = base.plans(collect, "medic:1", rover=Rover.UTILITY).order(SetUpgrade(number=1, upgrade=SOUNDING_RIG))
        base.then(StackChanged(stack=base.state.plan[0]))
        assert (base.weight().strength, base.needs, base.weight().dice.value) == (3, (2, 3), "none")
        repair = hub().installed(CAROUSEL).red("GAR:power").having("part:power").plans(FIX, "medic:1")
        assert repair.order(SetUpgrade(number=1, upgrade=CAROUSEL)).weight().strength == 2

    @pytest.mark.rule("HCT-01", "HCT-02")
    def test_the_assay_bench_rolls_a_success_die_again(self):
        base = hub().installed(ASSAY_BENCH).having("sample").plans(STUDY, "medic:1").resolved()
        assert base.state.question == AskGoOn(point=Point.DICE_ROLLED)
        used_up = base.order(UseAssayBench())
        (again,) = used_up.happened(ActionDieRolled)
        assert again.sign is Sign.SUCCESS
        assert used_up.events_of("bench_used", "action_die_rolled") == [ev.BenchUsed(), again]

    @pytest.mark.rule("HCT-05")
    def test_the_drip_lines_let_one_marker_move_twice(self):
        base = hub(growth=(2, 3)).installed(DRIP_LINES).step(Step.FARM)
        base.then(GrowthRose(spaces=(3, 4)), ev.MarkerDripped(space=4), Fed(harvested=4, due=4, eaten=4, by=0))
        full = hub(growth=(5,)).structure("FRM", greenhouses=5).installed(DRIP_LINES).step(Step.FARM)
        full.then(
            GrowthRose(spaces=(6,)), ev.MarkerDripped(space=6, farm="FRM"), Fed(harvested=5, due=4, eaten=4, by=1)
        )


ENGINE = {"effect_taken", "effects_queued", "decision_opened", "decision_closed"}


def with_find(token):
    base = hub().having(f"find:{token}")
    return base.laid(piles={**base.piles, Pile.FINDS: tuple(e for e in base.piles[Pile.FINDS] if e != token)})


def _without(base, upgrade):
    return {Pile.UPGRADES: tuple(each for each in base.piles[Pile.UPGRADES] if each != upgrade)}
