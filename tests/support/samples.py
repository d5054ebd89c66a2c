"""Any event, effect, decision or position that the types of a rule book allow, for what must hold for all."""

from __future__ import annotations

import types
from collections.abc import Mapping, Set
from enum import Enum
from typing import Annotated, Any, Union, get_args, get_origin

import attrs
from hypothesis import strategies as st

from vanguard_desktop.core.engine import Ruleset
from vanguard_desktop.core.events import BookOpened
from vanguard_desktop.core.kinds import Decision, Effect, Event, Opening, Test
from vanguard_desktop.core.sources import Source
from vanguard_desktop.dice.faces import Color, Icon
from vanguard_desktop.dice.pool import BURNED, Treatment
from vanguard_desktop.dice.requirements import PoolTest, SameItem, asks
from vanguard_desktop.rulesets.expedition.data.effects import Nothing
from vanguard_desktop.rulesets.expedition.data.tracks import Track
from vanguard_desktop.setting.box import Box
from vanguard_desktop.setting.cards import ActionTrack, CheckCard, ImmediateEffect, Row, RowColor, SpecialEffect

Strategy = st.SearchStrategy[Any]


# One of everything that may be printed for a check; made up at random it would hold checks in checks in checks.
CHECK = CheckCard(
    danger=("A",),
    special=(
        SpecialEffect(requirement=asks((SameItem(), SameItem()), (Color.RED, None)), effect=Nothing(), once=True),
        ImmediateEffect(test=PoolTest(icons=(Icon.EXPLORE,), present=False), outcome=RowColor.RED),
    ),
    rows=(Row(color=RowColor.YELLOW, effect=Nothing(), requirement=asks(Icon.XENOLOGY), also=(RowColor.GREEN,)),),
    tracks=(ActionTrack(color=RowColor.GREEN, length=4, effect=Nothing()),),
)

# What has a short name in saves, in each of its forms.
SOURCES = tuple(map(Source.read, ("", "landing", "log:104", "poi:3", "poi:3:P104:1", "threat:X01", "mission:M01:2")))
WRITTEN = {Source: SOURCES, Track: (*map(Track, SOURCES[3:]), Track(SOURCES[4], RowColor.GREEN))}


class Samples:
    """Strategies for everything that a rule book deals in."""

    def __init__(self, rules: Ruleset[Any], box: Box) -> None:
        self._rules = rules
        self._box = box
        self._known: dict[Any, Strategy] = {}

    def events(self) -> Strategy:
        return st.one_of([self.of(event) for event in (*self._rules.events, BookOpened)])

    def states(self) -> Strategy:
        return self.of(self._rules.state)

    def of(self, expected: Any) -> Strategy:
        """Values of a type; each is made when it is asked for, as effects may hold effects."""
        if expected not in self._known:
            self._known[expected] = st.deferred(lambda: self._make(expected))
        return self._known[expected]

    def _make(self, expected: Any) -> Strategy:
        kinds = {
            Event: self._rules.events,
            Effect: self._rules.effects,
            Decision: self._rules.decisions,
            Opening: (self._rules.opening,),
            Test: self._rules.tests,
        }
        expected = getattr(expected, "__supertype__", expected)
        arguments = get_args(expected)
        origin = get_origin(expected)
        simple: dict[Any, Strategy] = {
            int: st.integers(),
            bool: st.booleans(),
            str: st.text(max_size=12),
            Box: st.just(self._box),
            types.NoneType: st.none(),
            CheckCard: st.just(CHECK),
            SpecialEffect: st.sampled_from([each for each in CHECK.special if isinstance(each, SpecialEffect)]),
            ImmediateEffect: st.sampled_from([each for each in CHECK.special if isinstance(each, ImmediateEffect)]),
            Treatment: st.just(BURNED),
        }
        if expected in simple:
            return simple[expected]
        if expected in kinds:
            return st.one_of([self.of(member) for member in kinds[expected]])
        if origin is Annotated:
            return self.of(arguments[0])
        if origin in (Union, types.UnionType):
            return st.one_of([self.of(argument) for argument in arguments])
        if origin is tuple and arguments[-1] is Ellipsis:
            return st.lists(self.of(arguments[0]), max_size=3).map(tuple)
        if origin is tuple:
            return st.tuples(*map(self.of, arguments))
        if isinstance(origin, type) and issubclass(origin, Set):
            return st.frozensets(self.of(arguments[0]), max_size=3)
        if isinstance(origin, type) and issubclass(origin, Mapping):
            return st.dictionaries(self.of(arguments[0]), self.of(arguments[1]), max_size=3)
        if issubclass(expected, Enum):
            return st.sampled_from(expected)
        if expected in WRITTEN:
            return st.sampled_from(WRITTEN[expected])
        attrs.resolve_types(expected)
        fields = {field.name.lstrip("_"): self.of(field.type) for field in attrs.fields(expected) if field.init}
        return st.builds(expected, **fields)
