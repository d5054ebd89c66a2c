"""Special effects, rows, tracks and outcomes of a dice check: its steps 7 to 10 (CHK-55 to CHK-95)."""

from __future__ import annotations

from typing import Any

import attrs
import pytest

from tests.expedition.checks import SOURCE, crew, go_on, offering, outcomes, rolled, track, up
from tests.expedition.table import ONE, REC, SCI, TWO, WORLD, Table, box, event, face, poi, same, turn_of
from tests.support.scenario import ANSWERED, TAKEN, opens, queued
from vanguard_desktop.core.events import DecisionOpened, EffectsQueued, Waiting
from vanguard_desktop.core.ids import CardId, DieId, MemberId
from vanguard_desktop.core.kinds import Reason
from vanguard_desktop.core.sources import Source
from vanguard_desktop.dice.faces import Color, DangerIcon, Icon
from vanguard_desktop.dice.requirements import PoolTest, asks
from vanguard_desktop.rulesets.expedition.check.outcomes import end_check
from vanguard_desktop.rulesets.expedition.data import effects as fx
from vanguard_desktop.rulesets.expedition.data import questions as qx
from vanguard_desktop.rulesets.expedition.data.check import Check, Purpose
from vanguard_desktop.rulesets.expedition.data.commands import (
    AddDie,
    Commit,
    GoOn,
    MarkWith,
    PickMember,
    PickOption,
    Prepare,
    RollDice,
    SayNo,
    SayYes,
    TakeSpecialAction,
)
from vanguard_desktop.rulesets.expedition.data.decisions import ChooseAction, ChooseCommitment, DeclareAce, MarkRow
from vanguard_desktop.rulesets.expedition.data.events import (
    CheckEnded,
    CheckStarted,
    DangerRolled,
    OutcomeApplied,
    OutcomeImmediate,
    PoolDiceSpent,
    RowMarked,
    SpecialEffectPassed,
    StepReached,
    SuccessesGained,
    TrackMoved,
)
from vanguard_desktop.rulesets.expedition.data.events.crew import ChargesChanged
from vanguard_desktop.rulesets.expedition.data.events.round import StartTokenGiven, TurnOpened
from vanguard_desktop.rulesets.expedition.data.reasons import NoCommitment, NotCovered, NotOffered
from vanguard_desktop.rulesets.expedition.data.state import Threat, action_track
from vanguard_desktop.rulesets.expedition.data.steps import GoOnWithCheck
from vanguard_desktop.rulesets.expedition.data.steps.check import AfterCheck, AfterOutcome, ApplyOutcome
from vanguard_desktop.rulesets.expedition.data.steps.round import OfferAction, OfferMissions
from vanguard_desktop.rulesets.expedition.data.tracks import Track
from vanguard_desktop.setting.cards import (
    ActionTrack,
    CheckCard,
    ConditionCard,
    Convert,
    CrewCard,
    ImmediateEffect,
    InjuryKind,
    MissionCard,
    Row,
    RowColor,
    SpecialAction,
    SpecialEffect,
    ThreatCard,
)

YELLOW, GREEN, RED = RowColor.YELLOW, RowColor.GREEN, RowColor.RED
ACE, BAS, ACC = Icon.ACE, Icon.BASIC, Icon.ACCIDENT
BIO, XEN, EXP, GAT, DEF, SCIENCE, PHY = (
    Icon.BIOLOGY,
    Icon.XENOLOGY,
    Icon.EXPLORE,
    Icon.GATHER,
    Icon.DEFENSE,
    Icon.SCIENCE,
    Icon.PHYSICAL,
)
SUCCESS = fx.GainSuccesses()
GREEN_ON, RED_ON = fx.Progress(color=GREEN), fx.Progress(color=RED)

THREE_ROWS = CheckCard(
    rows=(
        Row(color=YELLOW, requirement=asks(EXP, BIO, SCIENCE), effect=fx.GainCharges(), also=(GREEN,)),
        Row(color=GREEN, requirement=asks((Color.RED, Color.GREEN, Color.BLUE)), effect=SUCCESS),
        Row(color=RED, effect=fx.RollDanger(letter="A")),
    )
)


def tracked(*special: SpecialEffect | ImmediateEffect, green: int = 5, red: int = 5) -> CheckCard:
    tracks = (
        ActionTrack(color=GREEN, length=green, effect=SUCCESS),
        ActionTrack(color=RED, length=red, effect=fx.LoseSupplies()),
    )
    return CheckCard(special=special, tracks=tracks)


def when(icon: Icon, effect: fx.Effect, count: int = 1) -> SpecialEffect:
    return SpecialEffect(requirement=asks((icon,) * count), effect=effect)


def check_of(card: CheckCard, *pool: tuple[str, int, MemberId], step: int = 7, **families: Any) -> Table:
    """The check of the action in sector 1, about to do this step."""
    return rolled(turn_of(in_box=offering(card, **families)), *pool, card=card, step=step)


@pytest.mark.rule("CHK-72", "CHK-73", "CHK-83", "CHK-85")
@pytest.mark.example("EX CHK-A")
def test_the_marked_row_takes_effect_and_then_the_row_its_arrow_leads_to() -> None:
    after = go_on(check_of(THREE_ROWS, up("red-basic-2", BAS), up("green-explore-1", EXP), step=8)).then(
        TAKEN, PoolDiceSpent(dice=("green-explore-1",)), RowMarked(color=YELLOW), StepReached(step=9),
        queued(GoOnWithCheck(), you=REC), TAKEN, PoolDiceSpent(dice=("red-basic-2",)), StepReached(step=10),
        queued(GoOnWithCheck(), you=REC), TAKEN, queued(GoOnWithCheck(), you=REC), OutcomeApplied(color=YELLOW),
        queued(fx.GainCharges(), AfterOutcome(color=YELLOW), ApplyOutcome(color=GREEN), you=REC, source="poi:1:P1:1",
            at=ONE),
        TAKEN, ChargesChanged(member=REC, by=1), TAKEN, TAKEN, OutcomeApplied(color=GREEN),
        queued(SUCCESS, AfterOutcome(color=GREEN), you=REC, source="poi:1:P1:1", at=ONE), TAKEN,
        SuccessesGained(count=1), TAKEN, TAKEN, queued(AfterCheck(), you=REC), TAKEN, CheckEnded(),
    )  # fmt: skip
    assert [event.color for event in after.told(RowMarked)] == [YELLOW]
    assert outcomes(after) == [YELLOW, GREEN]
    assert after.member(REC).charges == 1
    assert after.state.successes == 1
    assert (after.state.tally["yellow"], after.state.tally["green"], "red" in after.state.tally) == (1, 1, False)
    assert not after.told(DangerRolled)


