"""Where section dice lie, and how they leave an expedition (DIE-18 to DIE-33)."""

from __future__ import annotations

import pytest

from tests.expedition.checks import offering, rolled, up
from tests.expedition.table import REC, SCI, Table, dice, turn_of
from vanguard_desktop.core.engine import legal_commands
from vanguard_desktop.core.ids import DieId, MemberId
from vanguard_desktop.dice.faces import Color, Icon
from vanguard_desktop.rulesets.expedition.crew.wounds import column
from vanguard_desktop.rulesets.expedition.data import effects as fx
from vanguard_desktop.rulesets.expedition.data.commands import (
    AddDie,
    Exert,
    GoOn,
    PickDie,
    RollDice,
    TakeBackDie,
    TakeSpecialAction,
)
from vanguard_desktop.rulesets.expedition.data.decisions import ChooseDieToSacrifice
from vanguard_desktop.rulesets.expedition.data.events import DieSacrificed, InjuryGained
from vanguard_desktop.rulesets.expedition.rules import EXPEDITION
from vanguard_desktop.setting.cards import CheckCard, InjuryKind, Row, RowColor

NOTHING = CheckCard(rows=(Row(color=RowColor.RED, effect=fx.Nothing()),))
RED_DIE = dice("red-basic-2")[0]
PLAIN_FIVE = dice("red", "red", "green", "blue", "blue")


def place_of(table: Table, die: DieId, owner: MemberId = REC) -> list[str]:
    """Every place of DIE-18 in which the die lies."""
    member, check = table.member(owner), table.state.check
    places = {
        "compartment": member.gone,
        "available": member.available,
        "spent": member.spent,
        "hand": () if check is None else tuple(taken for taken, _ in check.hand),
        "rolled": () if check is None else tuple(lying.die for lying in check.pool),
    }
    return [name for name, lying in places.items() for other in lying if other == die]


@pytest.mark.rule("DIE-18")
def test_a_die_lies_in_exactly_one_place_on_its_way_through_a_check() -> None:
    start = turn_of(REC, SCI, in_box=offering(NOTHING))
    assert place_of(start, RED_DIE) == ["available"]
    taken = start.play(TakeSpecialAction(number=1), AddDie(die=RED_DIE))
    assert place_of(taken, RED_DIE) == ["hand"]
    assert place_of(taken.play(TakeBackDie(die=RED_DIE)), RED_DIE) == ["available"]
    fell = taken.play(RollDice())
    assert place_of(fell, RED_DIE) == ["rolled"]
    spent = fell.play(GoOn(), GoOn())
    assert place_of(spent, RED_DIE) == ["spent"]
    gone = spent.resolve(fx.SacrificeDice(color=Color.RED)).play(GoOn(), PickDie(die=RED_DIE))
    assert place_of(gone, RED_DIE) == ["compartment"]


@pytest.mark.rule("DIE-20")
def test_the_order_of_dice_in_a_column_changes_nothing() -> None:
    start = turn_of(REC, SCI)
    other = start.with_member(REC, available=start.member(REC).available[::-1])
    assert set(column(start.member(REC), Color.RED)) == set(column(other.member(REC), Color.RED))
    one, two = (set(legal_commands(EXPEDITION, table.state)) for table in (start, other))
    assert one == two
    spend = fx.SpendDice(color=Color.RED)
    first, second = (set(table.resolve(spend).legal(PickDie)) for table in (start, other))
    assert first == second


@pytest.mark.rule("DIE-28")
def test_a_sacrificed_die_comes_from_slots_or_spent_pool_and_does_not_return() -> None:
    start = turn_of(REC).with_member(REC, available=PLAIN_FIVE[:3], spent=PLAIN_FIVE[3:])
    asked = start.resolve(fx.SacrificeDice()).play(GoOn())
    assert isinstance(asked.question, ChooseDieToSacrifice)
    assert {command.die for command in asked.legal(PickDie)} == set(PLAIN_FIVE)
    gone = asked.play(PickDie(die=PLAIN_FIVE[3]))
    assert gone.member(REC).gone == (PLAIN_FIVE[3],)
    refreshed = gone.resolve(fx.RefreshDice(count=5))
    assert set(refreshed.member(REC).available) == {*PLAIN_FIVE[:3], PLAIN_FIVE[4]}
    assert refreshed.member(REC).gone == (PLAIN_FIVE[3],)


@pytest.mark.rule("DIE-29")
def test_a_sacrifice_of_a_color_takes_any_die_only_where_there_is_none_of_it() -> None:
    start = turn_of(REC).with_member(REC, available=dice("red", "red", "green"), spent=dice("blue"))
    blue = start.resolve(fx.SacrificeDice(color=Color.BLUE)).play(GoOn())
    assert blue.told(DieSacrificed)[0].die == dice("blue")[0]
    without = start.with_member(REC, spent=dice("green-explore-1"))
    asked = without.resolve(fx.SacrificeDice(color=Color.BLUE)).play(GoOn())
    assert isinstance(asked.question, ChooseDieToSacrifice)
    assert len(asked.legal(PickDie)) == 4


@pytest.mark.rule("DIE-32", "DIE-31")
def test_of_several_sacrifices_the_one_that_would_leave_too_few_dice_is_an_injury() -> None:
    start = turn_of(REC).with_member(REC, available=dice("red", "red", "red", "red"))
    after = start.resolve(fx.SacrificeDice(count=2))
    assert len(after.told(DieSacrificed)) == 1
    assert [event.kind for event in after.told(InjuryGained)] == [InjuryKind.EXHAUSTED]
    assert after.told(DieSacrificed)[0] in after.events[: after.events.index(after.told(InjuryGained)[0])]
    before = start.with_member(REC, gone=dice("blue-wild-1"))
    assert before.resolve(fx.SacrificeDice()).member(REC).gone == dice("blue-wild-1", "red-basic-4")


@pytest.mark.rule("DIE-33")
def test_a_die_lent_to_another_check_still_counts_for_its_owner() -> None:
    lent = up("red-basic-3", Icon.BASIC, of=SCI)
    here = dice("blue-science-1", "green-biology-1", "green-basic-3")
    start = rolled(turn_of(REC, SCI), lent).with_member(SCI, available=here, spent=())
    asked = start.resolve(fx.SacrificeDice(color=Color.BLUE), you=SCI)
    assert asked.told(DieSacrificed)[0].die == "blue-science-1"
    without = start.given(checks=()).with_member(SCI, available=here, spent=())
    assert without.resolve(fx.SacrificeDice(color=Color.BLUE), you=SCI).told(InjuryGained)


@pytest.mark.rule("DIE-30", "DIE-33")
def test_a_rolled_die_is_not_sacrificed_by_exerting() -> None:
    start = rolled(turn_of(REC, SCI), up("red-basic-2", Icon.BASIC))
    asked = start.resolve(fx.Nothing()).play(Exert(member=REC))
    assert RED_DIE not in {command.die for command in asked.legal(PickDie)}
