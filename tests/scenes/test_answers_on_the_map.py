"""A question about sectors or crewmembers is answered on the map itself: what may be chosen glows, a click takes it."""

from __future__ import annotations

import attrs
import pytest
from PySide6.QtCore import Qt

from tests.scenes.planet import ADA, BO, CAUSEWAY, GATE, LANDING, SHELF, STAIR, a_box, a_game
from vanguard_desktop.core.ids import CardId
from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.rulesets.expedition.data.commands import TakeSpecialAction
from vanguard_desktop.rulesets.expedition.data.decisions import ChooseAction, ChooseMember, ChooseSector
from vanguard_desktop.rulesets.expedition.data.effects import ForCrew, MoveConnected, MoveTo, Who
from vanguard_desktop.scenes.items.plate_item import Target
from vanguard_desktop.setting.cards import PoiCard, SpecialAction


def asked_by(effect):
    """Ada takes an action at the landing place that asks something."""
    box = a_box()
    poi = PoiCard(id=CardId("P9"), name="A chute", actions=(SpecialAction(name="Jump in", effect=effect),))
    world = box.worlds[SHELF]
    sectors = tuple(attrs.evolve(each, poi=poi.id) if each.number == LANDING else each for each in world.sectors)
    box = attrs.evolve(box, pois={**box.pois, poi.id: poi}, worlds={SHELF: attrs.evolve(world, sectors=sectors)})
    bridge = Bridge(a_game(box=box))
    assert bridge.submit(TakeSpecialAction(number=1)) is not None
    return bridge


@pytest.fixture
def table(lay):
    table = lay(asked_by(MoveConnected()))
    assert isinstance(table.state.question, ChooseSector)
    return table


def glowing(table):
    return {number for number, plate in table.scene.plates.items() if plate.target is Target.LEGAL}


def test_the_sectors_that_may_be_chosen_glow_without_a_pawn_in_the_hand(table):
    assert glowing(table) == {STAIR, CAUSEWAY}


def test_a_click_on_such_a_sector_chooses_it_and_the_glow_goes(table):
    table.click(table.plate_spot(STAIR))
    assert table.state.member(ADA).sector == STAIR
    assert isinstance(table.state.question, ChooseAction)
    assert glowing(table) == set()


def test_enter_on_such_a_sector_chooses_it(table):
    table.press(Qt.Key.Key_Home, Qt.Key.Key_Up, Qt.Key.Key_Return)
    assert table.state.member(ADA).sector == STAIR


def test_the_pawn_dropped_on_such_a_sector_goes_there(table):
    table.drag(table.pawn_spot(ADA), table.plate_spot(CAUSEWAY))
    assert table.state.member(ADA).sector == CAUSEWAY


def test_a_click_on_another_sector_only_looks_at_it(table):
    before = table.state
    table.click(table.plate_spot(GATE))
    assert table.state == before
    assert table.scene.focused_sector == GATE


def test_whoever_may_be_chosen_is_chosen_by_a_click_on_the_pawn(lay):
    table = lay(asked_by(ForCrew(who=Who.ANOTHER_HERE, effect=MoveTo(sector=GATE))))
    assert isinstance(table.state.question, ChooseMember)
    table.click(table.pawn_spot(BO))
    assert table.state.member(BO).sector == GATE
    assert table.state.member(ADA).sector == LANDING
