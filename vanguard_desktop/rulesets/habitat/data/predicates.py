"""Questions that the position of the habitat answers itself (HMS-26, HMS-36)."""

from __future__ import annotations

from typing import Annotated

from vanguard_desktop.core import Between, CardId, Named, Test

from .kinds import Complex, Element, Item, Resource, Space, Stage, StructureId


class SolAtMost(Test, tag="sol"):
    """No later than in that sol."""

    sol: int


class MoraleAtLeast(Test, tag="morale"):
    """Morale stands there or higher."""

    level: Annotated[int, Between(-2, 3)]


class StressAtLeast(Test, tag="stress"):
    """Stress stands there or higher."""

    level: int


class ReserveAtLeast(Test, tag="reserve"):
    """So much of a resource is in the reserves."""

    resource: Resource
    count: int


class ProductionAtLeast(Test, tag="production"):
    """All producers of a resource together make so much."""

    resource: Resource
    count: int


class TrackAtLeast(Test, tag="malfunction"):
    """A malfunction track stands there or higher."""

    complex: Complex
    level: int


class InPlay(Test, tag="in_play"):
    """A structure or structure card is in play."""

    structure: Annotated[StructureId, Named("habitat_structures")]


class Usable(Test, tag="usable"):
    """A structure can be used: in play, open, without breakdown (HPR-41)."""

    structure: Annotated[StructureId, Named("habitat_structures")]


class IsBroken(Test, tag="broken"):
    """An element is red."""

    structure: Annotated[StructureId, Named("habitat_structures")]
    element: Element


class BrokenAtLeast(Test, tag="broken_count"):
    """So many elements are red, counted as the threshold of the mission does."""

    count: int


class Has(Test, tag="has"):
    """So many of a thing are available: `part-cpu`, `part`, `seed`, `sample`."""

    item: CardId
    count: int = 1


class Explored(Test, tag="explored"):
    """A space is explored."""

    space: Space


class MissionTrackAtLeast(Test, tag="track"):
    """A track of the mission has come so far."""

    track: CardId
    level: Annotated[int, Between(1, 999)]


class Built(Test, tag="built"):
    """Something that the mission asks for has been built so often: a structure card, or an object by its name."""

    object: CardId
    count: int = 1


class Sown(Test, tag="sown"):
    """So many seeds have been sown in this mission."""

    count: int = 1


class Collected(Test, tag="collected"):
    """So many of a thing have been collected."""

    item: CardId
    count: int = 1


class Done(Test, tag="done"):
    """A special action has succeeded so often."""

    action: CardId
    count: int = 1


class Trait(Test, tag="trait"):
    """Somebody in the game has this trait."""

    trait: CardId


class Chained(Test, tag="chain"):
    """A chain of echoes has been declared (HMS-16)."""


class EchoesAtLeast(Test, tag="echoes"):
    """So many echoes lie on the map."""

    count: int


class Revealed(Test, tag="revealed"):
    """So many hidden loads have been revealed."""

    count: int


class LoadsAtLeast(Test, tag="loads"):
    """So many loads of the mission lie on the map."""

    count: int = 1


class TracksTogether(Test, tag="tracks"):
    """These tracks of the mission together have come so far."""

    tracks: tuple[CardId, ...]
    level: Annotated[int, Between(1, 999)]


class Unaided(Test, tag="unaided"):
    """So many of these tracks have come to their caps by samples alone (HRM-15)."""

    tracks: tuple[CardId, ...]
    count: int


class DiscoveriesAtLeast(Test, tag="discoveries"):
    """So many discoveries have been made in this mission."""

    count: int


class IsRevealed(Test, tag="is_revealed"):
    """A hidden load has turned out to be this."""

    content: CardId


class IsLegacy(Test, tag="legacy"):
    """It is a legacy campaign (HCP-13)."""


class IsLastSol(Test, tag="last_sol"):
    """It is the last sol of the mission."""


class StageIsShut(Test, tag="stage_is_shut"):
    """A shutdown tile lies on an object of the mission (HCA-53)."""


class ShutAtLeast(Test, tag="shut"):
    """So many structures are shut down (HPR-40)."""

    count: int = 1


class WoundsAtLeast(Test, tag="wounds"):
    """Somebody in the game has so many wounds."""

    count: int = 1


class DistinctNumbers(Test, tag="distinct_numbers"):
    """So many different numbers are among the samples of a stage (HMS-36)."""

    stage: Stage
    count: int


def item_of(name: CardId) -> Item:
    """What a pack calls a thing: `part-cpu` for `part:cpu`, as ids have no colons."""
    sort, dash, rest = name.partition("-")
    return Item(f"{sort}:{rest}" if dash else sort)
