"""The planet board: its cards, paths, icons, conditions, missions and logs (PLN)."""

from __future__ import annotations

from typing import Any

import attrs
import pytest

from tests.expedition.checks import crew
from tests.expedition.table import (
    DEFAULT_DICE,
    FIVE,
    FOUR,
    ONE,
    REC,
    SCI,
    SIX,
    THREE,
    TRAVEL,
    TWO,
    Table,
    box,
    path,
    planet,
    poi,
    sector,
    table,
    turn_of,
)
from tests.support.scenario import ANSWERED, TAKEN, opens, waits
from vanguard_desktop.core.ids import CardId, LogId, PathId
from vanguard_desktop.core.kinds import Effect
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.rulesets.expedition.data import effects as fx
from vanguard_desktop.rulesets.expedition.data.commands import (
    Exert,
    GoOn,
    PickDie,
    PickOption,
    PickSector,
    RollDice,
    SayNo,
    SayYes,
    TakeSpecialAction,
    Travel,
    UseSkill,
)
from vanguard_desktop.rulesets.expedition.data.decisions import ChooseAction, ChooseOption, CompleteMission
from vanguard_desktop.rulesets.expedition.data.decisions.planet import ChooseSector
from vanguard_desktop.rulesets.expedition.data.events import (
    ConditionPlaced,
    FlagRaised,
    LogRead,
    MissionAdded,
    MissionCompleted,
    MissionFailed,
    PathOpened,
    PoiStacked,
    SectorMarked,
    SuccessesGained,
    SuppliesChanged,
    Traveled,
)
from vanguard_desktop.rulesets.expedition.data.questions import AtImportant, FinishedSectors, Marks, Not, NotFirstTime
from vanguard_desktop.rulesets.expedition.data.reasons import WrongWay
from vanguard_desktop.rulesets.expedition.data.tracks import Track
from vanguard_desktop.rulesets.expedition.planet.board import moves_to
from vanguard_desktop.rulesets.expedition.round.ending import failed
from vanguard_desktop.rulesets.expedition.round.hand_over import hand_over
from vanguard_desktop.setting.box import Box, card_of
from vanguard_desktop.setting.cards import (
    Ability,
    CheckCard,
    ConditionCard,
    CrewCard,
    LogEntry,
    MissionCard,
    Moment,
    PoiCard,
    Row,
    RowColor,
    SpecialAction,
    TimeTrack,
)

LOOK = SpecialAction(name="Look", effect=fx.GainSuccesses())
M1 = CardId("M1")


def laid(*cards: str, at: int = 3, **families: Any) -> Box:
    """These cards lie on a sector, the last on top; P151 and P160 are in the store."""
    families.setdefault("pois", [poi(card, LOOK) for card in (*cards, "P151", "P160")])
    return box(planet(sector(at, cards=cards, lander=at == 1)), **families)


def with_logs(in_box: Box, **effects: Effect | None) -> Box:
    """Logs by number: `n227=...`."""
    logs = {LogId(n[1:]): LogEntry(id=LogId(n[1:]), story="", effect=effect) for n, effect in effects.items()}
    return attrs.evolve(in_box, logs=logs)


def asked_again(after: Table, before: Table) -> Table:
    """Back at the question that was put aside."""
    return after.given(pending=before.state.pending)


def offers(table: Table) -> list[str]:
    return [str(command.source) for command in table.legal(TakeSpecialAction)]


@pytest.mark.rule("PLN-16", "PLN-19", "PLN-20", "GEN-26")
@pytest.mark.example("EX PLN-A")
def test_a_replaced_point_of_interest_takes_its_tokens_along_but_not_those_of_the_sector() -> None:
    marker, token = map(Track.read, ("poi:3:P150:1:green", "poi:3"))
    start = turn_of(REC, in_box=laid("P148", "P150")).with_member(REC, sector=THREE)
    start = start.given(tracks={marker: 2, token: 1, Track.read("condition"): 1}, marks={THREE: 1})
    after = start.resolve(fx.ReplacePoi(card=CardId("P151"))).then(TAKEN, PoiStacked(sector=THREE, cards=("P151/1",)))
    assert [card_of(card) for card in after.state.pois[THREE]] == ["P151"]
    assert {card_of(card) for card in after.state.poi_store} >= {"P148", "P150"}
    assert after.state.tracks == {Track.read("condition"): 1}
    assert after.state.marks == {THREE: 1}
    assert after.member(REC).sector == THREE


