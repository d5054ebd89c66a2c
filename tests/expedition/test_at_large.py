"""What holds of the game at large: stores and decks, what is open and what hidden, what a board shows (GEN, PLN)."""

from __future__ import annotations

import attrs
import pytest

from tests.expedition.table import (
    FOUR,
    ONE,
    PLAIN,
    REC,
    SCI,
    TWO,
    box,
    event,
    path,
    planet,
    poi,
    sector,
    team,
    turn_of,
)
from tests.support.scenario import TAKEN, queued
from vanguard_desktop.core.engine import replay, settle
from vanguard_desktop.core.ids import CardId, LogId, PathId
from vanguard_desktop.core.sources import Source
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.play.openings import BASE_LANDER
from vanguard_desktop.rulesets.expedition.data import effects as fx
from vanguard_desktop.rulesets.expedition.data import events as ev
from vanguard_desktop.rulesets.expedition.data.commands import (
    EndTurn,
    LiftOff,
    PlayCard,
    Rest,
    TakeSpecialAction,
    Travel,
    UseEquipment,
)
from vanguard_desktop.rulesets.expedition.data.questions import Successes
from vanguard_desktop.rulesets.expedition.data.reasons import NoSupplies
from vanguard_desktop.rulesets.expedition.data.state import ExpeditionOpening, SectionSeat
from vanguard_desktop.rulesets.expedition.data.steps.round import CloseExpedition
from vanguard_desktop.rulesets.expedition.rules import EXPEDITION
from vanguard_desktop.setting.box import Box, copies_of
from vanguard_desktop.setting.cards import (
    Biome,
    ConditionCard,
    DiscoveryCard,
    DiscoveryType,
    LogEntry,
    MissionCard,
    RankUpCard,
    SpecialAction,
    ThreatCard,
    UniqueCard,
)

MINERAL = DiscoveryType.MINERAL
LOOK = SpecialAction(name="Look", effect=fx.GainSuccesses())


@pytest.mark.rule("GEN-29", "GEN-27", "DSC-03", "DSC-10")
def test_the_first_card_of_a_stack_is_its_top_and_a_discarded_one_its_bottom() -> None:
    ore = DiscoveryCard(id=CardId("D1"), type=MINERAL, name="Ore", copies=3)
    start = turn_of(in_box=box(discoveries=[ore]), opening={"discoveries": {MINERAL: copies_of(ore.id, 3)}})
    deck = start.state.discoveries[MINERAL]
    gained = start.resolve(fx.GainDiscovery(deck=MINERAL))
    assert gained.state.found == deck[:1]
    back = gained.resolve(fx.DiscardThis(), source=f"discovery:{deck[0]}")
    assert back.state.discoveries[MINERAL] == (deck[1], deck[2], deck[0])
    again = back
    for card in (deck[1], deck[2], deck[0]):
        again = again.resolve(fx.GainDiscovery(deck=MINERAL))
        assert again.state.found[-1] == card


def rank_up_cards(*ids: str) -> list[RankUpCard]:
    return [RankUpCard(id=CardId(id), name=id, goal=Successes(count=9), successes=(3, 6)) for id in ids]


@pytest.mark.rule("GEN-30", "STP-17")
@pytest.mark.parametrize("seed", range(8))
def test_what_was_removed_from_the_game_is_not_drawn_while_the_store_holds_other_cards(seed: int) -> None:
    removed = CardId("R4")
    opening = ExpeditionOpening(
        world=PLAIN.id,
        seats=(SectionSeat(name="Anna", sections=tuple(Section)),),
        team=team(REC, SCI),
        rank_ups=(CardId("R1"), CardId("R2"), CardId("R3")),
        rank_ups_removed=(removed,),
    )
    start = EXPEDITION.begin(box(rank_ups=rank_up_cards("R1", "R2", "R3", "R4")), opening, seed)
    after = replay(EXPEDITION, start, settle(EXPEDITION, start))
    assert len(after.rank_ups_offered) == 2
    assert removed not in (*after.rank_ups_offered, *after.rank_up_store)
    assert after.rank_ups_removed == (removed,)


