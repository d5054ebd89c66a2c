"""Who may go, with which deck, and who sits where: what holds before the first turn (GEN, CRD-04, TRN-06)."""

from __future__ import annotations

import attrs
import pytest

from tests.expedition.table import ENG, REC, SCI, SEC, Table, box, table
from tests.expedition.test_landing import landing
from vanguard_desktop.core.ids import CardId, MemberId
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.play.openings import SEATS, stand_alone_opening
from vanguard_desktop.rulesets.expedition.data.commands import GiveStartToken, PickMember
from vanguard_desktop.rulesets.expedition.data.decisions import ChooseFirst, ChooseSeat
from vanguard_desktop.rulesets.expedition.data.events import CardsDrawn, LandingRolled, SeatsTaken, Traveled
from vanguard_desktop.rulesets.expedition.data.state import Options, SectionSeat
from vanguard_desktop.setting.box import Box, copies_of
from vanguard_desktop.setting.cards import SectionCard
from vanguard_desktop.setting.launch import (
    CardAboveRank,
    CardNotOwned,
    DeckTooSmall,
    IllegalOpening,
    OneOfEachSection,
    TeamTooSmall,
    why_no_deck,
    why_no_team,
)

SEC_S, REC_S, SCI_S, ENG_S = Section


def library() -> Box:
    """Nine copies of a rank 1 card for every section, and a rank 3 card of Recon."""
    shelves = box()
    plain = shelves.section_cards[CardId("recon-x")]
    cards: dict[CardId, SectionCard] = {
        **shelves.section_cards,
        CardId("R2"): attrs.evolve(plain, id=CardId("R2"), rank=2),
        CardId("R3"): attrs.evolve(plain, id=CardId("R3"), rank=3, copies=1),
    }
    return attrs.evolve(shelves, section_cards=cards)


def deck(**copies: int) -> tuple[CardId, ...]:
    return tuple(copy for id, count in copies.items() for copy in copies_of(CardId(id.replace("_", "-")), count))


@pytest.mark.rule("CRD-04")
@pytest.mark.example("EX CRD-E")
def test_a_deck_with_a_card_above_the_rank_is_rejected() -> None:
    eleven = deck(recon_x=9, R2=1, R3=1)
    assert len(eleven) == 11
    reason = why_no_deck(library(), REC_S, 2, eleven)
    assert reason == CardAboveRank(card=CardId("R3/1"))
    assert reason.rule == "CRD-04"
    assert why_no_deck(library(), REC_S, 3, eleven) is None


@pytest.mark.rule("CRD-04", "CRD-01", "CRD-21")
def test_a_deck_has_ten_cards_or_more_of_the_own_section() -> None:
    assert why_no_deck(library(), REC_S, 1, deck(recon_x=9)) == DeckTooSmall(count=9)
    assert why_no_deck(library(), REC_S, 2, deck(recon_x=9, R2=9)) is None
    foreign = (*deck(recon_x=9), CardId("science-x/1"))
    assert why_no_deck(library(), REC_S, 1, foreign) == CardNotOwned(card=CardId("science-x/1"))
    twice = (*deck(recon_x=9), CardId("recon-x/1"))
    assert why_no_deck(library(), REC_S, 1, twice) == CardNotOwned(card=CardId("recon-x/1"))
    tenth = (*deck(recon_x=9), CardId("recon-x/10"))
    assert why_no_deck(library(), REC_S, 1, tenth) == CardNotOwned(card=CardId("recon-x/10"))


@pytest.mark.rule("CRD-04", "STP-01")
def test_an_expedition_begins_with_a_deck_of_the_players_own_making() -> None:
    good = (*deck(recon_x=9), CardId("R2/1"))
    with pytest.raises(IllegalOpening) as refused:
        stand_alone_opening(library(), decks={REC_S: good})
    assert refused.value.reason == CardAboveRank(card=CardId("R2/1"))
    cheap = attrs.evolve(library().section_cards[CardId("R2")], rank=1)
    shelves = attrs.evolve(library(), section_cards={**library().section_cards, CardId("R2"): cheap})
    opening = stand_alone_opening(shelves, decks={REC_S: good})
    assert next(member.cards for member in opening.team if member.section is REC_S) == good


