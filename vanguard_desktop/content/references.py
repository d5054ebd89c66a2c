"""Every id that a card names exists, every world can be landed on, and every card can be carried out."""

from __future__ import annotations

import json
import re
from collections.abc import Collection, Iterator, Mapping, Sequence
from functools import cache
from typing import Any

from vanguard_desktop.core import Named, PathId, SectorId, go_on
from vanguard_desktop.dice.coverage import Convert
from vanguard_desktop.dice.faces import ALL_DICE, COLOR_OF
from vanguard_desktop.dice.requirements import Requirement
from vanguard_desktop.resources import resource_path
from vanguard_desktop.rulesets.expedition.data import MissionInPlay, NotFirstTime
from vanguard_desktop.rulesets.expedition.data.effects import Behave, GainUnique, SkipToStep, TravelIcon
from vanguard_desktop.setting import (
    ActionTrack,
    CheckCard,
    ImmediateEffect,
    LandingRow,
    Row,
    ScriptedDie,
    ThreatCard,
    TimeTrack,
    World,
)

from .aboard import check_aboard
from .chains import check_chains
from .errors import Findings, Mistake
from .families import marks
from .on_worlds import check_landing, check_places, entries_on
from .operation_entries import check_operation_entries
from .packs import Entry
from .star_charts import check_star_map

# Dice by their make, as a script names them.
MAKES = {id.rpartition("-")[0]: die.faces for id, die in ALL_DICE.items()}
# More than any row asks for; counting how dice cover it takes time.
MOST_ITEMS = 16
LAST_STEP = 10
_ON_A_PATH = re.compile(r"\.paths\[\d+\]\.icons\[\d+\]$")

Table = Mapping[str, Mapping[Any, Any]]


def check_references(
    entries: Sequence[Entry], table: Table, spoiled: Collection[tuple[str, str]], findings: Findings
) -> None:
    """`table` holds the definitions of all packs by family and id, `spoiled` what is there but cannot be used."""
    for entry in entries:
        go_on()
        for path, thing, kind in entry.parts:
            for family, place, name in _named(path, thing, kind):
                if name not in table[family] and (family, str(name)) not in spoiled:
                    known = [str(key) for key in table[family]]
                    findings.add(Mistake.NO_SUCH_ID, entry.file, place, found=name, wanted=family, among=known)
            _check_sense(path, thing, entry, findings)
        if isinstance(entry.definition, World):
            _check_world(entry.definition, entry, findings)
        if isinstance(entry.definition, ThreatCard):
            _check_behaviors(entry.definition, entry, findings)
    if findings:
        return
    check_aboard(entries, table, spoiled, findings)
    check_operation_entries(entries, table, findings)
    check_star_map(entries, table, spoiled, findings)
    check_chains(None, entries, table, findings)
    for world in entries:
        if isinstance(world.definition, World):
            go_on()
            used = entries_on(world, entries)
            check_places(world, used, findings)
            check_landing(world, entries, table, findings)
            if not findings:
                check_chains(world.definition, used, table, findings)


def _named(path: str, thing: Any, kind: Any) -> Iterator[tuple[str, str, Any]]:
    """What is named at this spot: the family, the place in the file, the id."""
    yield from ((mark.family, path, thing) for mark in marks(kind) if isinstance(mark, Named))
    match thing:
        case World(threats=threats, uniques=numbers):
            yield from (("threats", f"{path}.threats.{sector}", card) for sector, card in threats.items())
            yield from (("uniques", f"{path}.uniques[{place}]", number) for place, number in enumerate(numbers))
        case GainUnique(number=int(number)):
            yield "uniques", f"{path}.number", number
        case MissionInPlay(card=card):
            yield "missions", f"{path}.card", card
        case NotFirstTime(log=log):
            yield "logs", f"{path}.log", log
        case _:
            return