@pytest.mark.rule("PLN-18", "PLN-21", "PLN-23", "PLN-19")
@pytest.mark.example("EX PLN-B")
def test_a_card_on_top_is_in_force_until_it_goes_and_then_the_one_below_with_empty_tracks() -> None:
    pois = [poi("P150", LOOK, LOOK), poi("P160", LOOK)]
    start = turn_of(REC, in_box=laid("P150", pois=pois)).with_member(REC, sector=THREE)
    start = start.given(tracks={Track.read("poi:3"): 2})
    covered = start.resolve(fx.CoverPoi(card=CardId("P160")))
    assert [card_of(card) for card in covered.state.pois[THREE]] == ["P150", "P160"]
    assert offers(asked_again(covered, start)) == ["poi"]
    assert covered.state.tracks == {}
    bare = covered.given(tracks={Track.read("poi:3"): 1}).resolve(fx.DiscardPoi()).then(
        TAKEN, PoiStacked(sector=THREE, cards=("P150/1",)),
    )  # fmt: skip
    assert [card_of(card) for card in bare.state.pois[THREE]] == ["P150"]
    assert offers(asked_again(bare, start)) == ["poi", "poi"]
    assert bare.state.tracks == {}


@pytest.mark.rule("PLN-03", "PLN-07", "ACT-32")
@pytest.mark.example("EX PLN-C")
def test_a_path_with_one_arrowhead_connects_one_way() -> None:
    start = turn_of(REC)
    in_two = start.with_member(REC, sector=TWO)
    assert Travel(path=PathId("2-6")) in in_two.legal()
    asked = in_two.resolve(fx.MoveConnected()).then(
        TAKEN, opens(ChooseSector(asked=waits(fx.MoveConnected(), you=REC))),
    )  # fmt: skip
    assert PickSector(sector=SIX) in asked.legal()
    in_six = start.with_member(REC, sector=SIX)
    assert not in_six.legal(Travel)
    assert in_six.refuses(Travel(path=PathId("2-6"))) == WrongWay(to=TWO)
    assert not in_six.resolve(fx.MoveConnected()).told(Traveled)


def conditions() -> Box:
    """A printed condition whose travel costs a supply, and G3 with an action and a track that discards it."""
    printed = ConditionCard(id=CardId("G0"), name="Calm", travel=fx.LoseSupplies())
    time = TimeTrack(length=2, spaces={2: fx.DiscardCondition()})
    g3 = ConditionCard(id=CardId("G3"), name="Storm", travel=fx.GainSupplies(), time=time, actions=(LOOK,))
    g4 = ConditionCard(id=CardId("G4"), name="Fog", time=TimeTrack(length=9, spaces={}))
    return box(planet(paths=(path(1, 2, TRAVEL),), condition=printed), conditions=[g3, g4])


@pytest.mark.rule("PLN-36", "PLN-37", "TIM-14", "PLN-35", "STP-09")
@pytest.mark.example("EX PLN-D")
def test_a_discarded_condition_takes_its_token_and_the_print_is_in_force_again() -> None:
    start = turn_of(REC, in_box=conditions())
    after = start.resolve(fx.PlaceCondition(card=CardId("G3"))).then(TAKEN, ConditionPlaced(card="G3"))
    stormy = asked_again(after, start)
    assert offers(stormy) == ["condition"]
    assert stormy.play(Travel(path=PathId("1-2"))).state.supplies == start.state.supplies + 1
    gone = stormy.resolve(fx.AdvanceTime(count=2))
    assert gone.told(ConditionPlaced) == (ConditionPlaced(card=None),)
    assert gone.state.tracks == {}
    calm = asked_again(gone, start)
    assert offers(calm) == []
    assert calm.play(Travel(path=PathId("1-2"))).state.supplies == start.state.supplies - 1


