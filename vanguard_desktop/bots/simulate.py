"""`vanguard-desktop simulate`: bots play whole games without Qt, every event is watched, and the sum is told."""

from __future__ import annotations

import argparse
import sys
from collections import Counter
from collections.abc import Iterator, Sequence
from hashlib import sha256
from random import Random
from statistics import median

from vanguard_desktop.content.errors import ContentError
from vanguard_desktop.core import WorldId
from vanguard_desktop.play.campaign import codec
from vanguard_desktop.play.first_expedition import training_world
from vanguard_desktop.play.openings import TEAMS
from vanguard_desktop.play.operation_kit import operation_at
from vanguard_desktop.rulesets.expedition.data import Options
from vanguard_desktop.setting import Box

from .columns import aligned
from .expedition.results import Result
from .playing import Match, Played, play
from .side_by_side import Broken, box_of, counted, side_by_side
from .verifying import REPLAYED, VERIFIED, Kept


def simulate(options: argparse.Namespace) -> int:
    """Play `--games` games, print a summary; 1 on any violation, with seed and step to see it again."""
    packs = tuple(options.pack)
    try:
        box = box_of(packs)
    except ContentError as error:
        print(error, file=sys.stderr)
        return 1
    unknown = [world for world in (options.world,) if world is not None and world not in box.worlds]
    if unknown or not box.worlds:
        print(f"There is no world {unknown[0]}." if unknown else "No content pack holds a world.", file=sys.stderr)
        return 1
    matches = schedule(options, box)
    if not matches and options.games:
        print("No expedition of these packs is for so many players and crew.", file=sys.stderr)
        return 1
    games: list[Played] = []
    found = side_by_side(_play, packs, list(matches.values()), options, worth=20, handed=4)
    for number, outcome in zip(matches, found, strict=True):
        if isinstance(outcome, Broken):
            match = matches[number]
            print(
                f"Violation in game {number} (world {match.world}, {match.players} players, {match.bot} bot): "
                f"{outcome.what}\nThe same game again: the same words with --only {number}",
                file=sys.stderr,
            )
            return 1
        games.append(outcome[0])
    print(summary(games))
    if options.verify or options.replay:
        print(f"verified: {len(games)} games {VERIFIED if options.verify else REPLAYED}")
    return 0


def schedule(options: argparse.Namespace, box: Box) -> dict[int, Match]:
    """The games by number: every number of players on every world, all with a seed of their own."""
    worlds = [WorldId(options.world)] if options.world else sorted(box.worlds)
    if options.quick_start:
        worlds = [world for world in (training_world(box),) if world is not None]
    rules = Options(deadly_injuries=options.harder, training=options.training, choose_seats=options.choose_seats)
    tables = [
        (world, players)
        for world in worlds
        for players in ([options.players] if options.players else TEAMS)
        if _fits(box, world, players, options.crew)
    ]
    if not tables:
        return {}
    chance = Random(options.seed)
    matches = {
        number + 1: Match(
            world=tables[number % len(tables)][0],
            players=tables[number % len(tables)][1],
            bot=options.bot,
            seed=chance.getrandbits(48),
            options=rules,
            real_dice=options.real_dice,
            quick_start=options.quick_start,
            crew=options.crew,
        )
        for number in range(max(options.games, options.only or 0))
    }
    return {options.only: matches[options.only]} if options.only else matches


def _fits(box: Box, world: WorldId, players: int, crew: int | None) -> bool:
    """Every player sends somebody; to the first world exactly as many go as the training says (TUT-03)."""
    if crew is None:
        return True
    operation = operation_at(box, world)
    if operation is not None and operation.team is not None:  # OPS-22
        return operation.team == crew
    return len(TEAMS[players]) == crew if box.worlds[world].script is not None else players <= crew


def _play(box: Box, match: Match) -> tuple[Played, Kept]:
    return play(box, codec(), match)


def summary(games: list[Played]) -> str:
    """What happened over all games, in a few lines."""
    if not games:
        return "No game was played."
    endings = Counter(game.ending for game in games)
    commands: Counter[str] = Counter()
    for game in games:
        commands += game.commands
    decisions, events = sum(game.decisions for game in games), sum(game.events for game in games)
    rounds, successes = median(game.rounds for game in games), median(game.successes for game in games)
    usual, seconds = median(game.decisions for game in games), median(game.seconds for game in games)
    ends = sha256("".join(game.fingerprint for game in games).encode()).hexdigest()[:16]
    return (
        f"{len(games)} games, {decisions} decisions, {events} events, no invariant violated\n"
        f"endings:  {counted(endings)}\n"
        f"seal:     {ends} (the last positions of all games)\n"
        f"commands: {counted(commands)}\n"
        f"median:   {rounds:g} rounds, {successes:g} successes, {usual:g} decisions, {seconds:.3f} s\n\n"
        + "\n".join(results(games))
    )


def results(games: Sequence[Played]) -> Iterator[str]:
    """How many teams did what they were sent for, and what became of the others, by world and size."""
    teams: dict[tuple[str, int], Counter[str]] = {}
    for game in games:
        teams.setdefault((game.world, game.crew), Counter())[game.result] += 1
    found = [result.value for result in Result if any(counted[result.value] for counted in teams.values())]
    rows = [
        [world, str(crew), str(counted.total()), *(str(counted[name]) for name in found)]
        for (world, crew), counted in sorted(teams.items())
    ]
    total = Counter(game.result for game in games)
    rows.append(["all", "", str(total.total()), *(str(total[name]) for name in found)])
    return aligned(["world", "crew", "games", *found], rows, left=(0,))
