"""HAC, HDC: what stacks need, what they cost, in which order and how they are resolved."""

from __future__ import annotations

import attrs
import pytest

from tests.habitat.hub import ADA, BO, CY, DI, Hub, halfway, hub, seed_for
from vanguard_desktop.rulesets.habitat.actions.stacks import total_costs
from vanguard_desktop.rulesets.habitat.data import actions as ev
from vanguard_desktop.rulesets.habitat.data.actions import (
    CannotPay,
    Dice,
    Dismantle,
    DropTask,
    IdlePawn,
    MoveStack,
    NoRover,
    NotThere,
    OtherStep,
    PawnIsBound,
    PlanTask,
    PutPawn,
    ResolvePlan,
    SetRover,
    StaffFirst,
    TakePawn,
    Task,
    TaskKind,
    TooLate,
    TooWeak,
    WouldDie,
    WrongPawn,
)
from vanguard_desktop.rulesets.habitat.data.base import ElementRepaired, ReserveChanged
from vanguard_desktop.rulesets.habitat.data.crew import TokensChanged, Wounded
from vanguard_desktop.rulesets.habitat.data.director import AdventureDrawn
from vanguard_desktop.rulesets.habitat.data.effects import PutModifier
from vanguard_desktop.rulesets.habitat.data.kinds import (
    GAR,
    LAB,
    MED,
    WSH,
    Color,
    Condition,
    Drone,
    Element,
    Modifier,
    Resource,
    Rover,
    Sign,
    Space,
)
from vanguard_desktop.rulesets.habitat.data.steps import Step

REST, RELAX, MANAGE = (Task(kind=kind) for kind in (TaskKind.REST, TaskKind.RELAX, TaskKind.MANAGE))
PARTS = ("part:hardware", "part:cpu", "part:oxygen", "part:power")


def repair(structure, element, source=None):
    return Task(kind=TaskKind.REPAIR, structure=structure, element=element, source=source)


def explore(space):
    return Task(kind=TaskKind.EXPLORE, space=Space(space))


def with_adventure(only):
    """The box with this adventure alone."""
    cards = halfway().others["habitat_adventures"]
    return attrs.evolve(halfway(), others={**halfway().others, "habitat_adventures": {only: cards[only]}})


def die(after, sign):
    """What a die of the action showed; the last roll of it counts."""
    found = [event.shows for event in after.happened(ev.ActionDieRolled) if event.sign is sign]
    return found[-1] if found else None


def one_pawn(number=1, who=ADA):
    return f"{who}:{number}"


@pytest.mark.rule("HAC-05", "HAC-13", "HAC-11", "HDC-10")
@pytest.mark.example("HAC 1")
def test_two_pawns_repair_without_dice_and_only_the_top_one_acts():
    base = hub().red("GAR:power").having("part:power").plans(repair(GAR, Element.POWER), "engineer:1", "medic:1")
    assert base.needs == (1, 2)
    done = base.resolved()
    done.then(
        ev.ActionBegun(number=1),
        ev.ActionSucceeded(),
        ev.RepairPrepared(structure=GAR, element=Element.POWER),
        ev.ActionEnded(),
    )
    assert done.state.available == ()


@pytest.mark.rule("HAC-04", "HDC-01", "HDC-03")
@pytest.mark.example("HAC 2")
def test_the_same_two_pawns_on_two_repairs_each_roll_three_dice():
    base = hub(seed=3).red("GAR:power", "MED:cpu").having("part:power", "part:cpu")
    base = base.plans(repair(GAR, Element.POWER), "engineer:1").plans(repair(MED, Element.CPU), "medic:1")
    asked = base.resolved()
    assert asked.offered == ["1", "2"]
    for number in ("1", "2"):
        done = asked.pick(number)
        rolled = [event.sign for event in done.happened(ev.ActionDieRolled)]
        assert rolled[:3] == [Sign.SUCCESS, Sign.WOUND, Sign.ADVENTURE]
    asked.then()


