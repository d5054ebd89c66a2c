"""Everything that lies somewhere, by family and id: `equipment:E01/2`, `crew:neave`, `dice:red-wild-1`.

An id is unique within its family only, and the envelope and the removed pile hold cards of all families.
"""

from __future__ import annotations

from collections.abc import Iterable, Iterator, Sequence
from functools import lru_cache
from typing import NewType

from vanguard_desktop.core import CardId, DieId, MemberId, Source
from vanguard_desktop.dice.faces import ALL_DICE, DieType
from vanguard_desktop.setting import Box, card_of, copies_of

from . import zones
from .zones import Zone

Piece = NewType("Piece", str)

# Families of which the box may hold several copies under one id.
COPIED = ("pois", "equipment", "discoveries", "section_cards", "lander_mods")

# The divider behind which a card of a family lies when a campaign begins and to which it returns (CMP-04, CMP-05).
DIVIDERS: dict[str, Zone] = {
    "pois": zones.POIS,
    "missions": zones.MISSIONS,
    "conditions": zones.CONDITIONS,
    "uniques": zones.UNIQUES,
    "rank_ups": zones.RANK_UPS,
    "events": zones.EVENTS,
    "equipment": zones.UNAVAILABLE,
    "crew": zones.RECRUITS,
    "landing_cards": zones.LANDINGS,
    "facility_upgrades": zones.FACILITY_UPGRADES,
    "situations": zones.FUTURE,
    "research_projects": zones.RESEARCH,
    "production_projects": zones.PRODUCTION,
    "lander_mods": zones.MODS,
    "landers": zones.LANDERS,
    "objectives": zones.BRIDGE,
    "tech_levels": zones.BRIDGE,
    "upgrades": zones.BRIDGE,
    "add_ons": zones.ADD_ONS,
}


def piece(family: str, id: str | int) -> Piece:
    return Piece(f"{family}:{id}")


def family_of(piece: Piece) -> str:
    return piece.partition(":")[0]


def name_of(piece: Piece) -> CardId:
    """The id with the number of its copy."""
    return CardId(piece.partition(":")[2])


@lru_cache(4096)
def id_of(piece: Piece) -> CardId:
    """Which card it is, whatever copy of it."""
    return card_of(name_of(piece))


def different(pieces: Iterable[Piece]) -> Sequence[Piece]:
    """One copy of each card."""
    return list({id_of(piece): piece for piece in pieces}.values())


def member_of(piece: Piece) -> MemberId:
    return MemberId(piece.partition(":")[2])


def die_of(piece: Piece) -> DieId:
    return DieId(piece.partition(":")[2])


def one_of_each(dice: Iterable[Piece]) -> list[Piece]:
    """Of dice that are alike only the first: nobody has to tell them apart."""
    kinds: dict[str, Piece] = {}
    for die in dice:
        kinds.setdefault(die.rpartition("-")[0], die)
    return list(kinds.values())


def crew(member: MemberId) -> Piece:
    return piece("crew", member)


def home(box: Box, piece: Piece) -> Zone:
    """Where a piece belongs while nobody has it: its divider, its deck, its compartment, the box."""
    family = family_of(piece)
    match family:
        case "discoveries":
            return zones.discoveries(box.discoveries[id_of(piece)].type)
        case "section_cards":
            return zones.cards(box.section_cards[id_of(piece)].section)
        case "dice":
            sealed = ALL_DICE[die_of(piece)].type is DieType.EXPERT
            return zones.SEALED if sealed else zones.BOX_DICE
        case "situations":
            return zones.FUTURE if box.situations[id_of(piece)].future else zones.POSSIBLE
        case "events":
            return zones.SEALED if box.events[id_of(piece)].advanced else zones.EVENTS
        case "add_ons":
            return zones.SEALED
        case _:
            return DIVIDERS[family]


def everything(box: Box) -> Iterator[Piece]:
    """All pieces of a campaign, in an order that never depends on hashing. Training section cards are no part of it."""
    for family in (*DIVIDERS, "discoveries", "section_cards"):
        for id, card in sorted(getattr(box, family).items()):
            if getattr(card, "training", False) and family == "section_cards":
                continue
            if family in COPIED:
                yield from (piece(family, copy) for copy in copies_of(id, card.copies))
            else:
                yield piece(family, id)
    yield from (piece("dice", die) for die in sorted(ALL_DICE))


def source_of(card: str) -> Source:
    """What says the texts of that card."""
    return Source(family_of(Piece(card)), name_of(Piece(card)))
