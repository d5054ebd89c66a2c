"""The component tables of the book, row by row, against the cards of the built-in pack (HMF, HRO, HAB, HST, HCT)."""

from __future__ import annotations

from collections import Counter
from typing import Any

import pytest

from tests.habitat.hub import halfway, hub
from vanguard_desktop.core.effects import Choose, If, Nothing
from vanguard_desktop.core.kinds import Effect
from vanguard_desktop.rulesets.habitat.data import effects as fx
from vanguard_desktop.rulesets.habitat.data.cards import Limits, MalfunctionCard
from vanguard_desktop.rulesets.habitat.data.kinds import (
    ActionType,
    Color,
    Complex,
    Condition,
    Drone,
    Element,
    Family,
    Make,
    Modifier,
    Penalty,
    Pile,
    Resource,
    Rover,
    Sign,
    StructureId,
    StructureKind,
    Symbol,
    Terrain,
    Who,
)
from vanguard_desktop.rulesets.habitat.data.predicates import Has

ENERGY, OXYGEN, FOOD = Resource
PWR, OXY, HWR, CPU = Element
WORK, LIVING, SYSTEMS = Complex
FAULT, HINDRANCE, TROUBLE, CRISIS = Family


def cards(family: str) -> dict[str, Any]:
    return dict(halfway().others[f"habitat_{family}"])


def lose(resource: Resource) -> Effect:
    return fx.ChangeReserve(resource=resource, by=-1)


def token(modifier: Modifier) -> Effect:
    """On the waiting space of the structure of the card (HMF-25); `printed` says which that is."""
    return fx.PutModifier(modifier=modifier)


def first(by: int, strict: bool = False) -> Effect:
    return fx.ChangeTokens(who=Who.FIRST_PLAYER, by=by, strict=strict)


def rover(which: Rover) -> Effect:
    return fx.MarkRover(rover=which, modifier=Modifier.ROVER_HAZARD)


def stress(by: int) -> Effect:
    return fx.ChangeStress(by=by)


def or_stress(item: str, effect: Effect) -> Effect:
    return If(test=Has(item=item), then=effect, otherwise=stress(2))


def one_less(kind: StructureKind, each: bool = False) -> Effect:
    return fx.ChangeProduction(kind=kind, by=-1, each=each)


