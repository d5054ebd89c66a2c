"""The star map holds together: texts open what is there, nobody is stranded, and nothing is given for nothing."""

from __future__ import annotations

from collections.abc import Collection, Iterator, Mapping, Sequence
from heapq import heappop, heappush
from typing import Any

from vanguard_desktop.core import Effect, SystemId
from vanguard_desktop.core import effects as core
from vanguard_desktop.rulesets.ship import effects as fx
from vanguard_desktop.setting import Destination, Often, Outbound, SystemCard

from .errors import Findings, Mistake
from .packs import Entry

# MAP-26: what drifting leaves a ship with is enough for one task, and in the end for a planet.
ONE_TASK = 2
A_PLANET = 5

Table = Mapping[str, Mapping[Any, Any]]


def check_star_map(
    entries: Sequence[Entry], table: Table, later: Collection[tuple[str, str]], findings: Findings
) -> None:
    """`later` are places that acts to come bring."""
    systems: Mapping[SystemId, SystemCard] = table["systems"]
    places = [*map(str, systems), *(goal.id for page in systems.values() for goal in page.destinations)]
    for entry in entries:
        for path, thing, _ in entry.parts:
            if isinstance(thing, fx.OpenRoute | fx.CloseRoute) and not (
                thing.entry in places or ("systems", thing.entry) in later
            ):
                findings.add(
                    Mistake.NO_SUCH_ID, entry.file, f"{path}.entry", found=thing.entry, wanted="systems", among=places
                )
    starts = [campaign.start_system for campaign in table["campaigns"].values()]
    safe = _safe(systems, starts)
    for entry in entries:
        if isinstance(entry.definition, SystemCard):
            _check_page(entry, entry.definition, systems, safe, findings)
            _check_free_tasks(entry, entry.definition, table, findings)


def _safe(systems: Mapping[SystemId, SystemCard], starts: Sequence[SystemId]) -> set[SystemId]:
    """Pages that are reached without a mark; to go on from there no mark may be needed either."""
    found, ahead = set(starts), list(starts)
    while ahead:
        page = systems.get(ahead.pop())
        for way in page.outbound if page is not None else ():
            if not way.marks and way.to not in found:
                found.add(way.to)
                ahead.append(way.to)
    return found


def _check_page(
    entry: Entry, page: SystemCard, systems: Mapping[SystemId, SystemCard], safe: set[SystemId], findings: Findings
) -> None:
    """MAP-26: one task of this page is cheap, and a planet can be reached from it with the energy of a few cycles."""
    marked = page.id not in safe
    costs = [*(way.energy for way in _ways(page, marked)), *(goal.energy for goal in _goals(page, marked))]
    if min(costs, default=ONE_TASK + 1) > ONE_TASK:
        findings.add(Mistake.STRANDED, entry.file, entry.path, wanted=ONE_TASK)
    elif _to_a_planet(page.id, systems, marked) > A_PLANET:
        findings.add(Mistake.NO_PLANET_NEAR, entry.file, entry.path, wanted=A_PLANET)


def _ways(page: SystemCard, marked: bool) -> Iterator[Outbound]:
    return (way for way in page.outbound if marked or not way.marks)


def _goals(page: SystemCard, marked: bool) -> Iterator[Destination]:
    return (goal for goal in page.destinations if (marked or not goal.marks) and goal.often is not Often.ONCE)


def _to_a_planet(start: SystemId, systems: Mapping[SystemId, SystemCard], marked: bool) -> int:
    """The least energy that puts a landing card into the scanner; more than any limit if none can be reached."""
    ahead: list[tuple[int, str]] = [(0, start)]
    seen: set[str] = set()
    best = A_PLANET + 1
    while ahead:
        spent, at = heappop(ahead)
        page = systems.get(SystemId(at))
        if at in seen or spent > A_PLANET or page is None:
            continue
        seen.add(at)
        for goal in _goals(page, marked):
            if any(each.landing is not None for each in goal.instructions):
                best = min(best, spent + goal.energy)
        for way in _ways(page, marked):
            heappush(ahead, (spent + way.energy, way.to))
    return best


def _check_free_tasks(entry: Entry, page: SystemCard, table: Table, findings: Findings) -> None:
    """MAP-31: what costs nothing and has no limit gives nothing each time; a condition counts as a limit."""
    for place, goal in enumerate(page.destinations):
        if goal.energy or goal.often is not Often.ALWAYS or goal.test is not None:
            continue
        for each in goal.instructions:
            texts = [each.effect, *([table["logs"][each.log].effect] if each.log in table["logs"] else [])]
            for text in texts:
                for gift in _gifts(text):
                    path = f"{entry.path}.destinations[{place}]"
                    findings.add(Mistake.FREE_GIFT, entry.file, path, found=gift.tag)


def _gifts(text: Effect | None) -> Iterator[Effect]:
    match text:
        case core.InOrder(steps=steps):
            for step in steps:
                yield from _gifts(step)
        case core.Choose(options=options):
            for option in options:
                yield from _gifts(option)
        case core.May(effect=effect):
            yield from _gifts(effect)
        case fx.ChangeEnergy(by=by) | fx.ChangeCommand(by=by) | fx.ChangeSuccess(by=by) if by > 0:
            yield text
        case fx.RaiseMorale() | fx.GatherDiscovery() | fx.Recruit() | fx.Promote() | fx.EverySectionGainsDie():
            yield text
        case _:
            return
