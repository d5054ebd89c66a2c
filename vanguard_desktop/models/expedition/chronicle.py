"""The journal of the whole campaign: what was read and chosen, what happened, and the players' own notes."""

from __future__ import annotations

import unicodedata
from collections.abc import Iterator
from enum import Enum

import attrs
from PySide6.QtCore import QObject

from vanguard_desktop.core.events import BookOpened, DecisionClosed, DecisionOpened, EffectsQueued
from vanguard_desktop.core.ids import CardId, LogId, MemberId
from vanguard_desktop.core.kinds import Effect, Event
from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.models.common.row_model import RowModel
from vanguard_desktop.play.questions import alternatives, labels, printed
from vanguard_desktop.rulesets.expedition.data.decisions import ChooseOption, Optional
from vanguard_desktop.rulesets.expedition.data.events import EventDrawn, LogRead, RoundOpened
from vanguard_desktop.rulesets.expedition.data.state import State
from vanguard_desktop.store.notes import Note
from vanguard_desktop.text.common.wording import Wording

Question = ChooseOption | Optional


class ChronicleKind(Enum):
    """What a line of the journal is about."""

    ROUND = "round"
    LINE = "line"
    LOG = "log"
    EVENT = "event"
    NOTE = "note"


STORIES = frozenset({ChronicleKind.ROUND, ChronicleKind.LOG, ChronicleKind.EVENT, ChronicleKind.NOTE})
EVERYTHING = frozenset(ChronicleKind)
NOTES = frozenset({ChronicleKind.NOTE})


@attrs.frozen(kw_only=True)
class Choice:
    """The alternatives that a text offered, and the number of the one that was taken; None while it is open."""

    options: tuple[str, ...]
    taken: int | None = None


@attrs.frozen(kw_only=True)
class ChronicleRow:
    """`id` is the step and the place in it. What can be read again names its entry or card, and who read it."""

    id: tuple[int, int]
    kind: ChronicleKind
    text: str
    choices: tuple[Choice, ...] = ()
    log: LogId | None = None
    card: CardId | None = None
    reader: MemberId | None = None
    note: Note | None = None
    searched: str = ""


@attrs.frozen
class _Asked:
    """A question of an entry or event card, with what could be chosen when it was put."""

    question: Question
    options: tuple[Effect, ...]


@attrs.define
class _Source:
    """An entry or event card under way: which questions its text has asked."""

    row: ChronicleRow
    asked: list[tuple[_Asked, int | None]] = attrs.field(factory=list)


