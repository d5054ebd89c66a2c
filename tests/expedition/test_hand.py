"""Section cards: decks, hands, the hand limit, playing and discarding (CRD)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.expedition.checks import go_on, offering, rolled, up
from tests.expedition.table import REC, SCI, SEC, TWO, Table, card, turn_of
from tests.support.scenario import ANSWERED, TAKEN, opens, queued
from vanguard_desktop.core.ids import CardId, DieId, MemberId
from vanguard_desktop.core.kinds import Effect
from vanguard_desktop.dice.faces import Icon, Section
from vanguard_desktop.dice.requirements import asks
from vanguard_desktop.rulesets.expedition.data import effects as fx
from vanguard_desktop.rulesets.expedition.data.commands import (
    PickCard,
    PickDie,
    PickOption,
    PlayCard,
    SayNo,
    SayYes,
    UseCombination,
)
from vanguard_desktop.rulesets.expedition.data.decisions import ChooseAction, DiscardToLimit
from vanguard_desktop.rulesets.expedition.data.events import (
    CardDiscarded,
    CardPlayed,
    CardsDrawn,
    CardSettled,
    DeckShuffled,
    DieSpent,
    SuppliesChanged,
)
from vanguard_desktop.rulesets.expedition.data.reasons import CannotPay, NotInHand, OverHandLimit
from vanguard_desktop.rulesets.expedition.data.steps.crew import DiscardPlayed, HandLimit
from vanguard_desktop.rulesets.expedition.data.steps.round import AskAgain, OfferAction, OfferMissions
from vanguard_desktop.setting.cards import Ability, CheckCard, Combination, Moment

CHECK = CheckCard()


def named(*names: str) -> tuple[CardId, ...]:
    return tuple(CardId(name) for name in names)


def any_time(id: str, effect: Effect, section: Section = Section.RECON, combination: Combination | None = None) -> Any:
    return card(id, section, Ability(when=Moment.ANY_TIME, effect=effect), combination)


def with_cards(start: Table, hand: str = "", deck: str = "", discards: str = "", of: MemberId = REC) -> Table:
    return start.with_member(
        of, hand=named(*hand.split()), deck=named(*deck.split()), discards=named(*discards.split())
    )


PLAIN_CARDS = ["recon-x/1", "recon-x/2", "recon-x/3", "recon-x/4"]


@pytest.mark.rule("CRD-07")
@pytest.mark.example("EX CRD-A")
def test_if_a_card_must_be_drawn_from_an_empty_deck_the_discards_are_shuffled() -> None:
    first, *rest = PLAIN_CARDS
    start = with_cards(turn_of(), deck=first, discards=" ".join(rest))
    after = start.resolve(fx.DrawCards(count=2)).then(
        TAKEN, CardsDrawn(member=REC, cards=("recon-x/1",)),
        DeckShuffled(member=REC, deck=("recon-x/3", "recon-x/4", "recon-x/2"), drawn=2),
        CardsDrawn(member=REC, cards=("recon-x/3",)), queued(HandLimit(), you=REC), TAKEN,
    )  # fmt: skip
    assert after.told(CardsDrawn)[0].cards == (first,)
    assert sorted(after.told(DeckShuffled)[0].deck) == rest
    assert len(after.told(CardsDrawn)[1].cards) == 1
    assert len(after.member(REC).deck) == 2
    assert after.member(REC).discards == ()
    assert len(after.member(REC).hand) == 2


@pytest.mark.rule("CRD-07")
@pytest.mark.example("EX CRD-B")
def test_an_empty_deck_alone_triggers_nothing() -> None:
    start = with_cards(turn_of(), deck="recon-x/1", discards="recon-x/2 recon-x/3")
    after = start.resolve(fx.DrawCards()).then(
        TAKEN, CardsDrawn(member=REC, cards=("recon-x/1",)), queued(HandLimit(), you=REC), TAKEN,
    )  # fmt: skip
    assert after.member(REC).deck == ()
    assert not after.told(DeckShuffled)
    assert after.member(REC).discards == named("recon-x/2", "recon-x/3")


@pytest.mark.rule("CRD-08")
def test_with_neither_deck_nor_discards_nothing_is_drawn() -> None:
    after = with_cards(turn_of()).resolve(fx.DrawCards(count=2))
    assert not after.told(CardsDrawn, DeckShuffled)


@pytest.mark.rule("CRD-09", "CRD-10", "CRD-11")
@pytest.mark.example("EX CRD-C")
def test_all_cards_of_an_instruction_are_drawn_before_the_hand_is_reduced() -> None:
    helpful = any_time("A", fx.GainSupplies())
    start = turn_of(in_box=offering(CHECK, section_cards=[helpful])).given(supplies=2)
    start = with_cards(start, hand="A/1 recon-x/1", deck="recon-x/2 recon-x/3")
    asked = start.resolve(fx.DrawCards(count=2))
    assert len(asked.member(REC).hand) == 4
    assert asked.question == DiscardToLimit(member=REC, count=2)
    assert asked.refuses(PlayCard(member=REC, card=CardId("A/1"))) == OverHandLimit(member=REC)
    after = asked.play(PickCard(card=CardId("recon-x/3")), PickCard(card=CardId("A/1"))).then(
        ANSWERED, CardDiscarded(member=REC, card="A/1"),
    )  # fmt: skip
    assert after.member(REC).hand == named("recon-x/1", "recon-x/2")
    assert after.member(REC).discards == named("recon-x/3", "A/1")


@pytest.mark.rule("CRD-09")
def test_others_may_play_cards_while_one_is_above_the_limit() -> None:
    helpful = any_time("A", fx.GainSupplies(), Section.SCIENCE)
    start = turn_of(in_box=offering(CHECK, section_cards=[helpful])).given(supplies=2)
    start = with_cards(with_cards(start, hand="A/1", of=SCI), hand="recon-x/1 recon-x/2", deck="recon-x/3")
    asked = start.resolve(fx.DrawCards())
    after = asked.play(PlayCard(member=SCI, card=CardId("A/1")))
    assert after.state.supplies == 3
    assert after.question == DiscardToLimit(member=REC, count=1)


@pytest.mark.rule("CRD-09", "CRW-02")
@pytest.mark.parametrize(("rank", "limit"), [(1, 2), (2, 3), (3, 4)])
def test_the_hand_limit_follows_the_rank(rank: int, limit: int) -> None:
    start = turn_of(ranks={REC: rank})
    assert start.member(REC).hand_limit == limit
    cards = [f"recon-x/{number}" for number in range(1, limit + 2)]
    full = with_cards(start, hand=" ".join(cards[:limit]), deck=cards[limit])
    assert full.resolve(fx.DrawCards()).question == DiscardToLimit(member=REC, count=1)


@pytest.mark.rule("CRD-15", "CRD-14", "CRD-08")
@pytest.mark.example("EX CRD-D")
def test_a_card_being_played_cannot_be_drawn_by_its_own_effect() -> None:
    draw = any_time("D", fx.DrawCards())
    start = with_cards(turn_of(in_box=offering(CHECK, section_cards=[draw])), hand="D/1")
    after = start.play(PlayCard(member=REC, card=CardId("D/1"))).then(
        ANSWERED, queued(AskAgain(decision=ChooseAction(member=REC))), CardPlayed(member=REC, card="D/1"),
        queued(DiscardPlayed(card="D/1"), you=REC, source="card:D/1"),
        queued(fx.DrawCards(), you=REC, source="card:D/1"), TAKEN, TAKEN, CardSettled(member=REC, card="D/1"), TAKEN,
        queued(OfferMissions(), OfferAction(), you=REC), TAKEN, TAKEN, opens(ChooseAction(member=REC)),
    )  # fmt: skip
    assert not after.told(CardsDrawn)
    assert after.member(REC).hand == ()
    assert after.member(REC).discards == named("D/1")


@pytest.mark.rule("CRD-15")
def test_a_reshuffle_caused_by_a_card_does_not_include_it() -> None:
    draw = any_time("D", fx.DrawCards())
    start = with_cards(
        turn_of(in_box=offering(CHECK, section_cards=[draw])), hand="D/1", discards="recon-x/1 recon-x/2"
    )
    after = start.play(PlayCard(member=REC, card=CardId("D/1")))
    assert set(after.told(DeckShuffled)[0].deck) == {"recon-x/1", "recon-x/2"}
    assert after.member(REC).discards == named("D/1")


@pytest.mark.rule("CRD-14", "GEN-21")
def test_a_played_card_goes_to_the_discard_pile_after_its_effect_is_complete() -> None:
    asking = any_time("D", fx.May(effect=fx.GainSupplies()))
    start = with_cards(turn_of(in_box=offering(CHECK, section_cards=[asking])), hand="D/1")
    asked = start.play(PlayCard(member=REC, card=CardId("D/1")))
    assert asked.told(CardPlayed)
    assert asked.state.playing == named("D/1")
    assert asked.member(REC).discards == ()
    after = asked.play(SayYes())
    assert [e.tag for e in after.events if isinstance(e, SuppliesChanged | CardSettled)] == [
        "supplies_changed",
        "card_settled",
    ]
    assert after.member(REC).discards == named("D/1")
    assert isinstance(asked.play(SayNo()).question, ChooseAction)
    two = with_cards(turn_of(in_box=offering(CHECK, section_cards=[asking])), hand="D/1 D/2")
    both = two.play(PlayCard(member=REC, card=CardId("D/1")), PlayCard(member=REC, card=CardId("D/2")))
    assert both.state.playing == named("D/1", "D/2")


@pytest.mark.rule("CRD-14")
def test_the_card_of_a_combination_lies_apart_until_its_effect_is_complete() -> None:
    paid = Combination(requirement=asks(Icon.BASIC), effect=fx.DrawCards())
    lower = any_time("D", fx.Nothing(), combination=paid)
    start = with_cards(turn_of(in_box=offering(CHECK, section_cards=[lower])), hand="D/1", discards="recon-x/1")
    asked = go_on(rolled(start, up("red-basic-2", Icon.BASIC), step=5))
    after = asked.play(UseCombination(source="D/1", number=1, dice=(DieId("red-basic-2"),)))
    assert after.member(REC).hand == named("recon-x/1")
    assert after.member(REC).discards == named("D/1")


@pytest.mark.rule("CRD-17", "GEN-13")
def test_a_cost_in_cards_is_paid_from_the_hand_of_the_crew_that_pays() -> None:
    cost = fx.Choose(options=(fx.DiscardCards(count=2), fx.LoseSupplies(), fx.GainSupplies()))
    start = with_cards(with_cards(turn_of(), hand="recon-x/1"), hand="science-x/1 science-x/2", of=SCI)
    asked = start.resolve(cost)
    assert [option.number for option in asked.legal() if option.tag == "pick_option"] == [2, 3]
    for_science = start.resolve(fx.DiscardCards(), you=SCI)
    assert for_science.question == DiscardToLimit(member=SCI, count=1, cost=True)
    after = for_science.play(PickCard(card=CardId("science-x/2")))
    assert after.member(SCI).hand == named("science-x/1")
    assert after.member(REC).hand == named("recon-x/1")


@pytest.mark.rule("GEN-10", "CRD-17")
def test_an_alternative_that_costs_more_cards_than_are_held_is_refused() -> None:
    cost = fx.Choose(options=(fx.DiscardCards(count=2), fx.LoseSupplies(), fx.GainSupplies()))
    asked = with_cards(turn_of(), hand="recon-x/1").resolve(cost)
    assert asked.refuses(PickOption(number=1)) == CannotPay()


@pytest.mark.rule("GEN-15", "CRD-17")
def test_a_forced_discard_takes_what_there_is() -> None:
    after = with_cards(turn_of(), hand="recon-x/1").resolve(fx.DiscardCards(count=2))
    assert [event.card for event in after.told(CardDiscarded)] == ["recon-x/1"]


@pytest.mark.rule("CRD-01", "CRD-06")
def test_every_crew_has_its_own_deck_hand_and_discard_pile() -> None:
    start = turn_of(SEC, REC, SCI)
    for member in start.state.members:
        own = (*member.deck, *member.hand, *member.discards)
        assert {name.partition("-")[0] for name in own} == {member.section.value}
    with_hand = with_cards(start, hand="recon-x/1")
    assert with_hand.refuses(PlayCard(member=SEC, card=CardId("recon-x/1"))) == NotInHand(member=SEC)
    drawn = with_cards(with_hand, of=SCI, deck="science-x/1").resolve(fx.DrawCards(), you=SCI)
    assert drawn.member(REC).hand == named("recon-x/1")
    assert drawn.member(SCI).hand == named("science-x/1")


@pytest.mark.rule("CRD-19")
def test_a_card_reaches_crew_in_other_sectors_unless_its_text_says_otherwise() -> None:
    far = any_time("F", fx.ForCrew(who=fx.Who.EACH, effect=fx.GainCharges()))
    near = any_time("N", fx.ForCrew(who=fx.Who.EACH_HERE, effect=fx.GainCharges()))
    start = turn_of(in_box=offering(CHECK, section_cards=[far, near]))
    start = with_cards(start.with_member(SCI, sector=TWO), hand="F/1 N/1")
    after = start.play(PlayCard(member=REC, card=CardId("F/1")), PlayCard(member=REC, card=CardId("N/1")))
    assert (after.member(REC).charges, after.member(SCI).charges) == (2, 1)


@pytest.mark.rule("CRD-12", "GEN-22", "CHK-04")
def test_an_any_time_card_may_answer_a_revealed_cost() -> None:
    refresh = any_time("R", fx.RefreshDice(count=1))
    start = with_cards(turn_of(in_box=offering(CHECK, section_cards=[refresh])), hand="R/1")
    poor = start.with_member(REC, available=(), spent=start.member(REC).available)
    asked = poor.resolve(fx.SpendDice())
    helped = asked.play(PlayCard(member=REC, card=CardId("R/1")))
    helped = helped.play(PickDie(die=DieId("red-basic-2")))
    assert [event.die for event in helped.told(DieSpent)] == ["red-basic-2"]
    assert helped.member(REC).gone == ()


@pytest.mark.rule("CRD-05", "STP-23")
def test_everybody_starts_with_as_many_cards_as_the_hand_limit() -> None:
    start = turn_of(REC, SCI, ranks={SCI: 2})
    assert (len(start.member(REC).hand), len(start.member(SCI).hand)) == (2, 3)
