"""Lists change as little as they can."""

from __future__ import annotations

import attrs
from hypothesis import given
from hypothesis import strategies as st

from vanguard_desktop.models.common.rows import Changed, Inserted, Moved, Removed, row_changes


@attrs.frozen
class Line:
    id: int
    text: str = ""


def lines(*ids):
    return [Line(id) for id in ids]


def played_on(old, changes):
    """What a view has after it took all changes."""
    rows = list(old)
    for change in changes:
        match change:
            case Removed(first=first, last=last):
                del rows[first : last + 1]
            case Moved(source=source, target=target):
                rows.insert(target, rows.pop(source))
            case Inserted(first=first, rows=new):
                rows[first:first] = new
            case Changed(first=first, rows=new):
                rows[first : first + len(new)] = new
    return rows


def test_nothing_changes_between_equal_lists():
    assert row_changes(lines(1, 2), lines(1, 2)) == []


def test_neighbors_go_and_come_together():
    assert row_changes(lines(1, 2, 3, 4), lines(1, 4)) == [Removed(1, 2)]
    assert row_changes(lines(1, 4), lines(1, 2, 3, 4)) == [Inserted(1, tuple(lines(2, 3)))]


def test_one_row_that_went_to_the_end_is_one_move():
    assert row_changes(lines(1, 2, 3, 4), lines(2, 3, 4, 1)) == [Moved(0, 3)]


def test_a_row_with_other_words_is_changed_in_its_place():
    assert row_changes(lines(1, 2), [Line(1), Line(2, "new")]) == [Changed(1, (Line(2, "new"),))]


ROWS = st.lists(st.builds(Line, st.integers(0, 12), st.sampled_from("ab")), unique_by=lambda row: row.id)


@given(ROWS, ROWS)
def test_the_changes_lead_from_any_list_to_any_other(old, new):
    assert played_on(old, row_changes(old, new)) == new


@given(st.permutations(range(9)))
def test_no_more_rows_move_than_must(order):
    moves = row_changes(lines(*range(9)), lines(*order))
    stay = longest_rising(order)
    assert len(moves) <= 9 - stay


def longest_rising(order):
    best = []
    for place, value in enumerate(order):
        best.append(1 + max((best[at] for at in range(place) if order[at] < value), default=0))
    return max(best)
