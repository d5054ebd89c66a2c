"""Travel, its icons and effects, arrivals; prepare, special actions and lift-off (ACT)."""

from __future__ import annotations

from typing import Any

import attrs
import pytest

from tests.expedition.checks import crew, rolled
from tests.expedition.table import (
    DEFAULT_DICE,
    ENG,
    FIVE,
    FOUR,
    GO_TWO,
    ONE,
    REC,
    SCI,
    SEC,
    SIX,
    THREE,
    TRAVEL,
    TWO,
    Table,
    box,
    face,
    path,
    planet,
    poi,
    sector,
    turn_of,
)
from tests.support.scenario import ANSWERED, TAKEN, opens, queued, waits
from vanguard_desktop.core.events import Waiting
from vanguard_desktop.core.ids import CardId, LogId, MemberId, PathId, SectorId
from vanguard_desktop.core.kinds import Effect
from vanguard_desktop.core.sources import Source
from vanguard_desktop.dice.faces import Icon, Section
from vanguard_desktop.dice.requirements import PoolTest, asks
from vanguard_desktop.rulesets.expedition.data import effects as fx
from vanguard_desktop.rulesets.expedition.data.check import Check, Purpose
from vanguard_desktop.rulesets.expedition.data.commands import (
    AddDie,
    AnswerLiftOff,
    GoOn,
    LiftOff,
    PickCard,
    PickDie,
    PickMember,
    PickOption,
    PickSector,
    Prepare,
    Rest,
    RollDice,
    TakeBackAction,
    TakeSpecialAction,
    Travel,
    UseSkill,
)
from vanguard_desktop.rulesets.expedition.data.decisions import (
    AgreeLiftOff,
    ChooseAction,
    ChooseDieToSpend,
    ChooseMember,
    ChooseOption,
    ChoosePrepare,
    ChooseSector,
    Combine,
    DiscardToLimit,
    GatherDice,
    MarkRow,
)
from vanguard_desktop.rulesets.expedition.data.events import (
    ActionStarted,
    ActionTakenBack,
    CardDiscarded,
    CardsDrawn,
    CheckEnded,
    DangerRolled,
    DieSpent,
    ExpeditionEnded,
    ExpeditionEnding,
    LogRead,
    OutcomeApplied,
    RowMarked,
    SuccessesGained,
    SuppliesChanged,
    Traveled,
)
from vanguard_desktop.rulesets.expedition.data.events.check import CheckStarted, PoolDiceSpent, StepReached
from vanguard_desktop.rulesets.expedition.data.events.planet import PathTaken
from vanguard_desktop.rulesets.expedition.data.events.round import LiftOffAnswered
from vanguard_desktop.rulesets.expedition.data.questions import Successes
from vanguard_desktop.rulesets.expedition.data.reasons import (
    ActionNotOpen,
    NoActionHere,
    NobodyAssists,
    NoMovement,
    NoPath,
    NotAtLander,
    NotHere,
    PathClosed,
    WrongWay,
)
from vanguard_desktop.rulesets.expedition.data.state import Ending, Threat
from vanguard_desktop.rulesets.expedition.data.steps.check import AfterCheck, AfterOutcome, GoOnWithCheck
from vanguard_desktop.rulesets.expedition.data.steps.round import OfferAction, OfferMissions
from vanguard_desktop.setting.box import Box, Sector
from vanguard_desktop.setting.cards import (
    Ability,
    CheckCard,
    ConditionCard,
    CrewCard,
    ImmediateEffect,
    LogEntry,
    MissionCard,
    Moment,
    PoiCard,
    RankUpCard,
    Row,
    RowColor,
    SpecialAction,
    ThreatCard,
)

EXPLORE_TO_MOVE = CheckCard(rows=(Row(color=RowColor.GREEN, effect=fx.FollowPath(), requirement=asks(Icon.EXPLORE)),))
FAIR = SpecialAction(name="Look", effect=fx.GainSuccesses())


def weather(**fields: Any) -> ConditionCard:
    return ConditionCard(id=CardId("C0"), name="Weather", **fields)


def under(condition: ConditionCard | None, *icons: Effect, **fields: Any) -> Box:
    """Path 1-2 shows these icons, and this condition is printed on the board."""
    return box(planet(paths=(path(1, 2, *icons),), condition=condition), **fields)


