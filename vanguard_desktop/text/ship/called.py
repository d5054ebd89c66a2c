"""What stands in a {place} of a sentence of the ship book is called: quoted in sentences, plain on buttons."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from vanguard_desktop.core import CardId, SystemId
from vanguard_desktop.rulesets.ship.facilities.lander import card_of_lander

from ..common.names import Names
from ..common.rooms import How
from ..common.told import all_of


def of_star_map(say: Any, entry: str) -> str:
    """A system or a destination by its name."""
    box = say.names.box
    system = box.systems.get(SystemId(entry))
    if system is not None:
        return str(say.names.content("systems", system.name))
    goals = (goal for page in box.systems.values() for goal in page.destinations if goal.id == entry)
    return next((say.names.content("systems", goal.name) for goal in goals), entry)


def _card(say: Any, card: str) -> str:
    """With its family, as pieces are called, or without."""
    return str(say.piece(card) if ":" in card else say.card(card))


def _lander(say: Any, lander: str) -> str:
    return str(say.piece(lander if ":" in lander else card_of_lander(CardId(lander))))


def _name(name: Callable[[Names, Any], str]) -> How:
    return lambda say, value, *_: name(say.names, value)


CARDS: Mapping[str, Callable[[Any, str], str]] = {
    "card": _card, "mission": _card, "mod": _card, "lander": _lander, "place": of_star_map, "system": of_star_map,
}  # fmt: skip
ALWAYS = {
    **{place: _name(Names.keyword) for place in ("counter", "flag", "keyword")},
    **{place: _name(Names.member) for place in ("member", "other", "patient", "therapist", "trainee", "trainer")},
    "section": _name(Names.section),
    "level": lambda say, level, *_: say.morale(level),
    "name": lambda say, card, *_: _card(say, card), "recruit": lambda say, card, *_: _card(say, card),
    "cards": lambda say, cards, *_: ", ".join(map(say.piece, cards)),
    "keywords": lambda say, flags, *_: all_of(list(map(say.names.keyword, flags))),
    "planet": lambda say, world, *_: say.quoted(say.names.world(world)),
}  # fmt: skip


def _quoted(called: Callable[[Any, str], str]) -> How:
    return lambda say, value, *_: say.quoted(called(say, value))


def _plain(called: Callable[[Any, str], str]) -> How:
    return lambda say, value, *_: called(say, value)


SENTENCES: Mapping[str, How] = {**ALWAYS, **{place: _quoted(called) for place, called in CARDS.items()}}
LABELS: Mapping[str, How] = {**ALWAYS, **{place: _plain(called) for place, called in CARDS.items()}}
