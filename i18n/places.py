"""Where a text of the packs stands, told to whoever translates it: "Event EV10 “Ground Frost”: story"."""

from __future__ import annotations

import re
from collections.abc import Iterator
from typing import Any

from vanguard_desktop.content.families import KEYWORDS, id_field, keywords, marks, parts
from vanguard_desktop.core.fields import Prose

KINDS = {
    "campaigns": "Campaign",
    "conditions": "Global condition",
    "crew": "Crewmember",
    "discoveries": "Discovery",
    "equipment": "Equipment",
    "events": "Event",
    "facility_upgrades": "Facility upgrade",
    "habitat_abilities": "Ability of an astronaut (Halfway)",
    "habitat_adventures": "Adventure (Halfway)",
    "habitat_campaigns": "Campaign (Halfway)",
    "habitat_conditions": "Condition of an astronaut (Halfway)",
    "habitat_drones": "Drone (Halfway)",
    "habitat_events": "Event (Halfway)",
    "habitat_follow_ups": "Follow-up event (Halfway)",
    "habitat_journal": "Entry of the journal of a mission (Halfway)",
    "habitat_malfunctions": "Malfunction card (Halfway)",
    "habitat_missions": "Mission (Halfway)",
    "habitat_professions": "Profession (Halfway)",
    "habitat_regions": "Region (Halfway)",
    "habitat_shutdowns": "Shutdown tile (Halfway)",
    "habitat_structures": "Structure of the base (Halfway)",
    "habitat_upgrades": "Upgrade of a structure (Halfway)",
    "lander_mods": "Lander mod",
    "landers": "Lander",
    "landing_cards": "Landing card",
    "logs": "Logbook entry",
    "missions": "Mission",
    "objectives": "Objective",
    "operations": "Operation",
    "pois": "Point of interest",
    "production_projects": "Production project",
    "rank_ups": "Rank-up card",
    "research_projects": "Research project",
    "section_cards": "Section card",
    "situations": "Situation",
    "systems": "System of the star map",
    "tech_levels": "Tech level",
    "threats": "Threat",
    "uniques": "Unique discovery",
    "upgrades": "Bridge upgrade",
    "worlds": "World",
}
FIELDS = {
    "advice": "advice of the scanner, a sentence",
    "bio": "a line about this person",
    "captain": "name of the captain",
    "defeat": "text after a defeat",
    "label": "name of a choice",
    "landing": "the statistics of the lander that the landing tests",
    "name": "name",
    "skill_name": "name of the skill of this person",
    "story": "story",
    "study": "what research on samples is called",
    "text": "text",
    "text_done": "text after its action was done",
    "text_struck": "text when its delayed consequence happens",
    "title": "title",
    "victory": "text after a victory",
}
MOST = 3  # more places of one text tell a translator nothing new


def words_with_places(family: str, definition: Any) -> Iterator[tuple[str, str, str]]:
    """Context, English and place of every text of a card, and of every keyword in it."""
    card = _card(family, definition)
    for path, text, kind in parts(definition, type(definition), "$"):
        if text and any(isinstance(mark, Prose) for mark in marks(kind)):
            yield family, text, f"{card}: {_field(path, definition)}"
    for words in keywords(definition):
        yield KEYWORDS, words, f"Said in quotation marks by {card[:1].lower()}{card[1:]}"


def together(places: list[str]) -> str:
    """The first of the places of one text."""
    some = list(dict.fromkeys(places))
    return "; ".join((*some[:MOST], "and more")) if len(some) > MOST else "; ".join(some)


def _card(family: str, definition: Any) -> str:
    kind, id = KINDS.get(family, family), getattr(definition, id_field(family))
    name = getattr(definition, "name", "")
    return f"{kind} {id} “{name}”" if name else f"{kind} {id}"


def _field(path: str, definition: Any) -> str:
    """What a text is to its card, by its path in it, as `$.actions[0].name`."""
    if found := re.fullmatch(r"\$\.sectors\[(\d+)\]\.name", path):
        return f"name of sector {definition.sectors[int(found[1])].number}"
    if found := re.fullmatch(r"\$\.actions\[(\d+)\]\.name", path):
        return f"name of special action {int(found[1]) + 1}"
    if found := re.search(r"\.labels\[(\d+)\]$", path):
        return f"alternative {int(found[1]) + 1} of a choice, before what it does"
    if path.startswith("$.leads."):
        return f"name of the lead of {path.removeprefix('$.leads.')}"
    if path.startswith("$.destinations["):
        return "name of a destination"
    if path.startswith("$.condition."):
        return f"{FIELDS[path.rpartition('.')[2]]} of the condition printed on its board"
    if found := re.fullmatch(r"\$\.trainees\[\d+\]", path):
        return "name of somebody of this profession"
    if found := re.fullmatch(r"\$\.(\w+)\[(\d+)\]\.(?:\w+\.)*(\w+)", path):
        return f"{FIELDS[found[3]]} (no. {int(found[2]) + 1} of its {found[1]})"
    return FIELDS[path.rpartition(".")[2]]
