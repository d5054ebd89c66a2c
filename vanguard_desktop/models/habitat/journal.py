"""What happened, with the time of the sol and who tells it: the Desk far away, Halfway itself, or the crew at work."""

from __future__ import annotations

import attrs
from PySide6.QtCore import QCoreApplication, QObject

from vanguard_desktop.rulesets.habitat.data.steps import Phase
from vanguard_desktop.rulesets.habitat.state import HabitatState
from vanguard_desktop.text.common.wording import Wording
from vanguard_desktop.text.habitat.report import Speaker, lines
from vanguard_desktop.text.habitat.words import HabitatWords

from ..bridge import Bridge
from ..common.journal import JournalModel, JournalRow

# In minutes of the sol: when a phase begins, and how far apart its lines are at the most.
_BEGINS = {
    Phase.SET_UP: 5 * 60,
    Phase.EVENTS: 6 * 60,
    Phase.MORALE: 7 * 60,
    Phase.PRODUCTION: 7 * 60 + 30,
    Phase.ACTIONS: 8 * 60,
    Phase.MALFUNCTIONS: 18 * 60,
    Phase.CLEAN_UP: 21 * 60,
}
_STEP = {Phase.ACTIONS: 7}
_LAST = 23 * 60 + 59


@attrs.frozen(kw_only=True)
class Message(JournalRow):
    """`minute` is that of the sol; `story` says that it is told, without numbers."""

    sol: int
    phase: Phase
    minute: int
    speaker: Speaker
    story: bool = False

    @property
    def time(self) -> str:
        return f"{self.minute // 60:02}:{self.minute % 60:02}"


class HabitatJournal(JournalModel):
    """Each line follows the one before it, within its phase."""

    def __init__(self, bridge: Bridge, wording: Wording, parent: QObject | None = None) -> None:
        self._words = HabitatWords(wording.names)
        super().__init__(bridge, wording, parent)

    def _worded(self, number: int, after: JournalRow | None) -> tuple[JournalRow, ...]:
        last = after if isinstance(after, Message) else None
        rows: list[Message] = []
        for line in lines(self._words, self._steps[number], self._bridge.before(number)):
            last = Message(
                id=(number, len(rows)),
                text=line.text,
                sol=line.after.sol,
                phase=line.after.phase,
                minute=_minute(line.after, last),
                speaker=line.speaker,
                story=line.story,
            )
            rows.append(last)
        return tuple(rows)

    def speaker(self, speaker: Speaker) -> str:
        """As it stands before what is told."""
        return {
            #: Who speaks in the console: the people on Earth who look after the habitat, as in its stories.
            Speaker.DESK: QCoreApplication.translate("HabitatTexts", "Desk"),
            #: Who speaks in the console: the habitat itself, by its name, as in its stories.
            Speaker.BASE: QCoreApplication.translate("HabitatTexts", "Halfway"),
            #: Who speaks in the console: those who work in the habitat.
            Speaker.CREW: QCoreApplication.translate("HabitatTexts", "Crew"),
        }[speaker]

    def heading(self, row: Message) -> str:
        """What it stands under where everything is told."""
        phase = self._words.called.phase_name(row.phase)
        #: Heading in the journal. {sol} is a number, {phase} the name of a part of that day.
        said = QCoreApplication.translate("HabitatTexts", "Sol {sol} · {phase}")
        return said.format(sol=row.sol, phase=phase) if row.sol else phase


def _minute(state: HabitatState, last: Message | None) -> int:
    if last is None or (last.sol, last.phase) != (state.sol, state.phase):
        return _BEGINS[state.phase]
    later = [begins for begins in _BEGINS.values() if begins > _BEGINS[state.phase]]
    return min(last.minute + _STEP.get(state.phase, 3), min(later, default=_LAST + 1) - 1)