@pytest.mark.rule("HAC-18", "HAC-20", "HST-03")
@pytest.mark.example("HAC 3")
def test_what_costs_more_than_there_is_cannot_be_declared():
    base = hub().explored(R1_N="g1a").lying(R1_N="sample").red("PRB:power").reserves(energy=0).planning()
    task = Task(kind=TaskKind.COLLECT, space=Space("R1-N"), item="sample")
    base.refuses(PlanTask(task=task), CannotPay(resource=Resource.ENERGY))
    assert PlanTask(task=task) not in base.legal()
    base.then()


@pytest.mark.rule("HAC-23", "HAC-24", "HBD-04", "HDC-05", "HAC-46")
@pytest.mark.example("HAC 4")
@pytest.mark.example("HBD 3")
def test_a_failed_repair_gives_its_part_back_and_keeps_what_was_paid():
    def played(seed):
        base = hub(seed=seed).red("WSH:power", "MED:hardware").having("part:hardware").reserves(energy=2)
        return base.plans(repair(MED, Element.HARDWARE), "engineer:1").resolved()

    def fails(after):
        return not any(die(after, sign) for sign in Sign)

    failed = played(seed_for(played, fails))
    rolls = failed.happened(ev.ActionDieRolled)
    failed.then(
        ev.ActionBegun(number=1),
        *rolls,
        ev.ActionFailed(),
        TokensChanged(who=CY, by=2),
        ev.ActionEnded(),
    )
    assert failed.state.available == ("part:hardware",)
    assert failed.state.reserves[Resource.ENERGY] == 1


@pytest.mark.rule("HAC-28", "HEX-12", "HEX-16")
@pytest.mark.example("HAC 5")
def test_the_scout_rover_counts_as_two_pawns():
    base = hub().plans(explore("R1-N"), "geologist:1", rover=Rover.SCOUT)
    assert (base.needs, base.weight().strength, base.weight().dice) == ((2, 3), 3, Dice.NONE)
    done = base.resolved()
    (explored,) = done.happened(ev.Explored)
    found = done.happened(ev.FoundToken)
    done.then(ev.ActionBegun(number=1), ev.ActionSucceeded(), explored, *found, ev.ActionEnded())


@pytest.mark.rule("HAC-37", "HAC-34", "HAC-40")
@pytest.mark.example("HAC 6")
def test_the_operator_of_a_drone_suffers_its_wound():
    def played(seed):
        base = hub(2, seed=seed, drones=(Drone.RIGGER,)).red("GAR:power").having("part:power")
        return base.plans(repair(GAR, Element.POWER), f"drone:rigger@{BO}").resolved()

    def only_hurt(after):
        return die(after, Sign.SUCCESS) and die(after, Sign.WOUND) and not die(after, Sign.ADVENTURE)

    hurt = played(seed_for(played, only_hurt))
    hurt.then(
        ev.ActionBegun(number=1),
        *hurt.happened(ev.ActionDieRolled),
        ev.PenaltyCame(sign=Sign.WOUND),
        Wounded(who=BO, count=1),
        ev.ActionSucceeded(),
        ev.RepairPrepared(structure=GAR, element=Element.POWER),
        ev.ActionEnded(),
    )


@pytest.mark.rule("HAC-18", "HAC-19", "HRO-11", "HAC-05")
@pytest.mark.example("HAC 7")
@pytest.mark.example("HRO 4")
def test_nobody_acts_who_would_certainly_die_of_it_but_may_assist():
    base = hub().explored(R2_N="g2b", R1_N="g1g").lying(R2_N="sample").person(ADA, wounds=5)
    base = base.plans(Task(kind=TaskKind.COLLECT, space=Space("R2-N"), item="sample"))
    base.refuses(PutPawn(number=1, pawn="scientist:1"), WouldDie(who=ADA))
    helped = base.order(PutPawn(number=1, pawn="geologist:1")).order(PutPawn(number=1, pawn="scientist:1"))
    helped.then(ev.StackChanged(stack=helped.state.plan[0]))
    assert helped.state.plan[0].pawns == ("geologist:1", "scientist:1")


