"""Beginning the exploration: what the ship hands to the expedition, and what that makes of it (BPE)."""

from __future__ import annotations

import attrs
import pytest

from tests.expedition.table import Table
from tests.ship.ship import PLANET_1, SCI, SEC, aboard
from tests.support.scenario import ANSWERED, TAKEN, opens, queued
from vanguard_desktop.core.engine import follow, replay, settle
from vanguard_desktop.core.ids import LogId
from vanguard_desktop.core.sources import Source
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.rulesets.expedition.data import steps as st
from vanguard_desktop.rulesets.expedition.data.commands import GiveEquipment, GoOn, PickCard
from vanguard_desktop.rulesets.expedition.data.decisions import ChooseFirst, HandOutEquipment, KeepRankUp
from vanguard_desktop.rulesets.expedition.data.effects import LandIn
from vanguard_desktop.rulesets.expedition.data.events.crew import CardsDrawn
from vanguard_desktop.rulesets.expedition.data.events.landing import LanderPlaced
from vanguard_desktop.rulesets.expedition.data.events.planet import LogRead, Traveled
from vanguard_desktop.rulesets.expedition.data.events.round import RoundOpened
from vanguard_desktop.rulesets.expedition.data.events.things import RankUpKept, RankUpsDrawn
from vanguard_desktop.rulesets.expedition.data.reasons import WrongSection
from vanguard_desktop.rulesets.expedition.rules import EXPEDITION
from vanguard_desktop.rulesets.ship import zones
from vanguard_desktop.rulesets.ship.data.journey.cycle import Shuffled, TeamLaunched
from vanguard_desktop.rulesets.ship.data.journey.launch import FinishDeck
from vanguard_desktop.rulesets.ship.phases import Phase
from vanguard_desktop.rulesets.ship.pieces import piece
from vanguard_desktop.rulesets.ship.state import InForce, RecordSheet, ShipOptions
from vanguard_desktop.setting.cards import DiscoveryType, LogEntry, Stat
from vanguard_desktop.setting.crossing import PlanetRecord, SectionSeat
from vanguard_desktop.setting.standing import ModifierKey, Standing

RANK_UPS = tuple(piece("rank_ups", f"K0{number}") for number in range(2, 8))


def ready(**laid):
    """Members of Security and Science, of ranks 1 and 3, are strapped in; the scanner shows the first planet."""
    ship = aboard(2, lander="LD-1", **laid).put(zones.SCANNER, "landing_cards:L01")
    ship = ship.with_crew(SEC, zones.board_crew(SEC), 1).with_crew(SCI, zones.board_crew(SCI), 3)
    return ship.step(Phase.LAUNCH, "boards", "decks").order(FinishDeck()).order(FinishDeck())


def embarked(ship):
    return ship.step(Phase.EMBARK)


def lands(ship):
    """The expedition as it begins, up to its first question, with what happens once the decks are shuffled."""
    start = EXPEDITION.begin(ship.state.box, embarked(ship).state.away, 5)
    happened = settle(EXPEDITION, start)
    return Table(replay(EXPEDITION, start, happened), tuple(happened[happened.index(TAKEN, 1) :]))


def landed(ship):
    return lands(ship).state


def disembarks(ship):
    """One of two rank-up cards is kept, and nothing is handed out that is loaded."""
    table = lands(ship)
    while isinstance(table.question, KeepRankUp | HandOutEquipment):
        answer = next(iter(EXPEDITION.answers(table.state))) if isinstance(table.question, KeepRankUp) else GoOn()
        happened, state = follow(EXPEDITION, table.state, answer)
        table = Table(state, tuple(happened))
    return table


def disembarked(ship):
    return disembarks(ship).state


@pytest.mark.rule("GEN-07", "BPE-16")
def test_whoever_plays_aboard_now_plays_the_expedition():
    ship = ready()
    seats = tuple(SectionSeat(name=name, sections=(section,)) for name, section in zip("WXYZ", Section, strict=True))
    assert embarked(ship).state.away.seats == ship.state.seats != seats
    assert embarked(ship.laid(seats=seats)).state.away.seats == seats


def recorded(**sheet):
    board = PlanetRecord(places={4: ("P117/1", "P120/1")}, uniques=(3,))
    return {PLANET_1: RecordSheet(landing="L01", board=board, **sheet)}


