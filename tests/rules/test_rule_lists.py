"""The rule books' own lists: every rule and every worked example is named by a test, and no test names what is none."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator
from pathlib import Path

import pytest

TESTS = Path(__file__).parent.parent
# Rule ids, and examples with the rules that each plays, in the order of the book.
BOOKS = {path.stem: json.loads(path.read_text("utf-8")) for path in sorted(Path(__file__).parent.glob("*.json"))}


def marked(kind: str) -> Iterator[tuple[str, str]]:
    """Every name in a mark of that kind on a test, with its place; read from the files, so no test has to run."""
    for path in sorted(TESTS.rglob("test_*.py")):
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.FunctionDef) and node.name.startswith("test_"):
                for mark in node.decorator_list:
                    if isinstance(mark, ast.Call) and ast.unparse(mark.func) == f"pytest.mark.{kind}":
                        yield from ((str(ast.literal_eval(name)), f"{path.name}: {node.name}") for name in mark.args)


@pytest.mark.parametrize("book", BOOKS)
def test_every_rule_is_named_by_a_test(book):
    named = {name for name, _ in marked("rule")}
    assert [rule for rule in BOOKS[book]["rules"] if rule not in named] == []


@pytest.mark.parametrize("book", BOOKS)
def test_every_example_is_played_by_a_test(book):
    named = {name for name, _ in marked("example")}
    assert [example for example in BOOKS[book]["examples"] if example not in named] == []


@pytest.mark.parametrize(("kind", "family"), [("rule", "rules"), ("example", "examples")])
def test_a_mark_of_a_listed_chapter_names_what_the_book_has(kind, family):
    known = {name for book in BOOKS.values() for name in book[family]}
    chapters = {chapter_of(name) for name in known}
    assert [(name, place) for name, place in marked(kind) if chapter_of(name) in chapters and name not in known] == []


@pytest.mark.parametrize("book", BOOKS)
def test_the_examples_play_rules_of_the_book(book):
    rules = BOOKS[book]["rules"]
    assert len(set(rules)) == len(rules)
    played = {rule for ids in BOOKS[book]["examples"].values() for rule in ids}
    assert played <= set(rules)


def chapter_of(name: str) -> str:
    """`CHK` of `CHK-07` and of `EX CHK-A`."""
    return name.removeprefix("EX ").partition("-")[0]
