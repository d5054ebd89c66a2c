"""The answers to the open question, and what may be done at any time: bar, sheets, lists and keys offer the same."""

from __future__ import annotations

import attrs
from PySide6.QtCore import QObject

from vanguard_desktop.core.kinds import Command
from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.models.common.row_model import RowModel
from vanguard_desktop.models.common.subjects import subject_of
from vanguard_desktop.rulesets.expedition.data.commands import (
    EndTurn,
    Exert,
    GiveStartToken,
    GoOn,
    LiftOff,
    Prepare,
    Rest,
    RollDice,
    TakeSpecialAction,
    TellDanger,
    Travel,
)
from vanguard_desktop.text.common.wording import Wording
from vanguard_desktop.text.expedition.command_text import Thing

KEYS = "123456789"
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


@attrs.frozen(kw_only=True)
class OptionRow:
    """A legal command with the words for its button; `key` is a digit, or empty from the tenth on.

    `subject` is what it is about, `detail` what will come of it. What may be done at any time belongs to a `section`,
    and has a `brief` name, or signs for what it brings.
    """

    command: Command
    label: str
    icon: str
    key: str
    subject: str = ""
    detail: str = ""
    section: str = ""
    brief: str = ""

    @property
    def id(self) -> Command:
        return self.command


class OptionModel(RowModel[OptionRow]):
    """What answers the open question, in the order of the rules."""

    def __init__(self, bridge: Bridge, wording: Wording, parent: QObject | None = None) -> None:
        super().__init__(bridge, parent)
        self._prompts, self._consequences = wording.prompts, wording.consequences
        self.refresh()

    def _fresh(self) -> tuple[OptionRow, ...]:
        return tuple(self._row(command, KEYS[place : place + 1]) for place, command in enumerate(self._offered()))

    def _row(self, command: Command, key: str) -> OptionRow:
        return OptionRow(
            command=command,
            label=self._prompts.answer(command, self._bridge.state),
            icon=icon_of(command),
            key=key,
            subject=subject_of(command, getattr(self._bridge.state, "turn", None)),
            detail=self._consequences.of(command, self._bridge.state),
        )

    def _offered(self) -> tuple[Command, ...]:
        return self._bridge.answers()

    def words(self, row: OptionRow) -> str:
        return row.label


class AnyTimeModel(OptionModel):
    """What may be done beside answering: exert, play a card, use a skill, hand over equipment (DEC-25)."""

    def _offered(self) -> tuple[Command, ...]:
        answers = set(self._bridge.answers())
        return tuple(command for command in self._bridge.legal_commands() if command not in answers)

    def _row(self, command: Command, key: str) -> OptionRow:
        state = self._bridge.state
        brief, section = self._consequences.brief(command, state), ""
        if isinstance(command, Thing):
            brief = self._prompts.thing(command, state)
        if (member := getattr(command, "member", None)) is not None:
            section = state.member(member).section.value
        return attrs.evolve(super()._row(command, key), section=section, brief=brief)


def icon_of(command: Command) -> str:
    """The sign on the button of a command; empty if words are enough."""
    if isinstance(command, TellDanger):
        return f"danger_{command.icon.value}"
    return _ICONS.get(type(command), "")
