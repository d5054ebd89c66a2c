"""Answers that are asked for again and again while the same position lies on the table."""

from __future__ import annotations

from collections.abc import Callable
from operator import attrgetter, is_
from typing import Any, Concatenate, ParamSpec, TypeVar

from .state import HabitatState

_P = ParamSpec("_P")
_R = TypeVar("_R")
_Asked = Callable[Concatenate[HabitatState, _P], _R]


def kept(*parts: str) -> Callable[[_Asked[_P, _R]], _Asked[_P, _R]]:
    """Remember what is asked of a position as long as these parts of it are the very same; positions never change."""

    # The first one twice: of a single part it would not be a tuple.
    lying: Callable[[HabitatState], tuple[Any, ...]] = attrgetter(*parts, parts[0])

    def remembering(ask: _Asked[_P, _R]) -> _Asked[_P, _R]:
        last: tuple[tuple[Any, ...], dict[Any, _R]] = ((), {})

        def answer(state: HabitatState, /, *args: _P.args, **kwargs: _P.kwargs) -> _R:
            nonlocal last
            here = lying(state)
            known, answers = last
            if not known or not all(map(is_, here, known)):
                answers = {}
                last = here, answers
            if args not in answers:
                answers[args] = ask(state, *args, **kwargs)
            return answers[args]

        return answer

    return remembering


def of_position(ask: Callable[[HabitatState], _R]) -> Callable[[HabitatState], _R]:
    """Remember what is asked of a whole position as long as it is the very same one."""
    last: list[tuple[HabitatState, _R]] = []

    def answer(state: HabitatState) -> _R:
        known = last[:1]
        if known and known[0][0] is state:
            return known[0][1]
        found = ask(state)
        last[:1] = [(state, found)]
        return found

    return answer
