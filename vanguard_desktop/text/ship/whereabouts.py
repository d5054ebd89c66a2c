"""Where a piece of the ship book lies, as far as it matters to what is told of it."""

from __future__ import annotations

from enum import Enum

from vanguard_desktop.rulesets.ship.zones import Zone


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
