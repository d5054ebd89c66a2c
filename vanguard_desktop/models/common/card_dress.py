"""What the frame of a card shows beside its words: signs, biomes, deck, track; the same wherever it is shown."""

from __future__ import annotations

from enum import Enum

import attrs

from vanguard_desktop.core import CardId, MemberId
from vanguard_desktop.setting import Biome, Box, EquipmentKind, TimeTrack, card_of

from ..expedition.sectors import poi_marks


class CardKind(Enum):
    """Families of cards that look different (their frames differ at the top)."""

    SECTION = "section"
    EQUIPMENT = "equipment"
    CREW = "crew"
    SKILL = "skill"
    INJURY = "injury"
    DANGER = "danger"
    DISCOVERY = "discovery"
    UNIQUE = "unique"
    CONDITION = "condition"
    MISSION = "mission"
    POI = "poi"
    THREAT = "threat"
    RANK_UP = "rank_up"
    EVENT = "event"
    ABOARD = "aboard"


EMBLEMS = {
    CardKind.SECTION: "hand",
    CardKind.EQUIPMENT: "equipment_personal",
    CardKind.CREW: "rank_1",
    CardKind.SKILL: "charge",
    CardKind.INJURY: "wound",
    CardKind.DANGER: "danger_common",
    CardKind.DISCOVERY: "sample",
    CardKind.UNIQUE: "unique_discovery",
    CardKind.CONDITION: "global_condition",
    CardKind.MISSION: "mission",
    CardKind.POI: "poi",
    CardKind.THREAT: "threat",
    CardKind.RANK_UP: "rank_up",
    CardKind.EVENT: "event",
    CardKind.ABOARD: "bridge",
}
EQUIPMENT_SIGNS = {
    EquipmentKind.SMALL: "equipment_small",
    EquipmentKind.PERSONAL: "equipment_personal",
    EquipmentKind.MISSION: "equipment_mission",
    EquipmentKind.UPGRADE: "equipment_mission_upgrade",
}


# The tint of what stands and lies on Mars.
ON_MARS = "mars"


@attrs.frozen(kw_only=True)
class CardDress:
    """`emblem` is the sign in its head, `signs` those in a row, `tint` the biome in whose colors its land is painted.

    `tab` stands in the corner, such as the letter of a danger table; `pips` say how rare it is; `spaces` are those of
    its time track, some of them `marked`; `member` is whose portrait it bears.
    """

    emblem: str = ""
    signs: tuple[str, ...] = ()
    tint: str = ""
    tab: str = ""
    pips: int = 0
    spaces: int = 0
    marked: tuple[int, ...] = ()
    member: str = ""


def dress_of(box: Box, kind: CardKind, id: str) -> CardDress:
    """The dress of a card by its printed id; of injuries and skills all there is to it is their kind."""
    card = card_of(CardId(id))
    match kind:
        case CardKind.EQUIPMENT:
            return CardDress(emblem=EQUIPMENT_SIGNS[box.equipment[card].kind])
        case CardKind.CREW | CardKind.SKILL:
            return CardDress(emblem=EMBLEMS[kind], member=MemberId(id))
        case CardKind.DANGER:
            return CardDress(emblem=EMBLEMS[kind], tab=id)
        case CardKind.DISCOVERY:
            found = box.discoveries[card]
            return CardDress(emblem=f"discovery_{found.type.value}", pips=found.rarity)
        case CardKind.CONDITION if card in box.conditions:
            return _timed(kind, box.conditions[card].time)
        case CardKind.MISSION:
            return _timed(kind, box.missions[card].time)
        case CardKind.THREAT:
            return _timed(kind, box.threats[card].time)
        case CardKind.POI:
            poi = box.pois[card]
            signs = (*_biomes(poi.biomes), *poi_marks(poi))
            return attrs.evolve(_timed(kind, poi.time), signs=signs, tint=_tint(poi.biomes))
        case CardKind.EVENT:
            biomes = box.events[card].biomes
            return CardDress(emblem=EMBLEMS[kind], signs=_biomes(biomes), tint=_tint(biomes))
        case _:
            return CardDress(emblem=EMBLEMS[kind])


def _timed(kind: CardKind, track: TimeTrack | None) -> CardDress:
    if track is None:
        return CardDress(emblem=EMBLEMS[kind])
    return CardDress(emblem=EMBLEMS[kind], spaces=track.length, marked=tuple(sorted(track.spaces)))


def _biomes(biomes: tuple[Biome, ...]) -> tuple[str, ...]:
    return tuple(f"biome_{biome.value}" for biome in dict.fromkeys(biomes))


def _tint(biomes: tuple[Biome, ...]) -> str:
    return (*_biomes(biomes), "")[0]
