"""What a crew board has room for: dice slots by section and rank (CRW-08, LCH-13)."""

from __future__ import annotations

from vanguard_desktop.dice.faces import Color, Section


def _row(red: int, green: int, blue: int) -> dict[Color, int]:
    return {Color.RED: red, Color.GREEN: green, Color.BLUE: blue}


# CRW-08: usable slots per column, by rank 1 to 3.
USABLE_SLOTS: dict[Section, tuple[dict[Color, int], ...]] = {
    Section.SECURITY: (_row(3, 2, 2), _row(4, 3, 2), _row(5, 4, 3)),
    Section.RECON: (_row(2, 3, 2), _row(3, 4, 2), _row(4, 5, 3)),
    Section.SCIENCE: (_row(2, 2, 3), _row(2, 3, 4), _row(3, 4, 5)),
    Section.ENGINEERING: (_row(2, 2, 3), _row(3, 2, 4), _row(4, 3, 5)),
}
