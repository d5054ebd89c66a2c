"""Every list follows the game there and back, and says it in the players' language."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QAbstractItemModel, Qt

from tests.scenes.planet import ADA, BO, CAUSEWAY, GATE, LANDING, STAIR, a_bridge, words
from vanguard_desktop.core.ids import PathId
from vanguard_desktop.models.common.journal import JournalModel
from vanguard_desktop.models.common.roles import Role
from vanguard_desktop.models.expedition.members import MemberModel
from vanguard_desktop.models.expedition.options import ActionModel
from vanguard_desktop.models.expedition.paths import PathModel
from vanguard_desktop.models.expedition.sectors import SectorModel
from vanguard_desktop.models.expedition.tokens import TokenModel
from vanguard_desktop.rulesets.expedition.data.commands import EndTurn, GiveStartToken, GoOn, PickOption, Rest, Travel

MODELS = (MemberModel, SectorModel, PathModel, TokenModel, ActionModel, JournalModel)
SOME_TURNS = (Travel(path=PathId("1-4")), Rest(), GoOn(), PickOption(number=2), EndTurn(), GoOn())


@pytest.fixture
def bridge(qapp):
    return a_bridge()


@pytest.mark.parametrize("kind", MODELS)
def test_a_list_keeps_qt_s_contract_through_turns_and_undo(kind, bridge, qtmodeltester):
    model = kind(bridge, words(bridge))
    qtmodeltester.check(model)
    for command in SOME_TURNS:
        assert bridge.submit(command) is not None
    while bridge.can_undo:
        bridge.undo()
    while bridge.can_redo:
        bridge.redo()
    qtmodeltester.check(model)


@pytest.mark.parametrize("kind", MODELS)
def test_after_undo_a_list_is_what_it_was(kind, bridge):
    model = kind(bridge, words(bridge))
    seen = [model.rows]
    for command in SOME_TURNS:
        assert bridge.submit(command) is not None
        seen.append(model.rows)
    assert seen[0] != seen[1] or kind is TokenModel
    for rows in reversed(seen[:-1]):
        bridge.undo()
        assert model.rows == rows


@pytest.mark.parametrize("kind", MODELS)
def test_every_row_has_words_and_an_id(kind, bridge):
    model: QAbstractItemModel = kind(bridge, words(bridge))
    assert model.rowCount() > 0
    for place in range(model.rowCount()):
        index = model.index(place)
        assert index.data(Qt.ItemDataRole.DisplayRole)
        assert index.data(Role.ROW).id == index.data(Role.ID)


def test_travel_changes_only_the_rows_it_touches(bridge, qtbot):
    members = MemberModel(bridge, words(bridge))
    with qtbot.waitSignal(members.dataChanged) as changed:
        bridge.submit(Travel(path=PathId("1-2")))
    assert changed.args[0].row() == changed.args[1].row() == 0
    assert members.row(ADA).sector == STAIR
    assert members.row(BO).sector == LANDING


def test_the_paths_from_the_member_in_turn_are_usable(bridge):
    paths = PathModel(bridge, words(bridge))
    assert {row.id for row in paths.rows if row.usable} == {"1-2", "1-4"}


def test_two_paths_between_the_same_sectors_are_both_offered(bridge):
    paths = PathModel(bridge, words(bridge))
    assert [order.path for order in paths.travels(CAUSEWAY, GATE)] == ["4-5a", "4-5b"]


def test_where_no_path_leads_there_is_still_an_order_to_be_refused(bridge):
    paths = PathModel(bridge, words(bridge))
    (order,) = paths.travels(LANDING, GATE)
    assert bridge.why_not(order) is not None


def test_the_first_nine_answers_have_keys(bridge):
    options = ActionModel(bridge, words(bridge))
    assert [row.key for row in options.rows] == [str(n) for n in range(1, len(options.rows) + 1)]


def test_a_member_can_be_chosen_while_the_start_token_is_given(qapp):
    bridge = a_bridge(started=False)
    members = MemberModel(bridge, words(bridge))
    assert all(row.answer == GiveStartToken(to=row.id) for row in members.rows)
    bridge.submit(GiveStartToken(to=BO))
    assert not any(row.answer for row in members.rows)
    assert members.row(BO).active
