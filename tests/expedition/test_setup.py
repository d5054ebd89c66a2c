"""Setting up an expedition: the board, the decks, disembarking (STP)."""

from __future__ import annotations

from typing import Any

import attrs
import pytest

from tests.expedition.table import (
    DEFAULT_DICE,
    FIVE,
    FOUR,
    ONE,
    REC,
    SCI,
    SEC,
    THREE,
    TWO,
    Table,
    box,
    event,
    planet,
    poi,
    sector,
    table,
    team,
)
from tests.support.scenario import ANSWERED, TAKEN, opens, queued
from vanguard_desktop.core.effects import May
from vanguard_desktop.core.engine import replay, settle
from vanguard_desktop.core.events import EffectsQueued, Waiting
from vanguard_desktop.core.ids import CardId, LogId
from vanguard_desktop.core.kinds import Effect
from vanguard_desktop.dice.faces import ALL_DICE, Section
from vanguard_desktop.rulesets.expedition.data import effects as fx
from vanguard_desktop.rulesets.expedition.data.commands import (
    Exert,
    GiveEquipment,
    GoOn,
    PickCard,
    PickMember,
    PickOption,
    PickSector,
)
from vanguard_desktop.rulesets.expedition.data.decisions import (
    ChooseFirst,
    ChooseMember,
    ChooseOption,
    HandOutEquipment,
    KeepRankUp,
    PlaceLander,
)
from vanguard_desktop.rulesets.expedition.data.decisions.round import ChooseAction
from vanguard_desktop.rulesets.expedition.data.events import (
    CardsDrawn,
    DeckShuffled,
    DiscoveriesShuffled,
    EventsShuffled,
    LanderPlaced,
    LandingRolled,
    LogRead,
    RankUpKept,
    RankUpsDrawn,
    RoundOpened,
    Traveled,
    UniqueGained,
)
from vanguard_desktop.rulesets.expedition.data.events.round import TurnOpened
from vanguard_desktop.rulesets.expedition.data.questions import Successes
from vanguard_desktop.rulesets.expedition.data.reasons import WrongSection
from vanguard_desktop.rulesets.expedition.data.state import ExpeditionOpening, PlanetRecord, SectionSeat, Threat
from vanguard_desktop.rulesets.expedition.data.steps import HandLimit
from vanguard_desktop.rulesets.expedition.data.steps.round import NextTurn, OfferAction, OfferMissions
from vanguard_desktop.rulesets.expedition.data.tables import INJURIES, LEADS
from vanguard_desktop.rulesets.expedition.landing.landing import first_hands
from vanguard_desktop.rulesets.expedition.rules import EXPEDITION
from vanguard_desktop.setting.box import Box, LandingRow, card_of
from vanguard_desktop.setting.cards import (
    Biome,
    CheckCard,
    ConditionCard,
    DiscoveryCard,
    DiscoveryType,
    EquipmentCard,
    EquipmentKind,
    InjuryKind,
    LogEntry,
    MissionCard,
    RankUpCard,
    ThreatCard,
    UniqueCard,
)


def uniques(*numbers: int) -> list[UniqueCard]:
    return [UniqueCard(id=CardId(f"U{number}"), number=number, name=str(number)) for number in numbers]


def rank_ups(*ids: str, training: str = "") -> list[RankUpCard]:
    goal = Successes(count=9)
    return [RankUpCard(id=CardId(id), name=id, goal=goal, successes=(3, 6), training=id == training) for id in ids]


def loaded(*cards: tuple[str, Section | None]) -> list[EquipmentCard]:
    return [EquipmentCard(id=CardId(id), kind=EquipmentKind.MISSION, name=id, section=only) for id, only in cards]


def briefed(world: Any, effect: Effect | None) -> Box:
    """The briefing log of this planet does that."""
    entry = LogEntry(id=LogId("1"), story="", effect=effect)
    return attrs.evolve(box(attrs.evolve(world, briefing=entry.id)), logs={entry.id: entry})


