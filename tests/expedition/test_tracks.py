"""Time tracks and action tracks (TIM)."""

from __future__ import annotations

from typing import Any

import attrs
import pytest

from tests.expedition.checks import rolled
from tests.expedition.table import FIVE, ONE, REC, SCI, TWO, Table, box, event, face, planet, poi, sector, turn_of
from tests.support.scenario import ANSWERED, TAKEN, queued
from vanguard_desktop.core.ids import CardId, Flag, LogId
from vanguard_desktop.core.kinds import Effect
from vanguard_desktop.core.questions import FlagSet, Not
from vanguard_desktop.dice.faces import Icon, Section
from vanguard_desktop.dice.requirements import asks
from vanguard_desktop.rulesets.expedition.data import effects as fx
from vanguard_desktop.rulesets.expedition.data.commands import GoOn, PickTrack, RollDice, TakeSpecialAction
from vanguard_desktop.rulesets.expedition.data.decisions import ChooseDieToSpend, Combine, OrderTracks
from vanguard_desktop.rulesets.expedition.data.effects import TurnBackTime
from vanguard_desktop.rulesets.expedition.data.events import (
    OutcomeApplied,
    SuccessesGained,
    SuppliesChanged,
    TrackMoved,
)
from vanguard_desktop.rulesets.expedition.data.events.check import (
    CheckEnded,
    PoolDiceSpent,
    SpecialEffectPassed,
    StepReached,
)
from vanguard_desktop.rulesets.expedition.data.events.planet import MissionCompleted
from vanguard_desktop.rulesets.expedition.data.state import Threat
from vanguard_desktop.rulesets.expedition.data.steps.check import AfterCheck, AfterOutcome, GoOnWithCheck
from vanguard_desktop.rulesets.expedition.data.steps.planet import MoveTrack, MoveTracks
from vanguard_desktop.rulesets.expedition.data.tracks import Track
from vanguard_desktop.setting.box import Box
from vanguard_desktop.setting.cards import (
    ActionTrack,
    CheckCard,
    ConditionCard,
    LogEntry,
    MissionCard,
    RowColor,
    SpecialAction,
    SpecialEffect,
    ThreatCard,
    TimeTrack,
)

CONDITION = Track.read("condition")
MISSION = Track.read("mission:M1")
GREEN_TRACK = Track.read("poi:1:P1:1:green")
ALL = fx.AdvanceTime()


def lasting(length: int, **spaces: Effect) -> TimeTrack:
    """A track of that length; `at4=...` is printed on the fourth space."""
    return TimeTrack(length=length, spaces={int(name[2:]): effect for name, effect in spaces.items()})


# Without supplies it matters which of them comes first.
TAKES, BRINGS = lasting(1, at1=fx.LoseSupplies()), lasting(1, at1=fx.GainSupplies())


def condition(time: TimeTrack) -> ConditionCard:
    return ConditionCard(id=CardId("C0"), name="Weather", time=time)


def timed(time: TimeTrack, **families: Any) -> Box:
    """The printed condition has this track."""
    return box(planet(condition=condition(time)), **families)


def two_tracks(first: TimeTrack, second: TimeTrack) -> Box:
    """The printed condition has one track, mission M1 the other."""
    world = planet(condition=condition(first), missions=("M1",))
    return box(world, missions=[MissionCard(id=CardId("M1"), name="Hurry", time=second)])


def moves(table: Table) -> list[int]:
    return [e.to for e in table.told(TrackMoved)]


