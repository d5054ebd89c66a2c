"""Bots play whole games; what must hold is watched, and the watch itself is watched."""

from __future__ import annotations

import subprocess
import sys
from pathlib import Path
from typing import Any

import attrs
import pytest

from vanguard_desktop.bots.players import make_bot
from vanguard_desktop.bots.simulate import play_one
from vanguard_desktop.bots.watch import Violation, Watch
from vanguard_desktop.cli import main
from vanguard_desktop.content.load import load_box
from vanguard_desktop.core.box import Box
from vanguard_desktop.core.engine import decide, legal_commands
from vanguard_desktop.core.ids import DieId
from vanguard_desktop.play.campaign import BOOKS, fold, open_book
from vanguard_desktop.play.openings import stand_alone_opening
from vanguard_desktop.rulesets.expedition.events import DieSacrificed, SuppliesChanged
from vanguard_desktop.rulesets.expedition.rules import EXPEDITION
from vanguard_desktop.store.codec import Codec

PACK = Path(__file__).parents[1] / "packs" / "four_sectors"


@pytest.fixture(scope="module")
def box() -> Box:
    return load_box([PACK])


@pytest.fixture(scope="module")
def codec() -> Codec:
    return Codec(tuple(BOOKS.values()))


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("kind", ["random", "sensible"])
def test_a_bot_plays_to_the_end_with_any_number_of_players(box: Box, codec: Codec, kind: str, players: int) -> None:
    for seed in range(3):
        game = play_one(box, codec, min(box.worlds), players, kind, seed)
        assert game.ending in ("lifted_off", "evacuated")
        assert game.decisions == game.commands.total() > 0


def test_the_sensible_bot_brings_home_more_than_the_random_one(box: Box, codec: Codec) -> None:
    won = {
        kind: sum(play_one(box, codec, min(box.worlds), 1, kind, seed).successes for seed in range(5))
        for kind in ("random", "sensible")
    }
    assert won["sensible"] > won["random"]


def test_the_same_seed_is_the_same_game(box: Box, codec: Codec) -> None:
    first, again = (play_one(box, codec, min(box.worlds), 2, "random", 7) for _ in range(2))
    assert attrs.evolve(first, seconds=0.0) == attrs.evolve(again, seconds=0.0)


def test_the_watch_sees_a_die_that_comes_from_nowhere(box: Box, codec: Codec) -> None:
    position = fold(box, None, open_book(box, stand_alone_opening(box), 1))
    assert position is not None
    watch = Watch(EXPEDITION, codec, box, 99, position.state)
    member = position.state.members[0]
    stranger = DieSacrificed(member=member.id, die=DieId("red-wild-1"))
    with pytest.raises(Violation, match=r"seed 99, step 0: after die_sacrificed: section die red-wild-1 comes from"):
        watch.see((stranger,), position.state)


def test_the_watch_sees_a_state_that_is_not_what_happened(box: Box, codec: Codec) -> None:
    position = fold(box, None, open_book(box, stand_alone_opening(box), 1))
    assert position is not None
    watch = Watch(EXPEDITION, codec, box, 99, position.state)
    with pytest.raises(Violation, match="another position"):
        watch.see((SuppliesChanged(by=-1),), position.state)


def test_the_sensible_bot_does_not_look_at_the_dice_to_come(box: Box) -> None:
    """Its choice depends on its own luck and the position, never on the seed that the game will draw from."""
    position = fold(box, None, open_book(box, stand_alone_opening(box), 1))
    assert position is not None
    state: Any = position.state
    while len(legal_commands(EXPEDITION, state)) < 3:
        first = legal_commands(EXPEDITION, state)[0]
        for event in decide(EXPEDITION, state, first):
            state = EXPEDITION.evolve(state, event)
    legal = legal_commands(EXPEDITION, state)
    choices = {
        make_bot("sensible", 5).choose(EXPEDITION, attrs.evolve(state, rng=attrs.evolve(state.rng, seed=seed)), legal)
        for seed in range(8)
    }
    assert len(choices) == 1


def test_the_command_prints_a_summary(capsys: pytest.CaptureFixture[str]) -> None:
    assert main(["--pack", str(PACK), "simulate", "--games", "4", "--seed", "3"]) == 0
    said = capsys.readouterr().out
    assert "4 games" in said
    assert "no invariant violated" in said
    endings = next(line for line in said.splitlines() if line.startswith("endings:"))
    assert sum(int(word.rstrip(",")) for word in endings.split() if word.rstrip(",").isdigit()) == 4
    assert "still going" not in endings


def test_an_unknown_world_and_a_missing_pack_are_said_plainly(
    capsys: pytest.CaptureFixture[str], tmp_path: Path
) -> None:
    assert main(["simulate", "--games", "1", "--world", "NOWHERE", "--pack", str(PACK)]) == 1
    assert "NOWHERE" in capsys.readouterr().err
    assert main(["simulate", "--games", "1", "--pack", str(tmp_path / "none")]) == 1
    assert capsys.readouterr().err.strip()


def test_bots_need_no_qt() -> None:
    code = (
        "import sys; from vanguard_desktop.cli import main; "
        f"assert main(['simulate', '--games', '1', '--pack', {str(PACK)!r}]) == 0; "
        "assert not [m for m in sys.modules if m.startswith('PySide6')]"
    )
    subprocess.run([sys.executable, "-c", code], check=True, capture_output=True)
