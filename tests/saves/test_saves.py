"""Games of every save format open for ever and end alike."""

from __future__ import annotations

import json
import shutil
from functools import cache
from pathlib import Path
from random import Random

import pytest

from tests.baseline.packs import kept_box
from tests.support.play import anything, examined
from vanguard_desktop.content.load import load_box
from vanguard_desktop.play.campaign import codec, fold
from vanguard_desktop.play.saved_game import open_game
from vanguard_desktop.store.log import Cursor

HERE = Path(__file__).parent
EXPECTED = json.loads((HERE / "expected.json").read_text(encoding="utf-8"))


@cache
def box(pack):
    return kept_box() if pack == "long_post" else load_box([HERE.parent / "packs" / pack])


def box_of(expected):
    return box(expected.get("pack", "four_sectors"))


def opened(copy, expected):
    return open_game(copy, box_of(expected), lambda: 1)


@pytest.fixture
def copy(request, tmp_path):
    return Path(shutil.copy(HERE / request.param, tmp_path))


def written(position):
    return json.loads(codec().write_position(position))


def as_now(expected):
    """The position that was written down then, as it is written now: questions have another form."""
    return written(codec().read_position(json.dumps(expected["position"]), box_of(expected)))


def differences(now, then, path=""):
    """Where a position differs from the one that was written down; what rules have come to remember since is new."""
    if isinstance(then, dict):
        if not isinstance(now, dict):
            return [path]
        return [
            found
            for key in then
            for found in ([f"{path}/{key}"] if key not in now else differences(now[key], then[key], f"{path}/{key}"))
        ]
    if isinstance(then, list):
        if not isinstance(now, list) or len(now) != len(then):
            return [path]
        pairs = enumerate(zip(now, then, strict=True))
        return [found for place, (here, there) in pairs for found in differences(here, there, f"{path}/{place}")]
    return [] if now == then else [path]


def test_a_difference_between_positions_is_found():
    then = {"supplies": 5, "members": [{"id": "a"}, {"id": "b"}]}
    assert differences({"supplies": 5, "members": [{"id": "a", "new": 1}, {"id": "b"}]}, then) == []
    assert differences({"supplies": 4, "members": [{"id": "a"}, {"id": "c"}]}, then) == ["/supplies", "/members/1/id"]
    assert differences({"members": [{"id": "a"}]}, then) == ["/supplies", "/members"]


def of_each(test):
    cases = [pytest.param(name, EXPECTED[name], id=name) for name in EXPECTED]
    return pytest.mark.parametrize(("copy", "expected"), cases, indirect=["copy"])(test)


def test_every_kept_save_is_tested():
    assert sorted(EXPECTED) == sorted(path.name for path in HERE.glob("*.vanguard"))
    assert len(EXPECTED) >= 2


@of_each
def test_a_kept_save_opens_where_it_was_left(copy, expected):
    game = opened(copy, expected)
    assert game.cursor == Cursor(expected["line"], expected["step"])
    assert [line.tip for line in game.lines()] == expected["tips"]
    question = game.state.question
    assert (None if question is None else question.tag) == expected["question"]
    assert differences(written(game.position), as_now(expected)) == []
    game.close()


@of_each
def test_a_kept_save_played_from_its_opening_ends_alike(copy, expected):
    game = opened(copy, expected)
    position = None
    for events in game.history(0, game.cursor.step):
        position = fold(box_of(expected), position, events)
    assert position is not None
    assert differences(written(position), as_now(expected)) == []
    game.close()


@of_each
def test_every_line_of_a_kept_save_can_be_played_on(copy, expected):
    game = opened(copy, expected)
    for line in game.lines():
        game.go_to(Cursor(line.id, line.tip))
        if game.legal_commands():
            game.submit(anything(game, Random(1)))
    game.go_to(Cursor(1, 0))
    game.submit(anything(game, Random(1)))
    game.close()


@of_each
def test_the_doctor_finds_kept_saves_well(copy, expected):
    code, told = examined(copy, box_of(expected))
    assert code == 0, told


@of_each
def test_whatever_is_asked_in_a_kept_save_can_be_answered(copy, expected):
    """Each line of play in the saves of old questions was left where another of them was open (DEC-25)."""
    game = opened(copy, expected)
    asked = set()
    for line in game.lines():
        game.go_to(Cursor(line.id, line.tip))
        if game.state.question is None:
            continue
        asked.add(game.state.question.tag)
        answers = set(game.rules.answers(game.state))
        legal = game.legal_commands()
        assert answers.intersection(legal), game.state.question
        for command in legal:
            game.go_to(Cursor(line.id, line.tip))
            game.submit(command)
    assert asked >= set(expected.get("questions", ()))
    game.close()
