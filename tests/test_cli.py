"""The command line answers in a sentence and an exit code, also where a file or a number is of no use."""

from __future__ import annotations

import pytest

from vanguard_desktop.cli import main


@pytest.mark.parametrize(
    "arguments",
    [
        ["simulate", "--campaigns", "1", "--log", "{file}/campaigns.json"],
        ["simulate", "--games", "1", "--world", "nowhere"],
        ["simulate", "--games", "1", "--pack", "{file}"],
        ["doctor", "{file}"],
        ["content", "check", "{file}"],
    ],
    ids=" ".join,
)
def test_what_cannot_be_used_is_told_in_a_line(arguments, tmp_path, capsys):
    file = tmp_path / "a file"
    file.write_text("nothing of use")
    assert main([part.format(file=file) for part in arguments]) == 1
    told = capsys.readouterr()
    assert (told.out + told.err).strip()
    assert "Traceback" not in told.out + told.err


def test_nobody_plays_with_less_than_one_worker(capsys):
    for tool in ("simulate", "balance"):
        with pytest.raises(SystemExit):
            main([tool, "--jobs", "0"])
        assert "0 is less than one" in capsys.readouterr().err


def test_fewer_than_none_is_no_number_of_games(capsys):
    with pytest.raises(SystemExit):
        main(["simulate", "--games", "-3"])
    assert "-3 is less than none" in capsys.readouterr().err
