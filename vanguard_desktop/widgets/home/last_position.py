"""What the first screen shows of the game that was played last: a small map and a few words."""

from __future__ import annotations

import attrs


@attrs.frozen(kw_only=True)
class Spot:
    """A sector on the small map; x and y run from 0 to 1000 as on the planet board."""

    number: int
    x: int
    y: int


@attrs.frozen(kw_only=True)
class LastPosition:
    """The place, the time, and who stands where; all of it plain, so that it can be kept between two starts.

    `where` says in words how far it is, where that is no round; `within` is the campaign that an expedition belongs to.
    `room` is the page of the ship book whose room is the picture; from `hour` 0, the morning, to 100, the night,
    it is the base of the habitat. Words are kept in the `language` of then.
    """

    save: str
    world: str
    palette: str
    relief: str
    round: int
    over: bool
    when: float
    played: int
    spots: tuple[Spot, ...] = ()
    ways: tuple[tuple[int, int], ...] = ()
    lander: int = 0
    pawns: tuple[tuple[str, int], ...] = ()
    active: int = -1
    where: str = ""
    within: str = ""
    room: str = ""
    hour: int = -1
    language: str = ""