@pytest.mark.rule("CHK-45", "CHK-72", "CHK-79")
@pytest.mark.example("EX CHK-B")
def test_an_accident_counts_as_a_die_of_its_color_in_a_row() -> None:
    pool = (up("red-basic-2", ACC), up("green-basic-2", BAS), up("blue-basic-2", BAS), up("green-xenology-1", XEN))
    after = go_on(check_of(THREE_ROWS, *pool, step=8)).then(
        TAKEN, PoolDiceSpent(dice=("red-basic-2", "green-basic-2", "blue-basic-2")), RowMarked(color=GREEN),
        StepReached(step=9), queued(GoOnWithCheck(), you=REC), TAKEN, PoolDiceSpent(dice=("green-xenology-1",)),
        StepReached(step=10), queued(GoOnWithCheck(), you=REC), TAKEN, queued(GoOnWithCheck(), you=REC),
        OutcomeApplied(color=GREEN), queued(SUCCESS, AfterOutcome(color=GREEN), you=REC, source="poi:1:P1:1", at=ONE),
        TAKEN, SuccessesGained(count=1), TAKEN, TAKEN, queued(AfterCheck(), you=REC), TAKEN, CheckEnded(),
    )  # fmt: skip
    assert [event.color for event in after.told(RowMarked)] == [GREEN]
    used, rest = (event.dice for event in after.told(PoolDiceSpent))
    assert len(used) == 3
    assert {"red-basic-2", "blue-basic-2"} < set(used)
    assert len(rest) == 1
    assert rest[0].startswith("green")
    assert outcomes(after) == [GREEN]


@pytest.mark.rule("CHK-58", "CHK-59", "CHK-64", "CHK-65", "CHK-66")
@pytest.mark.example("EX CHK-C")
def test_each_icon_of_a_double_face_counts_and_no_die_serves_two_effects() -> None:
    card = tracked(when(GAT, GREEN_ON), when(DEF, RED_ON))
    after = go_on(check_of(card, up("red-expert-1", GAT, GAT), up("red-universal-1", GAT, DEF))).then(
        TAKEN, PoolDiceSpent(dice=("red-expert-1", "red-universal-1")), SpecialEffectPassed(number=0, times=3),
        queued(fx.Progress(color=GREEN, count=3), GoOnWithCheck(), you=REC, source="poi:1:P1:1", at=ONE), TAKEN,
        TrackMoved(track=Track.read("poi:1:P1:1:green"), to=3), TAKEN, SpecialEffectPassed(number=1),
        queued(GoOnWithCheck(), you=REC), TAKEN, StepReached(step=8), queued(GoOnWithCheck(), you=REC), TAKEN,
        StepReached(step=9), queued(GoOnWithCheck(), you=REC), TAKEN, StepReached(step=10),
        queued(GoOnWithCheck(), you=REC), TAKEN, queued(AfterCheck(), you=REC), TAKEN, CheckEnded(),
    )  # fmt: skip
    assert after.state.tracks == {track(GREEN): 3}
    assert set(after.member(REC).spent) >= {"red-expert-1", "red-universal-1"}
    assert [event.times for event in after.told(SpecialEffectPassed)] == [3, 0]


@pytest.mark.rule("CHK-58", "CHK-59")
@pytest.mark.example("EX CHK-D")
def test_all_dice_that_show_the_icon_are_spent_also_those_not_needed_for_the_count() -> None:
    card = tracked(when(BIO, GREEN_ON, count=2))
    pool = (up("green-expert-1", BIO, BIO), up("green-universal-1", BIO, XEN), up("green-universal-2", BIO, XEN))
    after = go_on(check_of(card, *pool)).then(
        TAKEN, PoolDiceSpent(dice=("green-expert-1", "green-universal-1", "green-universal-2")),
        SpecialEffectPassed(number=0, times=2),
        queued(fx.Progress(color=GREEN, count=2), GoOnWithCheck(), you=REC, source="poi:1:P1:1", at=ONE), TAKEN,
        TrackMoved(track=Track.read("poi:1:P1:1:green"), to=2), TAKEN, StepReached(step=8),
        queued(GoOnWithCheck(), you=REC), TAKEN,
        StepReached(step=9), queued(GoOnWithCheck(), you=REC), TAKEN, StepReached(step=10),
        queued(GoOnWithCheck(), you=REC), TAKEN, queued(AfterCheck(), you=REC), TAKEN, CheckEnded(),
    )  # fmt: skip
    assert after.state.tracks == {track(GREEN): 2}
    assert len(after.told(PoolDiceSpent)[0].dice) == 3


@pytest.mark.rule("CHK-15", "CHK-40", "CHK-41", "CHK-63", "CHK-81")
@pytest.mark.example("EX CHK-E")
def test_a_committed_ace_and_a_converted_die_of_an_assistant_fill_the_track() -> None:
    card = tracked(when(BIO, GREEN_ON), when(ACC, RED_ON), green=4)
    able = crew(CrewCard(id=REC, name="Rec", converts=(Convert(color=Color.GREEN, icon=BIO),)))
    pool = (
        up("blue-basic-1", ACE),
        up("green-biology-2", BIO),
        up("green-basic-3", BAS, of=SCI),
        up("blue-basic-2", ACC),
    )
    start = check_of(card, *pool, crew=able)
    asked = go_on(start.given(tracks={track(GREEN): 1})).then(TAKEN, opens(ChooseCommitment(member=REC)))
    assert isinstance(asked.question, ChooseCommitment)
    after = asked.play(Commit(dice=(DieId("blue-basic-1"), DieId("green-basic-3"))))
    green = [event.to for event in after.told(TrackMoved) if event.track == track(GREEN)]
    assert green == [4, 0]  # on the outcome space, and off it when the outcome is applied
    assert outcomes(after) == [GREEN]
    assert after.state.tracks == {track(RED): 1}
    assert "green-basic-3" in after.member(SCI).spent


