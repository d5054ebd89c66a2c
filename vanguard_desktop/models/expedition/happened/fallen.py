"""Danger dice that were rolled outside the felt in a step of an expedition, with what their table says."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from PySide6.QtCore import QObject

from vanguard_desktop.core import Event, GameState
from vanguard_desktop.rulesets.expedition.data import State
from vanguard_desktop.rulesets.expedition.data.events import DangerRolled
from vanguard_desktop.text.common.told import words
from vanguard_desktop.text.common.wording import Wording

from ...common.fallen import FallenDie, FallenRow


class FallenDanger(QObject):
    """In the language of the moment."""

    def __init__(self, wording: Wording, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._wording = wording

    def of(self, before: GameState, events: Sequence[Event]) -> tuple[FallenRow, ...]:
        """None of a step that began in another book, and none of a die on the players' own table."""
        return tuple(self._rows(before, events)) if isinstance(before, State) else ()

    def _rows(self, before: State, events: Sequence[Event]) -> Iterator[FallenRow]:
        for event in events:
            if not isinstance(event, DangerRolled) or not event.drawn:
                continue
            table, icon = before.box.dangers.get(event.letter), f"danger_{event.icon.value}"
            effect = None if table is None else table.results.get(event.icon)
            shown = self._wording.names.icon(icon)
            #: Beside a danger die that has just been rolled. {letter} names a danger table: A, B, C; {name} is the
            #: first name of a crewmember.
            title = self.tr("Danger {letter}: {name}")
            yield FallenRow(
                title=title.format(letter=event.letter, name=self._wording.names.called(event.member)),
                dice=(FallenDie(color="danger", words=shown, icon=icon, shaped=True),),
                turned_out=effect is None,
                #: Beside a danger die: its table does not list the icon that it shows.
                verdict=self.tr("Nothing happens.") if effect is None else words(self._wording.rules.tell(effect)),
            )
