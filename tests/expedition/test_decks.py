"""Texts that look at decks, move cards, tokens and leads of choice, and put discoveries back (CRD, EVT, TIM, LED)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.expedition.table import (
    FIVE,
    FOUR,
    NOTHING_CARD,
    ONE,
    REC,
    SCI,
    THREE,
    TWO,
    Table,
    box,
    card,
    event,
    option,
    turn_of,
)
from tests.expedition.test_finds import FLORA, MINERAL, SPECIMEN, leads, only_in_bag, planet
from vanguard_desktop.core.ids import CardId, LeadId, PathId
from vanguard_desktop.dice.faces import Icon, Section
from vanguard_desktop.dice.requirements import asks
from vanguard_desktop.rulesets.expedition.data import effects as fx
from vanguard_desktop.rulesets.expedition.data.commands import EndTurn, GoOn, PickOption, PutLead, Travel, UseDiscovery
from vanguard_desktop.rulesets.expedition.data.decisions import ChooseOption, EventRevealed
from vanguard_desktop.rulesets.expedition.data.events import (
    CardDiscarded,
    CardsDrawn,
    CardsSeen,
    DiscoveryGained,
    EventDrawn,
    LeadsCleared,
    TrackMoved,
    TrackWaited,
    UniqueDiscarded,
)
from vanguard_desktop.rulesets.expedition.data.picked import ArrangeEvents, JoinTo, ShiftLead
from vanguard_desktop.rulesets.expedition.data.steps import RevealEvent
from vanguard_desktop.rulesets.expedition.data.tracks import Track
from vanguard_desktop.setting.cards import (
    Ability,
    Combination,
    ConditionCard,
    DiscoveryType,
    Moment,
    TimeTrack,
    UniqueCard,
)


def different(*names: str) -> tuple[CardId, ...]:
    """Section cards of these names, one of each."""
    return tuple(CardId(f"{name}/1") for name in names)


EVENTS = [event(f"E{number}", fx.GainCharges()) for number in range(4)]


def evening(**fields: Any) -> Table:
    """Four events on the deck, in order."""
    order = tuple(CardId(f"E{number}") for number in range(4))
    return turn_of(in_box=box(events=EVENTS, **fields)).given(event_deck=order)


def test_of_the_top_cards_one_is_kept_and_the_rest_goes_to_the_bottom() -> None:
    deck = different("A", "B", "C", "D")
    start = turn_of().with_member(REC, hand=(), deck=deck)
    asked = start.resolve(fx.KeepOfTop(count=3))
    assert asked.told(CardsSeen)[0].cards == deck[:3]
    after = asked.play(PickOption(number=2))
    assert after.member(REC).hand == (deck[1],)
    assert after.member(REC).deck == (*deck[3:], deck[0], deck[2])


@pytest.mark.rule("DEC-27", "CRD-19")
def test_of_copies_of_a_card_nobody_has_to_name_one() -> None:
    twins = (CardId("A/1"), CardId("A/2"))
    start = turn_of().with_member(REC, hand=(*twins, CardId("B/1")))
    asked = start.resolve(fx.SacrificeCard())
    assert [option.card for option in asked.options] == ["A/1", "B/1"]
    alike = start.with_member(REC, hand=twins).resolve(fx.SacrificeCard())
    assert not isinstance(alike.question, ChooseOption)
    assert alike.member(REC).cards_gone == ("A/1",)


@pytest.mark.rule("CRD-07")
def test_looking_at_the_top_cards_does_not_shuffle_the_discards() -> None:
    start = turn_of()
    member = start.member(REC)
    start = start.with_member(REC, deck=member.deck[:1], discards=member.deck[1:], hand=())
    kept = start.resolve(fx.KeepOfTop(count=3))
    assert kept.member(REC).hand == member.deck[:1]
    assert kept.member(REC).discards == member.deck[1:]


@pytest.mark.rule("GEN-35")
def test_events_that_were_looked_at_go_back_in_any_order() -> None:
    asked = evening().resolve(fx.LookAtEvents(count=3, arrange=fx.Arrange.ANY_ORDER))
    assert len(asked.options) == 6
    wanted = ArrangeEvents(top=(CardId("E2"), CardId("E0"), CardId("E1")))
    after = asked.play(option(asked, wanted))
    assert after.state.event_deck == ("E2", "E0", "E1", "E3")


def test_the_top_event_may_be_put_at_the_bottom() -> None:
    asked = evening().resolve(fx.LookAtEvents(arrange=fx.Arrange.OR_BOTTOM))
    assert asked.play(PickOption(number=1)).state.event_deck == ("E0", "E1", "E2", "E3")
    assert asked.play(PickOption(number=2)).state.event_deck == ("E1", "E2", "E3", "E0")


def test_who_only_looks_at_events_changes_nothing() -> None:
    after = evening().resolve(fx.LookAtEvents(count=2))
    assert after.told(CardsSeen)[0].cards == ("E0", "E1")
    assert after.state.event_deck == ("E0", "E1", "E2", "E3")


@pytest.mark.rule("EVT-01", "EVT-08")
def test_of_two_events_one_is_resolved_and_the_other_discarded() -> None:
    start = evening().resolve(fx.SeeMoreEvents())
    asked = start.resolve(RevealEvent())
    assert isinstance(asked.question, ChooseOption)
    shown = asked.play(PickOption(number=2))
    assert isinstance(shown.question, EventRevealed)
    after = shown.play(GoOn())
    assert after.state.event_discards == ("E0", "E1")
    assert after.state.event_deck == ("E2", "E3")
    assert after.resolve(RevealEvent()).told(EventDrawn)[0].card == "E2"  # only the next one


@pytest.mark.rule("GEN-28")
def test_a_card_of_the_discard_pile_comes_back_to_the_hand() -> None:
    start = turn_of()
    held = start.member(REC).hand
    start = start.with_member(REC, hand=held[:1], discards=(*start.member(REC).discards, *held[1:]))
    after = start.resolve(fx.TakeBackCard())
    assert after.member(REC).hand == held
    assert not after.member(REC).discards


def test_the_whole_hand_is_discarded() -> None:
    start = turn_of()
    after = start.resolve(fx.DiscardHand())
    assert not after.member(REC).hand
    assert after.member(REC).discards == start.member(REC).hand


@pytest.mark.rule("GEN-10", "GEN-13")
def test_without_a_card_for_that_icon_the_alternative_cannot_be_chosen() -> None:
    calm = card("CALM", Section.RECON, NOTHING_CARD, Combination(requirement=asks(Icon.XENOLOGY), effect=fx.Nothing()))
    plain = [card(f"{section.value}-x", section, NOTHING_CARD) for section in Section]
    start = turn_of(in_box=box(section_cards=[*plain, calm]))
    choice = fx.Choose(options=(fx.GainCharges(), fx.DiscardCardWith(icon=Icon.XENOLOGY)))
    assert start.resolve(choice).member(REC).charges == 1
    start = start.with_member(REC, hand=(CardId("CALM/1"), start.member(REC).hand[0]))
    paid = start.resolve(choice).play(PickOption(number=2))
    assert paid.told(CardDiscarded)[0].card == "CALM/1"


@pytest.mark.rule("CRD-16")
def test_a_sacrificed_section_card_is_out_of_the_expedition() -> None:
    start = turn_of().with_member(REC, hand=different("A", "B"))
    sacrificed = start.member(REC).hand[0]
    after = start.resolve(fx.SacrificeCard()).play(PickOption(number=1))
    member = after.member(REC)
    assert sacrificed not in (*member.hand, *member.deck, *member.discards)
    assert member.cards_gone == (sacrificed,)
    emptied = after.with_member(REC, hand=(), deck=(), discards=()).resolve(fx.DrawCards(count=9))
    assert not emptied.told(CardsDrawn)


def clock(**fields: Any) -> Table:
    """The condition has a time track of four spaces, the token on the second."""
    track = TimeTrack(length=4, spaces={3: fx.GainCharges()})
    condition = ConditionCard(id=CardId("G1"), name="G1", time=track)
    start = turn_of(in_box=box(conditions=[condition])).resolve(fx.PlaceCondition(card=CardId("G1")))
    return start.given(tracks={Track.read("condition"): 2})


@pytest.mark.rule("TIM-06", "TIM-07")
def test_a_time_token_of_choice_goes_back_and_triggers_nothing() -> None:
    after = clock().resolve(fx.TurnBackTime())
    assert after.state.tracks == {Track.read("condition"): 1}
    assert after.member(REC).charges == 0


def test_a_held_track_stays_once_and_goes_on_after_that() -> None:
    held = clock().resolve(fx.HoldTime())
    waited = held.resolve(fx.AdvanceTime())
    assert waited.told(TrackWaited)
    assert not waited.told(TrackMoved)
    assert waited.resolve(fx.AdvanceTime()).state.tracks == {Track.read("condition"): 3}


@pytest.mark.rule("LED-08")
def test_a_lead_that_moves_may_complete_a_discovery() -> None:
    start = leads(leads(planet(), MINERAL, "L04"), FLORA, "L17")
    asked = start.resolve(fx.MoveLead())
    to = asked.play(option(asked, ShiftLead(lead=LeadId("L04"))))
    after = to.play(option(to, ShiftLead(lead=LeadId("L04"), to=FLORA)))
    assert after.told(DiscoveryGained)[0].type is FLORA
    assert not after.state.leads


def test_a_placed_lead_goes_back_into_the_bag() -> None:
    after = leads(planet(), MINERAL, "L04").resolve(fx.ReturnLead())
    assert not after.state.leads
    assert "L04" in after.state.lead_bag


def test_a_lead_may_only_go_where_one_lies_already() -> None:
    start = only_in_bag(leads(planet(), SPECIMEN, "L04"), "L05")
    after = start.resolve(fx.LeadWhereOneLies())
    assert after.state.leads == {SPECIMEN: ("L04", "L05")}
    assert not only_in_bag(planet(), "L05").resolve(fx.LeadWhereOneLies()).state.leads


@pytest.mark.rule("LED-14")
def test_two_leads_become_a_discovery_whatever_they_are_worth() -> None:
    after = leads(planet(), MINERAL, "L01", "L02").resolve(fx.LeadsToDiscovery())
    assert after.told(LeadsCleared)
    assert after.told(DiscoveryGained)[0].type is MINERAL
    assert not leads(planet(), MINERAL, "L01").resolve(fx.LeadsToDiscovery()).told(DiscoveryGained)


@pytest.mark.rule("DSC-10", "GEN-16")
def test_a_discovery_is_put_back_as_a_cost() -> None:
    gained = planet().resolve(fx.GainDiscovery(deck=FLORA))
    found = gained.state.found[0]
    paid = gained.resolve(fx.InOrder(steps=(fx.ReturnDiscovery(), fx.GainCharges())))
    assert paid.state.discoveries[FLORA][-1] == found
    assert paid.member(REC).charges == 1


def test_the_last_discovery_is_swapped_for_one_of_the_next() -> None:
    gained = planet().resolve(fx.GainDiscovery(deck=FLORA))
    last = gained.state.found[0]
    deck = gained.state.discoveries[FLORA]
    asked = gained.resolve(fx.SwapDiscovery(count=2))
    assert asked.told(CardsSeen)[0].cards == deck[:2]
    after = asked.play(PickOption(number=3))
    assert after.state.found == (deck[1],)
    assert after.state.discoveries[FLORA][1] == last
    assert asked.play(PickOption(number=1)).state.found == (last,)


@pytest.mark.rule("PLN-20")
def test_a_marker_moves_to_a_connected_sector() -> None:
    start = turn_of().given(marks={ONE: 1})
    asked = start.resolve(fx.MoveMarker())
    assert asked.play(PickOption(number=1)).state.marks == {TWO: 1}


@pytest.mark.rule("DSC-07", "DSC-08", "DSC-26")
def test_a_unique_discovery_above_32_serves_a_named_crew_member_and_is_discarded() -> None:
    serves = Ability(when=Moment.ANY_TIME, effect=fx.InOrder(steps=(fx.GainCharges(), fx.DiscardThis())))
    salt = UniqueCard(id=CardId("UD33"), number=33, name="Salt", ability=serves)
    start = turn_of(in_box=box(uniques=[salt])).resolve(fx.GainUnique(number=33)).with_member(SCI, sector=TWO)
    after = start.play(UseDiscovery(member=SCI, card=CardId("UD33")))
    assert after.member(SCI).charges == 1
    assert after.told(UniqueDiscarded)
    assert not after.state.uniques_found


@pytest.mark.rule("DSC-25", "DSC-28")
def test_a_unique_discovery_up_to_32_is_never_discarded() -> None:
    serves = Ability(when=Moment.ANY_TIME, effect=fx.DiscardThis())
    slip = UniqueCard(id=CardId("UD07"), number=7, name="Slip", ability=serves)
    start = turn_of(in_box=box(uniques=[slip])).resolve(fx.GainUnique(number=7))
    after = start.play(UseDiscovery(member=REC, card=CardId("UD07")))
    assert after.state.uniques_found == (7,)


@pytest.mark.rule("DSC-09")
def test_a_discovery_without_exploration_ability_is_not_offered() -> None:
    slip = UniqueCard(id=CardId("UD07"), number=7, name="Slip")
    start = turn_of(in_box=box(uniques=[slip])).resolve(fx.GainUnique(number=7))
    assert not start.legal(UseDiscovery)
    assert start.refuses(UseDiscovery(member=REC, card=CardId("UD07"))).tag == "not_offered"


@pytest.mark.rule("LED-05", "LED-02")
def test_leads_for_two_different_decks_do_not_lie_on_one() -> None:
    start = only_in_bag(planet(), "L04", "L05")
    asked = start.resolve(fx.GainLeads(count=2, apart=True))
    second = asked.play(PutLead(lead=LeadId("L04"), type=MINERAL))
    assert {command.type for command in second.legal(PutLead)} == set(DiscoveryType) - {MINERAL}
    after = second.play(PutLead(lead=LeadId("L05"), type=FLORA))
    assert after.state.leads == {MINERAL: ("L04",), FLORA: ("L05",)}


@pytest.mark.rule("TRN-16", "TRN-17")
def test_a_turn_may_end_without_an_event() -> None:
    quiet = evening().resolve(fx.FewerEvents()).play(EndTurn())
    assert not quiet.told(EventDrawn)
    assert evening().play(EndTurn()).told(EventDrawn)


@pytest.mark.rule("CRD-09")
def test_a_hand_is_filled_up_to_its_limit_and_no_further() -> None:
    start = turn_of()
    filled = start.with_member(REC, hand=start.member(REC).hand[:1]).resolve(fx.DrawToLimit())
    assert len(filled.member(REC).hand) == 2
    assert not filled.resolve(fx.DrawToLimit()).told(CardsDrawn)


@pytest.mark.rule("PLN-03", "PLN-08", "ACT-21")
def test_joined_sectors_can_be_traveled_between_in_both_directions() -> None:
    start = turn_of().with_member(REC, sector=THREE)
    to = start.resolve(fx.JoinSectors(to=fx.Joined.NEXT_NUMBER))
    joined = to.play(PickOption(number=2))  # sectors 2 and 4 have the numbers next to 3
    joined = joined.given(pending=start.state.pending)
    link = Travel(path=PathId("joined-3-4"))
    assert link in joined.legal(Travel)
    there = joined.play(link)
    assert there.member(REC).sector == FOUR
    assert link in there.legal(Travel)


def test_only_visited_sectors_are_joined_by_a_map() -> None:
    start = turn_of()
    assert not start.resolve(fx.JoinSectors(to=fx.Joined.VISITED)).state.joined
    been = start.resolve(fx.MoveTo(sector=FIVE)).resolve(fx.MoveTo(sector=THREE))
    first = been.resolve(fx.JoinSectors(to=fx.Joined.VISITED))
    second = first.play(option(first, JoinTo(start=ONE)))
    joined = second.play(option(second, JoinTo(start=ONE, to=FIVE)))
    assert joined.state.joined == ((ONE, FIVE),)
