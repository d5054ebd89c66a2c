"""Rounds, turns and the two actions of a turn (TRN)."""

from __future__ import annotations

import pytest

from tests.expedition.table import (
    DEFAULT_DICE,
    ENG,
    GO_TWO,
    ONE,
    REC,
    SCI,
    SEC,
    TWO,
    Table,
    box,
    event,
    planet,
    poi,
    sector,
    table,
    turn_of,
)
from tests.support.scenario import ANSWERED, TAKEN, opens, queued, waits
from vanguard_desktop.core.ids import CardId, MemberId
from vanguard_desktop.core.kinds import Effect
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.rulesets.expedition.data import effects as fx
from vanguard_desktop.rulesets.expedition.data.commands import (
    EndTurn,
    Exert,
    GiveStartToken,
    GoOn,
    Prepare,
    Rest,
    RollDice,
    SayNo,
    SayYes,
    TakeSpecialAction,
    Travel,
    UseEquipment,
)
from vanguard_desktop.rulesets.expedition.data.decisions import (
    ChooseAction,
    ChooseFirst,
    ChooseOption,
    CompleteMission,
    EventRevealed,
)
from vanguard_desktop.rulesets.expedition.data.events import (
    ActionStarted,
    EventDiscarded,
    EventDrawn,
    ExpeditionEnding,
    MemberDied,
    MissionCompleted,
    RoundOpened,
    TurnEnded,
    TurnOpened,
)
from vanguard_desktop.rulesets.expedition.data.events.planet import PathTaken, Traveled
from vanguard_desktop.rulesets.expedition.data.events.round import StartTokenGiven, SuccessesGained
from vanguard_desktop.rulesets.expedition.data.questions import Successes
from vanguard_desktop.rulesets.expedition.data.reasons import NotTheMoment, NotYourTurn, OneSpecialAction
from vanguard_desktop.rulesets.expedition.data.state import Options
from vanguard_desktop.rulesets.expedition.data.steps.planet import Arrive
from vanguard_desktop.rulesets.expedition.data.steps.round import (
    DiscardEvent,
    EndPhase,
    NextTurn,
    OfferAction,
    OfferMissions,
    ResolveEvent,
    RevealEvent,
)
from vanguard_desktop.rulesets.expedition.options import labels
from vanguard_desktop.setting.box import Box
from vanguard_desktop.setting.cards import (
    Ability,
    CheckCard,
    ConditionCard,
    EquipmentCard,
    EquipmentKind,
    InjuryKind,
    MissionCard,
    Moment,
    Row,
    RowColor,
    SpecialAction,
)

DIG = SpecialAction(name="Dig", effect=fx.GainSuccesses())
TOOL = CardId("Q1/1")


def place_of(*actions: SpecialAction) -> Box:
    """A sector 1 whose printed point of interest offers these actions."""
    return box(planet(sector(1, lander=True, poi="P1")), pois=[poi("P1", *actions)])


def tool(when: Moment, effect: Effect) -> Box:
    """The plain planet with a piece of equipment in the box."""
    printed = EquipmentCard(
        id=CardId("Q1"), kind=EquipmentKind.PERSONAL, name="Tool", abilities=(Ability(when=when, effect=effect),)
    )
    return box(equipment=[printed], pois=[])


def pass_turn(table: Table) -> Table:
    """The turn crew member forfeits its actions and lets the event come."""
    return table.play(EndTurn(), GoOn())


def doomed(id: MemberId, *ids: MemberId, in_box: Box | None = None) -> Table:
    """The first has three injuries and one die: the next injury is its last in the harder mode."""
    start = turn_of(*ids, opening={"options": Options(deadly_injuries=True)}, in_box=in_box)
    hurt = start.hurt(id, InjuryKind.WOUNDED, InjuryKind.PANICKED, InjuryKind.SCRATCHED)
    return hurt.with_member(id, available=DEFAULT_DICE[id][:1])