def start_with(effect: Effect, *icons: Effect, ids: tuple[MemberId, ...] = (REC,)) -> Table:
    """A travel effect in force, and these icons on the path to sector 2."""
    return turn_of(*ids, in_box=under(weather(travel=effect), *icons))


def sector_with(number: int, card: str, **fields: Any) -> Sector:
    return sector(number, lander=number == 1, poi=card, **fields)


def check_of(table: Table) -> Check:
    assert table.state.check is not None
    return table.state.check


@pytest.mark.rule("ACT-21", "ACT-28", "PLN-03")
def test_travel_along_a_path_without_icons_is_only_the_move() -> None:
    there = turn_of(REC).play(Travel(path=GO_TWO))
    assert there.told(Traveled) == (Traveled(member=REC, to=TWO, path=GO_TWO),)
    assert there.member(REC).sector == TWO
    assert there.state.actions_left == 1


@pytest.mark.rule("ACT-20", "PLN-27")
def test_where_the_no_movement_icon_is_visible_nobody_travels() -> None:
    world = planet(sector_with(1, "P1"))
    stuck = turn_of(REC, in_box=box(world, pois=[poi("P1", no_movement=True), poi("P2")]))
    assert not stuck.legal(Travel)
    assert stuck.refuses(Travel(path=GO_TWO)) == NoMovement(sector=ONE)
    covered = stuck.resolve(fx.CoverPoi(card=CardId("P2"))).given(pending=stuck.state.pending)
    assert Travel(path=GO_TWO) in covered.legal()


@pytest.mark.rule("ACT-21", "PLN-60")
def test_a_path_is_refused_that_leads_from_elsewhere_against_the_arrow_or_is_closed() -> None:
    world = planet(paths=(path(2, 1, one_way=True), path(1, 5, closed=True)))
    start = turn_of(REC, in_box=box(world))
    assert start.refuses(Travel(path=PathId("2-3"))) == NoPath(to=THREE)
    assert start.refuses(Travel(path=PathId("2-1"))) == WrongWay(to=TWO)
    closed = PathId("1-5")
    assert start.refuses(Travel(path=closed)) == PathClosed(to=FIVE)
    opened = start.resolve(fx.OpenPath(path=closed)).given(pending=start.state.pending)
    assert opened.play(Travel(path=closed)).member(REC).sector == FIVE


@pytest.mark.rule("ACT-22", "ACT-46", "PLN-04", "PLN-05")
def test_icons_are_resolved_in_the_order_met_when_leaving_the_start() -> None:
    in_box = under(None, fx.SpendDice(), fx.LoseSupplies(), fx.RollDanger(letter="A"))
    kinds = DieSpent | SuppliesChanged | DangerRolled | Traveled

    def order(table: Table) -> list[type]:
        return [type(e) for e in table.events if isinstance(e, kinds)]

    one_die = turn_of(REC, in_box=in_box).lucky(2).with_member(REC, available=DEFAULT_DICE[REC][:1])
    assert order(one_die.play(Travel(path=GO_TWO))) == [DieSpent, SuppliesChanged, DangerRolled, Traveled]
    back = one_die.with_member(REC, sector=TWO).play(Travel(path=GO_TWO))
    assert order(back) == [DangerRolled, SuppliesChanged, DieSpent, Traveled]


@pytest.mark.rule("ACT-23", "ACT-26", "ACT-10")
@pytest.mark.example("EX ACT-C")
def test_a_travel_check_without_the_icon_leaves_the_crew_member_where_it_is() -> None:
    start = turn_of(REC, in_box=under(weather(travel_check=EXPLORE_TO_MOVE), TRAVEL))
    die = DEFAULT_DICE[REC][1]
    wrong = face("red-physical-2", Icon.PHYSICAL)
    rolled = start.lucky(wrong).play(Travel(path=GO_TWO), AddDie(die=die), RollDice(), GoOn(), GoOn()).then(
        ANSWERED, StepReached(step=6), queued(GoOnWithCheck(), you=REC), TAKEN, StepReached(step=7),
        queued(GoOnWithCheck(), you=REC), TAKEN, StepReached(step=8), queued(GoOnWithCheck(), you=REC), TAKEN,
        StepReached(step=9), queued(GoOnWithCheck(), you=REC), TAKEN, PoolDiceSpent(dice=("red-physical-2",)),
        StepReached(step=10), queued(GoOnWithCheck(), you=REC), TAKEN, queued(AfterCheck(), you=REC), TAKEN,
        CheckEnded(), TAKEN, TAKEN, opens(ChooseAction(member=REC)),
    )  # fmt: skip
    assert rolled.told(CheckEnded)
    assert isinstance(rolled.question, ChooseAction)
    assert rolled.member(REC).sector == ONE
    assert rolled.member(REC).spent == (die,)
    assert rolled.state.actions_left == 1