EXTRA, DOWN, ADVENTURE, REROLL, WOUND = (
    token(each)
    for each in (Modifier.EXTRA_PAWN, Modifier.BREAKDOWN, Modifier.ADVENTURE, Modifier.REROLL, Modifier.WOUND)
)
PART, HWR_PART, CPU_PART = fx.LosePart(), fx.LosePart(element=HWR), fx.LosePart(element=CPU)
EACH_ONE = (PWR, OXY, HWR, CPU)
# What each row breaks (elements), offers (a tuple of two effects) or does; a token goes to the structure of the row.
Row = tuple[str, StructureKind, Family, int, tuple[Element, ...] | tuple[Effect, ...]]
OF_WORK: list[Row] = [
    ("WGF", StructureKind.GARAGE, FAULT, 4, EACH_ONE),
    ("WGH1", StructureKind.GARAGE, HINDRANCE, 1, (lose(ENERGY), rover(Rover.SCOUT))),
    ("WGH2", StructureKind.GARAGE, HINDRANCE, 1, (HWR_PART, EXTRA)),
    ("WGH3", StructureKind.GARAGE, HINDRANCE, 1, (first(-2), rover(Rover.UTILITY))),
    ("WGT", StructureKind.GARAGE, TROUBLE, 2, (fx.RollForRover(rover=Rover.SCOUT),)),
    ("WGC", StructureKind.GARAGE, CRISIS, 1, (DOWN,)),
    ("WPF", StructureKind.PROBE_BAY, FAULT, 4, EACH_ONE),
    ("WPH1", StructureKind.PROBE_BAY, HINDRANCE, 1, (lose(OXYGEN), fx.LoseSample())),
    ("WPH2", StructureKind.PROBE_BAY, HINDRANCE, 1, (CPU_PART, REROLL)),
    ("WPH3", StructureKind.PROBE_BAY, HINDRANCE, 1, (first(-2), ADVENTURE)),
    ("WPT", StructureKind.PROBE_BAY, TROUBLE, 2, (or_stress("sample", fx.SpendSample()),)),
    ("WPC", StructureKind.PROBE_BAY, CRISIS, 1, (DOWN,)),
    ("WLF", StructureKind.LABORATORY, FAULT, 4, (PWR, HWR, HWR, CPU)),
    ("WLH1", StructureKind.LABORATORY, HINDRANCE, 1, (lose(ENERGY), REROLL)),
    ("WLH2", StructureKind.LABORATORY, HINDRANCE, 1, (fx.SpendSample(), EXTRA)),
    ("WLH3", StructureKind.LABORATORY, HINDRANCE, 1, (CPU_PART, ADVENTURE)),
    ("WLT", StructureKind.LABORATORY, TROUBLE, 2, (stress(3),)),
    ("WLC", StructureKind.LABORATORY, CRISIS, 1, (fx.ReturnExamined(),)),
    ("WWF", StructureKind.WORKSHOP, FAULT, 4, EACH_ONE),
    ("WWH1", StructureKind.WORKSHOP, HINDRANCE, 1, (PART, WOUND)),
    ("WWH2", StructureKind.WORKSHOP, HINDRANCE, 1, (lose(ENERGY), EXTRA)),
    ("WWH3", StructureKind.WORKSHOP, HINDRANCE, 1, (first(-2), ADVENTURE)),
    ("WWT", StructureKind.WORKSHOP, TROUBLE, 2, (or_stress("part", PART),)),
    ("WWC", StructureKind.WORKSHOP, CRISIS, 1, (DOWN,)),
]
OF_LIVING: list[Row] = [
    ("LQH", StructureKind.QUIET_CORNER, HINDRANCE, 2, (stress(2), EXTRA)),
    ("LQT", StructureKind.QUIET_CORNER, TROUBLE, 1, (first(-2, strict=True),)),
    ("LQC", StructureKind.QUIET_CORNER, CRISIS, 1, (DOWN,)),
    ("LRF", StructureKind.CREW_QUARTERS, FAULT, 4, EACH_ONE),
    ("LRH1", StructureKind.CREW_QUARTERS, HINDRANCE, 1, (stress(3), EXTRA)),
    ("LRH2", StructureKind.CREW_QUARTERS, HINDRANCE, 1, (fx.ChangeTokens(who=Who.EACH, by=-1), REROLL)),
    ("LRT", StructureKind.CREW_QUARTERS, TROUBLE, 1, (stress(4),)),
    ("LRC", StructureKind.CREW_QUARTERS, CRISIS, 1, (fx.ChangeMorale(by=-1),)),
    ("LMF", StructureKind.MEDLAB, FAULT, 4, EACH_ONE),
    ("LMH1", StructureKind.MEDLAB, HINDRANCE, 1, (lose(OXYGEN), EXTRA)),
    ("LMH2", StructureKind.MEDLAB, HINDRANCE, 1, (HWR_PART, ADVENTURE)),
    ("LMT", StructureKind.MEDLAB, TROUBLE, 1, (fx.FallIll(who=Who.FIRST_PLAYER),)),
    ("LMC", StructureKind.MEDLAB, CRISIS, 1, (fx.HurtTheIll(),)),
    ("LCF", StructureKind.CONTROL_CENTER, FAULT, 4, EACH_ONE),
    ("LCH1", StructureKind.CONTROL_CENTER, HINDRANCE, 1, (fx.ChangeTrack(complex=SYSTEMS, by=1), REROLL)),
    ("LCH2", StructureKind.CONTROL_CENTER, HINDRANCE, 1, (CPU_PART, EXTRA)),
    ("LCT", StructureKind.CONTROL_CENTER, TROUBLE, 1, (fx.SwapTracks(one=WORK, other=SYSTEMS),)),
    ("LCC", StructureKind.CONTROL_CENTER, CRISIS, 1, (fx.RaiseTracks(level=2),)),
]
OF_SYSTEMS: list[Row] = [
    ("SOF", StructureKind.OXYGENATOR, FAULT, 4, (PWR, HWR, HWR, CPU)),
    ("SOT", StructureKind.OXYGENATOR, TROUBLE, 3, (one_less(StructureKind.OXYGENATOR),)),
    ("SOC", StructureKind.OXYGENATOR, CRISIS, 1, (one_less(StructureKind.OXYGENATOR, each=True),)),
    ("SPF", StructureKind.PANEL, FAULT, 4, (HWR, HWR, CPU, CPU)),
    ("SPT", StructureKind.PANEL, TROUBLE, 3, (one_less(StructureKind.PANEL),)),
    ("SPC", StructureKind.PANEL, CRISIS, 1, (one_less(StructureKind.PANEL, each=True),)),
    ("SFF", StructureKind.FARM, FAULT, 4, EACH_ONE),
    ("SFH", StructureKind.FARM, HINDRANCE, 2, (lose(OXYGEN), EXTRA)),
    ("SFT", StructureKind.FARM, TROUBLE, 2, (fx.Unplant(count=1),)),
    ("SFC1", StructureKind.FARM, CRISIS, 1, (fx.Unplant(count=99),)),
    ("SFC2", StructureKind.FARM, CRISIS, 1, (fx.Wither(preventable=False),)),
]
DECKS = {WORK: OF_WORK, LIVING: OF_LIVING, SYSTEMS: OF_SYSTEMS}
# The structure of the hub that a card names; of oxygenators and panels there are two, of which one is meant (HMF-22).
ALONE = {
    StructureKind.GARAGE: "GAR",
    StructureKind.PROBE_BAY: "PRB",
    StructureKind.LABORATORY: "LAB",
    StructureKind.WORKSHOP: "WSH",
    StructureKind.QUIET_CORNER: "QCR",
    StructureKind.CREW_QUARTERS: "CRQ",
    StructureKind.MEDLAB: "MED",
    StructureKind.CONTROL_CENTER: "CTL",
    StructureKind.FARM: "FRM",
}


