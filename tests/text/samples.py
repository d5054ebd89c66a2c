"""One of everything a rule book has: instances of each command, event, effect, decision and reason to put into words.

The samples are built from the types of the fields, so a new class is covered without a word here; a field of a type
unknown to this module fails the test that meets it.
"""

from __future__ import annotations

import types
from collections.abc import Iterator, Mapping
from enum import Enum
from typing import Annotated, Any, NewType, Union, get_args, get_origin, get_type_hints

import attrs

from tests.support.boxes import ADA, CAVES, DOWN, MEADOW, SHELTER, STORM, small_box, small_opening
from vanguard_desktop.content.families import families, id_field, of_the_box
from vanguard_desktop.core.engine import replay, settle
from vanguard_desktop.core.events import Waiting
from vanguard_desktop.core.fields import Between
from vanguard_desktop.core.ids import (
    BookId,
    CardId,
    DieId,
    LeadId,
    LogId,
    MemberId,
    PathId,
    RuleId,
    SectorId,
    WorldId,
)
from vanguard_desktop.core.kinds import Command, Decision, Effect, Event, Opening, Reason, Test
from vanguard_desktop.core.reasons import ItIsOver
from vanguard_desktop.core.sources import Source
from vanguard_desktop.dice.faces import STARTING_DICE, Section
from vanguard_desktop.rulesets.expedition.data.commands import GiveStartToken, Rest
from vanguard_desktop.rulesets.expedition.data.decisions import ChooseAction
from vanguard_desktop.rulesets.expedition.data.effects import LoseSupplies, SpendDice
from vanguard_desktop.rulesets.expedition.data.questions import Successes
from vanguard_desktop.rulesets.expedition.data.state import State
from vanguard_desktop.rulesets.expedition.data.tracks import Track
from vanguard_desktop.rulesets.expedition.rules import EXPEDITION
from vanguard_desktop.setting.box import Box

# An id is unique within its family only, so one card id stands for a card of every family.
ANY_CARD = CardId("any")
COUNT = 3

KNOWN: dict[Any, Any] = {
    MemberId: ADA,
    SectorId: CAVES,
    PathId: DOWN,
    CardId: ANY_CARD,
    DieId: STARTING_DICE[Section.RECON][0],
    WorldId: MEADOW,
    BookId: EXPEDITION.book,
    LeadId: LeadId("L09"),
    LogId: LogId("any"),
    Source: Source("mission", ANY_CARD),
    Track: Track(Source("mission", ANY_CARD)),
    RuleId: RuleId("GEN-01"),
    Effect: LoseSupplies(count=COUNT),
    Test: Successes(count=COUNT),
    Decision: ChooseAction(member=ADA),
    Opening: small_opening(),
    Command: Rest(),
    Reason: ItIsOver(),
    Waiting: Waiting(effect=SpendDice(count=COUNT), you=ADA, source=Source.read(f"event:{ANY_CARD}")),
    int: COUNT,
    str: "A",
}


def sample_box() -> Box:
    """The small planet, and a card of every family that events, decisions and commands may name."""
    box = small_box()
    shelves: dict[str, Any] = {
        "pois": {**box.pois, ANY_CARD: attrs.evolve(box.pois[SHELTER], id=ANY_CARD)},
        "events": {**box.events, ANY_CARD: attrs.evolve(box.events[STORM], id=ANY_CARD)},
    }
    for family in of_the_box():
        definition = families()[family]
        if not getattr(box, family):
            card = next(samples(definition))
            # A unique discovery is known by its number and told by its name, which has to be that of this number.
            name = f"Find {COUNT}" if family == "uniques" else "Any card"
            card = attrs.evolve(card, name=name) if hasattr(card, "name") else card
            shelves[family] = {getattr(card, id_field(family)): card}
    return attrs.evolve(box, **shelves)


def sample_state() -> State:
    """Two of the crew at the lander, the first turn begun."""
    state = EXPEDITION.begin(sample_box(), small_opening(), 1)
    state = replay(EXPEDITION, state, settle(EXPEDITION, state))
    for _ in range(9):
        if isinstance(state.question, ChooseAction):
            return state
        first = next(iter(EXPEDITION.answers(state)))
        events = EXPEDITION.unfold(state, first)
        state = replay(EXPEDITION, state, events)
        state = replay(EXPEDITION, state, settle(EXPEDITION, state))
    raise AssertionError(f"no turn begins after {GiveStartToken.__name__}: {state.question}")


def samples(kind: type[Any]) -> Iterator[Any]:
    """The class with one value in each field, once more for every other kind of value a field may have."""
    hints = get_type_hints(kind, include_extras=True)
    choices = {
        field.name: list(values(hints[field.name]))
        for field in attrs.fields(kind)
        if not (field.name == "because" and issubclass(kind, Event))
    }
    if "by" in choices:  # how far a marker moves, up or down
        choices["by"].append(-COUNT)
    plain = {name: options[0] for name, options in choices.items()}
    yield kind(**plain)
    for name, options in choices.items():
        for other in options[1:]:
            yield kind(**{**plain, name: other})


def values(hint: Any) -> Iterator[Any]:
    origin, arguments = get_origin(hint), get_args(hint)
    if origin is Annotated:
        yield from values(arguments[0])
        if any(isinstance(mark, Between) and mark.least < 0 for mark in arguments[1:]):
            yield -COUNT
    elif hint in KNOWN:
        yield KNOWN[hint]
    elif hint is bool:
        yield from (True, False)
    elif hint is None or hint is types.NoneType:
        yield None
    elif origin is tuple:
        yield tuple(next(values(part)) for part in arguments if part is not ...)
    elif origin in (Union, types.UnionType):
        for part in arguments:
            yield from values(part)
    elif origin is not None and issubclass(origin, Mapping):
        yield {next(values(arguments[0])): next(values(arguments[1]))}
    elif isinstance(hint, type) and issubclass(hint, Enum):
        yield from hint
    elif isinstance(hint, NewType):
        yield from values(hint.__supertype__)
    elif attrs.has(hint):
        yield next(samples(hint))
    else:
        raise AssertionError(f"no sample for a field of type {hint}")