@pytest.mark.rule("HAC-41", "HAC-42")
def test_actions_of_one_step_change_places_and_others_do_not():
    base = hub().red("MED:cpu", "OX1:cpu").having("part:cpu", "part:cpu")
    base = base.plans(repair(MED, Element.CPU), "engineer:1", "engineer:2")
    base = base.plans(Task(kind=TaskKind.REST), "medic:1", "medic:2")
    base = base.plans(repair("OX1", Element.CPU), "scientist:1", "scientist:2")
    base.refuses(MoveStack(number=3, to=2), OtherStep())
    base.refuses(MoveStack(number=3, to=3), NotThere())
    moved = base.order(MoveStack(number=3, to=1))
    moved.then(ev.StackMoved(number=3, to=1))
    assert [stack.number for stack in moved.state.plan] == [3, 1, 2]
    back = moved.order(MoveStack(number=3, to=1))
    assert [stack.number for stack in back.state.plan] == [1, 3, 2]
    asked = moved.plans(Task(kind=TaskKind.REST), "geologist:1", "geologist:2").confirmed()
    assert [declared.stack.number for declared in asked.state.declared] == [3, 1, 2, 4]


@pytest.mark.rule("HAC-10", "HAC-41", "HAC-42", "HAC-51")
@pytest.mark.example("HAC 8")
def test_a_repair_beside_the_medlab_comes_after_the_heal_actions():
    base = hub().red("MED:cpu").having("part:cpu").person(DI, wounds=1)
    base = base.plans(repair(MED, Element.CPU), "engineer:1", "engineer:2")
    done = base.plans(Task(kind=TaskKind.HEAL), "medic:1").resolved()
    done.then(
        ev.ActionBegun(number=2),
        ev.ActionSucceeded(),
        *[event for event in done.events if event.tag == "healed"],
        ev.ActionEnded(),
        ev.ActionBegun(number=1),
        ev.ActionSucceeded(),
        ev.RepairPrepared(structure=MED, element=Element.CPU),
        ev.ActionEnded(),
    )


@pytest.mark.rule("HAC-02", "HAC-03")
@pytest.mark.example("HAC 9")
def test_an_idle_pawn_that_has_a_place_refuses_the_plan():
    base = hub(2).red("GAR:power").having("part:power").plans(repair(GAR, Element.POWER), "geologist:1", "scientist:1")
    base = base.plans(REST, "scientist:2")
    base.refuses(ResolvePlan(), IdlePawn(pawn="geologist:2"))
    full = base.plans(REST, "geologist:2")
    full.order(ResolvePlan()).then(
        ev.PlanConfirmed(declared=full.confirmed().state.declared),
    )


@pytest.mark.rule("HAC-03", "HHP-14", "HHP-21")
@pytest.mark.example("HHP 6")
def test_a_bound_pawn_may_only_cure_the_heart_or_stay_idle():
    base = hub(2).ill(ADA, Condition.HEART).plans(REST, "scientist:1")
    base = base.plans(RELAX, "geologist:1").order(PlanTask(task=MANAGE))
    base.refuses(PutPawn(number=3, pawn="scientist:2"), PawnIsBound(who=ADA))
    done = base.order(PutPawn(number=3, pawn="geologist:2"))
    done.then(ev.StackChanged(stack=done.state.plan[-1]))
    assert ResolvePlan() in done.legal()
    cure = done.order(DropTask(number=1)).order(PlanTask(task=Task(kind=TaskKind.HEAL, condition=Condition.HEART)))
    both = cure.order(PutPawn(number=4, pawn="scientist:1")).order(PutPawn(number=4, pawn="scientist:2"))
    assert both.state.plan[-1].pawns == ("scientist:1", "scientist:2")


