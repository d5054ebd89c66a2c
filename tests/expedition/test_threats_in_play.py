"""How threats come into play, what their cards rule, and that they leave each other alone (THR)."""

from __future__ import annotations

from typing import Any

import attrs
import pytest

from tests.expedition.table import FIVE, FOUR, ONE, PLAIN, REC, SCI, TWO, box, poi, sector, table, turn_of
from vanguard_desktop.core.ids import CardId, LogId
from vanguard_desktop.core.sources import Source
from vanguard_desktop.rulesets.expedition.data import effects as fx
from vanguard_desktop.rulesets.expedition.data.commands import TakeSpecialAction
from vanguard_desktop.rulesets.expedition.data.events import ChargesChanged, SuccessesGained, ThreatMoved, ThreatPlaced
from vanguard_desktop.rulesets.expedition.data.state import PlanetRecord, Threat
from vanguard_desktop.rulesets.expedition.data.tracks import Track
from vanguard_desktop.rulesets.expedition.round.hand_over import hand_over
from vanguard_desktop.setting.cards import LogEntry, SpecialAction, ThreatCard, TimeTrack

X1, X2 = CardId("X1"), CardId("X2")
GIVE = fx.GainCharges()
CALM = SpecialAction(name="Calm", effect=fx.RemoveThreat())
TRACKS = {Track.read("threat:X1"): 1, Track.read("threat:X2"): 1}


def threat(id: CardId, *spaces: Any, **card: Any) -> ThreatCard:
    track = TimeTrack(length=len(spaces), spaces=dict(enumerate(spaces, start=1))) if spaces else None
    return ThreatCard(id=id, name=id, time=track, **card)


def lurking(*cards: ThreatCard, **families: Any) -> Any:
    """A box with these threats, none of them in play."""
    return box(PLAIN, threats=list(cards), **families)


@pytest.mark.rule("THR-02", "THR-01", "STP-04")
def test_a_planet_may_have_no_threat_one_or_several() -> None:
    both = [threat(X1), threat(X2)]
    assert table(in_box=lurking(*both)).state.threats == ()
    printed = attrs.evolve(PLAIN, threats={FIVE: X1, FOUR: X2})
    in_box = box(printed, threats=both)
    assert table(in_box=in_box).state.threats == (Threat(card=X1, sector=FIVE), Threat(card=X2, sector=FOUR))
    record = PlanetRecord(places={}, threats={X2: ONE})
    assert table(in_box=in_box, opening={"record": record}).state.threats == (Threat(card=X2, sector=ONE),)


@pytest.mark.rule("THR-02", "THR-06")
def test_a_card_or_a_log_brings_a_threat_into_play_once() -> None:
    place = fx.PlaceThreat(card=X1, sector=ONE)
    logs = [LogEntry(id=LogId("1"), story="", effect=place)]
    start = turn_of(in_box=lurking(threat(X1, actions=(CALM,)), logs=logs))
    assert not start.legal(TakeSpecialAction)
    for text in (place, fx.ReadLog(log=LogId("1"))):
        entered = start.resolve(text)
        assert entered.told(ThreatPlaced) == (ThreatPlaced(card=X1, sector=ONE),)
        assert entered.legal(TakeSpecialAction) == (TakeSpecialAction(number=1, source=Source.read("threat:X1")),)
        assert not entered.resolve(place).told(ThreatPlaced)


@pytest.mark.rule("THR-03", "THR-04", "THR-05")
def test_the_card_defines_track_behaviors_and_actions() -> None:
    behaviors = {"bite": fx.Attack(effect=GIVE), "rush": fx.MoveThreat(count=2)}
    both = fx.InOrder(steps=(fx.Behave(behavior="rush"), fx.Behave(behavior="bite"), fx.ResetTrack()))
    card = threat(X1, fx.Behave(behavior="bite"), both, behaviors=behaviors, actions=(CALM,))
    start = turn_of(in_box=box(attrs.evolve(PLAIN, threats={TWO: X1}), threats=[card]))
    first = start.resolve(fx.AdvanceTime())
    assert not first.told(ChargesChanged, ThreatMoved)
    second = first.resolve(fx.AdvanceTime())
    assert second.told(ThreatMoved) == (ThreatMoved(card=X1, to=ONE),)
    assert sorted(event.member for event in second.told(ChargesChanged)) == sorted([REC, SCI])
    assert second.state.tracks == {}
    assert second.legal(TakeSpecialAction) == (TakeSpecialAction(number=1, source=Source.read("threat:X1")),)


@pytest.mark.rule("THR-03")
def test_a_behavior_that_the_card_does_not_name_does_nothing() -> None:
    card = threat(X1, fx.Behave(behavior="sing"), behaviors={"bite": fx.Attack(effect=GIVE)})
    start = turn_of(in_box=box(attrs.evolve(PLAIN, threats={ONE: X1}), threats=[card]))
    assert not start.resolve(fx.AdvanceTime()).told(ChargesChanged)
    assert not start.resolve(fx.Behave(behavior="bite")).told(ChargesChanged)