@pytest.mark.rule("TIM-02", "TIM-03", "TIM-04", "TIM-13", "TIM-25", "TIM-10")
@pytest.mark.example("EX TIM-A")
def test_four_progresses_reach_the_effect_of_a_track_of_four_once() -> None:
    start = turn_of(REC, in_box=timed(lasting(4, at4=fx.GainSuccesses())))
    assert start.state.tracks == {}
    one_by_one = []
    table = start
    for _ in range(4):
        table = table.resolve(ALL)
        one_by_one.append(table.state.tracks[CONDITION])
    assert one_by_one == [1, 2, 3, 4]
    assert table.state.successes == 1
    at_once = start.resolve(fx.AdvanceTime(count=4)).then(
        TAKEN,
        queued(MoveTracks(tracks=(CONDITION,)), MoveTracks(tracks=(CONDITION,)), MoveTracks(tracks=(CONDITION,)),
            MoveTracks(tracks=(CONDITION,)), you=REC),
        TAKEN, queued(MoveTrack(track=CONDITION), you=REC), TAKEN, TrackMoved(track=CONDITION, to=1), TAKEN,
        queued(MoveTrack(track=CONDITION), you=REC), TAKEN, TrackMoved(track=CONDITION, to=2), TAKEN,
        queued(MoveTrack(track=CONDITION), you=REC), TAKEN, TrackMoved(track=CONDITION, to=3), TAKEN,
        queued(MoveTrack(track=CONDITION), you=REC), TAKEN, TrackMoved(track=CONDITION, to=4),
        queued(fx.GainSuccesses(), you=REC, source="condition"), TAKEN, SuccessesGained(count=1),
    )  # fmt: skip
    assert moves(at_once) == [1, 2, 3, 4]
    assert len(at_once.told(SuccessesGained)) == 1


@pytest.mark.rule("TIM-06")
@pytest.mark.example("EX TIM-B")
def test_reducing_takes_the_last_token_off_and_never_goes_below_none() -> None:
    start = turn_of(REC, in_box=timed(lasting(4))).given(tracks={CONDITION: 1})
    once = start.resolve(fx.ReduceTime(which=fx.Which.CONDITION))
    assert once.state.tracks == {}
    twice = once.resolve(fx.ReduceTime(which=fx.Which.CONDITION)).then(TAKEN)
    assert not twice.told(TrackMoved)
    assert twice.state.tracks == {}


@pytest.mark.rule("TIM-05", "GEN-32", "THR-15")
@pytest.mark.example("EX TIM-C")
def test_two_attacks_and_a_reset_on_the_last_space_of_a_threat() -> None:
    bite = fx.Attack(effect=fx.LoseSupplies())
    move = fx.MoveThreat()
    spaces = {1: move, 2: fx.InOrder(steps=(move, bite)), 3: fx.InOrder(steps=(bite, bite, fx.ResetTrack()))}
    beast = ThreatCard(id=CardId("X1"), name="Beast", time=TimeTrack(length=3, spaces=spaces))
    start = turn_of(REC, in_box=box(threats=[beast])).given(
        threats=(Threat(card=CardId("X1"), sector=ONE),), tracks={Track.read("threat:X1"): 2}
    )
    after = start.resolve(ALL)
    assert len(after.told(SuppliesChanged)) == 2
    assert after.state.tracks == {}
    played = after.resolve(ALL).then(
        TAKEN, queued(MoveTracks(tracks=(Track.read("threat:X1"),)), you=REC), TAKEN,
        queued(MoveTrack(track=Track.read("threat:X1")), you=REC),
        TAKEN, TrackMoved(track=Track.read("threat:X1"), to=1),
        queued(fx.MoveThreat(), you=REC, source="threat:X1", at=ONE), TAKEN,
    )  # fmt: skip
    assert played.state.tracks == {Track.read("threat:X1"): 1}


GROWING = CheckCard(
    special=(SpecialEffect(requirement=asks(Icon.EXPLORE), effect=fx.Progress(color=RowColor.GREEN)),),
    tracks=(ActionTrack(color=RowColor.GREEN, length=4, effect=fx.GainSuccesses()),),
)


def growing() -> Box:
    return box(planet(sector(1, lander=True, poi="P1")), pois=[poi("P1", SpecialAction(name="Dig", check=GROWING))])


def three_explore(start: Table) -> Table:
    """A check of the action of P1 in which three dice show what moves its marker, with step 5 open."""
    dice = ("green-explore-1", "green-explore-2", "green-universal-1")
    pool = [(die, face(die, Icon.EXPLORE)) for die in dice[:2]]
    shown = rolled(start, *pool, (dice[2], face(dice[2], Icon.EXPLORE, Icon.BIOLOGY)), card=GROWING, step=5)
    return shown.given(pending=(Combine(member=REC),))