def at(kind: StructureKind) -> dict[str, Any]:
    return {"structure": StructureId(ALONE[kind])} if kind in ALONE else {"kind": kind}


def printed(kind: StructureKind, family: Family, does: tuple[Any, ...]) -> Counter[Effect]:
    """The effects of the cards of a row, each as often as there are copies of it."""
    if family is FAULT:
        return Counter(fx.Break(element=element, **at(kind)) for element in does)
    placed = [
        fx.PutModifier(modifier=each.modifier, **at(kind)) if isinstance(each, fx.PutModifier) else each
        for each in does
    ]
    return Counter([Choose(options=tuple(placed)) if family is HINDRANCE else placed[0]])


class TestMalfunctionCards:
    @pytest.mark.rule("HMF-19", "HMF-21", "HMF-22", "HMF-23", "HMF-24", "HMF-25")
    @pytest.mark.parametrize("complex", Complex)
    def test_each_row_of_a_deck_is_printed_so(self, complex):
        rows: dict[str, list[MalfunctionCard]] = {}
        for card in cards("malfunctions").values():
            if card.complex is complex:
                rows.setdefault(card.id.partition("-")[0], []).append(card)
        assert list(rows) == [row for row, *_ in DECKS[complex]]
        for row, kind, family, count, does in DECKS[complex]:
            assert {(each.structure, each.family) for each in rows[row]} == {(kind, family)}, row
            copies: Counter[Effect] = Counter()
            for each in rows[row]:
                copies[each.effect] += each.copies
            assert copies.total() == count, row
            assert set(copies) == set(printed(kind, family, does)), row
            assert family is not FAULT or copies == printed(kind, family, does), row

    @pytest.mark.rule("HMF-19")
    def test_the_decks_hold_40_28_and_26_cards(self):
        assert [len(hub().piles[pile]) for pile in (Pile.WORK, Pile.LIVING, Pile.SYSTEMS)] == [40, 28, 26]

    @pytest.mark.rule("HMF-19")
    def test_each_card_has_a_name_of_its_own(self):
        names = [card.name for card in cards("malfunctions").values()]
        assert len(set(names)) == len(names) == 79


