"""The end of an expedition: what ends it, who is left behind, which log is read last (END)."""

from __future__ import annotations

from collections.abc import Sequence

from vanguard_desktop.core import CardId, Effect, Event, LogId, MemberId

from ..data import Ending, State
from ..data.effects import CompleteMission, If, ReadLog
from ..data.events import DiscoveryDiscarded, ExpeditionEnding
from ..data.steps import CloseExpedition, TakeOff
from ..queueing import steps


def end_now(state: State, ending: Ending) -> Sequence[Event]:
    """Everything in progress stops, but the log that the ending names is read (GEN-39)."""
    if state.ending is not None:  # what the last log does ends nothing a second time
        return []
    log = last_log(state, ending)
    last: tuple[Effect, ...] = () if log is None else (ReadLog(log=log),)
    if ending is Ending.LIFTED_OFF:
        if state.board.may_stay:  # the entry asks once more before anybody leaves
            return [steps(state.turn, *last, TakeOff())]
        return take_off(state, *last)
    return [
        ExpeditionEnding(ending=ending, left_behind=()),
        *(DiscoveryDiscarded(card=card) for card in lost_discoveries(state, ending)),
        steps(None, *last, CloseExpedition()),
    ]


def take_off(state: State, *last: Effect) -> Sequence[Event]:
    """The lander leaves with whoever is aboard, and with all that missions ask to be brought home."""
    return [
        ExpeditionEnding(ending=Ending.LIFTED_OFF, left_behind=left_behind(state)),
        steps(None, *last, *_brought_home(state), CloseExpedition()),
    ]


def _brought_home(state: State) -> tuple[Effect, ...]:
    """Missions that are completed by lifting off, if what they ask for is so then (PLN-43)."""
    return tuple(
        If(test=printed.test, then=CompleteMission(card=card))
        for card in state.missions
        if (printed := state.box.missions[card]).at_lift_off and printed.test is not None
    )


def lost_discoveries(state: State, ending: Ending) -> tuple[CardId, ...]:
    """After an evacuation, or when all are dead, they go under their decks; unique ones are kept (END-10, DLY-15)."""
    return state.found if ending in (Ending.EVACUATED, Ending.ALL_DEAD) else ()


def left_behind(state: State) -> tuple[MemberId, ...]:
    """Fixed when lift-off is performed, before the log is read (END-03, END-04)."""
    return tuple(member.id for member in state.members if member.sector != state.lander)


def last_log(state: State, ending: Ending) -> LogId | None:
    """Lift-off and evacuation name a log; before the landing is done there is none (END-12)."""
    if ending is Ending.LIFTED_OFF:
        return state.lift_off or state.board.lift_off
    if ending is Ending.ENDED_BY_TEXT or state.in_the_air:
        return None
    return state.board.evacuation


def failed(state: State) -> bool:
    """A mandatory mission is left, a mission-failed token was gained, or nobody brought it home (END-23)."""
    if state.ending in (Ending.EVACUATED, Ending.ALL_DEAD):
        return True
    mandatory = any(not state.box.missions[mission].optional for mission in state.missions)
    return mandatory or state.mission_failed