class TestPlan:
    @pytest.mark.rule("HAC-01", "HAC-06")
    def test_it_is_changed_freely_until_it_is_confirmed(self):
        base = hub().plans(REST, "medic:1")
        base.order(TakePawn(pawn="medic:1")).then(ev.StackChanged(stack=ev.Stack(number=1, task=REST)))
        base.order(DropTask(number=1)).then(ev.TaskDropped(number=1))

    @pytest.mark.rule("HAC-13")
    def test_an_action_without_pawns_waits_for_them_and_a_weak_one_is_refused(self):
        base = hub().planning().order(PlanTask(task=explore("R1-N")))
        base.refuses(PlanTask(task=REST), StaffFirst(number=1))
        weak = base.order(PutPawn(number=1, pawn="medic:1"))
        weak.refuses(ResolvePlan(), TooWeak(number=1, needed=2))

    @pytest.mark.rule("HAC-14")
    def test_pawns_beyond_the_larger_number_change_nothing(self):
        base = hub().plans(REST, "medic:1", "medic:2", "scientist:1")
        base.resolved().then(
            ev.ActionBegun(number=1), ev.ActionSucceeded(), TokensChanged(who=DI, by=1), ev.ActionEnded()
        )

    @pytest.mark.rule("HAC-07", "HBD-05")
    def test_what_is_cannibalized_counts_as_broken_for_the_whole_plan(self):
        base = hub().red("GAR:power").having("sample").reserves(energy=1)
        base = base.plans(Task(kind=TaskKind.STUDY, item="sample"), "scientist:1", "scientist:2")
        assert total_costs(base.state) == {}
        both = base.plans(repair(GAR, Element.POWER, LAB), "engineer:1", "engineer:2")
        assert total_costs(both.state) == {Resource.ENERGY: 1}

    @pytest.mark.rule("HAC-08", "HMK-04")
    @pytest.mark.example("HMK 4")
    def test_a_token_that_comes_after_confirmation_changes_nothing(self):
        base = hub().red("GAR:power").having("part:power").plans(repair(GAR, Element.POWER), "medic:1", "medic:2")
        late = Hub(
            base.confirmed().effects(PutModifier(structure=WSH, modifier=Modifier.EXTRA_PAWN, active=True)).state
        )
        late.step(Step.RESOLUTION).then(
            ev.ActionBegun(number=1),
            ev.ActionSucceeded(),
            ev.RepairPrepared(structure=GAR, element=Element.POWER),
            ev.ActionEnded(),
        )

    @pytest.mark.rule("HBD-18", "HBD-19", "HAC-47")
    @pytest.mark.example("HBD 6")
    def test_elements_are_dismantled_only_before_the_first_pawn(self):
        base = hub().planning()
        apart = base.order(Dismantle(structure=LAB, element=Element.CPU))
        apart.then(ev.Dismantled(structure=LAB, element=Element.CPU))
        assert (apart.at("LAB").broken, apart.state.available) == ((Element.CPU,), ("part:cpu",))
        apart.plans(REST, "medic:1").refuses(Dismantle(structure=LAB, element=Element.POWER), TooLate())