@pytest.mark.rule("CHK-67", "CHK-68", "CHK-71")
@pytest.mark.example("EX CHK-H")
def test_an_immediate_effect_about_something_missing_ends_the_check() -> None:
    missing = ImmediateEffect(test=PoolTest(icons=(DEF,), present=False), outcome=RED)
    card = CheckCard(
        special=(missing, when(BAS, fx.GainCharges())),
        rows=(Row(color=GREEN, requirement=asks(SCIENCE), effect=SUCCESS), Row(color=RED, effect=fx.LoseSupplies())),
    )
    start = check_of(card, up("red-basic-2", BAS), up("blue-science-2", SCIENCE)).then(
        ANSWERED, StartTokenGiven(to=REC), TAKEN, TurnOpened(member=REC),
        queued(OfferMissions(), OfferAction(), you=REC), TAKEN, TAKEN, opens(ChooseAction(member=REC)),
    )  # fmt: skip
    after = go_on(start)
    assert after.told(OutcomeImmediate)[0].color is RED
    assert set(after.member(REC).spent) == {"red-basic-2", "blue-science-2"}
    assert [event.step for event in after.told(StepReached)] == [10]
    assert not after.told(RowMarked)
    assert not after.told(SpecialEffectPassed)
    assert outcomes(after) == [RED]
    assert after.state.supplies == start.state.supplies - 1


@pytest.mark.rule("CHK-67", "CHK-68")
def test_an_immediate_effect_that_does_not_hold_is_passed_without_any_effect() -> None:
    shown = ImmediateEffect(test=PoolTest(icons=(DEF,), present=False), outcome=RED)
    after = go_on(check_of(CheckCard(special=(shown,), rows=()), up("red-defense-2", DEF)))
    assert [(event.number, event.times) for event in after.told(SpecialEffectPassed)] == [(0, 0)]
    assert not after.told(OutcomeImmediate)


@pytest.mark.rule("CHK-68")
def test_an_immediate_effect_is_tested_only_when_its_turn_comes() -> None:
    card = CheckCard(
        special=(
            when(DEF, fx.GainCharges()),
            ImmediateEffect(test=PoolTest(icons=(DEF,), present=False), outcome=RED),
        ),
        rows=(Row(color=RED, effect=fx.LoseSupplies()),),
    )
    after = go_on(check_of(card, up("red-defense-2", DEF)))
    assert after.told(OutcomeImmediate)


@pytest.mark.rule("CHK-69")
def test_an_ace_may_be_declared_to_be_what_is_looked_for_and_stays_in_the_pool() -> None:
    missing = ImmediateEffect(test=PoolTest(icons=(DEF,), present=False), outcome=RED)
    card = CheckCard(
        special=(missing, when(DEF, fx.GainCharges())),
        rows=(Row(color=RED, effect=fx.LoseSupplies()),),
    )
    asked = go_on(check_of(card, up("red-basic-2", ACE)))
    assert isinstance(asked.question, DeclareAce)
    declared = asked.play(SayYes())
    assert not declared.told(OutcomeImmediate)
    assert isinstance(declared.question, ChooseCommitment)  # the same ace is still there for the next effect
    assert asked.play(SayNo()).told(OutcomeImmediate)


@pytest.mark.rule("CHK-42", "CHK-69")
def test_a_conversion_cannot_be_declared_for_a_test_of_the_pool() -> None:
    missing = ImmediateEffect(test=PoolTest(icons=(DEF,), present=False), outcome=RED)
    card = CheckCard(special=(missing,), rows=(Row(color=RED, effect=fx.Nothing()),))
    able = crew(CrewCard(id=REC, name="Rec", converts=(Convert(color=Color.RED, icon=DEF),)))
    assert go_on(check_of(card, up("red-basic-2", BAS), crew=able)).told(OutcomeImmediate)


@pytest.mark.rule("CHK-70", "CHK-93")
def test_an_immediate_outcome_leaves_the_markers_and_follows_arrows() -> None:
    card = CheckCard(
        special=(ImmediateEffect(test=PoolTest(icons=(ACC,)), outcome=RED),),
        tracks=(
            ActionTrack(color=GREEN, length=2, effect=SUCCESS),
            ActionTrack(color=RED, length=3, effect=fx.LoseSupplies(), also=(GREEN,)),
        ),
    )
    start = check_of(card, up("red-basic-2", ACC)).given(tracks={track(GREEN): 2, track(RED): 1})
    after = go_on(start)
    assert outcomes(after) == [RED, GREEN]
    assert after.state.tracks == {track(GREEN): 2, track(RED): 1}


@pytest.mark.rule("CHK-67", "CHK-70")
def test_after_an_immediate_outcome_a_full_track_is_not_resolved() -> None:
    card = tracked(ImmediateEffect(test=PoolTest(icons=(ACC,)), outcome=RED), green=2)
    start = check_of(card, up("red-basic-2", ACC)).given(tracks={track(GREEN): 2})
    after = go_on(start)
    assert outcomes(after) == [RED]
    assert after.state.tracks == {track(GREEN): 2}
    assert go_on(check_of(card, step=8).given(tracks={track(GREEN): 2})).told(OutcomeApplied)[0].color is GREEN


@pytest.mark.rule("CHK-55", "CHK-56", "CHK-57")
def test_the_special_effects_of_the_condition_come_before_those_of_the_action_from_top_to_bottom() -> None:
    condition = ConditionCard(id=CardId("C1"), name="Storm", special=(when(PHY, fx.GainSupplies()),))
    card = tracked(when(PHY, GREEN_ON), when(DEF, GREEN_ON), when(GAT, RED_ON))
    pool = (up("red-universal-1", PHY, DEF), up("red-universal-2", GAT, DEF), up("red-gather-2", GAT))
    after = go_on(check_of(card, *pool, condition=condition).given(supplies=3))
    assert [event.times for event in after.told(SpecialEffectPassed)] == [1, 0, 1, 1]
    assert after.state.supplies == 4
    assert after.state.tracks == {track(GREEN): 1, track(RED): 1}


