"""One of several things is picked: the alternatives of a question (DEC-20, DEC-22)."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from vanguard_desktop.core.box import card_of
from vanguard_desktop.core.events import DecisionOpened, Waiting
from vanguard_desktop.core.kinds import Effect, Event
from vanguard_desktop.rulesets.expedition.chosen import DropCard, FetchCard, KeepCard, PutBack
from vanguard_desktop.rulesets.expedition.decisions import ChooseOption
from vanguard_desktop.rulesets.expedition.queueing import decider, same
from vanguard_desktop.rulesets.expedition.state import State

COPIES_ALIKE = (DropCard, FetchCard, KeepCard, PutBack)


def pick(state: State, waiting: Waiting, options: Sequence[Effect]) -> Sequence[Event]:
    """Nothing to pick from, no effect; the only one there is needs no question, nor do copies of one card."""
    options = list({_whatever_copy(option): option for option in reversed(options)}.values())[::-1]
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


def _whatever_copy(option: Effect) -> Effect:
    """The same for all copies of a card that may be in a hand, a pile or the hold; equipment is somebody's."""
    if not isinstance(option, COPIES_ALIKE):
        return option
    return attrs.evolve(option, card=card_of(option.card))