@pytest.mark.rule("ACT-29", "CHK-06")
@pytest.mark.example("EX ACT-D")
def test_crew_at_the_start_may_assist_a_travel_check_and_crew_at_the_destination_may_not() -> None:
    condition = weather(travel_check=EXPLORE_TO_MOVE)
    world = planet(paths=(path(3, 5, TRAVEL),), condition=condition)
    start = turn_of(REC, SCI, ENG, in_box=box(world))
    for id, place in ((REC, THREE), (SCI, THREE), (ENG, FIVE)):
        start = start.with_member(id, sector=place)
    asked = start.play(Travel(path=PathId("3-5"))).then(
        ANSWERED, ActionStarted(member=REC, action="travel"), PathTaken(member=REC, path="3-5"),
        queued(waits(TRAVEL, you=REC, source="path:3-5"), waits(OfferMissions(), you=REC), waits(OfferAction(),
            you=REC)),
        TAKEN,
        CheckStarted(check=Check(active=REC, purpose=Purpose.TRAVEL, source=Source.read("condition:C0"), at=THREE,
            card=EXPLORE_TO_MOVE, path="3-5")),
        queued(GoOnWithCheck(), you=REC), TAKEN, opens(GatherDice(member=REC)),
    )  # fmt: skip
    assert isinstance(asked.question, GatherDice)
    lent = {die for command in asked.legal(AddDie) for die in [command.die]}
    assert set(DEFAULT_DICE[SCI]) <= lent
    assert not set(DEFAULT_DICE[ENG]) & lent
    assert asked.refuses(AddDie(die=DEFAULT_DICE[ENG][0])) == NotHere(member=ENG)
    assert asked.member(REC).sector == THREE


@pytest.mark.rule("ACT-20", "ACT-34", "PLN-27")
@pytest.mark.example("EX ACT-F")
def test_the_no_movement_icon_stops_being_moved_but_not_being_placed() -> None:
    start = turn_of(REC, in_box=box(planet(sector_with(1, "P1")), pois=[poi("P1", no_movement=True)]))
    held = start.given(lander=THREE)
    moved = held.resolve(fx.ForCrew(who=fx.Who.ONE, effect=fx.MoveConnected()))
    assert moved.member(REC).sector == ONE
    assert moved.question == start.question  # nowhere to go, nothing to choose
    assert not moved.told(Traveled)
    placed = held.resolve(fx.MoveTo()).then(TAKEN, Traveled(member=REC, to=THREE))
    assert placed.member(REC).sector == THREE


@pytest.mark.rule("ACT-43", "ACT-45", "DEC-23")
@pytest.mark.example("EX ACT-G")
def test_lift_off_that_one_section_refuses_does_not_happen_and_costs_no_action() -> None:
    start = turn_of(SEC, REC, SCI).with_member(SCI, sector=FOUR)
    proposed = start.play(LiftOff())
    assert isinstance(proposed.question, AgreeLiftOff)
    assert set(proposed.question.waiting_for) == {Section.RECON, Section.SCIENCE}
    refused = proposed.play(
        AnswerLiftOff(section=Section.RECON, agree=True), AnswerLiftOff(section=Section.SCIENCE, agree=False)
    ).then(
        ANSWERED, LiftOffAnswered(section=Section.SCIENCE, agree=False), queued(OfferAction(), you=SEC), TAKEN,
        opens(ChooseAction(member=SEC)),
    )  # fmt: skip
    assert refused.question == ChooseAction(member=SEC)
    assert refused.state.actions_left == 2
    assert refused.state.ending is None