@pytest.mark.rule("CHK-56")
def test_the_special_effect_of_the_condition_belongs_to_a_prepare_check_too() -> None:
    condition = ConditionCard(id=CardId("C1"), name="Storm", special=(when(BAS, fx.LoseSupplies()),))
    start = turn_of(REC, in_box=offering(CheckCard(), condition=condition))
    asked = start.play(Prepare(), PickOption(number=2), AddDie(die=DieId("red-basic-2"))).lucky(0)
    after = asked.play(RollDice(), GoOn(), GoOn())
    assert after.state.supplies == start.state.supplies - 1


@pytest.mark.rule("CHK-60", "CHK-61")
def test_die_symbols_take_every_die_of_the_color_and_nothing_if_they_are_not_covered() -> None:
    two_red = SpecialEffect(requirement=asks((Color.RED, Color.RED)), effect=GREEN_ON)
    card = tracked(two_red)
    covered = go_on(check_of(card, *(up(f"red-basic-{n}", ACC) for n in (1, 2, 3)), up("blue-basic-2", BAS)))
    assert covered.state.tracks == {track(GREEN): 1}
    assert len(covered.told(PoolDiceSpent)[0].dice) == 3
    missed = go_on(check_of(card, up("red-basic-2", BAS)))
    assert missed.state.tracks == {}
    assert [event.dice for event in missed.told(PoolDiceSpent)] == [("red-basic-2",)]  # with the rest, in step 9
    assert [event.number for event in missed.told(SpecialEffectPassed)] == [0]


@pytest.mark.rule("CHK-58", "CHK-59")
def test_an_effect_that_comes_once_takes_all_matching_dice_all_the_same() -> None:
    pool = up("red-defense-1", DEF), up("red-defense-2", DEF), up("red-expert-1", DEF, DEF)
    for requirement in (asks(DEF), same(1)):
        once = SpecialEffect(requirement=requirement, effect=GREEN_ON, once=True)
        asked = go_on(check_of(tracked(once), *pool))
        after = asked.play(Commit(dice=(), icon=DEF)) if isinstance(asked.question, ChooseCommitment) else asked
        assert after.told(SpecialEffectPassed) == (SpecialEffectPassed(number=0, times=1),)
        assert after.state.tracks == {track(GREEN): 1}
        assert [len(event.dice) for event in after.told(PoolDiceSpent)] == [3]


@pytest.mark.rule("CHK-56", "CHK-86")
def test_the_special_effects_of_a_check_are_those_that_step_seven_finds() -> None:
    """The storm ends by its own special effect; the effects that were announced with it still come, each once."""
    ends = when(PHY, fx.DiscardCondition())
    storm = ConditionCard(id=CardId("C1"), name="Storm", special=(ends, when(GAT, fx.GainCharges())))
    world = attrs.evolve(offering(CheckCard()).worlds[WORLD], condition_card=storm.id)
    card = tracked(when(DEF, GREEN_ON))
    in_box = attrs.evolve(offering(card, conditions=[storm]), worlds={WORLD: world})
    pool = up("red-physical-1", PHY), up("red-gather-1", GAT), up("red-defense-1", DEF)
    start = rolled(turn_of(in_box=in_box), *pool, card=card, step=6)
    after = go_on(start)
    assert after.state.condition_card is None
    assert [(event.number, event.times) for event in after.told(SpecialEffectPassed)] == [(0, 1), (1, 1), (2, 1)]
    assert after.member(REC).charges == start.member(REC).charges + 1
    assert after.state.tracks == {track(GREEN): 1}


@pytest.mark.rule("CHK-62", "CHK-63")
def test_shown_icons_are_compulsory_and_a_lonely_ace_is_asked_for() -> None:
    card = tracked(when(DEF, RED_ON))
    forced = go_on(check_of(card, up("red-defense-2", DEF)))
    assert forced.state.tracks == {track(RED): 1}
    assert not [opened for opened in forced.told(DecisionOpened) if isinstance(opened.decision, ChooseCommitment)]
    asked = go_on(check_of(card, up("red-defense-2", DEF), up("blue-basic-2", ACE)))
    assert isinstance(asked.question, ChooseCommitment)
    spared = asked.play(Commit(dice=()))
    assert spared.told(PoolDiceSpent)[0].dice == ("red-defense-2",)
    assert asked.play(Commit(dice=(DieId("blue-basic-2"),))).state.tracks == {track(RED): 2}


@pytest.mark.rule("CHK-63", "CHK-95")
def test_a_commitment_that_leaves_the_count_unchanged_is_rejected() -> None:
    card = tracked(when(DEF, RED_ON, count=2))
    pool = (up("red-defense-1", DEF), up("red-basic-1", ACE), up("red-basic-2", ACE))
    asked = go_on(check_of(card, *pool))
    both = Commit(dice=(DieId("red-basic-1"), DieId("red-basic-2")))
    assert asked.refuses(both) == NoCommitment()
    assert Commit(dice=(DieId("red-basic-1"),)) in asked.legal(Commit)
    assert asked.play(Commit(dice=(DieId("red-basic-1"),))).state.tracks == {track(RED): 1}


@pytest.mark.rule("CHK-66")
def test_regress_moves_the_marker_back_but_not_below_none() -> None:
    card = tracked(when(ACC, fx.Progress(color=GREEN, count=-1)))
    start = check_of(card, up("red-basic-1", ACC), up("red-basic-2", ACC))
    assert go_on(start.given(tracks={track(GREEN): 3})).state.tracks == {track(GREEN): 1}
    assert go_on(start.given(tracks={track(GREEN): 1})).state.tracks == {}


