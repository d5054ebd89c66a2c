"""The journal of the whole campaign: what was read and chosen, what happened, and the players' own notes."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

import attrs
from PySide6.QtCore import QObject, QTimer

from vanguard_desktop.core.events import BookOpened, DecisionClosed, DecisionOpened, EffectsQueued
from vanguard_desktop.core.ids import CardId, LogId, MemberId
from vanguard_desktop.core.kinds import Effect, Event
from vanguard_desktop.core.sources import NOBODY, Source
from vanguard_desktop.play.game import Step, Way
from vanguard_desktop.play.questions import alternatives, labels, printed
from vanguard_desktop.rulesets.expedition.data.decisions import ChooseOption, Optional
from vanguard_desktop.rulesets.expedition.data.events import EventDrawn, LogRead, RoundOpened
from vanguard_desktop.rulesets.expedition.data.state import State
from vanguard_desktop.store.notes import Note
from vanguard_desktop.text.common.wording import Wording

from ..bridge import Bridge
from ..common.row_model import RowModel
from .chronicle_rows import (
    NOTES,
    STORIES,
    Choice,
    ChronicleKind,
    ChronicleRow,
    lead,
    line_row,
    plain,
    without_empty_rounds,
)

Question = ChooseOption | Optional


STEPS = 64  # of a page
PAGES = 4  # told at once; who seeks what is rare in a long game does not wait for all of them
SCREENFUL = 40  # lines, as many as are seen at once and some more


@attrs.frozen
class _Asked:
    """A question of an entry or event card, with what could be chosen when it was put."""

    question: Question
    options: tuple[Effect, ...]


# Which text has asked, where it was read if on the same page, what it asked, and the number of what was taken.
_Put = tuple[Source, tuple[int, int] | None, _Asked, int | None]


@attrs.define
class _Page:
    """What the steps from `first` to `last` have to tell.

    `asked` are the questions of entries and event cards with what was chosen, `stack` those that are open; the text may
    have been read on an earlier page. Whether it `has_lines`, of all that happened beside stories, depends on who asks.
    """

    first: int
    last: int
    has_lines: bool
    stack: list[tuple[_Asked | None, Source]]
    rows: list[ChronicleRow] = attrs.field(factory=list)
    opened: dict[Source, tuple[int, int]] = attrs.field(factory=dict)
    asked: list[_Put] = attrs.field(factory=list)

    def open(self, source: Source, row: ChronicleRow) -> None:
        self.opened[source] = row.id
        self.rows.append(row)

    def ask(self, source: Source, question: _Asked | None, taken: int | None) -> None:
        if question is not None:
            self.asked.append((source, self.opened.get(source), question, taken))


class ChronicleModel(RowModel[ChronicleRow]):
    """Oldest first; `show` narrows it down to kinds of lines and to words that they hold.

    It is told by pages of some steps, the newest first, and as many as a screen is full of; `tell_earlier` goes on.
    Where some pages hold too little, `later` is due, and whoever shows the rows has it `look_further`.
    What was told stays told: a step changes the newest page only.
    """

    def __init__(self, bridge: Bridge, wording: Wording, parent: QObject | None = None) -> None:
        super().__init__(bridge, parent)
        self._wording = wording
        self._kinds: frozenset[ChronicleKind] = STORIES
        self._sought = ""
        self._person: MemberId | None = None
        self._pages: dict[int, _Page] = {}  # by their first steps
        self._wanted, self._told_from, self._pages_left = SCREENFUL, 0, PAGES
        self.later = QTimer(self, singleShot=True, interval=0)
        super().refresh()

    def refresh(self, *told: object) -> None:
        step = told[0] if told else None
        if not isinstance(step, Step) or step.way is Way.JUMPED:
            self._pages.clear()
        else:
            here = self._bridge.game.cursor.step
            self._pages = {first: page for first, page in self._pages.items() if page.last < here - 1}
        super().refresh()

    def show(self, kinds: frozenset[ChronicleKind], sought: str, person: MemberId | None = None) -> None:
        """`person` is who has read it, or is named in it; nobody asks for all."""
        self._kinds, self._sought, self._wanted = kinds, plain(sought), SCREENFUL
        self._person = person
        super().refresh()

    def tell_earlier(self, lines: int = SCREENFUL, pages: int = PAGES) -> bool:
        """So many lines more, from before those that are told; False if there are none."""
        if self._told_from <= self._bridge.game.first:
            return False
        self._wanted, self._pages_left = len(self.rows) + lines, pages
        super().refresh()
        return True

    def look_further(self) -> None:
        """Some pages more, for what is still wanted."""
        super().refresh()

    def _fresh(self) -> tuple[ChronicleRow, ...]:
        game = self._bridge.game
        notes = sorted(game.notes, key=lambda note: note.step)
        rows = [self._note_row(note, number) for number, note in enumerate(notes)]
        if self._kinds == NOTES:
            self._told_from = game.first
            return tuple(self._found(rows))
        here = game.cursor.step
        # Notes of steps that are not on this line of play stand at the end.
        beyond = [row for row, note in zip(rows, notes, strict=True) if not game.first <= note.step <= here]
        noted = [row for row in rows if row not in beyond]
        found = self._found(beyond)
        asked: list[_Put] = []  # of texts that were read on an earlier page
        before = here + 1
        while before > game.first and len(found) < self._wanted and self._pages_left > 0:
            page = self._page_before(before)
            later = [(source, page.opened.get(source), question, taken) for source, _, question, taken in asked]
            asked = [*page.asked, *later]
            told = [self._with_choices(row, [each for each in asked if each[1] == row.id]) for row in page.rows]
            told += [row for row in noted if page.first <= row.id[0] < before]
            found = [*self._found(sorted(told, key=lambda row: row.id)), *found]
            asked = [each for each in asked if each[1] is None]
            before = page.first
        self._told_from, self._pages_left = before, PAGES
        if before > game.first and len(found) < self._wanted:
            self.later.start()
        return tuple(without_empty_rounds(found))

    def _found(self, rows: Iterable[ChronicleRow]) -> list[ChronicleRow]:
        words = self._sought.split()
        found = [row for row in rows if row.kind in self._kinds and all(word in row.searched for word in words)]
        if self._person is None:
            return found
        called = plain(self._wording.names.called(self._person))
        return [row for row in found if row.reader == self._person or called in row.searched or not row.searched]

    def _page_before(self, end: int) -> _Page:
        game = self._bridge.game
        first = max((end - 1) // STEPS * STEPS, game.first)
        with_lines = ChronicleKind.LINE in self._kinds  # by far the most there is to tell, and seldom wanted
        told = self._pages.get(first)
        if told is not None and (told.has_lines or not with_lines):
            return told
        self._pages_left -= 1
        before = self._bridge.state_at(first - 1) if first > game.first else None
        stack = [_put(each, before) for each in before.pending] if before else []
        page = _Page(first=first, last=end - 1, has_lines=with_lines, stack=stack)
        for step, events, state in self._bridge.read_back(game.retold(first, end - 1)):
            self._tell(step, events, state, page)
        if end > game.cursor.step:
            for question, source in page.stack:  # still open
                page.ask(source, question, None)
        self._pages[first] = page
        return page

    def _tell(self, step: int, events: tuple[Event, ...], state: object, page: _Page) -> None:
        for place, event in enumerate(events):
            id = (step, place)
            match event:
                case BookOpened():
                    page.stack.clear()
                case RoundOpened(round=number):
                    #: Heading in the journal. {round} counts from 1.
                    text = self.tr("Round {round}").format(round=number)
                    page.rows.append(ChronicleRow(id=id, kind=ChronicleKind.ROUND, text=text, searched=""))
                case LogRead(log=log, member=reader) if log in self._bridge.box.logs and isinstance(state, State):
                    page.open(Source("log", log), self._log_row(id, log, reader, state))
                case EventDrawn(card=card, member=member) if card in self._bridge.box.events:
                    page.open(Source("event", card), self._event_row(id, card, member))
                case DecisionOpened(decision=decision):
                    page.stack.append(_put(decision, state))
                case DecisionClosed() if page.stack:
                    question, source = page.stack.pop()
                    if question is not None:
                        page.ask(source, question, _answer(question, events[place + 1 :]))
                case _ if page.has_lines and isinstance(state, State):
                    page.rows += [line_row(id, line) for line in self._wording.log.journal((event,), state)]

    def _log_row(self, id: tuple[int, int], log: LogId, reader: MemberId | None, state: State) -> ChronicleRow:
        names = self._wording.names
        title = names.log(log)
        story = self._wording.stories.log(log, state, reader)
        return ChronicleRow(
            id=id,
            kind=ChronicleKind.LOG,
            text=title,
            log=log,
            reader=reader,
            searched=plain(f"{title} {story}"),
            lead=lead(names.spoken(story)),
        )

    def _event_row(self, id: tuple[int, int], card: CardId, reader: MemberId) -> ChronicleRow:
        names = self._wording.names
        title = names.event_card(card)
        story = names.event_story(card)
        return ChronicleRow(
            id=id,
            kind=ChronicleKind.EVENT,
            text=title,
            card=card,
            reader=reader,
            searched=plain(f"{title} {story}"),
            lead=lead(names.spoken(story)),
        )

    def _note_row(self, note: Note, number: int) -> ChronicleRow:
        # Notes stand behind everything of their step, one under the other.
        id = (note.step, 1_000_000 + number)
        return ChronicleRow(id=id, kind=ChronicleKind.NOTE, text=note.text, note=note, searched=plain(note.text))

    def _with_choices(self, row: ChronicleRow, asked: Sequence[_Put]) -> ChronicleRow:
        if not asked:
            return row
        choices = tuple(Choice(options=self._options(question), taken=taken) for _, _, question, taken in asked)
        more = " ".join(option for choice in choices for option in choice.options)
        return attrs.evolve(row, choices=choices, searched=f"{row.searched} {plain(more)}")

    def _options(self, asked: _Asked) -> tuple[str, ...]:
        rules, question = self._wording.rules, asked.question
        if isinstance(question, Optional):
            return (rules.effect(question.effect.effect), self.tr("Do without it"))
        said = labels(question)
        return tuple(rules.option(option, said, number) for number, option in enumerate(asked.options, start=1))

    def words(self, row: ChronicleRow) -> str:
        spoken = self._wording.names.spoken
        taken = [spoken(each.options[each.taken]) for each in row.choices if each.taken is not None]
        if not taken:
            return spoken(row.text)
        #: {entry} is the title of an entry or event in the journal, {choice} what the players chose there.
        return self.tr("{entry}. Chosen: {choice}").format(entry=spoken(row.text), choice=" ".join(taken))


def _put(decision: object, state: object) -> tuple[_Asked | None, Source]:
    """A question with its source; one that was answered by itself at once has left nothing to choose."""
    match decision:
        case ChooseOption(source=source):
            asks = isinstance(state, State) and state.question == decision
            options = alternatives(state, decision) if asks else printed(decision)  # type: ignore[arg-type]
            return _Asked(decision, options), source
        case Optional(effect=effect):
            return _Asked(decision, ()), effect.source
        case _:
            return None, NOBODY


def _answer(asked: _Asked, after: tuple[Event, ...]) -> int | None:
    """Which alternative was taken: what follows from it at once says so."""
    question = asked.question
    first = after[0] if after else None
    effect = first.effects[0].effect if isinstance(first, EffectsQueued) and first.effects else None
    if isinstance(question, Optional):
        return 0 if effect == question.effect.effect else 1
    return next((number for number, option in enumerate(asked.options) if option == effect), None)
