"""Effects on the hub: reserves, production, elements, tokens, shutdown tiles, the farm, spare parts."""

from __future__ import annotations

from typing import Annotated

from vanguard_desktop.core import Between, Named

from ..kinds import Duration, Element, Modifier, Resource, StructureId
from .common import AtStructure, OnCard

By = Annotated[int, Between(-12, 12)]
Count = Annotated[int, Between(1, 12)]


class ChangeReserve(OnCard, tag="reserve"):
    """The general reserves go up or down (HGN-11, HFX-07)."""

    resource: Resource
    by: By


class SetReserve(OnCard, tag="reserve_level"):
    """The reserve is set to a number, or capped at it from above or below (HFX-11)."""

    resource: Resource
    level: Annotated[int, Between(0, 12)]
    at_most: bool = False
    at_least: bool = False


class ChangeProduction(AtStructure, tag="production"):
    """A producer makes more or less, within its limits (HFX-01)."""

    by: By


class LimitProduction(AtStructure, tag="production_level"):
    """A producer is set to a number, or capped at it from above or below (HFX-11)."""

    level: Annotated[int, Between(0, 9)]
    at_most: bool = False
    at_least: bool = False


class ChangeSupply(OnCard, tag="supply"):
    """This sol all producers of a resource together make more or less (HPR-16)."""

    resource: Resource
    by: By


class ChangeDemand(OnCard, tag="demand"):
    """So much more, or less, of a resource is needed (HFX-11)."""

    resource: Resource
    by: By
    duration: Duration = Duration.ROUND


class Break(AtStructure, tag="break"):
    """An element turns red, a given one or any that is green (HST-11)."""

    element: Element | None = None


class BreakHere(OnCard, tag="break_here"):
    """An element of the structure that the text lies on breaks, if it is green (SE3)."""

    element: Element


class Repair(AtStructure, tag="repair"):
    """A red element turns green at once (HBD-10)."""

    element: Element | None = None


class ShutDown(AtStructure, tag="shut"):
    """A shutdown tile is laid on a structure that needs the resource (HPR-14)."""

    resource: Resource


class Reopen(AtStructure, tag="reopen"):
    """A shutdown tile is discarded without its front (HPR-46)."""

    resource: Resource | None = None


class Wither(OnCard, tag="wither"):
    """The farm withers (HPR-20); what is `preventable` can be paid for (HPR-18)."""

    preventable: bool = False


class Grow(OnCard, tag="grow"):
    """The plants on the growth track grow (HPR-22)."""


class Unplant(OnCard, tag="unplant"):
    """Mature plants go to the highest free growth spaces; those without any are lost (SFT, SFC1)."""

    count: Annotated[int, Between(1, 99)]


class PutModifier(AtStructure, tag="put"):
    """A modifier token on a structure, waiting unless it is said to be active (HMF-25)."""

    modifier: Modifier
    active: bool = False


class TakeModifier(AtStructure, tag="discard"):
    """A modifier token is discarded from a structure, of the waiting ones or of the active ones."""

    modifier: Modifier
    active: bool = False


class GainPart(OnCard, tag="part"):
    """Spare parts of a kind, or of the group's choice, at most `per_kind` of each; they are available, or pending.

    `chosen` are those that were named already.
    """

    element: Element | None = None
    count: Count = 1
    per_kind: Annotated[int, Between(1, 12)] = 12
    pending: bool = False
    chosen: tuple[Element, ...] = ()


class LosePart(OnCard, tag="lose_part"):
    """An available part goes, of a kind or of the group's choice."""

    element: Element | None = None


class GainSeed(OnCard, tag="seed"):
    """Seeds are available."""

    count: Count = 1


class GainSample(OnCard, tag="sample"):
    """Samples are available (HCL-08), or pending."""

    count: Count = 1
    pending: bool = False


class BuildGreenhouses(OnCard, tag="greenhouses"):
    """Greenhouses are built in the farm, so many of them with a plant (HFX-11)."""

    count: Annotated[int, Between(1, 5)]
    plants: Annotated[int, Between(0, 5)] = 0


class BringStructure(OnCard, tag="structure"):
    """A structure or structure card comes into play (HST-15, HST-22)."""

    structure: Annotated[StructureId, Named("habitat_structures")]