@pytest.mark.rule("CHK-71", "CHK-79", "CHK-87")
def test_with_tracks_no_row_is_tested_the_rest_is_spent_and_the_marker_stays() -> None:
    card = attrs.evolve(tracked(when(DEF, GREEN_ON)), rows=(Row(color=GREEN, requirement=asks(BAS), effect=SUCCESS),))
    after = go_on(check_of(card, up("red-defense-1", DEF), up("blue-basic-2", BAS, of=SCI)))
    assert not after.told(RowMarked)
    assert [event.step for event in after.told(StepReached)] == [8, 9, 10]
    assert "blue-basic-2" in after.member(SCI).spent
    assert after.told(CheckEnded)
    assert not outcomes(after)
    assert after.state.tracks == {track(GREEN): 1}


@pytest.mark.rule("CHK-74", "CHK-92")
def test_without_any_die_the_red_row_is_marked() -> None:
    after = go_on(check_of(THREE_ROWS, step=8))
    assert [event.color for event in after.told(RowMarked)] == [RED]
    assert after.told(DangerRolled)


@pytest.mark.rule("CHK-75")
def test_a_row_that_needs_an_ace_may_be_declined_and_one_that_is_shown_may_not() -> None:
    asked = go_on(check_of(THREE_ROWS, up("green-explore-1", ACE), step=8))
    assert asked.question == MarkRow(member=REC)
    assert outcomes(asked.play(SayYes())) == [YELLOW, GREEN]
    assert outcomes(asked.play(SayNo())) == [RED]
    shown = go_on(check_of(THREE_ROWS, up("green-explore-1", EXP), step=8))
    assert not isinstance(shown.question, MarkRow)


@pytest.mark.rule("CHK-77", "REQ-10", "DEC-13")
def test_the_players_may_mark_the_row_with_other_dice_than_the_proposed_ones() -> None:
    pool = (up("red-basic-2", ACE), up("blue-basic-2", ACE), up("green-basic-2", BAS))
    asked = go_on(check_of(THREE_ROWS, *pool, step=8))
    proposed = asked.play(SayYes()).told(PoolDiceSpent)[0].dice
    (other,) = asked.legal(MarkWith)
    assert {*other.dice, *proposed} == {"red-basic-2", "blue-basic-2"}
    marked = asked.play(other)
    assert marked.told(PoolDiceSpent)[0].dice == other.dice
    assert outcomes(marked) == [YELLOW, GREEN]
    assert asked.refuses(MarkWith(dice=("red-basic-2", "blue-basic-2"))) == NotCovered()  # one of them would do
    assert asked.refuses(MarkWith(dice=("green-basic-2",))) == NotCovered()
    assert asked.refuses(MarkWith(dice=())) == NotCovered()


@pytest.mark.rule("CHK-76")
def test_without_a_red_row_and_with_no_row_covered_nothing_happens() -> None:
    card = CheckCard(rows=(Row(color=GREEN, requirement=asks(EXP), effect=SUCCESS),))
    after = go_on(check_of(card, up("red-basic-2", BAS), step=8))
    assert not after.told(RowMarked)
    assert not outcomes(after)
    assert after.told(CheckEnded)


@pytest.mark.rule("CHK-75", "CHK-77")
def test_a_row_that_is_really_shown_takes_the_shown_icon_and_not_an_ace() -> None:
    pool = up("red-basic-2", ACE), up("green-explore-1", EXP)
    after = go_on(check_of(THREE_ROWS, *pool, step=8))
    assert [event.dice for event in after.told(PoolDiceSpent)] == [("green-explore-1",), ("red-basic-2",)]


@pytest.mark.rule("CHK-45", "CHK-77")
def test_of_two_dice_of_the_color_that_a_row_asks_for_the_one_without_an_ace_is_proposed() -> None:
    card = CheckCard(rows=(Row(color=GREEN, requirement=asks(Color.RED), effect=SUCCESS),))
    after = go_on(check_of(card, up("red-basic-1", ACE), up("red-basic-2", BAS), step=8))
    assert [event.dice for event in after.told(PoolDiceSpent)] == [("red-basic-2",), ("red-basic-1",)]


@pytest.mark.rule("CHK-35", "CHK-58")
def test_a_special_effect_is_said_by_the_action_and_means_its_place() -> None:
    start = check_of(tracked(when(PHY, fx.MarkSector())), up("red-physical-1", PHY))
    after = go_on(start.with_member(REC, sector=TWO))
    assert after.state.marks == {ONE: 1}
    said = (Waiting(effect=text, you=REC, source=SOURCE, at=ONE) for text in (fx.MarkSector(), GoOnWithCheck()))
    assert after.told(EffectsQueued)[0] == EffectsQueued(effects=tuple(said))


@pytest.mark.rule("CHK-90")
@pytest.mark.parametrize(("ends", "rest"), [(False, ()), (True, (fx.EndTurn(),))])
def test_what_waited_for_the_end_of_the_check_comes_when_it_is_over(ends: bool, rest: tuple[fx.EndTurn, ...]) -> None:
    check = check_of(THREE_ROWS, step=10).state.running_check
    queued = [EffectsQueued(effects=(Waiting(effect=text, you=REC),)) for text in rest]
    assert end_check(attrs.evolve(check, end_turn=ends)) == [CheckEnded(), *queued]


@pytest.mark.rule("CHK-85", "CHK-76")
def test_an_arrow_to_an_outcome_that_the_check_does_not_have_leads_nowhere() -> None:
    card = CheckCard(rows=(Row(color=GREEN, requirement=asks(EXP), effect=SUCCESS, also=(YELLOW,)),))
    after = go_on(check_of(card, up("green-explore-1", EXP), step=8))
    assert outcomes(after) == [GREEN]
    assert after.told(CheckEnded)


@pytest.mark.rule("CHK-77", "REQ-10")
def test_any_way_to_cover_a_row_is_the_same_because_all_dice_are_spent() -> None:
    card = CheckCard(rows=(Row(color=GREEN, requirement=asks(Color.RED), effect=SUCCESS),))
    after = go_on(check_of(card, up("red-basic-1", BAS), up("red-basic-2", BAS), step=8))
    assert outcomes(after) == [GREEN]
    assert {"red-basic-1", "red-basic-2"} <= set(after.member(REC).spent)


