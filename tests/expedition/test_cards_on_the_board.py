"""Printed tokens of equipment on the planet board: what they carry, bar and sound, played as in the pack (EQP-14)."""

from __future__ import annotations

from typing import Any

import attrs
import pytest

from tests.expedition.shipped import use_token, with_cards
from tests.expedition.table import FOUR, ONE, PLAIN, REC, SCI, THREE, TWO, Table, option, path, planet, poi, sector
from vanguard_desktop.core.ids import CardId, PathId
from vanguard_desktop.dice.faces import DangerIcon
from vanguard_desktop.rulesets.expedition.data import effects as fx
from vanguard_desktop.rulesets.expedition.data.commands import GoOn, PickOption, TakeSpecialAction, Travel
from vanguard_desktop.rulesets.expedition.data.decisions import ChooseAction, React
from vanguard_desktop.rulesets.expedition.data.effects import BarNextDoor, ChoosePoi, LoadUp
from vanguard_desktop.rulesets.expedition.data.events import CardsSeen
from vanguard_desktop.rulesets.expedition.data.steps import (
    BarThis,
    ComesNext,
    DangerResult,
    LayToken,
    Load,
    SetDown,
    SetMarkerDown,
)
from vanguard_desktop.rulesets.expedition.planet.board import barriers
from vanguard_desktop.setting.cards import SpecialAction, ThreatCard

CART, TENT = CardId("E51/1"), CardId("E39/1")
GO = Travel(path=PathId("1-2"))


def carted(**fields: Any) -> Table:
    """The cart and a tent in sector 1, with a marker and two crew members."""
    return with_cards(carried=("E51", "E39"), by=SCI, tokens={"E51": ONE, "E39": ONE}, **fields).given(marks={ONE: 2})


@pytest.mark.rule("EQP-14", "EQP-20", "ACT-33")
def test_the_hover_cart_carries_a_crew_member_a_token_or_a_marker_with_any_traveler() -> None:
    loading = carted().play(GO)
    assert isinstance(loading.question, React)
    asked = loading.play(use_token("E51"))
    assert set(asked.options) == {Load(member=SCI), Load(card=TENT), Load()}
    assert carted().resolve(LoadUp()).options == asked.options
    assert carted().resolve(SetDown(card=TENT), at=THREE).state.tokens[TENT] == THREE
    assert dict(carted().resolve(SetMarkerDown(start=ONE), at=THREE).state.marks) == {ONE: 1, THREE: 1}
    fresh = with_cards(carried=("E39",))
    assert fresh.resolve(LayToken(card=TENT)).state.tokens == {TENT: ONE}
    there = _arrived(asked.play(option(asked, Load(member=SCI))))
    assert [there.member(id).sector for id in (REC, SCI)] == [TWO, TWO]
    assert there.state.tokens == {CART: TWO, TENT: ONE}
    tent = _arrived(asked.play(option(asked, Load(card=TENT))))
    assert tent.state.tokens == {CART: TWO, TENT: TWO}
    assert tent.member(SCI).sector == ONE
    marker = _arrived(asked.play(option(asked, Load())))
    assert (dict(marker.state.marks), marker.state.tokens[CART]) == ({ONE: 1, TWO: 1}, TWO)
    assert not marker.state.lasting


def _arrived(table: Table) -> Table:
    return table.play(GoOn()) if isinstance(table.question, React) else table


@pytest.mark.rule("EQP-17", "GEN-10")
def test_the_cart_takes_one_load_a_travel_and_goes_on_with_the_next() -> None:
    asked = carted().play(GO, use_token("E51"))
    loaded = asked.play(option(asked, Load(card=TENT)))
    if isinstance(loaded.question, React):
        assert loaded.refuses(use_token("E51")).tag == "cannot_pay"
    there = _arrived(loaded)
    assert isinstance(there.question, ChooseAction)
    again = there.play(Travel(path=PathId("2-3"))).play(use_token("E51"))
    further = _arrived(again if not hasattr(again.question, "options") else again.play(option(again, Load(card=TENT))))
    assert further.state.tokens == {CART: THREE, TENT: THREE}
    empty = with_cards(carried=("E51",), by=SCI, tokens={"E51": ONE}).with_member(SCI, sector=THREE).play(GO)
    assert empty.member(REC).sector == TWO  # nothing to carry, so nobody is asked