class TestRoversAndDrones:
    @pytest.mark.rule("HAC-27", "HAC-29", "HAC-30", "HAC-26")
    def test_the_utility_rover_helps_one_typed_action_outside(self):
        base = hub().explored(R1_S="g1a").lying(R1_S="sample")
        collect = Task(kind=TaskKind.COLLECT, space=Space("R1-S"), item="sample")
        base = base.plans(collect, "medic:1", rover=Rover.UTILITY)
        assert base.weight().strength == 2
        base.refuses(SetRover(number=1, rover=Rover.SCOUT), NoRover())
        base.plans(explore("R1-N"), "medic:2").refuses(SetRover(number=2, rover=Rover.UTILITY), NoRover())
        base.plans(REST, "medic:2").refuses(SetRover(number=2, rover=Rover.UTILITY), NoRover())
        broken = hub(rovers={**hub().state.rovers, Rover.SCOUT: (Modifier.BREAKDOWN,)}).plans(
            explore("R1-N"), "medic:1"
        )
        broken.refuses(SetRover(number=1, rover=Rover.SCOUT), NoRover())

    @pytest.mark.rule("HAC-31", "HST-05")
    def test_a_red_garage_lets_no_rover_explore(self):
        base = hub().red("GAR:hardware").explored(R1_S="g1a").lying(R1_S="sample").plans(explore("R1-N"), "medic:1")
        base.refuses(SetRover(number=1, rover=Rover.SCOUT), NoRover())
        base.refuses(SetRover(number=1, rover=Rover.UTILITY), NoRover())
        collect = Task(kind=TaskKind.COLLECT, space=Space("R1-S"), item="sample")
        assert base.plans(collect, "medic:2", rover=Rover.UTILITY).weight().strength == 2

    @pytest.mark.rule("HAC-35", "HAC-36", "HRE-04", "HFQ-22")
    @pytest.mark.example("HRE 4")
    def test_drones_keep_out_of_the_living_complex_and_to_their_type(self):
        base = hub(2, drones=(Drone.MAPPER, Drone.RIGGER)).planning().order(PlanTask(task=REST))
        base.refuses(PutPawn(number=1, pawn=f"drone:mapper@{ADA}"), WrongPawn())
        other = hub(2, drones=(Drone.RIGGER,)).planning().order(PlanTask(task=explore("R1-N")))
        other.refuses(PutPawn(number=1, pawn=f"drone:rigger@{ADA}"), WrongPawn())
        base.then(ev.TaskPlanned(stack=base.state.plan[0]))

    @pytest.mark.rule("HSU-24")
    @pytest.mark.example("HSU 2")
    def test_alone_at_most_two_drones_are_used_in_a_sol(self):
        base = hub(1).red("GAR:power").having("part:power", "sample").explored(R1_S="g1a").lying(R1_S="sample")
        base = base.plans(explore("R1-N"), f"drone:mapper@{ADA}")
        base = base.plans(Task(kind=TaskKind.COLLECT, space=Space("R1-S"), item="sample"), f"drone:picker@{ADA}")
        third = base.order(PlanTask(task=repair(GAR, Element.POWER)))
        third.refuses(PutPawn(number=3, pawn=f"drone:rigger@{ADA}"), ev.NotThere())
        third.then(ev.TaskPlanned(stack=third.state.plan[-1]))


