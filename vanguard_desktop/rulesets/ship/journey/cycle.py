"""CYC: one step after the other, what moves where, the team leaves and comes home."""

from __future__ import annotations

from collections import Counter
from collections.abc import Callable, Sequence

from vanguard_desktop.core import Event, ReadLog, RuleId, Waiting, changed
from vanguard_desktop.setting import Often

from ..chapter import Chapter, Do
from ..data.journey.cycle import (
    CycleBegun,
    DoStep,
    Moved,
    NextStep,
    PageTurned,
    Revealed,
    Shuffled,
    StepBegun,
    TeamHome,
    TeamIsAway,
    TeamLaunched,
)
from ..in_force import after_phase
from ..moves import steps
from ..phases import PAGES, Phase, step_after
from ..state import ShipState
from ..zones import BY_NUMBER


def next_step(state: ShipState, _: Waiting) -> Sequence[Event]:
    """Steps in their printed order (CYC-05), unless a branch or a text has named a page (CYC-04)."""
    if state.turn_to is not None:
        phase, step = state.turn_to, PAGES[state.turn_to].steps[0].name
    else:
        phase, step = step_after(state.phase, state.step)
    if phase is Phase.EXPLORATION:  # CYC-03: control passes to the expedition book, and LVP comes when it is closed
        return [steps(DoStep(phase=phase, step=step))]
    return [steps(DoStep(phase=phase, step=step), NextStep())]


def do_step(handlers: Callable[[Phase, str], Do | None]) -> Callable[[ShipState, Waiting], Sequence[Event]]:
    """Carries out a step by the chapter that owns it; what a campaign has no part of yet is skipped (CYC-06)."""

    def resolve(state: ShipState, waiting: Waiting) -> Sequence[Event]:
        effect = waiting.effect
        assert isinstance(effect, DoStep)
        begun = StepBegun(phase=effect.phase, step=effect.step, because=_rule(effect))
        handler = handlers(effect.phase, effect.step)
        return [begun] if handler is None else [begun, *handler(_begun(state, begun))]

    return resolve


def _rule(effect: DoStep) -> RuleId:
    return next(step.rule for step in PAGES[effect.phase].steps if step.name == effect.step)


def begin_cycle(state: ShipState) -> Sequence[Event]:
    """The first time, the entry about Ship Management is read (CMP-32, CMP-33)."""
    log = state.pages.first_management_log
    return [CycleBegun(), steps(ReadLog(log=log))] if state.cycle == 0 and log is not None else [CycleBegun()]


def _begun(state: ShipState, event: StepBegun) -> ShipState:
    return changed(state, phase=event.phase, step=event.step, turn_to=None)


def _turned(state: ShipState, event: PageTurned) -> ShipState:
    return changed(state, turn_to=event.phase)


def moved(state: ShipState, event: Moved) -> ShipState:
    gone = set(event.pieces)
    zones = dict(state.zones)
    zones[event.start] = tuple(piece for piece in state.at(event.start) if piece not in gone)
    there = zones.get(event.to, ())
    together = (*event.pieces, *there) if event.on_top else (*there, *event.pieces)
    zones[event.to] = tuple(sorted(together)) if event.to in BY_NUMBER else together
    return changed(state, zones=zones)


def _shuffled(state: ShipState, event: Shuffled) -> ShipState:
    return changed(state, zones={**state.zones, event.zone: event.order}, rng=state.rng.after(event.drawn))


def _launched(state: ShipState, event: TeamLaunched) -> ShipState:
    return changed(state, away=event.opening, away_seed=event.seed, rng=state.rng.after(event.drawn))


def _home(state: ShipState, event: TeamHome) -> ShipState:
    """CYC-07: what is limited to once per Ship Management counts anew from here."""
    per_phase = f":{Often.PER_PHASE.value}"
    return changed(
        state,
        home=event.home,
        away=None,
        earned=event.home.successes,
        mission_failed=event.home.mission_failed,
        flags=tuple(dict.fromkeys((*state.flags, *event.home.flags))),
        logs_read=dict(Counter(state.logs_read) + Counter(event.home.logs)),
        used={key: count for key, count in state.used.items() if not key.endswith(per_phase)},
        in_force=after_phase(state.in_force),
        turn_to=Phase.LEAVING,
        queue=(Waiting(effect=NextStep()),),
    )


def _cycle_begun(state: ShipState, _: CycleBegun) -> ShipState:
    return changed(state, cycle=state.cycle + 1)


CYCLE = Chapter(
    steps={(Phase.BRIDGE, "begin_cycle"): begin_cycle},
    effects={NextStep: next_step},
    folds={
        StepBegun: _begun,
        PageTurned: _turned,
        Moved: moved,
        Revealed: moved,
        Shuffled: _shuffled,
        TeamLaunched: _launched,
        TeamHome: _home,
        CycleBegun: _cycle_begun,
    },
    reasons=(TeamIsAway,),
)
