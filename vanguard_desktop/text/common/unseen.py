"""What texts note down for later stays out of what players read: it would tell secrets and say nothing to do.

The codex has it under what an entry does, once that has been read.
"""

from __future__ import annotations

import attrs

from vanguard_desktop.core import AllOf, AnyOf, Choose, Effect, FlagSet, If, InOrder, Not, Nothing, SetFlag, Test
from vanguard_desktop.rulesets.expedition.data.effects import AtRandom
from vanguard_desktop.rulesets.ship import effects as aboard
from vanguard_desktop.rulesets.ship import questions as asked

_NOTED = (SetFlag, AtRandom, aboard.ChangeCounter, aboard.RemoveFlag, aboard.WriteNote, aboard.MarkBox)
_ASKS_NOTES = (FlagSet, asked.FlagsSet, asked.CounterAtLeast, asked.OptionTaken, asked.NoteReads, asked.BoxesMarked)


def is_note(effect: Effect) -> bool:
    """Whether it only keeps the books, or prepares what nobody may know yet."""
    match effect:
        case aboard.BringSituation(to=to):
            return to is not aboard.Place.TABLE
        case InOrder(steps=steps):
            return bool(steps) and all(map(is_note, steps))
        case If(then=then, otherwise=otherwise):
            return is_note(then) and (isinstance(otherwise, Nothing) or is_note(otherwise))
        case _:
            return isinstance(effect, _NOTED)


def read_out(effect: Effect) -> Effect:
    """What is said under the story of an entry: without its notes, and without what only they decide.

    What happens is seen at once on the table, so nothing has to stand for it.
    """
    match effect:
        case InOrder(steps=steps):
            seen = tuple(each for each in map(read_out, steps) if not isinstance(each, Nothing))
            return InOrder(steps=seen) if seen else Nothing()
        case If(test=test, then=then, otherwise=otherwise):
            if asks_notes(test):
                return Nothing()
            ways = If(test=test, then=read_out(then), otherwise=read_out(otherwise))
            return Nothing() if isinstance(ways.then, Nothing) and isinstance(ways.otherwise, Nothing) else ways
        case Choose(options=options):
            return attrs.evolve(effect, options=tuple(map(_chosen, options)))
        case _:
            return Nothing() if is_note(effect) else effect


def _chosen(option: Effect) -> Effect:
    """An alternative that only notes something has to be told all the same."""
    seen = read_out(option)
    return option if isinstance(seen, Nothing) else seen


def asks_notes(test: Test) -> bool:
    """Whether the answer, or a part of it, stands in the notes of the campaign."""
    match test:
        case Not(test=inner):
            return asks_notes(inner)
        case AllOf(tests=tests) | AnyOf(tests=tests):
            return any(map(asks_notes, tests))
        case _:
            return isinstance(test, _ASKS_NOTES)
