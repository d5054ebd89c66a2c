"""Cards of the packs as the codex shows them: what every player owns anyway, and what has been laid open."""

from __future__ import annotations

from collections.abc import Iterator
from enum import Enum

import attrs

from vanguard_desktop.core.box import Box
from vanguard_desktop.core.cards import InjuryKind
from vanguard_desktop.core.ids import CardId, MemberId
from vanguard_desktop.text.card_lines import CardLines
from vanguard_desktop.text.names import Names


class Family(Enum):
    """Families of cards; the value is the first part of a subject: `card:equipment/Q01`."""

    SECTION = "section_cards"
    EQUIPMENT = "equipment"
    CREW = "crew"
    INJURY = "injury"
    DANGER = "danger"
    RANK_UP = "rank_ups"
    CONDITION = "conditions"
    MISSION = "missions"
    POI = "pois"
    THREAT = "threats"
    DISCOVERY = "discoveries"
    UNIQUE = "uniques"
    EVENT = "events"


# Nobody who looks these up learns what the story keeps hidden; the others are shown once they lie on the table.
OPEN = (Family.SECTION, Family.EQUIPMENT, Family.CREW, Family.INJURY, Family.DANGER, Family.RANK_UP)

_ICONS = {
    Family.SECTION: "hand",
    Family.EQUIPMENT: "equipment_personal",
    Family.CREW: "rank_1",
    Family.INJURY: "wound",
    Family.DANGER: "danger_common",
    Family.RANK_UP: "rank_up",
    Family.CONDITION: "global_condition",
    Family.MISSION: "mission",
    Family.POI: "poi",
    Family.THREAT: "threat",
    Family.DISCOVERY: "sample",
    Family.UNIQUE: "unique_discovery",
    Family.EVENT: "event",
}
_RULES = {
    Family.SECTION: "CRD-03",
    Family.EQUIPMENT: "EQP-07",
    Family.CREW: "CRW-14",
    Family.INJURY: "CHK-47",
    Family.DANGER: "DNG-01",
    Family.RANK_UP: "RNK-01",
    Family.CONDITION: "PLN-35",
    Family.MISSION: "PLN-40",
    Family.POI: "PLN-15",
    Family.THREAT: "THR-01",
    Family.DISCOVERY: "DSC-04",
    Family.UNIQUE: "DSC-20",
    Family.EVENT: "EVT-03",
}


@attrs.frozen(kw_only=True)
class CodexCard:
    """A card by its subject, with its lines and the rule of its kind."""

    id: str
    name: str
    icon: str
    rule: str
    lines: tuple[str, ...]


class CodexCards:
    """Cards are told when they are asked for: a box has hundreds."""

    def __init__(self, box: Box, names: Names, lines: CardLines) -> None:
        self._box, self._names, self._lines = box, names, lines

    def open(self) -> Iterator[str]:
        """The cards that may be looked up at any time, as `family/id`."""
        for family in OPEN:
            yield from (f"{family.value}/{id}" for id in self._ids(family))

    def find(self, card: str) -> CodexCard | None:
        """A card by `family/id`; None if the packs do not have it."""
        family_name, _, id = card.partition("/")
        family, id = Family(family_name), id.partition("/")[0]
        if id not in self._ids(family):
            return None
        name, lines = self._told(family, id)
        return CodexCard(id=card, name=name, icon=_ICONS[family], rule=_RULES[family], lines=lines)

    def of_injury(self, keyword: str) -> tuple[str, ...]:
        """What an injury does, by its keyword; nothing for other keywords."""
        kind = next((kind for kind in InjuryKind if keyword == f"injury_{kind.value}"), None)
        return () if kind is None else self._lines.injury(kind)

    def _ids(self, family: Family) -> tuple[str, ...]:
        match family:
            case Family.INJURY:
                return tuple(kind.value for kind in InjuryKind)
            case Family.DANGER:
                return tuple(self._box.dangers)
            case Family.UNIQUE:
                return tuple(str(number) for number in self._box.uniques)
            case _:
                return tuple(getattr(self._box, family.value))

    def _told(self, family: Family, id: str) -> tuple[str, tuple[str, ...]]:
        names, lines, card = self._names, self._lines, CardId(id)
        match family:
            case Family.SECTION:
                return names.section_card(card), lines.section_card(card)
            case Family.EQUIPMENT:
                return names.equipment(card), lines.equipment(card)
            case Family.CREW:
                member = MemberId(id)
                converts = lines.converts(self._box.crew[member].converts)
                told = (*converts, *lines.skill(member), names.biography(member))
                return names.member(member), tuple(line for line in told if line)
            case Family.INJURY:
                return names.injury(InjuryKind(id)), lines.injury(InjuryKind(id))
            case Family.DANGER:
                return names.source(f"danger:{id}"), lines.danger(id)
            case Family.RANK_UP:
                return names.rank_up(card), lines.rank_up(card, completed=False)
            case Family.CONDITION:
                return names.condition(card), lines.condition(self._box.conditions[card])
            case Family.MISSION:
                return names.mission(card), lines.mission(card)
            case Family.POI:
                return names.poi(card), lines.poi(card)
            case Family.THREAT:
                return names.threat(card), lines.threat(card)
            case Family.DISCOVERY:
                return names.discovery(card), lines.discovery(card)
            case Family.UNIQUE:
                return names.unique(int(id)), lines.unique(int(id))
            case Family.EVENT:
                return names.event_card(card), lines.event_card(card)
