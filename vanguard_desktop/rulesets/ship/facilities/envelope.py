"""ZON-08, ZON-09: every visit begins with the cards that wait in the envelope for the pages of the facility."""

from __future__ import annotations

from collections.abc import Sequence

from vanguard_desktop.core import Event, Waiting
from vanguard_desktop.dice.faces import Section

from .. import zones
from ..chapter import Chapter, Pick
from ..common import ask_thing
from ..data.facilities.envelope import InstallFromEnvelope, InstallResearch, Page
from ..moves import move, steps
from ..phases import Phase
from ..pieces import Piece, family_of, id_of
from ..state import ShipState
from ..zones import Zone

FAMILIES = {
    Page.LABORATORY: "research_projects",
    Page.READY: "production_projects",
    Page.WORKS: "facility_upgrades",
    Page.READING: "add_ons",
}
# CYC-09: who chooses when not all of them find a slot.
OWNERS = {Page.LABORATORY: Section.SCIENCE, Page.READING: Section.RECON}


def slots(state: ShipState, page: Page) -> tuple[Zone, ...]:
    pages = state.pages
    place, count = {
        Page.LABORATORY: (zones.laboratory, len(pages.lab_slots)),
        Page.READY: (zones.ready, pages.ready_slots),
        Page.WORKS: (zones.works, pages.works_slots),
        Page.READING: (zones.add_on, pages.add_on_slots),
    }[page]
    return tuple(place(number) for number in range(1, count + 1))


def free_slots(state: ShipState, page: Page) -> list[Zone]:
    return [slot for slot in slots(state, page) if not state.at(slot)]


def installed(state: ShipState, page: Page) -> list[Piece]:
    """What lies on a page, slot by slot."""
    return [card for slot in slots(state, page) for card in state.at(slot)]


def waiting_for(state: ShipState, page: Page) -> list[Piece]:
    """Cards in the envelope that belong there; upgrades of the medbay do not (PRO-02, MED-03)."""
    cards = (card for card in state.at(zones.ENVELOPE) if family_of(card) == FAMILIES[page])
    if page is not Page.WORKS:
        return list(cards)
    return [card for card in cards if not state.box.facility_upgrades[id_of(card)].medbay]


def _install(state: ShipState, waiting: Waiting) -> Sequence[Event]:
    assert isinstance(waiting.effect, InstallFromEnvelope)
    page = waiting.effect.page
    cards, free = waiting_for(state, page), free_slots(state, page)
    if not cards or not free:
        return []
    if len(cards) > len(free):
        return ask_thing(state, waiting, WHICH, OWNERS.get(page, Section.ENGINEERING))
    if page is Page.LABORATORY:
        return [steps(*(InstallResearch(card=card) for card in cards))]
    return [event for card, slot in zip(cards, free) for event in move([card], zones.ENVELOPE, slot)]  # noqa: B905


def _choice(state: ShipState, effect: InstallFromEnvelope) -> Sequence[Piece]:
    return waiting_for(state, effect.page)


def _chosen(state: ShipState, effect: InstallFromEnvelope, thing: str) -> Sequence[Event]:
    card = Piece(thing)
    if effect.page is Page.LABORATORY:
        return [steps(InstallResearch(card=card), effect)]
    return [*move([card], zones.ENVELOPE, free_slots(state, effect.page)[0]), steps(effect)]


def _install_research(state: ShipState, waiting: Waiting) -> Sequence[Event]:
    """Where it lies matters for the icons of the slot only; nothing is asked where every project prints its own."""
    assert isinstance(waiting.effect, InstallResearch)
    if all(project.lab_work for project in state.box.research_projects.values()):
        return move([waiting.effect.card], zones.ENVELOPE, free_slots(state, Page.LABORATORY)[0])
    return ask_thing(state, waiting, WHERE, Section.SCIENCE)


def _into(_: ShipState, effect: InstallResearch, thing: str) -> Sequence[Event]:
    return move([effect.card], zones.ENVELOPE, Zone(thing))


WHICH = Pick(candidates=_choice, picked=_chosen)
WHERE = Pick(candidates=lambda state, effect: free_slots(state, Page.LABORATORY), picked=_into)

ENVELOPE = Chapter(
    steps={
        (Phase.LABORATORY, "install"): lambda state: [steps(InstallFromEnvelope(page=Page.LABORATORY))],
        (Phase.PRODUCTION, "gain"): lambda state: [steps(InstallFromEnvelope(page=Page.READY))],
        (Phase.PRODUCTION, "install"): lambda state: [steps(InstallFromEnvelope(page=Page.WORKS))],
        (Phase.ADD_ON, "install"): lambda state: [steps(InstallFromEnvelope(page=Page.READING))],
    },
    effects={InstallFromEnvelope: _install, InstallResearch: _install_research},
    picks={InstallFromEnvelope: WHICH, InstallResearch: WHERE},
)
