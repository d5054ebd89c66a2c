"""The list of what texts do aboard (SEF-01): it is complete, and every entry of it does what its row says."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any

import attrs
import pytest

from tests.ship.ship import ENG, SEC, Ship, aboard, small_ship
from vanguard_desktop.core.effects import SHARED_EFFECTS, ForShip
from vanguard_desktop.core.ids import CardId, Counter, Flag, LogId, SystemId
from vanguard_desktop.core.kinds import Effect
from vanguard_desktop.rulesets.ship import effects as fx
from vanguard_desktop.rulesets.ship import zones
from vanguard_desktop.rulesets.ship.data.aboard.situation_room import SituationsSeen
from vanguard_desktop.rulesets.ship.data.campaign.logbook import Looked
from vanguard_desktop.rulesets.ship.facilities.lander import figures, usable
from vanguard_desktop.rulesets.ship.modifiers import is_disabled, total
from vanguard_desktop.rulesets.ship.phases import Phase
from vanguard_desktop.rulesets.ship.pieces import crew
from vanguard_desktop.rulesets.ship.rules import SHIP
from vanguard_desktop.setting.cards import DiscoveryType, Stat
from vanguard_desktop.setting.cards_ship import Bed, MoraleLevel
from vanguard_desktop.setting.standing import DiscoveryItem, ModifierKey, Price, Standing, Stretch

See = Callable[[Ship], Any]
MINERAL = "discoveries:mineral-common/1"
S01, S02, S11 = (f"situations:S{number}" for number in ("01", "02", "11"))


def crewed(rank: int, at: zones.Zone | None = None) -> Ship:
    return aboard().with_crew(SEC, at or zones.hand(SEC), rank)


def lies(*things: str) -> See:
    return lambda ship: [ship.where(thing) for thing in things]


def count(zone: zones.Zone) -> See:
    return lambda ship: len(ship.at(zone))


def ranks(ship: Ship) -> list[int]:
    return sorted(sleeve.rank for sleeve in ship.state.sleeves.values())


def shown(ship: Ship) -> int:
    return len([event for event in ship.events if isinstance(event, Looked | SituationsSeen)])


def dice_each(ship: Ship) -> int:
    return ship.state.dice_each


TROUBLED = aboard().put(zones.OPEN_SITUATIONS, S01)
RICH = aboard().put(zones.GATHERED, MINERAL)
FIRST_OF_SEC = crew(crewed(1).state.available(SEC)[0])
SUPPLY = Standing(key=ModifierKey.SUPPLIES, value=1)

# The name in the list, the effect, where it is met, what is looked at, and what is seen there before and afterwards.
ROWS: tuple[tuple[str, Effect, Ship, See, Any, Any], ...] = (
    ("gain", fx.Gain(card=CardId("A02")), aboard(), count(zones.ENVELOPE), 0, 1),
    ("gain", fx.Gain(card=CardId("E01"), copies=2), aboard(), count(zones.ARMORY), 0, 2),
    ("gain_random", fx.GainRandom(family="lander_mods", count=2), aboard(), count(zones.ENVELOPE), 0, 2),
    ("remove", fx.RemoveCard(card=CardId("S11")), aboard(), lies(S11), [zones.FUTURE], [zones.REMOVED]),
    ("return", fx.ReturnCard(card=CardId("S01")), TROUBLED, lies(S01), [zones.OPEN_SITUATIONS], [zones.FUTURE]),
    ("shuffle_into", fx.ShuffleBack(), TROUBLED, lies(S01), [zones.OPEN_SITUATIONS], [zones.POSSIBLE]),
    (
        "situation", fx.BringSituation(card=CardId("S11"), to=fx.Place.TABLE), aboard(), lies(S11),
        [zones.FUTURE], [zones.OPEN_SITUATIONS],
    ),
    (
        "situation", fx.BringSituation(card=CardId("S11"), to=fx.Place.ENVELOPE), aboard(), lies(S11),
        [zones.FUTURE], [zones.ENVELOPE],
    ),
    ("situation", fx.BringSituation(card=CardId("S11")), aboard(), lies(S11), [zones.FUTURE], [zones.POSSIBLE]),
    ("remove_situation", fx.RemoveSituations(), TROUBLED, lies(S01), [zones.OPEN_SITUATIONS], [zones.REMOVED]),
    ("solve_situation", fx.SolveSituations(), TROUBLED, count(zones.OPEN_SITUATIONS), 1, 0),
    ("energy", fx.ChangeEnergy(by=2), aboard(), lambda ship: ship.state.pool.energy, 0, 2),
    ("command", fx.ChangeCommand(by=-1), aboard().pooled(command=3), lambda ship: ship.state.pool.command, 3, 2),
    ("success", fx.ChangeSuccess(by=2), aboard(), lambda ship: ship.state.pool.success, 0, 2),
    (
        "counter", fx.ChangeCounter(counter=Counter("trust"), by=1), aboard(counters={"trust": 2}),
        lambda ship: ship.state.counters["trust"], 2, 3,
    ),
    ("act", fx.BeginAct(act=2), aboard(box=attrs.evolve(small_ship(), acts=(1, 2))), lambda ship: ship.state.act, 1, 2),
    ("morale", fx.RaiseMorale(), aboard(), lambda ship: ship.state.morale, MoraleLevel.MEDIUM, MoraleLevel.HIGH),
    ("morale", fx.LowerMorale(), aboard(), lambda ship: ship.state.morale, MoraleLevel.MEDIUM, MoraleLevel.LOW),
    (
        "set_morale", fx.SetMorale(level=MoraleLevel.VERY_LOW), aboard(), lambda ship: ship.state.morale,
        MoraleLevel.MEDIUM, MoraleLevel.VERY_LOW,
    ),
    ("discovery", fx.GatherDiscovery(deck=DiscoveryType.FLORA, count=2), aboard(), count(zones.GATHERED), 0, 2),
    (
        "pay_discovery", fx.PayDiscoveries(cost=(DiscoveryItem(deck=DiscoveryType.MINERAL),)), RICH,
        count(zones.GATHERED), 1, 0,
    ),
    (
        "trade", fx.Trade(price=Price(energy=1), effect=fx.ChangeSuccess(by=3)), aboard().pooled(energy=1),
        lambda ship: (ship.state.pool.energy, ship.state.pool.success), (1, 0), (0, 3),
    ),
    (
        "damage_lander", fx.DamageLander(card=CardId("LD-2")), aboard().put(zones.lander(2), "landers:LD-2"),
        lambda ship: "LD-2" in usable(ship.state), True, False,
    ),
    (
        "repair_lander", fx.RepairLander(card=CardId("LD-2")),
        aboard().put(zones.lander(2), "landers:LD-2").effects(fx.DamageLander(card=CardId("LD-2"))),
        lambda ship: "LD-2" in usable(ship.state), False, True,
    ),
    (
        "lander_stat", fx.ImproveLander(card=CardId("LD-1"), stat=Stat.ARMOR, by=1), aboard(lander="LD-1"),
        lambda ship: figures(ship.state).armor - figures(aboard(lander="LD-1").state).armor, 0, 1,
    ),
    (
        "progress_project", fx.ProgressProject(), aboard().put(zones.queue(1, 1), "production_projects:C02"),
        lies("production_projects:C02"), [zones.queue(1, 1)], [zones.queue(1, 2)],
    ),
    (
        "complete_project", fx.CompleteProject(card=CardId("R04")), aboard(), lies("research_projects:R04"),
        [zones.laboratory(1)], [zones.REMOVED],
    ),
    ("recruit", fx.Recruit(section=ENG, count=2), aboard(), lambda ship: len(ship.state.available(ENG)), 0, 2),
    ("promote", fx.Promote(section=SEC), crewed(1), ranks, [1], [2]),
    ("demote", fx.Demote(section=SEC), crewed(2), ranks, [2], [1]),
    ("kill", fx.Kill(section=SEC), crewed(1), ranks, [1], []),
    ("rest", fx.SendToRest(section=SEC), crewed(1), lies(FIRST_OF_SEC), [zones.hand(SEC)], [zones.RESTING]),
    ("ready", fx.CallBack(), crewed(1, at=zones.RESTING), lies(FIRST_OF_SEC), [zones.RESTING], [zones.hand(SEC)]),
    (
        "heal", fx.Heal(), crewed(1, at=zones.bed("A", Bed.CRITICAL)), lies(FIRST_OF_SEC),
        [zones.bed("A", Bed.CRITICAL)], [zones.bed("A", Bed.MODERATE)],
    ),
    (
        "hospitalize", fx.Hospitalize(section=SEC, category=Bed.LIGHT), crewed(1), lies(FIRST_OF_SEC),
        [zones.hand(SEC)], [zones.bed("A", Bed.LIGHT)],
    ),
    ("dice", fx.EverySectionGainsDie(), aboard(), dice_each, 5, 6),
    ("dice", fx.EverySectionLosesDie(), aboard(), dice_each, 5, 4),
    ("disable", fx.Disable(what="boost"), aboard(), lambda ship: is_disabled(ship.state, "boost"), False, True),
    (
        "disable", fx.DisableRandom(), aboard().put(zones.ARMORY, "equipment:E01/1"),
        lambda ship: is_disabled(ship.state, "E01"), False, True,
    ),
    ("unlock", fx.OpenSealed(), aboard(), lambda ship: bool(ship.at(zones.SEALED)), True, False),
    ("open", fx.OpenRoute(entry="SYS-02"), aboard(), lambda ship: ship.state.routes, {}, {"SYS-02": True}),
    ("close", fx.CloseRoute(entry="01-1"), aboard(), lambda ship: ship.state.routes, {}, {"01-1": False}),
    (
        "reveal", fx.RevealParts(count=2), aboard().put(zones.SCANNER, "landing_cards:L01"),
        lambda ship: ship.state.scanned, 0, 2,
    ),
    ("move_ship", fx.MoveShip(to=SystemId("SYS-04")), aboard(), lambda ship: ship.state.system, "SYS-01", "SYS-04"),
    (
        "modifier", fx.PutInForce(standing=SUPPLY), aboard(),
        lambda ship: total(ship.state, ModifierKey.SUPPLIES), 0, 1,
    ),
    (
        "schedule", fx.Schedule(when=Stretch.PHASE, effect=fx.ChangeSuccess(by=1)), aboard(),
        lambda ship: ship.step(Phase.BRIDGE, "count_bridges").state.pool.success, 0, 1,
    ),
    (
        "roll", fx.RollTen(rows=(fx.TenRow(first=0, last=9, effect=fx.ChangeSuccess(by=1)),)), aboard(),
        lambda ship: ship.state.pool.success, 0, 1,
    ),
    ("look", fx.Look(what="trust"), aboard(), shown, 0, 1),
    ("look", fx.LookInSystem(), aboard(system="SYS-02"), shown, 0, 1),
    ("order", fx.OrderSituations(count=2), aboard(), shown, 0, 1),
    ("mark", fx.MarkBox(log=LogId("991")), aboard(), lambda ship: ship.state.marks, {}, {"991": (1,)}),
    (
        "flag", fx.RemoveFlag(flag=Flag("met")), aboard(flags=(Flag("met"),)), lambda ship: ship.state.flags,
        ("met",), (),
    ),
    ("note", fx.WriteNote(key="port", text="Hello"), aboard(), lambda ship: ship.state.notes, {}, {"port": "Hello"}),
    ("goto", fx.GoToLog(log=LogId("610")), aboard(), lambda ship: ship.state.logs_read, {}, {"610": 1}),
    (
        "goto_page", fx.GoToPage(page=39), aboard(phase=Phase.STAR_MAP),
        lambda ship: ship.state.turn_to, None, Phase.SAVE_POINT,
    ),
    ("end", fx.EndCampaign(victory=True), aboard(), lambda ship: ship.state.finished is None, True, False),
)  # fmt: skip
# What stands in other chapters with tests of its own, and what the cards of this game needed beyond the list.
ELSEWHERE = {fx.RemoveThis, fx.DiscardUnloaded, fx.EachPlayer, fx.MemorialBonus, fx.Fulfill}


@pytest.mark.rule("SEF-01")
@pytest.mark.parametrize("row", ROWS, ids=lambda row: f"{row[0]}-{row[1].tag}")
def test_every_effect_of_the_list_does_what_its_row_says(row):
    _, effect, ship, see, before, expected = row
    assert see(ship) == before
    after = ship.effects(effect, source="situations:S01")
    while after.state.question is not None and not isinstance(effect, fx.OrderSituations):
        after = after.order(next(command for command in after.legal() if type(command).__name__ != "Pass"))
    assert see(after) == expected


@pytest.mark.rule("SEF-01")
def test_the_list_is_complete_and_nothing_else_is_understood_aboard():
    listed = {type(row[1]) for row in ROWS} | ELSEWHERE
    defined = {each for each in vars(fx).values() if isinstance(each, type) and issubclass(each, ForShip)}
    by_packs = {each for each in defined if "tag" in vars(each)}
    assert listed == by_packs
    assert by_packs <= set(SHIP.effects)
    assert set(SHARED_EFFECTS) <= set(SHIP.effects)
