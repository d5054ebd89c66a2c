"""Answers on an expedition, and what may be done at any time, with their signs and with what will come of them."""

from __future__ import annotations

import attrs

from vanguard_desktop.core import Command
from vanguard_desktop.rulesets.expedition.data import (
    EndTurn,
    Exert,
    GiveStartToken,
    GoOn,
    LiftOff,
    Prepare,
    Rest,
    RollDice,
    RollForMe,
    SayNo,
    SayYes,
    State,
    TakeBackAction,
    TakeSpecialAction,
    TellDanger,
    Travel,
)
from vanguard_desktop.text.common.wording import Wording
from vanguard_desktop.text.expedition.command_text import Thing

from ..common.options import BesideModel, OptionModel, OptionRow
from .subjects import subject_of

_ICONS: dict[type[Command], str] = {
    GiveStartToken: "play",
    Travel: "travel",
    Rest: "rest",
    TakeSpecialAction: "special_action",
    EndTurn: "check",
    LiftOff: "lift_off",
    Prepare: "prepare",
    RollDice: "dice_check",
    GoOn: "check",
    Exert: "exert",
}
# Nothing on the map stands for these.
_KEPT = (Rest, LiftOff, EndTurn, TakeBackAction, RollDice, RollForMe, GoOn, SayNo, SayYes)
_NEXT = (RollDice, GoOn)


class ActionModel(OptionModel):
    """What answers the open question."""

    def _row(self, command: Command, key: str) -> OptionRow:
        return _with_signs(super()._row(command, key), self._bridge.state, self._wording)


class AnyTimeModel(BesideModel):
    """Exert, play a card, use a skill, hand over equipment."""

    def _row(self, command: Command, key: str) -> OptionRow:
        state = self._bridge.state
        brief, section = self._wording.consequences.brief(command, state), ""
        if isinstance(command, Thing):
            brief = self._wording.prompts.thing(command, state)
        if (member := getattr(command, "member", None)) is not None:
            section = state.member(member).section.value
        row = _with_signs(super()._row(command, key), state, self._wording)
        return attrs.evolve(row, section=section, brief=brief)


def _with_signs(row: OptionRow, state: State, wording: Wording) -> OptionRow:
    command = row.command
    return attrs.evolve(
        row,
        icon=icon_of(command),
        subject=subject_of(command, state.turn),
        detail=wording.consequences.of(command, state),
        kept=isinstance(command, _KEPT),
        leads_on=isinstance(command, _NEXT),
    )


def icon_of(command: Command) -> str:
    """The sign on the button of a command; empty if words are enough."""
    if isinstance(command, TellDanger):
        return f"danger_{command.icon.value}"
    return _ICONS.get(type(command), "")