@pytest.mark.rule("STP-14")
def test_every_track_on_the_board_is_empty_until_something_moves_it() -> None:
    """Of the printed condition, a mission, a point of interest, a threat: time tracks and action tracks."""
    slow = lasting(3)
    there = poi("P1", SpecialAction(name="Dig", check=GROWING), time=slow)
    ground = sector(1, lander=True, poi="P1")
    land = planet(ground, condition=condition(slow), missions=("M1",), threats={ONE: CardId("X1")})
    mission = MissionCard(id=CardId("M1"), name="Hurry", time=slow)
    beast = ThreatCard(id=CardId("X1"), name="Beast", time=slow)
    start = turn_of(REC, in_box=box(land, pois=[there], missions=[mission], threats=[beast]))
    assert [threat.card for threat in start.state.threats] == ["X1"]
    assert start.state.tracks == {}
    assert start.state.tracks_held == ()
    moved = start.resolve(ALL)
    while isinstance(moved.question, OrderTracks):
        moved = moved.play(moved.legal(PickTrack)[0])
    assert set(moved.state.tracks.values()) == {1}
    assert len(moved.state.tracks) == 4


@pytest.mark.rule("TIM-20", "TIM-21", "TIM-23", "CHK-81")
@pytest.mark.example("EX TIM-D")
def test_a_marker_stops_at_the_outcome_and_is_resolved_once_in_step_ten() -> None:
    start = three_explore(turn_of(REC, in_box=growing()).given(tracks={GREEN_TRACK: 3}))
    after = start.play(GoOn()).then(
        ANSWERED, StepReached(step=6), queued(GoOnWithCheck(), you=REC), TAKEN, StepReached(step=7),
        queued(GoOnWithCheck(), you=REC), TAKEN,
        PoolDiceSpent(dice=("green-explore-1", "green-explore-2", "green-universal-1")),
        SpecialEffectPassed(number=0, times=3),
        queued(fx.Progress(color=RowColor.GREEN, count=3), GoOnWithCheck(), you=REC, source="poi:1:P1:1", at=ONE),
        TAKEN, TrackMoved(track=GREEN_TRACK, to=4), TAKEN, StepReached(step=8), queued(GoOnWithCheck(), you=REC), TAKEN,
        StepReached(step=9), queued(GoOnWithCheck(), you=REC), TAKEN, StepReached(step=10),
        queued(GoOnWithCheck(), you=REC), TAKEN, TrackMoved(track=GREEN_TRACK, to=0), queued(GoOnWithCheck(), you=REC),
        OutcomeApplied(color=RowColor.GREEN),
        queued(fx.GainSuccesses(), AfterOutcome(color=RowColor.GREEN), you=REC, source="poi:1:P1:1", at=ONE), TAKEN,
        SuccessesGained(count=1), TAKEN, TAKEN, queued(AfterCheck(), you=REC), TAKEN, CheckEnded(),
    )  # fmt: skip
    assert moves(after) == [4, 0]
    kinds = [type(e) for e in after.events if isinstance(e, TrackMoved | OutcomeApplied | SuccessesGained)]
    assert kinds == [TrackMoved, TrackMoved, OutcomeApplied, SuccessesGained]
    assert after.state.successes == 1
    assert after.state.tracks == {}


@pytest.mark.rule("TIM-20")
def test_a_marker_that_does_not_reach_the_outcome_stays_for_the_next_check() -> None:
    after = three_explore(turn_of(REC, in_box=growing())).play(GoOn())
    assert after.state.tracks == {GREEN_TRACK: 3}
    assert not after.told(OutcomeApplied)


@pytest.mark.rule("TIM-24")
def test_regress_moves_the_marker_back_and_off() -> None:
    start = three_explore(turn_of(REC, in_box=growing()).given(tracks={GREEN_TRACK: 2}))
    back = fx.Progress(color=RowColor.GREEN, count=-1)
    once = start.resolve(back)
    assert once.state.tracks == {GREEN_TRACK: 1}
    gone = once.resolve(back)
    assert gone.state.tracks == {}
    assert not gone.resolve(back).told(TrackMoved)