@pytest.mark.rule("PLN-36", "PLN-35")
def test_a_new_condition_discards_the_former_with_its_tokens() -> None:
    stormy = turn_of(REC, in_box=conditions()).resolve(fx.PlaceCondition(card=CardId("G3")))
    foggy = stormy.resolve(fx.AdvanceTime()).resolve(fx.PlaceCondition(card=CardId("G4")))
    assert foggy.state.condition == "G4"
    assert foggy.state.tracks == {}


def important_mission(**families: Any) -> Box:
    goal = MissionCard(id=M1, name="Be there", optional=True, test=AtImportant())
    world = planet(sector(2, cards=("P1",)), missions=(M1,))
    return box(world, pois=[poi("P1", important=True), poi("P2")], missions=[goal], **families)


@pytest.mark.rule("PLN-44", "PLN-45", "PLN-46", "PLN-30", "DEC-19")
@pytest.mark.example("EX PLN-E")
def test_a_mission_is_completed_in_the_window_or_not_at_all_once_its_requirement_is_gone() -> None:
    there = turn_of(REC, in_box=important_mission()).play(Travel(path=PathId("1-2")))
    assert there.question == CompleteMission(section=Section.RECON, card=M1)
    done = there.play(SayYes()).then(ANSWERED, MissionCompleted(card=M1), TAKEN, TAKEN, opens(ChooseAction(member=REC)))
    assert done.told(MissionCompleted)
    assert done.state.missions == ()
    left = there.play(SayNo(), Travel(path=PathId("1-2")))
    assert not isinstance(left.question, CompleteMission)
    assert left.state.missions == (M1,)


@pytest.mark.rule("PLN-45", "DEC-25")
def test_a_mission_that_is_not_ready_any_more_is_not_asked_about() -> None:
    back = Ability(when=Moment.ANY_TIME, effect=fx.MoveTo(sector=ONE))
    scout = CrewCard(id=REC, name="Scout", skill=back)
    start = turn_of(REC, in_box=important_mission(crew=crew(scout))).with_member(REC, charges=1)
    asked = start.play(Travel(path=PathId("1-2")))
    assert asked.question == CompleteMission(section=Section.RECON, card=M1)
    after = asked.play(UseSkill(member=REC))
    assert after.question == ChooseAction(member=REC)
    assert after.state.missions == (M1,)


@pytest.mark.rule("PLN-44", "DEC-25")
def test_a_mission_that_becomes_ready_while_an_action_is_chosen_may_be_completed_before_it() -> None:
    goal = MissionCard(id=M1, name="Marked", test=Marks(count=1))
    start = turn_of(REC, in_box=box(planet(missions=(M1,)), missions=[goal], pois=[]))
    ready = start.given(marks={ONE: 1}).play(Exert(member=REC), PickDie(die=DEFAULT_DICE[REC][0]))
    assert isinstance(ready.question, CompleteMission)
    declined = ready.play(SayNo())
    assert isinstance(declined.question, ChooseAction)


@pytest.mark.rule("PLN-31", "PLN-29", "PLN-30")
def test_a_sector_is_important_or_finished_as_long_as_the_icon_is_visible() -> None:
    world = planet(sector(2, cards=("P1",)), sector(3, poi="P3"))
    pois = [poi("P1", important=True, final=True), poi("P2"), poi("P3", final=True)]
    start = turn_of(REC, in_box=box(world, pois=pois))
    assert start.state.is_important(TWO)
    finished = fx.If(test=FinishedSectors(count=2), then=fx.GainSuccesses())
    assert start.resolve(finished).told(SuccessesGained)
    covered = start.resolve(fx.CoverPoi(card=CardId("P2"), sector=TWO))
    assert not covered.state.is_important(TWO)
    assert not covered.state.is_finished(TWO)
    assert not covered.resolve(finished).told(SuccessesGained)


