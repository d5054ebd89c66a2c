"""From known positions every legal command is followed some steps far; how many ways there are is known too."""

from __future__ import annotations

from hashlib import sha256

import pytest

from tests.support.boxes import ADA, TO_RIDGE, small_opening
from tests.support.play import BOX
from tests.support.scenario import Scenario
from vanguard_desktop.core.engine import follow, legal_commands, replay
from vanguard_desktop.play.campaign import codec
from vanguard_desktop.rulesets.expedition.data.commands import EndTurn, GiveStartToken, LiftOff, Travel
from vanguard_desktop.store.position import Position

AT_START = Scenario.opened()
FIRST_TURN = AT_START.given(GiveStartToken(to=ADA))

# Depth, ways, positions, and a sum over all commands in their order. Whoever changes the rules on purpose writes down
# the new numbers; whoever did not has found a mistake.
KEPT = {
    "at the first question": (AT_START, 3, 178, "0b51"),
    "first turn": (FIRST_TURN, 3, 285, "f4a2"),
    "on the way": (FIRST_TURN.given(Travel(path=TO_RIDGE)), 3, 180, "a2e6"),
    "an event is shown": (FIRST_TURN.given(EndTurn()), 4, 750, "eb87"),
    "lift-off is proposed": (FIRST_TURN.given(LiftOff()), 3, 130, "c87b"),
    "no supplies": (Scenario.opened(opening=small_opening(supplies=0)).given(GiveStartToken(to=ADA)), 3, 230, "a8d4"),
    "dice on the table": (FIRST_TURN.given(real_dice=True), 4, 1715, "76c8"),
}


@pytest.mark.parametrize(("start", "depth", "ways", "order"), KEPT.values(), ids=KEPT.keys())
def test_all_ways_from_a_position(start, depth, ways, order):
    rules = start.rules
    walked: list[str] = []

    def walk(state, left):
        position = Position(book=rules.book, states={rules.book: state})
        assert codec().read_position(codec().write_position(position), BOX) == position
        assert rules.broken(state) == []
        legal = legal_commands(rules, state)
        assert rules.over(state) == (not legal)
        assert len(set(legal)) == len(legal)
        for command in legal:
            walked.append(f"{left} {command}")
            events, after = follow(rules, state, command)
            assert replay(rules, state, events) == after
            assert codec().read_events(codec().write_events(events)) == tuple(events)
            if left > 1:
                walk(after, left - 1)

    walk(start.state, depth)
    assert (len(walked), sha256("\n".join(walked).encode()).hexdigest()[:4]) == (ways, order)