@pytest.mark.rule("ACT-43", "ACT-44")
def test_lift_off_needs_the_lander_sector_and_ends_the_expedition_at_once() -> None:
    away = turn_of(SEC, REC).with_member(SEC, sector=TWO)
    assert away.refuses(LiftOff()) == NotAtLander(lander=ONE)
    agreed = turn_of(SEC, REC).play(LiftOff(), AnswerLiftOff(section=Section.RECON, agree=True))
    assert agreed.told(ExpeditionEnding)[0].ending is Ending.LIFTED_OFF
    assert agreed.told(ExpeditionEnded)
    assert agreed.question is None


@pytest.mark.rule("ACT-59", "ACT-24", "CHK-75")
@pytest.mark.example("EX ACT-H")
def test_the_row_of_a_travel_effect_is_marked_once_and_moves_once() -> None:
    row = Row(color=RowColor.GREEN, effect=fx.FollowPath(), requirement=asks(Icon.EXPLORE, Icon.BIOLOGY))
    card = CheckCard(rows=(row,))
    world = planet(paths=(path(2, 3, TRAVEL),), condition=weather(travel_check=card))
    start = turn_of(REC, in_box=box(world)).with_member(REC, sector=TWO)
    way = PathId("2-3")
    pool = rolled(
        start,
        ("green-explore-1", face("green-explore-1", Icon.EXPLORE)),
        ("green-biology-1", face("green-biology-1", Icon.BIOLOGY)),
        ("red-physical-2", face("red-physical-2", Icon.PHYSICAL)),
        card=card,
        source=Source.read("condition:C0"),
        at=TWO,
        path=way,
        step=5,
    )
    check = attrs.evolve(check_of(pool), purpose=Purpose.TRAVEL)
    ready = pool.given(checks=(check,), path_taken=way, bound_for=THREE, pending=(Combine(member=REC),), actions_left=1)
    after = ready.play(GoOn()).then(
        ANSWERED, StepReached(step=6), queued(GoOnWithCheck(), you=REC), TAKEN, StepReached(step=7),
        queued(GoOnWithCheck(), you=REC), TAKEN, StepReached(step=8), queued(GoOnWithCheck(), you=REC), TAKEN,
        PoolDiceSpent(dice=("green-explore-1",)), RowMarked(color=RowColor.GREEN), StepReached(step=9),
        queued(GoOnWithCheck(), you=REC), TAKEN, PoolDiceSpent(dice=("green-biology-1", "red-physical-2")),
        StepReached(step=10), queued(GoOnWithCheck(), you=REC), TAKEN, queued(GoOnWithCheck(), you=REC),
        OutcomeApplied(color=RowColor.GREEN),
        queued(fx.FollowPath(), AfterOutcome(color=RowColor.GREEN), you=REC, source="condition:C0", at=TWO), TAKEN,
        Traveled(member=REC, to=THREE, path="2-3"), TAKEN, TAKEN, queued(AfterCheck(), you=REC), TAKEN, CheckEnded(),
    )  # fmt: skip
    assert len(after.told(RowMarked)) == 1
    kinds = [type(e) for e in after.events if isinstance(e, RowMarked | OutcomeApplied | Traveled)]
    assert kinds == [RowMarked, OutcomeApplied, Traveled]
    assert after.member(REC).sector == THREE


@pytest.mark.rule("ACT-59")
def test_a_travel_check_is_begun_with_the_danger_dice_and_rows_of_the_condition() -> None:
    card = attrs.evolve(EXPLORE_TO_MOVE, danger=("A",))
    start = turn_of(REC, in_box=under(weather(travel_check=card), TRAVEL))
    asked = start.play(Travel(path=GO_TWO))
    check = check_of(asked)
    assert check.card == card
    assert check.purpose is Purpose.TRAVEL
    fell = asked.lucky(0).play(RollDice())
    assert [die.letter for die in check_of(fell).dangers] == ["A"]