@pytest.mark.rule("CHK-78", "CHK-15")
def test_dice_of_assistants_alone_may_cover_a_row() -> None:
    after = go_on(check_of(THREE_ROWS, up("blue-science-1", SCIENCE, of=SCI), step=8))
    assert outcomes(after) == [YELLOW, GREEN]
    assert "blue-science-1" in after.member(SCI).spent
    assert after.member(REC).charges == 1
    assert after.member(SCI).charges == 0


@pytest.mark.rule("CHK-84")
def test_outcomes_concern_only_the_active_crew_unless_they_say_otherwise() -> None:
    card = CheckCard(
        rows=(Row(color=RED, effect=fx.InOrder(steps=(fx.GainCharges(), fx.ForCrew(who=fx.Who.EACH, effect=SUCCESS)))),)
    )
    after = go_on(check_of(card, step=8))
    assert (after.member(REC).charges, after.member(SCI).charges) == (1, 0)
    assert len(after.told(SuccessesGained)) == 2


@pytest.mark.rule("CHK-85", "CHK-86")
def test_arrows_are_followed_through_chains_and_each_outcome_comes_once() -> None:
    card = CheckCard(
        rows=(
            Row(color=YELLOW, requirement=asks(EXP), effect=fx.GainCharges(), also=(GREEN, RED)),
            Row(color=GREEN, requirement=asks(BIO), effect=SUCCESS, also=(RED, YELLOW)),
            Row(color=RED, effect=fx.LoseSupplies()),
        )
    )
    all_three = go_on(check_of(card, up("green-explore-1", EXP), step=8))
    assert outcomes(all_three) == [YELLOW, GREEN, RED]
    assert outcomes(go_on(check_of(card, step=8))) == [RED]  # an arrow works in its direction only


@pytest.mark.rule("CHK-85")
def test_two_arrows_from_one_outcome_are_both_followed() -> None:
    card = CheckCard(
        rows=(
            Row(color=YELLOW, requirement=asks(EXP), effect=fx.GainCharges(), also=(GREEN, RED)),
            Row(color=GREEN, requirement=asks(BIO), effect=SUCCESS),
            Row(color=RED, effect=fx.LoseSupplies()),
        )
    )
    assert outcomes(go_on(check_of(card, up("green-explore-1", EXP), step=8))) == [YELLOW, GREEN, RED]


@pytest.mark.rule("CHK-86")
def test_arrows_are_followed_even_if_the_first_outcome_replaced_the_card() -> None:
    card = CheckCard(
        rows=(
            Row(color=GREEN, requirement=asks(EXP), effect=fx.ReplacePoi(card=CardId("P2")), also=(RED,)),
            Row(color=RED, effect=fx.LoseSupplies()),
        )
    )
    after = go_on(check_of(card, up("green-explore-1", EXP), step=8, pois=[poi("P2")]))
    assert outcomes(after) == [GREEN, RED]
    assert after.state.pois[ONE] == ("P2/1",)


@pytest.mark.rule("CHK-81")
def test_full_tracks_are_resolved_from_the_top_down_and_their_markers_come_off() -> None:
    start = check_of(tracked(green=2, red=3), step=9).given(tracks={track(GREEN): 2, track(RED): 3})
    after = go_on(start)
    assert outcomes(after) == [GREEN, RED]
    assert after.state.tracks == {}


@pytest.mark.rule("CHK-81", "CHK-86")
def test_a_track_that_its_own_outcome_fills_again_is_resolved_in_the_next_check() -> None:
    again = ActionTrack(color=GREEN, length=1, effect=fx.InOrder(steps=(fx.GainCharges(), GREEN_ON)))
    empty = ActionTrack(color=RED, length=1, effect=fx.LoseSupplies())
    start = check_of(CheckCard(tracks=(again, empty)), step=9).given(tracks={track(GREEN): 1})
    after = go_on(start)
    assert outcomes(after) == [GREEN]
    assert after.member(REC).charges == start.member(REC).charges + 1
    assert after.state.tracks == {track(GREEN): 1}


@pytest.mark.rule("CHK-82", "CHK-66", "PLN-19")
@pytest.mark.parametrize(
    ("source", "lies", "gone"),
    [
        ("poi:1:P1:1", {}, {"pois": {ONE: (CardId("P2/1"),)}, "poi_store": ()}),
        ("condition:C1:1", {"condition": CardId("C1/1")}, {"condition": CardId("C2/1")}),
        ("condition:C1:1", {"condition": CardId("C1/1")}, {}),
        ("mission:M1:1", {"missions": (CardId("M1"),)}, {"missions": (CardId("M2"),)}),
        ("threat:X1:1", {"threats": (Threat(card=CardId("X1"), sector=ONE),)}, {}),
    ],
)
def test_a_marker_moves_only_as_long_as_the_card_of_the_action_lies_open(
    source: str, lies: dict[str, Any], gone: dict[str, Any]
) -> None:
    said = Source.read(source)
    families = {
        "pois": [poi("P2")],
        "conditions": [ConditionCard(id=CardId(id), name=id) for id in ("C1", "C2")],
        "missions": [MissionCard(id=CardId(id), name=id) for id in ("M1", "M2")],
        "threats": [ThreatCard(id=CardId("X1"), name="X1")],
    }
    start = rolled(turn_of(in_box=offering(CheckCard(), **families)), card=tracked(), step=7, source=said)
    moved = start.given(**lies).resolve(GREEN_ON, source=said)
    assert moved.told(TrackMoved) == (TrackMoved(track=action_track(said, GREEN), to=1),)
    assert not start.given(**gone).resolve(GREEN_ON, source=said).told(TrackMoved)


@pytest.mark.rule("CHK-82", "CHK-66")
def test_the_card_of_a_lander_mod_lies_open_all_the_time() -> None:
    start = rolled(turn_of(), card=tracked(), step=7, source=Source.read("mod:A1:1"))
    assert start.resolve(GREEN_ON).told(TrackMoved) == (
        TrackMoved(track=action_track(Source.read("mod:A1:1"), GREEN), to=1),
    )


