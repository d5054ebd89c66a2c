"""Discoveries, unique discoveries and lead tokens (DSC, LED)."""

from __future__ import annotations

from typing import Any

import attrs
import pytest

from tests.expedition.table import PLAIN, REC, SCI, Table, box, turn_of
from tests.support.scenario import ANSWERED, TAKEN, opens, queued
from vanguard_desktop.core.ids import CardId, LeadId
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.rulesets.expedition.data import effects as fx
from vanguard_desktop.rulesets.expedition.data.commands import PickDeck, PickMember, PutLead, UseDiscovery
from vanguard_desktop.rulesets.expedition.data.decisions import ChooseDeck, LeadBonus, OrderLeads
from vanguard_desktop.rulesets.expedition.data.decisions.round import ChooseAction
from vanguard_desktop.rulesets.expedition.data.effects import Last
from vanguard_desktop.rulesets.expedition.data.events import (
    CardsDrawn,
    DiscoveryGained,
    LeadPlaced,
    LeadsCleared,
    LeadsDrawn,
    SuccessesGained,
    UniqueGained,
)
from vanguard_desktop.rulesets.expedition.data.events.round import StartTokenGiven, TurnOpened
from vanguard_desktop.rulesets.expedition.data.events.things import DiscoveryDiscarded
from vanguard_desktop.rulesets.expedition.data.lasting import Lasting, Until
from vanguard_desktop.rulesets.expedition.data.reasons import NotTheMoment
from vanguard_desktop.rulesets.expedition.data.steps.round import AskAgain, OfferAction, OfferMissions
from vanguard_desktop.rulesets.expedition.data.steps.things import CountLeads, PlaceLeads
from vanguard_desktop.rulesets.expedition.data.tables import LEADS
from vanguard_desktop.setting.box import copies_of
from vanguard_desktop.setting.cards import Ability, DiscoveryCard, DiscoveryType, Moment, UniqueCard

MINERAL, FLORA, SPECIMEN = DiscoveryType.MINERAL, DiscoveryType.FLORA, DiscoveryType.SPECIMEN
DISCARDS = Ability(when=Moment.ANY_TIME, effect=fx.DiscardThis())
CARDS = [
    DiscoveryCard(id=CardId(f"D-{type.value}"), type=type, name=type.value, copies=9, ability=DISCARDS)
    for type in DiscoveryType
]
DECKS = {card.type: copies_of(card.id, card.copies) for card in CARDS}


def planet(**world: Any) -> Table:
    uniques = [UniqueCard(id=CardId(f"UD{number}"), number=number, name="") for number in (7, 12, 35)]
    families = {"discoveries": CARDS, "uniques": uniques}
    return turn_of(in_box=box(attrs.evolve(PLAIN, **world), **families), opening={"discoveries": DECKS})


def leads(table: Table, type: DiscoveryType, *tokens: str) -> Table:
    """These tokens lie on a deck already."""
    ids = tuple(LeadId(token) for token in tokens)
    bag = tuple(lead for lead in table.state.lead_bag if lead not in ids)
    return table.given(leads={**table.state.leads, type: ids}, lead_bag=bag)


def only_in_bag(table: Table, *tokens: str) -> Table:
    """Everything else lies beside the bag."""
    ids = tuple(LeadId(token) for token in tokens)
    rest = tuple(lead for lead in table.state.lead_bag if lead not in ids)
    return table.given(lead_bag=ids, lead_side=rest)


@pytest.mark.rule("LED-17", "LED-01")
def test_the_twenty_tokens_add_up_to_twenty_seven() -> None:
    assert len(LEADS) == 20
    assert {lead.value for lead in LEADS.values()} == {0, 1, 2, 3}
    assert sorted(planet().state.lead_bag) == sorted(LEADS)
    assert sum(lead.value for lead in LEADS.values()) == 27


@pytest.mark.rule("LED-08", "LED-09", "DSC-04")
@pytest.mark.example("EX LED-A")
def test_three_or_more_on_a_deck_is_one_discovery_and_surplus_is_lost() -> None:
    start = only_in_bag(leads(planet(), SPECIMEN, "L13"), "L19")
    after = start.resolve(fx.GainLeads(types=(SPECIMEN,))).then(
        TAKEN, LeadsDrawn(leads=("L19",), drawn=1), queued(PlaceLeads(leads=("L19",), types=(SPECIMEN,)), you=REC),
        TAKEN, LeadPlaced(lead="L19", type=SPECIMEN), queued(CountLeads(deck=SPECIMEN), you=REC), TAKEN,
        LeadsCleared(type=SPECIMEN), DiscoveryGained(type=SPECIMEN, card="D-specimen/1"),
    )  # fmt: skip
    assert len(after.told(DiscoveryGained)) == 1
    assert not after.state.leads.get(SPECIMEN)
    # what is found is everybody's: the state keeps one store of it, seen by all (DSC-04)
    assert after.state.found == tuple(event.card for event in after.told(DiscoveryGained))


