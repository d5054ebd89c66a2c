"""What players settle on before an expedition: shares of sections, the team, and what the rules make of both."""

from __future__ import annotations

from pathlib import Path

import attrs
import pytest

from tests.support.boxes import shipped
from vanguard_desktop.content.load import load_box
from vanguard_desktop.core.ids import WorldId
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.play.first_expedition import recruits
from vanguard_desktop.play.openings import SEATS, stand_alone_opening
from vanguard_desktop.play.plan import (
    Plan,
    candidates,
    filled_in,
    opening_of,
    player_counts,
    seat_order_matters,
    send,
    take_section,
    why_not,
)
from vanguard_desktop.rulesets.expedition.data.state import Options
from vanguard_desktop.setting.launch import (
    IllegalOpening,
    SectionMustGo,
    SectionsOfPlayers,
    TeamSize,
    TeamTooSmall,
    why_no_seats,
)

BOX = shipped()
SMALL = load_box([Path(__file__).parent.parent / "packs" / "four_sectors"])
W00, W01 = WorldId("W00"), WorldId("W01")
SEC, REC, SCI, ENG = Section


def planned(world=W01, players=2, box=BOX, **more):
    return filled_in(box, Plan(world=world, players=players, **more))


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("world", [W00, W01])
def test_a_plan_that_says_nothing_is_the_usual_expedition(world, players):
    assert opening_of(BOX, planned(world, players)) == stand_alone_opening(BOX, world, players)
    assert opening_of(BOX, Plan(world=world, players=players)) == stand_alone_opening(BOX, world, players)


@pytest.mark.rule("GEN-04")
def test_of_two_players_who_takes_a_section_gives_one_back():
    plan = take_section(planned(players=2), 1, SEC)
    assert plan.shared == ((REC, SCI), (SEC, ENG))
    assert why_not(BOX, filled_in(BOX, plan)) is None


@pytest.mark.rule("GEN-04")
def test_of_three_players_the_one_with_two_sections_can_give_one_away():
    plan = take_section(planned(players=3), 2, REC)
    assert plan.shared == ((SEC,), (SCI,), (REC, ENG))


@pytest.mark.rule("GEN-04")
def test_of_four_players_two_change_places():
    plan = take_section(planned(players=4), 0, ENG)
    assert plan.shared == ((ENG,), (REC,), (SCI,), (SEC,))


@pytest.mark.rule("GEN-04")
@pytest.mark.parametrize("players", [1, 2, 3, 4])
def test_however_sections_go_round_they_stay_shared_out_by_the_rules(players):
    plan = planned(players=players)
    for seat in (*range(players), *range(players)):
        for section in Section:
            plan = filled_in(BOX, take_section(plan, seat, section))
            assert section in plan.shared[seat]
            assert why_no_seats(plan.shared) is None
            assert why_not(BOX, plan) is None


@pytest.mark.rule("GEN-04")
@pytest.mark.parametrize("seats", [((SEC, REC, SCI), (ENG,)), ((SEC, REC), (SCI,)), ((SEC, REC), (SEC, SCI, ENG))])
def test_other_shares_are_refused(seats):
    with pytest.raises(IllegalOpening) as refused:
        stand_alone_opening(BOX, W01, 2, seats=seats)
    assert refused.value.reason == SectionsOfPlayers()


@pytest.mark.rule("TRN-06")
def test_the_crew_of_a_player_sit_next_to_each_other():
    plan = take_section(planned(players=2), 1, SEC)
    plan = attrs.evolve(plan, team={section: candidates(BOX, plan, section)[0] for section in Section})
    assert [member.section for member in opening_of(BOX, plan).team] == [REC, SCI, SEC, ENG]


@pytest.mark.rule("GEN-05")
def test_a_player_without_crew_is_a_reason():
    plan = send(planned(players=2), SCI, None)
    assert isinstance(why_not(BOX, plan), TeamTooSmall)


@pytest.mark.rule("GEN-06")
def test_whoever_goes_for_another_section_changes_places():
    plan = planned(players=2)
    recon, science = plan.team[REC], plan.team[SCI]
    swapped = send(plan, REC, science)
    assert swapped.team == {REC: science, SCI: recon}
    assert why_not(BOX, swapped) is None


def test_anybody_may_go_for_a_section_and_goes():
    plan = planned()
    other = candidates(BOX, plan, REC)[5]
    assert [member.id for member in opening_of(BOX, send(plan, REC, other)).team] == [other, plan.team[SCI]]


@pytest.mark.rule("TUT-03")
def test_in_the_training_science_goes_with_a_fixed_crew_and_number():
    plan = planned(W00, 1)
    assert candidates(BOX, plan, SCI) == (plan.team[SCI],)
    assert isinstance(why_not(BOX, send(plan, SCI, None)), TeamTooSmall)
    alone = attrs.evolve(plan, team={SEC: candidates(BOX, plan, SEC)[0], REC: plan.team[REC]})
    assert why_not(BOX, alone) == SectionMustGo(section=SCI)
    kept = filled_in(BOX, plan, keep=ENG)
    assert set(kept.team) == {SCI, ENG}


@pytest.mark.rule("TUT-51")
def test_a_quick_start_offers_three_recruits_for_each_section_that_the_seed_draws():
    plan = planned(W00, 2, quick_start=True, seed=11)
    assert candidates(BOX, plan, REC) == recruits(BOX, 11)[REC]
    last = candidates(BOX, plan, REC)[2]
    opening = opening_of(BOX, send(plan, REC, last))
    assert [member.id for member in opening.team] == [last, plan.team[SCI]]
    assert not opening.options.training


@pytest.mark.rule("TUT-52")
def test_a_quick_start_is_for_so_many_crew():
    plan = planned(W00, 2, quick_start=True, seed=11)
    assert why_not(BOX, attrs.evolve(plan, team={s: candidates(BOX, plan, s)[0] for s in Section})) == TeamSize(count=2)


def test_options_reach_the_expedition():
    wanted = Options(deadly_injuries=True, ask_every_cost=True, skip_revealed_events=True, choose_seats=True)
    assert opening_of(BOX, planned(options=wanted)).options == wanted


def test_the_seat_order_matters_from_three_crew_on_if_somebody_has_two():
    assert not seat_order_matters(planned(players=1))
    assert seat_order_matters(filled_in(BOX, planned(players=1), keep=SEC))
    assert not seat_order_matters(planned(players=4))


def test_a_box_with_little_crew_is_for_as_many_players_as_it_has_crew_for():
    assert player_counts(SMALL) == (1, 2, 3, 4)
    for players in player_counts(SMALL):
        assert why_not(SMALL, planned(min(SMALL.worlds), players, SMALL)) is None
    assert SEATS[1] == (tuple(Section),)
