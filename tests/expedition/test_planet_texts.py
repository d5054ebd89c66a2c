"""Texts of single planets: cards under others, threats that are led, markers in company, staying after all (PLN)."""

from __future__ import annotations

from typing import Any

import attrs
import pytest

from tests.expedition.checks import go_on, rolled, up
from tests.expedition.table import (
    FIVE,
    FOUR,
    ONE,
    PLAIN,
    REC,
    SCI,
    SEC,
    THREE,
    TWO,
    Table,
    box,
    event,
    path,
    planet,
    poi,
    sector,
    table,
    turn_of,
)
from vanguard_desktop.core.events import EffectsQueued, Waiting
from vanguard_desktop.core.ids import CardId, LogId, PathId
from vanguard_desktop.core.kinds import Test
from vanguard_desktop.core.sources import Source
from vanguard_desktop.dice.faces import DangerIcon, Icon
from vanguard_desktop.rulesets.expedition.data import effects as fx
from vanguard_desktop.rulesets.expedition.data.commands import (
    AddDie,
    AnswerLiftOff,
    EndTurn,
    GoOn,
    LiftOff,
    PickOption,
    PickSector,
    RollDice,
    SayNo,
    SayYes,
    TakeSpecialAction,
    Travel,
    UseDiscovery,
)
from vanguard_desktop.rulesets.expedition.data.decisions import (
    ChooseAction,
    ChooseDieToSpend,
    ChooseOption,
    ChooseReroll,
    Modify,
    Optional,
    React,
)
from vanguard_desktop.rulesets.expedition.data.effects import (
    ClearMarkers,
    DrawEvents,
    InEachCheck,
    JoinMarkers,
    Last,
    LeadThreat,
    LoseMission,
    MarkCard,
    MoveToBiome,
    PlaceUnder,
    ProgressOn,
    PutThreat,
    StayOnPlanet,
    SweepAlong,
    TakeRoom,
    TreatResults,
)
from vanguard_desktop.rulesets.expedition.data.events import (
    CardMarked,
    LiftOffCalledOff,
    MissionLost,
    RoomTaken,
    TextInForce,
)
from vanguard_desktop.rulesets.expedition.data.lasting import Lasting, Until
from vanguard_desktop.rulesets.expedition.data.questions import (
    CardMarks,
    DiscoveriesOnLander,
    MarksAtLander,
    PoiVisible,
    ThreatInPlay,
    UniqueFound,
)
from vanguard_desktop.rulesets.expedition.data.reasons import AllMustAssist
from vanguard_desktop.rulesets.expedition.data.state import Ending
from vanguard_desktop.rulesets.expedition.data.steps import BringMarkers, DangerResult, GoOnWithCheck
from vanguard_desktop.rulesets.expedition.data.tracks import Track
from vanguard_desktop.rulesets.expedition.holds import holds
from vanguard_desktop.rulesets.expedition.odds.planned_check import planned_check
from vanguard_desktop.rulesets.expedition.round.hand_over import hand_over
from vanguard_desktop.setting.box import LandingRow
from vanguard_desktop.setting.cards import (
    Ability,
    ActionTrack,
    Biome,
    CheckCard,
    EquipmentCard,
    EquipmentKind,
    Head,
    LogEntry,
    MissionCard,
    Moment,
    PoiCard,
    RowColor,
    SpecialAction,
    ThreatCard,
    TimeTrack,
    UniqueCard,
)

X1, M1 = CardId("X1"), CardId("M1")
TOP, LOW = CardId("P1"), CardId("P2")
GO_TWO = PathId("1-2")
RIVER = (THREE, TWO, ONE)
GREEN_TRACK = CheckCard(tracks=(ActionTrack(color=RowColor.GREEN, length=3, effect=fx.GainSuccesses()),))


def lurking(where: Any, *moves: Any, **card: Any) -> Table:
    """A threat stands there; whatever its time track says is printed on its spaces."""
    track = TimeTrack(length=max(1, len(moves)), spaces=dict(enumerate(moves, start=1)))
    threat = ThreatCard(id=X1, name="X1", time=track, **card)
    return turn_of(in_box=box(attrs.evolve(PLAIN, threats={where: X1}), threats=[threat]))


