"""SAV-01, RSM-01 and DSH-02: the players stop or go on, come back in other numbers, and change the harder mode."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import attrs

from vanguard_desktop.core import Command, DecisionClosed, DecisionOpened, Event, Reason, changed
from vanguard_desktop.dice.faces import Section

from ..chapter import Chapter, Order
from ..data.campaign.save_point import (
    Difficulty,
    DifficultySet,
    NotAtSavePoint,
    OneToFourPlayers,
    PlayOn,
    ResumeSession,
    SavePoint,
    SessionResumed,
    SessionStored,
    SetDifficulty,
    StopHere,
)
from ..data.journey.cycle import PageTurned
from ..phases import Phase
from ..state import ShipState
from .packing import empty_bag, pack
from .seats import SHARES


def stop_or_continue(_: ShipState) -> Sequence[Event]:
    return [DecisionOpened(decision=SavePoint(section=Section.RECON))]


def _stop(state: ShipState, _: StopHere) -> Sequence[Event]:
    """Everything is packed; the next thing that happens is RSM (SAV-01)."""
    stored = DecisionOpened(decision=SessionStored(section=Section.RECON))
    return [DecisionClosed(), *pack(state), PageTurned(phase=Phase.RESUME), stored]


def _play_on(state: ShipState, _: PlayOn) -> Sequence[Event]:
    """Crew, scanner and tokens stay where they are (SAV-10)."""
    return [DecisionClosed(), *empty_bag(state)]


def _why_not_resume(_: ShipState, command: ResumeSession) -> Reason | None:
    return None if len(command.players) in SHARES else OneToFourPlayers()


def _resume(_: ShipState, command: ResumeSession) -> Sequence[Event]:
    return [DecisionClosed(), SessionResumed(players=command.players)]


def _why_not_set(state: ShipState, _: SetDifficulty) -> Reason | None:
    return None if state.phase in (Phase.SAVE_POINT, Phase.RESUME) else NotAtSavePoint()


def _changes(state: ShipState) -> Iterable[Command]:
    """At the save point each part can be turned on or off (DSH-01)."""
    if isinstance(state.question, SavePoint | SessionStored):
        yield from (SetDifficulty(part=part, on=not getattr(state.options, part.value)) for part in Difficulty)


def _resumed(state: ShipState, event: SessionResumed) -> ShipState:
    return changed(state, players=event.players)


def _set(state: ShipState, event: DifficultySet) -> ShipState:
    return changed(state, options=attrs.evolve(state.options, **{event.part.value: event.on}))


SAVE_POINT = Chapter(
    steps={(Phase.SAVE_POINT, "stop_or_continue"): stop_or_continue},
    questions={
        SavePoint: lambda state, question: (PlayOn(), StopHere()),
        SessionStored: lambda state, question: (ResumeSession(players=state.players),),
    },
    orders={
        PlayOn: Order(answers=(SavePoint,), why_not=lambda state, command: None, unfold=_play_on),
        StopHere: Order(answers=(SavePoint,), why_not=lambda state, command: None, unfold=_stop),
        ResumeSession: Order(answers=(SessionStored,), why_not=_why_not_resume, unfold=_resume),
        SetDifficulty: Order(
            why_not=_why_not_set,
            unfold=lambda state, command: [DifficultySet(part=command.part, on=command.on)],
            candidates=_changes,
        ),
    },
    folds={SessionResumed: _resumed, DifficultySet: _set},
    reasons=(NotAtSavePoint, OneToFourPlayers),
)
