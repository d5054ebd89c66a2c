"""What is made and repaired aboard: research, production, medbay, add-ons, lander mods."""

from __future__ import annotations

from enum import Enum
from typing import Annotated

import attrs

from vanguard_desktop.core import Between, CardId, Effect, Name, Text
from vanguard_desktop.dice.faces import Icon

from ..cards import Ability, SpecialAction
from ..standing import DiscoveryItem, Few, ShipAbility, Standing

# What assigned crew must show (TSK-13): every item a different member, with one of its icons; no icons mean anybody.
Need = tuple[tuple[Icon, ...], ...]


class Facility(Enum):
    """What can be visited for a command token (FAC-01)."""

    LABORATORY = "laboratory"
    PRODUCTION = "production"
    BARRACKS = "barracks"
    SITUATION_ROOM = "situation_room"
    ADD_ON = "add_on"


class Bed(Enum):
    """How badly somebody in the medbay is hurt, from left to right (MED-01)."""

    CRITICAL = "critical"
    MODERATE = "moderate"
    LIGHT = "light"


class AddOnKind(Enum):
    """How an add-on works (ADD-06, ADD-08)."""

    VISIT = "visit"
    PASSIVE = "passive"
    ONE_SHOT = "one_shot"


@attrs.frozen(kw_only=True)
class ResearchCard:
    """A research project: its face, and the result on its back (LAB-02). `lab_work` is its own, if printed (LAB-15)."""

    id: CardId
    name: Name
    keyword: str
    effect: Effect
    cost: tuple[DiscoveryItem, ...] = ()
    lab_work: Need = ()
    kinds: tuple[str, ...] = ()
    story: Text = ""


@attrs.frozen(kw_only=True)
class ProductionCard:
    """A production project: where it starts, what a boost needs, what comes of it (PRO)."""

    id: CardId
    name: Name
    start: Annotated[int, Between(1, 3)]
    effect: Effect
    boost: Need = ()
    kinds: tuple[str, ...] = ()
    story: Text = ""


@attrs.frozen(kw_only=True)
class FacilityUpgradeCard:
    """An upgrade of the medbay (page 33) or of the production complex (page 14). `queue` is the one it unlocks, `lane`
    and `bed` are what it adds to the medbay; whoever lies down in that bed first discards so many injury cards.
    """

    id: CardId
    name: Name
    medbay: bool = False
    queue: Annotated[int, Between(2, 3)] | None = None
    lane: str | None = None
    bed: Bed | None = None
    discards: Few = 0
    standing: tuple[Standing, ...] = ()
    ability: ShipAbility | None = None
    story: Text = ""


@attrs.frozen(kw_only=True)
class AddOnCard:
    """A card of the add-on facility (ADD-03, ADD-10)."""

    id: CardId
    name: Name
    kind: AddOnKind
    cost: tuple[DiscoveryItem, ...] = ()
    effect: Effect | None = None
    standing: tuple[Standing, ...] = ()
    ability: ShipAbility | None = None
    story: Text = ""


@attrs.frozen(kw_only=True)
class ModCard:
    """A lander mod: structural or utility, what it adds to the lander (HNG-10), special actions of its own (LND-08).

    `ashore` is what it does in the lander sector once the team has disembarked; every loss of supplies in the landing
    is lower by `landing_loss`; leads of a value below `least_lead` count as much as that; with `any_sector` the team
    chooses the lander sector whatever the landing table says.
    """

    id: CardId
    name: Name
    copies: int = 1
    tier: Annotated[int, Between(1, 3)] = 1
    structural: bool = False
    armor: Few = 0
    sensors: Few = 0
    agility: Few = 0
    supplies: Few = 0
    personal: Few = 0
    mission: Few = 0
    discoveries: Few = 0
    standing: tuple[Standing, ...] = ()
    actions: tuple[SpecialAction, ...] = ()
    abilities: tuple[Ability, ...] = ()
    ashore: Effect | None = None
    any_sector: bool = False
    landing_loss: Few = 0
    least_lead: Few = 0
    story: Text = ""