@pytest.mark.rule("PLN-24", "ACT-30")
@pytest.mark.example("EX PLN-F")
def test_a_log_that_a_card_covers_is_not_read_again() -> None:
    in_box = box(planet(sector(2, log="227")), pois=[poi("P9")])
    start = turn_of(REC, SCI, in_box=with_logs(in_box, n227=fx.ReplacePoi(card=CardId("P9"))))
    first = start.play(Travel(path=PathId("1-2")))
    assert [e.log for e in first.told(LogRead)] == ["227"]
    assert [card_of(card) for card in first.state.pois[TWO]] == ["P9"]
    second = first.resolve(fx.MoveTo(sector=TWO), you=SCI).then(TAKEN, Traveled(member=SCI, to=TWO))
    assert second.member(SCI).sector == TWO
    assert not second.told(LogRead)


@pytest.mark.rule("PLN-06")
def test_of_several_paths_to_the_same_sector_the_traveler_chooses_one() -> None:
    cheap = attrs.evolve(path(1, 2), id=PathId("1-2b"))
    start = turn_of(REC, in_box=box(planet(paths=(path(1, 2, fx.LoseSupplies()), cheap))))
    assert {PathId("1-2"), PathId("1-2b")} <= {command.path for command in start.legal(Travel)}
    assert start.play(Travel(path=PathId("1-2"))).told(SuppliesChanged)
    assert not start.play(Travel(path=PathId("1-2b"))).told(SuppliesChanged)


@pytest.mark.rule("PLN-08")
def test_distances_are_counted_along_the_arrows() -> None:
    state = turn_of(REC).state
    assert moves_to(state, ONE, {FIVE}) == 2
    assert moves_to(state, ONE, {SIX}) == 2
    assert moves_to(state, SIX, {ONE}) is None


@pytest.mark.rule("PLN-60")
def test_a_closed_path_connects_nothing_until_a_text_opens_it() -> None:
    start = turn_of(REC, in_box=box(planet(paths=(path(1, 5, closed=True),))))
    assert moves_to(start.state, ONE, {FIVE}) == 2
    opened = start.resolve(fx.OpenPath(path=PathId("1-5")))
    assert moves_to(opened.state, ONE, {FIVE}) == 1
    assert not opened.resolve(fx.OpenPath(path=PathId("1-5"))).told(PathOpened)


@pytest.mark.rule("PLN-10")
def test_the_lander_moves_by_an_effect_and_its_sector_with_it() -> None:
    moved = turn_of(REC).resolve(fx.LandIn(sector=FOUR))
    assert moved.state.lander == FOUR
    assert moved.member(REC).sector == ONE
    assert moved.resolve(fx.MoveTo()).member(REC).sector == FOUR


@pytest.mark.rule("PLN-17", "PLN-22")
def test_a_print_is_covered_by_a_card_and_visible_again_when_all_cards_are_gone() -> None:
    world = planet(sector(3, poi="P0"))
    start = turn_of(REC, in_box=box(world, pois=[poi("P0", LOOK), poi("P1")])).with_member(REC, sector=THREE)
    start = start.given(tracks={Track.read("poi:3"): 1})
    covered = start.resolve(fx.ReplacePoi(card=CardId("P1")))
    assert offers(asked_again(covered, start)) == []
    assert covered.state.tracks == {}
    bare = covered.given(tracks={Track.read("poi:3"): 2}).resolve(fx.DiscardPoi())
    assert THREE not in bare.state.pois
    assert offers(asked_again(bare, start)) == ["poi"]
    assert bare.state.tracks == {}
    assert not bare.resolve(fx.DiscardPoi()).told(PoiStacked)


@pytest.mark.rule("PLN-26")
def test_a_requested_card_that_is_nowhere_is_not_placed() -> None:
    start = turn_of(REC, in_box=laid("P148")).with_member(REC, sector=FIVE)
    after = start.resolve(fx.CoverPoi(card=CardId("P148")))
    assert FIVE not in after.state.pois
    assert [card_of(card) for card in after.state.pois[THREE]] == ["P148"]


