"""Why a command is refused, as far as all rule books share it; and the refusal itself."""

from __future__ import annotations

from typing import ClassVar

import attrs

from vanguard_desktop.core.ids import RuleId
from vanguard_desktop.core.kinds import Command, Decision, Reason


class IllegalCommand(Exception):
    """A command that is not legal now. The state is unchanged; the reason is shown to the player."""

    def __init__(self, command: Command, reason: Reason) -> None:
        super().__init__(f"{type(command).__name__}: {type(reason).__name__} ({reason.rule})")
        self.command = command
        self.reason = reason


@attrs.frozen(kw_only=True)
class AnswerFirst(Reason):
    """Another question stands open."""

    tag: ClassVar[str] = "answer_first"
    rule: ClassVar[RuleId] = RuleId("DEC-28")
    decision: Decision


@attrs.frozen(kw_only=True)
class ItIsOver(Reason):
    """The expedition, or the campaign, has ended."""

    tag: ClassVar[str] = "it_is_over"
    rule: ClassVar[RuleId] = RuleId("GEN-39")


SHARED_REASONS: tuple[type[Reason], ...] = (AnswerFirst, ItIsOver)