@pytest.mark.rule("ACT-59", "ACT-24")
def test_a_travel_check_with_the_icon_leads_to_the_far_end() -> None:
    start = turn_of(REC, in_box=under(weather(travel_check=EXPLORE_TO_MOVE), TRAVEL))
    right = face("green-explore-1", Icon.EXPLORE)
    add = AddDie(die=DEFAULT_DICE[REC][0])
    there = start.lucky(right).play(Travel(path=GO_TWO), add, RollDice(), GoOn(), GoOn())
    assert not isinstance(there.question, MarkRow)
    assert there.member(REC).sector == TWO


@pytest.mark.rule("ACT-23", "ACT-25", "ACT-58")
def test_the_travel_icon_comes_last_and_a_mere_payment_ends_with_the_move() -> None:
    start = start_with(fx.LoseSupplies(), TRAVEL, fx.SpendDice())
    there = start.with_member(REC, available=DEFAULT_DICE[REC][:1]).play(Travel(path=GO_TWO))
    kinds = [type(e) for e in there.events if isinstance(e, DieSpent | SuppliesChanged | Traveled)]
    assert kinds == [DieSpent, SuppliesChanged, Traveled]
    assert there.member(REC).sector == TWO


@pytest.mark.rule("ACT-58")
def test_a_choice_among_payments_ends_with_the_move_whichever_is_taken() -> None:
    start = start_with(fx.Choose(options=(fx.LoseSupplies(), fx.RollDanger(letter="A"))), TRAVEL)
    for number in (1, 2):
        there = start.lucky(2).play(Travel(path=GO_TWO), PickOption(number=number))
        assert there.member(REC).sector == TWO


@pytest.mark.rule("ACT-26")
def test_a_travel_effect_that_spells_the_move_out_moves_only_there() -> None:
    move = fx.InOrder(steps=(fx.LoseSupplies(), fx.FollowPath()))
    start = start_with(fx.Choose(options=(move, fx.SpendDice())), TRAVEL)
    asked = start.play(Travel(path=GO_TWO))
    assert isinstance(asked.question, ChooseOption)
    assert asked.play(PickOption(number=1)).member(REC).sector == TWO
    one_die = asked.with_member(REC, available=DEFAULT_DICE[REC][:1])
    stays = one_die.play(PickOption(number=2))
    assert stays.member(REC).sector == ONE
    assert stays.state.actions_left == 1


@pytest.mark.rule("ACT-27")
def test_without_a_travel_effect_the_travel_icon_does_nothing() -> None:
    for condition in (None, weather()):
        start = turn_of(REC, in_box=under(condition, TRAVEL))
        assert start.play(Travel(path=GO_TWO)).member(REC).sector == TWO


@pytest.mark.rule("ACT-25", "ACT-27")
def test_the_travel_icon_asks_the_condition_that_is_in_force_when_its_turn_comes() -> None:
    storm = ConditionCard(id=CardId("G1"), name="Storm")
    costly = ConditionCard(id=CardId("G2"), name="Mud", travel=fx.LoseSupplies())
    for printed, placed, lost in ((weather(travel=fx.LoseSupplies()), "G1", 0), (weather(), "G2", 1)):
        in_box = under(printed, TRAVEL, fx.PlaceCondition(card=CardId(placed)), conditions=[storm, costly])
        there = turn_of(REC, in_box=in_box).play(Travel(path=GO_TWO))
        assert there.member(REC).sector == TWO
        assert there.state.supplies == 8 - lost


def with_log(*, pois: tuple[PoiCard, ...] = (), effect: Effect | None = None) -> Box:
    """Sector 2 shows log 227."""
    entry = LogEntry(id=LogId("227"), story="", effect=effect)
    return attrs.evolve(box(planet(sector(2, log="227")), pois=pois), logs={entry.id: entry})


@pytest.mark.rule("ACT-30", "ACT-31", "GEN-08")
def test_every_arrival_reads_the_log_of_the_sector_and_means_who_arrives() -> None:
    start = turn_of(REC, SCI, in_box=with_log(effect=fx.MoveTo(sector=SIX)))
    traveled = start.play(Travel(path=GO_TWO))
    assert [e.log for e in traveled.told(LogRead)] == ["227"]
    assert traveled.member(REC).sector == SIX
    placed = start.resolve(fx.MoveTo(sector=TWO), you=SCI)
    assert placed.told(LogRead)
    assert placed.member(SCI).sector == SIX
    moved = start.resolve(fx.MoveConnected()).play(PickSector(sector=TWO))
    assert moved.told(LogRead)


