"""Cards of the ship book, dressed like those on the table of an expedition."""

from __future__ import annotations

from vanguard_desktop.core import Command
from vanguard_desktop.rulesets.ship.pieces import Piece, family_of, id_of, name_of
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.text.codex.families import Family
from vanguard_desktop.text.common.wording import Wording

from ..common.card_dress import CardDress, CardKind
from ..common.cards import CardShown
from ..common.codex_cards import codex_card
from .aboard import words_aboard

EMBLEMS = {
    "research_projects": "research_lab",
    "production_projects": "production",
    "situations": "situation",
    "objectives": "objective",
    "tech_levels": "cpu",
    "upgrades": "bridge",
    "facility_upgrades": "plus",
    "add_ons": "library",
    "operations": "operations",
    "landing_cards": "planet",
    "landers": "lander",
    "lander_mods": "mod_structural",
}
_IN_CODEX = {family.value for family in Family}


def is_card(thing: str) -> bool:
    """Whether a thing is a card that can lie open: no person, die, place or number."""
    family = thing.partition(":")[0] if ":" in thing else ""
    return family in EMBLEMS or (family in _IN_CODEX and family != "crew")


def card_shown(
    state: ShipState, wording: Wording, piece: Piece, *, command: Command | None = None, reason: str = ""
) -> CardShown:
    """A card as it lies in the ship book; `command` is what a press on it orders now."""
    family = family_of(piece)
    if family in _IN_CODEX and (known := codex_card(wording.codex, f"{family}/{id_of(piece)}")) is not None:
        return known
    cards = words_aboard(wording, state).cards
    lines, story = cards.lines(piece), cards.story(piece)
    return CardShown(
        id=str(name_of(piece)),
        kind=CardKind.ABOARD,
        name=cards.name(piece),
        lines=lines,
        story=story,
        aside=cards.kind(piece),
        dress=CardDress(emblem=EMBLEMS.get(family, "")),
        spoken=wording.names.spoken(" ".join((story, *lines))),
        command=command,
        reason=reason,
    )
