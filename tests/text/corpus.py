"""Every text that is composed from the cards of the built-in packs, as players read it, line by line."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

import attrs

from vanguard_desktop.core.kinds import Effect, Test
from vanguard_desktop.setting.box import Box
from vanguard_desktop.setting.cards import InjuryKind
from vanguard_desktop.setting.standing import Standing
from vanguard_desktop.text.common.wording import Wording
from vanguard_desktop.text.ship.words import ShipWords

OF_THE_SHIP = (
    *("objectives", "tech_levels", "upgrades", "situations", "research_projects", "production_projects"),
    *("facility_upgrades", "systems", "campaigns"),
)


def texts(box: Box, wording: Wording) -> Iterator[tuple[str, str]]:
    """Where it stands, as `events/EV01`, and one line of it as the program asks for it; it may have several lines."""
    for place, lines in (*_cards(box, wording), *_boards(box, wording), *_entries(box, wording), *_ship(box, wording)):
        yield from ((place, line) for line in lines if line)


def lines(box: Box, wording: Wording) -> Iterator[tuple[str, str]]:
    """The same, each line as it is seen."""
    for place, text in texts(box, wording):
        yield from ((place, line) for line in text.split("\n"))


def _cards(box: Box, wording: Wording) -> Iterator[tuple[str, tuple[str, ...]]]:
    cards = wording.cards
    for id in box.section_cards:
        yield f"section_cards/{id}", cards.section_card(id)
    for id in box.equipment:
        yield f"equipment/{id}", cards.equipment(id)
    for member, crew in box.crew.items():
        yield f"crew/{member}", (*cards.converts(crew.converts), *cards.skill(member))
    for kind in InjuryKind:
        yield f"injury/{kind.value}", cards.injury(kind)
    for letter in box.dangers:
        yield f"dangers/{letter}", cards.danger(letter)
    for id in box.rank_ups:
        yield f"rank_ups/{id}", (*cards.rank_up(id, completed=False), *cards.rank_up(id, completed=True))
    for id, condition in box.conditions.items():
        yield f"conditions/{id}", (*cards.condition(condition), *cards.condition_in_brief(condition))
    for id in box.missions:
        yield f"missions/{id}", cards.mission(id)
    for id in box.pois:
        yield f"pois/{id}", cards.poi(id)
    for id in box.threats:
        yield f"threats/{id}", cards.threat(id)
    for id in box.discoveries:
        yield f"discoveries/{id}", (*cards.discovery(id), *cards.finds.discovery(id))
    for number in box.uniques:
        yield f"uniques/{number}", (*cards.unique(number), *cards.finds.unique(number))
    for id in box.events:
        yield f"events/{id}", cards.event_card(id)
    for id in box.landers:
        yield f"landers/{id}", cards.lander(id)
    for id, mod in box.lander_mods.items():
        yield f"lander_mods/{id}", (*cards.mod(id), *map(wording.rules.standing, mod.standing))


def _boards(box: Box, wording: Wording) -> Iterator[tuple[str, tuple[str, ...]]]:
    rules = wording.rules
    for id, world in box.worlds.items():
        if world.condition is not None:
            yield f"worlds/{id}", wording.cards.condition(world.condition)
        for path in world.paths:
            yield f"worlds/{id}", tuple(map(rules.effect, path.icons))
        yield f"worlds/{id}", tuple(rules.effect(row.effect) for row in world.landing)
        if world.uniques_empty is not None:
            yield f"worlds/{id}", (rules.effect(world.uniques_empty),)


def _entries(box: Box, wording: Wording) -> Iterator[tuple[str, tuple[str, ...]]]:
    """Under its story, in any other text, and in full in the codex."""
    for id, entry in box.logs.items():
        if entry.effect is not None:
            told = wording.codex.explain(f"entry:{id}")
            assert told is not None
            yield f"logs/{id}", (wording.rules.entry(entry.effect), wording.rules.effect(entry.effect), *told.words)


def _ship(box: Box, wording: Wording) -> Iterator[tuple[str, tuple[str, ...]]]:
    ship = ShipWords(wording.names)
    for family in OF_THE_SHIP:
        for id, card in getattr(box, family).items():
            for thing in _outermost(card):
                match thing:
                    case Effect():
                        text = ship.effect(thing)
                    case Test():
                        text = ship.clauses.sentence(thing)
                    case _:
                        text = wording.rules.standing(thing)
                yield f"{family}/{id}", (text,)


def _outermost(thing: Any) -> Iterator[Effect | Test | Standing]:
    """What a card does or asks for, without what is inside of that."""
    if isinstance(thing, Effect | Test | Standing):
        yield thing
    elif attrs.has(type(thing)):
        for field in attrs.fields(type(thing)):
            yield from _outermost(getattr(thing, field.name))
    elif isinstance(thing, Mapping):
        for each in thing.values():
            yield from _outermost(each)
    elif isinstance(thing, tuple):
        for each in thing:
            yield from _outermost(each)
