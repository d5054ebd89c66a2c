"""What the condition and the threats in play say about single sectors (PLN-38, THR-03)."""

from __future__ import annotations

from typing import Any

import attrs
import pytest

from tests.expedition.table import (
    FIVE,
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
    sector,
    turn_of,
)
from vanguard_desktop.core.ids import CardId
from vanguard_desktop.core.kinds import Effect
from vanguard_desktop.rulesets.expedition.check.assistance import may_assist
from vanguard_desktop.rulesets.expedition.check.check import start_check
from vanguard_desktop.rulesets.expedition.data import effects as fx
from vanguard_desktop.rulesets.expedition.data.check import Purpose
from vanguard_desktop.rulesets.expedition.data.commands import EndTurn, Rest, Travel
from vanguard_desktop.rulesets.expedition.data.effects import Last, MoveToVisited
from vanguard_desktop.rulesets.expedition.data.events import CheckStarted, SuppliesChanged
from vanguard_desktop.rulesets.expedition.data.lasting import Lasting, Until
from vanguard_desktop.rulesets.expedition.data.reasons import NoRestHere, RopeHolds
from vanguard_desktop.rulesets.expedition.data.state import State
from vanguard_desktop.rulesets.expedition.planet.price import price
from vanguard_desktop.setting.cards import Biome, CheckCard, ConditionCard, PlaceRule, ThreatCard

G1, X1 = CardId("G1"), CardId("X1")
LOSS = fx.LoseSupplies()
GO_TWO = Travel(path="1-2")  # type: ignore[arg-type]


def under(*rules: PlaceRule, world: Any = PLAIN, **fields: Any) -> Table:
    """A condition with these rules is in force, and there are supplies to lose."""
    condition = ConditionCard(id=G1, name="G1", places=rules)
    opening = {"supplies": 8, "most_supplies": 12}
    start = turn_of(in_box=box(attrs.evolve(world, condition_card=G1), conditions=[condition]), opening=opening)
    return start.given(**fields)


def lost(after: Table) -> int:
    return -sum(event.by for event in after.told(SuppliesChanged))


@pytest.mark.rule("PLN-38", "ACT-28")
def test_whoever_comes_into_the_water_pays_however_it_came() -> None:
    start = under(PlaceRule(sectors=(TWO,), entering=LOSS), visited=(ONE, TWO))
    assert lost(start.play(GO_TWO)) == 1
    assert lost(start.resolve(fx.MoveTo(sector=TWO))) == 1
    assert lost(start.resolve(MoveToVisited())) == 1
    assert lost(start.resolve(fx.MoveTo(sector=FIVE))) == 0


@pytest.mark.rule("PLN-38", "TRN-17")
def test_whoever_ends_a_turn_in_the_water_pays() -> None:
    start = under(PlaceRule(sectors=(TWO,), turn_end=LOSS))
    assert lost(start.play(EndTurn())) == 0
    assert lost(start.with_member(REC, sector=TWO).play(EndTurn())) == 1


@pytest.mark.rule("GEN-02", "ACT-39")
def test_nobody_rests_in_the_water() -> None:
    start = under(PlaceRule(sectors=(TWO,), no_rest=True))
    assert Rest() in start.legal()
    assert start.with_member(REC, sector=TWO).refuses(Rest()) == NoRestHere(sector=TWO)


@pytest.mark.rule("GEN-02", "CHK-06")
def test_in_the_whiteout_nobody_assists() -> None:
    frost = planet(sector(2, biomes=(Biome.FRIGID,)))
    start = under(PlaceRule(biomes=(Biome.FRIGID,), no_assist=True), world=frost)
    assert _assisted(start.state)
    out = start.with_member(REC, sector=TWO).with_member(SCI, sector=TWO)
    assert not _assisted(out.state)


def _assisted(state: State) -> bool:
    started = start_check(state, state.member(REC), Purpose.TEXT, "", CheckCard())
    (check,) = (event.check for event in started if isinstance(event, CheckStarted))
    return may_assist(state, check, state.member(SCI))