@pytest.mark.rule("LED-02", "LED-10", "LED-04")
@pytest.mark.example("EX LED-B")
def test_one_batch_may_make_several_discoveries() -> None:
    start = only_in_bag(planet(), "L19", "L13", "L04")
    asked = start.resolve(fx.GainLeads(count=3, types=(FLORA,)))
    assert isinstance(asked.question, OrderLeads)
    done = asked.play(PutLead(lead=LeadId("L19"), type=FLORA))  # the other two make three, whichever comes first
    assert len(done.told(DiscoveryGained)) == 2
    assert [event.lead for event in done.told(LeadPlaced)] == ["L19", "L13", "L04"]
    early = asked.play(PutLead(lead=LeadId("L04"), type=FLORA)).then(
        ANSWERED, LeadPlaced(lead="L04", type=FLORA),
        queued(CountLeads(deck=FLORA), PlaceLeads(leads=("L13", "L19"), types=(FLORA,)), you=REC), TAKEN, TAKEN,
        opens(OrderLeads(section=Section.RECON, leads=("L13", "L19"), types=(FLORA,))),
    )  # fmt: skip
    assert isinstance(early.question, OrderLeads)
    assert len(early.play(PutLead(lead=LeadId("L19"), type=FLORA)).told(DiscoveryGained)) == 1


@pytest.mark.rule("DEC-33", "LED-08", "LED-17")
def test_the_order_of_leads_is_asked_only_where_it_matters() -> None:
    def drawn(*tokens: str, on: tuple[str, ...] = ()) -> Table:
        return only_in_bag(leads(planet(), FLORA, *on), *tokens).resolve(fx.GainLeads(count=2, types=(FLORA,)))

    assert drawn("L04", "L05").state.leads[FLORA]  # together not enough
    assert not isinstance(drawn("L04", "L13").question, OrderLeads)  # enough with the second only
    assert isinstance(drawn("L04", "L19").question, OrderLeads)  # surplus is lost
    assert isinstance(drawn("L04", "L13", on=("L05",)).question, OrderLeads)  # one or two are left over
    assert not isinstance(drawn("L04", "L05", on=("L13",)).question, OrderLeads)  # one that looks alike is left over
    several = only_in_bag(planet(), "L04", "L05").resolve(fx.GainLeads(count=2, types=(FLORA, MINERAL)))
    assert isinstance(several.question, OrderLeads)


@pytest.mark.rule("LED-11", "LED-12", "LED-13")
@pytest.mark.example("EX LED-C")
def test_recycled_tokens_go_back_into_the_bag() -> None:
    start = only_in_bag(leads(planet(), MINERAL, "L17"), "L05")
    after = start.resolve(fx.GainLeads(types=(MINERAL,))).then(
        TAKEN, LeadsDrawn(leads=("L05",), drawn=1), queued(PlaceLeads(leads=("L05",), types=(MINERAL,)), you=REC),
        TAKEN, LeadPlaced(lead="L05", type=MINERAL), queued(CountLeads(deck=MINERAL), you=REC), TAKEN,
        LeadsCleared(type=MINERAL), DiscoveryGained(type=MINERAL, card="D-mineral/7"),
    )  # fmt: skip
    assert after.told(DiscoveryGained)
    assert after.state.lead_bag == ("L17",)
    assert "L05" in after.state.lead_side


@pytest.mark.rule("LED-03")
@pytest.mark.example("EX LED-D")
def test_from_a_bag_of_one_only_one_is_drawn() -> None:
    after = only_in_bag(planet(), "L05").resolve(fx.GainLeads(count=3, types=(MINERAL,))).then(
        TAKEN, LeadsDrawn(leads=("L05",), drawn=1), queued(PlaceLeads(leads=("L05",), types=(MINERAL,)), you=REC),
        TAKEN, LeadPlaced(lead="L05", type=MINERAL), queued(CountLeads(deck=MINERAL), you=REC), TAKEN,
    )  # fmt: skip
    assert after.told(LeadsDrawn)[0].leads == ("L05",)
    assert len(after.told(LeadPlaced)) == 1


@pytest.mark.rule("LED-03")
def test_from_an_empty_bag_no_lead_is_gained() -> None:
    assert not only_in_bag(planet()).resolve(fx.GainLeads(types=(MINERAL,))).told(LeadsDrawn)


