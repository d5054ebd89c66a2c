"""How good the ship looks to somebody with a table of worths: morale, dice, crew, stores, the ship book, the story."""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Mapping, Sequence
from functools import lru_cache
from math import sqrt

from vanguard_desktop.core import MemberId
from vanguard_desktop.dice.coverage import Convert
from vanguard_desktop.dice.faces import ALL_DICE, SKILLS, Color, Icon, Section
from vanguard_desktop.rulesets.ship import zones
from vanguard_desktop.rulesets.ship.pieces import Piece, family_of, id_of, member_of
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.rulesets.ship.zones import Zone
from vanguard_desktop.setting import USABLE_SLOTS, Bed

from .motives import Gain
from .worths import Worths

PROJECTS = ("research_projects", "production_projects")
# Pages of the ship book with cards that do something as long as they lie there.
IN_THE_BOOK = ("SB.P3.UPG", "SB.P3.SEC", "SB.P4.", "SB.P14.PU", "SB.P19.", "SB.P21.", "SB.P29.", "SB.P30.", "SB.P33.")
READING_ROOM = "SB.P41."
# So much energy takes the ship to most planets.
FUEL = 3
# What becomes of basics that nobody turns into anything: they still pay for some rows.
BASIC, ACCIDENT = 0.15, -0.2


def worth(state: ShipState, worths: Worths) -> float:
    return sum(parts(state, worths).values())


def parts(state: ShipState, worths: Worths) -> Mapping[Gain, float]:
    """What the ship is worth, by what makes it so."""
    if state.finished is not None:
        return {Gain.ENDING: worths.end if state.finished.victory else -worths.end}
    pool = state.pool
    found: dict[Gain, float] = defaultdict(float)
    found[Gain.MORALE] = worths.morale[state.morale]
    found[Gain.DICE] = _dice(state, worths)
    found[Gain.SUCCESS] = worths.success * (pool.success + state.bag.success + state.earned)
    found[Gain.ENERGY] = worths.fuel * min(pool.energy, FUEL) + worths.energy * max(0, pool.energy - FUEL)
    found[Gain.COMMAND] = worths.command * (pool.command - pool.penalty)
    found[Gain.LANDER] = worths.damaged * len(state.damaged)
    found[Gain.STORY] = worths.story * (len(state.flags) + len(state.logs_read))
    for key, count in state.counters.items():
        found[Gain.LATER] += worths.counter.get(key, 0.0) * sqrt(max(0, count))
    found[Gain.OBJECTIVE] = worths.objective * (len(state.fulfilled) + state.act)
    for each in state.in_force:
        found[Gain.LATER] += worths.in_force.get(each.standing.key, 0.0) * (each.standing.value or 1)
    if state.at(zones.SCANNER):
        found[Gain.COURSE] = worths.course + worths.part * state.scanned
    _lying_about(state, worths, found)
    return found


def _lying_about(state: ShipState, worths: Worths, found: dict[Gain, float]) -> None:
    crew: dict[Section, list[float]] = {section: [] for section in Section}
    for zone, there in state.zones.items():
        if not there:
            continue
        match _kind(zone):
            case "crew":
                share = _share(zone, worths)
                for member in map(member_of, there):
                    if member in state.sleeves:
                        crew[state.sleeves[member].section].append(share * member_worth(state, member, worths))
            case "envelope":
                for card in there:
                    gain, value = _in_envelope(state, card, worths)
                    found[gain] += value
            case "project":
                stage = "ready" if not zone.startswith("SB.P14.Q") else f"queue_{zone[-1]}"
                found[Gain.PROJECT] += sum(project_worth(state, card, worths, stage) for card in there)
            case "removed":
                done = (card for card in there if family_of(card) in PROJECTS)
                found[Gain.PROJECT] += sum(project_worth(state, card, worths, "done") for card in done)
            case "book":
                found[Gain.CARD] += worths.installed * len(there)
            case "situation":
                found[Gain.SITUATION] += worths.situation * len(there)
            case "equipment":
                found[Gain.EQUIPMENT] += worths.equipment * len(there)
            case "discovery":
                found[Gain.DISCOVERY] += sum(discovery_worth(state, card, worths) for card in there)
            case _:
                pass
    for values in crew.values():
        values.sort(reverse=True)
        more = worths.next_best[-1:] * len(values)
        found[Gain.CREW] += sum(a * b for a, b in zip(values, (*worths.next_best, *more)))  # noqa: B905
        found[Gain.CREW] += 0.0 if values else worths.nobody


