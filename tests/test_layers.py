"""Imports point one way: each part of the program may know the parts below it, and of Qt only what is its business."""

from __future__ import annotations

import ast
import sys
from collections.abc import Iterator
from pathlib import Path

import attrs
import pytest

ROOT = Path(__file__).parent.parent
PACKAGE = "vanguard_desktop"

CORE_QT = ("PySide6.QtCore",)
GUI_QT = (*CORE_QT, "PySide6.QtGui", "PySide6.QtSvg")
WIDGET_QT = (*GUI_QT, "PySide6.QtWidgets", "PySide6.QtSvgWidgets", "PySide6.__version__", "shiboken6")
# A game replayed elsewhere must be the same game: nothing below `content` reads files, clocks or chance of its own.
OUTSIDE_WORLD = (
    *("asyncio", "datetime", "io", "os", "pathlib", "random", "secrets", "shutil", "socket", "sqlite3"),
    *("subprocess", "tempfile", "threading", "time", "uuid"),
)
# Plain data may be shown by anyone; rules are asked for through the bridge alone, and so is the game.
RULESET_DATA = (
    *("rulesets.*.data", "rulesets.*.state"),
    # What the pages of the ship book are, the names of its zones, and of what lies there.
    *("rulesets.ship.phases", "rulesets.ship.zones", "rulesets.ship.pieces"),
)
STEP = ("play.game.Step", "play.game.Way", "play.check_odds.Odds", "play.laying.Ground")


@attrs.frozen
class Layer:
    """What one part may import: other parts of the program, down to a single class, and packages from elsewhere.

    A `*` stands for one name.
    """

    parts: tuple[str, ...] = ()
    packages: tuple[str, ...] = ("attrs",)
    never: tuple[str, ...] = ()


# Everyone may import the part itself and `core`; above the books, whatever the books stand on.
SHARED = ("dice", "setting")
LAYERS = {
    "__init__": Layer(packages=()),
    "core": Layer(never=OUTSIDE_WORLD),
    "dice": Layer(never=OUTSIDE_WORLD),
    "setting": Layer(parts=("dice",), never=OUTSIDE_WORLD),
    "rulesets.*": Layer(parts=SHARED, never=OUTSIDE_WORLD),
    "rulesets": Layer(parts=("rulesets",), never=OUTSIDE_WORLD),
    "resources": Layer(packages=()),
    "system_libraries": Layer(packages=()),
    # Names what lies above the rules, and leaves it to be loaded by whoever asks.
    "books": Layer(parts=(*SHARED, "rulesets")),
    "content": Layer(parts=(*SHARED, "rulesets", "books", "resources"), packages=("attrs", "cattrs")),
    "store": Layer(
        parts=(
            *SHARED,
            "rulesets",
        ),
        packages=("attrs", "cattrs"),
    ),
    "play": Layer(parts=(*SHARED, "rulesets", "books", "content", "store", "resources")),
    "bots": Layer(
        parts=(*SHARED, "rulesets", "books", "content", "store", "play", "resources"),
        packages=("attrs", "distributed"),  # the extra `lab`, where other machines play
    ),
    "text": Layer(
        parts=(*SHARED, "rulesets", "books", "bots.motive", "bots.*.motives", "content", "store.errors", "resources"),
        packages=("attrs", *CORE_QT),
    ),
    "models": Layer(
        parts=(*SHARED, "play", "bots.advice", "text", "store.errors", "store.notes", *RULESET_DATA),
        packages=("attrs", *GUI_QT),
    ),
    # Colors, fonts and icons: painted alike on the scene and on the boards, and knowing neither.
    "widgets.look": Layer(parts=("resources",), packages=("attrs", *WIDGET_QT)),
    "scenes": Layer(
        parts=(*SHARED, "models", "text", "widgets.look", "resources", *RULESET_DATA, *STEP),
        packages=("attrs", *WIDGET_QT),
    ),
    "widgets": Layer(
        parts=(*SHARED, "models", "scenes", "text", "resources", *RULESET_DATA, *STEP), packages=("attrs", *WIDGET_QT)
    ),
    "app": Layer(
        parts=(
            *SHARED,
            *(
                "rulesets",
                "books",
                "content",
                "store",
                "play",
                "bots",
                "text",
                "models",
                "scenes",
                "widgets",
                "resources",
            ),
            "system_libraries",
        ),
        packages=("attrs", "cattrs", "miniaudio", "platformdirs", "PySide6", "shiboken6"),
    ),
    "cli": Layer(parts=(*SHARED, "rulesets", "content", "store", "play", "bots", "app", "resources")),
    "__main__": Layer(parts=("cli",), packages=()),
}


