"""Effects of control and of the mission: what depends on the difficulty, and how a mission ends."""

from __future__ import annotations

from typing import Annotated

from vanguard_desktop.core import AtMost, CardId, Effect

from .common import OnCard


class ByDifficulty(OnCard, tag="by_difficulty"):
    """Three effects: for easy, normal and hard (HDF-02)."""

    effects: Annotated[tuple[Effect, ...], AtMost(3)]


class WinMission(OnCard, tag="win"):
    """The mission is won."""


class LoseMission(OnCard, tag="lose"):
    """The mission is lost."""


class NoteDown(OnCard, tag="record"):
    """Something is kept with the result (HMS-32)."""

    id: CardId
