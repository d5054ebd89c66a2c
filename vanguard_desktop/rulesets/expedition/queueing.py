"""Small words for putting effects into the queue."""

from __future__ import annotations

from vanguard_desktop.core.events import EffectsQueued, Waiting
from vanguard_desktop.core.ids import MemberId, SectorId
from vanguard_desktop.core.kinds import Effect
from vanguard_desktop.rulesets.expedition.state import Member, State


def steps(you: MemberId | None, *effects: Effect, source: str = "", at: SectorId | None = None) -> EffectsQueued:
    """These come next, for `you`."""
    return EffectsQueued(effects=tuple(Waiting(effect=e, you=you, source=source, at=at) for e in effects))


def same(waiting: Waiting, *effects: Effect) -> EffectsQueued:
    """These come next, said by the same text to the same crew member at the same place."""
    return steps(waiting.you, *effects, source=waiting.source, at=waiting.at)


def you(state: State, waiting: Waiting) -> Member:
    """The crew member whom the text addresses (GEN-08)."""
    assert waiting.you is not None, f"{waiting.effect} addresses nobody"
    return state.member(waiting.you)


def place(state: State, waiting: Waiting) -> SectorId | None:
    """What "here" means: the place of the check or card, otherwise where `you` stands (CHK-35)."""
    if waiting.at is not None:
        return waiting.at
    return None if waiting.you is None else state.member(waiting.you).sector
