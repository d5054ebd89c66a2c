"""Cards as the codex shows them: dressed like those on the table, and only to be looked at."""

from __future__ import annotations

from vanguard_desktop.core import CardId, MemberId
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.text.codex.cards import CodexCard
from vanguard_desktop.text.codex.codex import Codex
from vanguard_desktop.text.codex.families import OF_HABITAT, Family

from .card_dress import ON_MARS, CardDress, CardKind, dress_of
from .cards import CardShown, marks

_KINDS = {
    Family.SECTION: CardKind.SECTION,
    Family.EQUIPMENT: CardKind.EQUIPMENT,
    Family.CREW: CardKind.CREW,
    Family.INJURY: CardKind.INJURY,
    Family.DANGER: CardKind.DANGER,
    Family.RANK_UP: CardKind.RANK_UP,
    Family.CONDITION: CardKind.CONDITION,
    Family.MISSION: CardKind.MISSION,
    Family.POI: CardKind.POI,
    Family.THREAT: CardKind.THREAT,
    Family.DISCOVERY: CardKind.DISCOVERY,
    Family.UNIQUE: CardKind.UNIQUE,
    Family.EVENT: CardKind.EVENT,
    **dict.fromkeys(OF_HABITAT, CardKind.ABOARD),
}


def codex_card(codex: Codex, card: str) -> CardShown | None:
    """A card by `family/id`; None if the packs do not have it."""
    found = codex.cards.find(card)
    if found is None:
        return None
    kind, id = _KINDS[found.family], found.id.partition("/")[2]
    known = found.family not in OF_HABITAT
    dress = dress_of(codex.cards.box, kind, id) if known else CardDress(emblem=found.icon, tint=ON_MARS)
    return CardShown(
        id=id,
        kind=kind,
        name=found.name,
        lines=found.lines,
        story=found.story,
        marks=_asked_for(codex, found, id),
        section=_section(codex, found, id),
        aside=codex.icon_name(dress.emblem) if kind is CardKind.EQUIPMENT else found.kind,
        dress=dress,
    )


def _section(codex: Codex, found: CodexCard, id: str) -> Section | None:
    box = codex.cards.box
    if found.family is Family.SECTION:
        return box.section_cards[CardId(id)].section
    return box.crew[MemberId(id)].affinity if found.family is Family.CREW else None


def _asked_for(codex: Codex, found: CodexCard, id: str) -> tuple[str, ...]:
    """What the combination of a section card asks for."""
    if found.family is not Family.SECTION:
        return ()
    return marks(codex.cards.box.section_cards[CardId(id)].combination.requirement)
