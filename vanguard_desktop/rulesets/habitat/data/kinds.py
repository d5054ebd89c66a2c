"""The printed kinds of the game: resources, elements, complexes, professions, tokens, terrain."""

from __future__ import annotations

from enum import Enum
from typing import NewType

from vanguard_desktop.core import CardId

StructureId = NewType("StructureId", str)
# A space of the ring map: `R2-NW`.
Space = NewType("Space", str)
# What lies in the loading zone, on the map or on the research tracks: `part:cpu`, `seed`, `sample`, `upgrade:up-scan`.
Item = NewType("Item", str)


class Difficulty(Enum):
    """How much events harm and help (HDF-01)."""

    EASY = "easy"
    NORMAL = "normal"
    HARD = "hard"


class Resource(Enum):
    """What the general reserves hold."""

    ENERGY = "energy"
    OXYGEN = "oxygen"
    FOOD = "food"


class Element(Enum):
    """The kinds of elements, and of spare parts for them (HST-01)."""

    POWER = "power"
    OXYGEN = "oxygen"
    HARDWARE = "hardware"
    CPU = "cpu"


class Penalty(Enum):
    """What a red element brings (HST-03 to HST-08)."""

    NONE = "none"
    ENERGY = "energy"
    OXYGEN = "oxygen"
    MUST_ROLL = "must_roll"
    NO_ROVER = "no_rover"
    MALFUNCTION = "malfunction"
    WITHERING = "withering"
    PRODUCTION_STEP = "production_step"


class Complex(Enum):
    """The three complexes, in the order in which their tracks are resolved and their chain runs (HMF-08, HMF-10)."""

    WORK = "work"
    LIVING = "living"
    SYSTEMS = "systems"

    @property
    def next(self) -> Complex:
        """The one whose marker turns red when this one's track fills (HMF-10)."""
        every = tuple(Complex)
        return every[(every.index(self) + 1) % len(every)]


class StructureKind(Enum):
    """What a structure is there for."""

    OXYGENATOR = "oxygenator"
    PANEL = "panel"
    FARM = "farm"
    QUIET_CORNER = "quiet_corner"
    CREW_QUARTERS = "crew_quarters"
    MEDLAB = "medlab"
    CONTROL_CENTER = "control_center"
    GARAGE = "garage"
    PROBE_BAY = "probe_bay"
    LABORATORY = "laboratory"
    WORKSHOP = "workshop"
    STAGE = "stage"


class Make(Enum):
    """Where a structure comes from: the hub's own, or one of the two sorts of structure cards (HST-15, HST-19)."""

    HUB = "hub"
    RESERVE = "reserve"
    FIELD = "field"


class Profession(Enum):
    """Each astronaut has a different one (HSU-03)."""

    SCIENTIST = "scientist"
    GEOLOGIST = "geologist"
    ENGINEER = "engineer"
    MEDIC = "medic"


class Condition(Enum):
    """What lasting harm does (HHP-12 to HHP-17)."""

    ANEMIA = "anemia"
    ANXIETY = "anxiety"
    HEART = "heart"
    CONCENTRATION = "concentration"
    MIGRAINE = "migraine"
    POISONING = "poisoning"


class Modifier(Enum):
    """The six kinds of modifier tokens (HMK-01)."""

    EXTRA_PAWN = "extra_pawn"
    BREAKDOWN = "breakdown"
    ADVENTURE = "adventure"
    REROLL = "reroll"
    WOUND = "wound"
    ROVER_HAZARD = "rover_hazard"


class Terrain(Enum):
    """What regions do to those who cross them (HRO-04 to HRO-09)."""

    EXTRA_PAWN = "extra_pawn"
    WOUND = "wound"
    ADVENTURE = "adventure"
    ROVER_HAZARD = "rover_hazard"
    GLOOM = "gloom"
    WALL = "wall"


class Color(Enum):
    """The colors of action dice and adventures (HDC-02)."""

    GREEN = "green"
    GRAY = "gray"
    BLUE = "blue"
    BROWN = "brown"


class Sign(Enum):
    """The three dice of a color (HDC-01)."""

    SUCCESS = "success"
    WOUND = "wound"
    ADVENTURE = "adventure"


