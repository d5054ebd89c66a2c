"""Printed cards against time, threats, injuries and red outcomes, played as they stand in the pack (CRD, CRW, EQP)."""

from __future__ import annotations

from typing import Any

import attrs
import pytest

from tests.expedition.checks import go_on, rolled, track, up
from tests.expedition.shipped import play_card, section_card, use_item, use_skill, with_cards
from tests.expedition.table import ENG, FIVE, ONE, PLAIN, REC, SCI, SEC, TWO, Table
from vanguard_desktop.core.ids import CardId
from vanguard_desktop.dice.faces import Icon
from vanguard_desktop.dice.requirements import asks
from vanguard_desktop.rulesets.expedition.data import effects as fx
from vanguard_desktop.rulesets.expedition.data.commands import GoOn, PickMember, PickOption
from vanguard_desktop.rulesets.expedition.data.decisions import ChooseMember, Modify, React
from vanguard_desktop.rulesets.expedition.data.events import ChargesChanged, DieRefreshed, SuccessesGained, TrackWaited
from vanguard_desktop.rulesets.expedition.data.steps import Struck
from vanguard_desktop.rulesets.expedition.data.tracks import Track
from vanguard_desktop.setting.cards import (
    ActionTrack,
    CheckCard,
    ConditionCard,
    InjuryKind,
    Moment,
    Row,
    RowColor,
    SpecialEffect,
    ThreatCard,
    TimeTrack,
)

X1 = CardId("X1")
HIT = fx.Attack(effect=fx.GainCharges())
CONDITION, THREAT = Track.read("condition"), Track.read("threat:X1")


def lurking(*cards: str, ids: tuple[Any, ...], **fields: Any) -> Table:
    """A threat stands with the team and attacks whoever is there on its second space; a condition has a track too."""
    beast = ThreatCard(id=X1, name="Beast", time=TimeTrack(length=4, spaces={2: HIT}))
    calm = ConditionCard(id=CardId("G1"), name="Calm", time=TimeTrack(length=6, spaces={}))
    world = attrs.evolve(PLAIN, threats={ONE: X1}, condition=calm)
    return with_cards(*cards, ids=ids, world=world, threats=[beast], **fields)


def struck(table: Table) -> list[Any]:
    return [event.member for event in table.told(ChargesChanged) if event.by > 0]


@pytest.mark.rule("GEN-22")
def test_stay_low_cancels_an_attack_when_it_comes_and_is_kept_if_none_does() -> None:
    start = lurking("REC10", ids=(REC, SCI))
    assert start.refuses(play_card("REC10", REC)).tag == "not_the_moment"
    asked = start.resolve(HIT, source="threat:X1", you=None)
    assert isinstance(asked.question, React)
    assert isinstance(asked.question.cost.effect, Struck)
    low = asked.play(play_card("REC10", REC))
    assert [*struck(asked), *struck(low)] == [SCI]
    assert struck(asked.play(GoOn())) == [REC, SCI]


@pytest.mark.rule("EQP-22")
def test_door_shield_wards_one_attack_a_round_off_anybody_in_the_sector() -> None:
    start = lurking(ids=(SEC, SCI), carried=("E35",), by=SEC)
    first = start.resolve(HIT, source="threat:X1", you=None).play(use_item("E35", SEC))
    assert struck(first) == [SCI]
    again = first.resolve(HIT, source="threat:X1", you=None)
    assert struck(again) == [SEC, SCI]


@pytest.mark.rule("THR-15", "GEN-09")
def test_circle_up_lets_threats_reach_only_one_of_those_in_the_sector() -> None:
    start = lurking("SEC11", ids=(SEC, REC, SCI)).play(play_card("SEC11", SEC))
    asked = start.resolve(HIT, source="threat:X1", you=None)
    assert isinstance(asked.question, ChooseMember)
    assert set(asked.people) == {SEC, REC, SCI}
    assert struck(asked.play(PickMember(member=SCI))) == [SCI]
    elsewhere = start.with_member(REC, sector=TWO).given(threats=(attrs.evolve(start.state.threats[0], sector=TWO),))
    assert struck(elsewhere.resolve(HIT, source="threat:X1", you=None)) == [REC]


def test_the_other_half_of_circle_up_spares_one_of_them_until_the_next_turn_of_its_player() -> None:
    start = lurking("SEC11", ids=(REC, SEC, SCI))
    half = start.state.box.section_cards[CardId("SEC11")].combination.effect
    spared = start.resolve(half, you=SEC, source="card:SEC11/1").play(PickMember(member=REC))
    assert struck(spared.resolve(HIT, source="threat:X1", you=None)) == [SEC, SCI]
    assert spared.state.sheltered == {REC: SEC}


@pytest.mark.rule("TIM-08", "GEN-22")
@pytest.mark.parametrize("by", [ENG, SCI])
def test_borrowed_minute_and_know_the_hour_hold_one_track_when_all_of_them_move(by: Any) -> None:
    if by == ENG:
        start, hold = lurking("ENG15", ids=(REC, ENG)), play_card("ENG15", ENG)
    else:
        start, hold = lurking(ids=(REC, SCI), skill="ngaire_solberg", by=SCI), use_skill(SCI)
    assert start.refuses(hold).tag == "not_the_moment"
    assert start.resolve(fx.AdvanceTime(which=fx.Which.CONDITION)).state.tracks == {CONDITION: 1}
    asked = start.resolve(fx.AdvanceTime())
    assert isinstance(asked.question, React)
    held = asked.play(hold)
    waits = next(n for n, option in enumerate(held.options, 1) if option.track == CONDITION)
    after = held.play(PickOption(number=waits))
    while not after.state.tracks:
        after = after.play(after.legal()[0])
    assert after.state.tracks == {THREAT: 1}
    assert not after.state.tracks_held
    assert after.told(TrackWaited)


