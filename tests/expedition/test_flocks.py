"""A threat that is a flock: every standee is a main one, comes at once and moves by itself (THR-07, THR-11, THR-12)."""

from __future__ import annotations

from typing import Any

import attrs
import pytest

from tests.expedition.table import (
    FIVE,
    FOUR,
    ONE,
    PLAIN,
    REC,
    SCI,
    SIX,
    THREE,
    TWO,
    Table,
    box,
    path,
    planet,
    table,
    turn_of,
)
from vanguard_desktop.core.ids import CardId, SectorId
from vanguard_desktop.core.sources import Source
from vanguard_desktop.rulesets.expedition.data import effects as fx
from vanguard_desktop.rulesets.expedition.data.commands import PickSector, TakeSpecialAction
from vanguard_desktop.rulesets.expedition.data.decisions import ChooseThreatMove
from vanguard_desktop.rulesets.expedition.data.effects import PutThreat
from vanguard_desktop.rulesets.expedition.data.events import (
    ChargesChanged,
    StandeeMoved,
    ThreatMoved,
    ThreatPlaced,
    ThreatRemoved,
)
from vanguard_desktop.rulesets.expedition.data.tracks import Track
from vanguard_desktop.rulesets.expedition.round.hand_over import hand_over
from vanguard_desktop.rulesets.expedition.threats.standees import standee_at
from vanguard_desktop.setting.cards import EquipmentCard, EquipmentKind, SpecialAction, ThreatCard, TimeTrack
from vanguard_desktop.setting.crossing import PlanetRecord

X1 = CardId("X1")
SOURCE = Source("threat", "X1")
GIVE = fx.GainCharges()
PACK = CardId("PACK")


def flock(where: SectorId = TWO, world: Any = PLAIN, **card: Any) -> Table:
    """Three of X1 stand there; Recon and Science stand in sector 1, a pack lies in the box."""
    calm = SpecialAction(name="Calm", effect=fx.RemoveThreat())
    track = TimeTrack(length=9, spaces={})
    threat = ThreatCard(id=X1, name="Flock", time=track, standees=3, flock=True, actions=(calm,), **card)
    pack = EquipmentCard(id=PACK, name="Pack", kind=EquipmentKind.SMALL)
    return turn_of(in_box=box(attrs.evolve(world, threats={where: X1}), threats=[threat], equipment=[pack]))


def standing(table: Table) -> tuple[Any, ...]:
    (threat,) = table.state.threats
    return threat.sector, *threat.others


def apart(table: Table, first: SectorId, *others: SectorId) -> Table:
    return table.given(threats=(attrs.evolve(table.state.threats[0], sector=first, others=others),))


@pytest.mark.rule("THR-02", "THR-07")
def test_a_flock_comes_with_every_standee() -> None:
    start = flock()
    assert standing(start) == (TWO, TWO, TWO)
    back = start.given(threats=()).resolve(fx.PlaceThreat(card=X1, sector=FIVE))
    assert back.told(ThreatPlaced)[0].others == (FIVE, FIVE)
    assert standing(back) == (FIVE, FIVE, FIVE)
    assert not start.resolve(fx.PlaceStandee(), source=SOURCE).told()


@pytest.mark.rule("THR-07", "THR-11")
def test_each_standee_goes_its_own_way_to_the_nearest_equipment() -> None:
    laden = apart(flock(), TWO, FIVE, ONE).with_member(SCI, equipment=(CardId("PACK/1"),))
    moved = laden.resolve(fx.MoveStandees(toward=fx.Toward.EQUIPMENT), source=SOURCE)
    assert [(event.standee, event.to) for event in moved.told(StandeeMoved)] == [(0, ONE), (1, FOUR)]
    assert standing(moved) == (ONE, FOUR, ONE)
    assert not moved.told(ThreatMoved)
    assert standing(laden.resolve(fx.MoveStandees(count=2, toward=fx.Toward.EQUIPMENT), source=SOURCE)) == (ONE,) * 3


@pytest.mark.rule("THR-12", "DEC-33")
def test_the_question_for_the_way_says_which_standee_is_meant() -> None:
    way = apart(flock(FOUR, planet(paths=(path(2, 4), path(3, 4)))), ONE, FOUR, ONE)
    way = way.with_member(REC, sector=TWO).with_member(SCI, sector=THREE)
    asked = way.resolve(fx.MoveStandees(), source=SOURCE)
    assert isinstance(asked.question, ChooseThreatMove)
    assert asked.question.standee == 1
    assert standee_at(asked.state, asked.question.card, 1) == FOUR
    assert standing(asked.play(PickSector(sector=THREE)))[1] == THREE


@pytest.mark.rule("THR-07", "THR-15")
def test_whoever_shares_a_sector_with_any_of_them_is_attacked_once() -> None:
    split = apart(flock(), ONE, FIVE, FIVE).with_member(SCI, sector=FIVE)
    hit = split.resolve(fx.Attack(effect=GIVE), source=SOURCE)
    assert sorted(event.member for event in hit.told(ChargesChanged)) == sorted([REC, SCI])
    missed = apart(flock(), TWO, FIVE, FIVE).resolve(fx.Attack(effect=GIVE), source=SOURCE)
    assert not missed.told(ChargesChanged)


@pytest.mark.rule("THR-06", "THR-07")
def test_the_special_action_is_offered_beside_each_of_them() -> None:
    start = apart(flock(), FIVE, TWO, ONE)
    assert start.play(TakeSpecialAction(number=1, source=SOURCE)).told(ThreatRemoved)
    assert not apart(flock(), FIVE, TWO, TWO).legal(TakeSpecialAction)


def test_texts_for_here_and_for_next_door_reach_a_flock_by_any_standee() -> None:
    far = apart(flock(), FIVE, SIX, ONE)
    assert far.resolve(fx.SkipThreat()).state.threats_held == (X1,)
    running = far.given(tracks={Track(SOURCE): 2})
    assert running.resolve(fx.ThreatsBack()).state.tracks == {Track(SOURCE): 1}


@pytest.mark.rule("THR-08")
def test_a_flock_that_is_put_somewhere_comes_with_every_standee() -> None:
    put = apart(flock(), ONE, FIVE, SIX).resolve(PutThreat(card=X1, sector=FIVE))
    assert standing(put) == (FIVE, FIVE, FIVE)
    assert [event.standee for event in put.told(StandeeMoved)] == [0, 2]


@pytest.mark.rule("THR-19", "STP-04")
def test_a_scattered_flock_stands_where_it_was_on_the_next_visit() -> None:
    left = apart(flock(), ONE, FIVE, SIX).resolve(fx.EndExpedition())
    home = hand_over(left.state)
    assert (home.threats, home.standees) == ({X1: ONE}, {X1: (FIVE, SIX)})
    record = PlanetRecord(places={}, threats=home.threats, standees=home.standees)
    again = table(in_box=left.state.box, opening={"record": record})
    assert standing(again) == (ONE, FIVE, SIX)


@pytest.mark.rule("THR-19", "STP-04")
def test_a_record_that_knows_one_sector_of_a_flock_puts_all_of_it_there() -> None:
    again = table(in_box=flock().state.box, opening={"record": PlanetRecord(places={}, threats={X1: SIX})})
    assert standing(again) == (SIX, SIX, SIX)