# What brings something to light that nobody could know; the strict undo stops there.
SHOWS_HIDDEN = {
    ev.CardsDrawn, ev.EventDrawn, ev.LeadsDrawn, ev.DiscoveryGained, ev.UniqueGained, ev.LogRead, ev.RankUpsDrawn,
}  # fmt: skip
OPEN_TO_ALL = {
    ev.CardDiscarded, ev.CardPlayed, ev.CardSettled, ev.DieSpent, ev.DieRefreshed, ev.DieSacrificed,
    ev.InjuryRemoved, ev.InjuryFlipped, ev.EquipmentGiven, ev.EquipmentUsed, ev.EquipmentDiscarded,
}  # fmt: skip


@pytest.mark.rule("GEN-35")
def test_decks_bag_and_logs_are_hidden_and_what_lies_on_the_boards_is_open() -> None:
    assert all(kind.reveals for kind in SHOWS_HIDDEN)
    assert not any(kind.reveals for kind in OPEN_TO_ALL)


@pytest.mark.rule("GEN-35")
def test_the_refusal_of_a_card_looks_into_open_hands_only() -> None:
    start = turn_of(REC, SCI)
    for member in start.state.members:
        hidden = PlayCard(member=member.id, card=member.deck[0])
        gone = PlayCard(member=member.id, card=CardId("nowhere/1"))
        assert start.refuses(hidden) == start.refuses(gone)
    nothing = UseEquipment(member=REC, card=CardId("Q9/1"))
    assert start.refuses(nothing).tag == "not_carried"


@pytest.mark.rule("CRD-21", "CRD-08")
@pytest.mark.parametrize("count", [10, 30])
def test_a_deck_is_as_large_as_it_was_built(count: int) -> None:
    cards = tuple(CardId(f"recon-x/{number}") for number in range(1, count + 1))
    (recon,) = team(REC)
    opening = {"world": PLAIN.id, "seats": (SectionSeat(name="Anna", sections=tuple(Section)),)}
    made = ExpeditionOpening(team=(attrs.evolve(recon, cards=cards),), **opening)
    start = EXPEDITION.begin(box(), made, seed=1)
    member = replay(EXPEDITION, start, settle(EXPEDITION, start)).member(REC)
    assert sorted((*member.hand, *member.deck)) == sorted(cards)
    assert (len(member.hand), len(member.deck)) == (2, count - 2)


def full_board() -> Box:
    """A board with something in each of its places."""
    world = attrs.evolve(
        PLAIN,
        sectors=(
            sector(1, lander=True),
            sector(2, log=LogId("227"), biomes=(Biome.CAVES,)),
            sector(3, poi=CardId("P1")),
            sector(4),
        ),
        paths=(path(1, 2), path(1, 3), path(1, 4)),
        condition=ConditionCard(id=CardId("G0"), name="Calm"),
        missions=(CardId("M1"),),
        uniques=(7,),
        threats={FOUR: CardId("X1")},
        lift_off=LogId("18"),
        evacuation=LogId("19"),
    )
    logs = [
        LogEntry(id=LogId("227"), story="", effect=fx.GainSuccesses()),
        *(LogEntry(id=LogId(id), story="") for id in ("18", "19")),
    ]
    events = [event("E0", fx.GainSuccesses(count=5), fx.Nothing(), Biome.CAVES)]
    return box(
        world,
        pois=[poi("P1", LOOK), poi("P2")],
        logs=logs,
        events=events,
        missions=[MissionCard(id=CardId("M1"), name="Goal")],
        uniques=[UniqueCard(id=CardId("U7"), number=7, name="Seven")],
        threats=[ThreatCard(id=CardId("X1"), name="Beast")],
        rank_ups=rank_up_cards("R1"),
    )


@pytest.mark.rule("PLN-01", "PLN-40")
def test_a_board_shows_all_that_an_expedition_needs() -> None:
    start = turn_of(REC, in_box=full_board(), opening={"rank_ups": (CardId("R1"),)})
    state = start.state
    assert {command.path for command in start.legal(Travel)} == {"1-2", "1-3", "1-4"}
    assert state.condition_card is not None
    assert (state.missions, state.uniques, state.rank_up) == (("M1",), (7,), "R1")
    assert [threat.sector for threat in state.threats] == [FOUR]
    assert start.play(LiftOff()).told(ev.LogRead)[0].log == "18"


