"""What bots wait for: the legal commands at every question of their games, and a whole game, watched event by event."""

from __future__ import annotations

import time
from statistics import median, quantiles

from tests.bench.measure import Measure, undisturbed
from vanguard_desktop.books import BOOKS
from vanguard_desktop.bots.playing import Match, play
from vanguard_desktop.bots.seats import make_bot
from vanguard_desktop.content.load import load_box
from vanguard_desktop.core.engine import follow, legal_commands
from vanguard_desktop.play.campaign import codec, fold, open_book
from vanguard_desktop.play.openings import stand_alone_opening
from vanguard_desktop.setting.box import Box

GAMES = 12


def matches(box: Box) -> list[Match]:
    worlds = sorted(box.worlds)
    return [
        Match(world=worlds[number // 4 % len(worlds)], players=number % 4 + 1, seed=number) for number in range(GAMES)
    ]


def measure() -> list[Measure]:
    box = load_box()
    asked = [ms for match in matches(box) for ms in asking(box, match)]
    games = [play(box, codec(), match)[0] for match in matches(box)]
    return [
        Measure(name="legal commands, 95 of 100 positions", value=quantiles(asked, n=20)[-1], unit="ms", most=2),
        Measure(name="legal commands, slowest of all", value=max(asked), unit="ms"),
        Measure(name="a random game, watched: median", value=median(game.seconds for game in games), unit="s", most=1),
        Measure(name="decisions in it: median", value=median(game.decisions for game in games), unit=""),
    ]


def asking(box: Box, match: Match) -> list[float]:
    """Milliseconds for each position of a game that the random bot plays."""
    position = fold(box, None, open_book(box, stand_alone_opening(box, match.world, match.players), match.seed))
    assert position is not None
    rules, state = BOOKS[position.book].rules, position.state
    bot = make_bot(rules.book, "random", match.seed)
    times = []
    with undisturbed():
        while not rules.over(state):
            start = time.perf_counter()
            legal = legal_commands(rules, state)
            times.append(1000 * (time.perf_counter() - start))
            state = follow(rules, state, bot.choose(rules, state, legal))[1]
    return times
