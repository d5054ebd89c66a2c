"""What the tray proposes to spend dice on, and what the players may lay instead of it."""

from __future__ import annotations

from typing import Any

import attrs
import pytest

from tests.expedition.checks import go_on, offering, rolled, up
from tests.expedition.table import REC, Table, card, turn_of
from vanguard_desktop.dice.faces import Color, Icon, Section
from vanguard_desktop.dice.requirements import asks
from vanguard_desktop.play.check_odds import Reach, in_reach
from vanguard_desktop.play.laying import Ground, Kind, lay, lies_well, order, proposals, take_off, why_not_lay
from vanguard_desktop.rulesets.expedition.data import effects as fx
from vanguard_desktop.rulesets.expedition.data.commands import Commit, MarkWith, SayYes, UseCombination
from vanguard_desktop.rulesets.expedition.data.decisions import ChooseCommitment, Combine, MarkRow
from vanguard_desktop.rulesets.expedition.data.reasons import NoCommitment, NotCovered, OtherRowFirst
from vanguard_desktop.setting.cards import (
    Ability,
    ActionTrack,
    CheckCard,
    Combination,
    Moment,
    Row,
    RowColor,
    SpecialEffect,
)

YELLOW, GREEN, RED = RowColor.YELLOW, RowColor.GREEN, RowColor.RED
ACE, BAS, ACC, EXP, PHY = Icon.ACE, Icon.BASIC, Icon.ACCIDENT, Icon.EXPLORE, Icon.PHYSICAL
ROWS = CheckCard(
    rows=(
        Row(color=YELLOW, requirement=asks((EXP, PHY)), effect=fx.GainSuccesses()),
        Row(color=GREEN, requirement=asks(EXP, Color.RED), effect=fx.GainSuccesses()),
        Row(color=RED, effect=fx.Nothing()),
    )
)
ON_YELLOW, ON_GREEN, ON_RED = (Ground(kind=Kind.ROW, row=color) for color in (YELLOW, GREEN, RED))


def check_of(card: CheckCard, *pool: Any, step: int, **families: Any) -> Table:
    return rolled(turn_of(in_box=offering(card, **families)), *pool, card=card, step=step)


def proposed(at: Table) -> dict[Ground, tuple[str, ...]]:
    return {proposal.ground: proposal.dice for proposal in proposals(at.state)}


@pytest.mark.rule("CHK-72", "CHK-75")
def test_dice_may_be_kept_for_rows_down_to_the_first_that_is_shown() -> None:
    at = check_of(ROWS, up("green-explore-1", EXP), up("red-basic-2", ACE), step=4)
    assert proposed(at) == {ON_YELLOW: ("green-explore-1", "red-basic-2"), ON_GREEN: ("green-explore-1",)}
    shown = check_of(ROWS, up("green-explore-1", EXP), up("red-physical-2", PHY), step=4)
    assert list(proposed(shown)) == [ON_YELLOW]
    assert why_not_lay(shown.state, ON_GREEN, (), "red-physical-2") == OtherRowFirst(color=YELLOW)
    missed = check_of(ROWS, up("red-basic-2", BAS), step=4)
    assert list(proposed(missed)) == [ON_GREEN]
    assert why_not_lay(missed.state, ON_YELLOW, (), "red-basic-2") == NotCovered()
    assert proposals(check_of(ROWS, step=1).state) == ()


@pytest.mark.rule("CHK-58", "CHK-59")
def test_dice_that_a_special_effect_will_take_are_not_kept_for_a_row() -> None:
    special = (SpecialEffect(requirement=asks(ACC), effect=fx.LoseSupplies(), once=True),)
    at = check_of(attrs.evolve(ROWS, special=special), up("red-basic-2", ACC), up("blue-basic-2", ACE), step=4)
    assert proposed(at) == {ON_GREEN: ("blue-basic-2",)}
    reach = in_reach(at.state)
    assert reach is not None
    assert (reach.color, reach.sure) == (GREEN, False)
    assert why_not_lay(at.state, ON_GREEN, ("blue-basic-2",), "red-basic-2") == NotCovered()
    nothing = check_of(attrs.evolve(ROWS, special=special), up("red-basic-2", ACC), step=4)
    assert proposed(nothing) == {}
    assert in_reach(nothing.state) == Reach(color=RED, sure=True)


