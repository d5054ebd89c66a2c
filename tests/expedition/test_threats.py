"""Threats: tracks, moves, attacks, special actions (THR)."""

from __future__ import annotations

from collections.abc import Mapping
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
    poi,
    sector,
    turn_of,
)
from tests.support.scenario import ANSWERED, TAKEN, opens, queued, waits
from vanguard_desktop.core.ids import CardId, SectorId
from vanguard_desktop.core.kinds import Effect
from vanguard_desktop.core.sources import Source
from vanguard_desktop.rulesets.expedition.data import effects as fx
from vanguard_desktop.rulesets.expedition.data.commands import PickSector, TakeSpecialAction
from vanguard_desktop.rulesets.expedition.data.decisions import ChooseThreatMove
from vanguard_desktop.rulesets.expedition.data.decisions.round import ChooseAction
from vanguard_desktop.rulesets.expedition.data.events import ChargesChanged, ThreatMoved, ThreatRemoved
from vanguard_desktop.rulesets.expedition.data.events.planet import TrackMoved
from vanguard_desktop.rulesets.expedition.data.events.round import ActionStarted
from vanguard_desktop.rulesets.expedition.data.picked import MoveOn
from vanguard_desktop.rulesets.expedition.data.state import Threat
from vanguard_desktop.rulesets.expedition.data.steps.planet import MoveTrack, MoveTracks, Struck
from vanguard_desktop.rulesets.expedition.data.steps.round import OfferAction, OfferMissions
from vanguard_desktop.rulesets.expedition.data.tracks import Track
from vanguard_desktop.setting.cards import SpecialAction, ThreatCard, TimeTrack

X1 = CardId("X1")
TRACK = Track.read("threat:X1")
HIT = fx.Attack(effect=fx.GainCharges())
CALM = SpecialAction(name="Calm", effect=fx.RemoveThreat())


def threatened(
    where: SectorId, spaces: Mapping[int, Effect] | None = None, world: dict[str, Any] | None = None, **card: Any
) -> Table:
    """A threat with these spaces on its track, standing there."""
    spaces = spaces or {3: fx.Nothing()}
    threat = ThreatCard(id=X1, name="X1", time=TimeTrack(length=max(spaces), spaces=spaces), actions=(CALM,), **card)
    board = attrs.evolve(PLAIN, threats={where: X1}, **(world or {}))
    return turn_of(in_box=box(board, threats=[threat], pois=[poi("P1", no_movement=True)]))


@pytest.mark.rule("THR-04", "THR-05", "THR-15", "TIM-05", "GEN-32")
@pytest.mark.example("EX THR-A")
def test_a_full_threat_track_attacks_twice_and_is_empty() -> None:
    start = threatened(ONE, {3: fx.InOrder(steps=(HIT, HIT, fx.ResetTrack()))}).given(tracks={TRACK: 2})
    after = start.resolve(fx.AdvanceTime()).then(
        TAKEN, queued(MoveTracks(tracks=(TRACK,)), you=REC), TAKEN, queued(MoveTrack(track=TRACK), you=REC), TAKEN,
        TrackMoved(track=TRACK, to=3),
        queued(fx.InOrder(steps=(HIT, HIT, fx.ResetTrack())), you=REC, source="threat:X1", at=ONE), TAKEN,
        queued(HIT, HIT, fx.ResetTrack(), you=REC, source="threat:X1", at=ONE), TAKEN,
        queued(Struck(effect=fx.GainCharges()), you=SCI, source="threat:X1"),
        queued(Struck(effect=fx.GainCharges()), you=REC, source="threat:X1"), TAKEN,
        queued(fx.GainCharges(), you=REC, source="threat:X1"), TAKEN, ChargesChanged(member=REC, by=1), TAKEN,
        queued(fx.GainCharges(), you=SCI, source="threat:X1"), TAKEN, ChargesChanged(member=SCI, by=1), TAKEN,
        queued(Struck(effect=fx.GainCharges()), you=SCI, source="threat:X1"),
        queued(Struck(effect=fx.GainCharges()), you=REC, source="threat:X1"), TAKEN,
        queued(fx.GainCharges(), you=REC, source="threat:X1"), TAKEN, ChargesChanged(member=REC, by=1), TAKEN,
        queued(fx.GainCharges(), you=SCI, source="threat:X1"), TAKEN, ChargesChanged(member=SCI, by=1), TAKEN,
        TrackMoved(track=TRACK, to=0),
    )  # fmt: skip
    hit = [event.member for event in after.told(ChargesChanged)]
    assert sorted(hit) == sorted([REC, SCI, REC, SCI])
    assert TRACK not in after.state.tracks


@pytest.mark.rule("TIM-05", "GEN-32")
@pytest.mark.example("EX TIM-C")
def test_every_space_of_a_threat_track_does_what_is_printed_on_it() -> None:
    last = fx.InOrder(steps=(HIT, HIT, fx.ResetTrack()))
    spaces = {1: fx.MoveThreat(), 2: fx.InOrder(steps=(fx.MoveThreat(), HIT)), 3: last}
    start = threatened(ONE, spaces).given(tracks={TRACK: 2}).with_member(SCI, sector=FIVE)
    after = start.resolve(fx.AdvanceTime()).then(
        TAKEN, queued(MoveTracks(tracks=(TRACK,)), you=REC), TAKEN, queued(MoveTrack(track=TRACK), you=REC), TAKEN,
        TrackMoved(track=TRACK, to=3),
        queued(fx.InOrder(steps=(HIT, HIT, fx.ResetTrack())), you=REC, source="threat:X1", at=ONE), TAKEN,
        queued(HIT, HIT, fx.ResetTrack(), you=REC, source="threat:X1", at=ONE), TAKEN,
        queued(Struck(effect=fx.GainCharges()), you=REC, source="threat:X1"), TAKEN,
        queued(fx.GainCharges(), you=REC, source="threat:X1"), TAKEN, ChargesChanged(member=REC, by=1), TAKEN,
        queued(Struck(effect=fx.GainCharges()), you=REC, source="threat:X1"), TAKEN,
        queued(fx.GainCharges(), you=REC, source="threat:X1"), TAKEN, ChargesChanged(member=REC, by=1), TAKEN,
        TrackMoved(track=TRACK, to=0),
    )  # fmt: skip
    assert [event.member for event in after.told(ChargesChanged)] == [REC, REC]
    assert TRACK not in after.state.tracks


