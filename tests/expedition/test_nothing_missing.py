"""Whatever cards may say and players may meet comes about in the rules, and a test plays it."""

from __future__ import annotations

import ast
import functools
import importlib
from collections.abc import Iterable, Iterator
from pathlib import Path
from typing import Any

import pytest

from vanguard_desktop.core.kinds import Decision, Event
from vanguard_desktop.rulesets.expedition.crew.abilities import AnyTime
from vanguard_desktop.rulesets.expedition.crew.uses import USES
from vanguard_desktop.rulesets.expedition.data.effects import CARD_EFFECTS
from vanguard_desktop.rulesets.expedition.options import LEADS_TO, MEANT, PICKED, THREAT_MOVES
from vanguard_desktop.rulesets.expedition.resolve import CARRIES
from vanguard_desktop.rulesets.expedition.rules import EXPEDITION
from vanguard_desktop.setting.cards import Moment

ROOT = Path(__file__).parent.parent.parent
RULES = ROOT / "vanguard_desktop" / "rulesets" / "expedition"
BESIDE = tuple(ROOT / "vanguard_desktop" / part for part in ("core", "dice", "setting", "play"))
Kind = type[Any] | Moment


def modules(*folders: Path) -> list[Path]:
    found = (path for folder in folders for path in sorted(folder.rglob("*.py")))
    return [path for path in found if path.name != Path(__file__).name]


RULE_FILES = modules(RULES, *BESIDE)
TEST_FILES = modules(*(ROOT / "tests" / folder for folder in ("expedition", "core", "play")))


@functools.cache
def tree(path: Path) -> ast.Module:
    return ast.parse(path.read_text(encoding="utf-8"))


@functools.cache
def known(path: Path) -> dict[str, Any]:
    """What names mean in a file: classes and modules of the program."""
    if path.is_relative_to(ROOT / "vanguard_desktop"):
        return vars(importlib.import_module(".".join(path.relative_to(ROOT).with_suffix("").parts)))
    found: dict[str, Any] = {}
    for node in ast.walk(tree(path)):
        if isinstance(node, ast.ImportFrom) and (node.module or "").startswith("vanguard_desktop"):
            home = importlib.import_module(str(node.module))
            for name in node.names:
                if not hasattr(home, name.name):
                    importlib.import_module(f"{node.module}.{name.name}")
                found[name.asname or name.name] = getattr(home, name.name)
    return found


def named(path: Path, within: Iterable[ast.AST]) -> Iterator[Kind]:
    """The classes and moments that `Travel`, `fx.Travel` or `Moment.ON_REST` stand for in that file."""
    for node in within:
        value = _meant(path, node)
        if isinstance(value, type | Moment):
            yield value


def _meant(path: Path, node: ast.AST) -> Any:
    if isinstance(node, ast.Attribute):
        return getattr(_meant(path, node.value), node.attr, None)
    return known(path).get(node.id) if isinstance(node, ast.Name) else None


def made() -> set[Kind]:
    """Every class of which the rules make one."""
    calls = ((path, n.func) for path in RULE_FILES for n in ast.walk(tree(path)) if isinstance(n, ast.Call))
    return {kind for path, function in calls for kind in named(path, [function])}


@functools.cache
def named_in_tests() -> frozenset[Kind]:
    return frozenset(kind for path in TEST_FILES for kind in named(path, ast.walk(tree(path))))


@functools.cache
def words_in_tests() -> frozenset[str]:
    """Tests of the order of things name events and decisions by their tags."""
    nodes = (node for path in TEST_FILES for node in ast.walk(tree(path)) if isinstance(node, ast.Constant))
    return frozenset(node.value for node in nodes if isinstance(node.value, str))


def names(kinds: Iterable[type[Any]]) -> list[str]:
    return sorted(kind.__name__ for kind in kinds)


def test_every_text_that_asks_whom_it_means_or_where_it_leads_has_an_answer():
    asked = {*MEANT, *LEADS_TO, *THREAT_MOVES, *PICKED}
    assert names(asked - set(EXPEDITION.effects)) == []
    assert names(set(PICKED) - set(CARRIES)) == []


def test_what_serves_at_any_time_can_be_used():
    assert names(set(USES) ^ set(AnyTime.__args__)) == []


def test_every_decision_is_asked():
    assert names(set(EXPEDITION.decisions) - made()) == []


def test_every_event_happens():
    assert names(set(EXPEDITION.events) - made()) == []


def test_every_reason_is_given():
    assert names(set(EXPEDITION.reasons) - made()) == []


def test_every_moment_comes():
    come = {kind for path in modules(RULES) for kind in named(path, ast.walk(tree(path)))}
    assert [moment.name for moment in Moment if moment not in come] == []


# The steps of rounds, turns and checks are no part of this list: every game plays them.
@pytest.mark.parametrize(
    "kinds",
    [CARD_EFFECTS, EXPEDITION.tests, EXPEDITION.commands, EXPEDITION.decisions, EXPEDITION.events, EXPEDITION.reasons],
    ids=["effects", "questions_of_cards", "commands", "decisions", "events", "reasons"],
)
def test_a_test_plays_all_of_the(kinds):
    unplayed = set(kinds) - named_in_tests()
    told = {kind for kind in unplayed if issubclass(kind, Event | Decision) and kind.tag in words_in_tests()}
    assert names(unplayed - told) == []


def test_a_test_plays_every_moment():
    assert [moment.name for moment in Moment if moment not in named_in_tests()] == []