def where(table: Table) -> Any:
    (threat,) = table.state.threats
    return threat.sector


def says(table: Table, test: Test) -> bool:
    return holds(table.state, test, REC)


@pytest.mark.rule("PLN-18", "PLN-21", "PLN-23")
def test_a_card_laid_under_another_leaves_its_tracks_alone_and_shows_when_that_one_goes() -> None:
    world = planet(sector(1, lander=True, cards=(TOP,)))
    cards = [poi("P1", SpecialAction(name="Try", check=GREEN_TRACK)), poi("P2")]
    start = turn_of(in_box=box(world, pois=cards)).given(tracks={Track.read("poi:1:P1:1:green"): 2})
    laid = start.resolve(PlaceUnder(card=LOW, under=TOP, sector=ONE))
    assert laid.state.poi(ONE).id == TOP
    assert laid.state.tracks == {Track.read("poi:1:P1:1:green"): 2}
    assert laid.resolve(fx.DiscardPoi(sector=ONE)).state.poi(ONE).id == LOW


@pytest.mark.rule("PLN-18", "PLN-26")
def test_without_the_other_card_it_lies_on_top() -> None:
    start = turn_of(in_box=box(pois=[poi("P1"), poi("P2")]))
    laid = start.resolve(PlaceUnder(card=LOW, under=TOP, sector=ONE))
    assert laid.state.poi(ONE).id == LOW
    assert says(laid, PoiVisible(card=LOW))
    assert not says(laid, PoiVisible(card=TOP))


@pytest.mark.rule("THR-08")
def test_a_threat_is_put_where_a_text_says_however_far_that_is() -> None:
    start = lurking(FIVE)
    assert says(start, ThreatInPlay(card=X1))
    assert where(start.resolve(PutThreat(card=X1, sector=FOUR))) == FOUR
    assert where(start.resolve(PutThreat(card=X1))) == ONE
    assert start.given(threats=()).resolve(PutThreat(card=X1)).state.threats == ()


@pytest.mark.rule("THR-08", "THR-11")
def test_a_threat_that_is_led_keeps_to_its_route_and_returns_to_it() -> None:
    on_route = lurking(THREE, LeadThreat(route=RIVER))
    assert where(on_route.resolve(fx.AdvanceTime())) == TWO
    at_its_end = lurking(ONE, LeadThreat(route=RIVER))
    assert where(at_its_end.resolve(fx.AdvanceTime())) == ONE
    astray = lurking(FIVE, LeadThreat(route=RIVER))
    assert where(astray.resolve(fx.AdvanceTime())) == THREE


@pytest.mark.rule("PLN-20")
def test_what_lies_before_the_water_is_swept_along_markers_and_tokens_alike() -> None:
    tent = EquipmentCard(id=CardId("E1"), kind=EquipmentKind.MISSION, name="Tent")
    threat = ThreatCard(id=X1, name="X1", time=TimeTrack(length=1, spaces={1: SweepAlong(route=RIVER)}))
    in_box = box(attrs.evolve(PLAIN, threats={THREE: X1}), threats=[threat], equipment=[tent])
    start = turn_of(in_box=in_box).given(marks={THREE: 3, FIVE: 1}, tokens={CardId("E1/1"): THREE})
    after = start.resolve(fx.AdvanceTime())
    assert after.state.marks == {TWO: 3, FIVE: 1}
    assert after.state.tokens == {CardId("E1/1"): TWO}


@pytest.mark.rule("PLN-20", "GEN-33")
def test_markers_join_those_that_lie_there_up_to_a_number() -> None:
    start = turn_of().given(marks={FIVE: 3})
    assert start.resolve(JoinMarkers(count=1, most=6)).state.marks == {FIVE: 4}
    assert start.resolve(JoinMarkers(count=9, most=6)).state.marks == {FIVE: 6}
    assert start.resolve(JoinMarkers(count=-1)).state.marks == {FIVE: 2}
    assert start.resolve(JoinMarkers(count=-9)).state.marks == {}
    assert turn_of().resolve(JoinMarkers()).state.marks == {}