def _check_sense(path: str, thing: Any, entry: Entry, findings: Findings) -> None:
    """What each part for itself must be so that the rules can carry it out."""
    file = entry.file
    match thing:
        case Convert(icon=icon) if icon not in COLOR_OF:  # CPI-10: a convert ability gives one of the nine skills
            findings.add(Mistake.UNFIT_VALUE, file, f"{path}.icon", found=icon.value)
        case ScriptedDie(make=make) if make not in MAKES:
            findings.add(Mistake.UNKNOWN_VALUE, file, f"{path}.make", found=make, among=sorted(MAKES))
        case ScriptedDie(make=make, shows=shows) if shows and shows not in MAKES[make]:  # TUT-15: it has to fall so
            found = ", ".join(icon.value for icon in shows)
            findings.add(Mistake.UNFIT_VALUE, file, f"{path}.shows", found=found)
        case TravelIcon() if not _ON_A_PATH.search(path):  # ACT-23: elsewhere there is no path to follow
            findings.add(Mistake.UNFIT_VALUE, file, path, found=TravelIcon.tag)
        case TimeTrack(length=length, spaces=spaces):
            for space in (space for space in spaces if not 1 <= space <= length):
                findings.add(Mistake.OUT_OF_RANGE, file, f"{path}.spaces.{space}", found=space, wanted=f"1–{length}")
        case LandingRow(first=first, last=last) if last < first:
            findings.add(Mistake.OUT_OF_RANGE, file, f"{path}.last", found=last, wanted=f"{first}–9")
        case SkipToStep(step=step) if not 1 < step <= LAST_STEP:
            findings.add(Mistake.OUT_OF_RANGE, file, f"{path}.step", found=step, wanted=f"2–{LAST_STEP}")
        case Requirement(alternatives=alternatives):
            if sum(map(len, alternatives)) > MOST_ITEMS:
                findings.add(Mistake.TOO_MANY_PARTS, file, path, wanted=MOST_ITEMS)
        case CheckCard():
            _check_outcomes(path, thing, file, findings)
        case _:
            return


def _check_outcomes(path: str, card: CheckCard, file: str, findings: Findings) -> None:
    """An outcome that a text names is printed."""
    lines: tuple[Row | ActionTrack, ...] = (*card.rows, *card.tracks)
    colors = [line.color for line in lines]
    known = sorted({color.value for color in colors})
    for place, special in enumerate(card.special):
        if isinstance(special, ImmediateEffect) and special.outcome not in colors:
            outcome = special.outcome.value
            findings.add(Mistake.NO_SUCH_ID, file, f"{path}.special[{place}].outcome", found=outcome, wanted=path)
    for place, line in enumerate(lines):
        at = f"rows[{place}]" if place < len(card.rows) else f"tracks[{place - len(card.rows)}]"
        for number, also in enumerate(line.also):
            if also not in colors:
                spot = f"{path}.{at}.also[{number}]"
                findings.add(Mistake.NO_SUCH_ID, file, spot, found=also.value, wanted=path, among=known)


def _check_behaviors(threat: ThreatCard, entry: Entry, findings: Findings) -> None:
    for path, thing, _ in entry.parts:
        if isinstance(thing, Behave) and thing.behavior not in threat.behaviors:
            known, spot = list(threat.behaviors), f"{path}.behavior"
            wanted = f"{entry.path}.behaviors"
            findings.add(Mistake.NO_SUCH_ID, entry.file, spot, found=thing.behavior, wanted=wanted, among=known)


def _check_world(world: World, entry: Entry, findings: Findings) -> None:
    here = entry.path
    numbers: dict[SectorId, str] = {}
    for index, sector in enumerate(world.sectors):
        path = f"{here}.sectors[{index}]"
        if (other := numbers.setdefault(sector.number, path)) != path:
            findings.add(Mistake.ID_TWICE, entry.file, f"{path}.number", found=sector.number, wanted=other)
    if not world.start and not any(sector.lander for sector in world.sectors):
        findings.add(Mistake.NO_LANDER, entry.file, f"{here}.sectors")
    ids: dict[PathId, str] = {}
    for index, way in enumerate(world.paths):
        path = f"{here}.paths[{index}]"
        if (other := ids.setdefault(way.id, path)) != path:
            findings.add(Mistake.ID_TWICE, entry.file, f"{path}.id", found=way.id, wanted=other)
        for name, end in (("start", way.start), ("end", way.end)):
            if end not in numbers:
                findings.add(Mistake.NO_SUCH_ID, entry.file, f"{path}.{name}", found=end, wanted=f"{here}.sectors")
        if way.start == way.end:
            findings.add(Mistake.NO_WAY, entry.file, path, found=way.start)
    if world.relief not in _reliefs():
        findings.add(Mistake.UNKNOWN_VALUE, entry.file, f"{here}.relief", found=world.relief, among=sorted(_reliefs()))


@cache
def _reliefs() -> frozenset[str]:
    """The palettes that a world can be painted in."""
    return frozenset(json.loads(resource_path("tokens.json").read_text(encoding="utf-8"))["relief"])
