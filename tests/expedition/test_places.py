"""Questions about places and pages, markers that travel, threats that are named by other texts (PLN, THR)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.expedition.table import (
    FIVE,
    FOUR,
    ONE,
    PLAIN,
    REC,
    SCI,
    THREE,
    TWO,
    Table,
    box,
    planet,
    poi,
    sector,
    turn_of,
)
from vanguard_desktop.core.events import Waiting
from vanguard_desktop.core.ids import CardId, LogId
from vanguard_desktop.core.kinds import Test
from vanguard_desktop.core.sources import Source
from vanguard_desktop.rulesets.expedition.data import effects as fx
from vanguard_desktop.rulesets.expedition.data.commands import PickOption
from vanguard_desktop.rulesets.expedition.data.decisions import ChooseOption
from vanguard_desktop.rulesets.expedition.data.effects import AdvanceThreat, CarryMarkers, ProgressHere, SweepMarkers
from vanguard_desktop.rulesets.expedition.data.events import TrackMoved
from vanguard_desktop.rulesets.expedition.data.picked import CarryTo
from vanguard_desktop.rulesets.expedition.data.questions import (
    AtLander,
    ConditionInForce,
    LanderIn,
    LogKnown,
    MarksHere,
    PoiIn,
    ThreatWatched,
    YouIn,
)
from vanguard_desktop.rulesets.expedition.data.tracks import Track
from vanguard_desktop.rulesets.expedition.holds import holds
from vanguard_desktop.setting.cards import (
    ActionTrack,
    CheckCard,
    ConditionCard,
    LogEntry,
    RowColor,
    SpecialAction,
    ThreatCard,
    TimeTrack,
)

X = CardId("X1")
SAID_BY_X = Waiting(effect=fx.Nothing(), source=Source.read("threat:X1"))


def so(table: Table, test: Test, **about: Any) -> bool:
    return holds(table.state, test, REC, **about)


def haunted(at: int, **fields: Any) -> Table:
    """A threat in play; its track gives a supply on the first space."""
    track = TimeTrack(length=2, spaces={1: fx.GainSuccesses(count=3)})
    start = turn_of(REC, SCI, in_box=box(PLAIN, threats=[ThreatCard(id=X, name="X", time=track)], **fields))
    return start.resolve(fx.PlaceThreat(card=X, sector=planet().sectors[at - 1].number))


@pytest.mark.rule("PLN-55")
def test_an_entry_is_known_once_it_has_been_read() -> None:
    start = turn_of(in_box=box(logs=[LogEntry(id=LogId("7"), story="A story.")]))
    assert not so(start, LogKnown(log=LogId("7")))
    assert so(start.resolve(fx.ReadLog(log=LogId("7"))), LogKnown(log=LogId("7")))


@pytest.mark.rule("PLN-23")
def test_only_the_topmost_card_of_a_sector_is_there() -> None:
    start = turn_of(in_box=box(pois=[poi("P1"), poi("P2")])).resolve(fx.CoverPoi(card=CardId("P1"), sector=THREE))
    assert so(start, PoiIn(card=CardId("P1"), sector=THREE))
    assert not so(start, PoiIn(card=CardId("P1"), sector=TWO))
    covered = start.resolve(fx.CoverPoi(card=CardId("P2"), sector=THREE))
    assert not so(covered, PoiIn(card=CardId("P1"), sector=THREE))


@pytest.mark.rule("PLN-10")
def test_the_lander_stands_where_it_landed() -> None:
    start = turn_of()
    assert all(so(start, test) for test in (LanderIn(sector=ONE), AtLander(), YouIn(sectors=(ONE, TWO))))
    away = start.with_member(REC, sector=FIVE)
    assert so(away, LanderIn(sector=ONE))
    assert not so(away, LanderIn(sector=FIVE))
    assert not so(away, AtLander())
    assert not so(away, YouIn(sectors=(ONE, TWO)))


@pytest.mark.rule("PLN-35", "PLN-36")
def test_one_condition_is_in_force_at_a_time() -> None:
    one, other = CardId("G1"), CardId("G2")
    start = turn_of(in_box=box(conditions=[ConditionCard(id=id, name=id) for id in (one, other)]))
    storm = start.resolve(fx.PlaceCondition(card=one))
    assert so(storm, ConditionInForce(card=one))
    assert not so(storm.resolve(fx.PlaceCondition(card=other)), ConditionInForce(card=one))


@pytest.mark.rule("PLN-20", "ACT-33")
def test_whoever_carries_the_markers_of_a_sector_arrives_with_all_of_them() -> None:
    start = turn_of().with_member(REC, sector=FIVE).resolve(fx.MarkSector(count=3, sector=FIVE))
    assert so(start, MarksHere(count=3))
    assert not so(start, MarksHere(count=4))
    asked = start.resolve(CarryMarkers())
    if isinstance(asked.question, ChooseOption):
        number = asked.options.index(CarryTo(to=FOUR)) + 1
        asked = asked.play(PickOption(number=number))
    assert asked.member(REC).sector == FOUR
    assert asked.state.marks.get(FOUR) == 3
    assert not asked.state.marks.get(FIVE, 0)


@pytest.mark.rule("PLN-20", "THR-12")
def test_a_threat_sweeps_the_markers_of_its_sector_along_a_shortest_way() -> None:
    start = haunted(5).resolve(fx.MarkSector(count=2, sector=FIVE)).resolve(fx.MarkSector(count=1, sector=TWO))
    swept = start.resolve(SweepMarkers(sector=ONE), source="threat:X1")
    assert (swept.state.marks.get(FIVE, 0), swept.state.marks.get(FOUR, 0), swept.state.marks[TWO]) == (0, 2, 1)
    there = haunted(1).resolve(fx.MarkSector(count=2, sector=ONE))
    assert there.resolve(SweepMarkers(sector=ONE), source="threat:X1").state.marks[ONE] == 2


@pytest.mark.rule("THR-11", "PLN-08")
def test_a_threat_is_watched_from_its_sector_and_from_connected_ones() -> None:
    start = haunted(5)
    assert not so(start, ThreatWatched(), about=SAID_BY_X)
    for near in (FIVE, FOUR):
        assert so(start.with_member(SCI, sector=near), ThreatWatched(), about=SAID_BY_X)


@pytest.mark.rule("THR-18", "TIM-03")
def test_another_text_may_name_the_threat_that_acts_or_leaves() -> None:
    start = haunted(5)
    assert start.resolve(AdvanceThreat(card=X)).state.successes == start.state.successes + 3
    gone = start.resolve(fx.RemoveThreat(card=X))
    assert not gone.state.threats
    assert not gone.resolve(AdvanceThreat(card=X)).told(TrackMoved)


@pytest.mark.rule("TIM-22")
def test_a_track_of_a_named_sector_moves_though_nobody_is_there() -> None:
    line = ActionTrack(color=RowColor.GREEN, length=4, effect=fx.Nothing())
    place = poi("P1", SpecialAction(name="Dig", check=CheckCard(tracks=(line,))))
    world = planet(sector(3, poi=CardId("P1")))
    start = turn_of(in_box=box(world, pois=[place]))
    asked = start.resolve(ProgressHere(color=RowColor.GREEN, count=2, sector=THREE))
    if isinstance(asked.question, ChooseOption):
        asked = asked.play(PickOption(number=1))
    assert asked.state.tracks[Track.read("poi:3:P1:1:green")] == 2
