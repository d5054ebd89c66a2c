"""Before anybody agrees to leave a planet, the question says who stays behind and what is not done."""

from __future__ import annotations

import pytest
from PySide6.QtTest import QTest

from vanguard_desktop.rulesets.expedition.data import decisions as ask
from vanguard_desktop.rulesets.expedition.data.commands import LiftOff


def apart(game):
    """Somebody at the lander may propose to leave, and somebody else is away."""
    away = any(member.sector != game.state.lander for member in game.state.members)
    return away and LiftOff() in game.legal.answers


@pytest.mark.rule("DEC-23", "END-03", "PLN-43")
def test_the_vote_names_who_stays_behind_and_what_is_not_done(lay_in_play):
    table = lay_in_play(apart, size=(1920, 1080))
    state, names = table.bridge.state, table.wording.names
    slot = next(slot for slot in table.prompt.buttons if slot.row.commands == (LiftOff(),))
    QTest.keyClick(table.map, slot.row.key)
    assert isinstance(table.bridge.state.question, ask.AgreeLiftOff)
    said = table.prompt.said
    for member in state.members:
        if member.sector != state.lander:
            assert names.called(member.id) in said.partition("Left behind:")[2]
    for mission in state.missions:
        assert names.mission(mission) in said.partition("ot done:")[2]
    left, _, optional = said.partition("Optional, ")
    assert all((names.mission(card) in optional) is state.box.missions[card].optional for card in state.missions), left
