"""What a page teaches at its first visit in a campaign; the codex has the same as a chapter."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from vanguard_desktop.rulesets.ship.data.common import ChooseOption
from vanguard_desktop.rulesets.ship.phases import PAGES, Step
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.text.codex.contents import chapter_of
from vanguard_desktop.text.common.wording import Wording

from .aboard import words_aboard
from .pages import ROOMS, page_of

# Whoever has come so far has seen the pages of every cycle, and the rooms a cycle later.
_LEARNED, _ROOMS_LEARNED = 1, 2


@attrs.frozen
class Lesson:
    """One thing to learn, known by the first of the rules it tells; `about` is the step of the page it is about."""

    id: str
    words: str
    about: str = ""

    @property
    def lead(self) -> str:
        """What stands before the words."""
        return self.about and f"{self.about}:"


def chapter_id(page: str) -> str:
    return f"aboard_{page}"


def lessons_of(page: str) -> tuple[Lesson, ...]:
    """Its sentences, one after the other; none for a page that explains itself."""
    chapter = chapter_of(chapter_id(page))
    return () if chapter is None else tuple(Lesson(each.rules[0], each.words) for each in chapter.passages)


def lessons_now(state: ShipState, wording: Wording) -> tuple[Lesson, ...]:
    """Those of the page that lies open: first what the step of now is about, last what is over already."""
    words, steps = words_aboard(wording, state).pages, PAGES[state.phase].steps
    names = [step.name for step in steps]
    now = names.index(state.step) if state.step in names else 0
    told = []
    for lesson in lessons_of(page_of(state)):
        place = _place(lesson, steps)
        about = "" if place is None else words.step(state.phase, names[place])
        told.append((place is not None and place < now, attrs.evolve(lesson, about=about)))
    return tuple(lesson for over in (False, True) for is_over, lesson in told if is_over is over)


def _place(lesson: Lesson, steps: Sequence[Step]) -> int | None:
    """The step whose rules the lesson tells: rules are numbered in the order of the steps that print them."""
    room, number = _split(lesson.id)
    own = [(place, *_split(step.rule)) for place, step in enumerate(steps)]
    return max((place for place, of, first in own if of == room and first <= number), default=None)


def _split(rule: str) -> tuple[str, int]:
    room, _, number = rule.partition("-")
    return room, int(number)


def is_new(state: ShipState, page: str) -> bool:
    """Whether a campaign has come to the page for the first times only; an entry that asks is read for itself."""
    if isinstance(state.question, ChooseOption) or state.operation is not None:
        return False
    return state.cycle <= (_ROOMS_LEARNED if page in ROOMS else _LEARNED)
