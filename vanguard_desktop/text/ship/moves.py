"""What is told of pieces that move: what it means to players that something goes from one place to another."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable, Mapping
from typing import Any

import attrs

from vanguard_desktop.dice.faces import Section
from vanguard_desktop.rulesets.ship.data.journey.cycle import Moved
from vanguard_desktop.rulesets.ship.phases import Phase
from vanguard_desktop.rulesets.ship.pieces import Piece, family_of
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.rulesets.ship.zones import Zone
from vanguard_desktop.setting import Bed

from ..common.rooms import Sentence, tr
from ..common.texts import Texts
from .aboard.medbay import bed_words
from .whereabouts import Place, place

# From where, or None for anywhere, and to where; what is said may depend on the phase, None stands for all others.
Ways = Mapping[tuple[Place | None, Place], Sentence | Mapping[Phase | None, Sentence] | None]


class ShipMoves(Texts):
    """{things} are one or several names; {section} whose they are; {detail} a stage of production or how badly hurt.

    Who joins and who leaves the crew is told by the sleeve, who dies by the death, what is unloaded by that.
    """

    #: Chronicle aboard. {things} are names of crewmembers to choose from.
    drafted = tr("Recruits in the barracks: {things}.")
    #: Chronicle aboard. {things} are names of dice. {section} is the name of a section, as Science.
    gives_die = tr("{section} gives up a die: {things}.")
    #: Chronicle aboard. {things} are names of dice. {section} is the name of a section, as Science.
    takes_die = tr("{section} gains a die: {things}.")
    #: Chronicle aboard. {things} are names of crewmembers.
    back = tr("Back unhurt: {things}.")
    #: Chronicle aboard. {things} are names of finds.
    unloaded = tr("Unloaded: {things}.")
    sealed = tr("The sealed supply is open.")

    crew: Ways = {
        #: Chronicle aboard. {things} are names of crewmembers to choose from. {section} is the name of a section, as
        #: Science.
        (Place.RECRUITS, Place.SHOWN): tr("Recruits for {section}: {things}."),
        #: Chronicle aboard. {things} are names of crewmembers. {section} is the name of a section, as Science.
        (Place.RESTING, Place.BOARD): tr("On the crew board of {section}: {things}."),
        (Place.BOARD, Place.RESTING): {
            #: Chronicle aboard. {things} are names of crewmembers.
            Phase.SET_UP: tr("Staying aboard: {things}."),
            #: Chronicle aboard. {things} are names of crewmembers.
            None: tr("Unhurt, and resting: {things}."),
        },
        #: Chronicle aboard. {things} are names of crewmembers.
        (Place.RESTING, Place.HAND): tr("Available again: {things}."),
        (Place.HAND, Place.RESTING): {
            #: Chronicle aboard. {things} are names of crewmembers.
            Phase.LAUNCH: tr("Staying aboard: {things}."),
            #: Chronicle aboard. {things} are names of crewmembers.
            None: tr("At rest until the next docking: {things}."),
        },
        #: Chronicle aboard. {things} are names of crewmembers. {section} is the name of a section, as Science.
        (Place.HAND, Place.BOARD): tr("Joining the away team for {section}: {things}."),
        #: Chronicle aboard. {things} are names of crewmembers. {detail} is the kind of bed, as "critical".
        (Place.BED, Place.BED): tr("On the mend ({detail}): {things}."),
        #: Chronicle aboard. {things} are names of crewmembers. {detail} is the kind of bed, as "critical".
        (None, Place.BED): tr("In the medbay ({detail}): {things}."),
        #: Chronicle aboard. {things} are names of crewmembers.
        (Place.BED, Place.HAND): tr("Recovered: {things}."),
        #: Chronicle aboard. {things} are names of crewmembers.
        (None, Place.WALL): tr("On the memorial wall: {things}."),
        #: Chronicle aboard. {things} are names of crewmembers.
        (None, Place.REMOVED): tr("The memorial wall has no place left: {things}."),
    }

    # Discoveries and unique ones.
    finds: Ways = {
        #: Chronicle aboard. {things} are names of finds.
        (None, Place.BROUGHT): tr("Brought home: {things}."),
        (Place.BROUGHT, Place.TRAY): {
            #: Chronicle aboard. {things} are names of finds.
            Phase.LEAVING: tr("Lost in the evacuation: {things}."),
            #: Chronicle aboard. {things} are names of finds.
            Phase.DOCKING: tr("Given up for lack of room: {things}."),
            #: Chronicle aboard. {things} are names of finds.
            None: tr("Discarded while unloading: {things}."),
        },
        #: Chronicle aboard. {things} are names of finds.
        (Place.TRAY, Place.STORE): tr("New in the store: {things}."),
        #: Chronicle aboard. {things} are names of finds.
        (Place.STORE, Place.TRAY): tr("Paid from the store: {things}."),
        #: Chronicle aboard. {things} are names of finds.
        (Place.TRAY, Place.SLOT): tr("In its place in the ship book: {things}."),
        #: Chronicle aboard. {things} are names of finds.
        (Place.LOCKED, Place.SLOT): tr("In its place in the ship book: {things}."),
    }

    equipment: Ways = {
        #: Chronicle aboard. {things} are names of cards of equipment.
        (Place.LOCKED, Place.ARMORY): tr("New in the armory: {things}."),
        #: Chronicle aboard. {things} are names of cards of equipment. {section} is the name of a section, as Science.
        (Place.ARMORY, Place.BOARD): tr("{section} takes along: {things}."),
        #: Chronicle aboard. {things} are names of cards of equipment.
        (Place.ARMORY, Place.HOLD): tr("Loaded into the lander: {things}."),
        (Place.HOLD, Place.ARMORY): {
            #: Chronicle aboard. {things} are names of cards of equipment.
            Phase.LAUNCH: tr("Put back into the armory: {things}."),
        },
        #: Chronicle aboard. {things} are names of cards.
        (None, Place.REMOVED): tr("Out of the game: {things}."),
    }

    missions: Ways = {
        #: Chronicle aboard. {things} are names of missions.
        (None, Place.MISSIONS): tr("Not completed: {things}."),
    }

    situations: Ways = {
        #: Chronicle aboard. {things} are names of situations.
        (Place.ENVELOPE, Place.TABLE): tr("Still unsolved: {things}."),
        #: Chronicle aboard. {things} are names of situations.
        (None, Place.TABLE): tr("New situation: {things}."),
        #: Chronicle aboard. {things} are names of situations.
        (Place.TABLE, Place.ENVELOPE): tr("Unsolved, with effect on the next bridge: {things}."),
        #: Chronicle aboard. {things} are names of cards.
        (None, Place.ENVELOPE): tr("New, and waiting in the envelope: {things}."),
        #: Chronicle aboard. {things} are names of situations.
        (Place.LOCKED, Place.POSSIBLE): tr("May come up from now on: {things}."),
        #: Chronicle aboard. {things} are names of situations.
        (None, Place.POSSIBLE): tr("May come up again: {things}."),
        #: Chronicle aboard. {things} are names of situations.
        (None, Place.REMOVED): tr("Settled for good: {things}."),
    }

    landing_cards: Ways = {
        #: Chronicle aboard. {things} are names of cards.
        (None, Place.REMOVED): tr("Out of the game: {things}."),
    }

    # Projects, upgrades, objectives, mods, landers and add-ons.
    installed: Ways = {
        # With every lander that is put away (UNL-11).
        (Place.LANDER_MODS, Place.ENVELOPE): None,
        #: Chronicle aboard. {things} are names of cards.
        (None, Place.ENVELOPE): tr("New, and waiting in the envelope: {things}."),
        #: Chronicle aboard. {things} are names of projects. {detail} is the number of a stage.
        (Place.QUEUE, Place.QUEUE): tr("Production reaches stage {detail}: {things}."),
        #: Chronicle aboard. {things} are names of projects. {detail} is the number of a stage.
        (None, Place.QUEUE): tr("Production begins at stage {detail}: {things}."),
        #: Chronicle aboard. {things} are names of projects.
        (Place.LAB, Place.REMOVED): tr("Completed: {things}."),
        #: Chronicle aboard. {things} are names of projects.
        (Place.QUEUE, Place.REMOVED): tr("Completed: {things}."),
        #: Chronicle aboard. {things} are names of parts of a lander.
        (Place.MOD_PAGE, Place.LANDER_MODS): tr("Attached to the lander: {things}."),
        #: Chronicle aboard. {things} are names of parts of a lander.
        (Place.LANDER_MODS, Place.MOD_PAGE): tr("Taken off the lander: {things}."),
        #: Chronicle aboard. {things} are names of cards.
        (None, Place.OFFER): tr("Add-ons on offer: {things}."),
        #: Chronicle aboard. {things} are names of cards.
        (Place.OFFER, Place.READING): tr("Built: {things}."),
        #: Chronicle aboard. {things} are names of cards.
        (Place.OFFER, Place.REMOVED): tr("Built: {things}."),
        (Place.OFFER, Place.LOCKED): None,
        #: Chronicle aboard. {things} are names of cards.
        (Place.BRIDGE, Place.LOCKED): tr("No longer on the bridge: {things}."),
        #: Chronicle aboard. {things} are names of cards.
        (None, Place.REMOVED): tr("Out of the game: {things}."),
        #: Chronicle aboard. {things} are names of cards.
        (None, Place.LOCKED): tr("Put back: {things}."),
        #: Chronicle aboard. {things} are names of cards.
        (None, Place.BRIDGE): tr("Installed on the bridge: {things}."),
        #: Chronicle aboard. {things} are names of projects.
        (None, Place.LAB): tr("Installed in the research laboratory: {things}."),
        #: Chronicle aboard. {things} are names of projects.
        (None, Place.READY): tr("Ready for production: {things}."),
        #: Chronicle aboard. {things} are names of cards.
        (None, Place.WORKS): tr("Installed in the production complex: {things}."),
        #: Chronicle aboard. {things} are names of cards.
        (None, Place.WARD): tr("Installed in the medbay: {things}."),
        #: Chronicle aboard. {things} are names of cards.
        (None, Place.HANGAR): tr("New in the hangar: {things}."),
        #: Chronicle aboard. {things} are names of cards.
        (None, Place.MOD_PAGE): tr("New in the hangar: {things}."),
        #: Chronicle aboard. {things} are names of cards.
        (None, Place.READING): tr("Installed in the add-on facility: {things}."),
    }

    def sentence(self, move: Move, pieces: Iterable[Piece], say: Any) -> str:
        """Equal things are counted."""
        each = Counter(map(say.piece, pieces))
        #: One of several things in a row. {thing} is its name, {count} how many of it.
        several = self.tr("{thing} ×{count}")
        things = ", ".join(
            thing if count == 1 else several.format(thing=thing, count=count) for thing, count in each.items()
        )
        section = "" if move.section is None else say.names.section(move.section)
        return self.tr(move.said.text).format(things=things, section=section, detail=move.detail)


WAYS: dict[str, Ways] = {
    "crew": ShipMoves.crew,
    "discoveries": ShipMoves.finds,
    "uniques": ShipMoves.finds,
    "equipment": ShipMoves.equipment,
    "missions": ShipMoves.missions,
    "situations": ShipMoves.situations,
    "landing_cards": ShipMoves.landing_cards,
    **{family: {} for family in ("section_cards", "pois", "conditions", "events", "rank_ups")},
}
MOVES = ShipMoves()


@attrs.frozen
class Move:
    """What is told of pieces; moves of the same kind that follow each other are told together."""

    said: Sentence
    section: Section | None = None
    detail: str = ""


def told(event: Moved, state: ShipState) -> Move | None:
    """What the move means in the position before it; None for what only keeps the house."""
    family, start, to = family_of(event.pieces[0]), place(event.start), place(event.to)
    if start is Place.SEALED and to is not Place.COMPARTMENT:
        return Move(MOVES.sealed)
    if family == "dice":
        said = _die(event, start, to)
    elif state.phase is Phase.OPERATION and family != "crew":  # what everybody finds there (OPS-09)
        return None
    else:
        ways = WAYS.get(family, MOVES.installed)
        found = ways[start, to] if (start, to) in ways else ways.get((None, to))
        said = found.get(state.phase, found.get(None)) if isinstance(found, Mapping) else found
    if said is None:
        return None
    section = _section(event.to) or _section(event.start)
    if said is ShipMoves.crew[Place.RECRUITS, Place.SHOWN] and section is None:
        said = MOVES.drafted
    return Move(
        said,
        section=section if "{section}" in said.text else None,
        detail=_detail(event.to) if "{detail}" in said.text else "",
    )


def _die(event: Moved, start: Place, to: Place) -> Sentence | None:
    """A die that is chosen; the set that everybody begins with, and where dice lie, are not worth a word."""
    if to is Place.BOX:
        return MOVES.gives_die
    return MOVES.takes_die if start in (Place.BOX, Place.SEALED) and len(event.pieces) == 1 else None


def _section(zone: Zone) -> Section | None:
    return next((section for section in Section if f".{section.value}" in zone), None)


def _detail(zone: Zone) -> str:
    """The kind of bed, or the stage of production."""
    detail = zone.rpartition(".")[2]
    return bed_words(Bed(detail)) if place(zone) is Place.BED else detail
