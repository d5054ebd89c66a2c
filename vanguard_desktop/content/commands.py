"""`content check`, `report` and `format`: what is wrong with packs, how much of the box is filled, one form for all."""

from __future__ import annotations

import sys
from collections import Counter
from collections.abc import Sequence
from pathlib import Path

from .complete import counted, targets
from .errors import ContentError, Finding, Findings
from .families import families
from .folder import read_folder, shown
from .json_text import read_json
from .load import built_in_packs, open_packs
from .one_form import written
from .packs import MOST_PARTS_TOGETHER
from .story import check_story


def check(packs: Sequence[Path]) -> int:
    """Read packs together, as the game would, and print every mistake; without any, all that are built in."""
    folders = packs or built_in_packs()
    if not folders:
        print("No content pack is built in yet, so there is nothing to check. Name one: content check PACK")
        return 0
    try:
        opened = open_packs(folders)
    except ContentError as error:
        print(_fit(str(error)))
        return 1
    if story := check_story(opened):
        print(_fit("\n".join(map(str, story.all()))))
        return 1
    for pack in opened:
        families = Counter(entry.family for entry in pack.entries)
        held = ", ".join(f"{family} {count}" for family, count in sorted(families.items())) or "no cards"
        print(_fit(f"{shown(pack.folder)}: {pack.card.name} {pack.card.version}: {held}"))
    return 0


def format(packs: Sequence[Path]) -> int:
    """Write the files of packs in one form, and name those that were not; without any packs, all that are built in."""
    wrong: list[Finding] = []
    for folder in packs or built_in_packs():
        unreadable = Findings()
        files = read_folder(folder, families().keys(), unreadable)
        wrong += unreadable.all()
        for place, data in files.items():
            file = shown(folder, place)
            mistakes = Findings()
            value = read_json(data, file, mistakes, MOST_PARTS_TOGETHER)
            if mistakes:
                wrong += mistakes.all()
            elif (text := written(value)) != data.decode():
                _write(folder / place, text)
                print(_fit(file))
    print(_fit("\n".join(map(str, wrong))), end="\n" if wrong else "")
    return 1 if wrong else 0


def _write(path: Path, text: str) -> None:
    """Whole or not at all."""
    fresh = path.with_name(f".{path.name}.new")
    fresh.write_text(text, encoding="utf-8", newline="\n")
    fresh.replace(path)


def report() -> int:
    """Print how many cards of each family the built-in packs hold, against the whole box (CPI-02)."""
    try:
        opened = open_packs() if built_in_packs() else ()
    except ContentError as error:
        print(_fit(str(error)))
        return 1
    held, lines = counted(opened), targets()
    print(f"{'family':<36}{'cards':>7}{'target':>8}")
    for line in lines:
        print(f"{line['name']:<36}{held[line['family']]:>7}{line['target']:>8}")
    have = sum(min(held[line["family"]], line["target"]) for line in lines)
    print(f"{'together':<36}{have:>7}{sum(line['target'] for line in lines):>8}")
    complete = sum(held[line["family"]] == line["target"] for line in lines)
    print(f"{complete} of {len(lines)} families are complete.")
    beside = sorted(held.keys() - {line["family"] for line in lines})
    if beside:
        print("Without a target: " + ", ".join(f"{family} {held[family]}" for family in beside))
    return 0


def _fit(text: str) -> str:
    """What the console can show; a pack may be named in letters that it lacks."""
    encoding = getattr(sys.stdout, "encoding", None) or "utf-8"
    return text.encode(encoding, "backslashreplace").decode(encoding)
