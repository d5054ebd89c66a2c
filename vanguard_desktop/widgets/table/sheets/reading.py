"""What is read on a sheet: a revealed event and the choice of its text, and every entry of the logbook."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import attrs
from PySide6.QtCore import QObject

from vanguard_desktop.core import CardId, Command, LogId, MemberId, SectorId, Source, replay
from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.models.expedition.actions import useful
from vanguard_desktop.rulesets.expedition.data import (
    ChooseOption,
    EventRevealed,
    GoOn,
    Optional,
    PickOption,
    SayNo,
    SayYes,
    State,
)
from vanguard_desktop.rulesets.expedition.data.effects import ReadLog
from vanguard_desktop.rulesets.expedition.data.events import LogRead
from vanguard_desktop.setting import Biome, EventCard
from vanguard_desktop.text.common.told import Under, one_of, words
from vanguard_desktop.text.common.wording import Wording


@attrs.frozen(kw_only=True)
class Mark:
    """A chip under the title; `counts` if it is what the text depends on."""

    words: str
    icon: str
    counts: bool = False


@attrs.frozen(kw_only=True)
class Page:
    """The words of a sheet in the language of the moment; of the lines of rules the first is in full ink."""

    title: str
    story: str
    rules: tuple[str, ...]
    marks: tuple[Mark, ...]
    count: str = ""


@attrs.frozen(kw_only=True)
class Answer:
    """A command that the sheet offers, its words and what comes of it, and why it cannot be given, if it cannot.

    `first` is given before it, where the card that lies open asks for a choice as soon as it takes effect.
    """

    command: Command
    first: tuple[Command, ...] = ()
    words: str
    reason: str = ""
    detail: str = ""


@attrs.frozen(kw_only=True)
class Reading:
    """Which card or entry lies open, where it happens, and what can be answered; nothing: it is only read.

    `beside` is what may be done before the answer, as exerting once an event is known (DEC-25, ACT-53); so many
    entries are `left` to be read after it.
    """

    event: EventCard | None = None
    log: LogId | None = None
    reader: MemberId | None = None
    here: SectorId | None
    answers: tuple[Answer, ...]
    beside: tuple[Answer, ...] = ()
    left: int = 0

    @property
    def is_choice(self) -> bool:
        """Each answer has its price: none is given by the key that read on a moment before."""
        return len(self.answers) > 1

    @property
    def id(self) -> str:
        return self.event.id if self.event is not None else f"log:{self.log}"


class Readings(QObject):
    """Finds what is to be read in a position, and words for it."""

    def __init__(self, bridge: Bridge, wording: Wording, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bridge, self._wording = bridge, wording

    def now(self, unread: Sequence[LogRead]) -> Reading | None:
        """First the entries that nobody has seen yet, then the question; None if it is answered on the table itself."""
        if unread:
            first = unread[0]
            asked = self._asked() if len(unread) == 1 else None
            if asked is not None and asked.log == first.log:
                return asked
            here, left = self._place(first), len(unread) - 1
            return Reading(log=first.log, reader=first.member, here=here, answers=(), left=left)
        return self._asked()

    def _place(self, read: LogRead) -> SectorId | None:
        state = self._bridge.state
        if read.member is None or not state.is_here(read.member):
            return None
        sector: SectorId | None = state.member(read.member).sector
        return sector

    def _asked(self) -> Reading | None:
        state, box = self._bridge.state, self._bridge.box
        match state.question:
            case EventRevealed(member=member, card=card):
                here = state.member(member).sector
                if here is None or (event := box.events.get(card)) is None:
                    return None
                choices = tuple(self._choices_behind(GoOn()))
                return self._reading(here, choices or (self._answer(GoOn(), state),), event=event)
            case ChooseOption(member=member, asked=asked):
                here = asked.at if asked.at is not None or member is None else state.member(member).sector
                answers = self._bridge.game.rules.answers(state)
                commands = tuple(answer for answer in answers if isinstance(answer, PickOption))
                return self._by_source(asked.source, here, commands, member)
            case Optional(effect=effect):
                return self._by_source(effect.source, effect.at, (SayYes(), SayNo()), effect.you)
            case _:
                return None

    def _choices_behind(self, first: Command) -> Iterator[Answer]:
        """Where an event asks for a choice as soon as it takes effect, its sheet offers that choice (DEC-30)."""
        game = self._bridge.game
        then = replay(game.rules, game.state, game.foretold(first))
        if isinstance(then.question, ChooseOption) and then.question.asked.source.family == "event":
            for command in game.rules.answers(then):
                if isinstance(command, PickOption):
                    yield self._answer(command, then, first)

    def _by_source(
        self, source: Source, here: SectorId | None, commands: Sequence[Command], reader: MemberId | None
    ) -> Reading | None:
        if source.family == "event" and here is not None:
            event = self._bridge.box.events.get(CardId(source.id))
            return self._reading(here, self._answers(commands), event=event)
        if source.family == "log" and LogId(source.id) in self._bridge.box.logs:
            return self._reading(here, self._answers(commands), log=LogId(source.id), reader=reader)
        return None

    def _reading(
        self,
        here: SectorId | None,
        answers: tuple[Answer, ...],
        event: EventCard | None = None,
        log: LogId | None = None,
        reader: MemberId | None = None,
    ) -> Reading | None:
        if event is None and log is None:
            return None
        return Reading(
            event=event,
            log=log,
            reader=reader,
            here=here,
            answers=answers,
            beside=self._answers(useful(self._bridge)),
        )

    def _answers(self, commands: Sequence[Command]) -> tuple[Answer, ...]:
        return tuple(self._answer(command, self._bridge.state) for command in commands)

    def _answer(self, command: Command, state: State, *first: Command) -> Answer:
        reason, wording = self._bridge.game.rules.why_not(state, command), self._wording
        return Answer(
            command=command,
            first=first,
            words=wording.prompts.answer(command, state),
            reason=wording.names.spoken(wording.refusals.why(reason, state)) if reason else "",
            detail=wording.consequences.of(command, state),
        )

    # ------------------------------------------------------------------------------------------------- words

    def again(self, log: LogId | None, card: CardId | None, reader: MemberId | None, then: State) -> Reading:
        """What was read before, to be read again in the position of then; there is nothing to answer."""
        here = then.member(reader).sector if reader is not None and then.is_here(reader) else None
        event = None if card is None else self._bridge.box.events[card]
        return Reading(event=event, log=log, reader=reader, here=here, answers=())

    def page(self, reading: Reading, then: State | None = None) -> Page:
        """`then` is the position in which it is or was shown, if not the present one."""
        state: State = self._bridge.state if then is None else then
        if reading.event is not None:
            return self._event_page(reading, reading.event, state)
        assert reading.log is not None
        return self._log_page(reading, reading.log, state)

    def _event_page(self, reading: Reading, card: EventCard, state: State) -> Page:
        names = self._wording.names
        done = len(state.event_discards) + 1
        #: At the foot of an event card that is read. {number} and {count} are numbers: which event of the deck it is.
        count = self.tr("Event {number} of {count}").format(number=done, count=done + len(state.event_deck))
        return Page(
            title=names.event_card(card.id),
            story=names.event_story(card.id),
            rules=self._halves(card, self._shown_there(reading, card, state)),
            marks=(
                #: Head of a card that is read.
                Mark(words=self.tr("Event"), icon="event"),
                *self._where(reading, state, counting=card),
            ),
            count=count,
        )

    def _shown_there(self, reading: Reading, card: EventCard, state: State) -> tuple[Biome, ...] | None:
        """The biomes of the card that its place shows; None where nobody stands any more."""
        if reading.here is None:
            return None
        here = state.biomes(reading.here)
        return tuple(biome for biome in dict.fromkeys(card.biomes) if biome in here)

    def _halves(self, card: EventCard, shown: tuple[Biome, ...] | None) -> tuple[str, ...]:
        """The half that applies comes first (EVT-03, EVT-05)."""
        rules = self._wording.rules
        if not card.biomes:
            #: A head, small: what an event does follows, which asks for nothing of the place.
            return (words(Under(self.tr("in every place"), rules.tell(card.secondary))),)
        if shown:
            #: A head, small: what an event does follows, because the place shows one of its biomes. {icons} are icons
            #: of biomes with "or" before the last one.
            head = self.tr("main effect, because this place has {icons}").format(icons=_icons(shown))
            #: A head, small: what an event does where none of its biomes is visible follows.
            other = Under(self.tr("otherwise"), rules.tell(card.secondary))
            return words(Under(head, rules.tell(card.main))), words(other)
        #: A head, small: what an event does if one of its biomes is visible in the sector follows. {icons} are
        #: icons of biomes with "or" before the last one.
        main = Under(self.tr("if the sector shows {icons}").format(icons=_icons(card.biomes)), rules.tell(card.main))
        if shown is None:
            #: A head, small: what an event does where none of its biomes is visible follows.
            return words(main), words(Under(self.tr("otherwise"), rules.tell(card.secondary)))
        #: A head, small: what an event does follows, because the place shows none of its biomes.
        applies = Under(self.tr("otherwise applies here"), rules.tell(card.secondary))
        return words(applies), words(main)

    def _log_page(self, reading: Reading, log: LogId, state: State) -> Page:
        entry = state.box.logs[log]
        # What is read next lies behind the button that reads on: it is no task.
        follows = bool(reading.left) and isinstance(entry.effect, ReadLog)
        rules = "" if entry.effect is None or follows else self._wording.rules.entry(entry.effect)
        return Page(
            title=self._wording.names.log(log),
            story=self._wording.stories.log(log, state, reading.reader),
            rules=(rules,) if rules else (),
            #: Head of an entry that is read.
            marks=(Mark(words=self.tr("Logbook"), icon="log_entry"), *self._where(reading, state)),
            #: At the foot of an entry that is read. %n is how many entries come after it, one by one.
            count=self.tr("%n more to read", "", reading.left) if reading.left else "",
        )

    def _where(self, reading: Reading, state: State, counting: EventCard | None = None) -> tuple[Mark, ...]:
        """The sector with its biomes; those that an event asks for count."""
        if reading.here is None:
            return ()
        names = self._wording.names
        #: Head of a text that is read: where it happens. {number} is the number, {place} the name of the sector.
        place = self.tr("Sector {number}: {place}").format(
            number=reading.here, place=names.sector(state.board, reading.here)
        )
        biomes = tuple(
            Mark(words=names.biome(biome), icon=f"biome_{biome.value}", counts=biome in counting.biomes)
            for biome in dict.fromkeys(state.biomes(reading.here))
            if counting is not None
        )
        if counting is None or not counting.biomes:
            return (Mark(words=place, icon="sector"),)
        if any(mark.counts for mark in biomes):
            #: Chip on an event card: the upper half of the card takes effect.
            half = Mark(words=self.tr("Main effect"), icon="event", counts=True)
        else:
            #: Chip on an event card: the lower half of the card takes effect.
            half = Mark(words=self.tr("Otherwise"), icon="chevron_down")
        return (Mark(words=place, icon="sector"), *biomes, half)


def _icons(biomes: Sequence[Biome]) -> str:
    return one_of([f"[biome_{biome.value}]" for biome in biomes])