@pytest.mark.rule("TRN-03", "TRN-04", "TRN-05", "TRN-06", "DEC-01")
@pytest.mark.example("EX TRN-A")
def test_the_start_token_passes_to_anybody_and_turns_go_clockwise_from_there() -> None:
    first = table(SEC, REC, ENG).play(GiveStartToken(to=SEC)).then(
        ANSWERED, StartTokenGiven(to=SEC), TAKEN, TurnOpened(member=SEC),
        queued(OfferMissions(), OfferAction(), you=SEC), TAKEN, TAKEN, opens(ChooseAction(member=SEC)),
    )  # fmt: skip
    turns = []
    for _ in range(3):
        turns.append(first.state.turn)
        first = pass_turn(first)
    assert turns == [SEC, REC, ENG]
    assert first.question == ChooseFirst(section=Section.SECURITY)
    assert first.legal(GiveStartToken) == tuple(GiveStartToken(to=id) for id in (SEC, REC, ENG))
    second = first.play(GiveStartToken(to=ENG))
    turns = []
    for _ in range(3):
        turns.append(second.state.turn)
        second = pass_turn(second)
    assert turns == [ENG, SEC, REC]


@pytest.mark.rule("STP-25", "GEN-09", "DEC-01")
def test_in_the_first_round_the_recon_player_gives_the_token_also_without_crew() -> None:
    assert table(SEC, ENG).question == ChooseFirst(section=Section.RECON)


@pytest.mark.rule("TRN-01", "TRN-02", "TRN-19")
def test_when_all_turns_are_ended_the_tokens_are_turned_and_a_round_begins() -> None:
    half = pass_turn(turn_of(REC, SCI))
    assert half.member(REC).turn_ended
    assert not half.member(SCI).turn_ended
    over = pass_turn(half)
    assert over.told(RoundOpened) == (RoundOpened(round=2),)
    assert not any(member.turn_ended for member in over.state.members)


@pytest.mark.rule("TRN-08", "TRN-09", "TRN-10")
@pytest.mark.example("EX TRN-B")
def test_after_a_special_action_there_is_no_second_one_in_the_turn() -> None:
    start = turn_of(REC, in_box=place_of(DIG, DIG))
    assert len(start.legal(TakeSpecialAction)) == 2
    dug = start.play(TakeSpecialAction(number=1)).then(
        ANSWERED, ActionStarted(member=REC, action="special_action", special=True),
        queued(waits(fx.GainSuccesses(), you=REC, source="poi:1:P1:1"), waits(OfferMissions(), you=REC),
            waits(OfferAction(), you=REC)),
        TAKEN, SuccessesGained(count=1), TAKEN, TAKEN, opens(ChooseAction(member=REC)),
    )  # fmt: skip
    assert isinstance(dug.question, ChooseAction)
    assert not dug.legal(TakeSpecialAction)
    assert dug.refuses(TakeSpecialAction(number=2)) == OneSpecialAction()
    assert Travel(path=GO_TWO) in dug.legal()
    assert Prepare() in dug.legal()
    assert Rest() in dug.legal()
    assert Rest() not in dug.given(supplies=0).legal()


@pytest.mark.rule("TRN-10")
def test_other_actions_may_be_taken_twice() -> None:
    there = turn_of(REC).play(Travel(path=GO_TWO))
    assert there.member(REC).sector == TWO
    assert there.play(Travel(path=GO_TWO)).member(REC).sector == ONE


@pytest.mark.rule("TRN-12")
@pytest.mark.example("EX TRN-C")
def test_after_two_actions_nothing_that_counts_as_an_action_may_be_used() -> None:
    start = turn_of(ENG, in_box=tool(Moment.AS_ACTION, fx.GainSuccesses())).with_member(ENG, equipment=(TOOL,))
    use = UseEquipment(member=ENG, card=TOOL)
    assert use in start.legal()
    done = start.play(Travel(path=GO_TWO), Travel(path=GO_TWO)).then(
        ANSWERED, ActionStarted(member=ENG, action="travel"), PathTaken(member=ENG, path=GO_TWO),
        queued(waits(Arrive(path=GO_TWO), you=ENG, source="path:1-2"), waits(OfferMissions(), you=ENG),
            waits(OfferAction(), you=ENG)),
        TAKEN, Traveled(member=ENG, to=ONE, path=GO_TWO), TAKEN, TAKEN, queued(EndPhase(), you=ENG), TAKEN,
        TurnEnded(member=ENG), queued(NextTurn()), queued(RevealEvent(), you=ENG), TAKEN,
        EventDrawn(member=ENG, card="E0"), queued(DiscardEvent()), queued(ResolveEvent(), you=ENG),
        opens(EventRevealed(member=ENG, card="E0")),
    )  # fmt: skip
    assert done.refuses(use) == NotTheMoment()
    assert done.state.successes == 0