@pytest.mark.rule("STP-05", "DSC-21")
@pytest.mark.example("EX STP-A")
def test_the_unique_discovery_listed_last_lies_on_top_and_is_taken_first() -> None:
    start = table(in_box=box(planet(uniques=(7, 12, 35)), uniques=uniques(7, 12, 35)))
    first = start.resolve(fx.GainUnique()).then(
        TAKEN, UniqueGained(number=35), TAKEN, TurnOpened(member=REC), queued(OfferMissions(), OfferAction(), you=REC),
        TAKEN, TAKEN, opens(ChooseAction(member=REC)),
    )  # fmt: skip
    assert first.told(UniqueGained) == (UniqueGained(number=35),)
    assert first.resolve(fx.GainUnique()).told(UniqueGained) == (UniqueGained(number=12),)


@pytest.mark.rule("STP-04", "STP-07")
@pytest.mark.example("EX STP-B")
def test_a_recorded_planet_shows_recorded_cards_and_otherwise_what_is_printed() -> None:
    world = planet(sector(2, poi="P99"), sector(5, cards=("P300",)))
    in_box = box(world, pois=[poi("P99"), poi("P210"), poi("P300")])
    record = PlanetRecord(places={FOUR: (CardId("P210/1"),)})
    start = table(in_box=in_box, opening={"record": record}).then(
        TAKEN,
        DeckShuffled(member=REC, deck=("recon-x/2", "recon-x/6", "recon-x/1", "recon-x/5", "recon-x/3", "recon-x/4"),
            drawn=5),
        DeckShuffled(member=SCI, deck=("science-x/6", "science-x/1", "science-x/4", "science-x/5", "science-x/2",
            "science-x/3"), drawn=5),
        EventsShuffled(deck=("E0",), drawn=0), TAKEN, TAKEN, LanderPlaced(sector=ONE), TAKEN,
        Traveled(member=REC, to=ONE), Traveled(member=SCI, to=ONE), TAKEN, TAKEN, TAKEN,
        CardsDrawn(member=REC, cards=("recon-x/2", "recon-x/6")),
        CardsDrawn(member=SCI, cards=("science-x/6", "science-x/1")), TAKEN, RoundOpened(round=1), queued(NextTurn()),
        opens(ChooseFirst(section=Section.RECON)),
    )  # fmt: skip
    state = start.state
    shown = {number: found.id if (found := state.poi(number)) else None for number in (TWO, FOUR, FIVE)}
    assert shown == {TWO: "P99", FOUR: "P210", FIVE: None}
    assert [card_of(card) for card in state.poi_store] == ["P300"]


@pytest.mark.rule("STP-04")
def test_recorded_stacks_threats_and_unique_discoveries_are_put_back() -> None:
    beast = CardId("X1")
    record = PlanetRecord(places={FOUR: (CardId("P1/1"), CardId("P2/1"))}, threats={beast: THREE}, uniques=(7,))
    world = planet(uniques=(7, 12), threats={TWO: beast})
    in_box = box(
        world, pois=[poi("P1"), poi("P2")], uniques=uniques(7, 12), threats=[ThreatCard(id=beast, name="Beast")]
    )
    state = table(in_box=in_box, opening={"record": record}).state
    assert state.pois == {FOUR: ("P1/1", "P2/1")}
    assert state.threats == (Threat(card=beast, sector=THREE),)
    assert state.uniques == (7,)
    assert table(in_box=in_box).state.threats == (Threat(card=beast, sector=TWO),)


@pytest.mark.rule("STP-06", "STP-08", "STP-09")
def test_missions_and_condition_lie_where_the_board_asks_for_them() -> None:
    printed = ConditionCard(id=CardId("G0"), name="Calm")
    g1 = ConditionCard(id=CardId("G1"), name="Storm")
    missions = [MissionCard(id=CardId("M1"), name="Goal")]
    plain = table(in_box=box(planet(condition=printed, missions=("M1",)), missions=missions)).state
    assert plain.missions == ("M1",)
    assert plain.condition_card == printed
    stormy = box(planet(condition=printed, condition_card="G1"), conditions=[g1])
    record = PlanetRecord(places={})
    for opening in ({}, {"record": record}):
        assert table(in_box=stormy, opening=opening).state.condition_card == g1


