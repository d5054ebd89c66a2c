"""One of several things is picked: the alternatives of a question (DEC-20, DEC-22)."""

from __future__ import annotations

from collections.abc import Callable, Iterable, Mapping, Sequence
from typing import Any

import attrs

from vanguard_desktop.core import DecisionOpened, Effect, Event, Waiting
from vanguard_desktop.setting import card_of

from .chapter import Carries, Carry
from .data import ChooseOption, DropCard, FetchCard, KeepCard, PutBack, State
from .queueing import decider, same

# What a text leaves to choose from in a position: from the text as it waits, and once more from its effect alone.
Options = Callable[[State, Waiting, Any], Iterable[Effect]]

COPIES_ALIKE = (DropCard, FetchCard, KeepCard, PutBack)


def pick(state: State, waiting: Waiting, options: Options) -> Sequence[Event]:
    """Nothing to pick from, no effect; the only one there is needs no question, nor do copies of one card."""
    found = different(options(state, waiting, waiting.effect))
    if len(found) < 2:
        return [same(waiting, *found)] if found else []
    return [DecisionOpened(decision=ChooseOption(section=decider(state, waiting), asked=waiting))]


def picks(options: Mapping[type[Effect], Options]) -> Carries:
    """What is carried out by having something picked."""
    return {effect: _picking(of_effect) for effect, of_effect in options.items()}


def _picking(options: Options) -> Carry:
    return lambda state, waiting, effect: pick(state, waiting, options)


def different(options: Iterable[Effect]) -> tuple[Effect, ...]:
    """Of copies of one card the first stands for all."""
    found: dict[Effect, Effect] = {}
    for option in options:
        found.setdefault(_whatever_copy(option), option)
    return tuple(found.values())


def _whatever_copy(option: Effect) -> Effect:
    """The same for all copies of a card that may be in a hand, a pile or the hold; equipment is somebody's."""
    if not isinstance(option, COPIES_ALIKE):
        return option
    return attrs.evolve(option, card=card_of(option.card))