def modules(root: Path) -> dict[str, Path]:
    """Find every module of the package under `root`, by dotted name without the package's own."""
    found = {}
    for path in (root / PACKAGE).rglob("*.py"):
        parts = path.relative_to(root / PACKAGE).with_suffix("").parts
        found[".".join(parts[:-1] if parts[-1] == "__init__" and len(parts) > 1 else parts)] = path
    return found


def imports(path: Path, root: Path) -> Iterator[tuple[int, str]]:
    """List all that a module imports, wherever the import stands: at the top, in a function, for type checking only."""
    tree, folder = ast.parse(path.read_text(encoding="utf-8"), str(path)), path.relative_to(root).parent.parts
    for node in ast.walk(tree):
        match node:
            case ast.Import(names=names):
                yield from ((node.lineno, name.name) for name in names)
            case ast.ImportFrom(module=module, names=names, level=level):
                above = folder[: len(folder) + 1 - level] if level else ()  # `.` is the folder, `..` the one around it
                home = ".".join((*above, module) if module else above)
                yield from ((node.lineno, f"{home}.{name.name}") for name in names)
            case ast.Call(
                func=ast.Name(id="__import__" | "import_module") | ast.Attribute(attr="import_module"),
                args=[ast.Constant(value=str(name)), *_],
            ):
                yield node.lineno, name


def covers(pattern: str, name: str) -> bool:
    """Say whether `name` is the part `pattern` or lies inside it."""
    wanted, given = pattern.split("."), name.split(".")
    return len(given) >= len(wanted) and all(w in ("*", g) for w, g in zip(wanted, given, strict=False))


def layer_of(module: str) -> str | None:
    return max((name for name in LAYERS if covers(name, module)), key=len, default=None)


def allowed(module: str, imported: str) -> bool:
    name = layer_of(module)
    assert name is not None
    layer = LAYERS[name]
    top = imported.split(".", maxsplit=1)[0]
    if top != PACKAGE:
        if top in sys.stdlib_module_names:
            return top not in layer.never
        return any(covers(package, imported) for package in layer.packages)
    inside = imported.removeprefix(f"{PACKAGE}.")
    if inside == "__version__":
        return True
    own = ".".join(module.split(".")[: len(name.split("."))])
    return any(covers(part, inside) for part in (own, "core", *layer.parts))


def slips(root: Path) -> list[str]:
    """Name every import the table forbids, and every module it does not know."""
    found = []
    for module, path in sorted(modules(root).items()):
        if layer_of(module) is None:
            found.append(f"{path.relative_to(root)}: in no layer of the table")
            continue
        found += [
            f"{path.relative_to(root)}:{line}: {module} may not import {imported}"
            for line, imported in imports(path, root)
            if not allowed(module, imported)
        ]
    return found


def test_every_import_keeps_to_the_layers():
    assert not slips(ROOT), "\n".join(slips(ROOT))


