"""What ends an expedition and what of it goes home: the rest of END, played from positions with finds and missions."""

from __future__ import annotations

from typing import Any

import attrs
import pytest

from tests.expedition.checks import go_on, rolled, up
from tests.expedition.table import (
    ENG,
    FIVE,
    FOUR,
    PLAIN,
    REC,
    SCI,
    SEC,
    TWO,
    Table,
    box,
    dice,
    turn_of,
)
from tests.expedition.test_ending import THREE_INJURIES, WOUND, badly_hurt
from tests.expedition.test_finds import CARDS, DECKS, FLORA, MINERAL
from tests.support.scenario import TAKEN, queued
from vanguard_desktop.core.ids import CardId, LogId, MemberId
from vanguard_desktop.dice.faces import Color, DangerIcon, Icon, Section
from vanguard_desktop.dice.requirements import asks
from vanguard_desktop.rulesets.expedition.data import effects as fx
from vanguard_desktop.rulesets.expedition.data.commands import AnswerLiftOff, Exert, LiftOff
from vanguard_desktop.rulesets.expedition.data.events import (
    DiscoveryDiscarded,
    ExpeditionEnded,
    ExpeditionEnding,
    LogRead,
    OutcomeApplied,
    PoolDiceSpent,
)
from vanguard_desktop.rulesets.expedition.data.events.check import DangerDieResolved
from vanguard_desktop.rulesets.expedition.data.questions import Successes
from vanguard_desktop.rulesets.expedition.data.state import Ending, Options, Threat
from vanguard_desktop.rulesets.expedition.data.steps.check import DangerResult, GoOnWithCheck
from vanguard_desktop.rulesets.expedition.data.steps.round import CloseExpedition
from vanguard_desktop.rulesets.expedition.round.hand_over import hand_over
from vanguard_desktop.setting.box import copies_of
from vanguard_desktop.setting.cards import (
    CheckCard,
    LogEntry,
    MissionCard,
    PoiCard,
    RankUpCard,
    Row,
    RowColor,
    UniqueCard,
)
from vanguard_desktop.setting.crossing import HandOver, Returned

MANDATORY = MissionCard(id=CardId("M1"), name="M1")
OPTIONAL = MissionCard(id=CardId("M2"), name="M2", optional=True)
GOAL = RankUpCard(id=CardId("K1"), name="K1", goal=Successes(count=9), successes=(3, 6))
COVER = PoiCard(id=CardId("P1"), name="P1", copies=2)
LAST = PoiCard(id=CardId("P2"), name="P2", final=True, no_save=True)
END = fx.EndExpedition()


def rich(*ids: MemberId, missions: tuple[MissionCard, ...] = (), **fields: Any) -> Table:
    """A team that has found things, on a world with logs, missions and cards on two sectors."""
    logs = [LogEntry(id=LogId(log), story="") for log in ("18", "19")]
    world = attrs.evolve(
        PLAIN,
        lift_off=LogId("18"),
        evacuation=LogId("19"),
        missions=tuple(mission.id for mission in missions),
        uniques=(9, 33),
    )
    uniques = [UniqueCard(id=CardId(f"UD{number}"), number=number, name="") for number in (9, 33)]
    families = {"missions": list(missions), "discoveries": CARDS, "uniques": uniques, "rank_ups": [GOAL]}
    in_box = box(world, logs=logs, pois=[COVER, LAST], **families)
    opening = {"discoveries": DECKS, "rank_ups": (GOAL.id,)}
    return turn_of(*(ids or (REC, SCI)), in_box=in_box, opening=opening, **fields)


def with_finds(table: Table, count: int = 4) -> Table:
    for number in range(count):
        table = table.resolve(fx.GainDiscovery(deck=MINERAL if number % 2 else FLORA))
    return table.resolve(fx.GainUnique(number=9))


@pytest.mark.rule("END-08", "END-09", "END-10", "END-11", "END-22")
@pytest.mark.example("EX END-B")
def test_an_evacuation_saves_everybody_and_the_unique_discoveries_only() -> None:
    start = with_finds(rich(REC, SCI)).with_member(SCI, sector=FIVE)
    assert len(start.state.found) == 4
    after = badly_hurt(start).resolve(WOUND, you=SCI).then(
        TAKEN, ExpeditionEnding(ending=Ending.EVACUATED), DiscoveryDiscarded(card="D-flora/7"),
        DiscoveryDiscarded(card="D-mineral/7"), DiscoveryDiscarded(card="D-flora/1"),
        DiscoveryDiscarded(card="D-mineral/3"), queued(fx.ReadLog(log="19"), CloseExpedition()), TAKEN,
        LogRead(log="19", member=REC), TAKEN, ExpeditionEnded(ending=Ending.EVACUATED),
    )  # fmt: skip
    assert after.state.ending is Ending.EVACUATED
    assert [member.id for member in after.state.members] == [REC, SCI]
    assert len(after.told(DiscoveryDiscarded)) == 4
    assert not after.state.found
    for kind in (MINERAL, FLORA):
        assert set(after.state.discoveries[kind][-2:]) == {c for c in start.state.found if kind.value in c}
    home = hand_over(after.state)
    assert (home.found, home.uniques_found, home.failed) == ((), (9,), True)


