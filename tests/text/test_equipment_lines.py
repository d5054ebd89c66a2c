"""What stands on equipment besides its abilities: limits, upgrades, what holds while it is carried."""

from __future__ import annotations

import pytest

from tests.expedition.table import box
from vanguard_desktop.core.ids import CardId
from vanguard_desktop.rulesets.expedition.data import effects as fx
from vanguard_desktop.setting.cards import Ability, EquipmentCard, EquipmentKind, Limit, Moment
from vanguard_desktop.text.common.card_lines import CardLines
from vanguard_desktop.text.common.wording import Wording

TENT = EquipmentCard(id=CardId("TENT"), kind=EquipmentKind.MISSION, name="Tent")


def lines(qapp: object, **fields: object) -> tuple[str, ...]:
    card = EquipmentCard(id=CardId("X"), kind=EquipmentKind.UPGRADE, name="X", **fields)  # type: ignore[arg-type]
    on_table = box(equipment=[TENT, card])
    wording = Wording.of(on_table)
    return CardLines(on_table, wording.names, wording.rules).equipment(CardId("X/1"))


@pytest.mark.rule("EQP-22")
@pytest.mark.parametrize(
    ("limit", "said"),
    [(Limit.TURN, "per turn"), (Limit.ROUND, "per round"), (Limit.EXPEDITION, "per expedition")],
)
def test_a_limit_is_said_with_the_ability(qapp: object, limit: Limit, said: str) -> None:
    (line,) = lines(qapp, abilities=(Ability(when=Moment.OWN_TURN, effect=fx.GainCharges(), limit=limit),))
    assert said in line


@pytest.mark.rule("EQP-18")
def test_an_upgrade_names_its_card_and_whether_it_replaces_or_is_final(qapp: object) -> None:
    said = " ".join(lines(qapp, upgrades=CardId("TENT"), final=True, replaces=True))
    assert "Tent" in said
    assert "replaces" in said
    assert "final" in said


def test_what_holds_while_it_is_carried_is_said_with_its_number(qapp: object) -> None:
    assert any("2" in line for line in lines(qapp, room=2))
    assert any("1" in line for line in lines(qapp, more_cards=1))
    assert any("whole move" in line for line in lines(qapp, barrier=True))
