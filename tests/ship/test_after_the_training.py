"""What the ship makes of the training: crew, cards, dice and successes go on into the campaign (TUT-40 to TUT-46)."""

from __future__ import annotations

import pytest

from tests.ship.ship import Ship, campaign, small_ship
from tests.ship.test_set_up import after_the_training
from vanguard_desktop.core.ids import WorldId
from vanguard_desktop.dice.faces import Color, DieType, Section
from vanguard_desktop.play.openings import stand_alone_opening
from vanguard_desktop.rulesets.expedition.rules import EXPEDITION
from vanguard_desktop.rulesets.ship import zones
from vanguard_desktop.rulesets.ship.data.common import Pass, SayYes
from vanguard_desktop.rulesets.ship.pieces import crew


def bought(successes: int) -> Ship:
    return after_the_training(successes=successes).order(SayYes()).answers_first()


@pytest.mark.rule("TUT-40")
def test_the_cards_of_the_training_leave_the_game_but_for_the_blank_copies() -> None:
    ship = after_the_training(rank_up="K01", rank_up_done=True)
    assert {"missions:M01", "conditions:G01", "pois:P101/1", "rank_ups:K01"} <= set(ship.at(zones.REMOVED))
    assert {card for card in ship.at(zones.REMOVED) if card.startswith("events:")}
    assert "pois:P000/1" in ship.at(zones.POIS)
    assert all(len(ship.answers_first().state.dice_of(section)) == 5 for section in Section)


@pytest.mark.rule("TUT-41")
@pytest.mark.parametrize(("done", "rank"), [(True, 2), (False, 1)])
def test_the_team_is_promoted_if_its_rank_up_card_was_completed(done: bool, rank: int) -> None:
    ship = after_the_training(rank_up="K01", rank_up_done=done)
    assert {ship.state.sleeves[member].rank for member in ("c01", "c02")} == {rank}  # type: ignore[index]


@pytest.mark.rule("TUT-42", "TUT-43", "TUT-44", "TUT-46", "DIE-15")
@pytest.mark.example("EX TUT-E")
def test_five_of_seven_successes_buy_one_die_for_every_section() -> None:
    after = bought(7)
    assert {len(after.state.dice_of(section)) for section in Section} == {6}
    assert after.state.bag.success == 2


@pytest.mark.rule("TUT-43")
def test_even_with_twelve_successes_there_is_one_purchase() -> None:
    after = bought(12)
    assert {len(after.state.dice_of(section)) for section in Section} == {6}
    assert after.state.bag.success == 7


@pytest.mark.rule("TUT-42", "TUT-44")
def test_who_does_not_buy_or_cannot_keeps_all_successes() -> None:
    assert after_the_training(successes=7).order(Pass()).answers_first().state.bag.success == 7
    poor = after_the_training(successes=4)
    assert SayYes() not in poor.legal()
    assert poor.answers_first().state.bag.success == 4


@pytest.mark.rule("TUT-46", "DIE-17")
def test_the_wild_dice_have_the_colors_of_their_sections() -> None:
    after = bought(5)
    colors = {
        Section.SECURITY: Color.GREEN,
        Section.RECON: Color.BLUE,
        Section.SCIENCE: Color.RED,
        Section.ENGINEERING: Color.GREEN,
    }
    for section, color in colors.items():
        (wild,) = [die for die in after.state.dice_of(section) if DieType.WILD.value in die]
        assert wild.startswith(color.value)


@pytest.mark.rule("TUT-45")
def test_the_team_rests_and_every_section_keeps_one_of_two_recruits() -> None:
    asked = after_the_training()
    assert {crew("c01"), crew("c02")} <= set(asked.at(zones.RESTING))  # type: ignore[arg-type]
    assert [len(asked.at(zones.candidates(section))) for section in Section] == [2, 2, 2, 2]
    after = asked.answers_first()
    for section in Section:
        ranks = [sleeve.rank for sleeve in after.state.sleeves.values() if sleeve.section is section]
        assert ranks == [1, 1]


@pytest.mark.rule("CMP-34", "TUT-01")
def test_the_training_is_a_game_of_its_own_and_uses_up_no_card_of_a_campaign() -> None:
    """Entry 720 tells how printed decks are put together again; here a training starts from the box each time."""
    box = small_ship()
    opening = stand_alone_opening(box, WorldId("first_planet"), 2)
    EXPEDITION.begin(box, opening, 5)
    ship = campaign()
    filed = {card for there in ship.state.zones.values() for card in there}
    assert {"missions:M01", "conditions:G01", "uniques:1", "crew:c01"} <= filed
    assert not ship.at(zones.REMOVED)
