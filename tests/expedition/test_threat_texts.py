"""Threats under the influence of other texts: moved, held, sheltered from, with secondary standees (THR)."""

from __future__ import annotations

from typing import Any

import attrs
import pytest

from tests.expedition.table import (
    FIVE,
    FOUR,
    ONE,
    PLAIN,
    REC,
    SCI,
    SIX,
    THREE,
    TWO,
    Table,
    box,
    path,
    sector,
    turn_of,
)
from tests.support.scenario import ANSWERED, TAKEN, opens, queued
from vanguard_desktop.core.ids import CardId, SectorId
from vanguard_desktop.core.sources import Source
from vanguard_desktop.rulesets.expedition.data import effects as fx
from vanguard_desktop.rulesets.expedition.data.commands import EndTurn, GoOn, PickOption, PickSector
from vanguard_desktop.rulesets.expedition.data.decisions import ChooseAction, ChooseThreatMove
from vanguard_desktop.rulesets.expedition.data.effects import HoldTime, LookAtThreat
from vanguard_desktop.rulesets.expedition.data.events import (
    ChargesChanged,
    ShelterUsed,
    StandeePlaced,
    ThreatForeseen,
    ThreatSkipped,
    ThreatStrayed,
)
from vanguard_desktop.rulesets.expedition.data.events.round import StartTokenGiven, TurnOpened
from vanguard_desktop.rulesets.expedition.data.steps.round import OfferAction, OfferMissions
from vanguard_desktop.rulesets.expedition.data.tracks import Track
from vanguard_desktop.setting.cards import EquipmentCard, EquipmentKind, ThreatCard, TimeTrack

X1, X2 = CardId("X1"), CardId("X2")
SOURCE = Source("threat", "X1")
HIT = fx.Attack(effect=fx.GainCharges())


def lurking(where: SectorId, other: SectorId | None = None, world: Any = PLAIN, **card: Any) -> Table:
    """X1 stands there, X2 elsewhere if it is named; both attack on the last of two spaces and begin anew."""
    track = TimeTrack(length=2, spaces={2: fx.InOrder(steps=(HIT, fx.ResetTrack()))})
    cards = [ThreatCard(id=id, name=id, time=track, **card) for id in (X1, X2)]
    threats = {where: X1} if other is None else {where: X1, other: X2}
    return turn_of(in_box=box(attrs.evolve(world, threats=threats), threats=cards))


def places(table: Table) -> dict[str, Any]:
    return {threat.card: threat.sector for threat in table.state.threats}


@pytest.mark.rule("THR-08")
def test_a_text_moves_a_threat_of_choice_to_a_connected_sector_of_choice() -> None:
    asked = lurking(ONE, FIVE).resolve(fx.MoveSomeThreat())
    way = asked.play(PickOption(number=1))
    assert isinstance(way.question, ChooseThreatMove)
    assert places(way.play(PickSector(sector=FOUR))) == {X1: FOUR, X2: FIVE}


@pytest.mark.rule("THR-11", "THR-12")
def test_the_nearest_threat_comes_toward_you_and_stops_there() -> None:
    start = lurking(TWO, FIVE)
    assert places(start.resolve(fx.MoveSomeThreat(count=2, to_you=True, nearest=True))) == {X1: ONE, X2: FIVE}


@pytest.mark.rule("THR-16")
def test_a_threat_off_the_board_is_not_moved_by_other_texts() -> None:
    start = lurking(TWO)
    off = start.given(threats=(attrs.evolve(start.state.threats[0], sector=None),))
    assert places(off.resolve(fx.MoveSomeThreat())) == {X1: None}


def test_a_held_threat_skips_one_effect_and_its_track_begins_anew() -> None:
    start = lurking(ONE).given(tracks={Track.read("threat:X1"): 1}).resolve(fx.SkipThreat())
    skipped = start.resolve(fx.AdvanceTime())
    assert skipped.told(ThreatSkipped)
    assert not skipped.told(ChargesChanged)
    assert not skipped.state.tracks
    again = skipped.resolve(fx.AdvanceTime(count=2))
    assert [event.member for event in again.told(ChargesChanged)] == [REC, SCI]


