"""What happens to the hub: reserves, production, elements, tiles, tokens, the farm."""

from __future__ import annotations

from vanguard_desktop.core import CardId, Effect, Event, MemberId

from .effects import ChangeDemand, ChangeSupply
from .kinds import Element, Item, Modifier, Resource, StructureId


class Supplied(Event, tag="supplied", rule="HPR-09"):
    """Energy or oxygen was made and needed; half of what is left over is stored (`by`)."""

    resource: Resource
    made: int
    needed: int
    by: int


class CutSupply(Effect, tag="step_cut_supply"):
    """So many structures are cut off: the group chooses them one by one (HPR-10, HPR-11)."""

    resource: Resource
    count: int


class TileLaid(Event, tag="tile_laid", rule="HPR-10"):
    """A structure is shut down by a tile that was drawn at random."""

    structure: StructureId
    resource: Resource
    card: CardId | None
    drawn: int


class TileDiscarded(Event, tag="tile_discarded", rule="HPR-46"):
    """A shutdown tile is shuffled back into its pile."""

    structure: StructureId
    resource: Resource


class ReserveChanged(Event, tag="reserve_changed", rule="HGN-11"):
    """The general reserves go up or down."""

    resource: Resource
    by: int


class ProductionChanged(Event, tag="production_changed", rule="HST-14"):
    """A producer makes more or less from now on."""

    structure: StructureId
    by: int


class CountsThisSol(Event, tag="counts_this_sol", rule="HGN-18"):
    """A change of supply or demand to the end of this sol."""

    effect: ChangeSupply | ChangeDemand


class ElementBroken(Event, tag="element_broken", rule="HST-11"):
    """An element turns red."""

    structure: StructureId
    element: Element


class ElementRepaired(Event, tag="element_repaired", rule="HBD-10"):
    """An element turns green."""

    structure: StructureId
    element: Element


class ModifierPut(Event, tag="modifier_put", rule="HMK-02"):
    """A modifier token lies on a structure."""

    structure: StructureId
    modifier: Modifier
    active: bool


class ModifierTaken(Event, tag="modifier_taken", rule="HMK-02"):
    """A modifier token is discarded from a structure."""

    structure: StructureId
    modifier: Modifier
    active: bool


class ServeMeals(Effect, tag="step_serve_meals"):
    """Harvest and meals (HPR-25 to HPR-28)."""


class LosePlant(Effect, tag="step_lose_plant"):
    """A mature plant withers: it goes from a greenhouse to the last space of the growth track (HPR-20)."""


class GrowthFell(Event, tag="growth_fell", rule="HPR-20"):
    """Every growth marker moves down a space; one on the first space is gone."""


class PlantWithered(Event, tag="plant_withered", rule="HPR-20"):
    """A mature plant moves to this space of the growth track."""

    structure: StructureId
    space: int


class PlantLost(Event, tag="plant_lost", rule="HMF-19"):
    """A mature plant finds no space on the growth track."""

    structure: StructureId


class GuardTaken(Event, tag="guard_taken", rule="HAB-15"):
    """The culture guard goes in place of a plant."""


class GrowthRose(Event, tag="growth_rose", rule="HPR-22"):
    """The growth markers move up; they stand on these spaces now, and in these farms a plant has ripened."""

    spaces: tuple[int, ...]
    ripened: tuple[StructureId, ...] = ()


class Fed(Event, tag="fed", rule="HPR-26"):
    """So much food was harvested, so much was due and eaten; the reserve changes by this."""

    harvested: int
    due: int
    eaten: int
    by: int


class GoHungry(Effect, tag="step_go_hungry"):
    """The group says who goes without so many portions; those named so far are `chosen` (HPR-27)."""

    portions: int
    chosen: tuple[MemberId, ...] = ()


class PayFarm(Effect, tag="step_pay_farm"):
    """The withering is paid for, and the plants grow: so much of each resource (HPR-18)."""

    energy: int
    oxygen: int


class DoBrokenCpu(Effect, tag="step_broken_cpu"):
    """The penalty of a red CPU of the Work complex (HPR-35)."""

    structure: StructureId


class SampleLost(Event, tag="sample_lost", rule="HPR-37"):
    """A sample is gone from a region."""

    space: str
    item: Item


class GainedItems(Event, tag="gained_items", rule="HGN-15"):
    """Things come into the loading zone."""

    items: tuple[Item, ...]
    pending: bool = False


class SpentItems(Event, tag="spent_items", rule="HGN-15"):
    """Available things are used up."""

    items: tuple[Item, ...]


class StructureCame(Event, tag="structure_came", rule="HST-22"):
    """A structure or structure card comes into play."""

    structure: StructureId


class GreenhousesBuilt(Event, tag="greenhouses_built", rule="HBD-25"):
    """Greenhouses stand in a farm, some of them with a plant."""

    structure: StructureId
    count: int
    plants: int
