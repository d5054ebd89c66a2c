"""Why a command is refused, as far as all rule books share it; and the refusal itself."""

from __future__ import annotations

from .kinds import Command, Decision, Reason


class IllegalCommand(Exception):
    """A command that is not legal now. The state is unchanged; the reason is shown to the player."""

    def __init__(self, command: Command, reason: Reason) -> None:
        super().__init__(f"{type(command).__name__}: {type(reason).__name__} ({reason.rule})")
        self.command = command
        self.reason = reason


class AnswerFirst(Reason, tag="answer_first", rule="DEC-28"):
    """Another question stands open."""

    decision: Decision


class ItIsOver(Reason, tag="it_is_over", rule="GEN-39"):
    """The expedition, or the campaign, has ended."""


SHARED_REASONS: tuple[type[Reason], ...] = (AnswerFirst, ItIsOver)