def test_a_threat_elsewhere_is_not_held_by_a_text_for_here() -> None:
    assert not lurking(FIVE).resolve(fx.SkipThreat()).state.threats_held
    assert lurking(FIVE).resolve(fx.SkipThreat(here=False)).state.threats_held == (X1,)


@pytest.mark.rule("THR-15")
def test_who_is_sheltered_is_not_attacked_until_the_next_turn_of_whoever_saw_to_it() -> None:
    start = lurking(ONE).resolve(fx.Shelter(), you=SCI, source=f"skill:{REC}")
    hit = start.resolve(HIT, source=SOURCE)
    assert [event.member for event in hit.told(ChargesChanged)] == [REC]
    table = start
    for _ in range(2):
        table = table.play(EndTurn())
        while not isinstance(table.question, ChooseAction):
            table = table.play(GoOn() if GoOn() in table.legal() else table.legal()[0])
    open_again = table.resolve(HIT, source=SOURCE)
    assert {event.member for event in open_again.told(ChargesChanged)} == {REC, SCI}


def test_shelter_from_the_next_attack_is_used_up_by_it() -> None:
    start = lurking(ONE).resolve(fx.Shelter(once=True), you=SCI)
    first = start.resolve(HIT, source=SOURCE)
    assert [event.member for event in first.told(ShelterUsed)] == [SCI]
    assert [event.member for event in first.told(ChargesChanged)] == [REC]
    assert len(first.resolve(HIT, source=SOURCE).told(ChargesChanged)) == 2


@pytest.mark.rule("TIM-06")
def test_the_tokens_of_threats_here_and_next_door_go_back() -> None:
    tracks = {Track.read("threat:X1"): 1, Track.read("threat:X2"): 1}
    after = lurking(TWO, FIVE).given(tracks=tracks).resolve(fx.ThreatsBack())
    assert after.state.tracks == {Track.read("threat:X2"): 1}


@pytest.mark.rule("TIM-04", "THR-03")
def test_the_next_effects_of_a_threat_of_choice_are_looked_at_past_the_end_of_its_track() -> None:
    asked = lurking(ONE, FIVE).given(tracks={Track.read("threat:X1"): 1}).resolve(LookAtThreat(count=3))
    looked = asked.play(PickOption(number=1))
    (seen,) = looked.told(ThreatForeseen)
    assert (seen.member, seen.card, seen.spaces) == (REC, X1, (2, 2, 2))
    assert looked.state.tracks == asked.state.tracks


@pytest.mark.rule("TIM-03", "TIM-04")
def test_a_track_that_stays_at_its_end_has_no_more_effects_to_look_at() -> None:
    spaces = {1: HIT, 3: HIT}
    card = ThreatCard(id=X1, name="X1", time=TimeTrack(length=3, spaces=spaces))
    start = turn_of(in_box=box(attrs.evolve(PLAIN, threats={ONE: X1}), threats=[card]))
    assert start.resolve(LookAtThreat(count=3)).told(ThreatForeseen)[0].spaces == (1, 3)
    ended = start.given(tracks={Track.read("threat:X1"): 3}).resolve(LookAtThreat(count=3))
    assert not ended.told(ThreatForeseen)
    assert not turn_of().resolve(LookAtThreat()).told(ThreatForeseen)


@pytest.mark.rule("THR-22", "THR-07")
def test_a_secondary_standee_is_placed_beside_another_of_the_same_threat_as_long_as_one_is_left() -> None:
    start = lurking(TWO, standees=3)
    place = fx.PlaceStandee(sector=SIX)
    second = start.resolve(place, source=SOURCE)
    third = second.resolve(place, source=SOURCE)
    assert third.state.threats[0].others == (SIX, SIX)
    assert not third.resolve(place, source=SOURCE).told(StandeePlaced)


