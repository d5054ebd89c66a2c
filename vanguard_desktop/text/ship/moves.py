"""What it means that pieces go from one place aboard to another; most of it keeps the house and is not told."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterable
from enum import Enum
from typing import Any

import attrs
from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

from vanguard_desktop.dice.faces import Section
from vanguard_desktop.rulesets.ship.data.journey.cycle import Moved
from vanguard_desktop.rulesets.ship.phases import Phase
from vanguard_desktop.rulesets.ship.pieces import Piece, family_of
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.rulesets.ship.zones import Zone
from vanguard_desktop.setting.cards_ship import Bed
from vanguard_desktop.text.ship.aboard.medbay import bed_words


class Place(Enum):
    """A kind of place, as far as it matters to what is told."""

    TRAY = "tray"
    LOCKED = "locked"
    ARMORY = "armory"
    RESTING = "resting"
    RECRUITS = "recruits"
    STORE = "store"
    POSSIBLE = "possible"
    REMOVED = "removed"
    ENVELOPE = "envelope"
    COMPARTMENT = "compartment"
    BOX = "box"
    SEALED = "sealed"
    HAND = "hand"
    SHOWN = "shown"
    OFFER = "offer"
    TABLE = "table"
    SCANNER = "scanner"
    TRAINING = "training"
    BOARD = "board"
    LANDER_MODS = "lander_mods"
    HOLD = "hold"
    BROUGHT = "brought"
    MISSIONS = "missions"
    PLANET = "planet"
    BRIDGE = "bridge"
    LAB = "lab"
    READY = "ready"
    WORKS = "works"
    QUEUE = "queue"
    HANGAR = "hangar"
    MOD_PAGE = "mod_page"
    SLOT = "slot"
    BED = "bed"
    WARD = "ward"
    WALL = "wall"
    READING = "reading"


# By the beginning of the zone's name; the longest that fits.
PLACES = {
    "TA.": Place.TRAY,
    "TB.": Place.LOCKED,
    "TB.ARMORY": Place.ARMORY,
    "TB.REST": Place.RESTING,
    "TB.RECRUITS": Place.RECRUITS,
    "TB.GATHERED": Place.STORE,
    "TB.SIT.POSSIBLE": Place.POSSIBLE,
    "TB.REMOVED": Place.REMOVED,
    "ENV": Place.ENVELOPE,
    "SC.": Place.COMPARTMENT,
    "BOX.": Place.BOX,
    "SEALED.": Place.SEALED,
    "HAND.": Place.HAND,
    "DRAFT.": Place.SHOWN,
    "BARRACKS.": Place.SHOWN,
    "ADDON.": Place.OFFER,
    "SIT.TABLE": Place.TABLE,
    "SCANNER": Place.SCANNER,
    "TABLE.": Place.TRAINING,
    "CB.": Place.BOARD,
    "LB.MODS": Place.LANDER_MODS,
    "LB.CARGO": Place.HOLD,
    "LB.DISC": Place.BROUGHT,
    "PB.FOUND": Place.BROUGHT,
    "PB.MISSION": Place.MISSIONS,
    "PB.": Place.PLANET,
    "SB.P3.": Place.BRIDGE,
    "SB.P4.": Place.BRIDGE,
    "SB.P9.": Place.LAB,
    "SB.P13.": Place.READY,
    "SB.P14.PU": Place.WORKS,
    "SB.P14.Q": Place.QUEUE,
    "SB.P19.": Place.HANGAR,
    "SB.P21.": Place.MOD_PAGE,
    "SB.P29.": Place.SLOT,
    "SB.P30.": Place.SLOT,
    "SB.P32.": Place.BED,
    "SB.P33.": Place.WARD,
    "SB.P37.": Place.WALL,
    "SB.P38.": Place.WALL,
    "SB.P41.": Place.READING,
}


def place(zone: Zone) -> Place:
    return PLACES[max((beginning for beginning in PLACES if zone.startswith(beginning)), key=len)]


# {things} are one or several names; {section} whose they are; {detail} a stage of production or how badly hurt.
SAID = {
    #: Chronicle aboard. {things} are names of crewmembers to choose from. {section} is the name of a section, as
    #: Science.
    "recruits_shown": QT_TRANSLATE_NOOP("ShipMoves", "Recruits for {section}: {things}."),
    #: Chronicle aboard. {things} are names of crewmembers to choose from.
    "recruits_drafted": QT_TRANSLATE_NOOP("ShipMoves", "Recruits in the barracks: {things}."),
    #: Chronicle aboard. {things} are names of crewmembers. {section} is the name of a section, as Science.
    "first_on_board": QT_TRANSLATE_NOOP("ShipMoves", "On the crew board of {section}: {things}."),
    #: Chronicle aboard. {things} are names of crewmembers.
    "stay_aboard": QT_TRANSLATE_NOOP("ShipMoves", "Staying aboard: {things}."),
    #: Chronicle aboard. {things} are names of crewmembers.
    "unhurt": QT_TRANSLATE_NOOP("ShipMoves", "Unhurt, and resting: {things}."),
    #: Chronicle aboard. {things} are names of crewmembers.
    "available": QT_TRANSLATE_NOOP("ShipMoves", "Available again: {things}."),
    #: Chronicle aboard. {things} are names of crewmembers.
    "rests": QT_TRANSLATE_NOOP("ShipMoves", "At rest until the next docking: {things}."),
    #: Chronicle aboard. {things} are names of crewmembers. {section} is the name of a section, as Science.
    "goes_along": QT_TRANSLATE_NOOP("ShipMoves", "Joining the away team for {section}: {things}."),
    #: Chronicle aboard. {things} are names of crewmembers. {detail} is the kind of bed, as "critical".
    "in_bed": QT_TRANSLATE_NOOP("ShipMoves", "In the medbay ({detail}): {things}."),
    #: Chronicle aboard. {things} are names of crewmembers. {detail} is the kind of bed, as "critical".
    "better": QT_TRANSLATE_NOOP("ShipMoves", "On the mend ({detail}): {things}."),
    #: Chronicle aboard. {things} are names of crewmembers.
    "recovered": QT_TRANSLATE_NOOP("ShipMoves", "Recovered: {things}."),
    #: Chronicle aboard. {things} are names of crewmembers.
    "remembered": QT_TRANSLATE_NOOP("ShipMoves", "On the memorial wall: {things}."),
    #: Chronicle aboard. {things} are names of crewmembers.
    "no_wall": QT_TRANSLATE_NOOP("ShipMoves", "The memorial wall has no place left: {things}."),
    #: Chronicle aboard. {things} are names of dice. {section} is the name of a section, as Science.
    "takes_die": QT_TRANSLATE_NOOP("ShipMoves", "{section} gains a die: {things}."),
    #: Chronicle aboard. {things} are names of dice. {section} is the name of a section, as Science.
    "returns_die": QT_TRANSLATE_NOOP("ShipMoves", "{section} gives up a die: {things}."),
    #: Chronicle aboard. {things} are names of cards of equipment.
    "armory": QT_TRANSLATE_NOOP("ShipMoves", "New in the armory: {things}."),
    #: Chronicle aboard. {things} are names of cards of equipment. {section} is the name of a section, as Science.
    "takes_along": QT_TRANSLATE_NOOP("ShipMoves", "{section} takes along: {things}."),
    #: Chronicle aboard. {things} are names of cards of equipment.
    "loaded": QT_TRANSLATE_NOOP("ShipMoves", "Loaded into the lander: {things}."),
    #: Chronicle aboard. {things} are names of cards of equipment.
    "unloaded_again": QT_TRANSLATE_NOOP("ShipMoves", "Put back into the armory: {things}."),
    #: Chronicle aboard. {things} are names of cards.
    "in_envelope": QT_TRANSLATE_NOOP("ShipMoves", "New, and waiting in the envelope: {things}."),
    #: Chronicle aboard. {things} are names of situations.
    "unsolved": QT_TRANSLATE_NOOP("ShipMoves", "Unsolved, with effect on the next bridge: {things}."),
    #: Chronicle aboard. {things} are names of cards.
    "on_bridge": QT_TRANSLATE_NOOP("ShipMoves", "Installed on the bridge: {things}."),
    #: Chronicle aboard. {things} are names of cards.
    "off_bridge": QT_TRANSLATE_NOOP("ShipMoves", "No longer on the bridge: {things}."),
    #: Chronicle aboard. {things} are names of projects.
    "in_lab": QT_TRANSLATE_NOOP("ShipMoves", "Installed in the research laboratory: {things}."),
    #: Chronicle aboard. {things} are names of projects.
    "ready": QT_TRANSLATE_NOOP("ShipMoves", "Ready for production: {things}."),
    #: Chronicle aboard. {things} are names of cards.
    "in_works": QT_TRANSLATE_NOOP("ShipMoves", "Installed in the production complex: {things}."),
    #: Chronicle aboard. {things} are names of cards.
    "in_ward": QT_TRANSLATE_NOOP("ShipMoves", "Installed in the medbay: {things}."),
    #: Chronicle aboard. {things} are names of cards.
    "in_hangar": QT_TRANSLATE_NOOP("ShipMoves", "New in the hangar: {things}."),
    #: Chronicle aboard. {things} are names of cards.
    "in_reading": QT_TRANSLATE_NOOP("ShipMoves", "Installed in the add-on facility: {things}."),
    #: Chronicle aboard. {things} are names of projects. {detail} is the number of a stage.
    "started": QT_TRANSLATE_NOOP("ShipMoves", "Production begins at stage {detail}: {things}."),
    #: Chronicle aboard. {things} are names of projects. {detail} is the number of a stage.
    "goes_on": QT_TRANSLATE_NOOP("ShipMoves", "Production reaches stage {detail}: {things}."),
    #: Chronicle aboard. {things} are names of projects.
    "completed": QT_TRANSLATE_NOOP("ShipMoves", "Completed: {things}."),
    #: Chronicle aboard. {things} are names of parts of a lander.
    "attached": QT_TRANSLATE_NOOP("ShipMoves", "Attached to the lander: {things}."),
    #: Chronicle aboard. {things} are names of parts of a lander.
    "taken_off": QT_TRANSLATE_NOOP("ShipMoves", "Taken off the lander: {things}."),
    #: Chronicle aboard. {things} are names of crewmembers.
    "back_unhurt": QT_TRANSLATE_NOOP("ShipMoves", "Back unhurt: {things}."),
    #: Chronicle aboard. {things} are names of finds.
    "unloaded": QT_TRANSLATE_NOOP("ShipMoves", "Unloaded: {things}."),
    #: Chronicle aboard. {things} are names of finds.
    "brought_home": QT_TRANSLATE_NOOP("ShipMoves", "Brought home: {things}."),
    #: Chronicle aboard. {things} are names of finds.
    "lost": QT_TRANSLATE_NOOP("ShipMoves", "Lost in the evacuation: {things}."),
    #: Chronicle aboard. {things} are names of finds.
    "no_room": QT_TRANSLATE_NOOP("ShipMoves", "Given up for lack of room: {things}."),
    #: Chronicle aboard. {things} are names of finds.
    "discarded": QT_TRANSLATE_NOOP("ShipMoves", "Discarded while unloading: {things}."),
    #: Chronicle aboard. {things} are names of finds.
    "gathered": QT_TRANSLATE_NOOP("ShipMoves", "New in the store: {things}."),
    #: Chronicle aboard. {things} are names of finds.
    "paid": QT_TRANSLATE_NOOP("ShipMoves", "Paid from the store: {things}."),
    #: Chronicle aboard. {things} are names of finds.
    "unique_gained": QT_TRANSLATE_NOOP("ShipMoves", "In its place in the ship book: {things}."),
    #: Chronicle aboard. {things} are names of missions.
    "not_completed": QT_TRANSLATE_NOOP("ShipMoves", "Not completed: {things}."),
    #: Chronicle aboard. {things} are names of situations.
    "situation": QT_TRANSLATE_NOOP("ShipMoves", "New situation: {things}."),
    #: Chronicle aboard. {things} are names of situations.
    "still_open": QT_TRANSLATE_NOOP("ShipMoves", "Still unsolved: {things}."),
    #: Chronicle aboard. {things} are names of situations.
    "may_return": QT_TRANSLATE_NOOP("ShipMoves", "May come up again: {things}."),
    #: Chronicle aboard. {things} are names of situations.
    "may_come": QT_TRANSLATE_NOOP("ShipMoves", "May come up from now on: {things}."),
    #: Chronicle aboard. {things} are names of situations.
    "solved": QT_TRANSLATE_NOOP("ShipMoves", "Settled for good: {things}."),
    #: Chronicle aboard. {things} are names of cards.
    "offered": QT_TRANSLATE_NOOP("ShipMoves", "Add-ons on offer: {things}."),
    #: Chronicle aboard. {things} are names of cards.
    "built": QT_TRANSLATE_NOOP("ShipMoves", "Built: {things}."),
    #: Chronicle aboard. {things} are names of cards.
    "put_back": QT_TRANSLATE_NOOP("ShipMoves", "Put back: {things}."),
    #: Chronicle aboard. {things} are names of cards.
    "removed": QT_TRANSLATE_NOOP("ShipMoves", "Out of the game: {things}."),
    "sealed": QT_TRANSLATE_NOOP("ShipMoves", "The sealed supply is open."),
}


@attrs.frozen(kw_only=True)
class Move:
    """What is told of pieces; moves of the same kind that follow each other are told together."""

    said: str
    section: Section | None = None
    detail: str = ""


def told(event: Moved, state: ShipState) -> Move | None:
    """What the move means in the position before it; None for what only keeps the house."""
    family, start, to = family_of(event.pieces[0]), place(event.start), place(event.to)
    if start is Place.SEALED and to is not Place.COMPARTMENT:
        return Move(said="sealed")
    if state.phase is Phase.OPERATION and family not in ("crew", "dice"):  # what everybody finds there (OPS-09)
        return None
    match family:
        case "crew":
            return _crew(event, state, start, to)
        case "dice":
            return _dice(event, start, to)
        case "discoveries" | "uniques":
            return _find(state, start, to)
        case "equipment":
            return _equipment(event, state, start, to)
        case "missions":
            return Move(said="not_completed") if to is Place.MISSIONS else None
        case "situations":
            return _situation(start, to)
        case "section_cards" | "pois" | "conditions" | "events" | "rank_ups":
            return None
        case "landing_cards":
            return Move(said="removed") if to is Place.REMOVED else None
        case _:
            return _installed(event, start, to)


def _crew(event: Moved, state: ShipState, start: Place, to: Place) -> Move | None:
    """Who joins and who leaves the crew is told by the sleeve, who dies by the death."""
    match start, to:
        case Place.RECRUITS, Place.SHOWN:
            section = _section(event.to)
            return Move(said="recruits_drafted" if section is None else "recruits_shown", section=section)
        case Place.RESTING, Place.BOARD:
            return Move(said="first_on_board", section=_section(event.to))
        case Place.BOARD, Place.RESTING:
            return Move(said="stay_aboard" if state.phase is Phase.SET_UP else "unhurt")
        case Place.RESTING, Place.HAND:
            return Move(said="available")
        case Place.HAND, Place.RESTING:
            return Move(said="stay_aboard" if state.phase is Phase.LAUNCH else "rests")
        case Place.HAND, Place.BOARD:
            return Move(said="goes_along", section=_section(event.to))
        case Place.BED, Place.BED:
            return Move(said="better", detail=_bed(event.to))
        case _, Place.BED:
            return Move(said="in_bed", detail=_bed(event.to))
        case Place.BED, Place.HAND:
            return Move(said="recovered")
        case _, Place.WALL:
            return Move(said="remembered")
        case _, Place.REMOVED:
            return Move(said="no_wall")
        case _:
            return None


def _dice(event: Moved, start: Place, to: Place) -> Move | None:
    """A die that is chosen; the set that everybody begins with, and where dice lie, are not worth a word."""
    if to is Place.BOX:
        return Move(said="returns_die", section=_section(event.start))
    if start in (Place.BOX, Place.SEALED) and len(event.pieces) == 1:
        return Move(said="takes_die", section=_section(event.to))
    return None


def _find(state: ShipState, start: Place, to: Place) -> Move | None:
    """Discoveries and unique ones; what is unloaded is told by that."""
    match start, to:
        case _, Place.BROUGHT:
            return Move(said="brought_home")
        case Place.BROUGHT, Place.TRAY:
            lost = {Phase.LEAVING: "lost", Phase.DOCKING: "no_room"}
            return Move(said=lost.get(state.phase, "discarded"))
        case Place.TRAY, Place.STORE:
            return Move(said="gathered")
        case Place.STORE, Place.TRAY:
            return Move(said="paid")
        case Place.TRAY | Place.LOCKED, Place.SLOT:
            return Move(said="unique_gained")
        case _:
            return None


def _equipment(event: Moved, state: ShipState, start: Place, to: Place) -> Move | None:
    match start, to:
        case Place.LOCKED, Place.ARMORY:
            return Move(said="armory")
        case Place.ARMORY, Place.BOARD:
            return Move(said="takes_along", section=_section(event.to))
        case Place.ARMORY, Place.HOLD:
            return Move(said="loaded")
        case Place.HOLD, Place.ARMORY if state.phase is Phase.LAUNCH:
            return Move(said="unloaded_again")
        case _, Place.REMOVED:
            return Move(said="removed")
        case _:
            return None


def _situation(start: Place, to: Place) -> Move | None:
    match start, to:
        case Place.ENVELOPE, Place.TABLE:
            return Move(said="still_open")
        case _, Place.TABLE:
            return Move(said="situation")
        case Place.TABLE, Place.ENVELOPE:
            return Move(said="unsolved")
        case _, Place.ENVELOPE:
            return Move(said="in_envelope")
        case Place.LOCKED, Place.POSSIBLE:
            return Move(said="may_come")
        case _, Place.POSSIBLE:
            return Move(said="may_return")
        case _, Place.REMOVED:
            return Move(said="solved")
        case _:
            return None


INSTALLED = {
    Place.BRIDGE: "on_bridge",
    Place.LAB: "in_lab",
    Place.READY: "ready",
    Place.WORKS: "in_works",
    Place.WARD: "in_ward",
    Place.HANGAR: "in_hangar",
    Place.MOD_PAGE: "in_hangar",
    Place.READING: "in_reading",
}


def _installed(event: Moved, start: Place, to: Place) -> Move | None:
    """Projects, upgrades, objectives, mods, landers and add-ons."""
    match start, to:
        case Place.LANDER_MODS, Place.ENVELOPE:  # with every lander that is put away (UNL-11)
            return None
        case _, Place.ENVELOPE:
            return Move(said="in_envelope")
        case _, Place.QUEUE:
            stage = event.to.rpartition(".")[2]
            return Move(said="goes_on" if start is Place.QUEUE else "started", detail=stage)
        case Place.LAB | Place.QUEUE, Place.REMOVED:
            return Move(said="completed")
        case Place.MOD_PAGE, Place.LANDER_MODS:
            return Move(said="attached")
        case Place.LANDER_MODS, Place.MOD_PAGE:
            return Move(said="taken_off")
        case _, Place.OFFER:
            return Move(said="offered")
        case Place.OFFER, Place.READING | Place.REMOVED:
            return Move(said="built")
        case Place.OFFER, _:
            return None
        case Place.BRIDGE, Place.LOCKED:
            return Move(said="off_bridge")
        case _, Place.REMOVED:
            return Move(said="removed")
        case _, Place.LOCKED:
            return Move(said="put_back")
        case _:
            return Move(said=INSTALLED[to]) if to in INSTALLED else None


def _section(zone: Zone) -> Section | None:
    return next((section for section in Section if f".{section.value}" in zone), None)


def _bed(zone: Zone) -> str:
    return bed_words(Bed(zone.rpartition(".")[2]))


def sentence(move: Move, pieces: Iterable[Piece], say: Any) -> str:
    """Equal things are counted."""
    each = Counter(map(say.piece, pieces))
    #: One of several things in a row. {thing} is its name, {count} how many of it.
    several = QCoreApplication.translate("ShipMoves", "{thing} ×{count}")
    things = ", ".join(
        thing if count == 1 else several.format(thing=thing, count=count) for thing, count in each.items()
    )
    text = QCoreApplication.translate("ShipMoves", str(SAID[move.said]))
    section = "" if move.section is None else say.names.section(move.section)
    return text.format(things=things, section=section, detail=move.detail)