@pytest.mark.rule("STP-23", "STP-24")
@pytest.mark.example("EX STP-C")
def test_starting_hands_are_as_large_as_the_hand_limit() -> None:
    start = table(REC, SCI, ranks={REC: 1, SCI: 3}).then(
        TAKEN,
        DeckShuffled(member=REC, deck=("recon-x/2", "recon-x/6", "recon-x/1", "recon-x/5", "recon-x/3", "recon-x/4"),
            drawn=5),
        DeckShuffled(member=SCI, deck=("science-x/6", "science-x/1", "science-x/4", "science-x/5", "science-x/2",
            "science-x/3"), drawn=5),
        EventsShuffled(deck=("E0",), drawn=0), TAKEN, TAKEN, LanderPlaced(sector=ONE), TAKEN,
        Traveled(member=REC, to=ONE), Traveled(member=SCI, to=ONE), TAKEN, TAKEN, TAKEN,
        CardsDrawn(member=REC, cards=("recon-x/2", "recon-x/6")),
        CardsDrawn(member=SCI, cards=("science-x/6", "science-x/1", "science-x/4", "science-x/5")), TAKEN,
        RoundOpened(round=1), queued(NextTurn()), opens(ChooseFirst(section=Section.RECON)),
    )  # fmt: skip
    assert [len(start.member(id).hand) for id in (REC, SCI)] == [2, 4]


@pytest.mark.rule("STP-23", "CRD-10")
def test_what_the_ship_adds_to_the_first_hands_is_drawn_with_them_and_then_the_hand_limit_holds() -> None:
    before = table(REC, SCI, ranks={SCI: 2})
    rec, sci = (
        attrs.evolve(who, deck=(*who.hand, *who.deck), hand=()) for who in (before.member(REC), before.member(SCI))
    )
    state = before.given(members=(rec, sci)).state
    assert first_hands(state, 0, 0) == [
        CardsDrawn(member=REC, cards=rec.deck[:2]),
        CardsDrawn(member=SCI, cards=sci.deck[:3]),
    ]
    anew = May(effect=fx.InOrder(steps=(fx.DiscardCards(count=1), fx.DrawCards(count=1))))
    texts = tuple(Waiting(effect=text, you=id) for id in (REC, SCI) for text in (HandLimit(), anew, anew))
    assert first_hands(state, 1, 2) == [
        CardsDrawn(member=REC, cards=rec.deck[:3]),
        CardsDrawn(member=SCI, cards=sci.deck[:4]),
        EffectsQueued(effects=texts),
    ]


@pytest.mark.rule("STP-17", "STP-18", "DEC-31")
@pytest.mark.example("EX STP-D")
def test_an_empty_rank_up_store_is_filled_with_the_removed_cards() -> None:
    cards = rank_ups("R1", "R2", "R3")
    start = table(in_box=box(rank_ups=cards), opening={"rank_ups_removed": tuple(card.id for card in cards)})
    assert isinstance(start.question, KeepRankUp)
    offered = [command.card for command in start.legal(PickCard)]
    assert len(offered) == 2
    kept = start.play(PickCard(card=offered[1])).then(
        ANSWERED, RankUpKept(card="R3", back=("R2",)), TAKEN, TAKEN,
        CardsDrawn(member=REC, cards=("recon-x/2", "recon-x/6")),
        CardsDrawn(member=SCI, cards=("science-x/6", "science-x/1")), TAKEN, RoundOpened(round=1), queued(NextTurn()),
        opens(ChooseFirst(section=Section.RECON)),
    )  # fmt: skip
    assert kept.state.rank_up == offered[1]
    assert not kept.state.rank_up_done
    assert len(kept.state.rank_up_store) == 2
    assert offered[0] in kept.state.rank_up_store
    assert kept.state.rank_ups_removed == ()


