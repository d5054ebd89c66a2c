"""What the ship makes of the training: crew, cards, dice and successes go on into the campaign (TUT-40 to TUT-46)."""

from __future__ import annotations

import pytest

from tests.ship.ship import Ship, campaign, small_ship
from tests.ship.test_set_up import after_the_training
from tests.support.scenario import ANSWERED, TAKEN, opens, queued
from vanguard_desktop.core.effects import ReadLog
from vanguard_desktop.core.ids import WorldId
from vanguard_desktop.dice.faces import Color, DieType, Section
from vanguard_desktop.play.openings import stand_alone_opening
from vanguard_desktop.rulesets.expedition.rules import EXPEDITION
from vanguard_desktop.rulesets.ship import zones
from vanguard_desktop.rulesets.ship.data.aboard.crew import Sleeved
from vanguard_desktop.rulesets.ship.data.campaign.objectives import AskBridge
from vanguard_desktop.rulesets.ship.data.common import LogRead, Pass, SayYes
from vanguard_desktop.rulesets.ship.data.in_force import BeginStretch
from vanguard_desktop.rulesets.ship.data.journey.cycle import (
    CycleBegun,
    DoStep,
    Moved,
    NextStep,
    Revealed,
    Shuffled,
    StepBegun,
)
from vanguard_desktop.rulesets.ship.data.journey.star_map import AskTravel, Registered, Travel
from vanguard_desktop.rulesets.ship.data.tokens import PoolChanged
from vanguard_desktop.rulesets.ship.phases import Phase
from vanguard_desktop.rulesets.ship.pieces import crew
from vanguard_desktop.setting.standing import Stretch


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
    after = bought(7).then(
        ANSWERED, Sleeved(member="c09", section=Section.ENGINEERING, rank=1),
        Moved(pieces=("crew:c09",), start="DRAFT.engineering", to="HAND.engineering"), TAKEN,
        queued(DoStep(phase=Phase.SET_UP, step="return_candidates"), NextStep()), TAKEN,
        StepBegun(because="CMP-15", phase=Phase.SET_UP, step="return_candidates"),
        Moved(pieces=("crew:c64",), start="DRAFT.security", to=zones.RECRUITS),
        Moved(pieces=("crew:c73",), start="DRAFT.recon", to=zones.RECRUITS),
        Moved(pieces=("crew:c77",), start="DRAFT.science", to=zones.RECRUITS),
        Moved(pieces=("crew:c30",), start="DRAFT.engineering", to=zones.RECRUITS),
        Shuffled(zone=zones.RECRUITS, order=("crew:c39", "crew:c30", "crew:c57", "crew:c23", "crew:c83", "crew:c86",
            "crew:c19", "crew:c24", "crew:c34", "crew:c58", "crew:c75", "crew:c50", "crew:c05", "crew:c85", "crew:c26",
            "crew:c78", "crew:c12", "crew:c42", "crew:c44", "crew:c38", "crew:c15", "crew:c71", "crew:c45", "crew:c28",
            "crew:c54", "crew:c32", "crew:c67", "crew:c60", "crew:c41", "crew:c56", "crew:c13", "crew:c51", "crew:c37",
            "crew:c73", "crew:c81", "crew:c36", "crew:c70", "crew:c47", "crew:c68", "crew:c48", "crew:c46", "crew:c29",
            "crew:c69", "crew:c52", "crew:c76", "crew:c27", "crew:c21", "crew:c43", "crew:c62", "crew:c77", "crew:c61",
            "crew:c10", "crew:c72", "crew:c17", "crew:c06", "crew:c11", "crew:c49", "crew:c31", "crew:c08", "crew:c66",
            "crew:c16", "crew:c07", "crew:c35", "crew:c82", "crew:c25", "crew:c63", "crew:c14", "crew:c55", "crew:c79",
            "crew:c22", "crew:c33", "crew:c65", "crew:c53", "crew:c64", "crew:c84", "crew:c20", "crew:c18", "crew:c74"),
            drawn=77),
        TAKEN, queued(DoStep(phase=Phase.SET_UP, step="starting_dice"), NextStep()), TAKEN,
        StepBegun(because="CMP-18", phase=Phase.SET_UP, step="starting_dice"),
        Moved(pieces=("dice:red-defense-1", "dice:red-physical-1", "dice:red-basic-1", "dice:green-basic-1",
            "dice:blue-basic-1"), start=zones.BOX_DICE, to="SC.security.DICE"),
        Moved(pieces=("dice:green-explore-1", "dice:red-physical-2", "dice:red-basic-2", "dice:green-basic-2",
            "dice:blue-basic-2"), start=zones.BOX_DICE, to="SC.recon.DICE"),
        Moved(pieces=("dice:blue-science-1", "dice:green-biology-1", "dice:red-basic-3", "dice:green-basic-3",
            "dice:blue-basic-3"), start=zones.BOX_DICE, to="SC.science.DICE"),
        Moved(pieces=("dice:blue-construction-1", "dice:red-gather-1", "dice:red-basic-4", "dice:green-basic-4",
            "dice:blue-basic-4"), start=zones.BOX_DICE, to="SC.engineering.DICE"),
        TAKEN, queued(DoStep(phase=Phase.SET_UP, step="choose_first_team"), NextStep()), TAKEN,
        StepBegun(because="CMP-19", phase=Phase.SET_UP, step="choose_first_team"), TAKEN,
        queued(DoStep(phase=Phase.SET_UP, step="stay_aboard"), NextStep()), TAKEN,
        StepBegun(because="CMP-20", phase=Phase.SET_UP, step="stay_aboard"), TAKEN,
        queued(DoStep(phase=Phase.SET_UP, step="section_decks"), NextStep()), TAKEN,
        StepBegun(because="CMP-21", phase=Phase.SET_UP, step="section_decks"), TAKEN,
        queued(DoStep(phase=Phase.SET_UP, step="first_launch"), NextStep()), TAKEN,
        StepBegun(because="CMP-26", phase=Phase.SET_UP, step="first_launch"), TAKEN,
        queued(DoStep(phase=Phase.BRIDGE, step="begin_cycle"), NextStep()), TAKEN,
        StepBegun(because="CYC-07", phase=Phase.BRIDGE, step="begin_cycle"), CycleBegun(), queued(ReadLog(log="750")),
        TAKEN, LogRead(log="750"), TAKEN, queued(DoStep(phase=Phase.BRIDGE, step="count_bridges"), NextStep()), TAKEN,
        StepBegun(because="SEF-13", phase=Phase.BRIDGE, step="count_bridges"),
        queued(BeginStretch(stretch=Stretch.PHASE)), TAKEN, TAKEN,
        queued(DoStep(phase=Phase.BRIDGE, step="install"), NextStep()), TAKEN,
        StepBegun(because="BRG-01", phase=Phase.BRIDGE, step="install"), TAKEN,
        queued(DoStep(phase=Phase.BRIDGE, step="command"), NextStep()), TAKEN,
        StepBegun(because="BRG-06", phase=Phase.BRIDGE, step="command"), PoolChanged(command=2), TAKEN,
        queued(DoStep(phase=Phase.BRIDGE, step="penalty"), NextStep()), TAKEN,
        StepBegun(because="BRG-07", phase=Phase.BRIDGE, step="penalty"), TAKEN,
        queued(DoStep(phase=Phase.BRIDGE, step="energy"), NextStep()), TAKEN,
        StepBegun(because="BRG-08", phase=Phase.BRIDGE, step="energy"), PoolChanged(energy=4), TAKEN,
        queued(DoStep(phase=Phase.BRIDGE, step="change_income"), NextStep()), TAKEN,
        StepBegun(because="BRG-23", phase=Phase.BRIDGE, step="change_income"), TAKEN,
        queued(DoStep(phase=Phase.BRIDGE, step="use_and_declare"), NextStep()), TAKEN,
        StepBegun(because="OBJ-15", phase=Phase.BRIDGE, step="use_and_declare"), queued(AskBridge()), TAKEN, TAKEN,
        queued(DoStep(phase=Phase.BRIDGE, step="check_situations"), NextStep()), TAKEN,
        StepBegun(because="BRG-16", phase=Phase.BRIDGE, step="check_situations"), TAKEN,
        queued(DoStep(phase=Phase.BRIDGE, step="reveal_situations"), NextStep()), TAKEN,
        StepBegun(because="BRG-18", phase=Phase.BRIDGE, step="reveal_situations"),
        Revealed(pieces=("situations:S05",), start=zones.POSSIBLE, to=zones.OPEN_SITUATIONS), TAKEN,
        queued(DoStep(phase=Phase.BRIDGE, step="clear_scanner"), NextStep()), TAKEN,
        StepBegun(because="BRG-20", phase=Phase.BRIDGE, step="clear_scanner"), TAKEN,
        queued(DoStep(phase=Phase.STAR_MAP, step="travel"), NextStep()), TAKEN,
        StepBegun(because="MAP-03", phase=Phase.STAR_MAP, step="travel"), queued(AskTravel()),
        Registered(entry="SYS-01"), TAKEN, opens(Travel()),
    )  # fmt: skip
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
