"""What lies in the box and is fixed for a whole game: boards, cards, people. Names are English; `text` translates."""

from __future__ import annotations

from collections.abc import Mapping
from enum import Enum
from typing import Annotated

import attrs

from vanguard_desktop.core.dice import Color, DangerIcon, Icon, Section
from vanguard_desktop.core.fields import Between, Named, Text
from vanguard_desktop.core.ids import CardId, MemberId, PackId, PathId, SectorId, WorldId
from vanguard_desktop.core.kinds import Effect


class Biome(Enum):
    """What a sector is like; events compare these (EVT-15). Icon files are named `biome_...`."""

    CAVES = "caves"
    CRYSTALLINE = "crystalline"
    LETHAL = "lethal"
    DESERT = "desert"
    FRIGID = "frigid"
    HOSTILE = "hostile"
    ROCKY = "rocky"
    RUINS = "ruins"
    VEGETATION = "vegetation"
    VOID = "void"
    VOLCANIC = "volcanic"
    AQUATIC = "aquatic"
    TRAINING = "training"


@attrs.frozen(kw_only=True)
class Convert:
    """Basic icons of a color may be spent as that icon (CRW-05)."""

    color: Color
    icon: Icon


@attrs.frozen(kw_only=True)
class CrewCard:
    """One person of the crew."""

    id: MemberId
    name: Text
    bio: Text = ""
    converts: tuple[Convert, ...] = ()
    affinity: Section | None = None


@attrs.frozen(kw_only=True)
class SpecialAction:
    """An action printed on a sector or card; without a check its effect is simply carried out (ACT-06)."""

    name: Text
    effect: Effect


@attrs.frozen(kw_only=True)
class PoiCard:
    """A point of interest, printed on a sector or lying on it (PLN-15)."""

    id: CardId
    name: Text
    story: Text = ""
    biomes: tuple[Biome, ...] = ()
    no_movement: bool = False
    important: bool = False
    final: bool = False
    actions: tuple[SpecialAction, ...] = ()


@attrs.frozen(kw_only=True)
class Sector:
    """A numbered place on the planet board; x and y are its place on the painted map, from 0 to 1000."""

    number: SectorId
    name: Text
    x: Annotated[int, Between(0, 1000)]
    y: Annotated[int, Between(0, 1000)]
    biomes: tuple[Biome, ...] = ()
    lander: bool = False
    poi: Annotated[CardId, Named("pois")] | None = None


@attrs.frozen(kw_only=True)
class Path:
    """A way from one sector to another; `icons` are resolved in the order met from `start` (ACT-46)."""

    id: PathId
    start: SectorId
    end: SectorId
    one_way: bool = False
    icons: tuple[Effect, ...] = ()


@attrs.frozen(kw_only=True)
class World:
    """A planet board (PLN)."""

    id: WorldId
    name: Text
    relief: str
    sectors: tuple[Sector, ...]
    paths: tuple[Path, ...] = ()
    story: Text = ""


@attrs.frozen(kw_only=True)
class EventCard:
    """An event: its main effect counts if a biome matches, otherwise the secondary one (EVT-05)."""

    id: CardId
    name: Text
    main: Effect
    secondary: Effect
    biomes: tuple[Biome, ...] = ()
    story: Text = ""


@attrs.frozen(kw_only=True)
class DangerTable:
    """What the results of a danger die do; a result that is not listed does nothing (DNG-03)."""

    letter: str
    results: Mapping[DangerIcon, Effect]


@attrs.frozen(kw_only=True)
class Box:
    """Everything that one or several content packs hold, by family and id."""

    packs: tuple[PackId, ...]
    fingerprint: str
    worlds: Mapping[WorldId, World]
    crew: Mapping[MemberId, CrewCard]
    pois: Mapping[CardId, PoiCard]
    events: Mapping[CardId, EventCard]
    dangers: Mapping[str, DangerTable]