@pytest.mark.rule("GEN-05", "GEN-06")
def test_a_team_has_two_to_four_crew_of_different_sections_and_one_of_every_player() -> None:
    alone = SEATS[1]
    assert why_no_team([REC_S], alone) == TeamTooSmall(count=1)
    assert why_no_team([REC_S, SCI_S, REC_S], alone) == OneOfEachSection(section=REC_S)
    for size in (2, 3, 4):
        assert why_no_team(list(Section)[:size], alone) is None
    assert why_no_team([SEC_S, REC_S], SEATS[2]) == TeamTooSmall(count=2)
    assert why_no_team([REC_S, SCI_S], SEATS[2]) is None
    with pytest.raises(IllegalOpening) as refused:
        stand_alone_opening(library(), sections=(REC_S, REC_S))
    assert refused.value.reason.rule == "GEN-06"


@pytest.mark.rule("GEN-07", "GEN-04")
def test_other_players_may_play_the_next_expedition() -> None:
    first = stand_alone_opening(library(), players=2, names=("Ann", "Ben"))
    second = stand_alone_opening(library(), players=3, names=("Ben", "Cleo", "Dan"))
    assert [seat.name for seat in first.seats] == ["Ann", "Ben"]
    assert [seat.name for seat in second.seats] == ["Ben", "Cleo", "Dan"]
    for opening in (first, second):
        assert {section for seat in opening.seats for section in seat.sections} == set(Section)


@pytest.mark.rule("GEN-01", "STP-02")
def test_an_expedition_begins_with_the_landing() -> None:
    kinds = [event.tag for event in landing(0, 2, 3).events]
    assert kinds.count(LandingRolled.tag) == 3
    assert kinds.index(LandingRolled.tag) < kinds.index(Traveled.tag) < kinds.index(CardsDrawn.tag)


@pytest.mark.rule("GEN-41")
def test_a_mission_outside_the_campaign_is_an_opening_without_a_ship() -> None:
    opening = stand_alone_opening(library(), players=2)
    assert opening.record is None
    assert not opening.flags
    assert opening.options == Options()


def seated(*seats: tuple[Section, ...], crew: tuple[MemberId, ...] = (REC, SCI, SEC, ENG)) -> Table:
    """A team before disembarking whose players say who of their crew sits where."""
    names = ("Ann", "Ben", "Cleo", "Dan")
    given = tuple(SectionSeat(name=name, sections=sections) for name, sections in zip(names, seats, strict=False))
    return table(*crew, opening={"seats": given, "options": Options(choose_seats=True)})


@pytest.mark.rule("TRN-06", "DEC-31")
def test_each_player_with_several_crew_says_in_which_order_they_sit() -> None:
    start = seated((SEC_S, REC_S), (SCI_S, ENG_S))
    assert start.question == ChooseSeat(section=REC_S)
    assert start.legal(PickMember) == (PickMember(member=REC), PickMember(member=SEC))
    second = start.play(PickMember(member=SEC))
    assert second.question == ChooseSeat(section=SCI_S, order=(SEC, REC))
    assert second.legal(PickMember) == (PickMember(member=SCI), PickMember(member=ENG))
    after = second.play(PickMember(member=ENG))
    assert [member.id for member in after.state.members] == [SEC, REC, ENG, SCI]
    assert after.told(SeatsTaken)
    assert isinstance(after.question, ChooseFirst)


@pytest.mark.rule("TRN-06")
def test_players_sit_in_table_order_and_who_has_one_crew_member_is_not_asked() -> None:
    after = seated((ENG_S,), (SCI_S,), (SEC_S, REC_S), crew=(REC, SCI, ENG))
    assert [member.id for member in after.state.members] == [ENG, SCI, REC]
    assert isinstance(after.question, ChooseFirst)
    turn = after.play(GiveStartToken(to=SCI))
    assert turn.state.turn == SCI


def test_the_order_of_the_team_holds_if_nobody_wants_to_be_asked() -> None:
    start = table(SCI, REC)
    assert [member.id for member in start.state.members] == [SCI, REC]
    assert not start.told(SeatsTaken)
