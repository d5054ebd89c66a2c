"""Objectives, the threshold, and how a mission ends (HEN)."""

from __future__ import annotations

from collections.abc import Container, Sequence

from vanguard_desktop.core import CardId, DecisionOpened, Event, RuleId, Source, Waiting, changed

from ..base.structures import broken_count
from ..chapter import Chapter
from ..data.campaign import BlockOpened
from ..data.cards import Ends, Objective
from ..data.common import ChooseWhether
from ..data.effects import LoseMission, NoteDown, WinMission
from ..data.missions import CheckEnd, EndOffered, MissionLost, MissionWon, Noted, ObjectiveReached
from ..director.entries import lapsed
from ..holds import holds
from ..parts import coming
from ..state import HabitatState, Outcome

OFFERED = "end_offered"


def is_reached(state: HabitatState, objective: Objective) -> bool:
    """Once reached an objective stays reached, unless it describes a state that must hold at the end (HEN-10)."""
    return objective.id in state.reached if objective.lasting else holds(state, objective.when)


def is_won(state: HabitatState) -> bool:
    """All mandatory objectives, and no more broken elements than the threshold allows (HEN-01, HEN-09)."""
    threshold = state.sheet.threshold
    if threshold is not None and broken_count(state, threshold.cards) > threshold.most:
        return False
    mandatory = [each for each in state.sheet.objectives if each.mandatory]
    return all(is_reached(state, each) for each in mandatory)


def _check(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    """What is reached now, with its rewards; then whether that is the end (HEN-02 to HEN-06)."""
    effect = waiting.effect
    assert isinstance(effect, CheckEnd)
    new = [each for each in state.sheet.objectives if each.id not in state.reached and holds(state, each.when)]
    if new:
        source = Source("habitat_missions", state.mission)
        reached = [ObjectiveReached(objective=each.id) for each in new]
        return [*reached, coming(*(each.reward for each in new), effect, source=source)]
    unsealed = [each.id for each in state.sheet.sealed if each.id not in opened(state) and holds(state, each.when)]
    if unsealed:
        found = [each for each in state.sheet.sealed if each.id in unsealed]
        source = Source("habitat_missions", state.mission)
        return [*(BlockOpened(id=each) for each in unsealed), coming(*(e.effect for e in found), effect, source=source)]
    is_last = effect.of_sol and state.sol >= state.last_sol
    if is_won(state):
        return _won(state, is_last, effect.of_sol)
    return [MissionLost(because=RuleId("HEN-06"))] if is_last else []


def opened(state: HabitatState) -> Container[CardId]:
    """The sealed blocks that were read already (HMS-30)."""
    if state.campaign is not None:
        return state.campaign.opened
    return [each.id for each in state.sheet.sealed if f"opened:{each.id}" in state.counted]


def _won(state: HabitatState, is_last: bool, of_sol: bool) -> list[Event]:
    ends = state.sheet.ends
    if is_last or ends is Ends.AT_ONCE:
        return [MissionWon()]
    offered = OFFERED in state.counted
    if ends is Ends.LAST_SOL or (offered and not of_sol):
        return []
    asked = DecisionOpened(decision=ChooseWhether(effect=Waiting(effect=WinMission())))
    return [asked] if offered else [EndOffered(), asked]


def _ended(state: HabitatState, event: MissionWon | MissionLost) -> HabitatState:
    """Nothing more is resolved (HAC-50)."""
    outcome = Outcome(won=isinstance(event, MissionWon), because=str(event.because))
    return changed(state, outcome=outcome, queue=(), pending=(), director=lapsed(state.director))


def _offered(state: HabitatState, _: EndOffered) -> HabitatState:
    return changed(state, counted={**state.counted, OFFERED: 1})


def _note(state: HabitatState, waiting: Waiting) -> Sequence[Event]:
    assert isinstance(waiting.effect, NoteDown)
    id: CardId = waiting.effect.id
    return [] if id in state.noted else [Noted(id=id)]


ENDING = Chapter(
    effects={
        CheckEnd: _check,
        WinMission: lambda state, waiting: [MissionWon()],
        LoseMission: lambda state, waiting: [MissionLost(because=RuleId("HEN-12"))],
        NoteDown: _note,
    },
    folds={
        ObjectiveReached: lambda state, event: changed(state, reached=(*state.reached, event.objective)),
        EndOffered: _offered,
        MissionWon: _ended,
        MissionLost: _ended,
        Noted: lambda state, event: changed(state, noted=(*state.noted, event.id)),
    },
)
