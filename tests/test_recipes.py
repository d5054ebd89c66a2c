"""What CONTRIBUTING.md says of making something new is true: its recipes are carried out in a copy, word for word."""

from __future__ import annotations

import os
import re
import shutil
import subprocess
import sys
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import attrs
import pytest

ROOT = Path(__file__).parent.parent
# What a recipe may change; the rest is looked up where it lies.
COPIED, LOOKED_UP = ("vanguard_desktop", "i18n", "tests"), ("resources", "packaging", "pyproject.toml")

# The card of the first recipe, then with the effect of the third.
IN_ITS_PLACE = ('{"type": "lose_supplies", "count": 1}', '{"type": "halve_supplies"}')


@attrs.frozen
class Step:
    """One `diff` block: in which file what stands there becomes what; before what is new stands nothing."""

    changes: tuple[tuple[str, str, str], ...]

    def carry_out(self, root: Path) -> None:
        for name, before, after in self.changes:
            file = root / name
            if not before:
                assert not file.exists(), f"{name} is there already"
                file.parent.mkdir(parents=True, exist_ok=True)
                file.write_text(after, encoding="utf-8")
                continue
            text = file.read_text(encoding="utf-8")
            assert text.count(before) == 1, (
                f"{name} has {text.count(before)} places like the lines below, which CONTRIBUTING.md quotes;"
                f" write there what stands in the file now:\n{before}"
            )
            file.write_text(text.replace(before, after), encoding="utf-8")


def recipes() -> dict[str, list[Step]]:
    """The steps of every recipe, by its headline."""
    found: dict[str, list[Step]] = {}
    for part in re.split(r"^### ", (ROOT / "CONTRIBUTING.md").read_text(encoding="utf-8"), flags=re.MULTILINE)[1:]:
        blocks = re.findall(r"^```diff\n(.*?)^```", part, flags=re.MULTILINE | re.DOTALL)
        found[part.partition("\n")[0]] = [Step(tuple(_changes(block))) for block in blocks]
    return found


def _changes(block: str) -> Iterator[tuple[str, str, str]]:
    for name, body in re.findall(r"^(?:---|\+\+\+) (\S+)\n((?:(?!---|\+\+\+).*\n)*)", block, flags=re.MULTILINE):
        for hunk in body.split("@@\n"):
            lines = [line or " " for line in hunk.splitlines()]
            assert all(line[0] in " -+" for line in lines), hunk
            yield name, *("".join(f"{line[1:]}\n" for line in lines if line[0] in kept) for kept in (" -", " +"))


@pytest.fixture(scope="module")
def copy(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """The project as somebody has it before they begin."""
    root = tmp_path_factory.mktemp("project")
    for name in COPIED:
        # With what Python has compiled: to do it again takes longer than most of what is done with the copy.
        shutil.copytree(ROOT / name, root / name, ignore=shutil.ignore_patterns("*.vanguard", "*.xz"))
    for name in LOOKED_UP:
        (root / name).symlink_to(ROOT / name)
    return root


def run(copy: Path, *command: str) -> subprocess.CompletedProcess[str]:
    clean = {name: value for name, value in os.environ.items() if not name.startswith(("PYTEST", "COV"))}
    return subprocess.run(
        [sys.executable, *command],
        cwd=copy,
        env=clean | {"PYTHONPATH": str(copy), "QT_QPA_PLATFORM": "offscreen"},
        capture_output=True,
        text=True,
        check=False,
    )


def pytests(copy: Path, *tests: str) -> str:
    return run(copy, "-m", "pytest", "-q", "-p", "no:cacheprovider", *tests).stdout


def translate(copy: Path) -> None:
    """Fill in what is unfinished as a translator would, but in no language that anybody speaks."""
    for file in (copy / "i18n").glob("app_*.ts"):
        tree = ElementTree.parse(file)
        for message in tree.iter("message"):
            words = message.find("translation")
            assert words is not None
            if words.attrib.pop("type", None) == "unfinished":
                forms = list(words) or [words]
                for form in forms:
                    form.text = f"{message.findtext('source')} ({file.stem})"
        tree.write(file, encoding="utf-8")
    compiled = run(
        copy,
        "-c",
        "import sys; sys.path.insert(0, 'packaging'); from pathlib import Path; from build_hook import *;"
        "compile_translations(Path('i18n'), Path('vanguard_desktop/i18n'))",
    )
    assert compiled.returncode == 0, compiled.stderr


@pytest.mark.long
def test_what_is_made_by_the_recipes_is_there_and_works(copy):
    made = recipes()
    for headline in ("A pack with a card", "A world"):
        for step in made.pop(headline):
            step.carry_out(copy)
    effect, *rest = made.pop("An effect, and an event")

    effect.carry_out(copy)
    told = pytests(copy, "tests/test_nothing_forgotten.py")
    assert "HalveSupplies: nothing carries it out, no words, no sign, no worth for bots" in told

    for step in (*rest, *(step for steps in made.values() for step in steps)):
        step.carry_out(copy)
    collected = run(copy, "i18n/collect.py")
    assert collected.returncode == 0, collected.stderr
    translate(copy)
    tests = (
        "test_nothing_forgotten.py",
        "text/test_collected.py::test_whoever_translates_one_word_or_two_reads_where_they_stand",
        "text/test_collected.py::test_whoever_translates_a_text_with_places_reads_what_fills_them",
        "text/test_four_languages.py",
        "expedition/test_halved.py",
        "app/test_thanks.py",
        "app/test_spoken_screens.py::test_everything_on_a_screen_has_name_and_role[de-thanks]",
    )
    told = pytests(copy, *(f"tests/{test}" for test in tests))
    assert re.search(r"^\d+ passed", told, flags=re.MULTILINE), told

    card = copy / "my_pack" / "events.json"
    card.write_text(card.read_text(encoding="utf-8").replace(*IN_ITS_PLACE), encoding="utf-8")
    for order in (
        ("content", "check", "my_pack"),
        ("content", "format", "my_pack"),
        ("simulate", "--games", "1", "--pack", "my_pack", "--world", "my_world"),
    ):
        done = run(copy, "-m", "vanguard_desktop", *order)
        assert done.returncode == 0, done.stdout + done.stderr