@pytest.mark.rule("LED-06", "LED-07", "DEC-18")
@pytest.mark.example("EX LED-E")
def test_the_extra_effect_of_a_token_comes_before_the_discovery() -> None:
    start = only_in_bag(leads(planet(), MINERAL, "L05"), "L18").with_member(SCI, hand=())
    asked = start.resolve(fx.GainLeads(types=(MINERAL,))).then(
        TAKEN, LeadsDrawn(leads=("L18",), drawn=1), queued(PlaceLeads(leads=("L18",), types=(MINERAL,)), you=REC),
        TAKEN, LeadPlaced(lead="L18", type=MINERAL), queued(CountLeads(deck=MINERAL), you=REC),
        opens(LeadBonus(bonus="card")),
    )  # fmt: skip
    assert isinstance(asked.question, LeadBonus)
    assert not asked.told(DiscoveryGained)
    after = asked.play(PickMember(member=SCI))
    kinds = [type(event) for event in after.events]
    assert kinds.index(CardsDrawn) < kinds.index(DiscoveryGained)


@pytest.mark.rule("LED-07")
def test_whoever_the_science_player_names_gains_the_charge_of_a_token() -> None:
    asked = only_in_bag(planet(), "L12").resolve(fx.GainLeads(types=(MINERAL,)))
    assert isinstance(asked.question, LeadBonus)
    after = asked.play(PickMember(member=SCI))
    assert after.member(SCI).charges == asked.member(SCI).charges + 1
    assert after.member(REC).charges == asked.member(REC).charges


@pytest.mark.rule("GEN-21", "GEN-18")
@pytest.mark.example("EX GEN-D")
def test_what_an_instruction_triggers_comes_before_the_next_instruction() -> None:
    after = planet().then(
        ANSWERED, StartTokenGiven(to=REC), TAKEN, TurnOpened(member=REC),
        queued(OfferMissions(), OfferAction(), you=REC), TAKEN, TAKEN, opens(ChooseAction(member=REC)),
    )  # fmt: skip
    start = only_in_bag(leads(after, MINERAL, "L13"), "L05")
    both = fx.InOrder(steps=(fx.GainLeads(types=(MINERAL,)), fx.GainSuccesses()))
    kinds = [type(event) for event in start.resolve(both).events]
    assert kinds.index(DiscoveryGained) < kinds.index(SuccessesGained)


@pytest.mark.rule("LED-05")
def test_of_several_types_each_token_may_go_to_another() -> None:
    start = only_in_bag(planet(), "L04", "L05")
    asked = start.resolve(fx.GainLeads(count=2, types=(MINERAL, FLORA)))
    after = asked.play(PutLead(lead=LeadId("L05"), type=FLORA), PutLead(lead=LeadId("L04"), type=MINERAL))
    assert after.state.leads == {FLORA: ("L05",), MINERAL: ("L04",)}


@pytest.mark.rule("DSC-03", "LED-14")
@pytest.mark.example("EX DSC-A")
def test_leads_leave_a_deck_before_its_card_is_gained_in_another_way() -> None:
    after = leads(planet(), MINERAL, "L04", "L05").resolve(fx.GainDiscovery(deck=MINERAL)).then(
        TAKEN, LeadsCleared(type=MINERAL), DiscoveryGained(type=MINERAL, card="D-mineral/7"),
    )  # fmt: skip
    kinds = [type(event) for event in after.events]
    assert kinds.index(LeadsCleared) < kinds.index(DiscoveryGained)
    assert not after.state.leads.get(MINERAL)
    assert len(after.state.found) == 1


@pytest.mark.rule("DSC-11", "LED-15")
def test_an_empty_deck_gives_nothing_but_its_leads_leave() -> None:
    start = leads(planet(), MINERAL, "L13")
    start = start.given(discoveries={**start.state.discoveries, MINERAL: ()})
    after = only_in_bag(start, "L04").resolve(fx.GainLeads(types=(MINERAL,)))
    assert after.told(LeadsCleared)
    assert not after.told(DiscoveryGained)


@pytest.mark.rule("DSC-12")
def test_without_a_type_the_crew_chooses_the_deck() -> None:
    asked = planet().resolve(fx.GainDiscovery())
    assert isinstance(asked.question, ChooseDeck)
    assert asked.play(PickDeck(type=FLORA)).told(DiscoveryGained)[0].type is FLORA


@pytest.mark.rule("DSC-23", "DSC-29")
@pytest.mark.example("EX DSC-B")
def test_an_empty_slot_of_uniques_follows_its_text() -> None:
    after = planet(uniques_empty=fx.GainSuccesses()).resolve(fx.GainUnique()).then(
        TAKEN, queued(fx.GainSuccesses(), you=REC), TAKEN, SuccessesGained(count=1),
    )  # fmt: skip
    assert after.state.successes == 1


