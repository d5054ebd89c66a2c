"""`content check`, `format` and `report` on the command line: what they print and how they end."""

from __future__ import annotations

import json
import subprocess
import sys
from pathlib import Path

import pytest

from tests.content.conftest import FOUR_SECTORS
from vanguard_desktop.content import commands, load
from vanguard_desktop.content.families import of_the_box
from vanguard_desktop.content.one_form import written
from vanguard_desktop.resources import resource_path

ROOT = Path(__file__).parent.parent.parent
# Objectives, tech levels and upgrades are counted together, as the cards of the bridge.
WITHOUT_TARGET = {
    "worlds", "dangers", "logs", "objectives", "tech_levels", "upgrades", "systems", "counters",
    "campaigns", "operations",
}  # fmt: skip


def content(*arguments, encoding="utf-8"):
    """Run the program as a player does, in another process."""
    command = [sys.executable, "-m", "vanguard_desktop", "content", *map(str, arguments)]
    surroundings = {"PYTHONIOENCODING": encoding, "PATH": ""}
    return subprocess.run(
        command, cwd=ROOT, env=surroundings, capture_output=True, encoding=encoding, timeout=60, check=False
    )


def test_a_sound_pack_passes_and_is_summed_up():
    done = content("check", FOUR_SECTORS)
    assert (done.returncode, done.stderr) == (0, "")
    assert done.stdout.endswith("four_sectors: Four Sectors 1.0: crew 4, dangers 1, events 1, pois 1, worlds 1\n")


def test_every_mistake_is_printed_and_the_exit_code_says_so(pack):
    pack.set("events.json", 0, "main", "options", 0, "type", "lose_suplies")
    pack.set("worlds.json", 0, "paths", 1, "end", 9)
    done = content("check", pack.folder)
    assert (done.returncode, done.stderr) == (1, "")
    assert "events.json: $[0].main.options[0].type: unknown effect 'lose_suplies' (did you mean" in done.stdout
    assert "worlds.json: $[0].paths[1].end: '9' is not in $[0].sectors" in done.stdout


def test_a_name_that_the_console_cannot_show_is_still_printed(pack):
    pack.write_text("Čtyři.json", "[]")
    done = content("check", pack.folder, encoding="ascii")
    assert (done.returncode, done.stderr) == (1, "")
    assert "\\u010cty\\u0159i.json" in done.stdout


def test_a_folder_that_is_not_there_fails(tmp_path):
    done = content("check", tmp_path / "nothing")
    assert (done.returncode, done.stderr) == (1, "")
    assert "nothing: there is no such folder" in done.stdout


def test_the_built_in_packs_pass():
    done = content("check")
    assert (done.returncode, done.stderr) == (0, "")
    if not load.built_in_packs():
        assert done.stdout.startswith("No content pack is built in yet")


def test_the_report_names_every_family_and_succeeds():
    done = content("report")
    assert (done.returncode, done.stderr) == (0, "")
    lines = done.stdout.splitlines()
    assert len(lines) >= 26
    assert lines[1].split()[-1] == "249"
    assert lines[1].startswith("Points of interest")


def test_the_report_counts_copies_against_the_target(monkeypatch, capsys):
    monkeypatch.setattr(load, "built_in_packs", lambda: (FOUR_SECTORS,))
    monkeypatch.setattr(commands, "built_in_packs", lambda: (FOUR_SECTORS,))
    assert commands.report() == 0
    printed = capsys.readouterr().out
    rows = {line[:36].strip(): line[36:].split() for line in printed.splitlines()}
    assert rows["Crew"] == ["4", "86"]
    assert rows["Events"] == ["1", "85"]
    assert rows["Missions"] == ["0", "57"]
    assert rows["together"] == ["6", "1152"]
    assert "Without a target: dangers 1, worlds 1" in printed


@pytest.mark.rule("CPI-02", "CPI-01")
def test_the_targets_are_those_of_the_inventory():
    targets = json.loads(resource_path("content", "targets.json").read_text(encoding="utf-8"))
    by_family = {line["family"]: line["target"] for line in targets}
    # CPI-01: tutorial events and section cards, and the sealed envelope, come on top of what is printed.
    on_top = {line["family"]: line["target"] - line["printed"] for line in targets if line["target"] != line["printed"]}
    assert on_top == {"events": 45, "section_cards": 12, "add_ons": 18, "deck_covers": 4}
    assert by_family["pois"] == 249
    assert len(by_family) == len(targets) == 23


def test_every_family_of_the_box_has_a_target_or_needs_none():
    targets = json.loads(resource_path("content", "targets.json").read_text(encoding="utf-8"))
    assert set(of_the_box()) <= {line["family"] for line in targets} | WITHOUT_TARGET


class TestOneForm:
    def test_all_packs_of_the_project_are_written_in_it(self):
        """`vanguard-desktop content format PACK` brings them there."""
        packs = (
            *load.built_in_packs(),
            *sorted(path.parent for path in (ROOT / "tests" / "packs").glob("*/pack.json")),
        )
        assert len(packs) > 3
        for file in (file for pack in packs for file in sorted(pack.rglob("*.json"))):
            text = file.read_text(encoding="utf-8")
            assert written(json.loads(text)) == text, file

    def test_files_are_brought_into_it_and_named(self, pack):
        cards = pack.read("events.json")
        pack.write_text("events.json", json.dumps(cards, indent=7))
        done = content("format", pack.folder)
        assert (done.returncode, done.stderr) == (0, "")
        assert done.stdout.splitlines() == [(pack.folder / "events.json").as_posix()]
        assert pack.read("events.json") == cards
        assert list(pack.read("events.json")[0]) == list(cards[0])
        assert content("format", pack.folder).stdout == ""

    def test_what_cannot_be_read_is_left_alone_and_told(self, pack):
        pack.write_text("crew.json", '[{"id": "A", "id": "B"}')
        done = content("format", pack.folder)
        assert (done.returncode, done.stderr) == (1, "")
        assert "crew.json" in done.stdout
        assert (pack.folder / "crew.json").read_text(encoding="utf-8") == '[{"id": "A", "id": "B"}'

    def test_numbers_that_no_card_may_have_are_kept_as_they_are_written(self, pack):
        pack.write_text("crew.json", '[ {"id": 1e5, "charges": 123456789012} ]')
        assert content("format", pack.folder).returncode == 0
        assert (pack.folder / "crew.json").read_text(encoding="utf-8") == '[{"id": 1e5, "charges": 123456789012}]\n'
