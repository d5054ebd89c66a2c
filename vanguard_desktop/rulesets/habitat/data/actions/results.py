"""What a successful action brings: tiles, things, samples, repairs, upgrades (HAC-46)."""

from __future__ import annotations

from vanguard_desktop.core import CardId, Command, Effect, Event

from ..kinds import Element, Item, Modifier, Resource, Rover, Space, StructureId


class LowerTrack(Effect, tag="step_lower_track"):
    """One malfunction track falls (HMG-02)."""

    by: int


class TurnTile(Effect, tag="step_turn_tile"):
    """A shutdown tile is turned up, and its front is resolved (HPR-45)."""

    structure: StructureId
    resource: Resource


class MendRover(Effect, tag="step_mend_rover"):
    """A token is discarded from a rover (HBD-20)."""

    rover: Rover


class ExploreSpace(Effect, tag="step_explore_space"):
    """A tile of the ring is drawn and laid on the space; of several one is kept (HEX-18)."""

    space: Space
    tiles: int = 1


class LayTile(Effect, tag="step_lay_tile"):
    """One of the tiles that were drawn is laid on the space; the others stay in their pile (AG2)."""

    space: Space
    cards: tuple[CardId, ...]


class TilesShown(Event, tag="tiles_shown", rule="HAB-13", reveals=True):
    """Several tiles are drawn, of which one will be laid."""

    cards: tuple[CardId, ...]
    drawn: int


class Explored(Event, tag="explored", rule="HEX-18", reveals=True):
    """A region is explored: its tile, and the samples on it."""

    space: Space
    card: CardId | None
    drawn: int


class FoundToken(Event, tag="found_token", rule="HEX-20", reveals=True):
    """A find token is drawn."""

    card: CardId
    drawn: int


class Collected(Event, tag="collected", rule="HCL-04"):
    """A thing is taken from the map; it is pending."""

    space: Space
    item: Item


class Studied(Event, tag="studied", rule="HRS-02"):
    """A sample goes a stage on: examined, then a discovery."""

    item: Item
    discovery: bool


class SeedSown(Event, tag="seed_sown", rule="HRS-15"):
    """A growth marker stands on the first space."""


class RepairPrepared(Event, tag="repair_prepared", rule="HBD-07"):
    """An element is repaired from the end of the action phase on."""

    structure: StructureId
    element: Element


class UpgradeBuilt(Event, tag="upgrade_built", rule="HBD-12"):
    """The tile of an upgrade is pending."""

    card: CardId


class RoverMended(Event, tag="rover_mended", rule="HBD-20"):
    """A token is discarded from a rover."""

    rover: Rover
    modifier: Modifier


class TileTurned(Event, tag="tile_turned", rule="HPR-45", reveals=True):
    """A shutdown tile is turned up."""

    structure: StructureId
    resource: Resource


class PayForTile(Command, tag="pay_for_tile"):
    """Pay what an open shutdown tile asks for, from the reserves or with a part (HPR-47)."""

    structure: StructureId
    resource: Resource
    part: bool = False
