"""The result of something that is over, as plain rows: what a result sheet shows, whichever book fills it."""

from __future__ import annotations

from enum import Enum

import attrs


class Tone(Enum):
    """Whether that is good, bad, or neither."""

    PLAIN = "plain"
    GOOD = "good"
    BAD = "bad"


@attrs.frozen(kw_only=True)
class Fact:
    """A pill under the title."""

    words: str
    icon: str
    tone: Tone = Tone.PLAIN


@attrs.frozen(kw_only=True)
class Goal:
    """A mission and what became of it; `done` is None for one that was left open without harm."""

    title: str
    detail: str = ""
    done: bool | None = None


@attrs.frozen(kw_only=True)
class Stars:
    """So many success tokens; `thresholds` are counts with what they are for, `notes` say what came of them."""

    count: int
    title: str
    thresholds: tuple[tuple[int, str], ...] = ()
    notes: tuple[Goal, ...] = ()


@attrs.frozen(kw_only=True)
class Find:
    """A card that was found, and how often; one that did not come home is `lost`."""

    id: str
    name: str
    kind: str
    icon: str
    detail: str = ""
    count: int = 1
    unique: bool = False
    lost: bool = False


@attrs.frozen(kw_only=True)
class Person:
    """Somebody of the team, with each injury as its name and the signs on its card."""

    id: str
    section: str
    name: str
    detail: str
    hurt: tuple[tuple[str, tuple[str, ...]], ...] = ()
    promoted: str = ""


@attrs.frozen(kw_only=True)
class Lost:
    """Somebody who did not come back, in one quiet line."""

    name: str
    words: str


@attrs.frozen(kw_only=True)
class Place:
    """A sector on the picture; x and y run from 0 to 1000. `signs` are what was gained there: an icon and a count."""

    number: int
    name: str
    x: int
    y: int
    entered: bool = False
    signs: tuple[tuple[str, str], ...] = ()
    lamp: bool = False


@attrs.frozen(kw_only=True)
class Route:
    """Where somebody walked."""

    section: str
    name: str
    stops: tuple[int, ...]


@attrs.frozen(kw_only=True)
class Landscape:
    """The picture beside it all: the land with its places, and who went where."""

    relief: str
    palette: str
    places: tuple[Place, ...]
    ways: tuple[tuple[int, int], ...] = ()
    routes: tuple[Route, ...] = ()
    lander: int = 0


@attrs.frozen(kw_only=True)
class Notable:
    """A roll worth telling, with the icons of its dice by color."""

    words: str
    detail: str
    dice: tuple[tuple[str, tuple[str, ...]], ...] = ()


@attrs.frozen(kw_only=True)
class LuckShown:
    """Met minus expected, roll by roll, within the band of most runs."""

    verdict: str
    sum: str
    lead: tuple[float, ...] = ()
    low: tuple[float, ...] = ()
    high: tuple[float, ...] = ()
    band: str = ""
    notable: tuple[Notable, ...] = ()


@attrs.frozen(kw_only=True)
class NextPage:
    """What comes after it, one page of several."""

    title: str
    detail: str
    icon: str
    now: bool = False


@attrs.frozen(kw_only=True)
class Result:
    """All of a result sheet but its buttons; `verdict` says in a sentence why it ended badly, `luck` is None while it
    is reckoned, or where no dice fell. `kept` are lines about what stays after it: what was decided in the story, what
    the ship gets.
    """

    kicker: str
    title: str
    facts: tuple[Fact, ...]
    landscape: Landscape
    verdict: str = ""
    quote: str = ""
    goals: tuple[Goal, ...] = ()
    stars: Stars | None = None
    finds: tuple[Find, ...] = ()
    room: tuple[int, int] | None = None
    people: tuple[Person, ...] = ()
    lost: tuple[Lost, ...] = ()
    luck: LuckShown | None = None
    next: tuple[NextPage, ...] = ()
    kept: tuple[str, ...] = ()