@pytest.mark.rule("TRN-12", "TRN-13")
def test_what_counts_as_an_action_may_be_repeated_and_takes_both_actions() -> None:
    start = turn_of(ENG, in_box=tool(Moment.AS_ACTION, fx.GainSuccesses())).with_member(ENG, equipment=(TOOL,))
    use = UseEquipment(member=ENG, card=TOOL)
    once = start.play(use)
    assert once.told(ActionStarted)
    assert once.state.actions_left == 1
    assert not once.state.special_taken
    twice = once.play(use)
    assert twice.state.successes == 2
    assert isinstance(twice.question, EventRevealed)


@pytest.mark.rule("TRN-11")
def test_using_equipment_is_no_action() -> None:
    start = turn_of(ENG, in_box=tool(Moment.OWN_TURN, fx.GainSuccesses())).with_member(ENG, equipment=(TOOL,))
    used = start.play(UseEquipment(member=ENG, card=TOOL))
    assert used.state.actions_left == 2
    assert isinstance(used.question, ChooseAction)


@pytest.mark.rule("TRN-16", "TRN-18")
@pytest.mark.example("EX TRN-D")
def test_an_outcome_ends_the_turn_with_two_events_one_after_the_other() -> None:
    trap = CheckCard(rows=(Row(color=RowColor.RED, effect=fx.EndTurn(events=2)),))
    plain = place_of(SpecialAction(name="Trap", check=trap))
    events = [event("E1", fx.Nothing(), fx.GainSuccesses()), event("E2", fx.Nothing(), fx.GainSuccesses())]
    in_box = box(planet(sector(1, lander=True, poi="P1")), pois=plain.pois.values(), events=events)
    caught = turn_of(REC, SCI, in_box=in_box).play(TakeSpecialAction(number=1), RollDice(), GoOn(), GoOn())
    assert isinstance(caught.question, EventRevealed)
    assert caught.state.turn == REC
    assert caught.state.actions_left == 0
    second = caught.play(GoOn()).then(
        ANSWERED, TAKEN, queued(fx.GainSuccesses(), you=REC, source="event:E1"), TAKEN, SuccessesGained(count=1), TAKEN,
        EventDiscarded(card="E1"), TAKEN, EventDrawn(member=REC, card="E2"), queued(DiscardEvent()),
        queued(ResolveEvent(), you=REC), opens(EventRevealed(member=REC, card="E2")),
    )  # fmt: skip
    kinds = [type(e) for e in second.events if isinstance(e, EventDiscarded | EventDrawn)]
    assert kinds == [EventDiscarded, EventDrawn]
    assert second.state.successes == 1
    after = second.play(GoOn())
    assert after.state.successes == 2
    assert after.told(TurnOpened) == (TurnOpened(member=SCI),)


@pytest.mark.rule("TRN-16")
def test_an_effect_may_end_the_turn_without_an_event() -> None:
    start = turn_of(REC, SCI, in_box=place_of(SpecialAction(name="Hide", effect=fx.EndTurn(events=0))))
    hidden = start.play(TakeSpecialAction(number=1))
    assert not hidden.told(EventDrawn)
    assert hidden.state.turn == SCI


@pytest.mark.rule("TRN-15", "TRN-10")
def test_an_additional_action_is_a_third_one_but_no_second_special_action() -> None:
    start = turn_of(REC, in_box=place_of(SpecialAction(name="Haste", effect=fx.ExtraAction())))
    hasty = start.play(TakeSpecialAction(number=1))
    assert hasty.state.actions_left == 2
    assert hasty.refuses(TakeSpecialAction(number=1)) == OneSpecialAction()
    moved = hasty.play(Travel(path=GO_TWO), Travel(path=GO_TWO))
    assert isinstance(moved.question, EventRevealed)


@pytest.mark.rule("TRN-07", "TRN-14", "TRN-17")
def test_the_rest_of_a_turn_may_be_forfeited_and_the_token_is_turned_before_the_event() -> None:
    for start in (turn_of(REC), turn_of(REC).play(Travel(path=GO_TWO))):
        ended = start.play(EndTurn())
        kinds = [type(e) for e in ended.events if isinstance(e, TurnEnded | EventDrawn)]
        assert kinds == [TurnEnded, EventDrawn]


