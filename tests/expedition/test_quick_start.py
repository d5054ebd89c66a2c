"""The quick start: the world of the training with recruits, free choices and full rules (TUT-50 to TUT-57, TUT-60)."""

from __future__ import annotations

import pytest

from tests.expedition.first import at_turn, begun, first_answer, quick_start, until
from tests.expedition.table import Table
from tests.support.boxes import shipped
from vanguard_desktop.core.ids import SectorId
from vanguard_desktop.dice.faces import STARTING_DICE, Section
from vanguard_desktop.play.first_expedition import Kept, keep_first, quick_start_opening, recruits
from vanguard_desktop.rulesets.expedition.data import commands as do
from vanguard_desktop.rulesets.expedition.data import effects as fx
from vanguard_desktop.rulesets.expedition.data import events as ev
from vanguard_desktop.rulesets.expedition.data.decisions import ChooseFirst, ChooseStart
from vanguard_desktop.rulesets.expedition.data.state import Ending
from vanguard_desktop.rulesets.expedition.data.steps import EndPhase
from vanguard_desktop.setting.cards import InjuryKind
from vanguard_desktop.setting.launch import IllegalOpening

ONE, TWO = SectorId(1), SectorId(2)
TO_ONE, TO_TWO = do.PickSector(sector=ONE), do.PickSector(sector=TWO)


def first_turn(players: int = 1) -> Table:
    return until(quick_start(players), at_turn(1))


@pytest.mark.rule("TUT-50", "TUT-60")
def test_the_same_planet_is_played_with_free_choices_and_full_rules() -> None:
    table = first_turn()
    assert table.state.world == "W00"
    assert not table.state.options.training
    assert len(table.legal(do.Travel, do.Rest, do.Prepare, do.TakeSpecialAction, do.EndTurn)) > 3
    ended = table.resolve(EndPhase(), you=table.state.turn)
    assert ended.told(ev.EventDrawn)  # from the first turn on
    assert not [event for event in until(table, at_turn(2)).events if isinstance(event, ev.TopicOpened)]


@pytest.mark.rule("TUT-51")
def test_each_section_is_shown_three_recruits_and_keeps_two() -> None:
    shown = recruits(shipped(), 5)
    everybody = [member for three in shown.values() for member in three]
    assert {len(three) for three in shown.values()} == {3}
    assert len(set(everybody)) == 12
    assert shown != recruits(shipped(), 6)
    kept = {section: Kept(going=three[2], resting=three[0]) for section, three in shown.items()}
    opening = quick_start_opening(shipped(), kept)
    assert {member.id for member in opening.team} == {kept[member.section].going for member in opening.team}
    assert all(member.rank == 1 for member in opening.team)


@pytest.mark.rule("TUT-52")
@pytest.mark.parametrize(("players", "size"), [(1, 2), (2, 2), (3, 3), (4, 4)])
def test_every_player_sends_one_and_a_single_player_two(players: int, size: int) -> None:
    opening = quick_start_opening(shipped(), keep_first(recruits(shipped(), 1)), players)
    sections = {member.section for member in opening.team}
    assert len(opening.team) == len(sections) == size
    assert all(set(seat.sections) & sections for seat in opening.seats)


@pytest.mark.rule("TUT-52", "TUT-54")
def test_anybody_may_stay_behind_science_and_recon_too() -> None:
    kept = keep_first(recruits(shipped(), 1))
    sections = (Section.SECURITY, Section.ENGINEERING)
    table = begun(quick_start_opening(shipped(), kept, sections=sections))
    asked = until(table, lambda t: isinstance(t.question, ChooseFirst))
    assert asked.question.section is Section.RECON  # decides even without crew of its own
    assert len(asked.legal(do.GiveStartToken)) == 2
    with pytest.raises(IllegalOpening):
        quick_start_opening(shipped(), kept, sections=tuple(Section))


@pytest.mark.rule("TUT-53")
def test_decks_are_the_shuffled_starter_cards_and_two_are_drawn() -> None:
    table = first_turn()
    for member in table.state.members:
        own = (card for card in shipped().section_cards.values() if card.section is member.section)
        starters = [f"{card.id}/1" for card in own if card.starter]
        assert len(starters) == 10
        assert sorted((*member.deck, *member.hand)) == sorted(starters)
        assert len(member.hand) == 2
        assert set(member.available) == set(STARTING_DICE[member.section])
    assert [event.member for event in table.events if isinstance(event, ev.DeckShuffled)]


@pytest.mark.rule("TUT-54")
def test_pawns_are_distributed_freely_with_at_least_one_in_each_start_sector() -> None:
    table = quick_start(3)
    assert isinstance(table.question, ChooseStart)
    two_in_one = table.play(TO_ONE, TO_ONE)
    assert [member.sector for member in two_in_one.state.members] == [ONE, ONE, TWO]  # the last has no choice
    mixed = table.play(TO_TWO, TO_ONE)
    assert mixed.legal(do.PickSector) == (TO_ONE, TO_TWO)
    assert not [event for event in mixed.play(TO_TWO).events if isinstance(event, ev.LogRead)]


@pytest.mark.rule("TUT-55", "CRW-14")
def test_charge_slots_are_empty() -> None:
    assert not any(member.charges for member in quick_start(4).state.members)


@pytest.mark.rule("TUT-56", "TUT-12", "TUT-13")
def test_cards_of_the_training_are_used_but_injuries_are_not_limited() -> None:
    table = first_turn()
    state = table.state
    assert (state.missions, state.uniques, state.rank_up) == (("M01",), (1,), "K01")
    assert {shipped().events[card].training for card in state.event_deck} == {True}
    assert len(state.event_deck) == 5
    turn = state.turn
    for kind in (InjuryKind.SCRATCHED, InjuryKind.WOUNDED, InjuryKind.BURNED):
        assert table.resolve(fx.GainInjury(kind=kind), you=turn).told(ev.InjuryGained)
    assert turn is not None
    hurt = table.hurt(turn, InjuryKind.WOUNDED, InjuryKind.BURNED, InjuryKind.SCRATCHED)
    fourth = hurt.with_member(turn, available=()).resolve(fx.GainInjury(kind=InjuryKind.WOUNDED), you=turn)
    assert fourth.state.ending is Ending.EVACUATED


@pytest.mark.rule("TUT-57", "TUT-10")
def test_there_is_no_landing_and_supplies_are_unlimited() -> None:
    table = quick_start()
    assert not [event for event in table.events if isinstance(event, ev.LandingRolled | ev.LanderPlaced)]
    turn = until(table, at_turn(1)).given(supplies=0)
    assert (turn.state.lander, turn.state.lander_card) == (None, None)
    assert do.Rest() in turn.legal()
    assert do.LiftOff() not in turn.legal()
    assert not turn.state.threats
    assert first_answer(turn)