@pytest.mark.rule("ACT-57")
def test_staying_where_one_stands_is_no_arrival() -> None:
    start = turn_of(REC, in_box=with_log()).with_member(REC, sector=TWO)
    assert not start.resolve(fx.MoveTo(sector=TWO)).told(Traveled, LogRead)


@pytest.mark.rule("ACT-57", "STP-16")
def test_disembarking_reads_no_log() -> None:
    world = planet(sector(1, lander=True, log="227"))
    entry = LogEntry(id=LogId("227"), story="", effect=fx.GainSuccesses())
    start = turn_of(REC, in_box=attrs.evolve(box(world), logs={entry.id: entry}))
    assert start.state.successes == 0
    assert start.member(REC).sector == ONE


@pytest.mark.rule("ACT-32", "ACT-33")
def test_a_move_outside_travel_goes_along_arrows_and_ignores_icons() -> None:
    world = planet(sector_with(2, "P2"), paths=(path(1, 2, fx.LoseSupplies()),))
    in_box = box(world, pois=[poi("P2", no_movement=True)])
    asked = turn_of(REC, in_box=in_box).resolve(fx.MoveConnected())
    assert asked.question == ChooseSector(asked=Waiting(effect=fx.MoveConnected(), you=REC))
    assert asked.ways == (TWO, FOUR)
    moved = asked.play(PickSector(sector=TWO))
    assert moved.member(REC).sector == TWO
    assert not moved.told(SuppliesChanged)
    at_six = turn_of(REC).with_member(REC, sector=SIX).resolve(fx.MoveConnected())
    assert at_six.member(REC).sector == SIX


@pytest.mark.rule("ACT-33")
def test_a_move_of_two_goes_from_sector_to_sector() -> None:
    asked = turn_of(REC).resolve(fx.MoveConnected(count=2)).play(PickSector(sector=FOUR))
    assert asked.question == ChooseSector(asked=Waiting(effect=fx.MoveConnected(count=1), you=REC))
    assert asked.ways == (ONE, FIVE)
    assert asked.play(PickSector(sector=FIVE)).member(REC).sector == FIVE


@pytest.mark.rule("ACT-34", "DEC-22")
def test_who_is_moved_is_named_first() -> None:
    asked = turn_of(REC, SCI).resolve(fx.ForCrew(who=fx.Who.ONE, effect=fx.MoveConnected()))
    assert isinstance(asked.question, ChooseMember)
    moved = asked.play(PickMember(member=SCI), PickSector(sector=FOUR))
    assert moved.member(SCI).sector == FOUR
    assert moved.member(REC).sector == ONE


def all_offers() -> Box:
    """A special action on every kind of card that may carry one."""
    threat = ThreatCard(id=CardId("X1"), name="Beast", actions=(FAIR,))
    far = ThreatCard(id=CardId("X2"), name="Storm", actions=(FAIR,), anywhere=True)
    world = planet(sector_with(2, "P2"), condition=weather(actions=(FAIR,)), missions=("M1",))
    return box(
        world,
        pois=[poi("P2", FAIR, FAIR), poi("P3", FAIR)],
        missions=[MissionCard(id=CardId("M1"), name="Mission", actions=(FAIR,))],
        threats=[threat, far],
        rank_ups=[
            RankUpCard(
                id=CardId("R1"),
                name="Rank up",
                goal=Successes(count=9),
                successes=(3, 6),
                actions=(FAIR,),
                completed_actions=(FAIR, FAIR),
            )
        ],
    )


def offered(table: Table) -> list[tuple[str, int]]:
    return [(str(command.source), command.number) for command in table.legal(TakeSpecialAction)]


@pytest.mark.rule("ACT-01", "ACT-02", "ACT-03")
def test_special_actions_are_offered_where_their_cards_are_visible() -> None:
    threats = (Threat(card=CardId("X1"), sector=TWO), Threat(card=CardId("X2"), sector=FIVE))
    start = turn_of(REC, in_box=all_offers()).given(threats=threats, rank_up=CardId("R1"))
    everywhere = [("condition", 1), ("mission:M1", 1), ("threat:X2", 1), ("rank_up", 1)]
    assert offered(start) == everywhere
    there = start.with_member(REC, sector=TWO)
    assert set(offered(there)) == {*everywhere, ("poi", 1), ("poi", 2), ("threat:X1", 1)}
    assert start.refuses(TakeSpecialAction(number=1)) == NoActionHere()
    assert start.refuses(TakeSpecialAction(number=1, source=Source.read("threat:X1"))) == NoActionHere()


