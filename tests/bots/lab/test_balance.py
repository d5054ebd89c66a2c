"""`vanguard-desktop balance`: however the work is cut, it comes to the same; and all of it can be read."""

from __future__ import annotations

import json
import sys
import types
from pathlib import Path
from xml.etree.ElementTree import fromstring

import attrs
import pytest

from tests.third_book.rules import THIRD
from vanguard_desktop.books import BOOKS, Part
from vanguard_desktop.bots.lab import workers
from vanguard_desktop.bots.lab.printed import cell, columns_of, shown
from vanguard_desktop.bots.lab.sums import figures_of, lists_of
from vanguard_desktop.cli import main, parser

PACKS = Path(__file__).parents[2] / "packs"
WORDS = ["balance", "--bot", "random", "--players", "2", "--pack", str(PACKS / "four_sectors")]


def told(tmp_path, name, *words):
    file = tmp_path / name
    assert main([*WORDS, "--json", str(file), *words]) == 0
    return file.read_bytes()


def test_however_the_work_is_cut_it_comes_to_the_same(tmp_path):
    alone = told(tmp_path, "alone", "--games", "6", "--jobs", "1")
    assert told(tmp_path, "two", "--games", "6", "--jobs", "2") == alone
    assert told(tmp_path, "chunks", "--games", "6", "--jobs", "2", "--chunk", "4") == alone
    table = json.loads(alone)["tables"][0]
    assert (table["games"], table["players"], table["bot"], table["broken"]) == (6, 2, "random", [])
    assert told(tmp_path, "other", "--games", "6", "--jobs", "1", "--seed", "2") != alone


def test_what_is_in_the_log_is_not_played_again(tmp_path, monkeypatch):
    log, seeds = tmp_path / "log", []
    original = workers.play_piece
    monkeypatch.setattr(workers, "play_piece", lambda box, piece: seeds.append(piece.seed) or original(box, piece))
    fresh = told(tmp_path, "fresh", "--games", "4", "--jobs", "1")
    wanted, seeds[:] = list(seeds), []
    told(tmp_path, "three", "--games", "3", "--jobs", "1", "--log", str(log))
    kept = log.read_text(encoding="utf-8")
    log.write_text(kept[: len(kept) - 40], encoding="utf-8")  # cut off while the third was written
    seeds[:] = []
    assert told(tmp_path, "gone on with", "--games", "4", "--jobs", "1", "--log", str(log)) == fresh
    assert seeds == wanted[2:]
    seeds[:] = []
    assert told(tmp_path, "again", "--games", "4", "--jobs", "1", "--log", str(log)) == fresh
    assert seeds == []


def test_a_log_of_another_program_does_not_count(tmp_path, monkeypatch):
    words = ("--games", "2", "--jobs", "1", "--log", str(tmp_path / "log"))
    told(tmp_path, "first", *words)
    monkeypatch.setattr("vanguard_desktop.bots.played_log.program", lambda: "another")
    told(tmp_path, "second", *words)
    assert (tmp_path / "log").read_text(encoding="utf-8").count("\n") == 4


def test_the_page_holds_every_figure_and_needs_nothing_else(tmp_path, capsys):
    page = tmp_path / "page.html"
    sums = json.loads(told(tmp_path, "json", "--games", "3", "--jobs", "1", "--html", str(page), "--aim", "40-70"))
    written = page.read_text(encoding="utf-8")
    html = fromstring(written.removeprefix("<!DOCTYPE html>\n"))
    words = {text.strip() for text in html.itertext()}
    report = sums["tables"][0]["reports"][0]
    for figure in figures_of("expedition"):
        assert {figure.title, shown(figure, report["figures"][figure.id])} <= words
    for listing in lists_of("expedition"):
        for row in report["lists"][listing.id]:
            assert {row["thing"], *(cell(listing, row, column) for column in columns_of(listing))} <= words
    assert "<script" not in written
    assert "http" not in written.replace("http://www.w3.org/", "")
    assert next(svg.get("class") for svg in html.iter("{http://www.w3.org/2000/svg}svg")) == "forest"
    printed = capsys.readouterr().out
    assert "random" in printed
    assert shown(figures_of("expedition")[0], report["figures"]["success"]) in printed


def test_worlds_and_operations_go_by_their_ids_and_names(tmp_path, capsys):
    words = ["balance", "--games", "1", "--jobs", "1", "--players", "1", "--bot", "random"]
    file = tmp_path / "json"
    assert main([*words, "--worlds", "op-3", "HUM", "W01", "--json", str(file)]) == 0
    tables = json.loads(file.read_bytes())["tables"]
    assert [(table["book"], table["start"]) for table in tables] == [("ship", "OP-3"), ("expedition", "W01")]
    assert [(report["book"], report["of"]) for report in tables[0]["reports"]] == [
        ("expedition", "OP-3"),
        ("ship", "OP-3"),
    ]
    capsys.readouterr()
    assert main([*words, "--worlds", "Nowhere"]) == 1
    said = capsys.readouterr().err
    assert "Nowhere" in said
    assert "OP-5" in said