@pytest.mark.rule("BPE-01", "BPE-02", "BPE-16")
def test_the_ship_hands_over_the_team_with_all_it_goes_with():
    ship = ready(flags=("signal-answered",), options=ShipOptions(deadly_injuries=True))
    ship = ship.put(zones.CARGO, "equipment:E02/1").put(zones.board_equipment(SEC), "equipment:E01/1")
    ship = embarked(ship.put(zones.LANDER_MODS, "lander_mods:A01/1"))
    opening = ship.state.away
    assert ship.happened(TeamLaunched)
    assert opening.world == PLANET_1
    assert [(who.section, who.rank, len(who.dice), len(who.cards)) for who in opening.team] == [
        (SEC, 1, 5, 10),
        (SCI, 3, 5, 10),
    ]
    assert opening.team[0].equipment == ("E01/1",)
    assert opening.equipment == ("E02/1",)
    assert (opening.lander, opening.mods) == ("LD-1", ("A01/1",))
    assert opening.stats == {Stat.ARMOR: 3, Stat.SENSORS: 1, Stat.AGILITY: 1}
    assert (opening.supplies, opening.most_supplies, opening.landing_rolls) == (8, 12, 3)
    assert opening.flags == ("signal-answered",)
    assert opening.options.deadly_injuries
    assert len(opening.discoveries) == len(DiscoveryType)


@pytest.mark.rule("BPE-04", "BPE-05")
@pytest.mark.example("BPE-x1")
def test_without_a_record_the_printed_unique_discoveries_lie_in_their_order():
    table = lands(ready()).then(
        TAKEN, TAKEN, LanderPlaced(sector=1), TAKEN, Traveled(member="c10", to=1), Traveled(member="c30", to=1), TAKEN,
        RankUpsDrawn(cards=("K06", "K04"), store=("K07", "K03", "K02", "K05"), removed=(), drawn=5),
        opens(KeepRankUp()),
    )  # fmt: skip
    state = table.state
    assert state.uniques == (3, 8)  # the last one is on top and found first
    assert state.missions == ("M04",)
    assert state.condition == "G02"


@pytest.mark.rule("BPE-03", "SAV-14")
@pytest.mark.example("BPE-x2")
def test_a_record_is_restored_with_what_was_declared_lasting():
    ship = ready(records=recorded(opened=("2-3",), marks={4: 2}))
    table = lands(ship).then(
        TAKEN, TAKEN, LanderPlaced(sector=1), TAKEN, Traveled(member="c10", to=1), Traveled(member="c30", to=1), TAKEN,
        RankUpsDrawn(cards=("K06", "K04"), store=("K07", "K03", "K02", "K05"), removed=(), drawn=5),
        opens(KeepRankUp()),
    )  # fmt: skip
    state = table.state
    assert state.uniques == (3,)
    assert state.pois[4] == ("P117/1", "P120/1")
    assert state.opened == ("2-3",)
    assert state.marks == {4: 2}
    assert ship.state.records  # the sheet stays until the next recording


@pytest.mark.rule("BPE-03")
def test_two_landing_cards_of_one_planet_share_its_record():
    board = PlanetRecord(places={2: ("P117/1",)})
    ship = ready(records={"planet_2": RecordSheet(landing="L02", board=board)})
    ship = ship.put(zones.LANDINGS, "landing_cards:L01").put(zones.SCANNER, "landing_cards:L17")
    assert landed(ship).pois[2] == ("P117/1",)


@pytest.mark.rule("BPE-04", "ZON-06")
def test_a_unique_discovery_that_is_aboard_already_is_not_placed():
    assert landed(ready().put(zones.unique(8), "uniques:8")).uniques == (3,)


@pytest.mark.rule("BPE-06")
def test_all_twenty_leads_are_in_the_bag():
    assert len(landed(ready()).lead_bag) == 20


@pytest.mark.rule("BPE-07", "BPE-08")
def test_discovery_and_event_decks_are_those_of_the_trays_and_are_shuffled():
    ship = ready()
    ship = ship.put(zones.REMOVED, ship.at(zones.EVENTS)[0])
    found = "discoveries:mineral-common/1"
    state = landed(ship.put(zones.GATHERED, found))
    assert set(state.event_deck) == {card.partition(":")[2] for card in ship.at(zones.EVENTS)}
    minerals = state.discoveries[DiscoveryType.MINERAL]
    assert "mineral-common/1" not in minerals
    assert list(minerals) != sorted(minerals)


@pytest.mark.rule("BPE-09", "BPE-10")
@pytest.mark.example("BPE-x5")
def test_the_lander_stays_where_the_briefing_put_it_and_the_team_stands_there():
    ship = ready()
    briefing = LogEntry(id=LogId("down"), story="", effect=LandIn(sector=3))
    world = attrs.evolve(ship.state.box.worlds[PLANET_1], briefing=LogId("down"))
    box = attrs.evolve(
        ship.state.box,
        logs={**ship.state.box.logs, LogId("down"): briefing},
        worlds={**ship.state.box.worlds, PLANET_1: world},
    )
    table = lands(ship.laid(box=box)).then(
        TAKEN, LogRead(log="down"), queued(LandIn(sector=3), source="log:down"), TAKEN, LanderPlaced(sector=3), TAKEN,
        TAKEN, TAKEN, Traveled(member="c10", to=3), Traveled(member="c30", to=3), TAKEN,
        RankUpsDrawn(cards=("K06", "K04"), store=("K07", "K03", "K02", "K05"), removed=(), drawn=5),
        opens(KeepRankUp()),
    )  # fmt: skip
    state = table.state
    assert state.lander == 3
    assert {member.sector for member in state.members} == {3}


