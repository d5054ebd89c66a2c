"""The rule books' own lists: every rule and every worked example is named by a test, and no test names what is none."""

from __future__ import annotations

import ast
import json
from collections.abc import Iterator
from functools import cache
from pathlib import Path

import pytest

TESTS = Path(__file__).parent.parent
# Rule ids, and examples with the rules that each plays, in the order of the book.
BOOKS = {path.stem: json.loads(path.read_text("utf-8")) for path in sorted(Path(__file__).parent.glob("*.json"))}


@cache
def all_tests() -> list[tuple[Path, ast.FunctionDef]]:
    """Every test with its place; read from the files, so no test has to run."""
    return [
        (path, node)
        for path in sorted(TESTS.rglob("test_*.py"))
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8")))
        if isinstance(node, ast.FunctionDef) and node.name.startswith("test_")
    ]


def names_in(node: ast.FunctionDef, kind: str) -> Iterator[str]:
    for mark in node.decorator_list:
        if isinstance(mark, ast.Call) and ast.unparse(mark.func) == f"pytest.mark.{kind}":
            yield from (str(ast.literal_eval(name)) for name in mark.args)


def marked(kind: str) -> Iterator[tuple[str, str]]:
    """Every name in a mark of that kind on a test, with its place."""
    for path, node in all_tests():
        yield from ((name, f"{path.name}: {node.name}") for name in names_in(node, kind))


# Examples in which nothing happens: what is counted, refused, offered, or how things lie. They compare what they say.
COUNTED = ("tests/core",)
NOTHING_HAPPENS = {
    "test_story.py: test_an_entry_that_leads_to_a_missing_one_is_refused",
    "test_story.py: test_a_pack_that_calls_itself_complete_is_counted_family_by_family",
    "test_danger.py: test_the_chance_of_an_injury_per_letter",
    "test_decisions.py: test_a_path_that_is_not_offered_is_rejected_with_its_rule_and_nothing_changes",
    "test_decisions.py: test_the_actions_of_the_incomplete_side_are_gone_when_the_card_is_turned",
    "test_ending.py: test_the_chance_to_die_is_43_of_216",
    "test_launch.py: test_a_deck_with_a_card_above_the_rank_is_rejected",
    "test_campaign.py: test_an_opened_entry_can_be_taken_back_unless_the_game_is_strict",
    "test_cycle.py: test_after_an_exploration_the_phases_come_in_their_printed_order",
    "test_inventory.py: test_section_dice_lie_in_the_box_and_the_expert_dice_are_sealed",
    "test_inventory.py: test_with_the_starting_dice_of_all_sections_no_basic_die_is_left",
    "test_medbay.py: test_two_heavy_results_or_a_heavy_and_a_special_one_are_fatal",
    "test_save_points.py: test_events_are_not_taken_back_in_a_legacy_campaign_and_else_as_a_branch",
    "test_production.py: test_a_taken_start_slot_leaves_the_nearest_empty_one_to_its_left",
    "test_set_up.py: test_only_the_starting_cards_lie_in_the_ship_book",
    "test_star_map.py: test_every_mark_of_a_destination_has_to_be_permitted",
    "test_tasks.py: test_the_only_available_member_of_a_section_cannot_be_assigned",
    "test_zones.py: test_tokens_that_are_neither_in_a_pool_nor_in_the_bag_are_in_the_box",
}


def test_every_example_compares_the_exact_events():
    """`then` of a table, a ship or a scenario compares all events of what was done, in their order."""
    loose = {
        f"{path.name}: {node.name}"
        for path, node in all_tests()
        if path.parent.relative_to(TESTS.parent).as_posix() not in COUNTED
        and any(True for _ in names_in(node, "example"))
        and not any(isinstance(part, ast.Attribute) and part.attr == "then" for part in ast.walk(node))
    }
    assert loose == NOTHING_HAPPENS


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
