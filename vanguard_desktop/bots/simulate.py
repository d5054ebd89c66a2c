"""`vanguard-desktop simulate`: bots play whole games without Qt, every event is watched, and the sum is told."""

from __future__ import annotations

import argparse
import sys
import time
from collections import Counter
from random import Random
from statistics import median
from typing import Any

import attrs

from vanguard_desktop.bots.players import make_bot
from vanguard_desktop.bots.watch import Violation, Watch
from vanguard_desktop.content.errors import ContentError
from vanguard_desktop.content.load import load_box
from vanguard_desktop.core.box import Box
from vanguard_desktop.core.engine import decide, legal_commands, replay
from vanguard_desktop.core.ids import WorldId
from vanguard_desktop.play.campaign import BOOKS, fold, open_book
from vanguard_desktop.play.openings import stand_alone_opening
from vanguard_desktop.store.codec import Codec

# A random team may wander for ever; then the watch has seen enough of it.
LONGEST_GAME = 3_000


@attrs.frozen(kw_only=True)
class Played:
    """How one game went."""

    ending: str
    rounds: int
    successes: int
    decisions: int
    events: int
    seconds: float
    commands: Counter[str]


def play_one(box: Box, codec: Codec, world: WorldId, players: int, kind: str, seed: int) -> Played:
    """One game from its opening to its end, every event watched."""
    started = time.perf_counter()
    opening = stand_alone_opening(box, world, players)
    events = open_book(box, opening, seed)
    position = fold(box, None, events)
    assert position is not None
    rules = BOOKS[position.book]
    state: Any = position.state
    watch = Watch(rules, codec, box, seed, rules.begin(box, opening, seed))
    watch.see(events[1:], state)
    bot = make_bot(kind, seed)
    commands: Counter[str] = Counter()
    told = len(events)
    while not rules.over(state) and commands.total() < LONGEST_GAME:
        legal = legal_commands(rules, state)
        if not legal:
            raise Violation(seed, commands.total(), f"no legal command while the game waits for {state.question}")
        command = bot.choose(rules, state, legal)
        happened = decide(rules, state, command)
        state = replay(rules, state, happened)
        watch.see(happened, state)
        commands[command.tag] += 1
        told += len(happened)
    return Played(
        ending=_ending(state),
        rounds=state.round,
        successes=state.successes,
        decisions=commands.total(),
        events=told,
        seconds=time.perf_counter() - started,
        commands=commands,
    )


def _ending(state: Any) -> str:
    return "still going" if state.ending is None else str(state.ending.value)


def simulate(options: argparse.Namespace) -> int:
    """Play `--games` games, print a summary; 1 on any violation, with seed and step to see it again."""
    try:
        box = load_box(options.pack)
    except ContentError as error:
        print(error, file=sys.stderr)
        return 1
    worlds = [WorldId(options.world)] if options.world else sorted(box.worlds)
    unknown = [world for world in worlds if world not in box.worlds]
    if unknown or not worlds:
        print(f"There is no world {unknown[0]}." if unknown else "No content pack holds a world.", file=sys.stderr)
        return 1
    codec = Codec(tuple(BOOKS.values()))
    chance = Random(options.seed)
    games: list[Played] = []
    for number in range(options.games):
        seed = chance.getrandbits(48)
        players = options.players or number % 4 + 1
        try:
            games.append(play_one(box, codec, worlds[number % len(worlds)], players, options.bot, seed))
        except Violation as violation:
            game = f"game {number + 1} ({players} players, {options.bot} bot)"
            print(f"Violation in {game}: {violation}", file=sys.stderr)
            return 1
    print(summary(games))
    return 0


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
    return (
        f"{len(games)} games, {decisions} decisions, {events} events, no invariant violated\n"
        f"endings:  {_counted(endings)}\n"
        f"median:   {rounds:g} rounds, {successes:g} successes, {usual:g} decisions, {seconds:.3f} s\n"
        f"commands: {_counted(commands)}"
    )


def _counted(counter: Counter[str]) -> str:
    return ", ".join(f"{name} {count}" for name, count in counter.most_common())