@pytest.mark.rule("BPE-09", "BPE-10")
def test_otherwise_it_stands_on_the_one_sector_with_its_icon():
    state = landed(ready())
    assert state.lander == 1
    assert {member.sector for member in state.members} == {1}


@pytest.mark.rule("BPE-11", "ZON-07")
@pytest.mark.example("BPE-x3")
def test_an_empty_rank_up_deck_is_made_of_those_that_left_the_game():
    ship = ready()
    ship = ship.put(zones.REMOVED, *RANK_UPS[:5]).put("TABLE.OTHER", RANK_UPS[5])
    after = embarked(ship)
    assert set(after.at(zones.RANK_UPS)) == set(RANK_UPS[:5])
    assert [event.zone for event in after.happened(Shuffled)] == [zones.RANK_UPS]
    assert "rank_ups:K01" in after.at(zones.REMOVED)
    table = lands(ship).then(
        TAKEN, TAKEN, LanderPlaced(sector=1), TAKEN, Traveled(member="c10", to=1), Traveled(member="c30", to=1), TAKEN,
        RankUpsDrawn(cards=("K03", "K06"), store=("K04", "K05", "K02"), removed=(), drawn=4), opens(KeepRankUp()),
    )  # fmt: skip
    state = table.state
    assert isinstance(state.question, KeepRankUp)
    drawn = [answer.card for answer in EXPEDITION.answers(state) if isinstance(answer, PickCard)]
    assert len(drawn) == 2
    kept = drawn[1]
    after_choice = follow(EXPEDITION, state, PickCard(card=kept))[1]
    assert after_choice.rank_up == kept
    assert not after_choice.rank_up_done
    assert len(after_choice.rank_up_store) == 4


@pytest.mark.rule("BPE-11")
def test_the_only_rank_up_card_is_used_and_none_of_the_training_ever_comes_back():
    ship = ready()
    one = ship.put("TABLE.OTHER", *RANK_UPS[1:])
    assert landed(one).rank_up == "K02"
    none = ship.put("TABLE.OTHER", *RANK_UPS)
    assert landed(none).rank_up is None


@pytest.mark.rule("BPE-12")
def test_loaded_equipment_is_handed_out_and_cards_of_a_section_go_to_its_member():
    ship = ready().put(zones.CARGO, "equipment:E02/1", "equipment:E03/1").put("TABLE.OTHER", *RANK_UPS)
    state = landed(ship)
    assert isinstance(state.question, HandOutEquipment)
    security, science = (member.id for member in state.members)
    recon_only = GiveEquipment(card="E03/1", to=science)
    assert EXPEDITION.why_not(state, recon_only) == WrongSection(card="E03/1")
    after = follow(EXPEDITION, state, GiveEquipment(card="E02/1", to=security))[1]
    assert after.member(security).equipment == ("E02/1",)


@pytest.mark.rule("BPE-13", "BPE-15")
def test_everybody_is_to_act_and_the_recon_player_names_who_starts():
    state = disembarked(ready())
    assert not any(member.turn_ended for member in state.members)
    assert isinstance(state.question, ChooseFirst)


@pytest.mark.rule("BPE-14")
@pytest.mark.example("BPE-x4")
def test_the_first_hand_is_as_large_as_the_rank_allows():
    table = disembarks(ready()).then(
        ANSWERED, RankUpKept(card="K06", back=("K04",)), TAKEN, TAKEN,
        CardsDrawn(member="c10", cards=("security-starter/9", "security-starter/10")),
        CardsDrawn(member="c30", cards=("science-starter/2", "science-starter/10", "science-starter/3",
            "science-starter/5")),
        TAKEN, RoundOpened(round=1), queued(st.NextTurn()), opens(ChooseFirst(section=Section.RECON)),
    )  # fmt: skip
    assert [len(member.hand) for member in table.state.members] == [2, 4]


@pytest.mark.rule("BPE-17")
def test_the_landing_comes_before_the_team_disembarks():
    state = EXPEDITION.begin(ready().state.box, embarked(ready()).state.away, 5)
    order = [type(waiting.effect) for waiting in state.queue]
    landing = order.index(st.LandingRoll)
    assert all(landing < order.index(step) for step in (st.Disembark, st.AskRankUp, st.HandOut, st.FirstHands))


@pytest.mark.rule("SEF-11", "BPE-16")
def test_a_weather_desk_lets_the_team_choose_the_condition_it_begins_with():
    assert not embarked(ready()).state.away.choose_condition
    desk = InForce(
        standing=Standing(key=ModifierKey.CHOOSE_CONDITION, value=1), source=Source.read("upgrades:B06"), begun=True
    )
    assert embarked(ready(in_force=(desk,))).state.away.choose_condition
