"""Dice that were rolled outside the felt in a step of an expedition, with what their table says."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QObject

from vanguard_desktop.core import Effect, Event, GameState
from vanguard_desktop.core.events import EffectsQueued
from vanguard_desktop.rulesets.expedition.data import State
from vanguard_desktop.rulesets.expedition.data.effects import Nothing
from vanguard_desktop.rulesets.expedition.data.events import DangerRolled, LandingRolled
from vanguard_desktop.rulesets.expedition.data.steps import LandingResult, LandingRoll
from vanguard_desktop.text.common.wording import Wording

from ...common.fallen import FallenDie, FallenRow


class FallenDice(QObject):
    """In the language of the moment."""

    def __init__(self, wording: Wording, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._wording = wording

    def of(self, before: GameState, events: Sequence[Event]) -> tuple[FallenRow, ...]:
        """None of a step that began in another book, and none of a die on the players' own table."""
        return tuple(self._rows(before, events)) if isinstance(before, State) else ()

    def _rows(self, before: State, events: Sequence[Event]) -> Iterator[FallenRow]:
        for place, event in enumerate(events):
            match event:
                case DangerRolled(drawn=drawn) if drawn:
                    yield self._danger(before, event)
                case LandingRolled(value=value, drawn=drawn) if drawn:
                    die = FallenDie(color="accent", words=str(value), number=str(value))
                    #: Beside the ten-sided die of a landing that has just been rolled.
                    title = self.tr("Landing roll")
                    yield self._row(title, die, _landing_effect(events[place + 1 :]))

    def _danger(self, before: State, event: DangerRolled) -> FallenRow:
        table, icon = before.box.dangers.get(event.letter), f"danger_{event.icon.value}"
        die = FallenDie(color="danger", words=self._wording.names.icon(icon), icon=icon, shaped=True)
        #: Beside a danger die that has just been rolled. {letter} names a danger table: A, B, C; {name} is the
        #: first name of a crewmember.
        title = self.tr("Danger {letter}: {name}")
        title = title.format(letter=event.letter, name=self._wording.names.called(event.member))
        return self._row(title, die, None if table is None else table.results.get(event.icon))

    def _row(self, title: str, die: FallenDie, effect: Effect | None) -> FallenRow:
        harmless = effect is None or isinstance(effect, Nothing)
        #: Beside a die of danger or of the landing: its table lists nothing for what it shows.
        told = self.tr("Nothing happens.") if effect is None or harmless else self._wording.rules.in_line(effect)
        return FallenRow(title=title, dice=(die,), turned_out=harmless, verdict=told)


def _landing_effect(events: Sequence[Event]) -> Effect | None:
    """What the row of the landing table does that was hit; none if it does nothing."""
    for event in events:
        if isinstance(event, LandingRolled):
            return None
        if isinstance(event, EffectsQueued):
            for waiting in event.effects:
                if waiting.source.family == "landing" and not isinstance(waiting.effect, LandingResult | LandingRoll):
                    return waiting.effect
    return None