@pytest.mark.rule("ACT-22", "PLN-05", "PLN-20")
def test_a_marker_of_a_threat_puts_an_icon_on_every_path_that_leads_there() -> None:
    world = attrs.evolve(planet(paths=(path(1, 2), path(2, 3))), threats={FIVE: X1})
    crust = ThreatCard(id=X1, name="X1", places=(PlaceRule(marked=True, on_path=LOSS),))
    opening = {"supplies": 8, "most_supplies": 12}
    start = turn_of(in_box=box(world, threats=[crust]), opening=opening)
    assert lost(start.play(GO_TWO)) == 0
    hot = start.given(marks={TWO: 1})
    assert lost(hot.play(GO_TWO)) == 1
    assert lost(hot.with_member(REC, sector=TWO).play(GO_TWO)) == 0  # away from it
    assert lost(hot.given(threats=()).play(GO_TWO)) == 0


@pytest.mark.rule("THR-03", "TRN-17")
def test_a_threat_may_say_what_happens_to_whoever_ends_a_turn_beside_it() -> None:
    lamp = ThreatCard(id=X1, name="X1", places=(PlaceRule(here=True, turn_end=LOSS),))
    opening = {"supplies": 8, "most_supplies": 12}
    start = turn_of(in_box=box(attrs.evolve(PLAIN, threats={ONE: X1}), threats=[lamp]), opening=opening)
    assert lost(start.play(EndTurn())) == 1
    assert lost(start.with_member(REC, sector=TWO).play(EndTurn())) == 0


def asked(table: Table, id: str) -> tuple[Effect, ...]:
    return price(table.state, next(way for way in table.state.paths if way.id == id))


CRUST = fx.RollDanger(letter="C")


@pytest.mark.rule("PLN-38", "ACT-22")
def test_the_price_of_a_way_counts_in_what_places_ask_for_on_the_way_there() -> None:
    world = planet(paths=(path(1, 2, fx.TravelIcon(), fx.SpendDice()),))
    start = under(PlaceRule(sectors=(TWO,), on_path=CRUST, entering=LOSS), world=world)
    assert asked(start, "1-2") == (CRUST, fx.SpendDice(), fx.TravelIcon(), LOSS)
    back = start.with_member(REC, sector=TWO)
    assert asked(back, "1-2") == (fx.SpendDice(), fx.TravelIcon())


@pytest.mark.rule("PLN-38", "PLN-03")
def test_from_afar_a_way_shows_what_it_asks_for_in_any_direction_in_which_it_leads() -> None:
    start = under(PlaceRule(sectors=(TWO, THREE), on_path=CRUST))
    assert asked(start, "2-3") == (CRUST,)
    assert asked(start, "2-6") == ()
    assert asked(start.with_member(REC, sector=SIX), "2-6") == ()  # against its arrow nobody goes
    one_way = under(PlaceRule(sectors=(SIX,), entering=LOSS))
    assert asked(one_way.with_member(REC, sector=SIX), "2-6") == (LOSS,)


@pytest.mark.rule("ACT-22", "ACT-28")
def test_a_text_that_makes_a_way_free_leaves_what_waits_at_its_end() -> None:
    start = under(PlaceRule(sectors=(TWO,), on_path=CRUST, entering=LOSS))
    free = start.resolve(Last(what=Lasting.FREE_PATH, until=Until.TURN_END))
    assert asked(free, "1-2") == (LOSS,)
    assert lost(free.play(GO_TWO)) == 1


@pytest.mark.rule("GEN-02", "ACT-21")
def test_on_one_rope_only_whoever_has_the_start_token_travels() -> None:
    rope = ConditionCard(id=G1, name="Rope", roped=True)
    start = turn_of(in_box=box(attrs.evolve(PLAIN, condition_card=G1), conditions=[rope]))
    assert start.legal(Travel)
    assert start.given(start_token=SCI).refuses(GO_TWO) == RopeHolds()
