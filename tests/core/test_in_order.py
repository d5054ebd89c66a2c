"""Two equal positions are the same position: no rule finds out in which order things were put into a mapping."""

from __future__ import annotations

from collections.abc import Mapping
from typing import get_origin

import attrs
import pytest

from tests.support.boxes import small_box, small_opening
from vanguard_desktop.books import BOOKS
from vanguard_desktop.core.mappings import in_order
from vanguard_desktop.core.state import changed
from vanguard_desktop.rulesets.expedition.rules import EXPEDITION
from vanguard_desktop.setting.box import Box
from vanguard_desktop.setting.cards import DiscoveryType
from vanguard_desktop.store.converter import kinds


@pytest.fixture
def state():
    return EXPEDITION.begin(small_box(), small_opening(), 1)


@pytest.mark.rule("CYC-20")
def test_mappings_of_a_position_iterate_by_their_keys_however_they_came_about(state):
    late_first = {10: 1, 2: 1, 1: 3}
    decks = {DiscoveryType.SPECIMEN: (), DiscoveryType.MINERAL: (), DiscoveryType.FLORA: ()}
    tally = {"rest": 1, "log_read": 2}
    for made in (
        changed(state, marks=late_first, discoveries=decks, tally=tally),
        attrs.evolve(state, marks=late_first, discoveries=decks, tally=tally),
    ):
        assert list(made.marks) == [1, 2, 10]
        assert list(made.discoveries) == [DiscoveryType.MINERAL, DiscoveryType.FLORA, DiscoveryType.SPECIMEN]
        assert list(made.tally) == ["log_read", "rest"]
        assert (made.marks, made.discoveries, made.tally) == (late_first, decks, tally)


def test_what_is_in_order_is_not_made_again():
    ordered = {"a": 1, "b": 2}
    assert in_order(ordered) is ordered


@pytest.mark.rule("CYC-20")
def test_every_mapping_that_a_save_may_hold_is_kept_in_order():
    """A new field of a position, an opening or an event is in order, or this names it."""
    rulesets = tuple(book.rules for book in BOOKS.values())
    waiting = [rules.state for rules in rulesets]
    waiting += [member for members in kinds(rulesets).values() for member in members.values()]
    seen, loose, mappings = {Box}, [], 0
    while waiting:
        part = waiting.pop()
        if part in seen:
            continue
        seen.add(part)
        attrs.resolve_types(part)
        for field in attrs.fields(part):
            waiting += [named for named in _named_in(field.type) if attrs.has(named)]
            if get_origin(field.type) is Mapping:
                mappings += 1
                if field.converter is not in_order:
                    loose.append(f"{part.__name__}.{field.name}")
    assert mappings > 30
    assert loose == []


def _named_in(annotation):
    inner = getattr(annotation, "__args__", ())
    found = [annotation] if isinstance(annotation, type) else []
    return found + [named for part in inner for named in _named_in(part)]
