"""Questions that only look like one: there is a single answer, and nothing that can be done is about this moment."""

from __future__ import annotations

from vanguard_desktop.core import Command

from .crew.abilities import AnyTime, ability_of
from .crew.timing import WHATEVER_IS_ASKED
from .data import State
from .data import decisions as ask
from .data.commands import Exert
from .legal import beside, guided, legal_answers

# Here something is decided even with one answer: a turn, a roll, a cost that could still be met otherwise (DEC-26).
_STAYS = (ask.ChooseAction, ask.GatherDice, ask.React)


def passing(state: State) -> Command | None:
    """The only answer; None where players decide something, and where the training teaches (TUT-26).

    Those who learn read each event before it takes effect (DEC-30); others see it pass.

    What may be done at any time may as well be done before or after, and before a cost the players are asked (DEC-26).
    No rule gives the answer: whoever keeps the pace of a game gives it for the players, by the same door as theirs.
    """
    question = state.question
    if question is None or isinstance(question, _STAYS) or guided(state) is not None:
        return None
    if isinstance(question, ask.EventRevealed) and state.options.training:
        return None
    answers = tuple(legal_answers(state))
    if len(answers) != 1 or (isinstance(question, ask.Modify) and _modified(state, question)):
        return None
    return answers[0]


def _modified(state: State, question: ask.Modify) -> bool:
    """Whether something may be used that is meant for dice that have fallen."""
    things = (command for command in beside(state) if isinstance(command, AnyTime) and not isinstance(command, Exert))
    uses = (ability_of(state, command, question) for command in things)
    return any(use is not None and use.when not in WHATEVER_IS_ASKED for use in uses)


def hiding(before: State, after: State) -> bool:
    """Whether the dice that have just fallen would lie nowhere any more before anybody has looked at them."""
    return isinstance(before.question, ask.Modify) and len(after.checks) < len(before.checks)
