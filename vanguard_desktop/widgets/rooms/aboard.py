"""What the pictures of the ship show of the game: only what everybody aboard could see."""

from __future__ import annotations

import attrs


@attrs.frozen(kw_only=True)
class Aboard:
    """Nobody is told by it who it is: people are a section and a number that gives them a face."""

    people: tuple[tuple[str, int], ...] = (
        ("security", 6), ("recon", 1), ("science", 9), ("engineering", 4), ("science", 15), ("recon", 7),
        ("security", 18), ("engineering", 13), ("science", 3), ("engineering", 2), ("recon", 14), ("security", 16),
    )  # fmt: skip
    patients: tuple[int, ...] = (5, 2)
    brought_home: int = 7
    landers: tuple[bool, ...] = (False, False, True)  # damaged or not
    lost: int = 0

    def of(self, *sections: str) -> tuple[tuple[str, int], ...]:
        """Who works there comes first; the others keep their order."""
        here = [each for each in self.people if each[0] in sections]
        return (*here, *(each for each in self.people if each[0] not in sections))

    def somebody(self, place: int, *sections: str) -> tuple[str, int]:
        """The one who stands there: always the same as long as the crew is."""
        crew = self.of(*sections)
        return crew[place % len(crew)] if crew else ("", place)