def test_a_game_that_breaks_off_is_told_and_the_others_count(tmp_path, capsys, monkeypatch):
    original = workers.play_piece
    broken = []

    def falls_once(box, piece):
        if not broken:
            broken.append(piece.seed)
            monkeypatch.setattr("vanguard_desktop.bots.lab.game.book_by_book", falls)
            record = original(box, piece)
            monkeypatch.undo()
            return record
        return original(box, piece)

    def falls(*_):
        raise AssertionError("no such thing")

    monkeypatch.setattr(workers, "play_piece", falls_once)
    assert main([*WORDS, "--games", "2", "--jobs", "1", "--json", str(tmp_path / "json")]) == 1
    table = json.loads((tmp_path / "json").read_bytes())["tables"][0]
    assert table["broken"] == [{"number": 0, "why": "AssertionError: no such thing"}]
    assert table["reports"][0]["games"] == 1
    assert "game 0: AssertionError: no such thing" in capsys.readouterr().out


class Scheduler:
    """As `distributed.Client` is asked, with one worker: this process."""

    who = None

    def __init__(self, address):
        assert address == "tcp://elsewhere"

    def __enter__(self):
        return self

    def __exit__(self, *_):
        pass

    def run(self, function, *given):
        return {"worker": self.who or function(*given)}

    def map(self, function, parts, pure):
        assert not pure
        return [types.SimpleNamespace(result=lambda part=part: function(part)) for part in parts]


def test_other_machines_play_the_same_games(tmp_path, monkeypatch, capsys):
    monkeypatch.setitem(sys.modules, "distributed", types.SimpleNamespace(Client=Scheduler))
    alone = told(tmp_path, "alone", "--games", "3", "--jobs", "1")
    assert told(tmp_path, "there", "--games", "3", "--scheduler", "tcp://elsewhere", "--chunk", "2") == alone
    monkeypatch.setattr(Scheduler, "who", ("another program", "other content"))
    assert main([*WORDS, "--games", "3", "--scheduler", "tcp://elsewhere"]) == 1
    assert workers.OTHERS in capsys.readouterr().err


def test_without_the_extra_it_is_said_which_one(monkeypatch, capsys):
    monkeypatch.setitem(sys.modules, "distributed", None)
    assert main([*WORDS, "--games", "1", "--scheduler", "tcp://elsewhere"]) == 1
    assert "vanguard-desktop[lab]" in capsys.readouterr().err


def test_a_kind_of_player_that_a_book_does_not_have_is_said_before_anything_is_played(monkeypatch, capsys):
    monkeypatch.setattr("vanguard_desktop.bots.lab.balance.kinds_of", lambda book: ("sensible",))
    assert main([*WORDS, "--games", "1", "--jobs", "1"]) == 1
    assert capsys.readouterr().err == "Nobody of this kind plays there: random.\n"


def test_a_book_brings_its_own_measures(tmp_path, monkeypatch, capsys):
    third = attrs.evolve(
        THIRD, bench=Part("tests.third_book.bench", "BENCH"), players=Part("tests.third_book.bench", "PLAYERS")
    )
    monkeypatch.setitem(BOOKS, THIRD.id, third)
    file = tmp_path / "json"
    pack = PACKS.parent / "third_book" / "pack"
    words = ["balance", "--worlds", "water", "--games", "2", "--jobs", "1", "--players", "2", "--pack", str(pack)]
    assert main([*words, "--json", str(file), "--html", str(tmp_path / "page")]) == 0
    report = json.loads(file.read_bytes())["tables"][0]["reports"][0]
    assert report["figures"]["all_lit"]["value"] == 1
    assert {"decisions", "single", "oil"} < report["figures"].keys()
    assert all(row["name"] for row in report["lists"]["lanterns"])
    assert "Lanterns (sensible)" in capsys.readouterr().out


@pytest.mark.parametrize("aim", ["40", "70-40", "0-101", "a-b"])
def test_an_aim_is_a_range_of_percent(aim, capsys):
    with pytest.raises(SystemExit):
        parser().parse_args(["balance", "--aim", aim])
    assert "40-70" in capsys.readouterr().err


@pytest.mark.parametrize("text", ["Dear Ann,\n", "Dear Ann,", "[]\n", "{}\n"])
def test_what_is_no_log_is_left_alone(text, tmp_path, capsys):
    letter = tmp_path / "letter"
    letter.write_text(text)
    assert main([*WORDS, "--games", "1", "--log", str(letter)]) == 1
    assert "no log" in capsys.readouterr().err
    assert letter.read_text() == text


def test_whoever_stops_is_told_where_to_go_on(tmp_path, monkeypatch, capsys):
    original, played = workers.play_piece, []

    def stopped(box, piece):
        if played:
            raise KeyboardInterrupt
        played.append(piece)
        return original(box, piece)

    monkeypatch.setattr(workers, "play_piece", stopped)
    assert main([*WORDS, "--games", "3", "--jobs", "1", "--log", str(tmp_path / "log")]) == 130
    assert str(tmp_path / "log") in capsys.readouterr().err
    assert (tmp_path / "log").read_text(encoding="utf-8").count("\n") == 1


def test_the_same_table_twice_is_one_table(tmp_path):
    words = ["balance", "--bot", "random", "random", "--players", "2", "2", "--games", "2", "--jobs", "1"]
    file = tmp_path / "json"
    assert main([*words, "--pack", str(PACKS / "four_sectors"), "--json", str(file)]) == 0
    assert [table["games"] for table in json.loads(file.read_bytes())["tables"]] == [2]