@pytest.mark.rule("GEN-39", "END-17", "CHK-91")
@pytest.mark.example("EX END-C")
def test_a_fourth_injury_in_the_middle_of_a_check_ends_it_there() -> None:
    start = rich(REC, SCI).hurt(REC, *THREE_INJURIES, dice=(Color.RED,))
    row = Row(color=RowColor.GREEN, effect=fx.GainSuccesses(), requirement=asks(Icon.BASIC))
    printed = CheckCard(rows=(row, Row(color=RowColor.RED, effect=fx.Nothing())))
    pool = [up("blue-basic-2", Icon.BASIC), up("green-basic-2", Icon.BASIC)]
    # The danger die is the last thing of step 6; its result is the fourth injury.
    check = rolled(start, *pool, card=printed, step=6, perils=[("A", DangerIcon.RARE)])
    after = go_on(check).then(
        TAKEN, DangerDieResolved(index=0),
        queued(DangerResult(letter="A", icon=DangerIcon.RARE), GoOnWithCheck(), you=REC), TAKEN,
        queued(WOUND, you=REC, source="danger:A"), TAKEN, ExpeditionEnding(ending=Ending.EVACUATED),
        queued(fx.ReadLog(log="19"), CloseExpedition()), TAKEN, LogRead(log="19", member=REC), TAKEN,
        ExpeditionEnded(ending=Ending.EVACUATED),
    )  # fmt: skip
    assert after.state.ending is Ending.EVACUATED
    assert not after.told(OutcomeApplied, PoolDiceSpent)
    assert after.state.successes == 0
    assert not after.state.checks
    assert {"blue-basic-2", "green-basic-2"} <= set(after.member(REC).spent)


@pytest.mark.rule("END-13", "ACT-53", "GEN-12")
def test_nobody_calls_an_evacuation_but_exerting_may_bring_it_about() -> None:
    start = badly_hurt(rich(REC, SCI)).with_member(SCI, spent=dice("red-wild-1", "red-wild-2"))
    assert not [command for command in start.legal() if "evac" in command.tag]
    assert Exert(member=SCI) in start.legal(Exert)
    assert start.play(Exert(member=SCI)).state.ending is Ending.EVACUATED


@pytest.mark.rule("END-15", "END-01")
def test_of_several_triggers_in_one_effect_the_first_counts() -> None:
    hurt = badly_hurt(badly_hurt(rich(REC, SCI)), REC)
    both = hurt.resolve(fx.ForCrew(who=fx.Who.EACH, effect=WOUND))
    assert [event.ending for event in both.told(ExpeditionEnding)] == [Ending.EVACUATED]
    assert [event.log for event in both.told(LogRead)] == ["19"]
    text_first = hurt.resolve(fx.InOrder(steps=(END, WOUND)), you=SCI)
    assert text_first.state.ending is Ending.ENDED_BY_TEXT
    wound_first = hurt.resolve(fx.InOrder(steps=(WOUND, END)), you=SCI)
    assert wound_first.state.ending is Ending.EVACUATED
    assert len(wound_first.told(ExpeditionEnded)) == 1


@pytest.mark.rule("END-18", "END-11", "END-23")
def test_an_evacuation_is_a_failure_even_with_all_missions_done() -> None:
    evacuated = hand_over(badly_hurt(rich(REC, SCI)).resolve(WOUND, you=SCI).state)
    assert (evacuated.missions, evacuated.mission_failed, evacuated.failed) == ((), False, True)
    assert not hand_over(rich(REC, SCI).resolve(END).state).failed


@pytest.mark.rule("END-21", "DSC-26", "THR-19")
def test_threats_that_stand_somewhere_and_unique_discoveries_up_to_32_go_home() -> None:
    x1, x2, x3 = (CardId(f"X{number}") for number in (1, 2, 3))
    over = rich(REC).given(
        ending=Ending.ENDED_BY_TEXT,
        uniques=(31, 32, 33),
        uniques_found=(30, 32, 34),
        threats=(
            Threat(card=x1, sector=TWO, others=(FIVE,)),
            Threat(card=x2, sector=FOUR),
            Threat(card=x3, sector=None, others=(TWO,)),
        ),
    )
    home = hand_over(over.state)
    assert (home.uniques, home.uniques_found) == ((31, 32), (30, 32))
    assert (home.threats, home.standees) == ({x1: TWO, x2: FOUR}, {x1: (FIVE,)})


