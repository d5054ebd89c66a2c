"""What cards and equipment do on a planet, as far as their print tells: icons, dangers, other uses."""

from __future__ import annotations

from collections.abc import Collection, Iterator
from functools import lru_cache
from typing import Any

import attrs

from vanguard_desktop.core import Effect
from vanguard_desktop.dice.faces import Icon
from vanguard_desktop.rulesets.expedition.data.questions.moments import DangerIs
from vanguard_desktop.setting import EquipmentCard, EquipmentKind, Limit, SectionCard

from .landing import Ahead
from .worths import Worths


@attrs.frozen
class Print:
    """What stands on a card: the icons it makes or eases, dangers it is about, effects by their tags."""

    icons: frozenset[Icon]
    letters: frozenset[str]
    effects: tuple[str, ...]
    again: bool  # what it does it does more than once


@lru_cache(1024)
def printed(card: Any) -> Print:
    found = list(_inside(card))
    letters = {letter for each in found if isinstance(each, DangerIs) for letter in each.letters}
    return Print(
        icons=frozenset(each for each in found if isinstance(each, Icon) and each not in (Icon.ACE, Icon.ACCIDENT)),
        letters=frozenset(letters | set(getattr(card, "no_danger", ()))),
        effects=tuple(each.tag for each in found if isinstance(each, Effect)),
        again=not getattr(card, "single_use", False) and Limit.EXPEDITION not in found,
    )


def _inside(thing: Any) -> Iterator[Any]:
    """Everything that a value holds, and what that holds."""
    yield thing
    if isinstance(thing, tuple | frozenset):
        for each in thing:
            yield from _inside(each)
    elif attrs.has(type(thing)):
        for field in attrs.fields(type(thing)):
            yield from _inside(getattr(thing, field.name))


def equipment_worth(
    card: EquipmentCard, known: Ahead, worths: Worths, there: Collection[Icon] = (), loaded: int = 0
) -> float:
    """On the planet ahead; `there` are icons that the team has anyway, `loaded` how many are in the hold."""
    face = printed(card)
    value = sum(worths.prints.get(tag, worths.prints[""]) for tag in face.effects if tag not in BUILDING)
    value *= worths.again if face.again else 1.0
    value += sum(
        icon_worth(icon, known, worths) * (0.4 if icon in there else 1.0) for icon in face.icons - {Icon.BASIC}
    )
    if face.letters:
        hits = bool(face.letters.intersection(known.dangers))
        value = value + worths.danger if hits else value * (0.3 if known.dangers else 1.0)
    value += worths.prints["room"] * (card.more_cards + card.room + card.second_rest_free + card.steady + card.barrier)
    if card.kind is EquipmentKind.MISSION:
        value -= worths.prints["place_token"]
    return value * 0.5**loaded


def card_worth(card: SectionCard, known: Ahead, worths: Worths) -> float:
    """In a deck: by rank, and by icons that are asked for."""
    icons = printed(card).icons - {Icon.BASIC}
    return worths.card_rank * card.rank + 0.3 * sum(icon in known.icons for icon in icons) * worths.wanted


def icon_worth(icon: Icon, known: Ahead, worths: Worths) -> float:
    if not known.icons:
        return worths.unasked
    return worths.wanted if icon in known.icons else 0.15 * worths.unasked


# Effects that only hold others together, and the setting up of a token.
BUILDING = frozenset(("in_order", "choose", "may", "if", "nothing", "for_crew", "place_token", "spend_dice"))
