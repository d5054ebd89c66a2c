"""Answers that are asked for again and again while the same position lies on the table."""

from __future__ import annotations

from collections.abc import Callable
from typing import Any, Concatenate, ParamSpec, TypeVar

from .state import HabitatState

_P = ParamSpec("_P")
_R = TypeVar("_R")
_Asked = Callable[Concatenate[HabitatState, _P], _R]


def kept(*parts: str) -> Callable[[_Asked[_P, _R]], _Asked[_P, _R]]:
    """Remember what is asked of a position as long as these parts of it are the very same; positions never change."""

    def remembering(ask: _Asked[_P, _R]) -> _Asked[_P, _R]:
        last: list[tuple[tuple[Any, ...], dict[Any, _R]]] = [((), {})]

        def answer(state: HabitatState, /, *args: _P.args, **kwargs: _P.kwargs) -> _R:
            here = tuple(getattr(state, part) for part in parts)
            known, answers = last[0]
            if len(known) != len(here) or any(now is not then for now, then in zip(here, known, strict=True)):
                answers = {}
                last[0] = (here, answers)
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
