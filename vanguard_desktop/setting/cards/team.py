"""What the team brings along and finds: people, their cards, equipment, discoveries, the lander."""

from __future__ import annotations

from enum import Enum
from typing import Annotated

import attrs

from vanguard_desktop.core import Between, CardId, Effect, MemberId, Name, Named, Test, Text
from vanguard_desktop.dice.coverage import Convert
from vanguard_desktop.dice.faces import Icon, Section

from ..standing import DiscoveryType, Price, ShipAbility, Standing
from .check import Ability, Combination
from .planet import SpecialAction


class Stat(Enum):
    """What a lander is tested for (LND-02)."""

    ARMOR = "armor"
    SENSORS = "sensors"
    AGILITY = "agility"


class EquipmentKind(Enum):
    """The four kinds of equipment (EQP-01)."""

    SMALL = "small"
    PERSONAL = "personal"
    MISSION = "mission"
    UPGRADE = "upgrade"


@attrs.frozen(kw_only=True)
class SectionCard:
    """A card of a section: upper half and dice combination (CRD-03). `training` cards are apart from the 120."""

    id: CardId
    section: Section
    rank: int
    name: Name
    main: Ability
    combination: Combination
    copies: int = 1
    starter: bool = False
    training: bool = False


@attrs.frozen(kw_only=True)
class CrewCard:
    """One person of the crew (CRW-04)."""

    id: MemberId
    name: Name
    bio: Text = ""
    converts: tuple[Convert, ...] = ()
    affinity: Section | None = None
    skill_name: Name = ""
    skill: Ability | None = None
    charges: Annotated[int, Between(0, 9)] = 0
    training: bool = False


@attrs.frozen(kw_only=True)
class EquipmentCard:
    """A piece of equipment (EQP). An upgrade belongs to a mission equipment card and works on its token (EQP-18).

    `more_cards` is what it adds to the hand limit of its carrier, `room` what its token adds to the lander's room for
    discoveries. A threat enters the sector of a `barrier` only by spending its whole move.
    Whoever stands in the sector of a carrier of something `steady` is not moved by conditions. With `second_rest_free`
    every second rest of the carrier costs no supplies. In the sector of its token outcome rows ask for one icon less of
    each kind that it `eases`, and danger dice of the letters in `no_danger` do nothing.
    """

    id: CardId
    kind: EquipmentKind
    name: Name
    section: Section | None = None
    copies: int = 1
    abilities: tuple[Ability, ...] = ()
    converts: tuple[Convert, ...] = ()
    token: Ability | None = None
    single_use: bool = False
    tier: Annotated[int, Between(1, 3)] = 1
    more_cards: Annotated[int, Between(0, 9)] = 0
    room: Annotated[int, Between(0, 9)] = 0
    barrier: bool = False
    steady: bool = False
    second_rest_free: bool = False
    eases: tuple[Icon, ...] = ()
    no_danger: tuple[Annotated[str, Named("dangers")], ...] = ()
    upgrades: Annotated[CardId, Named("equipment")] | None = None
    final: bool = False
    replaces: bool = False


@attrs.frozen(kw_only=True)
class DiscoveryCard:
    """A find of one of the five types (DSC); `unloaded` is its text aboard (UNL-06)."""

    id: CardId
    type: DiscoveryType
    name: Name
    rarity: int = 1
    copies: int = 1
    ability: Ability | None = None
    unloaded: Effect | None = None


@attrs.frozen(kw_only=True)
class UniqueCard:
    """A unique discovery; numbers 1 to 32 stay for ever, higher ones serve during the expedition (DSC-25, DSC-26).

    `answer` is another use of it, against what is about to hit somebody.
    """

    id: CardId
    number: int
    name: Name
    gained: Effect | None = None
    ability: Ability | None = None
    answer: Ability | None = None
    unloaded: Effect | None = None
    standing: tuple[Standing, ...] = ()
    aboard: ShipAbility | None = None


@attrs.frozen(kw_only=True)
class RankUpCard:
    """An additional goal of the team; successes needed for promotion from rank 1 and from rank 2 (RNK-07).

    Each side may offer special actions of its own (RNK-06).
    """

    id: CardId
    name: Name
    goal: Test
    successes: tuple[int, int | None]
    training: bool = False
    actions: tuple[SpecialAction, ...] = ()
    completed_actions: tuple[SpecialAction, ...] = ()


@attrs.frozen(kw_only=True)
class LanderCard:
    """A lander: statistics, landing rolls, supplies, room (LND-02 to LND-04).

    With `any_sector` the team chooses the lander sector whatever the landing table says; in each landing the first
    failed test of the statistic that it `forgives` has no effect.
    """

    id: CardId
    name: Name
    armor: Annotated[int, Between(0, 9)]
    sensors: Annotated[int, Between(0, 9)]
    agility: Annotated[int, Between(0, 9)]
    landing_rolls: int
    supplies: int
    most_supplies: int
    personal: Annotated[int, Between(0, 99)]
    mission: Annotated[int, Between(0, 99)]
    discoveries: int
    structural: Annotated[int, Between(0, 99)]
    utility: Annotated[int, Between(0, 99)]
    undamageable: bool = False
    tier: Annotated[int, Between(1, 3)] = 1
    repair: Price | None = None
    standing: tuple[Standing, ...] = ()
    abilities: tuple[Ability, ...] = ()
    any_sector: bool = False
    forgives: Stat | None = None
