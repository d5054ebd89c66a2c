"""Chance: random crew, shuffles, draws, and that replaying never rolls again (RND)."""

from __future__ import annotations

from collections import Counter

import attrs
import pytest

from tests.expedition.checks import offering
from tests.expedition.table import ENG, REC, SCI, SEC, card, dice, turn_of
from vanguard_desktop.core.cards import Ability, CheckCard, Moment
from vanguard_desktop.core.dice import Section
from vanguard_desktop.core.engine import replay
from vanguard_desktop.core.ids import CardId
from vanguard_desktop.core.rng import Rng
from vanguard_desktop.rulesets.expedition import effects as fx
from vanguard_desktop.rulesets.expedition.commands import AddDie, EndTurn, GoOn, PickOption, PlayCard, Prepare, RollDice
from vanguard_desktop.rulesets.expedition.decisions import React
from vanguard_desktop.rulesets.expedition.events import (
    ChargesChanged,
    DeckShuffled,
    DiceRolled,
    LeadsDrawn,
    MemberDrawn,
)
from vanguard_desktop.rulesets.expedition.rules import EXPEDITION
from vanguard_desktop.rulesets.expedition.tables import LEADS

SOMEBODY = fx.ForCrew(who=fx.Who.RANDOM, effect=fx.GainCharges())


@pytest.mark.rule("RND-02", "RND-03", "RND-01")
@pytest.mark.example("EX RND-A")
def test_the_lowest_roll_is_the_random_crew_and_ties_roll_again_among_themselves() -> None:
    start = turn_of(SEC, REC, SCI).lucky(4, 2, 2, 7, 5)
    after = start.resolve(SOMEBODY, you=SEC)
    drawn = after.told(MemberDrawn)[0]
    assert drawn.rolls == ((4, 2, 2), (7, 5))
    assert drawn.member == SCI
    assert [event.member for event in after.told(ChargesChanged)] == [SCI]


@pytest.mark.rule("RND-03")
def test_ties_are_rolled_again_until_one_is_lowest() -> None:
    after = turn_of(REC, SCI).lucky(3, 3, 9, 9, 0, 1).resolve(SOMEBODY)
    assert after.told(MemberDrawn)[0].rolls == ((3, 3), (9, 9), (0, 1))
    assert after.member(REC).charges == 1


@pytest.mark.rule("RND-05", "GEN-40")
def test_only_crew_still_in_the_expedition_are_chosen() -> None:
    start = turn_of(REC, SCI, ENG)
    gone = start.member(ENG)
    left = start.given(members=(start.member(REC), start.member(SCI)), lost=(attrs.evolve(gone, sector=None),))
    assert len(left.lucky(1, 0).resolve(SOMEBODY).told(MemberDrawn)[0].rolls[0]) == 2


@pytest.mark.rule("RND-06")
def test_with_one_candidate_no_roll_is_made() -> None:
    after = turn_of(REC).resolve(SOMEBODY)
    assert not after.told(MemberDrawn)
    assert after.member(REC).charges == 1


@pytest.mark.rule("RND-08", "LED-02")
@pytest.mark.example("EX RND-B")
def test_leads_are_drawn_without_replacement() -> None:
    start = turn_of()
    assert len(start.state.lead_bag) == 20
    drawn = start.resolve(fx.GainLeads(count=2)).told(LeadsDrawn)[0].leads
    assert len(set(drawn)) == 2
    every = start.resolve(fx.GainLeads(count=20)).told(LeadsDrawn)[0].leads
    assert sorted(every) == sorted(LEADS)


@pytest.mark.rule("RND-08", "CRD-07")
def test_a_shuffle_fixes_the_order_of_the_whole_deck() -> None:
    start = turn_of()
    cards = start.member(REC).deck
    empty = start.with_member(REC, hand=(), deck=(), discards=cards)
    shuffled = empty.resolve(fx.DrawCards())
    order = shuffled.told(DeckShuffled)[0].deck
    assert sorted(order) == sorted(cards)
    assert shuffled.member(REC).hand == order[:1]
    assert shuffled.member(REC).deck == order[1:]
    assert shuffled.resolve(fx.DrawCards()).member(REC).hand == order[:2]


@pytest.mark.rule("RND-07")
@pytest.mark.example("EX RND-C")
def test_replaying_twice_gives_the_same_rolls_shuffles_and_draws() -> None:
    start = turn_of()
    now, events = start, []
    orders = (
        Prepare(),
        PickOption(number=2),
        *(AddDie(die=die) for die in start.member(REC).available),
        RollDice(),
        GoOn(),
        GoOn(),
        GoOn(),
        EndTurn(),
    )
    for order in orders:
        now = now.play(order)
        events += now.events
    assert any(isinstance(event, DiceRolled) for event in events)
    first = replay(EXPEDITION, start.state, events)
    second = replay(EXPEDITION, start.state, events)
    assert first == second == now.state


@pytest.mark.rule("RND-07")
def test_replaying_never_rolls_again() -> None:
    start = turn_of().with_member(REC, available=dice("red", "green", "blue"))
    rolled = start.play(Prepare(), PickOption(number=2), *(AddDie(die=die) for die in start.member(REC).available))
    after = rolled.play(RollDice())
    elsewhere = attrs.evolve(rolled.state, rng=Rng(seed=rolled.state.rng.seed + 1))
    replayed = replay(EXPEDITION, elsewhere, after.events)
    assert replayed.check == after.state.check


@pytest.mark.rule("RND-04")
def test_every_number_has_the_same_chance() -> None:
    rng, drawn = Rng(seed=7), []
    for _ in range(6000):
        value, rng = rng.below(6)
        drawn.append(value)
    counts = Counter(drawn)
    assert set(counts) == set(range(6))
    assert all(abs(count - 1000) < 150 for count in counts.values())


@pytest.mark.rule("RND-09")
def test_a_reroll_of_dice_does_not_apply_to_the_ten_sided_die() -> None:
    again = card("R", Section.RECON, Ability(when=Moment.AFTER_DANGER, effect=fx.RerollDanger()))
    start = turn_of(in_box=offering(CheckCard(), section_cards=[again])).lucky(5, 6)
    start = start.with_member(REC, hand=(CardId("R/1"),), deck=(), discards=())
    after = start.resolve(SOMEBODY)
    assert not isinstance(after.question, React)
    assert after.member(REC).charges == 1
    assert PlayCard(member=REC, card=CardId("R/1")) not in after.legal()
