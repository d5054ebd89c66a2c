"""Which step of the guided first round the table has come to, told from the question and from what may be answered."""

from __future__ import annotations

from vanguard_desktop.core import Command
from vanguard_desktop.rulesets.expedition.data import State
from vanguard_desktop.rulesets.expedition.data import commands as do
from vanguard_desktop.rulesets.expedition.data import decisions as ask
from vanguard_desktop.text.expedition.guide_text import GuideStep

from ..bridge import Bridge

_GUIDED_ROUND = 1
_OF_A_QUESTION: dict[type, GuideStep] = {
    ask.ChoosePoolDie: GuideStep.PRICE,
    ask.ChooseTurn: GuideStep.TURN,
    ask.Combine: GuideStep.COMBINE,
    ask.MarkRow: GuideStep.MARK,
    ask.ChooseDieToRefresh: GuideStep.REFRESH,
    ask.DiscardToLimit: GuideStep.DISCARD,
    ask.ChooseDieToSpend: GuideStep.SPEND,
    ask.ChoosePrepare: GuideStep.PREPARE,
}
_OF_AN_ACTION: dict[type, GuideStep] = {
    do.TakeSpecialAction: GuideStep.SPECIAL_ACTION,
    do.Travel: GuideStep.TRAVEL,
    do.Rest: GuideStep.REST,
    do.Prepare: GuideStep.PREPARE,
}


def guide_step(bridge: Bridge) -> GuideStep | None:
    """What is to be explained now; None outside the guided round (TUT-09)."""
    state: State = bridge.state
    if state.board.script is None:
        return None
    if not state.options.training or state.round != _GUIDED_ROUND or state.question is None:
        return None
    legal = bridge.legal_commands()
    only = legal[0] if len(legal) == 1 else None
    match state.question:
        case ask.ChooseAction():
            return _of_action(state, only)
        case ask.GatherDice():
            return _of_gathering(state, only)
        case ask.Modify():
            return GuideStep.CARD if isinstance(only, do.PlayCard) else GuideStep.MODIFY
        case ask.ChooseOption(source=source):
            return GuideStep.TRAVEL_EFFECT if source.family == "condition" and source.id else None
        case question:
            return _OF_A_QUESTION.get(type(question))


def learns_alone(bridge: Bridge) -> bool:
    """Whether somebody who learns chooses an action without being guided any more."""
    state: State = bridge.state
    return state.options.training and state.round > _GUIDED_ROUND and isinstance(state.question, ask.ChooseAction)


def _of_action(state: State, only: Command | None) -> GuideStep | None:
    step = _OF_AN_ACTION.get(type(only))
    if step is GuideStep.SPECIAL_ACTION and state.turn is not None:
        poi = state.poi(state.member(state.turn).sector)
        return GuideStep.WAY_BLOCKED if poi is not None and poi.no_movement else step
    return step


def _of_gathering(state: State, only: Command | None) -> GuideStep:
    if isinstance(only, do.RollDice):
        return GuideStep.ROLL
    tracks = state.check is not None and state.check.card.tracks
    return GuideStep.TRACKS if tracks else GuideStep.GATHER