class TestRegions:
    @pytest.mark.rule("HRO-01", "HRO-13")
    def test_the_19_tiles_row_by_row(self):
        extra, wound, rift = Terrain.EXTRA_PAWN, Terrain.WOUND, Terrain.ADVENTURE
        hazard, gloom, wall = Terrain.ROVER_HAZARD, Terrain.GLOOM, Terrain.WALL
        table = {
            "g1a": ("Dust Flat", (), 1, False, False),
            "g1b": ("Gravel Fan", (), 1, True, False),
            "g1c": ("Cobble Field", (hazard,), 2, False, False),
            "g1d": ("Broken Ridge", (extra,), 2, False, True),
            "g1e": ("Scarp Foot", (wall,), 1, True, False),
            "g1f": ("Shadow Hollow", (gloom,), 2, False, False),
            "g1g": ("Crust Plain", (), 1, False, True),
            "g1h": ("Old Streambed", (), 0, True, True),
            "g2a": ("Dune Sea", (extra,), 1, True, False),
            "g2b": ("Vent Field", (wound,), 2, False, True),
            "g2c": ("Sink Rift", (rift,), 2, True, False),
            "g2d": ("Boulder Train", (hazard,), 2, False, True),
            "g2e": ("Layered Cliff", (wall,), 2, True, False),
            "g2f": ("Ash Shelf", (), 1, False, False),
            "g2g": ("Salt Pan", (), 2, False, True),
            "g2h": ("Wind Gate", (gloom,), 1, True, False),
            "g3a": ("Deep Canyon", (extra, rift), 2, True, False),
            "g3b": ("Fumarole Steps", (wound,), 2, False, True),
            "g3c": ("Polygon Plain", (), 1, True, True),
        }
        found = {id: (each.name, each.terrain, each.samples, each.find, each.icon) for id, each in regions().items()}
        assert found == table
        assert all(each.ring == int(id[1]) for id, each in regions().items())


def regions() -> dict[str, Any]:
    return cards("regions")


