"""The training expedition: who goes with what, the rules that are lighter there, and its cards (TUT)."""

from __future__ import annotations

from typing import Any

import pytest

from tests.expedition.first import MAKWANA, SCHAAF, at_turn, in_round, training, until
from tests.expedition.table import Table
from tests.support.boxes import shipped
from tests.support.scenario import TAKEN
from vanguard_desktop.core.ids import CardId, LogId, MemberId, SectorId
from vanguard_desktop.core.sources import Source
from vanguard_desktop.dice.faces import ALL_DICE, STARTING_DICE, DangerIcon, Icon, Section
from vanguard_desktop.play.first_expedition import training_opening
from vanguard_desktop.rulesets.expedition.data import effects as fx
from vanguard_desktop.rulesets.expedition.data import events as ev
from vanguard_desktop.rulesets.expedition.data.commands import (
    Exert,
    GoOn,
    LiftOff,
    Rest,
    RollDice,
    TakeSpecialAction,
    UseSkill,
)
from vanguard_desktop.rulesets.expedition.data.reasons import NotAtLander, NothingToExert
from vanguard_desktop.rulesets.expedition.data.state import Ending
from vanguard_desktop.rulesets.expedition.data.steps import EndPhase
from vanguard_desktop.setting.cards import Biome, InjuryKind
from vanguard_desktop.setting.launch import IllegalOpening, SectionMustGo, TeamSize

ONE, TWO, FOUR, SEVEN, EIGHT = (SectorId(number) for number in (1, 2, 4, 7, 8))
SCRAPE = fx.GainInjury(kind=InjuryKind.SCRATCHED)


def free(players: int = 1, **options: Any) -> Table:
    """The second round of the training, with the start token given."""
    return until(training(players, **options), lambda table: in_round(2)(table) and at_turn(1)(table))


def in_sector(table: Table, sector: SectorId, *members: MemberId) -> Table:
    for member in members or tuple(member.id for member in table.state.members):
        table = table.with_member(member, sector=sector)
    return table


def board_of(table: Table) -> dict[int, str | None]:
    return {sector.number: sector.poi for sector in table.state.board.sectors}


@pytest.mark.rule("TUT-01", "TUT-02", "TUT-03")
@pytest.mark.parametrize(("players", "size"), [(1, 2), (2, 2), (3, 3), (4, 4)])
def test_the_fixed_crew_go_as_many_as_the_players_need(players: int, size: int) -> None:
    members = training(players).state.members
    assert len(members) == size
    assert Section.SCIENCE in {member.section for member in members}
    for member in members:
        card = shipped().crew[member.id]
        assert card.training
        assert card.affinity is member.section
        assert member.rank == 1


@pytest.mark.rule("TUT-03")
def test_whoever_has_several_sections_chooses_but_science_goes() -> None:
    two = training(sections=(Section.SECURITY, Section.SCIENCE))
    assert {member.section for member in two.state.members} == {Section.SECURITY, Section.SCIENCE}
    for sections, reason in (
        ((Section.SECURITY, Section.RECON), SectionMustGo(section=Section.SCIENCE)),
        ((Section.SCIENCE, Section.RECON, Section.SECURITY), TeamSize(count=2)),
    ):
        with pytest.raises(IllegalOpening) as refused:
            training_opening(shipped(), 1, sections=sections)
        assert refused.value.reason == reason
        assert refused.value.reason.rule == "TUT-03"


@pytest.mark.rule("TUT-04", "TUT-05")
def test_everybody_has_five_dice_and_the_first_two_of_three_cards_in_their_order() -> None:
    for member in training(4).state.members:
        assert set(member.available) == set(STARTING_DICE[member.section])
        cards = sorted(id for id, card in shipped().section_cards.items() if card.training and _of(member, card))
        assert [card.partition("/")[0] for card in (*member.hand, *member.deck)] == cards
        assert len(member.hand) == 2


def _of(member: Any, card: Any) -> bool:
    return card.section is member.section