@pytest.mark.rule("TIM-22", "TIM-21")
def test_a_track_that_was_filled_outside_a_check_is_resolved_in_the_next_one() -> None:
    grow = fx.InOrder(steps=(fx.Progress(color=RowColor.GREEN, count=5), fx.ResetTrack()))
    place = poi("P1", SpecialAction(name="Dig", check=GROWING), time=lasting(1, at1=grow))
    start = turn_of(REC, in_box=box(planet(sector(1, lander=True, poi="P1")), pois=[place]))
    filled = start.resolve(ALL)
    assert filled.state.tracks == {GREEN_TRACK: 4}
    assert not filled.told(OutcomeApplied)
    again = filled.given(pending=start.state.pending)
    after = again.play(TakeSpecialAction(number=1), RollDice(), GoOn(), GoOn())
    assert after.told(OutcomeApplied)
    assert after.state.tracks == {}


@pytest.mark.rule("TIM-24", "GEN-32")
def test_a_text_of_the_card_takes_a_marker_back_or_off() -> None:
    actions = (SpecialAction(name="Rest here", effect=fx.Nothing()), SpecialAction(name="Dig", check=GROWING))
    start = turn_of(REC, in_box=box(planet(sector(1, lander=True, poi="P1")), pois=[poi("P1", *actions)]))
    second = Track.read("poi:1:P1:2:green")
    full = start.given(tracks={second: 3})
    back = full.resolve(fx.Progress(color=RowColor.GREEN, count=-1), source="poi:1:P1:1")
    assert back.state.tracks == {second: 2}
    assert full.resolve(fx.ResetTrack(color=RowColor.GREEN), source="poi:1").state.tracks == {}
    assert full.resolve(fx.ResetTrack(color=RowColor.GREEN), source="event:E0").state.tracks == {second: 3}


@pytest.mark.rule("TIM-08", "TIM-09", "TIM-14", "DEC-16")
@pytest.mark.example("EX TIM-E")
def test_a_track_whose_card_an_earlier_one_removed_is_not_resolved() -> None:
    in_box = two_tracks(lasting(2, at2=fx.CompleteMission(card=CardId("M1"))), lasting(2, at2=fx.GainSuccesses()))
    start = turn_of(REC, in_box=in_box).given(tracks={CONDITION: 1, MISSION: 1})
    asked = start.resolve(ALL)
    assert asked.question == OrderTracks(section=Section.RECON, tracks=(CONDITION, MISSION), you=REC)
    removed = asked.play(PickTrack(track=CONDITION)).then(
        ANSWERED, queued(MoveTrack(track=CONDITION), MoveTracks(tracks=(MISSION,)), you=REC), TAKEN,
        TrackMoved(track=CONDITION, to=2), queued(fx.CompleteMission(card="M1"), you=REC, source="condition"), TAKEN,
        MissionCompleted(card="M1"), TAKEN,
    )  # fmt: skip
    assert removed.state.successes == 0
    assert removed.state.tracks == {CONDITION: 2}
    other = asked.play(PickTrack(track=MISSION))
    assert other.state.successes == 1
    assert other.state.missions == ()


@pytest.mark.rule("TIM-08", "GEN-09")
def test_the_order_is_the_turn_crew_members_also_if_somebody_else_caused_it() -> None:
    asked = turn_of(REC, SCI, in_box=two_tracks(TAKES, BRINGS)).given(supplies=0).resolve(ALL, you=SCI)
    assert isinstance(asked.question, OrderTracks)
    assert asked.question.section is Section.RECON


@pytest.mark.rule("TIM-08")
def test_each_track_is_resolved_completely_before_the_next_moves() -> None:
    empty = turn_of(REC, in_box=two_tracks(TAKES, BRINGS)).given(supplies=0)
    after = empty.resolve(ALL).play(PickTrack(track=MISSION))
    told = [(type(e), getattr(e, "by", None)) for e in after.events if isinstance(e, TrackMoved | SuppliesChanged)]
    assert told == [(TrackMoved, None), (SuppliesChanged, 1), (TrackMoved, None), (SuppliesChanged, -1)]