class TestHub:
    @pytest.mark.rule("HST-01", "HST-03", "HST-04", "HST-05", "HST-06", "HST-07", "HST-08", "HST-09", "HST-10")
    def test_the_13_structures_row_by_row(self):
        track, cost, air, die = Penalty.MALFUNCTION, Penalty.ENERGY, Penalty.OXYGEN, Penalty.MUST_ROLL
        step, wither = Penalty.PRODUCTION_STEP, Penalty.WITHERING
        oxygenator, panel = {PWR: track, HWR: track, CPU: track}, {HWR: track, CPU: track}
        living, work = ({PWR: cost, OXY: air, HWR: die, CPU: last} for last in (track, step))
        both = (ENERGY, OXYGEN)
        table = {
            "OX1": (SYSTEMS, (ENERGY,), oxygenator, None, 4),
            "OX2": (SYSTEMS, (ENERGY,), oxygenator, None, 4),
            "SP1": (SYSTEMS, (), panel, None, 5),
            "SP2": (SYSTEMS, (), panel, None, 5),
            "FRM": (SYSTEMS, both, {PWR: wither, OXY: wither, HWR: track, CPU: track}, None, 0),
            "QCR": (LIVING, (), {}, ActionType.REST, 0),
            "CRQ": (LIVING, both, living, ActionType.RELAX, 0),
            "MED": (LIVING, both, living, ActionType.HEAL, 0),
            "CTL": (LIVING, both, living, ActionType.MANAGE, 0),
            "GAR": (WORK, both, {**work, HWR: Penalty.NO_ROVER}, ActionType.EXPLORE, 0),
            "PRB": (WORK, both, work, ActionType.COLLECT, 0),
            "LAB": (WORK, (ENERGY,), {PWR: cost, HWR: die, CPU: step}, ActionType.RESEARCH, 0),
            "WSH": (WORK, both, work, ActionType.BUILD, 0),
        }
        found = {
            id: (each.complex, each.supply, dict(each.elements), each.action, each.most)
            for id, each in cards("structures").items()
            if each.make is Make.HUB
        }
        assert found == table
        assert cards("structures")["FRM"].greenhouses == 5

    @pytest.mark.rule("HCT-06", "HCT-07", "HCT-08", "HCT-09")
    def test_the_14_structure_cards_row_by_row(self):
        free = Limits()
        once = Limits(per_round=1)
        table = {
            "rs-array": ((HWR, CPU), 4, 0, None, free),
            "rs-oxygen": ((PWR, HWR, CPU), 3, 0, None, free),
            "rs-farm": ((PWR, OXY, HWR, CPU), 0, 5, None, free),
            "fs-array": ((HWR,), 3, 0, None, free),
            "fs-oxygen": ((HWR,), 3, 0, None, free),
            "fs-farm": ((HWR,), 0, 2, None, free),
            "fs-corner": ((HWR,), 0, 0, ActionType.REST, once),
            "fs-bunks": ((HWR,), 0, 0, ActionType.RELAX, Limits(relief=4)),
            "fs-aid": ((HWR,), 0, 0, ActionType.HEAL, Limits(wounds_only=True)),
            "fs-desk": ((HWR,), 0, 0, ActionType.MANAGE, once),
            "fs-ramp": ((HWR,), 0, 0, ActionType.EXPLORE, Limits(rings=2, rover=False)),
            "fs-hatch": ((HWR,), 0, 0, ActionType.COLLECT, once),
            "fs-bench": ((HWR,), 0, 0, ActionType.RESEARCH, Limits(up_to_examined=True)),
            "fs-shop": ((HWR,), 0, 0, ActionType.BUILD, Limits(extra_pawns=1)),
        }
        there = {id: each for id, each in cards("structures").items() if each.make is not Make.HUB}
        found = {
            id: (tuple(each.elements), each.most, each.greenhouses, each.action, each.limits)
            for id, each in there.items()
        }
        assert found == table
        assert {(id[:2], each.make) for id, each in there.items()} == {("rs", Make.RESERVE), ("fs", Make.FIELD)}
        assert all(not each.supply for each in there.values())
        farms = {id: (there[id].built, there[id].plants) for id in ("rs-farm", "fs-farm")}
        assert farms == {"rs-farm": (1, 0), "fs-farm": (2, 2)}

    @pytest.mark.rule("HPR-45", "HPR-47")
    def test_the_eight_shutdown_tiles(self):
        one_more = {kind: fx.ChangeProduction(kind=kind, by=1) for kind in StructureKind}
        table = {
            "SE1": (ENERGY, Nothing(), 0, None),
            "SE2": (ENERGY, one_more[StructureKind.PANEL], 0, None),
            "SE3": (ENERGY, fx.BreakHere(element=PWR), 0, None),
            "SE4": (ENERGY, Nothing(), 1, PWR),
            "SO1": (OXYGEN, Nothing(), 0, None),
            "SO2": (OXYGEN, one_more[StructureKind.OXYGENATOR], 0, None),
            "SO3": (OXYGEN, fx.Hurt(who=Who.ACTOR), 0, None),
            "SO4": (OXYGEN, Nothing(), 1, OXY),
        }
        found = {id: (each.resource, each.front, each.price, each.part) for id, each in cards("shutdowns").items()}
        assert found == table

    @pytest.mark.rule("HCT-01")
    def test_the_eight_upgrades(self):
        table = {
            "up-scan": ("MED", HWR, CPU),
            "up-alarm": ("CTL", CPU, CPU),
            "up-common": ("CRQ", HWR, PWR),
            "up-booster": ("SP1", PWR, PWR),
            "up-sounding": ("PRB", HWR, HWR),
            "up-assay": ("LAB", CPU, HWR),
            "up-carousel": ("WSH", PWR, HWR),
            "up-drip": ("FRM", OXY, OXY),
        }
        found = {id: (each.structure, *each.parts) for id, each in cards("upgrades").items()}
        assert found == table