@pytest.mark.rule("TUT-02", "TUT-06", "TUT-08")
def test_the_board_has_eight_sectors_with_the_first_mission_and_the_first_unique_discovery() -> None:
    state = training().state
    printed = {1: True, 2: True, 3: False, 4: False, 5: False, 6: True, 7: True, 8: False}
    assert {number: poi is not None for number, poi in board_of(training()).items()} == printed
    assert {sector.number for sector in state.board.sectors if sector.log is not None} == {4, 5, 8}
    assert (state.condition, state.unlimited_supplies) == (None, True)
    travel = fx.Choose(options=(fx.SpendDice(), fx.RollDanger(letter="T")))
    assert state.board.condition is not None
    assert state.board.condition.travel == fx.InOrder(steps=(travel, fx.FollowPath()))
    assert (state.missions, state.uniques, state.rank_up) == (("M01",), (1,), "K01")
    assert len(state.event_deck) == 5
    assert all(shipped().events[card].biomes == (Biome.TRAINING,) for card in state.event_deck)
    assert state.injury_stock[InjuryKind.SCRATCHED] == 4


@pytest.mark.rule("TUT-08", "PLN-44")
def test_the_first_mission_asks_the_team_to_meet_in_sector_four() -> None:
    met = in_sector(free(), FOUR).resolve(fx.Nothing()).play(Rest())
    assert met.question.tag in ("complete_mission", "discard_to_limit", "choose_die_to_refresh")
    mission = until(met, lambda table: table.question.tag == "complete_mission")
    assert mission.question.card == "M01"


@pytest.mark.rule("TUT-07", "STP-25")
@pytest.mark.parametrize("players", [2, 3, 4])
def test_science_begins_in_sector_one_and_the_others_follow_clockwise(players: int) -> None:
    state = training(players).state
    ids = [member.id for member in state.members]
    first = ids.index(SCHAAF)
    clockwise = [state.member(id).sector for id in ids[first:] + ids[:first]]
    assert clockwise == [ONE, TWO, ONE, TWO][: len(ids)]
    assert (state.start_token, state.turn) == (SCHAAF, SCHAAF)


@pytest.mark.rule("TUT-10", "TUT-13")
def test_supplies_are_not_counted_and_nobody_has_charges_equipment_or_a_lander() -> None:
    state = training(4).state
    assert (state.lander, state.lander_card, state.landing_left) == (None, None, 0)
    assert not state.equipment_unused
    assert not any(member.equipment or member.charges for member in state.members)
    table = free().given(supplies=0)
    assert Rest() in table.legal()
    assert not table.legal(UseSkill)


@pytest.mark.rule("TUT-11", "EVT-05", "TIM-01")
def test_events_come_with_the_second_mission_and_do_nothing_without_a_time_track() -> None:
    before = free()
    assert not before.resolve(EndPhase(), you=before.state.turn).told(ev.EventDrawn)
    after = before.resolve(fx.AddMission(card=CardId("M02")))
    ended = after.resolve(EndPhase(), you=after.state.turn)
    assert ended.told(ev.EventDrawn)
    elsewhere = in_sector(after, FOUR).resolve(EndPhase(), you=after.state.turn)  # no biome is visible there
    assert not elsewhere.play(GoOn()).told(ev.TrackMoved)


@pytest.mark.rule("TUT-12", "END-08")
@pytest.mark.example("EX TUT-D")
def test_a_second_scrape_is_ignored_and_so_is_every_other_injury() -> None:
    table = free()
    assert not table.resolve(fx.GainInjury(kind=InjuryKind.WOUNDED), you=SCHAAF).told(ev.InjuryGained)
    assert table.resolve(SCRAPE, you=SCHAAF).told(ev.InjuryGained)
    once = table.hurt(SCHAAF, InjuryKind.SCRATCHED)
    again = once.resolve(shipped().dangers["T"].results[DangerIcon.RARE], you=SCHAAF).then(TAKEN)
    assert not again.told(ev.InjuryGained)
    assert again.member(SCHAAF).injury_count == 1
    assert again.state.ending is None


@pytest.mark.rule("TUT-13", "ACT-50")
def test_only_danger_table_t_is_used_and_exerting_is_legal() -> None:
    state = training().state
    letters = {
        effect.letter for path in state.board.paths for effect in path.icons if isinstance(effect, fx.RollDanger)
    }
    assert letters == {"T"}
    assert Exert(member=SCHAAF) in free().legal(Exert)
    assert not state.threats


@pytest.mark.rule("TUT-29")
def test_combinations_of_the_training_cards_ask_for_one_basic_or_two_alike() -> None:
    cards = [card for card in shipped().section_cards.values() if card.training]
    assert len(cards) == 12
    for card in cards:
        (items,) = card.combination.requirement.alternatives
        tags = [item.tag for item in items]
        assert tags in (["icon"], ["same", "same"])
        if tags == ["icon"]:
            assert items[0].icon is Icon.BASIC