@pytest.mark.rule("ACT-01", "ACT-06", "ACT-10")
def test_a_special_action_without_a_check_is_simply_carried_out() -> None:
    start = turn_of(REC, in_box=all_offers()).given(rank_up=CardId("R1"))
    for source in ("condition", "mission:M1", "rank_up"):
        done = start.play(TakeSpecialAction(number=1, source=Source.read(source)))
        assert done.told(SuccessesGained)
        assert done.state.actions_left == 1


@pytest.mark.rule("ACT-04", "PLN-23")
def test_only_the_topmost_card_of_a_sector_offers_its_actions() -> None:
    start = turn_of(REC, in_box=all_offers()).with_member(REC, sector=TWO)
    covered = start.resolve(fx.CoverPoi(card=CardId("P3"))).given(pending=start.state.pending)
    assert [source for source, _ in offered(covered)].count("poi") == 1


@pytest.mark.rule("ACT-05", "ACT-06", "ACT-07")
def test_which_of_several_actions_is_fixed_before_dice_are_chosen() -> None:
    first, second = CheckCard(danger=("A",)), CheckCard(danger=("B", "B"))
    actions = (SpecialAction(name="One", check=first), SpecialAction(name="Two", check=second))
    in_box = box(planet(sector_with(1, "P1")), pois=[poi("P1", *actions)])
    asked = turn_of(REC, in_box=in_box).play(TakeSpecialAction(number=2))
    check = check_of(asked)
    assert isinstance(asked.question, GatherDice)
    assert check.card == second
    fell = asked.play(RollDice())
    assert [die.letter for die in check_of(fell).dangers] == ["B", "B"]


@pytest.mark.rule("ACT-08")
def test_an_action_whose_condition_is_not_met_cannot_be_chosen() -> None:
    action = SpecialAction(name="Build", effect=fx.GainSupplies(), test=Successes(count=1))
    start = turn_of(REC, in_box=box(planet(sector_with(1, "P1")), pois=[poi("P1", action)]))
    assert start.refuses(TakeSpecialAction(number=1)) == ActionNotOpen()
    assert start.given(successes=1).legal(TakeSpecialAction)


@pytest.mark.rule("ACT-09")
def test_if_nobody_assists_the_choice_is_taken_back_and_no_action_is_used() -> None:
    lift = SpecialAction(name="Lift", check=CheckCard(), needs_assist=True)
    in_box = box(planet(sector_with(1, "P1")), pois=[poi("P1", lift)])
    start = turn_of(REC, SCI, in_box=in_box)
    assert start.with_member(SCI, sector=TWO).refuses(TakeSpecialAction(number=1)) == NobodyAssists()
    own = start.play(TakeSpecialAction(number=1), AddDie(die=DEFAULT_DICE[REC][0]))
    assert own.refuses(RollDice()) == NobodyAssists()
    back = own.play(TakeBackAction())
    assert back.told(ActionTakenBack)
    assert back.state.actions_left == 2
    assert DEFAULT_DICE[REC][0] in back.member(REC).available
    assert TakeSpecialAction(number=1) in back.legal()
    helped = own.play(AddDie(die=DEFAULT_DICE[SCI][0]))
    assert RollDice() in helped.legal()


@pytest.mark.rule("ACT-35", "ACT-36", "DEC-32")
def test_preparing_is_a_card_or_a_check_or_both_in_either_order() -> None:
    start = turn_of(REC).with_member(REC, hand=())
    asked = start.play(Prepare())
    assert asked.question == ChoosePrepare(member=REC, card=True, check=True)
    only_card = asked.play(PickOption(number=1), GoOn())
    assert len(only_card.member(REC).hand) == 1
    assert only_card.state.actions_left == 1
    card_first = asked.play(PickOption(number=1), PickOption(number=2))
    assert isinstance(card_first.question, GatherDice)
    assert isinstance(card_first.play(RollDice(), GoOn(), GoOn()).question, ChooseAction)
    check_first = asked.play(PickOption(number=2), RollDice(), GoOn(), GoOn())
    assert check_first.question == ChoosePrepare(member=REC, card=True, check=False)
    both = check_first.play(PickOption(number=1))
    assert both.told(CardsDrawn)
    assert isinstance(both.question, ChooseAction)