class TestCrewAndFinds:
    @pytest.mark.rule("HCT-15", "HEX-29")
    def test_the_nine_find_tokens(self):
        reserve = Choose(options=tuple(fx.ChangeReserve(resource=each, by=2) for each in (OXYGEN, ENERGY, FOOD)))
        found = [(each.effect, each.symbol, each.copies) for each in cards("finds").values()]
        assert found == [
            (fx.GainSample(count=1), None, 1),
            (fx.GainPart(count=1), None, 1),
            (reserve, None, 1),
            *((Nothing(), symbol, 2) for symbol in Symbol),
        ]
        assert len(hub().piles[Pile.FINDS]) == 9

    @pytest.mark.rule("HAB-13", "HAB-01")
    def test_the_abilities_row_by_row(self):
        table = {
            "scientist": ("Second Look", 2, 0, fx.RerollDie(color=Color.BLUE)),
            "geologist": ("Pocket Sample", 2, 0, fx.TakeSample()),
            "engineer": ("Quarter Turn", 2, 0, fx.RerollDie(color=Color.BROWN)),
            "medic": ("Sit Down First", 2, 0, fx.CancelDie(sign=Sign.WOUND)),
            "AS1": ("Glass Bell", 2, 1, fx.LayGuard()),
            "AS2": ("Shared Notebook", 2, 1, fx.StrengthenResearch()),
            "AS3": ("Run the Numbers", 2, 0, fx.DrawAgain()),
            "AG1": ("Good Eye", 2, 1, fx.AdvanceSample()),
            "AG2": ("Two Kites", 2, 0, fx.DrawTwoTiles()),
            "AG3": ("Old Riverbed", 3, 0, fx.IgnoreTerrain()),
            "AE1": ("Two Screws Left Over", 3, 0, fx.Repair()),
            "AE2": ("Firm Tap", 2, 0, fx.ChangeTrack(by=-2)),
            "AE3": ("Spare Drawer", 2, 0, fx.FindUpgrade()),
            "AM1": ("Proper Bandage", 3, 0, fx.Mend(who=Who.CHOSEN, count=2)),
            "AM2": ("House Rules", 2, 0, fx.SecondCondition()),
            "AM3": ("Breathe With Me", 2, 0, fx.ChangeStress(by=-4)),
        }
        found = {id: (each.name, each.tokens, each.samples, each.effect) for id, each in cards("abilities").items()}
        assert found == table
        for id, profession in cards("professions").items():
            own = tuple(card for card in table if card.startswith(f"A{id[0].upper()}"))
            assert (profession.basic, profession.abilities) == (id, own)

    @pytest.mark.rule("HHP-18")
    def test_two_tokens_of_each_condition(self):
        assert {id: each.copies for id, each in cards("conditions").items()} == {each.value: 2 for each in Condition}

    @pytest.mark.rule("HCT-14")
    def test_the_four_drones(self):
        actions = {each.id: each.action for each in cards("drones").values()}
        assert actions == {
            Drone.MAPPER.value: ActionType.EXPLORE,
            Drone.PICKER.value: ActionType.COLLECT,
            Drone.BENCH_ARM.value: ActionType.RESEARCH,
            Drone.RIGGER.value: ActionType.BUILD,
        }

    @pytest.mark.parametrize("family", ["upgrades", "conditions"])
    def test_what_is_a_rule_by_its_id_is_said_on_the_card(self, family):
        said = [card.text for card in cards(family).values()]
        assert all(said)
        assert len(set(said)) == len(said)

    @pytest.mark.rule("HCT-16")
    def test_the_four_profiles(self):
        assert {id: each.traits for id, each in cards("profiles").items()} == {
            "pf-1": ("steady-hands", "twin", "polar-winter", "sceptic"),
            "pf-2": ("light-sleeper", "single-parent", "test-pilot", "cheerful"),
            "pf-3": ("enduring", "newly-wed", "rescue-diver", "perfectionist"),
            "pf-4": ("keen-eyes", "far-from-all", "band-drummer", "storyteller"),
        }
