"""Paths that texts close, open and make."""

from __future__ import annotations

import attrs
import pytest

from tests.scenes.planet import PATHS, SHELF, STAIR, a_box, a_game
from vanguard_desktop.core.ids import CardId, PathId, SectorId
from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.rulesets.expedition.data.commands import Travel
from vanguard_desktop.rulesets.expedition.data.effects import RollDanger
from vanguard_desktop.setting.cards import ConditionCard, PlaceRule

SHUT = PathId("1-4")


class Told(Bridge):
    """A bridge on which a test says what the paths are like."""

    def __init__(self, game):
        super().__init__(game)
        self.told = super().state

    @property
    def state(self):
        return self.told

    def tell(self, **changes):
        self.told = attrs.evolve(self.told, **changes)
        self.retranslate()


@pytest.fixture
def told(qapp):
    box = a_box()
    paths = tuple(attrs.evolve(path, closed=path.id == SHUT) for path in PATHS)
    world = attrs.evolve(box.worlds[SHELF], paths=paths)
    return Told(a_game(box=attrs.evolve(box, worlds={SHELF: world})))


def icons(way):
    return [sign.icon for sign in way.row.signs]


@pytest.mark.rule("PLN-60")
def test_a_closed_path_is_barred_and_locked_until_something_opens_it(lay, told):
    table = lay(told)
    way = table.scene.ways.by_id[SHUT]
    assert way.line.closed
    assert icons(way)[0] == "lock"
    assert not way.row.usable
    assert [id for id, other in table.scene.ways.by_id.items() if other.line.closed] == [SHUT]
    told.tell(opened=(SHUT,))
    assert not table.scene.ways.by_id[SHUT].line.closed
    assert "lock" not in icons(table.scene.ways.by_id[SHUT])


@pytest.mark.rule("PLN-03", "PLN-08")
def test_sectors_that_a_text_joins_get_a_path_and_no_other_path_moves(lay, told):
    table = lay(told)
    before = {id: way.curve for id, way in table.scene.ways.by_id.items()}
    told.tell(joined=((SectorId(1), SectorId(6)),))
    ways = table.scene.ways.by_id
    (new,) = set(ways) - set(before)
    assert ways[new].row.joins(SectorId(1), SectorId(6))
    assert {id: ways[id].curve for id in before} == before
    assert Travel(path=new) in table.scene.paths.travels(SectorId(1), SectorId(6))


@pytest.mark.rule("PLN-38", "ACT-22")
def test_what_a_place_asks_for_stands_on_every_way_there_beside_the_printed_icons(lay, told):
    table = lay(told)
    before = {id: way.row.signs for id, way in table.scene.ways.by_id.items()}
    crust = ConditionCard(
        id=CardId("G9"), name="Crust", places=(PlaceRule(sectors=(STAIR,), on_path=RollDanger(letter="A")),)
    )
    told.tell(box=attrs.evolve(told.box, conditions={crust.id: crust}), condition=crust.id)
    ways = table.scene.ways.by_id
    changed = {id for id, way in ways.items() if way.row.signs != before[id]}
    assert changed == {id for id, way in ways.items() if STAIR in (way.row.start, way.row.end) and not way.row.one_way}
    assert [sign.die for sign in ways["1-2"].row.signs] == ["danger_die_a"]
    assert ways["1-2"].row.costs
