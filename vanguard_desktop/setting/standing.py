"""What installed cards change or offer aboard, and what things cost there (SEF-11, SEF-17, LAB-05)."""

from __future__ import annotations

from enum import Enum
from typing import Annotated

import attrs

from vanguard_desktop.core import Between, Effect, Test

Few = Annotated[int, Between(0, 99)]
Signed = Annotated[int, Between(-99, 99)]


class DiscoveryType(Enum):
    """The five discovery decks (DSC-01)."""

    MINERAL = "mineral"
    MICROORGANISM = "microorganism"
    FLORA = "flora"
    ALIEN_TECH = "alien_tech"
    SPECIMEN = "specimen"


class Often(Enum):
    """How often something may be used (MAP-29, SEF-11, SEF-17); per visit to a facility (PRO-05, ADD-06)."""

    ALWAYS = "always"
    ONCE = "once"
    PER_VISIT = "per_visit"
    PER_PHASE = "per_phase"
    PER_ACT = "per_act"


class ModifierKey(Enum):
    """What a standing effect changes (SEF-11)."""

    ENERGY_INCOME = "energy_income"
    COMMAND_INCOME = "command_income"
    SITUATIONS = "situations"
    FLIGHT_COST = "flight_cost"
    VISIT_COST = "visit_cost"
    PERMIT_MARK = "permit_mark"
    SCAN_COST = "scan_cost"
    RESEARCH_COST = "research_cost"
    ICONS_NEEDED = "icons_needed"
    BOOST_WITHOUT_CREW = "boost_without_crew"
    START_STAGE = "start_stage"
    SOLVE_PER_VISIT = "solve_per_visit"
    DRAFT_SIZE = "draft_size"
    INSTRUCTOR = "instructor"
    DIE_PRICE = "die_price"
    RECOVERY = "recovery"
    SURVIVAL_REROLL = "survival_reroll"
    SURVIVAL_PASS = "survival_pass"
    SURVIVAL_DICE = "survival_dice"
    MORALE_FLOOR = "morale_floor"
    MORALE_DROPS = "morale_drops"
    IGNORE_DAMAGE = "ignore_damage"
    REPAIR_COST = "repair_cost"
    LANDER_STAT = "lander_stat"
    SUPPLIES = "supplies"
    CARGO = "cargo"
    DISCOVERY_CAPACITY = "discovery_capacity"
    START_CHARGES = "start_charges"
    START_CARDS = "start_cards"
    REDRAW = "redraw"
    CHOOSE_CONDITION = "choose_condition"
    REVEAL_CARD = "reveal_card"
    DISABLED = "disabled"


class Stretch(Enum):
    """What an effect can wait for (SEF-13): the next bridge and what follows it, the next exploration, the next act."""

    PHASE = "phase"
    EXPLORATION = "exploration"
    ACT = "act"


@attrs.frozen(kw_only=True)
class DiscoveryItem:
    """An item of a cost: so many discoveries of a type and a rarity, or of any (LAB-05, LAB-06)."""

    deck: DiscoveryType | None = None
    rarity: int | None = None
    count: int = 1


@attrs.frozen(kw_only=True)
class Price:
    """What must be given completely (LAB-07, GEN-10): gathered discoveries, tokens."""

    discoveries: tuple[DiscoveryItem, ...] = ()
    energy: Few = 0
    command: Few = 0
    success: Few = 0


@attrs.frozen(kw_only=True)
class Standing:
    """A standing effect of an installed card, or one that a text puts in force (SEF-11).

    `only` names the one card, keyword, system, mark, section or task that it is about. `free` makes a cost zero.
    """

    key: ModifierKey
    value: Signed = 0
    deck: DiscoveryType | None = None  # of which type the discoveries are that a project costs more
    only: str = ""
    free: bool = False
    test: Test | None = None
    often: Often = Often.ALWAYS


@attrs.frozen(kw_only=True)
class ShipAbility:
    """What an installed card offers by command: effects at a price, inside a window (SEF-17)."""

    effect: Effect
    price: Price = Price()
    often: Often = Often.PER_PHASE
    window: str = ""