@pytest.mark.rule("CHK-77")
def test_a_row_is_marked_with_the_dice_that_lie_on_it() -> None:
    pool = (up("red-basic-2", ACE), up("blue-basic-2", ACE), up("green-explore-1", EXP))
    asked = go_on(check_of(ROWS, *pool, step=8))
    assert isinstance(asked.question, MarkRow)
    laid = proposed(asked)[ON_YELLOW]
    assert order(asked.state, ON_YELLOW, laid) == SayYes()
    (ace,) = {"red-basic-2", "blue-basic-2"} - {*laid}
    other = lay(asked.state, ON_YELLOW, laid, ace)
    assert other is not None
    assert ace in other
    assert "green-explore-1" in other
    command = order(asked.state, ON_YELLOW, other)
    assert command == MarkWith(dice=other)
    assert asked.play(command).state.successes == 1
    assert set(take_off(asked.state, ON_YELLOW, other, ace) or ()) == set(laid)


@pytest.mark.rule("CHK-27", "REQ-11", "DEC-07")
def test_a_combination_is_paid_with_what_the_row_can_do_without_unless_the_players_lay_another_die() -> None:
    paid = Combination(requirement=asks(EXP), effect=fx.GainSuccesses())
    held = card("C1", Section.RECON, Ability(when=Moment.ANY_TIME, effect=fx.Nothing()), paid)
    pool = (up("green-explore-1", EXP), up("red-physical-2", PHY), up("blue-basic-2", ACE))
    start = check_of(ROWS, *pool, step=5, section_cards=[held]).with_member(REC, hand=("C1",))
    asked = start.given(pending=(Combine(member=REC),))
    ground = Ground(kind=Kind.COMBINATION, source="C1", number=1)
    # With the ace gone the yellow row is covered by what is shown, with the other one it is as well: both are two dice.
    laid = proposed(asked)[ground]
    assert laid == ("blue-basic-2",)
    other = lay(asked.state, ground, laid, "green-explore-1")
    assert other == ("green-explore-1",)
    assert order(asked.state, ground, other) == UseCombination(source="C1", number=1, dice=other)
    assert lies_well(asked.state, ground, other)
    assert why_not_lay(asked.state, ground, laid, "red-physical-2") == NotCovered()
    assert not lies_well(asked.state, ground, ("red-physical-2",))
    assert isinstance(asked.play(order(asked.state, ground, other)).question, Combine | MarkRow)


@pytest.mark.rule("CHK-63", "CHK-95", "DEC-11")
@pytest.mark.parametrize(("color", "laid"), [(GREEN, ("blue-basic-2",)), (RED, ())])
def test_an_ace_is_proposed_for_good_progress_and_kept_from_the_bad(color: RowColor, laid: tuple[str, ...]) -> None:
    special = SpecialEffect(requirement=asks(EXP), effect=fx.Progress(color=color))
    tracks = tuple(ActionTrack(color=each, length=4, effect=fx.Nothing()) for each in (GREEN, RED))
    pool = (up("green-explore-1", EXP), up("red-physical-2", PHY), up("blue-basic-2", ACE))
    asked = go_on(check_of(CheckCard(special=(special,), tracks=tracks), *pool, step=7))
    assert isinstance(asked.question, ChooseCommitment)
    ground = Ground(kind=Kind.SPECIAL)
    assert proposed(asked) == {ground: laid}
    assert order(asked.state, ground, laid) == Commit(dice=laid)
    assert lay(asked.state, ground, (), "blue-basic-2") == ("blue-basic-2",)
    assert take_off(asked.state, ground, ("blue-basic-2",), "blue-basic-2") == ()
    assert why_not_lay(asked.state, ground, laid, "red-physical-2") == NoCommitment()
