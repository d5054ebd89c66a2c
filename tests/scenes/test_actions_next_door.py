"""A special action next door that a text brings within reach is taken from the sector card and from the plate."""

from __future__ import annotations

import attrs
import pytest

from tests.scenes.planet import ADA, CAUSEWAY, GATE, a_box, an_opening
from vanguard_desktop.core.ids import PathId
from vanguard_desktop.core.sources import Source
from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.play.game import Game
from vanguard_desktop.rulesets.expedition.data.commands import GiveStartToken, TakeSpecialAction, Travel, UseSkill
from vanguard_desktop.rulesets.expedition.data.effects import Last
from vanguard_desktop.rulesets.expedition.data.lasting import Lasting, Until
from vanguard_desktop.setting.cards import Ability, CrewCard, Moment
from vanguard_desktop.store.memory_log import MemoryLog
from vanguard_desktop.widgets.look.controls.buttons import Button

REACH = Ability(when=Moment.OWN_TURN, effect=Last(what=Lasting.REACH, until=Until.TURN_END, uses=1))


@pytest.fixture
def reaching(lay):
    """Ada stands on the causeway next to the gate and has a skill that reaches there."""
    box = a_box()
    box = attrs.evolve(box, crew={**box.crew, ADA: CrewCard(id=ADA, name="Ada Voss", skill=REACH)})
    opening = an_opening()
    team = tuple(attrs.evolve(member, charges=1) for member in opening.team)
    game = Game.start(box, MemoryLog(), attrs.evolve(opening, team=team), lambda: 1)
    game.submit(GiveStartToken(to=ADA))
    bridge = Bridge(game)
    assert bridge.submit(Travel(path=PathId("1-4"))) is not None
    assert bridge.state.member(ADA).sector == CAUSEWAY
    return lay(bridge)


def gate(table):
    return table.scene.sectors.row(GATE)


def press_open(table):
    """The button of the action on the card beside the map."""
    table.scene.focus_sector(GATE)
    buttons = table.view.card.findChildren(Button)
    next(button for button in buttons if "Open the gate" in button.text()).click()


@pytest.mark.rule("ACT-02")
def test_an_action_within_reach_has_a_button_that_takes_it(reaching):
    assert [action.usable for action in gate(reaching).actions] == [False, False]
    assert reaching.bridge.submit(UseSkill(member=ADA)) is not None
    assert [action.usable for action in gate(reaching).actions] == [True, True]
    assert gate(reaching).actions[0].order == TakeSpecialAction(number=1, source=Source.read("poi:5"))
    press_open(reaching)
    assert reaching.state.successes == 1
    assert reaching.state.member(ADA).sector == CAUSEWAY


def test_where_nobody_reaches_the_card_says_who_may_do_it(reaching):
    press_open(reaching)
    assert reaching.state.successes == 0