SLIPS = {
    "core may import no Qt": ("core/ids.py", "from PySide6.QtCore import QObject"),
    "core may not look at the clock": ("core/ids.py", "import time"),
    "core may not draw chance of its own": ("core/ids.py", "from random import choice"),
    "core knows no rule book": ("core/ids.py", "from vanguard_desktop.rulesets.ship import state"),
    "core knows nothing of dice": ("core/ids.py", "from vanguard_desktop.dice.faces import Icon"),
    "dice know nothing of a setting": ("dice/faces.py", "from vanguard_desktop.setting import cards"),
    "the setting knows no rule book": ("setting/box.py", "from vanguard_desktop.rulesets.ship import state"),
    "one rule book imports no other": ("rulesets/ship/state.py", "import vanguard_desktop.rulesets.expedition.state"),
    "rule books read no files": ("rulesets/ship/decide.py", "from pathlib import Path"),
    "content knows no saves": ("content/load.py", "from vanguard_desktop.store.event_log import EventLog"),
    "the store knows no content": ("store/codec.py", "from vanguard_desktop.content import load"),
    "play knows no Qt, not even for types": (
        "play/game.py",
        "from typing import TYPE_CHECKING\nif TYPE_CHECKING:\n    from PySide6.QtCore import Signal",
    ),
    "bots know no Qt, not even inside a function": ("bots/random_bot.py", "def f():\n    import PySide6.QtCore"),
    "words need only QtCore": ("text/names.py", "from PySide6 import QtGui"),
    "models draw no widgets": ("models/rows.py", "from PySide6.QtWidgets import QWidget"),
    "models know no rules": ("models/rows.py", "from vanguard_desktop.rulesets.expedition.legal import why_not"),
    "models know no rules as a module": (
        "models/rows.py",
        "from vanguard_desktop.rulesets.expedition import legal",
    ),
    "colors and fonts know no game": ("widgets/look/fonts.py", "import vanguard_desktop.models.bridge"),
    "scenes know no widgets": ("scenes/map_view.py", "import vanguard_desktop.widgets.tray"),
    "scenes do not submit around the bridge": (
        "scenes/map_view.py",
        "from vanguard_desktop.play.game import Game",
    ),
    "scenes do not take the game with its step": (
        "scenes/map_view.py",
        "from vanguard_desktop.play.game import Step, Game",
    ),
    "widgets do not open the app": ("widgets/tray.py", "from vanguard_desktop.app.profile.settings import Settings"),
    "only the command line opens the app": ("play/game.py", "import_module('vanguard_desktop.app')"),
    "the command line starts without Qt": ("cli.py", "import PySide6.QtWidgets"),
    "only content and store build converters": ("play/game.py", "import cattrs"),
    "a new part needs a line in the table": ("helpers/things.py", "import math"),
    "two dots lead no further than a name": ("models/rows.py", "from ..rulesets.expedition import legal"),
}


@pytest.mark.parametrize(("place", "code"), SLIPS.values(), ids=SLIPS.keys())
def test_a_slip_is_seen(tmp_path, place, code):
    write(tmp_path / PACKAGE / place, code)
    assert [place in found for found in slips(tmp_path)] == [True]


@pytest.mark.parametrize(
    ("place", "code"),
    [
        ("models/rows.py", "from vanguard_desktop.rulesets.expedition.data.state import State"),
        ("models/rows.py", "from vanguard_desktop.rulesets.expedition.data import events"),
        ("rulesets/ship/decide.py", "from vanguard_desktop.rulesets.ship.state import State"),
        ("rulesets/ship/decide.py", "from vanguard_desktop.dice import faces"),
        ("dice/faces.py", "import attrs\nfrom fractions import Fraction"),
        ("scenes/map_view.py", "from vanguard_desktop.play.game import Step"),
        ("app/main.py", "from PySide6.QtNetwork import QLocalServer"),
    ],
)
def test_what_the_table_allows_passes(tmp_path, place, code):
    write(tmp_path / PACKAGE / place, code)
    assert slips(tmp_path) == []


def write(path, code):
    path.parent.mkdir(parents=True, exist_ok=True)
    path.write_text(code, encoding="utf-8")
