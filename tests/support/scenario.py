"""Given a table, when somebody orders something, then exactly these events happen, or it is refused for this reason."""

from __future__ import annotations

from typing import Any

import attrs
import pytest

from tests.support.boxes import small_box, small_opening
from vanguard_desktop.core.engine import Ruleset, follow, settle
from vanguard_desktop.core.engine import replay as fold
from vanguard_desktop.core.events import DecisionClosed, DecisionOpened, EffectsQueued, EffectTaken, Waiting
from vanguard_desktop.core.ids import MemberId, SectorId
from vanguard_desktop.core.kinds import Command, Decision, Effect, Event, Opening, Reason
from vanguard_desktop.core.reasons import IllegalCommand
from vanguard_desktop.core.sources import Source
from vanguard_desktop.rulesets.expedition.rules import EXPEDITION
from vanguard_desktop.setting.box import Box

TAKEN = EffectTaken()
ANSWERED = DecisionClosed()


def opens(decision: Decision) -> DecisionOpened:
    return DecisionOpened(decision=decision)


def waits(
    effect: Effect, you: MemberId | None = None, source: Source | str = "", at: SectorId | None = None
) -> Waiting:
    return Waiting(effect=effect, you=you, source=Source.read(str(source)), at=at)


def queued(*effects: Effect | Waiting, behind: bool = False, **who: Any) -> EffectsQueued:
    """These effects come next; `who` is said of all of them."""
    waiting = (effect if isinstance(effect, Waiting) else waits(effect, **who) for effect in effects)
    return EffectsQueued(effects=tuple(waiting), behind=behind)


@attrs.frozen
class Scenario:
    """A position of a game, and what can be done in it."""

    rules: Ruleset[Any]
    state: Any

    @classmethod
    def opened(
        cls, rules: Ruleset[Any] = EXPEDITION, box: Box | None = None, opening: Opening | None = None, seed: int = 7
    ) -> Scenario:
        """A game laid out and brought to its first question."""
        start = rules.begin(box or small_box(), opening or small_opening(), seed)
        return cls(rules, fold(rules, start, settle(rules, start)))

    def given(self, *commands: Command, **changes: Any) -> Scenario:
        """The table after these commands, and with these parts of it laid otherwise."""
        state = self.state
        for command in commands:
            _, state = follow(self.rules, state, command)
        return attrs.evolve(self, state=attrs.evolve(state, **changes))

    def after(self, *events: Event) -> Scenario:
        """The table after these events."""
        return attrs.evolve(self, state=fold(self.rules, self.state, events))

    def when(self, command: Command) -> Outcome:
        return Outcome(self, command)


@attrs.frozen
class Outcome:
    """What comes of a command."""

    scenario: Scenario
    command: Command

    def then(self, *events: Event) -> Scenario:
        """Exactly these events happen; the table after them is given back."""
        happened, after = follow(self.scenario.rules, self.scenario.state, self.command)
        assert happened == list(events)
        return attrs.evolve(self.scenario, state=after)

    def then_among_others(self, *events: Event) -> Scenario:
        """These events happen in this order, others before, between and after them."""
        happened, after = follow(self.scenario.rules, self.scenario.state, self.command)
        rest = iter(happened)
        missing = [event for event in events if event not in rest]
        assert not missing, f"{missing} not in order among {happened}"
        return attrs.evolve(self.scenario, state=after)

    def refused(self, reason: Reason) -> None:
        assert self.scenario.rules.why_not(self.scenario.state, self.command) == reason
        with pytest.raises(IllegalCommand) as refusal:
            follow(self.scenario.rules, self.scenario.state, self.command)
        assert refusal.value.reason == reason