@pytest.mark.rule("TIM-09")
def test_a_track_that_comes_into_play_meanwhile_does_not_advance() -> None:
    world = planet(condition=condition(lasting(1, at1=fx.AddMission(card=CardId("M1")))))
    missions = [MissionCard(id=CardId("M1"), name="Hurry", time=lasting(3))]
    after = turn_of(REC, in_box=box(world, missions=missions)).resolve(ALL)
    assert after.state.missions == ("M1",)
    assert after.state.tracks == {CONDITION: 1}


@pytest.mark.rule("TIM-09", "PLN-19")
def test_the_track_of_a_card_that_replaced_one_meanwhile_does_not_advance() -> None:
    replace = fx.ReplacePoi(card=CardId("P2"), sector=FIVE)
    world = planet(sector(5, cards=("P1",)), condition=condition(lasting(1, at1=replace)))
    hurries = lasting(3, at1=fx.GainSuccesses())
    in_box = box(world, pois=[poi("P1", time=hurries), poi("P2", time=hurries)])
    asked = turn_of(REC, in_box=in_box).resolve(ALL)
    after = asked.play(PickTrack(track=CONDITION))
    assert after.state.tracks == {CONDITION: 1}
    assert after.state.successes == 0
    assert after.resolve(ALL).state.tracks == {CONDITION: 1, Track.read("poi:5"): 1}


@pytest.mark.rule("TIM-05", "TIM-07")
def test_every_printed_space_takes_effect_when_it_is_entered_but_not_on_the_way_back() -> None:
    start = turn_of(REC, in_box=timed(lasting(3, at1=fx.GainSuccesses(), at2=fx.LoseSupplies())))
    entered = start.resolve(fx.AdvanceTime(count=2))
    assert entered.told(SuccessesGained)
    assert entered.told(SuppliesChanged)
    back = entered.resolve(fx.ReduceTime(which=fx.Which.CONDITION))
    assert back.state.tracks == {CONDITION: 1}
    assert not back.told(SuccessesGained, SuppliesChanged)


@pytest.mark.rule("TIM-11")
def test_on_the_last_space_further_progress_does_nothing() -> None:
    full = turn_of(REC, in_box=timed(lasting(2, at2=fx.GainSuccesses()))).given(tracks={CONDITION: 2})
    after = full.resolve(ALL)
    assert not after.told(TrackMoved)
    assert after.state.successes == 0


@pytest.mark.rule("TIM-01", "TIM-15")
def test_time_tracks_are_found_on_conditions_threats_places_and_missions_unless_covered() -> None:
    slow = lasting(9)
    world = planet(sector(2, poi="P1"), condition=condition(slow), missions=("M1",))
    in_box = box(
        world,
        pois=[poi("P1", time=slow), poi("P2")],
        missions=[MissionCard(id=CardId("M1"), name="Hurry", time=slow)],
        threats=[ThreatCard(id=CardId("X1"), name="Beast", time=slow)],
    )
    start = turn_of(REC, in_box=in_box).given(threats=(Threat(card=CardId("X1"), sector=FIVE),))
    everywhere = dict.fromkeys(map(Track.read, ("condition", "threat:X1", "poi:2", "mission:M1")), 1)
    assert start.resolve(ALL).state.tracks == everywhere
    covered = start.resolve(fx.CoverPoi(card=CardId("P2"), sector=TWO)).resolve(ALL)
    assert covered.state.tracks == {id: 1 for id in everywhere if id != Track.read("poi:2")}


@pytest.mark.rule("DEC-33", "TIM-08", "TIM-09")
def test_the_order_is_asked_only_of_tracks_that_do_something_now() -> None:
    one = turn_of(REC, in_box=two_tracks(lasting(2), BRINGS)).given(supplies=0).resolve(ALL)
    assert not isinstance(one.question, OrderTracks)
    assert [event.track for event in one.told(TrackMoved)] == [CONDITION, MISSION]
    assert one.state.supplies == 1
    full = turn_of(REC, in_box=two_tracks(TAKES, BRINGS)).given(tracks={CONDITION: 1}, supplies=0).resolve(ALL)
    assert not isinstance(full.question, OrderTracks)
    assert full.state.tracks == {CONDITION: 1, MISSION: 1}
    world = planet(sector(2, poi="P1"), condition=condition(TAKES), missions=("M1",))
    missions = [MissionCard(id=CardId("M1"), name="Hurry", time=BRINGS)]
    three = turn_of(REC, in_box=box(world, pois=[poi("P1", time=lasting(3))], missions=missions))
    asked = three.given(supplies=0).resolve(ALL)
    assert asked.question == OrderTracks(section=Section.RECON, tracks=(CONDITION, MISSION), you=REC)
    assert asked.state.tracks == {Track.read("poi:2"): 1}