class TestDice:
    @pytest.mark.rule("HDC-05", "HDC-06", "HDC-08")
    @pytest.mark.example("HDC 1")
    def test_a_blank_and_a_wound_together(self):
        def played(seed):
            return (
                hub(seed=seed)
                .having("sample")
                .plans(Task(kind=TaskKind.STUDY, item="sample"), "scientist:1")
                .resolved()
            )

        def wanted(after):
            return die(after, Sign.WOUND) and not die(after, Sign.SUCCESS) and not die(after, Sign.ADVENTURE)

        after = played(seed_for(played, wanted))
        after.then(
            ev.ActionBegun(number=1),
            *after.happened(ev.ActionDieRolled),
            ev.PenaltyCame(sign=Sign.WOUND),
            Wounded(who=ADA, count=1),
            ev.ActionFailed(),
            TokensChanged(who=ADA, by=2),
            ev.ActionEnded(),
        )

    @pytest.mark.rule("HDC-14", "HMK-08")
    @pytest.mark.example("HDC 2")
    def test_a_reroll_token_has_a_success_rolled_once_more(self):
        def played(seed):
            base = hub(seed=seed).active("LAB", Modifier.REROLL).having("sample")
            return base.plans(Task(kind=TaskKind.STUDY, item="sample"), "scientist:1").resolved()

        def wanted(after):
            shown = [each.shows for each in after.happened(ev.ActionDieRolled)]
            return shown == [True, False, False, False]

        after = played(seed_for(played, wanted, 4000))
        after.then(
            ev.ActionBegun(number=1),
            *after.happened(ev.ActionDieRolled),
            ev.ActionFailed(),
            TokensChanged(who=ADA, by=2),
            ev.ActionEnded(),
        )

    @pytest.mark.rule("HDC-15")
    @pytest.mark.example("HDC 3")
    def test_a_reroll_token_does_nothing_where_no_success_die_is_rolled(self):
        base = hub().active("LAB", Modifier.REROLL).having("sample")
        base = base.plans(Task(kind=TaskKind.STUDY, item="sample"), "scientist:1", "scientist:2")
        base.resolved().then(
            ev.ActionBegun(number=1),
            ev.ActionSucceeded(),
            ev.Studied(item="sample", discovery=False),
            ev.ActionEnded(),
        )

    @pytest.mark.rule("HDC-12", "HDC-13", "HST-04", "HFQ-12")
    @pytest.mark.example("HDC 4")
    def test_under_a_must_roll_enough_pawns_roll_the_success_die_alone(self):
        base = hub().red("WSH:hardware", "GAR:power").having("part:power")
        base = base.plans(repair(GAR, Element.POWER), "medic:1", "medic:2", "engineer:1")
        done = base.resolved()
        (only,) = done.happened(ev.ActionDieRolled)
        assert (only.color, only.sign) == (Color.BROWN, Sign.SUCCESS)
        result = (
            [ev.ActionSucceeded(), ev.RepairPrepared(structure=GAR, element=Element.POWER)]
            if only.shows
            else [ev.ActionFailed(), TokensChanged(who=DI, by=2)]
        )
        done.then(ev.ActionBegun(number=1), only, *result, ev.ActionEnded())

    @pytest.mark.rule("HDC-09", "HDC-02")
    def test_faces_of_the_action_dice(self):
        from vanguard_desktop.rulesets.habitat.dice import FACES

        assert {color.value: tuple(faces.values()) for color, faces in FACES.items()} == {
            "green": (4, 3, 3),
            "gray": (5, 1, 2),
            "blue": (4, 1, 3),
            "brown": (4, 2, 3),
        }

    @pytest.mark.rule("HGN-21", "HGN-09", "HMK-09")
    def test_die_and_token_are_one_wound(self):
        def played(seed):
            base = hub(seed=seed).active("WSH", Modifier.WOUND).red("GAR:power").having("part:power")
            return base.plans(repair(GAR, Element.POWER), "medic:1").resolved()

        def wanted(after):
            return die(after, Sign.WOUND) and not die(after, Sign.ADVENTURE)

        after = played(seed_for(played, wanted))
        assert after.happened(Wounded) == [Wounded(who=DI, count=1)]

    @pytest.mark.rule("HGN-21")
    @pytest.mark.example("HGN 7")
    def test_the_wound_of_an_adventure_adds_up_with_that_of_die_and_token(self):
        spark = with_adventure("ad-spark")

        def played(seed):
            base = hub(seed=seed, box=spark).active("WSH", Modifier.WOUND).red("GAR:power").having("part:power")
            return base.plans(repair(GAR, Element.POWER), "medic:1").resolved()

        rolled = played(seed_for(played, lambda after: all(die(after, sign) for sign in Sign)))
        asked = rolled.option(1)
        (drawn,) = asked.happened(AdventureDrawn)
        asked.then(
            ev.PenaltyCame(sign=Sign.WOUND),
            Wounded(who=DI, count=1),
            ev.PenaltyCame(sign=Sign.ADVENTURE),
            drawn,
        )
        assert (drawn.card, drawn.who) == ("ad-spark", DI)
        asked.option(1).then(
            Wounded(who=DI, count=1),
            ev.ActionSucceeded(),
            ev.RepairPrepared(structure=GAR, element=Element.POWER),
            ev.ActionEnded(),
        )
        assert asked.option(1).someone(DI).wounds == 2


@pytest.mark.rule("HAC-43", "HAC-45", "HAC-12", "HMK-05", "HMK-13")
def test_penalties_come_after_the_result_on_success_too():
    base = hub().active("WSH", Modifier.WOUND, Modifier.EXTRA_PAWN).red("GAR:power").having("part:power")
    base = base.plans(repair(GAR, Element.POWER), "medic:1", "medic:2", "engineer:1")
    assert base.needs == (2, 3)
    base.resolved().then(
        ev.ActionBegun(number=1),
        ev.ActionSucceeded(),
        ev.RepairPrepared(structure=GAR, element=Element.POWER),
        ev.PenaltyCame(sign=Sign.WOUND),
        Wounded(who=DI, count=1),
        ev.ActionEnded(),
    )