@pytest.mark.rule("ACT-36")
def test_no_card_is_drawn_in_the_middle_of_the_check_of_a_prepare() -> None:
    in_check = turn_of(REC).with_member(REC, hand=()).play(Prepare(), PickOption(number=2))
    while in_check.state.check is not None:
        assert not in_check.legal(PickOption)
        in_check = in_check.play(RollDice() if isinstance(in_check.question, GatherDice) else GoOn())


@pytest.mark.rule("ACT-37")
def test_the_check_of_a_prepare_has_no_outcomes_and_no_danger_dice() -> None:
    asked = turn_of(REC).play(Prepare(), PickOption(number=2))
    check = check_of(asked)
    assert check.card == CheckCard()
    assert check.purpose is Purpose.PREPARE


@pytest.mark.rule("ACT-37", "CHK-67")
def test_an_immediate_effect_of_the_condition_ends_the_check_of_a_prepare_without_an_outcome() -> None:
    calm = ImmediateEffect(test=PoolTest(icons=(Icon.DEFENSE,), present=False), outcome=RowColor.RED)
    start = turn_of(REC, in_box=box(planet(condition=weather(special=(calm,)))))
    after = start.play(Prepare(), PickOption(number=2), RollDice(), GoOn(), GoOn())
    assert after.told(CheckEnded)
    assert not after.told(OutcomeApplied)


@pytest.mark.rule("ACT-40", "ACT-41", "CRD-09")
def test_prepare_and_rest_end_with_the_hand_limit() -> None:
    start = turn_of(REC)
    assert len(start.member(REC).hand) == start.member(REC).hand_limit
    for draw in ((Rest(),), (Prepare(), PickOption(number=1))):
        full = start.play(*draw)
        assert isinstance(full.question, DiscardToLimit)
        kept = full.play(PickCard(card=full.member(REC).hand[0]))
        assert kept.told(CardDiscarded)
        assert len(kept.member(REC).hand) == 2


@pytest.mark.rule("ACT-38", "ACT-40")
def test_rest_loses_a_supply_first_and_draws_a_card_last() -> None:
    rested = turn_of(REC).with_member(REC, hand=()).play(Rest())
    kinds = [type(e) for e in rested.events if isinstance(e, ActionStarted | SuppliesChanged | CardsDrawn)]
    assert kinds == [ActionStarted, SuppliesChanged, CardsDrawn]


@pytest.mark.rule("ACT-24", "ACT-28", "ACT-57", "PLN-03", "DEC-25")
@pytest.mark.parametrize("one_way", [True, False])
@pytest.mark.parametrize(("fetched_to", "stands_in"), [(SIX, SIX), (FOUR, FOUR), (TWO, SIX)])
def test_whoever_is_moved_on_the_way_still_travels_to_where_it_set_out_for(
    fetched_to: SectorId, stands_in: SectorId, one_way: bool
) -> None:
    """From the start the journey goes on; from anywhere else, the far end too, nobody is carried back."""
    world = planet(paths=(path(2, 6, fx.SpendDice(), one_way=one_way),))
    scientist = CrewCard(
        id=SCI,
        name="Scientist",
        skill=Ability(when=Moment.ANY_TIME, effect=fx.ForCrew(who=fx.Who.EACH, effect=fx.MoveTo(sector=fetched_to))),
    )
    start = turn_of(REC, SCI, in_box=box(world, crew=crew(scientist))).with_member(REC, sector=TWO)
    asked = start.with_member(SCI, charges=1).play(Travel(path=PathId("2-6")))
    assert isinstance(asked.question, ChooseDieToSpend)
    after = asked.play(UseSkill(member=SCI))
    after = after.play(after.legal(PickDie)[0])
    assert after.member(REC).sector == stands_in
    assert [event.to for event in after.told(Traveled) if event.path] == ([SIX] if fetched_to == TWO else [])