@pytest.mark.rule("THR-16")
def test_off_the_board_a_threat_acts_only_as_far_as_its_card_says() -> None:
    text = fx.InOrder(steps=(fx.MoveThreat(), fx.Attack(effect=GIVE), fx.GainSuccesses()))
    start = turn_of(in_box=box(threats=[threat(X1, text, actions=(CALM,))]))
    away = start.given(threats=(Threat(card=X1, sector=None),))
    assert not away.legal(TakeSpecialAction)
    after = away.resolve(fx.AdvanceTime())
    assert after.state.tracks == {Track.read("threat:X1"): 1}
    assert not after.told(ThreatMoved, ChargesChanged)
    assert after.told(SuccessesGained)
    anywhere = turn_of(in_box=box(threats=[threat(X1, actions=(CALM,), anywhere=True)]))
    assert anywhere.given(threats=(Threat(card=X1, sector=None),)).legal(TakeSpecialAction)


@pytest.mark.rule("THR-20", "THR-15", "THR-21")
def test_two_threats_in_one_sector_leave_each_other_alone() -> None:
    strike = fx.InOrder(steps=(fx.MoveThreat(), fx.Attack(effect=GIVE), fx.ResetTrack()))
    board = attrs.evolve(PLAIN, threats={ONE: X1, TWO: X2})
    start = turn_of(in_box=box(board, threats=[threat(X1, fx.Nothing(), fx.Nothing()), threat(X2, strike)]))
    after = start.resolve(fx.AdvanceTime())
    assert [(threat.card, threat.sector) for threat in after.state.threats] == [(X1, ONE), (X2, ONE)]
    assert after.state.tracks == {Track.read("threat:X1"): 1}
    assert sorted(event.member for event in after.told(ChargesChanged)) == sorted([REC, SCI])


@pytest.mark.rule("THR-20", "THR-18")
def test_an_action_on_one_threat_leaves_the_other_in_play() -> None:
    board = attrs.evolve(PLAIN, threats={ONE: X1, FIVE: X2})
    cards = [threat(X1, fx.Nothing(), fx.Nothing(), actions=(CALM,)), threat(X2, fx.Nothing(), fx.Nothing())]
    start = turn_of(in_box=box(board, threats=cards)).given(tracks=TRACKS)
    after = start.play(TakeSpecialAction(number=1, source=Source.read("threat:X1")))
    assert after.state.threats == (Threat(card=X2, sector=FIVE),)
    assert after.state.tracks == {Track.read("threat:X2"): 1}


@pytest.mark.rule("THR-19", "END-21")
def test_threats_stand_where_they_are_when_the_expedition_ends() -> None:
    board = attrs.evolve(PLAIN, threats={ONE: X1, FIVE: X2})
    start = turn_of(in_box=box(board, threats=[threat(X1), threat(X2, actions=(CALM,))]))
    after = start.resolve(fx.EndExpedition())
    assert after.state.closed
    assert after.state.threats == (Threat(card=X1, sector=ONE), Threat(card=X2, sector=FIVE))
    left = hand_over(after.state).threats
    assert left == {X1: ONE, X2: FIVE}
    again = table(in_box=after.state.box, opening={"record": PlanetRecord(places={}, threats=left)})
    assert again.state.threats == after.state.threats


@pytest.mark.rule("THR-10", "TIM-09")
def test_a_threat_reads_no_log_where_it_arrives() -> None:
    board = attrs.evolve(
        PLAIN,
        sectors=(sector(1, lander=True), sector(2, log=LogId("1"), poi=CardId("P1"))),
        paths=PLAIN.paths[:1],
        threats={ONE: X1},
    )
    logs = [LogEntry(id=LogId("1"), story="", effect=fx.GainSuccesses())]
    go = threat(X1, fx.MoveThreat(sector=TWO))
    start = turn_of(in_box=box(board, threats=[go], pois=[poi("P1")], logs=logs))
    after = start.resolve(fx.AdvanceTime())
    assert after.told(ThreatMoved)
    assert not after.told(SuccessesGained)


@pytest.mark.rule("THR-11")
def test_a_text_brings_a_threat_two_sectors_nearer_and_no_further() -> None:
    start = turn_of(in_box=box(attrs.evolve(PLAIN, threats={FIVE: X1}), threats=[threat(X1)]))
    for count, there in ((1, FOUR), (2, ONE), (9, ONE)):
        after = start.resolve(fx.MoveSomeThreat(count=count, to_you=True))
        assert [(threat.card, threat.sector) for threat in after.state.threats] == [(X1, there)]
