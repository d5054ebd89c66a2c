"""BRG-01 to BRG-05: bridge cards go from the envelope into their slots, and what lies there leaves."""

from __future__ import annotations

from collections.abc import Sequence

from vanguard_desktop.core import Event, Waiting
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.setting import ObjectiveCard, TechLevelCard, UpgradeCard

from .. import zones
from ..campaign.printed import tech_level
from ..chapter import Chapter, Pick
from ..common import ask_thing
from ..data.aboard.bridge import InstallCard
from ..moves import move, steps
from ..phases import Phase
from ..pieces import Piece, family_of, id_of, source_of
from ..state import ShipState
from ..zones import Zone

FAMILIES = ("tech_levels", "objectives", "upgrades")


def install(state: ShipState) -> Sequence[Event]:
    """Tech levels first, so that what leaves is compared with the new one; otherwise as they came (BRG-03, BRG-22)."""
    cards = [card for card in state.at(zones.ENVELOPE) if family_of(card) in FAMILIES]
    cards.sort(key=lambda card: family_of(card) != "tech_levels")
    return [steps(*(InstallCard(card=card) for card in cards))] if cards else []


def _install(state: ShipState, waiting: Waiting) -> Sequence[Event]:
    assert isinstance(waiting.effect, InstallCard)
    card = waiting.effect.card
    if card not in state.at(zones.ENVELOPE):  # the text of a card installed before has taken it away
        return []
    slots = slots_of(state, card)
    free = next((slot for slot in slots if not state.at(slot)), None)
    if free is None and len(slots) > 1:
        return ask_thing(state, waiting, LEAVES, Section.RECON)
    return _into(state, card, free or slots[0])


def slots_of(state: ShipState, card: Piece) -> tuple[Zone, ...]:
    """The printed slot, or every slot of the row (BRG-01, CPI-19)."""
    pages, face = state.pages, printed(state, card)
    match face:
        case TechLevelCard():
            return (zones.TECH_LEVEL,)
        case ObjectiveCard():
            row = tuple(map(zones.secondary, range(1, pages.secondary_slots + 1)))
            return row if face.secondary else (zones.OBJECTIVE,)
        case UpgradeCard():
            place, count = (
                (zones.travel_upgrade, pages.travel_slots) if face.travel else (zones.upgrade, pages.upgrade_slots)
            )
            return tuple(map(place, range(1, count + 1))) if face.slot is None else (place(face.slot),)


def printed(state: ShipState, card: Piece) -> TechLevelCard | ObjectiveCard | UpgradeCard:
    face: TechLevelCard | ObjectiveCard | UpgradeCard = getattr(state.box, family_of(card))[id_of(card)]
    return face


def _installed(state: ShipState, effect: InstallCard) -> Sequence[Piece]:
    return [old for slot in slots_of(state, effect.card) for old in state.at(slot)]


def _replaces(state: ShipState, effect: InstallCard, thing: str) -> Sequence[Event]:
    slot = state.where(Piece(thing))
    assert slot is not None
    return _into(state, effect.card, slot)


def _into(state: ShipState, card: Piece, slot: Zone) -> Sequence[Event]:
    """What lies there makes room; then the card is installed, and its text for that moment is carried out."""
    events: list[Event] = []
    old = state.only(slot)
    if old is not None:
        events += move([old], slot, _leaves_to(state, old, card))
    events += move([card], zones.ENVELOPE, slot)
    face = printed(state, card)
    if isinstance(face, UpgradeCard) and face.installed is not None:
        events.append(steps(face.installed, source=source_of(card)))
    return events


def _leaves_to(state: ShipState, old: Piece, new: Piece) -> Zone:
    """Out of the game if it prints a lower tech level than the ship has; one that is kept never is (BRG-02, BRG-21).

    A card without a printed tech level counts as not lower, and a higher tech level card can come back (BRG-04).
    """
    face, coming = printed(state, old), printed(state, new)
    level = face.level if isinstance(face, TechLevelCard) else face.tech_level
    current = coming.level if isinstance(coming, TechLevelCard) else tech_level(state)
    outdated = level is not None and level < current and not face.keep
    return zones.REMOVED if outdated else zones.BRIDGE


LEAVES = Pick(candidates=_installed, picked=_replaces)

INSTALLING = Chapter(
    steps={(Phase.BRIDGE, "install"): install},
    effects={InstallCard: _install},
    picks={InstallCard: LEAVES},
)
