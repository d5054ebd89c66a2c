"""The columns of the table are as wide as the size of the text asks for, in every window."""

from __future__ import annotations

import pytest

from vanguard_desktop.widgets.table.frame.places import places


@pytest.mark.parametrize("width", [1280, 1600, 1920, 2560, 3840])
def test_large_text_never_has_narrower_columns_and_leaves_the_map_a_third(width):
    for scale in (1.25, 1.5, 2.0):
        small, large = places(width, 1.0), places(width, scale)
        boards = large.left_drawer or large.left
        assert boards >= min(small.left_drawer or small.left, width // 3)
        assert large.left + large.right <= 2 * width / 3 + 1


def test_two_boards_side_by_side_with_the_map_grow_with_the_text():
    assert places(3840, 1.0).left == 480
    assert places(3840, 1.5).left == 720
    assert places(3840, 1.5).right == 600