def speaking(*icons: Icon) -> CheckCard:
    """An action whose green track these icons move on."""
    return CheckCard(
        special=tuple(
            SpecialEffect(requirement=asks(icon), effect=fx.Progress(color=RowColor.GREEN)) for icon in icons
        ),
        tracks=(ActionTrack(color=RowColor.GREEN, length=6, effect=fx.GainSuccesses()),),
    )


def at_work(*icons: Icon, **fields: Any) -> Table:
    return with_cards(check=speaking(*icons), **fields)


@pytest.mark.rule("TIM-22")
def test_shared_tongue_moves_a_track_that_asks_for_xenology_wherever_it_lies() -> None:
    talk = at_work(Icon.XENOLOGY, ids=(REC, SCI))
    card = with_cards("SCI18").state.box.section_cards[CardId("SCI18")].main.effect
    far = talk.with_member(SCI, sector=FIVE).resolve(card, you=SCI)
    assert far.state.tracks == {track(RowColor.GREEN): 2}
    assert not at_work(Icon.SCIENCE).resolve(card).state.tracks


@pytest.mark.rule("TIM-22", "EQP-19")
@pytest.mark.parametrize(("icon", "steps"), [(Icon.TECHNOLOGY, 2), (Icon.CONSTRUCTION, 2), (Icon.XENOLOGY, 0)])
def test_seam_gun_works_on_tracks_for_construction_and_technology_alone(icon: Icon, steps: int) -> None:
    start = at_work(icon, ids=(ENG, REC), carried=("E24",), by=ENG)
    after = start.play(use_item("E24", ENG))
    assert after.state.tracks.get(track(RowColor.GREEN), 0) == steps
    assert not after.member(ENG).equipment


@pytest.mark.rule("EQP-22")
def test_calm_box_moves_a_track_for_xenology_one_more_in_every_check_of_its_sector() -> None:
    start = at_work(Icon.XENOLOGY, carried=("E32",), by=SCI)
    die = up("green-xenology-1", Icon.XENOLOGY)
    moved = go_on(rolled(start, die, card=speaking(Icon.XENOLOGY), step=7))
    assert isinstance(moved.question, React)
    more = moved.play(use_item("E32", SCI))
    assert more.state.tracks == {track(RowColor.GREEN): 2}
    away = start.with_member(SCI, sector=TWO)
    alone = go_on(rolled(away, die, card=speaking(Icon.XENOLOGY), step=7))
    assert alone.state.tracks == {track(RowColor.GREEN): 1}


@pytest.mark.rule("CHK-83")
def test_question_everything_turns_a_red_outcome_to_nothing_once_it_is_marked() -> None:
    check = CheckCard(
        rows=(
            Row(color=RowColor.GREEN, requirement=asks(Icon.SCIENCE), effect=fx.GainSuccesses()),
            Row(color=RowColor.RED, effect=fx.LoseSupplies(count=2)),
        )
    )
    start = with_cards("SCI20", ids=(SCI, REC), check=check)
    failed = rolled(start, up("blue-science-1", Icon.BASIC, of=SCI), card=check, step=8, active=SCI)
    early = attrs.evolve(failed.state, pending=(Modify(member=SCI),))
    assert Table(state=early).refuses(play_card("SCI20", SCI)).tag == "not_the_moment"
    asked = go_on(failed)
    assert isinstance(asked.question, React)
    spared = asked.play(play_card("SCI20", SCI))
    assert spared.state.supplies == start.state.supplies
    let = asked.play(GoOn())
    assert let.state.supplies == start.state.supplies - 2
    won = go_on(rolled(start, up("blue-science-1", Icon.SCIENCE, of=SCI), card=check, step=8, active=SCI))
    assert won.told(SuccessesGained)


@pytest.mark.parametrize(
    ("card", "when"),
    [("REC10", Moment.ON_ATTACK), ("ENG15", Moment.ON_TIME), ("SCI20", Moment.OUTCOME_MARKED)],
)
def test_each_of_these_cards_waits_for_its_moment(card: str, when: Moment) -> None:
    assert section_card(card).main.when is when


@pytest.mark.rule("TUT-12")
def test_the_brace_of_the_training_cancels_a_scrape_and_nothing_else() -> None:
    start = with_cards("SEC-T1", ids=(REC, SEC))
    scraped = start.resolve(fx.GainInjury(kind=InjuryKind.SCRATCHED))
    assert not scraped.play(play_card("SEC-T1", SEC)).member(REC).injury_count
    worse = start.resolve(fx.GainInjury(kind=InjuryKind.WOUNDED))
    assert worse.member(REC).injury_count == 1


@pytest.mark.rule("CRD-18")
def test_other_plan_rerolls_as_many_red_dice_as_one_likes() -> None:
    start = with_cards("SEC-T2", ids=(SEC, REC))
    pool = [up("red-defense-1", Icon.BASIC, of=SEC), up("green-basic-1", Icon.BASIC, of=SEC)]
    asked = go_on(rolled(start, *pool, active=SEC)).play(play_card("SEC-T2", SEC))
    assert asked.question.left == 1
    assert isinstance(asked.play(GoOn()).question, Modify)


def test_lend_a_shoulder_refreshes_a_die_of_anybody_in_the_sector() -> None:
    start = with_cards("SEC-T3", ids=(SEC, REC))
    spent = start.with_member(REC, available=(), spent=start.member(REC).available[:1])
    half = start.state.box.section_cards[CardId("SEC-T3")].combination.effect
    after = spent.resolve(half, you=SEC).play(PickMember(member=REC))
    assert [event.member for event in after.told(DieRefreshed)] == [REC]
