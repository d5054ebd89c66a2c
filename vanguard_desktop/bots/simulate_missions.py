"""`vanguard-desktop simulate --missions`: bots play missions of the habitat, every event is watched."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Mapping, Sequence
from functools import partial
from hashlib import sha256
from random import Random
from statistics import median

import attrs

from vanguard_desktop.books import BOOKS
from vanguard_desktop.content.errors import ContentError
from vanguard_desktop.core import CardId
from vanguard_desktop.play.campaign import codec
from vanguard_desktop.rulesets.habitat.data.cards import MissionCard, MissionKind
from vanguard_desktop.rulesets.habitat.data.kinds import Difficulty
from vanguard_desktop.rulesets.habitat.rules import HABITAT
from vanguard_desktop.setting import Box

from .missions import Ended, Mission, play_mission
from .side_by_side import Broken, box_of, counted, side_by_side
from .verifying import REPLAYED, VERIFIED, Kept

LEGACY = "-legacy"


def simulate_missions(options: argparse.Namespace) -> int:
    """Play so many missions, print a summary; 1 on any violation, with all that it takes to see it again."""
    packs = tuple(options.pack)
    try:
        box = box_of(packs)
    except ContentError as error:
        print(error, file=sys.stderr)
        return 1
    known = tables(box)
    if (options.mission and options.mission not in known) or not known:
        print(f"There is no mission {options.mission}." if known else "No pack holds a mission.", file=sys.stderr)
        return 1
    players = BOOKS[HABITAT.book].players
    if players is None or options.bot not in players.load():
        print(f"No {options.bot} bot plays missions yet.", file=sys.stderr)
        return 1
    missions = schedule(options, known, box)
    ended: list[Ended] = []
    play = partial(_play, everywhere=options.everywhere)
    found = side_by_side(play, packs, list(missions.values()), options, worth=20, handed=4)
    for (number, mission), outcome in zip(missions.items(), found, strict=True):
        if isinstance(outcome, Broken):
            print(
                f"Violation in mission {number}, {mission}: {outcome.what}\n"
                f"The same mission again: the same words with --only {number}",
                file=sys.stderr,
            )
            return 1
        ended.append(outcome[0])
    print(summary(ended))
    if options.verify or options.replay:
        print(f"verified: {len(ended)} missions {VERIFIED if options.verify else REPLAYED}")
    return 0


def _play(box: Box, mission: Mission, *, everywhere: bool) -> tuple[Ended, Kept]:
    return play_mission(box, codec(), mission, everywhere)


def tables(box: Box) -> list[str]:
    """What can be played: single missions, and each campaign in both forms (HCP-11, HCP-13)."""
    sheets: Mapping[str, MissionCard] = box.others["habitat_missions"]
    single = [id for id, sheet in sorted(sheets.items()) if sheet.kind is not MissionKind.CAMPAIGN]
    return [*single, *(f"{id}{form}" for id in sorted(box.others["habitat_campaigns"]) for form in ("", LEGACY))]


def schedule(options: argparse.Namespace, known: Sequence[str], box: Box) -> dict[int, Mission]:
    """Every mission, number of players and difficulty in turn, each with a seed of its own."""
    missions = [options.mission] if options.mission else known
    players = [options.players] if options.players else [1, 2, 3, 4]
    every = [(each, count, hard) for each in missions for count in players for hard in Difficulty]
    chance = Random(options.seed)
    found = {}
    for number in range(max(options.missions, options.only or 0)):
        name, count, hard = every[number % len(every)]
        seed = chance.getrandbits(48)
        campaign = box.others["habitat_campaigns"].get(name.removesuffix(LEGACY))
        one = Mission(mission=CardId(name), players=count, difficulty=hard, bot=options.bot, seed=seed)
        if campaign is not None:
            first, legacy = campaign.missions[0], name.endswith(LEGACY)
            one = attrs.evolve(one, mission=first, campaign=campaign.id, legacy=legacy)
        found[number + 1] = one
    return {options.only: found[options.only]} if options.only else found


def summary(ended: Sequence[Ended]) -> str:
    """What happened over all missions, in a few lines."""
    if not ended:
        return "No mission was played."
    endings = Counter(each.ending for each in ended)
    commands: Counter[str] = sum((each.commands for each in ended), Counter())
    seal = sha256("".join(each.fingerprint for each in ended).encode()).hexdigest()[:16]
    decisions, events = sum(each.decisions for each in ended), sum(each.events for each in ended)
    usual, seconds = median(each.decisions for each in ended), median(each.seconds for each in ended)
    return (
        f"{len(ended)} missions, {decisions} decisions, {events} events, no invariant violated\n"
        f"endings:  {counted(endings)}\n"
        f"seal:     {seal} (the last positions of all missions)\n"
        f"commands: {counted(commands)}\n"
        f"median:   {median(each.sols for each in ended):g} sols, {usual:g} decisions, {seconds:.3f} s"
    )