@pytest.mark.rule("PLN-20")
def test_all_markers_come_off_the_board_or_off_some_sectors() -> None:
    start = turn_of().given(marks={ONE: 1, TWO: 2})
    assert start.resolve(ClearMarkers()).state.marks == {}
    assert start.resolve(ClearMarkers(sectors=(TWO,))).state.marks == {ONE: 1}
    assert says(start, MarksAtLander(count=1))
    assert not says(start, MarksAtLander(count=2))


@pytest.mark.rule("TIM-20", "TIM-22")
def test_a_track_moves_on_wherever_its_card_lies() -> None:
    world = planet(sector(5, cards=(TOP,)))
    start = turn_of(in_box=box(world, pois=[poi("P1", SpecialAction(name="Try", check=GREEN_TRACK))]))
    after = start.resolve(ProgressOn(card=TOP, color=RowColor.GREEN, count=2))
    assert after.state.tracks == {Track.read("poi:5:P1:1:green"): 2}


@pytest.mark.rule("GEN-33", "TIM-14")
def test_markers_on_a_card_leave_with_it() -> None:
    start = turn_of(in_box=box(attrs.evolve(PLAIN, missions=(M1,)), missions=[MissionCard(id=M1, name="M1")]))
    marked = start.resolve(MarkCard(card=M1, count=2))
    assert marked.told(CardMarked) == (CardMarked(card=M1, by=2),)
    assert says(marked, CardMarks(card=M1, count=2))
    assert not says(marked.resolve(MarkCard(card=M1, count=-9)), CardMarks(card=M1))
    assert marked.resolve(fx.CompleteMission(card=M1)).state.card_marks == {}


@pytest.mark.rule("PLN-48")
def test_a_lost_mission_is_neither_in_play_nor_done() -> None:
    start = turn_of(in_box=box(attrs.evolve(PLAIN, missions=(M1,)), missions=[MissionCard(id=M1, name="M1")]))
    lost = start.resolve(LoseMission(card=M1))
    assert lost.told(MissionLost)
    assert (lost.state.missions, lost.state.missions_done) == ((), ())
    assert not lost.resolve(LoseMission(card=M1)).told(MissionLost)


@pytest.mark.rule("EVT-05", "LND-15", "LND-28")
def test_an_event_drawn_while_landing_meets_no_biome() -> None:
    rows = (LandingRow(first=0, last=9, effect=DrawEvents()),)
    world = attrs.evolve(planet(sector(1, lander=True, biomes=(Biome.DESERT,))), landing=rows)
    gust = event("E1", fx.LoseSupplies(count=2), fx.LoseSupplies(count=1), Biome.DESERT)
    opening = {"landing_rolls": 1, "supplies": 8, "most_supplies": 12}
    landed = table(in_box=box(world, events=[gust]), opening=opening).play(GoOn())
    assert landed.state.supplies == 7
    assert landed.state.event_discards == ("E1",)


@pytest.mark.rule("CHK-16", "TRN-25")
def test_in_each_check_of_a_sector_a_text_comes_once() -> None:
    start = turn_of().resolve(InEachCheck(sectors=(ONE,), effect=fx.RerollDice()), source="event:E0")
    text = Waiting(effect=fx.RerollDice(), you=SCI, source=Source.read("event:E0"), at=ONE)
    for _ in range(2):
        asked = go_on(rolled(start, up("red-basic-1", Icon.BASIC), active=SCI))
        assert isinstance(asked.question, ChooseReroll)
        assert asked.told(TextInForce) == (TextInForce(text=text),)
        after = Waiting(effect=GoOnWithCheck(), you=SCI)
        assert asked.told(EffectsQueued) == (EffectsQueued(effects=(text, after)),)
        assert isinstance(asked.play(GoOn()).question, Modify)
    elsewhere = go_on(rolled(start, up("red-basic-1", Icon.BASIC), at=TWO))
    assert not isinstance(elsewhere.question, ChooseReroll)


