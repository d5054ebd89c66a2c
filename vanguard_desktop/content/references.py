"""Every id that a card names exists, every world can be landed on, and no card sets off an endless chain."""

from __future__ import annotations

import json
from collections.abc import Collection, Mapping, Sequence
from functools import cache
from typing import Any

from vanguard_desktop.content.errors import Findings, Mistake
from vanguard_desktop.content.families import marks, parts
from vanguard_desktop.content.packs import Entry
from vanguard_desktop.core.box import CrewCard, World
from vanguard_desktop.core.dice import COLOR_OF
from vanguard_desktop.core.fields import Named
from vanguard_desktop.core.ids import PathId, SectorId
from vanguard_desktop.core.kinds import Effect
from vanguard_desktop.resources import resource_path

# Well below the chain at which the engine calls a card broken (core.engine), well above any honest card.
LONGEST_CHAIN = 4_000

Table = Mapping[str, Mapping[str, Any]]


def check_references(
    entries: Sequence[Entry], table: Table, spoiled: Collection[tuple[str, str]], findings: Findings
) -> None:
    """`table` holds the definitions of all packs by family and id, `spoiled` what is there but cannot be used."""
    for entry in entries:
        for path, thing, kind in parts(entry.definition, type(entry.definition), entry.path):
            for mark in marks(kind):
                if not isinstance(mark, Named) or thing in table[mark.family] or (mark.family, thing) in spoiled:
                    continue
                known = list(table[mark.family])
                findings.add(Mistake.NO_SUCH_ID, entry.file, path, found=thing, wanted=mark.family, among=known)
        if isinstance(entry.definition, World):
            _check_world(entry.definition, entry, findings)
        if isinstance(entry.definition, CrewCard):
            for index, convert in enumerate(entry.definition.converts):
                if convert.icon not in COLOR_OF:  # CPI-10: a convert ability gives one of the nine skills
                    path = f"{entry.path}.converts[{index}].icon"
                    findings.add(Mistake.UNFIT_VALUE, entry.file, path, found=convert.icon.value)
    if not findings:
        _check_chains(entries, table, findings)


def _check_world(world: World, entry: Entry, findings: Findings) -> None:
    here = entry.path
    numbers: dict[SectorId, str] = {}
    for index, sector in enumerate(world.sectors):
        path = f"{here}.sectors[{index}]"
        if (other := numbers.setdefault(sector.number, path)) != path:
            findings.add(Mistake.ID_TWICE, entry.file, f"{path}.number", found=sector.number, wanted=other)
    if not any(sector.lander for sector in world.sectors):
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


def _check_chains(entries: Sequence[Entry], table: Table, findings: Findings) -> None:
    """How many effects a card sets off at worst: each counts its number, a danger roll also the worst of its table."""
    lengths: dict[str, int] = {}
    rolling: list[str] = []
    for entry in entries:
        try:
            length = _length(entry.definition, table, lengths, rolling)
        except _Circle as circle:
            findings.add(Mistake.ENDLESS, entry.file, entry.path, found=", ".join(sorted(circle.letters)))
            return
        if length > LONGEST_CHAIN:
            findings.add(Mistake.CHAIN_TOO_LONG, entry.file, entry.path, wanted=LONGEST_CHAIN)


class _Circle(Exception):
    def __init__(self, letters: Sequence[str]) -> None:
        self.letters = letters


def _length(card: Any, table: Table, lengths: dict[str, int], rolling: list[str]) -> int:
    length = 0
    for _, thing, kind in parts(card, type(card), ""):
        if isinstance(thing, Effect):
            length += 1 + getattr(thing, "count", 1)
        length += sum(
            _worst(thing, table, lengths, rolling)
            for mark in marks(kind)
            if isinstance(mark, Named) and mark.family == "dangers"
        )
    return length


def _worst(letter: str, table: Table, lengths: dict[str, int], rolling: list[str]) -> int:
    """The longest chain that a roll on this danger table can set off."""
    if letter in rolling:
        raise _Circle(rolling)
    if letter not in lengths:
        rolling.append(letter)
        results = table["dangers"][letter].results.values()
        lengths[letter] = max((_length(effect, table, lengths, rolling) for effect in results), default=0)
        rolling.pop()
    return lengths[letter]