@pytest.mark.rule("TUT-30", "DSC-21")
def test_the_unique_discovery_is_gained_once_and_then_it_is_a_success() -> None:
    once = free().resolve(fx.GainUnique(number=1))
    assert once.told(ev.UniqueGained)
    twice = once.resolve(fx.GainUnique(number=1))
    assert twice.told(ev.SuccessesGained) == (ev.SuccessesGained(count=1),)
    assert not twice.told(ev.UniqueGained)


@pytest.mark.rule("TUT-31", "RNK-02")
def test_the_third_success_turns_the_rank_up_card_and_more_are_collected() -> None:
    table = free().given(successes=2, rank_up_done=False)
    third = table.resolve(fx.GainSuccesses())
    assert third.told(ev.RankUpCompleted)
    assert third.resolve(fx.GainSuccesses()).state.successes == 4


@pytest.mark.rule("TUT-32", "TUT-59")
def test_the_night_shutters_are_free_to_travel_and_fill_after_four_advances() -> None:
    table = free().resolve(fx.PlaceCondition(card=CardId("G01")))
    card = table.state.condition_card
    assert card is not None
    assert (card.unlimited_supplies, card.travel) == (True, fx.FollowPath())
    (combination,) = card.combinations
    (items,) = combination.requirement.alternatives
    assert [item.tag for item in items] == ["same", "same"]
    assert combination.effect == fx.InOrder(steps=(fx.RefreshDice(count=2), fx.MoveConnected()))
    assert card.time is not None
    assert card.time.length == 4
    full = table.resolve(fx.AdvanceTime(which=fx.Which.ALL, count=4))
    assert [event.log for event in full.told(ev.LogRead)] == ["11"]


@pytest.mark.rule("TUT-34", "END-14", "ACT-43")
def test_nobody_lifts_off_and_the_last_log_leaves_nobody_behind() -> None:
    table = in_sector(free(), EIGHT, SCHAAF)
    assert table.refuses(LiftOff()) == NotAtLander(lander=None)
    assert LiftOff() not in table.legal()
    after = table.resolve(fx.ReadLog(log=LogId("13")))
    assert after.state.ending is Ending.ENDED_BY_TEXT
    assert not after.state.lost


@pytest.mark.rule("TUT-35", "DIE-31")
def test_with_three_dice_nobody_exerts_and_a_sacrifice_is_void() -> None:
    member = free().member(SCHAAF)
    dice = (*member.available, *member.spent)
    poor = free().with_member(SCHAAF, available=dice[:1], spent=dice[1:3], gone=(*member.gone, *dice[3:]))
    assert poor.refuses(Exert(member=SCHAAF)) == NothingToExert(member=SCHAAF)
    after = poor.resolve(fx.SacrificeDice(), you=SCHAAF)
    assert not after.told(ev.DieSacrificed, ev.InjuryGained)


@pytest.mark.rule("TUT-33", "CHK-13", "CHK-52")
def test_the_danger_die_of_the_well_is_resolved_after_the_combinations() -> None:
    table = in_sector(free(), SEVEN)
    combine = table.play(TakeSpecialAction(number=1, source=Source.read("poi")), RollDice(), GoOn())
    assert combine.question.tag == "combine"
    assert not combine.told(ev.DangerDieResolved)
    assert combine.play(GoOn()).told(ev.DangerDieResolved)


@pytest.mark.rule("TUT-36", "TUT-14")
def test_science_starts_without_the_icons_that_the_scale_asks_for() -> None:
    check = shipped().pois[CardId("W00-1")].actions[0].check
    assert check is not None
    green, red = check.rows
    assert green.requirement is not None
    wanted = {item.icon for items in green.requirement.alternatives for item in items}
    assert wanted == {Icon.PHYSICAL, Icon.CONSTRUCTION, Icon.TECHNOLOGY}
    shown = {icon for die in STARTING_DICE[Section.SCIENCE] for face in ALL_DICE[die].faces for icon in face}
    assert not wanted & shown
    assert red.also == (green.color,)


def test_recon_is_the_second_of_two() -> None:
    assert training().member(MAKWANA).sector == TWO