@pytest.mark.rule("TRN-25", "REQ-02")
def test_until_the_end_of_the_next_turn_an_icon_counts_for_nothing() -> None:
    cloud = InEachCheck(effect=TreatResults(shown=Icon.EXPLORE))
    start = turn_of().resolve(cloud)
    mine = go_on(rolled(start, up("green-explore-1", Icon.EXPLORE)))
    assert mine.state.check.dice[0].icons == ()
    theirs = go_on(rolled(start, up("green-explore-1", Icon.EXPLORE), active=SCI))
    assert theirs.state.check.dice[0].icons == (Icon.EXPLORE,)


def about_to_leave(effect: Any, **families: Any) -> Table:
    entry = LogEntry(id=LogId("L1"), story="", effect=effect)
    world = attrs.evolve(PLAIN, lift_off=entry.id, may_stay=True, **families.pop("world", {}))
    in_box = attrs.evolve(box(world, **families), logs={entry.id: entry})
    proposed = turn_of(in_box=in_box).play(LiftOff())
    return proposed.play(next(one for one in proposed.legal(AnswerLiftOff) if one.agree))


@pytest.mark.rule("ACT-43", "END-03")
def test_the_last_entry_may_keep_the_team_on_the_planet() -> None:
    asked = about_to_leave(fx.Choose(options=(StayOnPlanet(), fx.GainSuccesses())))
    stayed = asked.play(PickOption(number=1))
    assert stayed.told(LiftOffCalledOff)
    assert stayed.state.ending is None
    assert isinstance(stayed.question, ChooseAction)
    assert stayed.state.actions_left == 2
    gone = asked.play(PickOption(number=2))
    assert (gone.state.ending, gone.state.successes) == (Ending.LIFTED_OFF, 1)
    assert gone.state.closed


@pytest.mark.rule("PLN-43", "PLN-44")
@pytest.mark.parametrize(("needed", "won"), [(0, True), (1, False)])
def test_what_is_to_be_brought_home_is_counted_at_lift_off(needed: int, won: bool) -> None:
    bring = MissionCard(
        id=M1, name="M1", test=DiscoveriesOnLander(count=needed), at_lift_off=True, effect=fx.GainSuccesses()
    )
    home = about_to_leave(fx.Nothing(), missions=[bring], world={"missions": (M1,)})
    assert (M1 in home.state.missions_done) is won
    assert home.state.successes == int(won)


@pytest.mark.rule("ACT-34")
def test_a_move_to_a_biome_leads_to_any_sector_that_shows_it() -> None:
    woods = (Biome.VEGETATION,)
    world = planet(sector(5, biomes=woods), sector(6, cards=(TOP,)))
    cards = [PoiCard(id=TOP, name="P1", biomes=woods)]
    asked = turn_of(in_box=box(world, pois=cards)).resolve(MoveToBiome(biomes=woods))
    assert {command.sector for command in asked.legal(PickSector)} == {5, 6}
    assert asked.play(PickSector(sector=FIVE)).member(REC).sector == FIVE


@pytest.mark.rule("LND-04", "END-25")
def test_what_travels_in_the_lander_takes_the_room_of_finds() -> None:
    taken = turn_of().resolve(TakeRoom(count=2))
    assert taken.told(RoomTaken)
    assert hand_over(taken.given(ending=Ending.LIFTED_OFF).state).room == -2


@pytest.mark.rule("PLN-20", "ACT-33")
@pytest.mark.parametrize(("answer", "lies"), [(SayYes(), TWO), (SayNo(), ONE)])
def test_markers_go_along_with_whoever_leaves_if_a_mission_says_so(answer: Any, lies: Any) -> None:
    world = attrs.evolve(PLAIN, missions=(M1,))
    start = turn_of(in_box=box(world, missions=[MissionCard(id=M1, name="M1", escort=True)])).given(marks={ONE: 3})
    asked = start.play(Travel(path=GO_TWO))
    assert isinstance(asked.question, Optional)
    assert isinstance(asked.question.effect.effect, BringMarkers)
    assert asked.play(answer).state.marks == {lies: 3}


