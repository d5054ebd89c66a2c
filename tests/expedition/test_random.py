"""Chance: random crew, shuffles, draws, and that replaying never rolls again (RND)."""

from __future__ import annotations

from collections import Counter

import attrs
import pytest

from tests.expedition.checks import offering
from tests.expedition.table import ENG, ONE, REC, SCI, SEC, card, dice, poi, turn_of
from tests.support.scenario import TAKEN, opens, queued
from vanguard_desktop.core.engine import replay
from vanguard_desktop.core.ids import CardId
from vanguard_desktop.core.rng import Rng
from vanguard_desktop.dice.faces import Color, DangerIcon, InjuryIcon, Section
from vanguard_desktop.rulesets.expedition.data import effects as fx
from vanguard_desktop.rulesets.expedition.data.commands import (
    AddDie,
    EndTurn,
    GoOn,
    PickOption,
    PlayCard,
    Prepare,
    RollDice,
    RollForMe,
    TakeSpecialAction,
    TellDanger,
    TellDie,
    TellInjury,
)
from vanguard_desktop.rulesets.expedition.data.decisions import React, TellRoll
from vanguard_desktop.rulesets.expedition.data.decisions.planet import OrderLeads
from vanguard_desktop.rulesets.expedition.data.effects import AtRandom
from vanguard_desktop.rulesets.expedition.data.events import (
    ChanceFell,
    ChargesChanged,
    DeckShuffled,
    DiceRolled,
    LeadsDrawn,
    MemberDrawn,
    RankUpsDrawn,
)
from vanguard_desktop.rulesets.expedition.data.questions import Successes
from vanguard_desktop.rulesets.expedition.data.reasons import NotOffered
from vanguard_desktop.rulesets.expedition.data.steps.things import PlaceLeads
from vanguard_desktop.rulesets.expedition.data.tables import LEADS
from vanguard_desktop.rulesets.expedition.landing.landing import ask_rank_up
from vanguard_desktop.rulesets.expedition.rules import EXPEDITION
from vanguard_desktop.setting.cards import (
    Ability,
    CheckCard,
    DiscoveryType,
    InjuryKind,
    Moment,
    RankUpCard,
    Row,
    RowColor,
)

RANK_UPS = [RankUpCard(id=CardId(f"K{n}"), name="", goal=Successes(count=9), successes=(1, 2)) for n in range(3)]
SOMEBODY = fx.ForCrew(who=fx.Who.RANDOM, effect=fx.GainCharges())


@pytest.mark.rule("RND-02", "RND-03", "RND-01")
@pytest.mark.example("EX RND-A")
def test_the_lowest_roll_is_the_random_crew_and_ties_roll_again_among_themselves() -> None:
    start = turn_of(SEC, REC, SCI).lucky(4, 2, 2, 7, 5)
    after = start.resolve(SOMEBODY, you=SEC).then(
        TAKEN, MemberDrawn(rolls=((4, 2, 2), (7, 5)), member=SCI, drawn=5), queued(fx.GainCharges(), you=SCI), TAKEN,
        ChargesChanged(member=SCI, by=1),
    )  # fmt: skip
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
    two, types = ("L06", "L12"), tuple(DiscoveryType)
    start.resolve(fx.GainLeads(count=2)).then(
        TAKEN, LeadsDrawn(leads=two, drawn=2), queued(PlaceLeads(leads=two, types=types), you=REC), TAKEN,
        opens(OrderLeads(section=Section.RECON, leads=two, types=types)),
    )  # fmt: skip
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
    again = start
    for order in orders:
        again = again.play(order)
    again.then(*now.events)
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


@pytest.mark.rule("RND-10", "GEN-31")
@pytest.mark.parametrize("number", [1, 2, 3])
def test_of_several_copies_in_the_store_each_may_come(number: int) -> None:
    copies = poi("P2", copies=3)
    start = turn_of(in_box=offering(CheckCard(), pois=[copies])).lucky(number - 1)
    after = start.resolve(fx.ReplacePoi(card=CardId("P2")))
    assert after.state.pois[ONE] == (f"P2/{number}",)


@pytest.mark.rule("RND-10", "STP-17")
def test_the_two_rank_up_cards_on_offer_are_any_two() -> None:
    offers = set()
    for seed in range(40):
        state = turn_of(in_box=offering(CheckCard(), rank_ups=RANK_UPS)).state
        state = attrs.evolve(state, rng=Rng(seed=seed), rank_up_store=tuple(card.id for card in RANK_UPS))
        offers |= {frozenset(event.cards) for event in ask_rank_up(state) if isinstance(event, RankUpsDrawn)}
    assert len(offers) == 3


@pytest.mark.rule("RND-07", "CHK-14")
def test_the_results_of_real_dice_are_told_die_by_die() -> None:
    check = CheckCard(danger=("A",), rows=(Row(color=RowColor.RED, effect=fx.Nothing()),))
    start = turn_of(in_box=offering(check)).hurt(REC, InjuryKind.WOUNDED, dice=(Color.RED,)).given(real_dice=True)
    die = start.member(REC).available[0]
    asked = start.play(TakeSpecialAction(number=1), AddDie(die=die), RollDice())
    assert isinstance(asked.question, TellRoll)
    assert asked.refuses(TellInjury(icon=InjuryIcon.HEAVY)) == NotOffered()
    section = asked.play(TellDie(die=die, face=3))
    assert section.refuses(TellDie(die=die, face=3)) == NotOffered()
    after = section.play(TellInjury(icon=InjuryIcon.HEAVY), TellDanger(icon=DangerIcon.SPECIAL))
    fell = after.told(DiceRolled)[0]
    assert (fell.faces, fell.injuries, fell.dangers) == ((3,), (InjuryIcon.HEAVY,), (DangerIcon.SPECIAL,))
    assert fell.drawn == 0
    rest = section.play(RollForMe()).told(DiceRolled)[0]
    assert rest.faces == (3,)
    assert rest.drawn == 2


@pytest.mark.rule("CYC-17", "RND-08")
@pytest.mark.parametrize(("drawn", "charges", "successes"), [(0, 1, 0), (1, 0, 2)])
def test_of_texts_at_random_one_is_carried_out_as_chance_falls(drawn: int, charges: int, successes: int) -> None:
    one_of = AtRandom(options=(fx.GainCharges(), fx.GainSuccesses(count=2)))
    after = turn_of().lucky(drawn).resolve(one_of)
    (fell,) = after.told(ChanceFell)
    assert fell.drawn == 1
    assert (after.member(REC).charges, after.state.successes) == (charges, successes)
    assert not turn_of().resolve(AtRandom(options=())).told(ChanceFell)