@lru_cache(1024)
def _kind(zone: Zone) -> str:
    """What lies there, as far as it is worth anything."""
    if zone.startswith(("HAND.", zones.RESTING, "SB.P32.")) or zone.endswith(".CREW"):
        return "crew"
    if zone.startswith(("SB.P9.", "SB.P13.", "SB.P14.Q")):
        return "project"
    if zone.startswith((*IN_THE_BOOK, READING_ROOM)):
        return "book"
    if zone in (zones.ARMORY, zones.CARGO) or zone.endswith(".EQUIP"):
        return "equipment"
    if zone in (zones.GATHERED, zones.BROUGHT, zones.FOUND):
        return "discovery"
    named = {zones.ENVELOPE: "envelope", zones.REMOVED: "removed", zones.OPEN_SITUATIONS: "situation"}
    return named.get(zone, "")


def _share(zone: Zone, worths: Worths) -> float:
    """How much of somebody is there."""
    if zone.startswith("SB.P32."):
        return worths.beds[next(bed for bed in Bed if zone.endswith(bed.value))]
    return 1.0 if zone.startswith("HAND.") else worths.at_rest


def _in_envelope(state: ShipState, card: Piece, worths: Worths) -> tuple[Gain, float]:
    match family_of(card):
        case "situations":
            return Gain.SITUATION, worths.situation
        case "research_projects" | "production_projects":
            return Gain.PROJECT, project_worth(state, card, worths, "waits")
        case "crew":
            return Gain.CREW, 0.0
        case _:
            return Gain.CARD, worths.installed


def project_worth(state: ShipState, card: Piece, worths: Worths, where: str = "done") -> float:
    """By what its face tells; the back stays secret until it is turned (LAB-02)."""
    kinds = getattr(state.box, family_of(card))[id_of(card)].kinds or ("log",)
    return worths.under_way[where] * sum(worths.kinds.get(kind, 1.0) for kind in kinds)


def discovery_worth(state: ShipState, card: Piece, worths: Worths) -> float:
    if family_of(card) != "discoveries":
        return worths.installed
    return worths.discovery.get(state.box.discoveries[id_of(card)].rarity, 1.0)


def member_worth(state: ShipState, member: MemberId, worths: Worths) -> float:
    """By rank, by icons, by what the skill can be used for."""
    card = state.box.crew[member]
    own = worths.convert * len(card.converts) + worths.charge * card.charges
    return worths.rank[state.sleeves[member].rank if member in state.sleeves else 1] + own


def _dice(state: ShipState, worths: Worths) -> float:
    """On average of the sections; dice for which there is no slot wait for better days (LCH-12)."""
    return sum(_of_section(state, section, worths) for section in Section) / len(Section)


def _of_section(state: ShipState, section: Section, worths: Worths) -> float:
    dice = state.dice_of(section)
    room = dict(slots(state, section))
    converts = converts_of(state, section)
    value = 0.0
    for quality, die in sorted(((die_quality(die, converts), die) for die in dice), reverse=True):
        color = ALL_DICE[die].color
        if room[color] > 0:
            room[color] -= 1
            value += worths.die + 4 * worths.face * quality
        else:
            value += worths.idle_die
    return value


def slots(state: ShipState, section: Section) -> Mapping[Color, int]:
    """What the boards of its people have room for: of the highest rank among them (CRW-08)."""
    ranks = [sleeve.rank for sleeve in state.sleeves.values() if sleeve.section is section]
    return USABLE_SLOTS[section][max(ranks, default=1) - 1]


def converts_of(state: ShipState, section: Section) -> tuple[Convert, ...]:
    """What the best of a section makes of basics."""
    own = [member for member, sleeve in state.sleeves.items() if sleeve.section is section]
    best = max(own, key=lambda member: (state.sleeves[member].rank, member), default=None)
    return () if best is None else state.box.crew[best].converts


@lru_cache(4096)
def die_quality(die: str, converts: Sequence[Convert] = (), wanted: Sequence[Icon] = ()) -> float:
    """What a throw of it gives on average: icons, best those that are wanted; basics as far as they are converted."""
    made = ALL_DICE[die]  # type: ignore[index]
    value = 0.0
    for face in made.faces:
        for icon in face:
            value += _icon(icon, made.color, converts, wanted)
    return value / len(made.faces)


def _icon(icon: Icon, color: Color, converts: Sequence[Convert], wanted: Sequence[Icon]) -> float:
    if icon in SKILLS[color]:
        return 1.0 if not wanted or icon in wanted else 0.4
    if icon is Icon.ACE:
        return 1.1
    if icon is Icon.ACCIDENT:
        return ACCIDENT
    made = [each.icon for each in converts if each.color is color]
    if not made:
        return BASIC
    return 0.9 if not wanted or any(icon in wanted for icon in made) else 0.4