@pytest.mark.rule("HAC-48", "HBD-07", "HPR-44", "HPR-45", "HFQ-13", "HAC-49")
def test_at_the_end_tiles_are_turned_and_repaired_elements_work():
    base = hub().red("GAR:power").having("part:power")
    base = base.structure("CRQ", tiles={Resource.ENERGY: ev_tile("SE1")}).laid(
        piles={**base.piles, **out_of_pile(base, "SE1")}
    )
    base = base.plans(repair(GAR, Element.POWER), "medic:1", "medic:2")
    base = base.plans(Task(kind=TaskKind.TURN_TILE, structure="CRQ", resource=Resource.ENERGY), "engineer:1")
    done = base.resolved()
    assert done.at("GAR").broken == (Element.POWER,)
    ended = done.ended()
    ended.then(
        ev.TileTurned(structure="CRQ", resource=Resource.ENERGY),
        *[event for event in ended.events if event.tag == "tile_discarded"],
        ElementRepaired(structure=GAR, element=Element.POWER),
        ev.ActionsEnded(),
    )
    assert not ended.at("CRQ").is_shut


@pytest.mark.rule("HPR-47")
def test_a_tile_with_a_price_stays_until_it_is_paid():
    base = hub().structure("MED", tiles={Resource.ENERGY: ev_tile("SE4")})
    base = base.laid(piles={**base.piles, **out_of_pile(base, "SE4")})
    base = base.plans(Task(kind=TaskKind.TURN_TILE, structure="MED", resource=Resource.ENERGY), "engineer:1")
    turned = base.resolved().ended()
    assert turned.at("MED").tiles[Resource.ENERGY].up
    asked = turned.planning()
    paid = asked.order(ev.PayForTile(structure=MED, resource=Resource.ENERGY))
    assert not paid.at("MED").is_shut
    assert paid.state.reserves[Resource.ENERGY] == 1
    asked.refuses(ev.PayForTile(structure=MED, resource=Resource.ENERGY, part=True), ev.NotThere())


@pytest.mark.rule("HHP-15", "HDC-21", "HFQ-06", "HRE-03")
@pytest.mark.example("HRE 2")
@pytest.mark.example("HDC 6")
def test_trouble_concentrating_causes_one_adventure_but_none_at_rest():
    base = hub(box=with_adventure("ad-fumes")).ill(ADA, Condition.CONCENTRATION).ill(BO, Condition.CONCENTRATION)
    base.plans(REST, "scientist:1").resolved().then(
        ev.ActionBegun(number=1), ev.ActionSucceeded(), TokensChanged(who=ADA, by=1), ev.ActionEnded()
    )
    both = base.having("sample").plans(Task(kind=TaskKind.STUDY, item="sample"), "scientist:1", "geologist:1")
    assert both.weight().adventure
    done = both.resolved()
    (drawn,) = done.happened(AdventureDrawn)
    assert drawn.who == ADA
    done.then(
        ev.ActionBegun(number=1),
        ev.ActionSucceeded(),
        ev.Studied(item="sample", discovery=False),
        ev.PenaltyCame(sign=Sign.ADVENTURE),
        drawn,
    )
    done.option(1).then(ReserveChanged(resource=Resource.OXYGEN, by=-1), ev.ActionEnded())


@pytest.mark.rule("HAC-44")
def test_what_has_become_impossible_is_abandoned():
    base = hub().plans(explore("R1-N"), "medic:1", "medic:2", "engineer:1").confirmed()
    gone = base.explored(R1_N="g1a").step(Step.RESOLUTION)
    gone.then(ev.ActionAbandoned(number=1))


def ev_tile(card):
    from vanguard_desktop.rulesets.habitat.state import Tile

    return Tile(card=card)


def out_of_pile(base, card):
    from vanguard_desktop.rulesets.habitat.data.kinds import Pile

    return {Pile.SHUT_ENERGY: tuple(each for each in base.piles[Pile.SHUT_ENERGY] if each != card)}