class ActionType(Enum):
    """The types of actions, in their order of resolution (HAC-15, HAC-41)."""

    REST = "rest"
    RELAX = "relax"
    HEAL = "heal"
    MANAGE = "manage"
    EXPLORE = "explore"
    COLLECT = "collect"
    RESEARCH = "research"
    BUILD = "build"


class Rover(Enum):
    """The two rovers (HAC-26)."""

    SCOUT = "scout"
    UTILITY = "utility"


class Drone(Enum):
    """The four drones (HCT-14)."""

    MAPPER = "mapper"
    PICKER = "picker"
    BENCH_ARM = "bench_arm"
    RIGGER = "rigger"


class Stage(Enum):
    """How far a sample has come (HRS-02, HRS-03)."""

    EXAMINED = "examined"
    DISCOVERY = "discovery"


class Symbol(Enum):
    """The mission symbols of find tokens (HEX-29)."""

    A = "a"
    B = "b"
    C = "c"


class Family(Enum):
    """The families of malfunction cards (HMF-19)."""

    FAULT = "fault"
    HINDRANCE = "hindrance"
    TROUBLE = "trouble"
    CRISIS = "crisis"


class Pile(Enum):
    """Piles of cards, tiles and tokens that are drawn from at random, so that none has an order that could be known."""

    WORK = "work"
    LIVING = "living"
    SYSTEMS = "systems"
    RING_1 = "ring_1"
    RING_2 = "ring_2"
    RING_3 = "ring_3"
    SHUT_ENERGY = "shut_energy"
    SHUT_OXYGEN = "shut_oxygen"
    CONDITIONS = "conditions"
    FINDS = "finds"
    UPGRADES = "upgrades"
    PROFILES = "profiles"


class Duration(Enum):
    """How long an effect lasts (HFX-05)."""

    NOW = "now"
    ROUND = "round"
    MISSION = "mission"
    CAMPAIGN = "campaign"


class Who(Enum):
    """Whom an effect concerns (HFX-03); `actor` is the one it already speaks of."""

    ACTOR = "actor"
    FIRST_PLAYER = "first_player"
    EACH = "each"
    RANDOM = "random"
    CHOSEN = "chosen"
    ANOTHER = "another"
    SCIENTIST = "scientist"
    GEOLOGIST = "geologist"
    ENGINEER = "engineer"
    MEDIC = "medic"


OX1, OX2, SP1, SP2, FRM = (StructureId(name) for name in ("OX1", "OX2", "SP1", "SP2", "FRM"))
QCR, CRQ, MED, CTL = (StructureId(name) for name in ("QCR", "CRQ", "MED", "CTL"))
GAR, PRB, LAB, WSH = (StructureId(name) for name in ("GAR", "PRB", "LAB", "WSH"))
# An object of a mission that needs energy, with its space: `stage-R1-N` (HCA-53).
STAGE = "stage-"
# The structure that an event has named.
THAT = StructureId("that")
# HSU-21: with fewer players some things are otherwise.
FULL_CREW = 4
# HSU-07: the structures of the hub in their printed order.
HUB: tuple[StructureId, ...] = (OX1, OX2, SP1, SP2, FRM, QCR, CRQ, MED, CTL, GAR, PRB, LAB, WSH)
# The pile in which the malfunction cards of a complex lie, and the shutdown tiles of a resource.
DECK_OF = {Complex.WORK: Pile.WORK, Complex.LIVING: Pile.LIVING, Complex.SYSTEMS: Pile.SYSTEMS}
TILES_OF = {Resource.ENERGY: Pile.SHUT_ENERGY, Resource.OXYGEN: Pile.SHUT_OXYGEN}
RINGS = {1: Pile.RING_1, 2: Pile.RING_2, 3: Pile.RING_3}
# HCT-01: upgrades that are played by rules of their own.
SCAN_BED, ALARM, COMMON_ROOM, BOOSTER, SOUNDING_RIG, ASSAY_BENCH, CAROUSEL, DRIP_LINES = (
    CardId(name)
    for name in (
        "up-scan",
        "up-alarm",
        "up-common",
        "up-booster",
        "up-sounding",
        "up-assay",
        "up-carousel",
        "up-drip",
    )
)