@pytest.mark.rule("PLN-05", "PLN-60", "ACT-22")
def test_a_path_that_a_text_changes_has_its_new_icons_only() -> None:
    other = attrs.evolve(path(1, 2), id=PathId("1-2b"), closed=True, replaces=GO_TWO)
    world = planet(paths=(path(1, 2, fx.LoseSupplies()), other))
    start = turn_of(in_box=box(world))
    assert start.legal(Travel) == (Travel(path=GO_TWO), Travel(path=PathId("1-4")))
    changed = start.resolve(fx.OpenPath(path=PathId("1-2b")))
    assert {command.path for command in changed.legal(Travel)} == {"1-4", "1-2b"}


@pytest.mark.rule("THR-11", "THR-12")
@pytest.mark.parametrize(
    ("toward", "first"), [(fx.Toward.LAST_TRAVELER, THREE), (fx.Toward.MOST_CREW, FOUR), (fx.Toward.EQUIPMENT, FOUR)]
)
def test_a_threat_makes_for_what_its_card_names(toward: fx.Toward, first: Any) -> None:
    threat = ThreatCard(id=X1, name="X1", time=TimeTrack(length=1, spaces={1: fx.MoveThreat(toward=toward)}))
    tent = EquipmentCard(id=CardId("E1"), kind=EquipmentKind.MISSION, name="Tent")
    in_box = box(attrs.evolve(PLAIN, threats={FIVE: X1}), threats=[threat], equipment=[tent])
    start = turn_of(REC, SCI, SEC, in_box=in_box)
    start = start.with_member(REC, sector=FOUR).with_member(SCI, sector=FOUR).with_member(SEC, sector=THREE)
    start = start.given(last_traveler=SEC).with_member(REC, equipment=(CardId("E1/1"),))
    assert where(start.resolve(fx.AdvanceTime())) == first


@pytest.mark.rule("THR-08", "THR-13")
def test_a_threat_goes_around_what_it_avoids_or_stays() -> None:
    ruins = planet(sector(3, biomes=(Biome.RUINS,)), paths=(path(5, 2),))
    threat = ThreatCard(id=X1, name="X1", time=TimeTrack(length=1, spaces={1: fx.MoveThreat()}), avoids=(Biome.RUINS,))
    start = turn_of(in_box=box(attrs.evolve(ruins, threats={FIVE: X1}), threats=[threat]))
    inside = start.with_member(REC, sector=THREE).with_member(SCI, sector=THREE)
    assert where(inside.resolve(fx.AdvanceTime())) == FIVE
    behind = start.with_member(REC, sector=TWO).with_member(SCI, sector=TWO)
    assert where(behind.resolve(fx.AdvanceTime())) == TWO


@pytest.mark.rule("CHK-55", "TIM-20", "TIM-23")
@pytest.mark.parametrize(("heads", "counted"), [(Head.ASSISTING, 1), (Head.STILL, 1)])
def test_people_count_for_the_green_track_and_the_odds_know_it(heads: Head, counted: int) -> None:
    """Two stand there; one of them assists, and the other one has traveled in this turn."""
    check = attrs.evolve(GREEN_TRACK, heads=heads)
    world = planet(sector(1, lander=True, poi=TOP))
    here = turn_of(in_box=box(world, pois=[poi("P1", SpecialAction(name="Try", check=check))])).given(traveled=(REC,))
    start = rolled(here, up("red-basic-1", Icon.BASIC), card=check, lenders=(SCI,), step=6)
    (planned,) = planned_check(start.state).plan.tracks
    assert planned.place == counted
    after = go_on(start)
    assert after.state.tracks == {Track.read("poi:1:P1:1:green"): counted}