@pytest.mark.rule("PLN-02", "EVT-03")
def test_a_sector_may_hold_a_log_a_print_an_empty_place_or_nothing() -> None:
    start = turn_of(REC, in_box=full_board(), opening={"rank_ups": (CardId("R1"),)})
    log = start.play(Travel(path=PathId("1-2")))
    assert [read.log for read in log.told(ev.LogRead)] == ["227"]
    assert log.play(EndTurn()).state.question.tag == "event_revealed"
    assert log.state.biomes(TWO) == (Biome.CAVES,)
    printed = start.play(Travel(path=PathId("1-3")))
    assert printed.legal(TakeSpecialAction) == (TakeSpecialAction(number=1, source=Source.read("poi")),)
    empty = start.play(Travel(path=PathId("1-4")))
    assert empty.state.poi(FOUR) is None
    assert not empty.legal(TakeSpecialAction)
    filled = empty.resolve(fx.CoverPoi(card=CardId("P2")))
    assert filled.state.poi(FOUR) == start.state.box.pois[CardId("P2")]
    assert [place.number for place in start.state.board.sectors if place.lander] == [ONE]


@pytest.mark.rule("PLN-11", "GEN-38")
@pytest.mark.parametrize("lander", [None, CardId("L1")])
def test_a_supply_track_works_the_same_wherever_it_is_printed(lander: CardId | None) -> None:
    card = attrs.evolve(BASE_LANDER, id=CardId("L1"))
    opening = {"lander": lander, "supplies": 2, "most_supplies": 4}
    start = turn_of(REC, in_box=box(landers=[card]), opening=opening)
    assert start.resolve(fx.GainSupplies(count=9)).state.supplies == 4
    rested = start.play(Rest())
    assert rested.state.supplies == 1
    bare = start.resolve(fx.LoseSupplies(count=9))
    assert bare.state.supplies == 0
    assert bare.given(pending=start.state.pending).refuses(Rest()) == NoSupplies()


@pytest.mark.rule("PLN-59", "GEN-37")
def test_successes_come_from_carrying_a_text_out_and_not_from_standing_where_it_is_printed() -> None:
    start = turn_of(REC, in_box=box(planet(sector(2, cards=("P1",))), pois=[poi("P1", LOOK)]))
    there = start.play(Travel(path=PathId("1-2")))
    assert there.state.successes == 0
    looked = there.play(TakeSpecialAction(number=1, source=Source.read("poi")))
    assert looked.told(ev.SuccessesGained) == (ev.SuccessesGained(count=1),)
    assert looked.state.successes == 1


@pytest.mark.rule("DSC-05", "DSC-27", "END-25")
@pytest.mark.example("EX DSC-D")
def test_on_the_planet_all_discoveries_are_kept_whatever_the_limit_of_the_lander() -> None:
    ore = DiscoveryCard(id=CardId("D1"), type=MINERAL, name="Ore", copies=9)
    uniques = [UniqueCard(id=CardId(f"U{number}"), number=number, name="") for number in (7, 12)]
    in_box = box(planet(uniques=(7, 12)), discoveries=[ore], uniques=uniques)
    found = turn_of(in_box=in_box, opening={"discoveries": {MINERAL: copies_of(ore.id, 9)}})
    for _ in range(5):
        found = found.resolve(fx.GainDiscovery(deck=MINERAL))
    for _ in range(2):
        found = found.resolve(fx.GainUnique())
    ended = found.resolve(fx.EndExpedition()).then(
        TAKEN, ev.ExpeditionEnding(ending=ev.Ending.ENDED_BY_TEXT), queued(CloseExpedition()), TAKEN,
        ev.ExpeditionEnded(ending=ev.Ending.ENDED_BY_TEXT),
    )  # fmt: skip
    for state in (found.state, ended.state):
        assert len(state.found) == 5
        assert set(state.uniques_found) == {7, 12}