@pytest.mark.rule("DSC-21", "STP-05")
@pytest.mark.example("EX STP-A")
def test_the_unique_listed_last_is_taken_first() -> None:
    after = planet(uniques=(7, 12, 35)).resolve(fx.GainUnique()).then(TAKEN, UniqueGained(number=35))
    assert after.told(UniqueGained)[0].number == 35
    assert after.state.uniques == (7, 12)


@pytest.mark.rule("DSC-24")
def test_a_gained_unique_discovery_lies_on_the_lander_and_its_text_is_done_at_once() -> None:
    token = UniqueCard(id=CardId("UD7"), number=7, name="Token", gained=fx.GainSuccesses(count=2))
    start = turn_of(in_box=box(attrs.evolve(PLAIN, uniques=(7,)), discoveries=CARDS, uniques=[token]))
    after = start.resolve(fx.GainUnique())
    assert (after.state.uniques, after.state.uniques_found) == ((), (7,))
    assert after.told(UniqueGained)[0].reveals
    assert after.state.successes == 2


@pytest.mark.rule("DSC-22")
def test_a_numbered_unique_that_is_not_on_the_slot_comes_from_the_store() -> None:
    after = planet(uniques=(7,)).resolve(fx.GainUnique(number=12))
    assert after.state.uniques_found == (12,)
    assert after.state.uniques == (7,)


@pytest.mark.rule("DSC-29")
def test_a_unique_is_gained_once_only() -> None:
    start = planet(uniques=(7,), uniques_empty=fx.GainSuccesses()).resolve(fx.GainUnique(number=7))
    again = start.resolve(fx.GainUnique(number=7))
    assert again.state.uniques_found == (7,)
    assert again.state.successes == 1


@pytest.mark.rule("DSC-06", "DSC-10", "GEN-27")
@pytest.mark.example("EX DSC-E")
def test_a_discarded_discovery_goes_under_its_deck() -> None:
    gained = planet().resolve(fx.GainDiscovery(deck=FLORA))
    card = gained.state.found[0]
    after = gained.play(UseDiscovery(member=REC, card=card)).then(
        ANSWERED, queued(AskAgain(decision=ChooseAction(member=REC))),
        queued(fx.DiscardThis(), you=REC, source="discovery:D-flora/7"), TAKEN, DiscoveryDiscarded(card="D-flora/7"),
        TAKEN, queued(OfferMissions(), OfferAction(), you=REC), TAKEN, TAKEN, opens(ChooseAction(member=REC)),
    )  # fmt: skip
    assert after.state.discoveries[FLORA][-1] == card
    assert len(after.state.discoveries[FLORA]) == 9
    assert not after.state.found


@pytest.mark.rule("DSC-06", "DEC-25")
def test_a_discovery_that_is_kept_is_not_used_for_what_it_has_brought_already() -> None:
    """It costs nothing, and could be used for ever."""
    newt = DiscoveryCard(
        id=CardId("D-Newt"),
        type=FLORA,
        name="Newt",
        ability=Ability(when=Moment.OWN_TURN, effect=Last(what=Lasting.AGAINST_ARROWS, until=Until.TRAVEL)),
    )
    start = turn_of(REC, SCI, in_box=box(discoveries=[newt])).given(found=(newt.id,))
    use = UseDiscovery(member=REC, card=newt.id)
    held = start.play(use)
    assert [entry.what for entry in held.state.lasting] == [Lasting.AGAINST_ARROWS]
    assert held.refuses(use) == NotTheMoment()
    assert start.play(use).given(lasting=()).play(use).state.lasting == held.state.lasting


@pytest.mark.rule("RND-08")
@pytest.mark.example("EX RND-B")
def test_two_leads_are_two_different_tokens() -> None:
    after = planet().resolve(fx.GainLeads(count=2, types=(MINERAL,))).then(
        TAKEN, LeadsDrawn(leads=("L20", "L13"), drawn=2),
        queued(PlaceLeads(leads=("L20", "L13"), types=(MINERAL,)), you=REC), TAKEN,
        opens(OrderLeads(section=Section.RECON, leads=("L20", "L13"), types=(MINERAL,))),
    )  # fmt: skip
    drawn = after.told(LeadsDrawn)[0]
    assert len(set(drawn.leads)) == 2


@pytest.mark.rule("DSC-05", "END-25")
def test_on_the_planet_the_lander_holds_any_number_of_discoveries() -> None:
    table = planet()
    for _ in range(7):
        table = table.resolve(fx.GainDiscovery(deck=MINERAL))
    assert len(table.state.found) == 7


@pytest.mark.rule("DSC-12", "DSC-11")
def test_with_all_decks_empty_there_is_no_deck_to_choose() -> None:
    bare = planet().given(discoveries=dict.fromkeys(DiscoveryType, ()))
    after = bare.resolve(fx.GainDiscovery())
    assert not isinstance(after.question, ChooseDeck)
    assert not after.told(DiscoveryGained)