@pytest.mark.rule("STP-29", "STP-19")
def test_the_training_card_does_not_come_back_and_a_single_card_is_no_choice() -> None:
    cards = rank_ups("R1", "R2", training="R2")
    start = table(in_box=box(rank_ups=cards), opening={"rank_ups_removed": (CardId("R1"), CardId("R2"))})
    assert start.state.rank_up == "R1"
    assert start.state.rank_ups_removed == ("R2",)


@pytest.mark.rule("STP-19", "STP-17")
def test_the_only_card_of_the_store_is_used() -> None:
    removed = {"rank_ups": (CardId("R1"),), "rank_ups_removed": (CardId("R2"),)}
    start = table(in_box=box(rank_ups=rank_ups("R1", "R2")), opening=removed)
    assert start.state.rank_up == "R1"
    assert start.state.rank_ups_removed == ("R2",)


ORDER = (LogRead, LandingRolled, LanderPlaced, Traveled, RankUpKept, CardsDrawn, RoundOpened)


@pytest.mark.rule("STP-02")
def test_landing_comes_first_then_disembarking_then_the_first_round() -> None:
    rows = (LandingRow(first=0, last=9, effect=fx.Nothing()),)
    world = planet(landing=rows)
    in_box = attrs.evolve(briefed(world, None), rank_ups={card.id: card for card in rank_ups("R1")})
    start = table(REC, SCI, in_box=in_box, opening={"rank_ups": (CardId("R1"),), "landing_rolls": 1})
    seen = [type(e) for e in start.events if isinstance(e, ORDER)]
    assert list(dict.fromkeys(seen)) == list(ORDER)


def in_landing(*ids: Any) -> Table:
    """The first landing row asks for something."""
    either = fx.Choose(options=(fx.LoseSupplies(), fx.ForCrew(who=fx.Who.EACH, effect=fx.SpendDice())))
    in_box = box(planet(landing=(LandingRow(first=0, last=9, effect=either),)))
    return table(*(ids or (REC, SCI)), in_box=in_box, opening={"landing_rolls": 1})


@pytest.mark.rule("STP-03", "ACT-50", "GEN-09", "DEC-24")
def test_during_landing_nobody_holds_cards_but_exerting_is_possible() -> None:
    asked = in_landing()
    assert isinstance(asked.question, ChooseOption)
    assert asked.question.section is Section.ENGINEERING
    assert all(member.hand == () for member in asked.state.members)
    assert {Exert(member=REC), Exert(member=SCI)} <= set(asked.legal())


@pytest.mark.rule("GEN-43")
def test_before_the_seats_are_set_crew_are_addressed_by_section() -> None:
    asked = in_landing(SCI, REC, SEC)
    one_die = asked
    for id in (SCI, REC, SEC):
        one_die = one_die.with_member(id, available=DEFAULT_DICE[id][:1])
    after = one_die.play(PickOption(number=2))
    assert [e.member for e in after.events if e.tag == "die_spent"] == [SEC, REC, SCI]  # type: ignore[attr-defined]


@pytest.mark.rule("STP-28", "LND-23")
def test_supplies_lost_in_landing_are_missing_at_the_start() -> None:
    start = in_landing()
    after = start.play(PickOption(number=1))
    assert (start.state.supplies, after.state.supplies) == (8, 7)
    assert after.state.most_supplies == start.state.most_supplies
    assert table(opening={"supplies": 5}).state.supplies == 5


@pytest.mark.rule("STP-10", "LED-17")
def test_the_bag_holds_twenty_lead_tokens() -> None:
    start = table()
    assert len(start.state.lead_bag) == 20
    assert set(start.state.lead_bag) == set(LEADS)


