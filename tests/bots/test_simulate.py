"""Bots play whole games; what must hold is watched, and the watch itself is watched."""

from __future__ import annotations

import subprocess
import sys
from collections import Counter
from pathlib import Path
from typing import Any

import attrs
import pytest

from vanguard_desktop.books import BOOKS
from vanguard_desktop.bots.playing import Match, Played, play
from vanguard_desktop.bots.real_dice import RealDice
from vanguard_desktop.bots.seats import make_bot
from vanguard_desktop.bots.simulate import results, schedule
from vanguard_desktop.bots.verifying import differences
from vanguard_desktop.bots.watch import Violation, Watch
from vanguard_desktop.cli import main, parser
from vanguard_desktop.content.load import load_box
from vanguard_desktop.core.engine import decide, legal_commands
from vanguard_desktop.core.ids import DieId, WorldId
from vanguard_desktop.dice.faces import InjuryIcon
from vanguard_desktop.play.campaign import fold, open_book
from vanguard_desktop.play.openings import stand_alone_opening
from vanguard_desktop.rulesets.expedition.data.commands import RollForMe, TellInjury
from vanguard_desktop.rulesets.expedition.data.events import DieSacrificed, SuppliesChanged
from vanguard_desktop.rulesets.expedition.data.state import Options
from vanguard_desktop.rulesets.expedition.rules import EXPEDITION
from vanguard_desktop.setting.box import Box
from vanguard_desktop.store.codec import Codec

PACK = Path(__file__).parents[1] / "packs" / "four_sectors"


@pytest.fixture(scope="module")
def box() -> Box:
    return load_box([PACK])


@pytest.fixture(scope="module")
def shelves() -> Box:
    return load_box([PACK.parent / "all_shelves"])


@pytest.fixture(scope="module")
def codec() -> Codec:
    return Codec(tuple(book.rules for book in BOOKS.values()))


def played(box: Box, codec: Codec, kind: str, seed: int, players: int = 1, **fields: Any) -> Played:
    return play(box, codec, Match(world=min(box.worlds), players=players, bot=kind, seed=seed, **fields))[0]


@pytest.mark.parametrize("players", [1, 2, 3, 4])
@pytest.mark.parametrize("kind", ["random", "sensible"])
def test_a_bot_plays_to_the_end_with_any_number_of_players(box: Box, codec: Codec, kind: str, players: int) -> None:
    for seed in range(3):
        game = played(box, codec, kind, seed, players)
        assert game.ending in ("lifted_off", "evacuated")
        assert game.decisions == game.commands.total() > 0


@pytest.mark.parametrize("kind", ["random", "sensible"])
def test_bots_play_the_harder_mode_to_its_end(shelves: Box, codec: Codec, kind: str) -> None:
    harder = Options(deadly_injuries=True)
    for seed in range(3):
        game = played(shelves, codec, kind, seed, 2, options=harder)
        assert game.ending in ("lifted_off", "all_dead", "ended_by_text")


def test_bots_with_real_dice_tell_what_fell(shelves: Box, codec: Codec) -> None:
    games = [played(shelves, codec, "random", seed, 2, real_dice=True) for seed in range(6)]
    assert all(game.ending != "still going" for game in games)
    assert sum(game.commands["tell_die"] for game in games) > 10
    assert not any(game.commands["roll_for_me"] for game in games)


def test_a_bot_sees_no_real_die_before_it_falls(box: Box) -> None:
    """Of the faces that may be told one is told by chance, as often as the die has it; the bot is not asked."""
    faces = [TellInjury(icon=icon) for icon in InjuryIcon]
    asked = attrs.make_class("Asked", ["question"])(None)
    bot = RealDice(make_bot(EXPEDITION.book, "random", 1), 1)
    seen = Counter(bot.choose(EXPEDITION, asked, (*faces, RollForMe())) for _ in range(600))
    assert set(seen) == set(faces)
    assert 150 < seen[TellInjury(icon=InjuryIcon.DAMAGE)] < 250
    assert 60 < seen[TellInjury(icon=InjuryIcon.HEAVY)] < 140


def test_the_same_seed_is_the_same_game(box: Box, codec: Codec) -> None:
    first, again = (played(box, codec, "random", 7, 2) for _ in range(2))
    assert attrs.evolve(first, seconds=0.0) == attrs.evolve(again, seconds=0.0)


def test_a_game_comes_out_the_same_from_its_events_and_from_the_middle_of_a_check(shelves: Box, codec: Codec) -> None:
    in_checks = 0
    for seed in range(8):
        kept = play(shelves, codec, Match(world=min(shelves.worlds), players=2, seed=seed))[1]
        assert differences(shelves, codec, kept) == []
        in_checks += len(kept.checks)
    assert in_checks > 8


