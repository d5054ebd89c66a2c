"""What texts of choice do to decks, leads, equipment and threats is told in events of its own."""

from __future__ import annotations

from typing import Any

import pytest

from tests.expedition.checks import go_on, offering, rolled, up
from tests.expedition.table import FIVE, ONE, REC, SCI, Table, card, turn_of
from tests.expedition.test_decks import clock, different, evening, option
from tests.expedition.test_finds import FLORA, MINERAL, leads, planet
from tests.expedition.test_gear import carrying, use
from tests.expedition.test_threat_texts import lurking
from vanguard_desktop.core.events import Waiting
from vanguard_desktop.core.ids import CardId, LeadId
from vanguard_desktop.core.sources import Source
from vanguard_desktop.dice.faces import Icon, Section
from vanguard_desktop.rulesets.expedition.data import effects as fx
from vanguard_desktop.rulesets.expedition.data import events as ev
from vanguard_desktop.rulesets.expedition.data.commands import PickOption, PlayCard
from vanguard_desktop.rulesets.expedition.data.events import TextInForce
from vanguard_desktop.rulesets.expedition.data.picked import ArrangeEvents, ShiftLead
from vanguard_desktop.rulesets.expedition.data.steps import RevealEvent
from vanguard_desktop.rulesets.expedition.data.tracks import Track
from vanguard_desktop.setting.cards import Ability, CheckCard, Moment

LATHE_1 = CardId("LATHE/1")
FIRST = PickOption(number=1)


def test_a_card_that_comes_back_and_one_that_leaves_are_told() -> None:
    held = different("A", "B")
    start = turn_of().with_member(REC, hand=held)
    back = start.with_member(REC, hand=held[:1], discards=held[1:]).resolve(fx.TakeBackCard())
    assert back.told(ev.CardRegained) == (ev.CardRegained(member=REC, card=held[1]),)
    gone = start.resolve(fx.SacrificeCard()).play(FIRST)
    assert gone.told(ev.CardSacrificed) == (ev.CardSacrificed(member=REC, card=held[0]),)


def test_the_new_order_of_a_deck_is_told() -> None:
    start = turn_of().with_member(REC, hand=(), deck=different("A", "B", "C"))
    kept, below, *rest = start.member(REC).deck
    after = start.resolve(fx.KeepOfTop(count=2)).play(FIRST)
    assert after.told(ev.DeckArranged) == (ev.DeckArranged(member=REC, deck=(kept, *rest, below)),)
    assert after.member(REC).hand == (kept,)


@pytest.mark.rule("EVT-01")
def test_events_that_are_arranged_wanted_or_skipped_are_told() -> None:
    asked = evening().resolve(fx.LookAtEvents(count=2, arrange=fx.Arrange.ANY_ORDER))
    turned = asked.play(option(asked, ArrangeEvents(top=(CardId("E1"), CardId("E0")))))
    (arranged,) = turned.told(ev.EventsArranged)
    assert arranged.deck == turned.state.event_deck == ("E1", "E0", "E2", "E3")
    more = evening().resolve(fx.SeeMoreEvents())
    assert more.told(ev.MoreEventsWanted) == (ev.MoreEventsWanted(count=2),)
    shown = more.resolve(RevealEvent()).play(PickOption(number=2))
    assert shown.told(ev.EventSkipped) == (ev.EventSkipped(card=CardId("E0")),)


@pytest.mark.rule("DSC-10")
def test_a_swapped_discovery_is_told() -> None:
    gained = planet().resolve(fx.GainDiscovery(deck=FLORA))
    (old,), (new, *_) = gained.state.found, gained.state.discoveries[FLORA]
    after = gained.resolve(fx.SwapDiscovery(count=2)).play(PickOption(number=2))
    assert after.told(ev.DiscoverySwapped) == (ev.DiscoverySwapped(card=new, back=old),)
    assert after.state.found == (new,)


@pytest.mark.rule("LED-08")
def test_a_lead_that_moves_or_goes_back_is_told() -> None:
    lead = LeadId("L04")
    asked = leads(planet(), MINERAL, lead).resolve(fx.MoveLead())
    moved = asked.play(option(asked, ShiftLead(lead=lead, to=FLORA)))
    assert moved.told(ev.LeadMoved) == (ev.LeadMoved(lead=lead, to=FLORA),)
    back = leads(planet(), MINERAL, lead).resolve(fx.ReturnLead())
    assert back.told(ev.LeadBagged) == (ev.LeadBagged(lead=lead),)


@pytest.mark.rule("EQP-14", "EQP-19")
def test_what_texts_do_to_equipment_is_told() -> None:
    placed = carrying("TENT").play(use("TENT"))
    assert placed.told(ev.TokenPlaced) == (ev.TokenPlaced(card=CardId("TENT/1"), sector=ONE),)
    blocked = carrying("LATHE").resolve(fx.BlockEquipment(rounds=0))
    assert blocked.told(ev.EquipmentBlocked) == (ev.EquipmentBlocked(card=LATHE_1, until=0),)
    assert blocked.resolve(fx.FreeEquipment()).told(ev.EquipmentFreed)
    used = carrying("LATHE").play(use("LATHE"))
    assert used.resolve(fx.ReadyEquipment()).told(ev.EquipmentReadied) == (ev.EquipmentReadied(card=LATHE_1),)
    fetched = carrying().given(armory=(LATHE_1,)).resolve(fx.ReturnEquipment()).play(FIRST)
    assert fetched.told(ev.EquipmentFetched) == (ev.EquipmentFetched(card=LATHE_1, to=REC),)


@pytest.mark.rule("THR-15")
def test_what_texts_do_against_threats_and_time_is_told() -> None:
    held = lurking(ONE).resolve(fx.SkipThreat())
    assert held.told(ev.ThreatHeld) == (ev.ThreatHeld(card=CardId("X1")),)
    safe = lurking(ONE).resolve(fx.Shelter(once=True), you=SCI)
    assert [event.member for event in safe.told(ev.Sheltered)] == [SCI]
    stopped = clock().resolve(fx.HoldTime())
    assert stopped.told(ev.TrackHeld) == (ev.TrackHeld(track=Track.read("condition")),)


def helped(effect: Any) -> Table:
    """Recon plays a card for its check."""
    helping = card("H", Section.RECON, Ability(when=Moment.DURING_CHECK, effect=effect))
    start = turn_of(in_box=offering(CheckCard(), section_cards=[helping])).with_member(REC, hand=(CardId("H/1"),))
    asked = go_on(rolled(start, up("red-basic-2", Icon.BASIC), step=4))
    return asked.play(PlayCard(member=REC, card=CardId("H/1")))


@pytest.mark.rule("CRD-13")
def test_a_text_that_holds_for_the_rest_of_the_check_is_told() -> None:
    after = helped(fx.PayTwice())
    assert after.told(TextInForce) == (
        TextInForce(text=Waiting(effect=fx.PayTwice(), you=REC, source=Source.read("card:H/1"))),
    )


@pytest.mark.rule("PLN-03")
def test_sectors_that_a_text_has_joined_are_told() -> None:
    there = turn_of(REC).with_member(REC, sector=FIVE).given(visited=(ONE, FIVE))
    after = there.resolve(fx.JoinSectors(to=fx.Joined.VISITED)).play(FIRST)
    assert after.told(ev.SectorsJoined) == (ev.SectorsJoined(start=ONE, to=FIVE),)