@pytest.mark.rule("TRN-08")
def test_the_first_action_is_resolved_completely_before_the_second_is_chosen() -> None:
    choice = fx.Choose(options=(fx.GainSuccesses(), fx.GainSupplies()), labels=("Boast", "Eat"))
    asked = turn_of(REC, in_box=place_of(SpecialAction(name="Search", effect=choice))).play(TakeSpecialAction(number=1))
    assert isinstance(asked.question, ChooseOption)
    assert (asked.options, labels(asked.question)) == (choice.options, choice.labels)
    assert not asked.legal(Travel)


@pytest.mark.rule("TRN-22", "EQP-07")
def test_outside_its_own_turn_a_crew_member_exerts_but_uses_no_equipment_of_its_own_turn() -> None:
    own = turn_of(REC, SCI, in_box=tool(Moment.OWN_TURN, fx.GainSuccesses())).with_member(SCI, equipment=(TOOL,))
    assert Exert(member=SCI) in own.legal()
    assert own.refuses(UseEquipment(member=SCI, card=TOOL)) == NotYourTurn(member=SCI)
    any_time = turn_of(REC, SCI, in_box=tool(Moment.ANY_TIME, fx.GainSuccesses())).with_member(SCI, equipment=(TOOL,))
    assert UseEquipment(member=SCI, card=TOOL) in any_time.legal()


@pytest.mark.rule("TRN-23", "PLN-44", "DEC-19")
def test_before_and_after_every_action_a_mission_may_be_completed() -> None:
    mission = MissionCard(id=CardId("M01"), name="Two finds", test=Successes(count=1))
    made = place_of(DIG)
    world = planet(sector(1, lander=True, poi="P1"), missions=("M01",))
    in_box = box(world, pois=made.pois.values(), missions=[mission])
    dug = turn_of(REC, SCI, in_box=in_box).play(TakeSpecialAction(number=1))
    assert dug.question == CompleteMission(section=Section.RECON, card=CardId("M01"))
    declined = dug.play(SayNo())
    assert isinstance(declined.question, ChooseAction)
    again = declined.play(Travel(path=GO_TWO))
    assert isinstance(again.question, CompleteMission)
    next_turn = again.play(SayNo(), GoOn())
    assert next_turn.state.turn == SCI
    assert isinstance(next_turn.question, CompleteMission)
    assert next_turn.play(SayYes()).told(MissionCompleted)


@pytest.mark.rule("TRN-20")
def test_if_the_holder_of_the_start_token_leaves_the_next_clockwise_has_it() -> None:
    start = doomed(SEC, SEC, REC, SCI)
    after = start.resolve(fx.GainInjury(kind=InjuryKind.BURNED), you=SEC)
    assert after.told(MemberDied)
    assert after.state.start_token == REC


@pytest.mark.rule("TRN-21")
def test_a_turn_crew_member_that_leaves_has_no_end_phase() -> None:
    in_box = place_of(SpecialAction(name="Leap", effect=fx.GainInjury(kind=InjuryKind.BURNED)))
    start = doomed(SEC, SEC, REC, SCI, in_box=in_box)
    after = start.play(TakeSpecialAction(number=1))
    assert after.told(MemberDied)
    assert not after.told(ExpeditionEnding)
    assert not after.told(EventDrawn)
    assert after.question == ChooseAction(member=REC)


@pytest.mark.rule("TRN-21")
def test_who_leaves_before_the_own_turn_has_none() -> None:
    start = doomed(REC, SEC, REC, SCI)
    after = start.resolve(fx.GainInjury(kind=InjuryKind.BURNED), you=REC)
    assert [member.id for member in after.state.members] == [SEC, SCI]
    on = after.given(pending=(ChooseAction(member=SEC),))
    assert pass_turn(on).state.turn == SCI


@pytest.mark.rule("ACT-38", "TUT-10")
def test_with_unlimited_supplies_there_is_always_a_rest_and_it_costs_nothing() -> None:
    plenty = ConditionCard(id=CardId("G0"), name="Stocked", unlimited_supplies=True)
    start = turn_of(REC, in_box=box(planet(condition=plenty))).given(supplies=0)
    assert Rest() in start.legal()
    assert start.given(supplies=5).play(Rest()).state.supplies == 5
