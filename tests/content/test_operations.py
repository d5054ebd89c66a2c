"""Operations in a pack: what one consists of, and what its entries must not give (OPS-01, OPS-20)."""

from __future__ import annotations

import shutil

import pytest

from tests.content.conftest import PACKS, PackOnDisk
from vanguard_desktop.content.errors import ContentError, Mistake
from vanguard_desktop.content.load import load_box

OPERATION = {"id": "OP-1", "name": "Errand", "tier": 1, "landing": "L01", "silver": 8, "gold": 12}


@pytest.fixture
def pack(tmp_path):
    shutil.copytree(PACKS / "small_ship", tmp_path / "ship")
    ship = PackOnDisk(tmp_path / "ship")
    ship.write("operations.json", [OPERATION])
    return ship


def told(pack, effect):
    """What is wrong with an entry of the operation that does this."""
    entry = {"id": "OP-1-1", "story": "A knock.", "effect": effect}
    pack.write("logs.json", [*pack.read("logs.json"), entry])
    try:
        load_box([pack.folder])
    except ContentError as error:
        return [finding.mistake for finding in error.findings]
    return []


@pytest.mark.rule("OPS-01", "OPS-02")
def test_an_operation_has_a_landing_card_with_a_board_its_missions_and_entries(pack):
    box = load_box([pack.folder])
    operation = box.operations["OP-1"]
    board = box.worlds[box.landing_cards[operation.landing].world]
    assert board.missions == ("M04",)
    assert (operation.tier, operation.silver, operation.gold, operation.team) == (1, 8, 12, None)
    pack.write("operations.json", [{**OPERATION, "landing": "L99"}])
    with pytest.raises(ContentError, match="L99"):
        load_box([pack.folder])


@pytest.mark.rule("OPS-20")
@pytest.mark.parametrize(
    "effect",
    [
        {"type": "gain", "card": "O02"},
        {"type": "gain", "card": "T2"},
        {"type": "gain", "card": "UD03"},
        {"type": "in_order", "steps": [{"type": "gain_unique", "number": 3}]},
    ],
)
def test_its_entries_give_nothing_that_the_campaign_turns_on(pack, effect):
    assert Mistake.UNFIT_VALUE in told(pack, effect)


@pytest.mark.rule("OPS-20")
@pytest.mark.parametrize("effect", [{"type": "gain", "card": "E01"}, {"type": "gain_unique", "number": 33}])
def test_equipment_and_what_serves_for_one_expedition_are_no_mistake(pack, effect):
    assert told(pack, effect) == []
