"""The project stands alone, keeps its promises in words, and guards against the two Qt faults that end a game."""

from __future__ import annotations

import ast
import re
import sys
from pathlib import Path
from statistics import median

import pytest
from PySide6.QtWidgets import QLabel

ROOT = Path(__file__).parent.parent
TEXT = {".py", ".toml", ".md", ".json", ".ts", ".lock", ".csv", ".svg", ".html", ".yml", ""}

# One letter in brackets keeps each pattern from finding itself here.
UNWANTED = {
    "a file outside the project": r"\.\./[s]hared|(?<![\w.~-])/(home|root|work|Users)/\w",
    "work left undone": r"\b(TO[D]O|FIX[M]E)\b",
    "a package registry": r"py[p]i\.org|py[t]honhosted|[i]ndex-url|[f]ind-links",
    "a switched-off test": r"@pytest\.mark\.(s[k]ip|x[f]ail)\b",
}


def own_files() -> list[Path]:
    """List what the project consists of; without git, which a clean machine lacks."""
    folders = ("vanguard_desktop", "resources", "i18n", "packaging", "tests", ".ci")
    paths = [*ROOT.iterdir(), *(path for folder in folders for path in (ROOT / folder).rglob("*"))]
    return [path for path in paths if path.suffix in TEXT and path.is_file() and path.name != ".git"]


@pytest.mark.parametrize("pattern", UNWANTED.values(), ids=UNWANTED.keys())
def test_no_file_names(pattern):
    found = [
        f"{path.relative_to(ROOT)}:{number}: {line.strip()[:100]}"
        for path in own_files()
        for number, line in enumerate(path.read_text(encoding="utf-8", errors="replace").splitlines(), start=1)
        if re.search(pattern, line)
    ]
    assert not found, "\n".join(found)


def test_the_lock_holds_names_versions_and_hashes_only():
    lines = (ROOT / "packaging" / "requirements.lock").read_text(encoding="ascii").splitlines()
    marker = r"[a-z_]+ == '\w+'"
    pin = rf"[a-z0-9-]+==[0-9a-z.]+( ; {marker}( or {marker})*)? \\"
    entry = re.compile(rf"#.*|{pin}|    --hash=sha256:[0-9a-f]{{64}}( \\)?")
    assert len(lines) > 50
    assert [line for line in lines if not entry.fullmatch(line)] == []


def test_the_lock_fits_what_the_project_asks_for():
    sys.path.insert(0, str(ROOT / "packaging"))
    try:
        import lock
    finally:
        sys.path.pop(0)
    lines = (ROOT / "packaging" / "requirements.lock").read_text(encoding="ascii").splitlines()
    locked = {line.partition("==")[0] for line in lines if "==" in line}
    asked = {re.split(r"[<>=]", requirement)[0].lower() for requirement in lock.wanted()}
    assert asked <= locked


def test_a_void_call_into_qt_keeps_its_reference_to_none(qtbot):
    # PySide6 6.12.0 on Python 3.11 loses one for each call and aborts after some thousand; the pin in pyproject.toml
    # keeps it out. From Python 3.12 on None is immortal and its count stands still.
    label = QLabel()
    qtbot.addWidget(label)
    before = sys.getrefcount(None)
    for number in range(1000):
        label.setText(str(number))
    assert sys.getrefcount(None) >= before - 10


def test_nobody_asks_a_layout_for_its_items():
    """Python would keep them, also when Qt has freed them; only a layout of our own may hand out what it keeps."""
    own = {Path("vanguard_desktop/widgets/look/controls/flow.py"), Path("tests/app/test_layout_items.py")}
    asked = [
        path.relative_to(ROOT)
        for folder in ("vanguard_desktop", "tests")
        for path in (ROOT / folder).rglob("*.py")
        if re.search(r"\.item[A]t\(\w+\)", path.read_text(encoding="utf-8"))
    ]
    assert set(asked) <= own, asked


def test_a_layout_is_put_into_its_place_before_anything_is_put_into_it():
    """Otherwise Python keeps what the layout is made of, also when Qt has freed it, and takes new things for it."""
    late = []
    for path in (ROOT / "vanguard_desktop").rglob("*.py"):
        for function in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(function, ast.FunctionDef):
                late += [f"{path.relative_to(ROOT)}:{line}" for line in _placed_late(function)]
    assert not late, late


def _placed_late(function: ast.FunctionDef) -> list[int]:
    """The lines where a layout goes into another one (or into a widget) that already holds something."""
    calls = [each for each in ast.walk(function) if isinstance(each, ast.Call)]
    methods = [(each, each.func) for each in calls if isinstance(each.func, ast.Attribute)]
    filled = [(ast.unparse(how.value), each.lineno) for each, how in methods if how.attr.startswith(("add", "insert"))]
    placed = [each for each, how in methods if how.attr in ("addLayout", "insertLayout", "setLayout")]
    return [
        each.lineno
        for each in placed
        for inner in each.args
        if isinstance(inner, ast.Call) or any(ast.unparse(inner) == name and at < each.lineno for name, at in filled)
    ]


def test_words_become_markup_in_one_place_each():
    """Qt takes whatever looks like HTML for HTML: names in tool tips, in labels, in texts with icons."""
    places = {
        r"\.set[T]oolTip\(|QTool[T]ip\.showText": {"widgets/look/naming.py"},
        r"\.set[H]tml\(|insert[H]tml|QTextBrows[e]r|QTextE[d]it\b(?!,| \{|:)": {"widgets/look/paint/rich.py"},
        r"(?<!class Text\()QLab[e]l\(": {"scenes/planet/sector_card.py"},
        r"QMessage[B]ox|QError[M]essage|set[W]hatsThis|ToolTip[R]ole": set(),
    }
    for pattern, allowed in places.items():
        found = {
            path.relative_to(ROOT / "vanguard_desktop").as_posix()
            for path in (ROOT / "vanguard_desktop").rglob("*.py")
            if re.search(pattern, path.read_text(encoding="utf-8"))
        }
        assert found == allowed, pattern


def test_every_room_can_be_overlooked():
    """A folder has a subject and about twenty modules; one with more is two."""
    rooms = {path.parent for path in (ROOT / "vanguard_desktop").rglob("*.py")}
    full = {room.relative_to(ROOT).as_posix(): len(list(room.glob("*.py"))) for room in rooms}
    assert {room: count for room, count in full.items() if count > 24} == {}


def test_every_module_can_be_read_in_one_sitting():
    """One that grows beyond is two, split by what a reader looks for; half of all are a good deal shorter."""
    paths = (ROOT / "vanguard_desktop").rglob("*.py")
    lines = {path.relative_to(ROOT).as_posix(): len(path.read_text(encoding="utf-8").splitlines()) for path in paths}
    assert {path: count for path, count in lines.items() if count > 300} == {}
    assert median(lines.values()) < 120


def test_what_the_guides_name_is_there():
    """Folders and files in backticks, from the root, the package or its first rule book."""
    homes = [ROOT, ROOT / "vanguard_desktop", ROOT / "vanguard_desktop" / "rulesets" / "expedition"]
    missing = []
    for guide in ("README.md", "CONTRIBUTING.md", "resources/content/README.md", "i18n/README.md"):
        text = re.sub(r"```.*?```", "", (ROOT / guide).read_text(encoding="utf-8"), flags=re.DOTALL)
        named = re.findall(r"`([a-z_]+/[a-z0-9_]+[a-z0-9_./]*)`", text)
        missing += [f"{guide}: {name}" for name in named if not any((home / name).exists() for home in homes)]
    assert missing == []
