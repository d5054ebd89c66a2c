"""Who may sit at the table, whichever book is played."""

from __future__ import annotations

from collections.abc import Sequence
from typing import Any, Protocol

from vanguard_desktop.core import Command, Ruleset


class Bot(Protocol):
    """Takes one of the legal commands."""

    def choose(self, rules: Ruleset[Any], state: Any, legal: Sequence[Command]) -> Command: ...


def answering(rules: Ruleset[Any], state: Any, legal: Sequence[Command]) -> Sequence[Command]:
    """Those of the legal commands that answer the open question."""
    answers = set(rules.answers(state))
    return [command for command in legal if command in answers] or legal