@pytest.mark.rule("STP-11", "STP-12", "STP-01")
def test_discovery_decks_section_decks_and_events_are_shuffled_apart() -> None:
    finds = [DiscoveryCard(id=CardId(f"D{t.value}"), type=t, name="Find", copies=3) for t in DiscoveryType]
    decks = {card.type: tuple(CardId(f"{card.id}/{n}") for n in (1, 2, 3)) for card in finds}
    events = [event(f"E{n}", fx.Nothing(), None, Biome.VOID) for n in range(6)]
    start = table(in_box=box(discoveries=finds, events=events), opening={"discoveries": decks})
    assert {e.type for e in start.told(DiscoveriesShuffled)} == set(DiscoveryType)
    assert all(set(start.state.discoveries[type]) == set(cards) for type, cards in decks.items())
    assert len(start.told(EventsShuffled)) == 1
    assert set(start.state.event_deck) == {f"E{n}" for n in range(6)}
    assert {e.member for e in start.told(DeckShuffled)} == {REC, SCI}


@pytest.mark.rule("STP-12", "EVT-13")
def test_the_event_deck_is_what_the_campaign_says() -> None:
    events = [event(f"E{n}", fx.Nothing()) for n in range(4)]
    start = table(in_box=box(events=events), opening={"events": (CardId("E1"), CardId("E3"))})
    assert set(start.state.event_deck) == {"E1", "E3"}


@pytest.mark.rule("STP-13", "STP-14", "STP-22", "STP-26", "STP-27")
def test_everything_starts_empty_unhurt_and_available() -> None:
    state = table().state
    assert state.tracks == {}
    assert {kind: INJURIES[kind].copies for kind in INJURIES} == state.injury_stock
    for member in state.members:
        assert member.injury_count == 0
        assert not member.turn_ended
        assert set(member.available) == set(DEFAULT_DICE[member.id])
        assert all(die in ALL_DICE for die in member.available)
        assert member.spent == ()


@pytest.mark.rule("STP-15", "DEC-31", "PLN-09")
def test_the_players_put_the_lander_on_a_sector_with_its_icon() -> None:
    start = table(in_box=box(planet(sector(4, lander=True))))
    assert isinstance(start.question, PlaceLander)
    assert start.legal(PickSector) == (PickSector(sector=ONE), PickSector(sector=FOUR))
    landed = start.play(PickSector(sector=FOUR))
    assert landed.state.lander == FOUR
    assert {member.sector for member in landed.state.members} == {FOUR}


@pytest.mark.rule("STP-15", "STP-16", "LND-22")
def test_a_briefing_may_place_the_lander_and_crew() -> None:
    land = briefed(planet(sector(4, lander=True)), fx.LandIn(sector=FIVE))
    start = table(in_box=land)
    assert start.state.lander == FIVE
    assert {member.sector for member in start.state.members} == {FIVE}
    split = fx.InOrder(steps=(fx.LandIn(sector=FIVE), fx.ForCrew(who=fx.Who.EACH, effect=fx.MoveTo(sector=TWO))))
    placed = table(in_box=briefed(planet(), split))
    assert placed.state.lander == FIVE
    assert {member.sector for member in placed.state.members} == {TWO}


@pytest.mark.rule("STP-20", "STP-21", "EQP-06", "DEC-31")
def test_loaded_equipment_is_handed_out_and_what_nobody_may_carry_stays() -> None:
    cards = loaded(("Q1", None), ("Q2", Section.SCIENCE), ("Q3", Section.SECURITY))
    names = tuple(CardId(f"{card.id}/1") for card in cards)
    start = table(REC, SCI, in_box=box(equipment=cards), opening={"equipment": names})
    assert isinstance(start.question, HandOutEquipment)
    assert start.refuses(GiveEquipment(card=names[1], to=REC)) == WrongSection(card=names[1])
    given = start.play(GiveEquipment(card=names[0], to=REC))
    assert isinstance(given.question, HandOutEquipment)
    done = given.play(GiveEquipment(card=names[1], to=SCI))
    assert isinstance(done.question, ChooseFirst)
    assert done.member(REC).equipment == (names[0],)
    assert done.member(SCI).equipment == (names[1],)
    assert done.state.equipment_unused == (names[2],)
    kept = start.play(GoOn())
    assert kept.state.equipment_unused == names