@pytest.mark.rule("THR-06", "THR-07", "ACT-01")
@pytest.mark.example("EX THR-B")
def test_beside_a_secondary_standee_the_special_action_is_not_offered() -> None:
    start = threatened(FOUR).given(threats=(Threat(card=X1, sector=FOUR, others=(SIX,)),)).with_member(REC, sector=SIX)
    assert not start.legal(TakeSpecialAction)
    beside_main = start.with_member(REC, sector=FOUR)
    after = beside_main.play(TakeSpecialAction(number=1, source=Source.read("threat:X1"))).then(
        ANSWERED, ActionStarted(member=REC, action="special_action", special=True),
        queued(waits(fx.RemoveThreat(), you=REC, source="threat:X1:1"), waits(OfferMissions(), you=REC),
            waits(OfferAction(), you=REC)),
        TAKEN, ThreatRemoved(card=X1), TAKEN, TAKEN, opens(ChooseAction(member=REC)),
    )  # fmt: skip
    assert after.told(ThreatRemoved)


@pytest.mark.rule("THR-08", "THR-09", "THR-10", "PLN-03")
@pytest.mark.example("EX THR-C")
def test_a_threat_goes_along_arrows_and_no_icon_stops_it() -> None:
    world = {
        "sectors": (sector(1, poi=CardId("P1")), sector(2, lander=True), sector(3)),
        "paths": (path(1, 3, fx.SacrificeDice(), one_way=True), path(2, 3)),
    }
    start = threatened(ONE, {1: fx.MoveThreat()}, world).with_member(REC, sector=THREE).with_member(SCI, sector=THREE)
    after = start.resolve(fx.AdvanceTime()).then(
        TAKEN, queued(MoveTracks(tracks=(TRACK,)), you=REC), TAKEN, queued(MoveTrack(track=TRACK), you=REC), TAKEN,
        TrackMoved(track=TRACK, to=1), queued(fx.MoveThreat(), you=REC, source="threat:X1", at=ONE), TAKEN,
        ThreatMoved(card=X1, to=THREE),
    )  # fmt: skip
    assert [event.to for event in after.told(ThreatMoved)] == [THREE]


@pytest.mark.rule("THR-11")
@pytest.mark.example("EX THR-E")
def test_a_threat_stops_where_it_arrives() -> None:
    start = threatened(TWO, {1: fx.MoveThreat(count=2)})
    after = start.resolve(fx.AdvanceTime()).then(
        TAKEN, queued(MoveTracks(tracks=(TRACK,)), you=REC), TAKEN, queued(MoveTrack(track=TRACK), you=REC), TAKEN,
        TrackMoved(track=TRACK, to=1), queued(fx.MoveThreat(count=2), you=REC, source="threat:X1", at=TWO), TAKEN,
        ThreatMoved(card=X1, to=ONE), queued(MoveOn(count=1), you=REC, source="threat:X1", at=TWO), TAKEN,
    )  # fmt: skip
    assert [event.to for event in after.told(ThreatMoved)] == [ONE]


@pytest.mark.rule("THR-12", "DEC-33")
def test_of_equally_short_ways_the_players_choose() -> None:
    world = {
        "sectors": (sector(1, lander=True), sector(2), sector(3), sector(4)),
        "paths": (path(1, 2), path(1, 3), path(2, 4), path(3, 4)),
    }
    asked = threatened(FOUR, {1: fx.MoveThreat()}, world).resolve(fx.AdvanceTime())
    assert isinstance(asked.question, ChooseThreatMove)
    assert asked.play(PickSector(sector=THREE)).state.threats[0].sector == THREE


@pytest.mark.rule("THR-13")
def test_without_a_way_a_threat_stays() -> None:
    world = {"sectors": (sector(1, lander=True), sector(2)), "paths": (path(1, 2, one_way=True),)}
    after = threatened(TWO, {1: fx.MoveThreat()}, world).resolve(fx.AdvanceTime())
    assert not after.told(ThreatMoved)


@pytest.mark.rule("THR-15")
def test_an_attack_on_an_empty_sector_has_no_effect() -> None:
    assert not threatened(FIVE, {1: HIT}).resolve(fx.AdvanceTime()).told(ChargesChanged)


@pytest.mark.rule("THR-17", "ACT-03")
def test_a_threat_card_may_allow_its_action_anywhere() -> None:
    start = threatened(FIVE, anywhere=True)
    assert start.legal(TakeSpecialAction) == (TakeSpecialAction(number=1, source=Source.read("threat:X1")),)


@pytest.mark.rule("THR-18", "TIM-14")
def test_a_threat_that_leaves_takes_its_token_along() -> None:
    start = threatened(ONE).given(tracks={TRACK: 2})
    after = start.play(TakeSpecialAction(number=1, source=Source.read("threat:X1")))
    assert not after.state.threats
    assert not after.state.tracks


@pytest.mark.rule("THR-21", "TIM-01")
def test_the_tracks_of_threats_are_time_tracks() -> None:
    after = threatened(FIVE).resolve(fx.AdvanceTime())
    assert after.state.tracks == {TRACK: 1}
