"""What the screen orders reaches the game; what the game or the disk refuses is told and changes nothing."""

from __future__ import annotations

import pytest

from tests.scenes.planet import ADA, STAIR, a_bridge
from vanguard_desktop.core.engine import legal_commands
from vanguard_desktop.core.ids import PathId
from vanguard_desktop.play.campaign import RulesFailed
from vanguard_desktop.play.game import Habits, Way
from vanguard_desktop.rulesets.expedition.data.commands import LiftOff, Rest, Travel
from vanguard_desktop.rulesets.expedition.data.reasons import NoPath
from vanguard_desktop.store.errors import Damage, SaveError

UP_THE_STAIR = Travel(path=PathId("1-2"))


@pytest.fixture
def bridge(qapp):
    return a_bridge()


def test_a_legal_command_is_played_and_told(bridge, qtbot):
    with qtbot.waitSignal(bridge.stepped) as stepped:
        bridge.submit(UP_THE_STAIR)
    assert stepped.args[0].way is Way.PLAYED
    assert bridge.state.member(ADA).sector == STAIR


def test_an_illegal_command_is_refused_with_its_reason(bridge, qtbot):
    before = bridge.state
    with qtbot.waitSignal(bridge.refused) as refused:
        assert bridge.submit(Travel(path=PathId("8-9"))) is None
    assert refused.args == [Travel(path=PathId("8-9")), NoPath(to=None)]
    assert bridge.state == before


def test_undo_and_redo_tell_their_steps(bridge, qtbot):
    bridge.submit(UP_THE_STAIR)
    there = bridge.state
    with qtbot.waitSignal(bridge.stepped) as undone:
        bridge.undo()
    with qtbot.waitSignal(bridge.stepped) as redone:
        bridge.redo()
    assert (undone.args[0].way, redone.args[0].way) == (Way.UNDONE, Way.REDONE)
    assert bridge.state == there


def test_at_the_start_there_is_nothing_to_take_back(bridge):
    while bridge.can_undo:
        bridge.undo()
    assert bridge.undo() is None
    assert bridge.can_redo


@pytest.mark.parametrize("command", [Rest(), LiftOff()])
def test_a_full_disk_is_told_and_the_position_stays(bridge, qtbot, monkeypatch, command):
    before = bridge.state
    trouble = SaveError(Damage.DISK_FULL, "campaign.vanguard")

    def full(*_args, **_kwargs):
        raise trouble

    monkeypatch.setattr("vanguard_desktop.store.memory_log.MemoryLog.append", full)
    with qtbot.waitSignal(bridge.failed) as failed:
        assert bridge.submit(command) is None
    assert failed.args == [trouble]
    assert bridge.state == before


def test_a_command_on_which_the_rules_fail_is_told_and_the_position_stays(bridge, qtbot, monkeypatch):
    before = bridge.state
    failure = RulesFailed(Rest())

    def fails(_):
        raise failure

    monkeypatch.setattr(bridge.game, "submit", fails)
    with qtbot.waitSignal(bridge.stuck) as stuck:
        assert bridge.submit(Rest()) is None
    assert stuck.args == [failure]
    assert bridge.state == before


def test_the_answers_are_those_of_the_legal_commands_that_answer_the_question(bridge):
    state, rules = bridge.state, bridge.game.rules
    legal = legal_commands(rules, state)
    given = [command for command in rules.answers(state) if rules.why_not(state, command) is None]
    assert bridge.legal_commands() == legal
    assert bridge.answers() == tuple(given)
    assert 0 < len(given) < len(legal)


class Spoiled(SaveError):
    def __init__(self):
        super().__init__(Damage.DAMAGED, "campaign.vanguard", "step 3: it is not as it was written")


@pytest.mark.parametrize(
    ("unread", "read", "instead"),
    [
        ("read", lambda bridge: bridge.last_events(), ()),
        ("read", lambda bridge: bridge.next_events(), ()),
        ("read", lambda bridge: bridge.state_at(1), None),
        ("reveals", lambda bridge: bridge.can_undo, False),
    ],
    ids=["what was done last", "what comes next", "an earlier position", "what strict undo asks"],
)
def test_what_cannot_be_read_back_is_told_and_nothing_is_raised(bridge, qtbot, monkeypatch, unread, read, instead):
    for _ in range(2):
        bridge.submit(bridge.answers()[0])
    bridge.undo()
    bridge.game.habits = Habits(strict_undo=True)
    bridge.game._positions._remembered.clear()

    def fails(*_):
        raise Spoiled

    monkeypatch.setattr(f"vanguard_desktop.store.memory_log.MemoryLog.{unread}", fails)
    with qtbot.waitSignal(bridge.failed) as failed:
        assert read(bridge) == instead
    assert failed.args[0].damage is Damage.DAMAGED
