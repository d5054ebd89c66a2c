"""Cards of the packs as the codex shows them: what every player owns anyway, and what has been laid open."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Iterator, Mapping
from functools import partial
from typing import Any

import attrs
from PySide6.QtCore import QCoreApplication

from vanguard_desktop.core import CardId, MemberId, Source
from vanguard_desktop.setting import Box, InjuryKind

from ..common.card_lines import CardLines
from ..common.names import Names
from .families import ICONS, OF_HABITAT, OPEN, RULES, Family, called
from .habitat.cards import HabitatCards

_WITH_STORY = (Family.CONDITION, Family.MISSION, Family.POI, Family.THREAT, Family.EVENT)


@attrs.frozen(kw_only=True)
class CodexCard:
    """A card by its subject: what kind of card it is, its lines and story, and the rule of its kind."""

    id: str
    family: Family
    name: str
    kind: str
    icon: str
    rule: str
    lines: tuple[str, ...]
    story: str = ""


class CodexCards:
    """Cards are told when they are asked for: a box has hundreds."""

    def __init__(self, box: Box, names: Names, lines: CardLines) -> None:
        self._box, self._names, self._lines = box, names, lines
        self._habitat = habitat = HabitatCards(names)
        # Each by the id of the card.
        self._called: Mapping[Family, Callable[[Any], str]] = {
            Family.SECTION: names.section_card,
            Family.EQUIPMENT: names.equipment,
            Family.CREW: names.member,
            Family.INJURY: lambda id: names.injury(InjuryKind(id)),
            Family.DANGER: lambda id: names.source(Source("danger", id)),
            Family.RANK_UP: names.rank_up,
            Family.CONDITION: names.condition,
            Family.MISSION: names.mission,
            Family.POI: names.poi,
            Family.THREAT: names.threat,
            Family.DISCOVERY: names.discovery,
            Family.UNIQUE: lambda id: names.unique(int(id)),
            Family.EVENT: names.event_card,
            **{each: partial(habitat.name, each.value) for each in OF_HABITAT},
        }
        self._told: Mapping[Family, Callable[[Any], tuple[str, ...]]] = {
            Family.SECTION: lines.section_card,
            Family.EQUIPMENT: lines.equipment,
            Family.CREW: lambda id: (*lines.converts(box.crew[id].converts), *_skill(box, names, id), *lines.skill(id)),
            Family.INJURY: lambda id: lines.injury(InjuryKind(id)),
            Family.DANGER: lines.danger,
            Family.RANK_UP: lambda id: lines.rank_up(id, completed=False),
            Family.CONDITION: lambda id: lines.condition(box.conditions[id]),
            Family.MISSION: lines.mission,
            Family.POI: lines.poi,
            Family.THREAT: lines.threat,
            Family.DISCOVERY: lambda id: (*lines.discovery(id), *lines.finds.discovery(id)),
            Family.UNIQUE: lambda id: (*lines.unique(int(id)), *lines.finds.unique(int(id))),
            Family.EVENT: lines.event_card,
            **{each: partial(habitat.lines, each.value) for each in OF_HABITAT},
        }

    @property
    def box(self) -> Box:
        """Whose cards these are."""
        return self._box

    def open(self) -> Iterator[str]:
        """The cards that may be looked up at any time, as `family/id`."""
        for family in OPEN:
            yield from (f"{family.value}/{id}" for id in self._ids(family))

    def of_family(self, family: Family, laid_open: Iterable[str] = ()) -> tuple[str, ...]:
        """The cards of a family that may be looked through, as `family/id`; hidden ones once they are laid open."""
        if family in OPEN:
            return tuple(f"{family.value}/{id}" for id in self._ids(family))
        known = {f"{family.value}/{id}" for id in self._ids(family)}
        return tuple(dict.fromkeys(card for card in laid_open if card in known))

    def name(self, card: str) -> str:
        """What a card is called, without telling the rest of it."""
        family_name, _, id = card.partition("/")
        return self._called[Family(family_name)](id.partition("/")[0])

    def sign(self, card: str) -> str:
        """The icon in a list: its section, deck or sort where it has one."""
        family_name, _, id = card.partition("/")
        return self._sign(Family(family_name), id.partition("/")[0])

    def find(self, card: str) -> CodexCard | None:
        """A card by `family/id`; None if the packs do not have it."""
        family_name, _, id = card.partition("/")
        family, id = Family(family_name), id.partition("/")[0]
        if id not in self._ids(family):
            return None
        return CodexCard(
            id=f"{family.value}/{id}",
            family=family,
            name=self._called[family](id),
            kind=self._kind(family, id),
            icon=self._sign(family, id),
            rule=RULES[family],
            lines=self._told[family](id),
            story=self._story(family, CardId(id)),
        )

    def _kind(self, family: Family, id: str) -> str:
        """What it is, and of which section, deck or sort."""
        more = self._more(family, id)
        #: {kind} is a kind of card, {more} what is said of it in short, as "Section card · Recon".
        text = QCoreApplication.translate("CardFamily", "{kind} · {more}")
        return text.format(kind=called(family), more=more) if more else called(family)

    def _more(self, family: Family, id: str) -> str:
        box, names = self._box, self._names
        match family:
            case Family.SECTION:
                return names.section(box.section_cards[CardId(id)].section)
            case Family.CREW:
                affinity = box.crew[MemberId(id)].affinity
                return names.section(affinity) if affinity is not None else ""
            case Family.DISCOVERY:
                card = box.discoveries[CardId(id)]
                #: {type} is a kind of discovery, {rarity} how rare the card is.
                text = QCoreApplication.translate("CardFamily", "{type}, {rarity}")
                return text.format(type=names.discovery_type(card.type), rarity=self._lines.finds.rarity(card.rarity))
            case _:
                return self._habitat.more(family.value, id) if family in OF_HABITAT else ""

    def _story(self, family: Family, id: CardId) -> str:
        """Cards tell their story in italics, so nothing is left of the marks around what it stresses."""
        if family is Family.CREW:
            return self._names.biography(MemberId(id))
        if family not in _WITH_STORY:
            return ""
        return self._names.content(family.value, getattr(self._box, family.value)[id].story).replace("*", "")

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
            case _ if family in OF_HABITAT:
                return self._habitat.ids(family.value)
            case _:
                return tuple(getattr(self._box, family.value))

    def _sign(self, family: Family, id: str) -> str:
        box = self._box
        match family:
            case Family.SECTION:
                return f"section_{box.section_cards[CardId(id)].section.value}"
            case Family.CREW if (affinity := box.crew[MemberId(id)].affinity) is not None:
                return f"section_{affinity.value}"
            case Family.DISCOVERY:
                return f"discovery_{box.discoveries[CardId(id)].type.value}"
            case _ if family in OF_HABITAT:
                return self._habitat.sign(family.value, id, ICONS[family])
            case _:
                return ICONS[family]


def _skill(box: Box, names: Names, member: MemberId) -> tuple[str, ...]:
    """What the skill is called and how often it may be used, above what it does."""
    card = box.crew[member]
    if card.skill is None:
        return ()
    #: Line in the codex about a crewmember. {name} is the name of the skill, {charges} how many charges it has; the
    #: icon is a charge.
    text = QCoreApplication.translate("CardFamily", "Skill: {name}, {charges} [charge].")
    return (text.format(name=names.skill(member), charges=card.charges),)