@pytest.mark.rule("GEN-31")
def test_of_several_copies_in_the_store_one_is_taken_at_random() -> None:
    start = turn_of(REC, in_box=box(pois=[poi("P1", copies=3)]))
    taken = [start.lucky(n).resolve(fx.CoverPoi(card=CardId("P1"))).state.pois[ONE][0] for n in range(3)]
    assert taken == ["P1/1", "P1/2", "P1/3"]


@pytest.mark.rule("PLN-15", "PLN-28")
def test_a_card_has_a_number_biomes_status_icons_and_actions() -> None:
    printed = poi("P1", LOOK, no_save=True)
    assert isinstance(printed, PoiCard)
    start = turn_of(REC, in_box=laid("P1", at=1, pois=[printed]))
    found = start.state.poi(ONE)
    assert found is not None
    assert found.no_save
    assert offers(start) == ["poi"]


@pytest.mark.rule("PLN-20")
def test_markers_in_a_sector_come_and_go_by_effects_only() -> None:
    marked = turn_of(REC).resolve(fx.MarkSector(count=2, sector=FIVE))
    assert marked.state.marks == {FIVE: 2}
    assert marked.resolve(fx.MarkSector(count=-5, sector=FIVE)).state.marks == {}


def missions(*cards: MissionCard, in_play: tuple[str, ...] = ("M1",), **families: Any) -> Box:
    return box(planet(missions=in_play), missions=cards, **families)


@pytest.mark.rule("PLN-40", "PLN-42", "PLN-43")
def test_completing_a_mission_discards_it_as_its_text_says() -> None:
    start = turn_of(REC, in_box=missions(MissionCard(id=M1, name="Goal", effect=fx.GainSuccesses(count=2))))
    done = start.resolve(fx.CompleteMission(card=M1))
    assert done.state.missions == ()
    assert done.state.missions_done == (M1,)
    assert done.state.successes == 2
    assert not done.resolve(fx.CompleteMission(card=M1)).told(MissionCompleted)


@pytest.mark.rule("PLN-47", "PLN-48")
def test_a_mission_offers_its_actions_only_when_it_is_in_play() -> None:
    in_box = missions(MissionCard(id=M1, name="Goal"), MissionCard(id=CardId("M2"), name="New", actions=(LOOK,)))
    start = turn_of(REC, in_box=in_box)
    assert offers(start) == []
    added = start.resolve(fx.AddMission(card=CardId("M2")))
    assert added.told(MissionAdded)
    assert offers(asked_again(added, start)) == ["mission:M2"]
    assert added.state.missions == (M1, "M2")


@pytest.mark.rule("PLN-41", "PLN-49", "PLN-50")
def test_a_mandatory_mission_in_play_or_a_token_makes_the_mission_failed() -> None:
    optional = turn_of(REC, in_box=missions(MissionCard(id=M1, name="Extra", optional=True)))
    assert not failed(optional.state)
    mandatory = turn_of(REC, in_box=missions(MissionCard(id=M1, name="Goal")))
    assert failed(mandatory.state)
    assert not failed(mandatory.resolve(fx.CompleteMission(card=M1)).state)
    token = optional.resolve(fx.FailMission())
    assert token.told(MissionFailed)
    assert failed(token.state)


@pytest.mark.rule("PLN-55", "GEN-18", "GEN-21")
def test_a_log_named_by_a_card_is_read_in_its_place_and_the_text_goes_on() -> None:
    text = fx.InOrder(steps=(fx.LoseSupplies(), fx.ReadLog(log=LogId("1")), fx.LoseSupplies()))
    after = turn_of(REC, in_box=with_logs(box(), n1=fx.GainSuccesses())).resolve(text)
    kinds = [type(e) for e in after.events if isinstance(e, SuppliesChanged | LogRead | SuccessesGained)]
    assert kinds == [SuppliesChanged, LogRead, SuccessesGained, SuppliesChanged]