@pytest.mark.rule("DEC-33", "TIM-08")
def test_the_order_is_not_asked_of_texts_that_do_not_touch_each_other() -> None:
    stocked = turn_of(REC, in_box=two_tracks(TAKES, BRINGS))
    assert not isinstance(stocked.resolve(ALL).question, OrderTracks)
    assert isinstance(stocked.given(supplies=0).resolve(ALL).question, OrderTracks)
    assert isinstance(stocked.given(supplies=stocked.state.most_supplies).resolve(ALL).question, OrderTracks)
    asks = lasting(1, at1=fx.SpendDice())
    told = turn_of(REC, in_box=two_tracks(asks, lasting(1, at1=fx.GainSuccesses()))).resolve(ALL)
    assert isinstance(told.question, ChooseDieToSpend)


@pytest.mark.rule("DEC-33", "TIM-08")
def test_the_order_is_asked_if_a_text_turns_back_the_token_of_another_track() -> None:
    for text in (
        fx.ReduceTime(which=fx.Which.ALL),
        fx.If(test=Not(test=FlagSet(flag=Flag("calm"))), then=fx.ReadLog(log=LogId("7"))),
    ):
        in_box = two_tracks(lasting(2), lasting(2, at1=text))
        entry = LogEntry(id=LogId("7"), story="", effect=TurnBackTime(count=1))
        asked = turn_of(REC, in_box=attrs.evolve(in_box, logs={entry.id: entry})).resolve(ALL)
        assert asked.question == OrderTracks(section=Section.RECON, tracks=(CONDITION, MISSION), you=REC)


@pytest.mark.rule("TIM-14")
def test_a_card_that_leaves_takes_its_token_with_it() -> None:
    start = turn_of(REC, in_box=two_tracks(lasting(3), lasting(3))).given(tracks={CONDITION: 2, MISSION: 2})
    assert start.resolve(fx.CompleteMission(card=CardId("M1"))).state.tracks == {CONDITION: 2}


@pytest.mark.rule("GEN-32")
def test_a_reset_track_starts_again_on_its_first_space() -> None:
    world = timed(lasting(3, at2=fx.ResetTrack()), events=[event("E0", fx.Nothing())])
    table = turn_of(REC, in_box=world).resolve(fx.AdvanceTime(count=2))
    assert table.state.tracks == {}
    assert table.resolve(ALL).state.tracks == {CONDITION: 1}


@pytest.mark.rule("TIM-08", "GEN-08")
def test_who_moved_the_tracks_is_meant_by_their_effects_also_after_the_order_was_asked() -> None:
    in_box = two_tracks(lasting(1, at1=fx.GainCharges()), lasting(1, at1=fx.LoseCharges()))
    asked = turn_of(REC, SCI, in_box=in_box).resolve(ALL, you=SCI)
    after = asked.play(PickTrack(track=MISSION))
    assert (after.member(REC).charges, after.member(SCI).charges) == (0, 1)


@pytest.mark.rule("TIM-01", "TIM-09")
def test_a_card_without_a_time_track_has_none_to_advance() -> None:
    plain = ConditionCard(id=CardId("C0"), name="Calm")
    goal = MissionCard(id=CardId("M1"), name="Goal")
    start = turn_of(REC, in_box=box(planet(condition=plain, missions=(goal.id,)), missions=[goal]))
    after = start.resolve(ALL).resolve(fx.AdvanceTime(which=fx.Which.CONDITION))
    assert not after.told(TrackMoved)
    assert after.state.tracks == {}