def test_a_replay_that_goes_elsewhere_is_noticed(shelves: Box, codec: Codec) -> None:
    kept = play(shelves, codec, Match(world=min(shelves.worlds), players=2, seed=3))[1]
    luckier = codec.write_events((SuppliesChanged(by=-1),))
    at = kept.checks[0][0]
    steps = (*kept.steps[: at - 1], f"{kept.steps[at - 1]}\n{luckier}", *kept.steps[at:])
    assert len(differences(shelves, codec, attrs.evolve(kept, steps=steps))) >= 2


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
    bots = [make_bot(EXPEDITION.book, "sensible", 5) for _ in range(8)]
    choices = {
        bot.choose(EXPEDITION, attrs.evolve(state, rng=attrs.evolve(state.rng, seed=seed)), legal)
        for seed, bot in enumerate(bots)
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


def test_teams_that_did_their_mission_are_told_from_those_that_only_came_home(box: Box, codec: Codec) -> None:
    one = played(box, codec, "random", 1)
    became = [("W01", 2, "mission done"), ("W01", 2, "home without"), ("W01", 2, "home without"), ("W02", 4, "lost")]
    games = [attrs.evolve(one, world=WorldId(world), crew=crew, result=result) for world, crew, result in became]
    assert [" ".join(line.split()) for line in results(games)][1:] == [
        "world crew games done without lost",
        "W01 2 3 1 2 0",
        "W02 4 1 0 0 1",
        "all 4 1 2 1",
    ]


def told(words: list[str], capsys: pytest.CaptureFixture[str]) -> list[str]:
    """What the command prints, but for the seconds."""
    assert main(words) == 0
    return [line for line in capsys.readouterr().out.splitlines() if not line.startswith("median:")]


def test_games_side_by_side_are_the_same_games_and_replay_in_another_process(
    capsys: pytest.CaptureFixture[str],
) -> None:
    words = ["--pack", str(PACK), "simulate", "--games", "6", "--seed", "4"]
    alone = told([*words, "--jobs", "1"], capsys)
    together = told([*words, "--jobs", "2", "--verify"], capsys)
    assert together[:-1] == alone
    assert together[-1].startswith("verified: 6 games")


def test_one_of_many_games_can_be_played_alone(box: Box) -> None:
    words = ["simulate", "--games", "9", "--seed", "4"]
    everything = schedule(parser().parse_args(words), box)
    assert schedule(parser().parse_args([*words, "--only", "7"]), box) == {7: everything[7]}
    assert {match.players for match in everything.values()} == {1, 2, 3, 4}


def test_a_rule_that_raises_is_told_with_the_game_that_shows_it(
    capsys: pytest.CaptureFixture[str], monkeypatch: pytest.MonkeyPatch
) -> None:
    def wrong(*_: object) -> None:
        raise AssertionError("no such thing")

    monkeypatch.setattr("vanguard_desktop.bots.playing.follow", wrong)
    assert main(["--pack", str(PACK), "simulate", "--games", "2", "--jobs", "1"]) == 1
    said = capsys.readouterr().err
    assert "no such thing" in said
    assert "--only 1" in said


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


@pytest.fixture(scope="module")
def long_post() -> Box:
    return load_box(())


@pytest.mark.parametrize("kind", ["random", "sensible"])
@pytest.mark.parametrize(
    "mode",
    [
        {},
        {"options": Options(training=True)},
        {"options": Options(deadly_injuries=True)},
        {"real_dice": True},
        {"quick_start": True},
        {"quick_start": True, "options": Options(deadly_injuries=True), "real_dice": True},
    ],
    ids=["plain", "training", "harder", "real_dice", "quick_start", "all_at_once"],
)
def test_the_first_world_that_nobody_can_leave_comes_to_its_end(
    long_post: Box, codec: Codec, mode: dict[str, Any], kind: str
) -> None:
    match = Match(world=WorldId("W00"), players=2, bot=kind, seed=2, **mode)
    assert play(long_post, codec, match)[0].ending in ("ended_by_text", "evacuated", "all_dead")


@pytest.mark.parametrize(("crew", "players"), [(2, 1), (3, 2), (4, 1)])
def test_two_three_and_four_crew_come_home_from_hum(long_post: Box, codec: Codec, crew: int, players: int) -> None:
    for seed in range(3):
        match = Match(world=WorldId("W01"), players=players, crew=crew, seed=seed)
        assert play(long_post, codec, match)[0].ending != "still going"
