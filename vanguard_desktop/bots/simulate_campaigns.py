"""`vanguard-desktop simulate --campaigns N`: bots play whole campaigns, every event is watched, and the sum is told."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Mapping, Sequence
from hashlib import sha256
from random import Random
from statistics import median
from typing import Any

import attrs

from vanguard_desktop.content.errors import ContentError
from vanguard_desktop.core import CardId
from vanguard_desktop.play.campaign import codec
from vanguard_desktop.rulesets.ship.state import ShipOptions
from vanguard_desktop.setting import Box

from .campaigns import Traveled, Voyage, everything, play_campaign
from .played_log import PlayedLog
from .reach import Why, out_of_reach
from .side_by_side import Broken, box_of, counted, side_by_side
from .verifying import REPLAYED, VERIFIED, Kept


def simulate_campaigns(options: argparse.Namespace) -> int:
    """Play them, print a summary; 1 on any violation, with the words to see it again."""
    packs = tuple(options.pack)
    try:
        box = box_of(packs)
    except ContentError as error:
        print(error, file=sys.stderr)
        return 1
    if not box.campaigns:
        print("No content pack holds a campaign.", file=sys.stderr)
        return 1
    if options.operation is not None and options.operation not in box.operations:
        there_are = ", ".join(sorted(box.operations)) or "none"
        print(f"There is no operation {options.operation}. These are: {there_are}", file=sys.stderr)
        return 1
    voyages = voyages_of(options, box)
    log = PlayedLog(options.log, box.fingerprint)
    kept = {number: known for number, voyage in voyages.items() if (known := log.known(voyage)) is not None}
    told = {number: _traveled(known) for number, known in kept.items()}
    left = {number: voyage for number, voyage in voyages.items() if number not in told}
    found = side_by_side(_play, packs, list(left.values()), options, worth=2)
    for (number, voyage), outcome in zip(left.items(), found, strict=True):
        if isinstance(outcome, Broken):
            print(
                f"Violation in campaign {number} ({voyage.players} players, {voyage.bot} bot): {outcome.what}\n"
                f"The same campaign again: the same words with --only {number}",
                file=sys.stderr,
            )
            return 1
        log.keep(voyage, attrs.asdict(outcome[0]))
        told[number] = outcome[0]
    print(summary(box, [told[number] for number in voyages], options.operation))
    if options.verify or options.replay:
        print(f"verified: {len(left)} campaigns {VERIFIED if options.verify else REPLAYED}")
    return 0


def _traveled(kept: Mapping[str, Any]) -> Traveled:
    """As the log has kept it."""
    return Traveled(**{**kept, **{name: Counter(kept[name]) for name in ("expeditions", "met")}})


def voyages_of(options: argparse.Namespace, box: Box) -> dict[int, Voyage]:
    """The campaigns by number: in turn for one to four players, all with a seed of their own."""
    chance = Random(options.seed)
    tables = [options.players] if options.players else [1, 2, 3, 4]
    harder = ShipOptions(deadly_injuries=options.harder, deadly_morale=options.harder, deadly_checks=options.harder)
    found = {
        number + 1: Voyage(
            campaign=min(box.campaigns),
            players=tables[number % len(tables)],
            bot=options.bot,
            seed=chance.getrandbits(48),
            options=harder,
            operation=options.operation,
            cycles=options.cycles,
        )
        for number in range(max(options.campaigns, options.only or 0))
    }
    return {options.only: found[options.only]} if options.only else found


def _play(box: Box, voyage: Voyage) -> tuple[Traveled, Kept]:
    return play_campaign(box, codec(), voyage)


def summary(box: Box, told: Sequence[Traveled], operation: CardId | None = None) -> str:
    """What happened over all campaigns, in a few lines; then what was met, what never, and what could not be met."""
    if not told:
        return "No campaign was played."
    endings, morale = Counter(one.ending for one in told), Counter(one.morale for one in told)
    expeditions: Counter[str] = Counter()
    met = Counter(everything(box))
    for one in told:
        expeditions += one.expeditions
        met.update(one.met)
    beyond = {what: why for what, why in out_of_reach(box, operation).items() if what in met and not met[what]}
    in_reach = len(met) - len(beyond)
    seen = sum(times > 0 for times in met.values())
    cycles, deaths = [one.cycles for one in told], [one.deaths for one in told]
    ends = sha256("".join(one.fingerprint for one in told).encode()).hexdigest()[:16]
    decisions, events = sum(one.decisions for one in told), sum(one.events for one in told)
    lines = [
        f"{len(told)} campaigns, {decisions} decisions, {events} events, no invariant violated",
        f"endings:     {counted(endings)}",
        f"seal:        {ends} (the last positions of all campaigns)",
        f"cycles:      {min(cycles)} to {max(cycles)}, median {median(cycles):g}",
        f"expeditions: {counted(expeditions)}",
        f"deaths:      {sum(deaths)} in all, median {median(deaths):g}, at most {max(deaths)}",
        f"morale:      {counted(morale)}",
        f"met:         {seen} of {in_reach} cards and entries within reach ({100 * seen // in_reach} %)",
        f"not here:    {counted(Counter(why.value for why in beyond.values()))}",
        f"time:        median {median(one.seconds for one in told):.1f} s",
        "",
        *_families(met, beyond),
    ]
    return "\n".join(lines)


def _families(met: Counter[str], beyond: Mapping[str, Why]) -> Iterator[str]:
    """For each family how often its cards were met, most often first, those that never were, and those that cannot."""
    families: dict[str, Counter[str]] = {}
    for what, times in met.items():
        family, _, id = what.partition(":")
        families.setdefault(family, Counter())[id] = times
    for family, cards in families.items():
        unmet: dict[str, list[str]] = {}
        for id in sorted(id for id, times in cards.items() if not times):
            why = beyond.get(f"{family}:{id}")
            unmet.setdefault("never met" if why is None else why.value, []).append(id)
        seen = [f"{id} {times}" for id, times in cards.most_common() if times]
        in_reach = len(seen) + len(unmet.get("never met", ()))
        yield f"{family}: {len(seen)} of {in_reach} met: {', '.join(seen) or 'none'}"
        yield from (f"  {why}: {', '.join(ids)}" for why, ids in sorted(unmet.items()))