@pytest.mark.rule("THR-11", "EQP-18")
def test_wide_wings_guard_a_second_sector() -> None:
    beast = ThreatCard(id=CardId("X1"), name="Beast")
    world = attrs.evolve(planet(paths=(path(4, 5),)), threats={FOUR: CardId("X1")})
    start = with_cards(carried=("E48", "E65"), tokens={"E48": ONE}, world=world, threats=[beast])
    asked = start.play(use_token("E65"))
    assert set(asked.options) == {BarThis(sector=TWO), BarThis(sector=FOUR)}
    assert start.resolve(BarNextDoor()).options == asked.options
    guarded = asked.play(option(asked, BarThis(sector=TWO)))
    assert barriers(guarded.state) == {ONE, TWO}
    assert guarded.refuses(use_token("E65")).tag == "limit_reached"
    bare = with_cards(carried=("E65",), world=PLAIN)
    assert bare.refuses(use_token("E65")).tag == "not_carried"  # without the kite there is nothing to widen


DIG = SpecialAction(
    name="Dig", effect=fx.Choose(options=(fx.ReplacePoi(card=CardId("P2")), fx.CoverPoi(card=CardId("P3"))))
)


@pytest.mark.rule("PLN-16", "PLN-18", "EQP-18")
def test_the_deep_sounder_chooses_which_card_comes_next_to_its_sector() -> None:
    world = planet(sector(1, lander=True, cards=("P1",)))
    pois = [poi("P1", DIG), poi("P2"), poi("P3")]
    start = with_cards(carried=("E41", "E58"), tokens={"E41": ONE}, world=world, pois=pois)
    assert start.refuses(use_token("E41")).tag == "not_carried"  # the upgrade replaces what the mast does
    asked = start.play(use_token("E58"))
    assert asked.told(CardsSeen)[0].cards == ("P2", "P3")
    chosen = asked.play(option(asked, ComesNext(card=CardId("P3"))))
    dug = chosen.play(TakeSpecialAction(number=1), PickOption(number=1))
    assert start.resolve(ChoosePoi()).options == asked.options
    assert [card.partition("/")[0] for card in dug.state.pois[ONE]] == ["P3"]
    assert not dug.state.lasting
    plain = start.play(TakeSpecialAction(number=1), PickOption(number=1))
    assert [card.partition("/")[0] for card in plain.state.pois[ONE]] == ["P2"]


def test_a_chosen_card_that_has_gone_elsewhere_does_not_come() -> None:
    world = planet(sector(1, lander=True, cards=("P1",)))
    pois = [poi("P1", DIG), poi("P2"), poi("P3")]
    start = with_cards(carried=("E41", "E58"), tokens={"E41": ONE}, world=world, pois=pois)
    asked = start.play(use_token("E58"))
    chosen = asked.play(option(asked, ComesNext(card=CardId("P3")))).resolve(fx.CoverPoi(card=CardId("P3"), sector=TWO))
    dug = chosen.play(TakeSpecialAction(number=1), PickOption(number=1))
    assert [card.partition("/")[0] for card in dug.state.pois[ONE]] == ["P2"]


@pytest.mark.rule("DNG-03", "EQP-18")
def test_with_the_stove_danger_f_does_nothing_at_the_tent() -> None:
    warm = with_cards(carried=("E39", "E55"), tokens={"E39": ONE})
    cold = DangerResult(letter="C", icon=DangerIcon.COMMON)  # the letter of the plain table that costs supplies
    assert warm.resolve(cold).state.supplies == warm.state.supplies - 1
    (stove,) = (printed for printed in warm.state.box.equipment.values() if printed.id == "E55")
    assert stove.no_danger == ("F",)
    sooty = attrs.evolve(stove, no_danger=("C",))
    box = attrs.evolve(warm.state.box, equipment={**warm.state.box.equipment, stove.id: sooty})
    spared = warm.given(box=box)
    assert spared.resolve(cold).state.supplies == warm.state.supplies
    away = spared.with_member(REC, sector=TWO)
    assert away.resolve(cold).state.supplies == warm.state.supplies - 1