@pytest.mark.rule("STP-01")
def test_what_the_launch_delivers_lies_on_the_boards() -> None:
    deck = tuple(CardId(f"science-x/{number}") for number in range(1, 11))
    (science,) = team(SCI, ranks={SCI: 2})
    small = loaded(("Q1", None))
    launched = attrs.evolve(science, cards=deck, charges=2, equipment=(CardId("Q1/1"),))
    opening = {"lander": CardId("L1"), "supplies": 7, "most_supplies": 9, "team": (*team(REC), launched)}
    seats = (SectionSeat(name="Anna", sections=tuple(Section)),)
    begun = EXPEDITION.begin(box(equipment=small), ExpeditionOpening(world=planet().id, seats=seats, **opening), seed=1)
    start = Table(state=replay(EXPEDITION, begun, settle(EXPEDITION, begun)))
    member = start.member(SCI)
    assert (member.rank, member.charges, member.equipment) == (2, 2, ("Q1/1",))
    assert set(member.available) == set(DEFAULT_DICE[SCI])
    assert {*member.deck, *member.hand} == {*deck}
    assert (*member.hand, *member.deck) != deck  # it was shuffled
    state = start.state
    assert (state.lander_card, state.supplies, state.most_supplies) == ("L1", 7, 9)


@pytest.mark.rule("STP-17")
def test_two_rank_up_cards_are_drawn_and_the_other_goes_back() -> None:
    ids = tuple(CardId(f"R{n}") for n in range(1, 5))
    start = table(in_box=box(rank_ups=rank_ups(*ids)), opening={"rank_ups": ids})
    (drawn,) = start.told(RankUpsDrawn)
    assert len(drawn.cards) == 2
    kept = start.play(PickCard(card=drawn.cards[0]))
    assert set(kept.state.rank_up_store) == set(ids) - {drawn.cards[0]}


@pytest.mark.rule("GEN-09", "LND-28")
def test_a_landing_row_that_means_one_crew_member_lets_the_team_say_who() -> None:
    in_box = box(planet(landing=(LandingRow(first=0, last=9, effect=fx.GainInjury(kind=InjuryKind.WOUNDED)),)))
    asked = table(REC, SCI, in_box=in_box, opening={"landing_rolls": 1})
    assert isinstance(asked.question, ChooseMember)
    assert asked.question.section is Section.ENGINEERING
    hurt = asked.play(PickMember(member=SCI))
    assert hurt.member(SCI).injury_count == 1
    assert hurt.member(REC).injury_count == 0


@pytest.mark.rule("LND-28")
def test_in_the_air_there_is_no_sector_for_markers_and_checks() -> None:
    here = fx.ForCrew(who=fx.Who.EACH, effect=fx.InOrder(steps=(fx.MarkSector(), fx.DiceCheck(check=CheckCard()))))
    in_box = box(planet(landing=(LandingRow(first=0, last=9, effect=here),)))
    landed = table(REC, SCI, in_box=in_box, opening={"landing_rolls": 1})
    assert isinstance(landed.question, ChooseFirst)
    assert landed.state.marks == {}


@pytest.mark.rule("RNK-01", "STP-17", "RNK-02")
def test_every_expedition_has_one_rank_up_card_with_its_incomplete_side_up() -> None:
    card = RankUpCard(id=CardId("R1"), name="First", goal=Successes(count=1), successes=(3, 6))
    start = table(in_box=box(rank_ups=[card]), opening={"rank_ups": (card.id,)})
    assert start.state.rank_up == card.id
    assert not start.state.rank_up_done
    assert start.resolve(fx.GainSuccesses()).state.rank_up_done