@pytest.mark.rule("CHK-82", "CHK-89")
def test_if_the_green_outcome_replaces_the_card_the_red_track_below_is_not_resolved() -> None:
    card = CheckCard(
        tracks=(
            ActionTrack(color=GREEN, length=2, effect=fx.ReplacePoi(card=CardId("P2"))),
            ActionTrack(color=RED, length=2, effect=fx.LoseSupplies()),
        )
    )
    start = check_of(card, step=9, pois=[poi("P2")]).given(tracks={track(GREEN): 2, track(RED): 2})
    after = go_on(start)
    assert outcomes(after) == [GREEN]
    assert after.state.supplies == start.state.supplies
    assert after.state.tracks == {}


@pytest.mark.rule("CHK-82")
@pytest.mark.parametrize("effect", [fx.CoverPoi(card=CardId("P2"))])
def test_a_covered_card_has_no_tracks_to_resolve_either(effect: fx.CoverPoi) -> None:
    card = CheckCard(
        tracks=(
            ActionTrack(color=GREEN, length=2, effect=effect),
            ActionTrack(color=RED, length=2, effect=fx.LoseSupplies()),
        )
    )
    start = check_of(card, step=9, pois=[poi("P2")]).given(tracks={track(GREEN): 2, track(RED): 2})
    assert outcomes(go_on(start)) == [GREEN]


@pytest.mark.rule("CHK-82")
def test_a_mission_that_is_completed_by_its_upper_track_does_not_go_on_to_the_lower() -> None:
    card = CheckCard(
        tracks=(
            ActionTrack(color=GREEN, length=1, effect=fx.CompleteMission(card=CardId("M1"))),
            ActionTrack(color=RED, length=1, effect=fx.LoseSupplies()),
        )
    )
    missions = [MissionCard(id=CardId("M1"), name="M1", actions=(SpecialAction(name="Do", check=card),))]
    start = turn_of(in_box=box(missions=missions)).given(missions=(CardId("M1"),))
    full = {Track(Source("mission", "M1", number=1), color): 1 for color in (GREEN, RED)}
    after = go_on(rolled(start, card=card, step=9, source=Source.read("mission:M1:1")).given(tracks=full))
    assert outcomes(after) == [GREEN]


@pytest.mark.rule("CHK-88")
def test_a_marker_on_the_outcome_space_does_not_move_further() -> None:
    card = tracked(when(DEF, GREEN_ON, count=1), green=2)
    pool = [up(f"red-expert-{n}", DEF, DEF) for n in (1, 2)]
    after = go_on(check_of(card, *pool))
    assert [event.to for event in after.told(TrackMoved)] == [2, 0]
    assert len(after.told(OutcomeApplied)) == 1


@pytest.mark.rule("CHK-90")
def test_the_action_is_complete_after_step_ten() -> None:
    card = CheckCard(rows=(Row(color=RED, effect=fx.Nothing()),))
    start = turn_of(REC, in_box=offering(card))
    after = start.play(TakeSpecialAction(number=1), RollDice(), GoOn(), GoOn())
    assert after.state.checks == ()
    assert isinstance(after.question, ChooseAction)
    assert after.state.actions_left == start.state.actions_left - 1


@pytest.mark.rule("CHK-91")
def test_if_the_expedition_ends_during_a_check_no_die_is_lost() -> None:
    card = CheckCard(special=(when(DEF, fx.EndExpedition()),))
    start = check_of(card, up("red-defense-1", DEF), up("blue-basic-3", BAS, of=SCI))
    after = go_on(start)
    assert after.state.checks == ()
    assert after.state.ending is not None
    assert "red-defense-1" in after.member(REC).spent
    assert "blue-basic-3" in after.member(SCI).spent


@pytest.mark.rule("CHK-03", "CHK-85")
def test_a_check_inside_an_outcome_comes_before_the_arrows_of_the_outer_one() -> None:
    inner = CheckCard(rows=(Row(color=RED, effect=fx.LoseSupplies()),))
    card = CheckCard(
        rows=(
            Row(color=GREEN, requirement=asks(EXP), effect=fx.DiceCheck(check=inner), also=(YELLOW,)),
            Row(color=YELLOW, requirement=asks(BIO), effect=SUCCESS),
        )
    )
    asked = go_on(check_of(card, up("green-explore-1", EXP), step=8))
    assert len(asked.state.checks) == 2
    after = asked.play(RollDice(), GoOn(), GoOn())
    assert outcomes(after) == [RED, YELLOW]
    assert after.state.checks == ()


@pytest.mark.rule("CHK-03")
def test_in_a_check_that_an_event_demands_the_crew_of_the_text_is_active() -> None:
    demanded = fx.ForCrew(who=fx.Who.ANOTHER_HERE, effect=fx.DiceCheck(check=CheckCard()))
    start = turn_of(in_box=box(events=[event("E0", demanded)]))
    asked = start.resolve(demanded)
    after = asked if asked.state.check else asked.play(PickMember(member=SCI))
    assert after.state.check is not None
    assert after.state.check.active == SCI


@pytest.mark.rule("CHK-03", "CHK-02", "CHK-06")
def test_a_check_that_a_text_demands_begins_where_its_crew_member_stands_and_asks_for_nothing_special() -> None:
    begun = turn_of().with_member(REC, sector=TWO).resolve(fx.DiceCheck(check=THREE_ROWS), source="event:E0")
    check = Check(active=REC, purpose=Purpose.TEXT, source=Source.read("event:E0"), at=TWO, card=THREE_ROWS)
    assert begun.told(CheckStarted) == (CheckStarted(check=check),)
    assert begun.state.checks == (check,)


@pytest.mark.rule("CHK-01")
def test_rolling_a_danger_die_on_its_own_is_no_check() -> None:
    after = turn_of().hurt(REC, InjuryKind.WOUNDED, dice=(Color.RED,)).lucky(2).resolve(fx.RollDanger(letter="A"))
    assert after.told(DangerRolled)[0].icon is DangerIcon.UNCOMMON
    assert not after.state.checks
    assert [event.tag for event in after.events if event.tag == "check_started"] == []