@pytest.mark.rule("THR-07", "THR-15")
def test_beside_a_secondary_standee_nobody_is_attacked() -> None:
    start = lurking(TWO, standees=2).resolve(fx.PlaceStandee(sector=ONE), source=SOURCE)
    assert start.state.threats[0].others == (ONE,)
    assert not start.resolve(HIT, source=SOURCE).told(ChargesChanged)


WAYS = attrs.evolve(
    PLAIN,
    sectors=(*PLAIN.sectors, sector(7)),
    paths=(path(6, 2), path(6, 5), path(6, 7)),
)


@pytest.mark.rule("THR-14", "RND-01")
@pytest.mark.example("EX THR-D")
def test_five_to_nine_sends_a_threat_to_the_connected_sector_with_the_highest_number() -> None:
    start = lurking(SIX, world=WAYS).then(
        ANSWERED, StartTokenGiven(to=REC), TAKEN, TurnOpened(member=REC),
        queued(OfferMissions(), OfferAction(), you=REC), TAKEN, TAKEN, opens(ChooseAction(member=REC)),
    )  # fmt: skip
    low, high = (start.lucky(value).resolve(fx.ThreatStrays(), source=SOURCE) for value in (4, 5))
    assert low.told(ThreatStrayed)[0].to == TWO
    assert high.told(ThreatStrayed)[0].to == 7


@pytest.mark.rule("THR-14")
def test_the_only_connected_sector_is_the_lowest_and_the_highest() -> None:
    start = lurking(THREE, world=attrs.evolve(PLAIN, paths=(path(3, 5),)))
    assert {places(start.lucky(value).resolve(fx.ThreatStrays(), source=SOURCE))[X1] for value in (0, 9)} == {FIVE}


def kite(where: SectorId, at: SectorId) -> Table:
    """X1 stands there, the token of a barrier lies in the other sector."""
    cards = [ThreatCard(id=X1, name="X1")]
    barrier = EquipmentCard(id=CardId("KITE"), kind=EquipmentKind.MISSION, name="Kite", barrier=True)
    world = attrs.evolve(PLAIN, threats={where: X1})
    start = turn_of(in_box=box(world, threats=cards, equipment=[barrier]))
    return start.with_member(REC, equipment=(CardId("KITE/1"),)).given(tokens={CardId("KITE/1"): at})


@pytest.mark.rule("THR-11", "EQP-20")
def test_a_threat_enters_a_barrier_with_a_whole_move_and_stops_there() -> None:
    move = fx.MoveThreat(count=2, sector=ONE)
    assert places(kite(THREE, at=TWO).resolve(move, source=SOURCE)) == {X1: TWO}
    assert places(kite(THREE, at=FIVE).resolve(move, source=SOURCE)) == {X1: ONE}


@pytest.mark.rule("THR-11", "EQP-20")
def test_with_the_rest_of_a_move_a_threat_does_not_enter_a_barrier() -> None:
    move = fx.MoveThreat(count=2, sector=ONE)
    waits = kite(THREE, at=ONE).resolve(move, source=SOURCE)
    assert places(waits) == {X1: TWO}
    assert places(waits.resolve(move, source=SOURCE)) == {X1: ONE}


@pytest.mark.rule("GEN-32")
def test_the_track_of_a_threat_here_begins_anew() -> None:
    tracks = {Track.read("threat:X1"): 1, Track.read("threat:X2"): 1}
    after = lurking(ONE, FIVE).given(tracks=tracks).resolve(fx.ResetThreat())
    assert after.state.tracks == {Track.read("threat:X2"): 1}


@pytest.mark.rule("THR-18", "TIM-14")
def test_a_threat_that_leaves_takes_along_what_held_it() -> None:
    start = lurking(ONE).resolve(fx.SkipThreat()).resolve(HoldTime())
    assert (start.state.threats_held, start.state.tracks_held) == ((X1,), (Track.read("threat:X1"),))
    gone = start.resolve(fx.RemoveThreat(), source=SOURCE)
    assert not gone.state.threats_held
    assert not gone.state.tracks_held
