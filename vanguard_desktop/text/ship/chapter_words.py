"""What a chapter of the ship book says: for each kind of its data a sentence, in the players' language."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any, Protocol

import attrs

from vanguard_desktop.core.events import Waiting
from vanguard_desktop.core.ids import CardId
from vanguard_desktop.core.kinds import Command, Decision, Effect, Event, Reason, Test
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.setting.cards_ship import MoraleLevel
from vanguard_desktop.text.common.names import Names
from vanguard_desktop.text.common.told import Told
from vanguard_desktop.text.expedition.rules.clause_text import ClauseText


class Speaker(Protocol):
    """What a chapter may ask while it makes a sentence."""

    names: Names
    clauses: ClauseText

    def effect(self, effect: Effect) -> str: ...

    def tell(self, effect: Effect) -> Told: ...

    def option(self, option: Effect, labels: Sequence[str], number: int) -> str: ...

    def piece(self, piece: str) -> str: ...

    def card(self, id: CardId) -> str: ...

    def quoted(self, name: str) -> str: ...

    def source(self, source: str) -> str: ...

    def morale(self, level: MoraleLevel) -> str: ...


About = Callable[[Any, Speaker], str]
Telling = Callable[[Any, Speaker], Told]
Asked = Callable[[Any, Speaker, ShipState], str]


@attrs.frozen(kw_only=True)
class ChapterWords:
    """`things` says of an effect that needs something named what is asked; `thing` how one answer to it reads, where
    the name of a piece is not enough. `denials` are words for a test that must fail; empty where it has none.
    """

    effects: Mapping[type[Effect], Telling] = attrs.field(factory=dict)
    tests: Mapping[type[Test], About] = attrs.field(factory=dict)
    denials: Mapping[type[Test], About] = attrs.field(factory=dict)
    events: Mapping[type[Event], Asked] = attrs.field(factory=dict)
    questions: Mapping[type[Decision], Asked] = attrs.field(factory=dict)
    commands: Mapping[type[Command], Asked] = attrs.field(factory=dict)
    reasons: Mapping[type[Reason], Asked] = attrs.field(factory=dict)
    things: Mapping[type[Effect], Asked] = attrs.field(factory=dict)
    thing: Mapping[type[Effect], Callable[[str, Waiting, Speaker, ShipState], str]] = attrs.field(factory=dict)