@pytest.mark.rule("CHK-87")
def test_the_marker_of_one_crew_is_moved_on_by_another() -> None:
    card = tracked(when(DEF, GREEN_ON))
    start = check_of(card, up("red-defense-1", DEF)).given(tracks={track(GREEN): 2})
    again = rolled(start, up("red-defense-1", DEF, of=SCI), card=card, step=7, active=SCI)
    assert go_on(again).state.tracks == {track(GREEN): 3}


@pytest.mark.rule("CHK-35")
def test_an_outcome_means_the_place_where_the_check_began() -> None:
    card = CheckCard(rows=(Row(color=RED, effect=fx.MarkSector()),))
    start = check_of(card, step=8).with_member(REC, sector=TWO)
    assert go_on(start).state.marks == {ONE: 1}
    assert start.state.check is not None
    assert start.state.check.source == SOURCE


SAME_TWO = SpecialEffect(requirement=same(2), effect=GREEN_ON)


@pytest.mark.rule("CHK-62", "REQ-17")
def test_an_effect_of_equal_icons_is_carried_out_icon_by_icon_until_none_covers_it() -> None:
    card = tracked(SAME_TWO)
    pool = (
        *(up(f"red-basic-{number}", BAS) for number in (1, 2)),
        *(up(f"red-physical-{number}", PHY) for number in (1, 2)),
        up("blue-science-2", SCIENCE),
    )
    asked = go_on(check_of(card, *pool))
    assert asked.refuses(Commit(dice=())) == NotOffered()  # it is compulsory
    assert {commit.icon for commit in asked.legal(Commit)} == {PHY, BAS}
    after = asked.play(Commit(dice=(), icon=PHY))
    assert after.state.tracks == {track(GREEN): 2}
    assert len(after.told(PoolDiceSpent)) == 3
    assert after.told(PoolDiceSpent)[-1].dice == ("blue-science-2",)


@pytest.mark.rule("CHK-63", "REQ-17")
def test_equal_icons_that_need_an_ace_may_be_left_alone() -> None:
    card = tracked(SAME_TWO)
    asked = go_on(check_of(card, up("red-physical-1", PHY), up("blue-basic-2", ACE)))
    assert asked.refuses(Commit(dice=(), icon=PHY)) == NotOffered()
    spared = asked.play(Commit(dice=()))
    assert spared.state.tracks == {}
    assert spared.told(SpecialEffectPassed) == (SpecialEffectPassed(number=0, times=0),)
    assert asked.play(Commit(dice=(DieId("blue-basic-2"),), icon=PHY)).state.tracks == {track(GREEN): 1}


@pytest.mark.rule("CHK-59", "CHK-62", "CHK-95", "REQ-17", "DEC-28")
@pytest.mark.parametrize(
    ("effect", "commit", "reason"),
    [
        (when(EXP, SUCCESS), Commit(dice=(DieId("blue-basic-2"),), icon=PHY), NotOffered()),
        (when(EXP, SUCCESS), Commit(dice=(DieId("red-basic-1"),)), NoCommitment()),
        (when(EXP, SUCCESS), Commit(dice=(DieId("blue-basic-2"), DieId("blue-basic-2"))), NoCommitment()),
        (SAME_TWO, Commit(dice=(DieId("blue-basic-2"),)), NotOffered()),
        (SAME_TWO, Commit(dice=(DieId("red-basic-1"),), icon=SCIENCE), NoCommitment()),
    ],
)
def test_only_dice_of_the_pool_are_committed_once_and_an_icon_only_where_icons_are_equal(
    effect: SpecialEffect, commit: Commit, reason: Reason
) -> None:
    asked = go_on(check_of(tracked(effect), up("red-physical-1", PHY), up("blue-basic-2", ACE)))
    assert isinstance(asked.question, ChooseCommitment)
    assert asked.refuses(commit) == reason


@pytest.mark.rule("CHK-72", "CHK-75", "DEC-25")
def test_a_row_that_was_declined_stays_so_even_if_the_dice_really_show_it_later() -> None:
    first = Row(color=YELLOW, requirement=asks(EXP), effect=fx.GainCharges())
    second = Row(color=GREEN, requirement=asks(PHY), effect=SUCCESS)
    start = check_of(CheckCard(rows=(first, second)), up("green-explore-1", ACE), up("red-physical-1", ACE), step=8)
    asked = go_on(start).play(SayNo())
    assert isinstance(asked.question, MarkRow)
    shows = attrs.evolve(asked.state.running_check.pool[0], face=face("green-explore-1", EXP))
    check = asked.state.running_check
    shown = asked.given(checks=(attrs.evolve(check, pool=(shows, *check.pool[1:])),))
    after = shown.play(MarkWith(dice=(DieId("red-physical-1"),)))
    assert [event.color for event in after.told(RowMarked)] == [GREEN]


@pytest.mark.rule("CHK-72", "CHK-74", "CHK-40")
@pytest.mark.parametrize(
    ("other", "counted"),
    [
        (up("red-physical-1", PHY), 10),
        (up("blue-science-1", SCIENCE), 1),
        (up("red-basic-2", ACE), 11),  # it may stand for either
        (up("blue-basic-2", BAS), 1),  # converted
        (up("red-basic-2", BAS), 0),
    ],
)
def test_one_yellow_row_tells_which_of_its_icons_were_spent(other: Any, counted: int) -> None:
    strong = fx.If(test=qx.OutcomeCovers(icons=(XEN, PHY)), then=fx.GainSuccesses(count=10))
    clever = fx.If(test=qx.OutcomeCovers(icons=(XEN, SCIENCE)), then=SUCCESS)
    both = Row(color=YELLOW, requirement=asks((XEN, PHY), (XEN, SCIENCE)), effect=fx.InOrder(steps=(strong, clever)))
    able = crew(CrewCard(id=REC, name="Rec", converts=(Convert(color=Color.BLUE, icon=SCIENCE),)))
    start = turn_of(REC, SCI, in_box=box(crew=able))
    marked = go_on(rolled(start, up("green-xenology-1", XEN), other, card=CheckCard(rows=(both,)), step=8))
    done = marked.play(SayYes()) if isinstance(marked.question, MarkRow) else marked
    assert done.state.successes == counted