@pytest.mark.rule("END-23")
def test_a_token_for_a_failed_mission_makes_it_a_failure_even_if_no_mission_is_left() -> None:
    home = hand_over(rich(REC).given(mission_failed=True).resolve(END).state)
    assert (home.missions, home.mission_failed, home.failed) == ((), True, True)


@pytest.mark.rule("END-12", "END-03")
def test_the_entry_that_the_launch_named_is_read_instead_of_that_of_the_board() -> None:
    usual, named = rich(REC), rich(REC).given(lift_off=LogId("19"))
    assert [[event.log for event in start.play(LiftOff()).told(LogRead)] for start in (usual, named)] == [
        ["18"],
        ["19"],
    ]


@pytest.mark.rule("PLN-43", "END-23")
def test_lifting_off_completes_no_mission_that_asks_for_nothing() -> None:
    vague = MissionCard(id=CardId("M1"), name="M1", at_lift_off=True)
    met = attrs.evolve(vague, id=CardId("M2"), test=Successes(count=0))
    after = rich(REC, missions=(vague, met)).play(LiftOff())
    assert after.state.missions == ("M1",)
    assert hand_over(after.state).failed


@pytest.mark.rule("END-22", "END-23")
def test_the_four_kinds_of_ending_are_handed_over_and_two_of_them_are_failures_whatever_was_done() -> None:
    deadly = badly_hurt(rich(REC), REC).given(options=Options(deadly_injuries=True))
    ended = (
        rich(REC).play(LiftOff()),
        badly_hurt(rich(REC, SCI)).resolve(WOUND, you=SCI),
        rich(REC).resolve(END),
        deadly.with_member(REC, spent=dice("red-wild-1")).resolve(WOUND),
    )
    home = [hand_over(after.state) for after in ended]
    assert [(each.ending, each.failed) for each in home] == [
        (Ending.LIFTED_OFF, False),
        (Ending.EVACUATED, True),
        (Ending.ENDED_BY_TEXT, False),
        (Ending.ALL_DEAD, True),
    ]


@pytest.mark.rule("END-16", "END-10")
def test_successes_keywords_and_the_turned_rank_up_card_survive_an_evacuation() -> None:
    start = badly_hurt(rich(REC, SCI)).given(successes=5, flags=("reeds_kept",), rank_up_done=True)
    home = hand_over(start.resolve(WOUND, you=SCI).state)
    assert (home.successes, home.flags, home.rank_up_done) == (5, ("reeds_kept",), True)


@pytest.mark.rule("END-05", "END-06", "END-03")
def test_who_is_left_behind_is_dead_and_brings_nothing() -> None:
    start = rich(SEC, REC, ENG).with_member(ENG, sector=FIVE).hurt(ENG, *THREE_INJURIES[:1])
    after = start.play(
        LiftOff(),
        AnswerLiftOff(section=Section.RECON, agree=True),
        AnswerLiftOff(section=Section.ENGINEERING, agree=True),
    )
    dead = next(one for one in hand_over(after.state).team if one.id == ENG)
    assert dead == Returned(id=ENG, section=Section.ENGINEERING, dead=True)


@pytest.mark.rule("END-20", "END-21", "END-23", "END-25", "END-07")
def test_everything_that_outlives_the_expedition_is_handed_over() -> None:
    start = with_finds(rich(REC, SCI, missions=(MANDATORY, OPTIONAL), ranks={SCI: 2}), count=6)
    cover, last = copies_of(COVER.id, 2)[0], copies_of(LAST.id, 1)[0]
    store = tuple(copy for copy in start.state.poi_store if copy not in (cover, last))
    start = start.given(
        pois={TWO: (cover,), FOUR: (last,)}, poi_store=store, successes=4, flags=("stamp_salt",), marks={TWO: 1}
    ).given(tally={"log:12": 2}, for_ship=(fx.GainSupplies(),), room_taken=1)
    start = start.hurt(SCI, *THREE_INJURIES[:2])
    home = hand_over(start.resolve(fx.GainUnique(number=33)).resolve(END).state)
    assert (
        home
        == HandOver(
            world=start.state.world,
            ending=Ending.ENDED_BY_TEXT,
            failed=True,  # the mandatory mission is still in play
            team=(
                Returned(id=REC, section=Section.RECON),
                Returned(id=SCI, section=Section.SCIENCE, rank=2, injuries=THREE_INJURIES[:2]),
            ),
            places={TWO: (cover,), FOUR: (last,)},
            finished=(FOUR,),
            missions=(MANDATORY.id,),
            found=start.state.found,  # six, though the lander holds five: docking sees to that
            uniques_found=(9,),  # 33 goes back to the store
            successes=4,
            rank_up=GOAL.id,
            flags=("stamp_salt",),
            marks={TWO: 1},
            logs=(LogId("12"), LogId("12")),
            for_ship=(fx.GainSupplies(),),
            room=-1,
        )
    )
    assert len(home.found) == 6