class ChronicleModel(RowModel[ChronicleRow]):
    """Oldest first; `show` narrows it down to kinds of lines and to words that they hold."""

    def __init__(self, bridge: Bridge, wording: Wording, parent: QObject | None = None) -> None:
        super().__init__(bridge, parent)
        self._wording = wording
        self._kinds: frozenset[ChronicleKind] = STORIES
        self._sought = ""
        self._all: list[ChronicleRow] = []
        self.refresh()

    def refresh(self, *told: object) -> None:
        self._all = self._told()
        super().refresh(*told)

    def show(self, kinds: frozenset[ChronicleKind], sought: str) -> None:
        self._kinds, self._sought = kinds, _plain(sought)
        super().refresh()

    def _fresh(self) -> tuple[ChronicleRow, ...]:
        rows = (row for row in self._all if row.kind in self._kinds)
        words = self._sought.split()
        found = [row for row in rows if all(word in row.searched for word in words)]
        return tuple(_without_empty_rounds(found))

    def _told(self) -> list[ChronicleRow]:
        game = self._bridge.game
        sources: dict[str, _Source] = {}
        stack: list[tuple[_Asked | None, str]] = []
        rows: list[ChronicleRow | _Source] = []
        notes = sorted(game.notes, key=lambda note: note.step)
        for step, events, state in self._bridge.read_back(game.retold()):
            self._tell(step, events, state, rows, sources, stack)
            rows += [self._note_row(note, number) for number, note in enumerate(notes) if note.step == step]
        for question, source in stack:  # still open
            if question is not None and source in sources:
                sources[source].asked.append((question, None))
        beyond = [note for note in notes if not game.first <= note.step <= game.cursor.step]
        rows += [self._note_row(note, notes.index(note)) for note in beyond]
        return [self._with_choices(row) if isinstance(row, _Source) else row for row in rows]

    def _tell(
        self,
        step: int,
        events: tuple[Event, ...],
        state: object,
        rows: list[ChronicleRow | _Source],
        sources: dict[str, _Source],
        stack: list[tuple[_Asked | None, str]],
    ) -> None:
        for place, event in enumerate(events):
            id = (step, place)
            match event:
                case BookOpened():
                    stack.clear()
                case RoundOpened(round=number):
                    #: Heading in the journal. {round} counts from 1.
                    text = self.tr("Round {round}").format(round=number)
                    rows.append(ChronicleRow(id=id, kind=ChronicleKind.ROUND, text=text, searched=""))
                case LogRead(log=log, member=reader) if log in self._bridge.box.logs and isinstance(state, State):
                    row = self._log_row(id, log, reader, state)
                    sources[f"log:{log}"] = _Source(row)
                    rows.append(sources[f"log:{log}"])
                case EventDrawn(card=card, member=member) if card in self._bridge.box.events:
                    row = self._event_row(id, card, member)
                    sources[f"event:{card}"] = _Source(row)
                    rows.append(sources[f"event:{card}"])
                case DecisionOpened(decision=decision):
                    stack.append(_put(decision, state))
                case DecisionClosed() if stack:
                    question, source = stack.pop()
                    if question is not None and source in sources:
                        sources[source].asked.append((question, _answer(question, events[place + 1 :])))
                case _:
                    lines = self._wording.log.journal((event,), state) if isinstance(state, State) else ()
                    rows += [_line(id, line) for line in lines]

    def _log_row(self, id: tuple[int, int], log: LogId, reader: MemberId | None, state: State) -> ChronicleRow:
        names = self._wording.names
        title = names.log(log)
        searched = _plain(f"{title} {self._wording.stories.log(log, state, reader)}")
        return ChronicleRow(id=id, kind=ChronicleKind.LOG, text=title, log=log, reader=reader, searched=searched)

    def _event_row(self, id: tuple[int, int], card: CardId, reader: MemberId) -> ChronicleRow:
        names = self._wording.names
        title = names.event_card(card)
        searched = _plain(f"{title} {names.event_story(card)}")
        return ChronicleRow(id=id, kind=ChronicleKind.EVENT, text=title, card=card, reader=reader, searched=searched)

    def _note_row(self, note: Note, number: int) -> ChronicleRow:
        # Notes stand behind everything of their step, one under the other.
        id = (note.step, 1_000_000 + number)
        return ChronicleRow(id=id, kind=ChronicleKind.NOTE, text=note.text, note=note, searched=_plain(note.text))

    def _with_choices(self, source: _Source) -> ChronicleRow:
        choices = tuple(Choice(options=self._options(question), taken=taken) for question, taken in source.asked)
        more = " ".join(option for choice in choices for option in choice.options)
        return attrs.evolve(source.row, choices=choices, searched=f"{source.row.searched} {_plain(more)}")

    def _options(self, asked: _Asked) -> tuple[str, ...]:
        rules, question = self._wording.rules, asked.question
        if isinstance(question, Optional):
            return (rules.effect(question.effect.effect), self.tr("Do without it"))
        said = labels(question)
        return tuple(rules.option(option, said, number) for number, option in enumerate(asked.options, start=1))

    def words(self, row: ChronicleRow) -> str:
        spoken = self._wording.names.spoken(row.text)
        taken = [
            self._wording.names.spoken(choice.options[choice.taken])
            for choice in row.choices
            if choice.taken is not None
        ]
        if not taken:
            return spoken
        #: {entry} is the title of an entry or event in the journal, {choice} what the players chose there.
        return self.tr("{entry}. Chosen: {choice}").format(entry=spoken, choice=" ".join(taken))


def _line(id: tuple[int, int], text: str) -> ChronicleRow:
    return ChronicleRow(id=id, kind=ChronicleKind.LINE, text=text, searched=_plain(text))


def _put(decision: object, state: object) -> tuple[_Asked | None, str]:
    """A question with its source; one that was answered by itself at once has left nothing to choose."""
    match decision:
        case ChooseOption(source=source):
            asks = isinstance(state, State) and state.question == decision
            options = alternatives(state, decision) if asks else printed(decision)  # type: ignore[arg-type]
            return _Asked(decision, options), source
        case Optional(effect=effect):
            return _Asked(decision, ()), effect.source
        case _:
            return None, ""


def _answer(asked: _Asked, after: tuple[Event, ...]) -> int | None:
    """Which alternative was taken: what follows from it at once says so."""
    question = asked.question
    first = after[0] if after else None
    effect = first.effects[0].effect if isinstance(first, EffectsQueued) and first.effects else None
    if isinstance(question, Optional):
        return 0 if effect == question.effect.effect else 1
    return next((number for number, option in enumerate(asked.options) if option == effect), None)


def _without_empty_rounds(rows: list[ChronicleRow]) -> Iterator[ChronicleRow]:
    """A round in which nothing is left to show needs no heading."""
    for place, row in enumerate(rows):
        after = rows[place + 1].kind if place + 1 < len(rows) else ChronicleKind.ROUND
        if row.kind is not ChronicleKind.ROUND or after is not ChronicleKind.ROUND:
            yield row


def _plain(text: str) -> str:
    """Whoever seeks types small letters, no accents and no marks of stress."""
    letters = unicodedata.normalize("NFKD", text.casefold().replace("*", ""))
    return "".join(letter for letter in letters if not unicodedata.combining(letter))
