"""Cards of the hub: structures, upgrades, shutdown tiles."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Annotated

import attrs

from vanguard_desktop.core import Between, CardId, Effect, Name, Named, Nothing, Text, mappings_in_order

from ..kinds import ActionType, Complex, Element, Make, Penalty, Resource, StructureId, StructureKind

Producing = Annotated[int, Between(0, 9)]


@attrs.frozen(kw_only=True)
class Limits:
    """What a field structure allows of the actions of its type (HCT-06, HCT-08).

    `per_round` is how many actions may use it, `rings` how far they may lead, `relief` how much stress relaxing takes
    away, `extra_pawns` what each needs more.
    """

    per_round: Annotated[int, Between(0, 9)] = 0
    rings: Annotated[int, Between(0, 3)] = 3
    rover: bool = True
    relief: Annotated[int, Between(0, 18)] = 0
    wounds_only: bool = False
    up_to_examined: bool = False
    extra_pawns: Annotated[int, Between(0, 3)] = 0


@attrs.frozen(kw_only=True, field_transformer=mappings_in_order)
class StructureCard:
    """A structure of the hub, or a structure card (HST-01, HCT-06).

    `elements` say what each brings when it is red, `supply` what it needs every sol, `most` what it produces at best,
    `greenhouses` how many it may hold, `built` how many of them stand when it comes into play, as many as astronauts
    if that is not said, `plants` how many hold a plant.
    """

    id: StructureId
    name: Name
    complex: Complex
    kind: StructureKind
    make: Make = Make.HUB
    elements: Mapping[Element, Penalty] = attrs.field(factory=dict)
    supply: tuple[Resource, ...] = ()
    most: Producing = 0
    greenhouses: Producing = 0
    built: Producing | None = None
    plants: Producing | None = None
    action: ActionType | None = None
    limits: Limits = Limits()


@attrs.frozen(kw_only=True)
class UpgradeCard:
    """An upgrade of one structure, with the two parts that it gives when it is dismantled (HCT-01, HBD-17).

    What it does is a rule of its own, by its id.
    """

    id: CardId
    name: Name
    structure: Annotated[StructureId, Named("habitat_structures")]
    parts: tuple[Element, Element]
    text: Text = ""


@attrs.frozen(kw_only=True)
class ShutdownCard:
    """The front of a shutdown tile (HPR-45). With a `price` it stays until so much of its resource, or one part of the
    kind of the same name, is paid (HPR-47).
    """

    id: CardId
    resource: Resource
    front: Effect = Nothing()
    price: Annotated[int, Between(0, 9)] = 0
    part: Element | None = None
    text: Text = ""