@pytest.mark.rule("PLN-61")
def test_going_to_a_log_inside_a_log_ends_that_log_but_not_the_card_that_named_it() -> None:
    first = fx.InOrder(steps=(fx.LoseSupplies(), fx.ReadLog(log=LogId("2")), fx.GainSuccesses(count=9)))
    start = turn_of(REC, in_box=with_logs(box(), n1=first, n2=fx.GainSuccesses()))
    text = fx.InOrder(steps=(fx.ReadLog(log=LogId("1")), fx.GainSuccesses(count=2)))
    after = start.resolve(text)
    assert [e.log for e in after.told(LogRead)] == ["1", "2"]
    assert [e.count for e in after.told(SuccessesGained)] == [1, 2]


@pytest.mark.rule("PLN-61")
def test_an_alternative_of_a_log_that_leads_to_another_ends_it_too() -> None:
    either = fx.Choose(options=(fx.ReadLog(log=LogId("2")), fx.LoseSupplies()))
    first = fx.InOrder(steps=(either, fx.GainSuccesses(count=9)))
    asked = turn_of(REC, in_box=with_logs(box(), n1=first, n2=None)).resolve(fx.ReadLog(log=LogId("1")))
    assert asked.play(PickOption(number=1)).state.successes == 0
    assert asked.play(PickOption(number=2)).state.successes == 9


@pytest.mark.rule("PLN-61", "CHK-83")
def test_a_check_of_a_log_ends_in_order_when_its_outcome_leads_to_another_log() -> None:
    check = CheckCard(rows=(Row(color=RowColor.RED, effect=fx.ReadLog(log=LogId("2"))),))
    first = fx.InOrder(steps=(fx.DiceCheck(check=check), fx.GainSuccesses(count=9)))
    start = turn_of(REC, in_box=with_logs(box(), n1=first, n2=fx.GainSuccesses()))
    after = start.resolve(fx.ReadLog(log=LogId("1"))).play(RollDice(), GoOn(), GoOn())
    assert after.state.checks == ()
    assert after.state.successes == 1


@pytest.mark.rule("PLN-56")
def test_a_log_is_read_again_unless_it_says_otherwise() -> None:
    once = fx.If(test=Not(test=NotFirstTime(log="1")), then=fx.GainSuccesses())
    start = turn_of(REC, in_box=with_logs(box(), n1=once, n2=fx.GainSupplies()))
    twice = fx.InOrder(steps=(fx.ReadLog(log=LogId("1")), fx.ReadLog(log=LogId("1"))))
    after = start.resolve(twice)
    assert len(after.told(LogRead)) == 2
    assert after.state.successes == 1
    again = start.resolve(fx.InOrder(steps=(fx.ReadLog(log=LogId("2")), fx.ReadLog(log=LogId("2")))))
    assert again.state.supplies == start.state.supplies + 2


@pytest.mark.rule("PLN-57", "GEN-09")
def test_a_choice_of_nobody_in_particular_is_settled_by_the_turn_crew_or_recon() -> None:
    either = fx.Choose(options=(fx.GainSuccesses(), fx.GainSupplies()))
    in_turn = turn_of(SCI, REC).resolve(either, you=None)
    assert isinstance(in_turn.question, ChooseOption)
    assert in_turn.question.section is Section.SCIENCE
    outside = table(SCI, REC).resolve(either, you=None)
    assert isinstance(outside.question, ChooseOption)
    assert outside.question.section is Section.RECON


@pytest.mark.rule("PLN-58")
def test_a_keyword_is_remembered_once_and_goes_home_with_the_team() -> None:
    noted = turn_of(REC).resolve(fx.SetFlag(flag="seen"))  # type: ignore[arg-type]
    assert noted.told(FlagRaised)
    assert noted.state.flags == ("seen",)
    assert not noted.resolve(fx.SetFlag(flag="seen")).told(FlagRaised)  # type: ignore[arg-type]
    assert hand_over(noted.resolve(fx.EndExpedition()).state).flags == ("seen",)


@pytest.mark.rule("PLN-20")
def test_there_are_never_fewer_markers_than_none() -> None:
    bare = turn_of(REC).resolve(fx.MarkSector(count=-1, sector=FIVE))
    assert not bare.told(SectorMarked)
    assert bare.state.marks == {}
