"""The chapters of the codex in their order, and where in them each rule is told."""

from __future__ import annotations

from .aboard import ABOARD
from .ahead import AHEAD
from .checks import CHECKS
from .choices import CHOICES
from .crew import CREW
from .dice import DICE
from .entries import Chapter, Passage
from .finds import FINDS
from .flight import FLIGHT
from .turns import TURNS
from .world import WORLD

CHAPTERS: tuple[Chapter, ...] = (*TURNS, *CHOICES, *CHECKS, *DICE, *CREW, *WORLD, *FINDS, *FLIGHT, *ABOARD, *AHEAD)
# Below this one stand the lessons of the training.
TRAINING = "training"

_CHAPTERS = {chapter.id: chapter for chapter in CHAPTERS}
_TOLD = {rule: (chapter, passage) for chapter in CHAPTERS for passage in chapter.passages for rule in passage.rules}


def chapter_of(id: str) -> Chapter | None:
    return _CHAPTERS.get(id)


def told(rule: str) -> tuple[Chapter, Passage] | None:
    """Where a rule is told; None for one that the codex leaves to the rule book."""
    return _TOLD.get(rule)
