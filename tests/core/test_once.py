"""What follows from a position alone is reckoned once while the rules look at that position."""

from __future__ import annotations

from vanguard_desktop.core.once import once_a_position


def test_the_same_position_is_reckoned_once_and_an_equal_one_anew():
    asked = []

    @once_a_position
    def length(position: list[int]) -> int:
        asked.append(position)
        return len(position)

    one, other = [1, 2], [1, 2]
    assert [length(one), length(one), length(other), length(one)] == [2, 2, 2, 2]
    assert len(asked) == 3
