"""One of several things is picked: the alternatives of a question (DEC-20, DEC-22)."""

from __future__ import annotations

from collections.abc import Sequence

from vanguard_desktop.core.events import DecisionOpened, Waiting
from vanguard_desktop.core.kinds import Effect, Event
from vanguard_desktop.rulesets.expedition.decisions import ChooseOption
from vanguard_desktop.rulesets.expedition.queueing import decider, same
from vanguard_desktop.rulesets.expedition.state import State


def pick(state: State, waiting: Waiting, options: Sequence[Effect]) -> Sequence[Event]:
    """Nothing to pick from, no effect; the only one there is needs no question."""
    if len(options) < 2:
        return [same(waiting, *options)] if options else []
    question = ChooseOption(
        member=waiting.you,
        section=decider(state, waiting),
        options=tuple(options),
        source=waiting.source,
        at=waiting.at,
    )
    return [DecisionOpened(decision=question)]