@pytest.mark.rule("CHK-55", "ACT-22")
def test_who_has_traveled_has_traveled_in_this_turn_and_not_in_the_next() -> None:
    gone = turn_of(REC, SCI).play(turn_of(REC, SCI).legal(Travel)[0])
    while not isinstance(gone.question, ChooseAction):
        gone = gone.play(gone.legal()[0])
    assert gone.state.traveled == (REC,)
    ended = gone.play(EndTurn())
    while not isinstance(ended.question, ChooseAction):
        ended = ended.play(ended.legal()[0])
    assert ended.question == ChooseAction(member=SCI)
    assert ended.state.traveled == ()


@pytest.mark.rule("CHK-06", "ACT-09")
def test_an_action_may_demand_that_everybody_there_assists() -> None:
    choir = SpecialAction(name="Sing", check=GREEN_TRACK, all_assist=True)
    world = planet(sector(1, lander=True, poi=TOP))
    start = turn_of(REC, SCI, SEC, in_box=box(world, pois=[poi("P1", choir)]))
    sing = TakeSpecialAction(number=1)
    tired = start.with_member(SEC, available=(), spent=start.member(SEC).available)
    assert tired.refuses(sing) == AllMustAssist(member=SEC)
    gathering = start.play(sing).play(AddDie(die=start.member(SCI).available[0]))
    assert gathering.refuses(RollDice()) == AllMustAssist(member=SEC)
    assert RollDice() in gathering.play(AddDie(die=start.member(SEC).available[0])).legal()
    alone = start.with_member(SCI, sector=TWO).with_member(SEC, sector=TWO)
    assert RollDice() in alone.play(sing).legal()


@pytest.mark.rule("DNG-09", "GEN-17")
@pytest.mark.parametrize(("what", "again"), [(Lasting.DANGER_AGAIN, True), (Lasting.NO_DANGER, False)])
def test_a_danger_die_may_be_rerolled_or_removed_once_by_whom_it_was_given(what: Lasting, again: bool) -> None:
    given = Last(what=what, until=Until.EXPEDITION, uses=1, letter="A")
    start = turn_of().resolve(given)
    fell = DangerResult(letter="A", icon=DangerIcon.COMMON)
    asked = start.resolve(fell)
    assert isinstance(asked.question, ChooseOption)
    kept = asked.play(PickOption(number=1))
    assert kept.state.lasting == start.state.lasting
    assert isinstance(kept.question, ChooseDieToSpend)  # whoever takes it as it fell is not asked for ever
    assert not isinstance(start.resolve(fell, you=SCI).question, ChooseOption)
    used = asked.lucky(0).play(PickOption(number=2))
    assert used.state.lasting == ()
    assert bool([e for e in used.events if e.tag == "danger_rolled"]) is again


@pytest.mark.rule("DNG-09")
def test_what_the_whole_team_was_given_helps_anybody_once() -> None:
    start = turn_of().resolve(Last(what=Lasting.NO_DANGER, until=Until.EXPEDITION, uses=1, letter="A", team=True))
    asked = start.resolve(DangerResult(letter="A", icon=DangerIcon.COMMON), you=SCI)
    spared = asked.play(PickOption(number=2))
    assert spared.member(SCI).spent == start.member(SCI).spent
    assert spared.state.lasting == ()


@pytest.mark.rule("DSC-06", "DSC-26")
def test_a_unique_discovery_may_have_another_use_against_what_is_about_to_hit() -> None:
    stone = UniqueCard(
        id=CardId("UD36"),
        number=36,
        name="Stone",
        ability=Ability(when=Moment.ANY_TIME, effect=fx.GainSuccesses()),
        answer=Ability(when=Moment.AFTER_DANGER, effect=fx.InOrder(steps=(fx.CancelIt(), fx.DiscardThis()))),
    )
    start = turn_of(in_box=box(uniques=[stone])).given(uniques_found=(36,))
    assert says(start, UniqueFound(number=36))
    use = UseDiscovery(member=REC, card=CardId("UD36"))
    assert start.play(use).state.successes == 1
    hit = start.resolve(DangerResult(letter="A", icon=DangerIcon.COMMON))
    assert isinstance(hit.question, React)
    spared = hit.play(use)
    assert spared.member(REC).spent == start.member(REC).spent
    assert not says(spared, UniqueFound(number=36))
