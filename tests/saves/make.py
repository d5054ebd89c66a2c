"""Play the games that are kept here: `python -m tests.saves.make 1` makes those of save format 1.

To be used once for each form in which saves are written, and for games in which a mistake was met; what is here already
is not touched.
"""

from __future__ import annotations

import json
import sys
from collections.abc import Callable
from pathlib import Path
from random import Random

from tests.baseline.packs import kept_box
from tests.support.play import anything
from vanguard_desktop.bots.seats import make_bot
from vanguard_desktop.content.load import load_box
from vanguard_desktop.core.ids import CardId
from vanguard_desktop.core.kinds import Opening
from vanguard_desktop.play.campaign import codec
from vanguard_desktop.play.game import Game, Habits
from vanguard_desktop.play.openings import stand_alone_opening
from vanguard_desktop.play.saved_game import new_game
from vanguard_desktop.rulesets.expedition.data.decisions import ChooseAction
from vanguard_desktop.rulesets.expedition.rules import EXPEDITION
from vanguard_desktop.rulesets.ship.rules import SHIP
from vanguard_desktop.rulesets.ship.state import CampaignOpening, Mode
from vanguard_desktop.setting.box import Box

HERE = Path(__file__).parent
PACKS = HERE.parent / "packs"
EXPECTED = HERE / "expected.json"
Play = Callable[[Game], None]


def finished(game: Game) -> None:
    """An expedition from its first question to the lift-off."""
    random = Random(11)
    while game.legal_commands():
        late = game.cursor.step >= 80
        game.submit(random.choice(game.legal_commands()) if late else anything(game, random))


def branches(game: Game) -> None:
    """Much taken back, with new luck and real dice for a while, left in the middle of a question and of a line."""
    random = Random(12)
    for step in range(160):
        game.habits = Habits(new_luck=step > 60, real_dice=90 < step < 120)
        if random.random() < 0.1:
            for _ in range(random.randrange(1, 12)):
                if game.can_undo():
                    game.undo()
        game.submit(anything(game, random))
    game.undo()
    while isinstance(game.state.question, ChooseAction) or not game.can_redo():
        game.undo()


def played_by(kind: str, seed: int, until: Callable[[Game], bool]) -> Play:
    """Bots play, aboard and on planets, until the game stands as it is to be kept."""

    def play(game: Game) -> None:
        players = {book: make_bot(book, kind, seed) for book in (EXPEDITION.book, SHIP.book)}
        while not until(game):
            command = players[game.position.book].choose(game.rules, game.state, game.legal_commands())
            game.submit(command)

    return play


def in_a_check(game: Game, after: int) -> bool:
    """Dice have fallen and the players are asked what to make of them."""
    if game.position.book != EXPEDITION.book or game.cursor.step < after or not game.state.checks:
        return False
    pool = game.state.checks[-1].pool
    return len(pool) >= 3 and any(rolled.face is not None for rolled in pool) and game.state.question is not None


def while_much_waits(game: Game) -> bool:
    asked = game.state.question
    usual = ("choose_action", "modify", "gather")
    return game.cursor.step >= 50 and len(game.state.queue) > 3 and asked is not None and asked.tag not in usual


def aboard_again(game: Game) -> bool:
    return game.position.book == SHIP.book and game.state.cycle >= 2 and game.cursor.step >= 200


def on_another_planet(game: Game) -> bool:
    return in_a_check(game, 100) and game.position.states[SHIP.book].cycle >= 2


def kept() -> dict[str, tuple[str, Opening, int, Play]]:
    """The pack that a game is played with, what it starts from, its seed, and how it is played."""
    plain, shelves, ship, post = (pack(name) for name in ("four_sectors", "all_shelves", "small_ship", "long_post"))
    two = ("Ada", "Bo")
    operation = CampaignOpening(
        campaign=min(post.campaigns), players=two, mode=Mode.OPERATION, operation=CardId("OP-1")
    )
    return {
        "finished": ("four_sectors", stand_alone_opening(plain, players=2), 2026, finished),
        "branches": ("four_sectors", stand_alone_opening(plain, players=3), 2026, branches),
        "check": (
            "all_shelves",
            stand_alone_opening(shelves, players=2),
            7007,
            played_by("random", 7007, lambda game: in_a_check(game, 60)),
        ),
        "asked": (
            "all_shelves",
            stand_alone_opening(shelves, players=3),
            7003,
            played_by("meddling", 7003, while_much_waits),
        ),
        "aboard": (
            "small_ship",
            CampaignOpening(campaign=min(ship.campaigns), players=two),
            7000,
            played_by("random", 7000, aboard_again),
        ),
        "away": (
            "long_post",
            CampaignOpening(campaign=min(post.campaigns), players=two),
            7000,
            played_by("sensible", 7000, on_another_planet),
        ),
        "operation": ("long_post", operation, 7002, played_by("random", 7002, lambda game: in_a_check(game, 60))),
    }


def pack(name: str) -> Box:
    return kept_box() if name == "long_post" else load_box([PACKS / name])


def main() -> None:
    number = sys.argv[1]
    expected = json.loads(EXPECTED.read_text(encoding="utf-8")) if EXPECTED.exists() else {}
    for kind, (packed, opening, seed, play) in kept().items():
        name = f"{kind}-{number}.vanguard"
        seeds = iter(range(seed, seed + 1000))
        game = new_game(HERE / name, pack(packed), opening, lambda seeds=seeds: next(seeds), name=name)
        play(game)
        expected[name] = {
            "pack": packed,
            "line": game.cursor.line,
            "step": game.cursor.step,
            "tips": [line.tip for line in game.lines()],
            "question": None if game.state.question is None else game.state.question.tag,
            "position": json.loads(codec().write_position(game.position)),
        }
        game.close()
    EXPECTED.write_text(json.dumps(expected, indent=2) + "\n", encoding="utf-8")


if __name__ == "__main__":
    main()
