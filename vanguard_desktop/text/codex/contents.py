"""The chapters of the codex in their order, and where in them each rule is told."""

from __future__ import annotations

from .aboard import ABOARD
from .ahead import AHEAD
from .checks import CHECKS
from .choices import CHOICES
from .crew import CREW
from .dice import DICE
from .discoveries import FINDS
from .entries import Chapter, Passage
from .flight import FLIGHT
from .habitat import HABITAT
from .turns import TURNS
from .world import WORLD

_EXPEDITION = (*TURNS, *CHOICES, *CHECKS, *DICE, *CREW, *WORLD, *FINDS, *FLIGHT)
CHAPTERS: tuple[Chapter, ...] = (*_EXPEDITION, *ABOARD, *AHEAD, *HABITAT)
# Below this one stand the lessons of the training.
TRAINING = "training"
# And below this one what the guided mission of the habitat teaches.
GUIDED_MISSION = "habitat_lessons"

_CHAPTERS = {chapter.id: chapter for chapter in CHAPTERS}
_TOLD = {rule: (chapter, passage) for chapter in CHAPTERS for passage in chapter.passages for rule in passage.rules}


def chapter_of(id: str) -> Chapter | None:
    return _CHAPTERS.get(id)


def told(rule: str) -> tuple[Chapter, Passage] | None:
    """Where a rule is told; None for one that the codex leaves to the rule book."""
    return _TOLD.get(rule)
