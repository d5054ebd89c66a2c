"""Play the games that are kept here: `python -m tests.saves.make 1` makes those of save format 1.

To be used once for each format of saves, and for games in which a mistake was met; what is here already is not touched.
"""

from __future__ import annotations

import json
import sys
from pathlib import Path
from random import Random

from tests.support.play import anything
from vanguard_desktop.content.load import load_box
from vanguard_desktop.play.campaign import codec
from vanguard_desktop.play.game import Game, Habits
from vanguard_desktop.play.openings import stand_alone_opening
from vanguard_desktop.play.saved_game import new_game
from vanguard_desktop.rulesets.expedition.data.decisions import ChooseAction

HERE = Path(__file__).parent
PACK = HERE.parent / "packs" / "four_sectors"
EXPECTED = HERE / "expected.json"


def begin(name: str, players: int, habits: Habits | None = None) -> Game:
    box = load_box([PACK])
    seeds = iter(range(2026, 3000))
    return new_game(HERE / name, box, stand_alone_opening(box, players=players), lambda: next(seeds), habits, name=name)


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


def main() -> None:
    number = sys.argv[1]
    expected = json.loads(EXPECTED.read_text(encoding="utf-8")) if EXPECTED.exists() else {}
    for play, players in ((finished, 2), (branches, 3)):
        name = f"{play.__name__}-{number}.vanguard"
        game = begin(name, players)
        play(game)
        expected[name] = {
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
