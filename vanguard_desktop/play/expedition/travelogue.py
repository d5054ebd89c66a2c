"""What the log tells of one expedition when it is over: who went where, what was found, and how the dice fell."""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from itertools import chain

import attrs

from vanguard_desktop.core import (
    BookOpened,
    BookTurned,
    CardId,
    DecisionClosed,
    Effect,
    EffectsQueued,
    Event,
    LogId,
    MemberId,
    SectorId,
    Source,
    replay,
)
from vanguard_desktop.dice.faces import ALL_DICE
from vanguard_desktop.rulesets.expedition.data import ChooseOption, Ending, State
from vanguard_desktop.rulesets.expedition.data.effects import Choose
from vanguard_desktop.rulesets.expedition.data.events import (
    CheckEnded,
    CheckStarted,
    DiceRolled,
    DiscoveryGained,
    ExpeditionEnding,
    LogRead,
    MemberDied,
    MissionLost,
    OutcomeImmediate,
    RowMarked,
    SuccessesGained,
    Traveled,
    UniqueGained,
)
from vanguard_desktop.rulesets.expedition.options import labels
from vanguard_desktop.rulesets.expedition.rules import EXPEDITION
from vanguard_desktop.setting import HandOver, RowColor

from ..game import Game
from .luck import Fallen, Shown, chance_of_success

_PAGE = 64  # steps that are read at once, going back to the opening


@attrs.frozen(kw_only=True)
class Walk:
    """Where somebody stood, one place after the other."""

    member: MemberId
    stops: tuple[SectorId, ...]


@attrs.frozen(kw_only=True)
class Gain:
    """What came to the team by somebody who stood in a sector: a find, a unique one, or `successes`."""

    at: SectorId
    found: CardId | None = None
    unique: int | None = None
    successes: int = 0


@attrs.frozen(kw_only=True)
class Death:
    """Who did not come back: where that was, and in which round; `left` behind at lift-off."""

    member: MemberId
    at: SectorId | None
    round: int
    left: bool = False


@attrs.frozen(kw_only=True)
class Roll:
    """A check that was rolled: the position before its dice fell, the faces, and whether it was met in the end."""

    before: State
    source: Source
    round: int
    faces: tuple[Shown, ...] = ()
    met: bool = False


@attrs.frozen
class Decided:
    """What the players decided in an entry of the logbook: in its words, the one with that `number`."""

    labels: tuple[str, ...]
    number: int


@attrs.frozen(kw_only=True)
class Travelogue:
    """All of it in the order in which it happened, and the position at the `end`, with what comes home from it.

    `lost` are missions that became impossible, `last_log` is the entry that was read last, and `farewell` the one that
    was read because it was over. Where the team had to be evacuated, `broken` could bear no injury more.
    """

    end: State
    home: HandOver
    last_log: LogId | None
    farewell: LogId | None
    broken: MemberId | None
    walks: tuple[Walk, ...]
    gains: tuple[Gain, ...]
    deaths: tuple[Death, ...]
    lost: tuple[CardId, ...]
    rolls: tuple[Roll, ...]
    decisions: tuple[Decided, ...]

    def fallen(self) -> Iterator[Fallen]:
        """The rolls beside what they promised: exact, so that each takes a few milliseconds, or more."""
        for roll in self.rolls:
            chance = chance_of_success(roll.before)
            if chance is not None:
                yield Fallen(source=roll.source, round=roll.round, faces=roll.faces, chance=chance, met=roll.met)


def travelogue(game: Game) -> Travelogue | None:
    """Of the expedition that ended last on this line; None if nothing of it is left in the save."""
    start, steps = _expedition(game)
    return None if start is None else _told(start, steps)


def _expedition(game: Game) -> tuple[State | None, Sequence[Sequence[Event]]]:
    """The position with which it began, and what every step after that did; aboard other things come after it."""
    steps: list[tuple[Event, ...]] = []
    last, first = game.cursor.step, game.cursor.step
    while last >= game.first:
        first = max(last - _PAGE + 1, game.first)
        page = list(game.history(first, last))
        opened = [number for number, events in enumerate(page) if _opens(events)]
        if opened:
            steps[:0] = page[opened[-1] + 1 :]
            first += opened[-1]
            break
        steps[:0] = page if first > game.first else page[1:]
        last = first - 1
    start = game.state_at(first)
    return (start if isinstance(start, State) else None), steps


def _opens(events: Sequence[Event]) -> bool:
    return any(isinstance(event, BookOpened) and event.book == EXPEDITION.book for event in events)


def _told(start: State, steps: Sequence[Sequence[Event]]) -> Travelogue | None:
    teller, state = _Teller(start), start
    for event in chain.from_iterable(steps):
        if isinstance(event, BookTurned):
            break
        teller.hear(event, state)
        state = replay(EXPEDITION, state, (event,))
    return None if state.ending is None else teller.done(state)


class _Teller:
    """Hears one event after the other, each with the position before it."""

    def __init__(self, start: State) -> None:
        self._stops = {member.id: [member.sector] for member in start.everybody}
        self._gains: list[Gain] = []
        self._deaths: list[Death] = []
        self._lost: list[CardId] = []
        self._last_log: LogId | None = None
        self._farewell: LogId | None = None
        self._broken: MemberId | None = None
        self._rolls: list[Roll] = []
        self._decisions: list[Decided] = []
        self._asked: ChooseOption | None = None  # answered by what is queued next
        self._open: list[int | None] = []  # the running checks: which roll is theirs, once they are rolled

    def done(self, end: State) -> Travelogue:
        walks = (
            Walk(member=member, stops=tuple(stop for stop in stops if stop is not None))
            for member, stops in self._stops.items()
        )
        return Travelogue(
            end=end,
            home=EXPEDITION.hands_over(end),
            last_log=self._last_log,
            farewell=self._farewell,
            broken=self._broken,
            walks=tuple(walks),
            gains=tuple(self._gains),
            deaths=tuple(self._deaths),
            lost=tuple(self._lost),
            rolls=tuple(self._rolls),
            decisions=tuple(self._decisions),
        )

    def hear(self, event: Event, state: State) -> None:
        here = _acts_at(state)
        match event:
            case Traveled(member=member, to=to):
                self._stops.setdefault(member, []).append(to)
            case DiscoveryGained(card=card) if here is not None:
                self._gains.append(Gain(at=here, found=card))
            case UniqueGained(number=number) if here is not None:
                self._gains.append(Gain(at=here, unique=number))
            case SuccessesGained(count=count) if here is not None:
                self._gains.append(Gain(at=here, successes=count))
            case MemberDied(member=member):
                self._die(member, state)
            case ExpeditionEnding(ending=ending, left_behind=left):
                self._broken = _broken(state) if ending is Ending.EVACUATED else None
                for member in left:
                    self._die(member, state, left=True)
            case MissionLost(card=card):
                self._lost.append(card)
            case LogRead(log=log):
                self._last_log = log
                self._farewell = None if state.ending is None else log
            case DecisionClosed():
                self._asked = _in_the_story(state)
            case EffectsQueued(effects=(told, *_)) if self._asked is not None:
                self._decide(self._asked, told.effect)
            case CheckStarted():
                self._open.append(None)
            case CheckEnded() if self._open:
                self._open.pop()
            case _:
                self._watch(event, state)

    def _decide(self, asked: ChooseOption, taken: Effect) -> None:
        text, self._asked = asked.text, None
        if isinstance(text, Choose) and taken in text.options:
            self._decisions.append(Decided(text.labels, text.options.index(taken) + 1))

    def _die(self, member: MemberId, state: State, *, left: bool = False) -> None:
        at = state.member(member).sector if state.is_here(member) else None
        self._deaths.append(Death(member=member, at=at, round=state.round, left=left))

    def _watch(self, event: Event, state: State) -> None:
        """The dice: a check is met by a row or an immediate end that is not the red one."""
        if isinstance(event, DiceRolled) and state.check is not None and self._open:
            roll = Roll(before=state, source=state.check.source, round=state.round, faces=_faces(event, state))
            if self._open[-1] is None:
                self._open[-1] = len(self._rolls)
                self._rolls.append(roll)
            else:  # the first roll did not count (TUT-21)
                self._rolls[self._open[-1]] = roll
        elif self._open and (number := self._open[-1]) is not None and _meets(event):
            self._rolls[number] = attrs.evolve(self._rolls[number], met=True)


def _in_the_story(state: State) -> ChooseOption | None:
    """The question on top, if it is one of the story, with answers in its own words."""
    question = state.question
    if not isinstance(question, ChooseOption) or question.asked.source.family != "log":
        return None
    return question if labels(question) else None


def _faces(event: DiceRolled, state: State) -> tuple[Shown, ...]:
    thrown = zip(state.running_check.hand, event.faces, strict=False)
    return tuple((ALL_DICE[die].color, ALL_DICE[die].faces[face]) for (die, _), face in thrown)


def _meets(event: Event) -> bool:
    return isinstance(event, RowMarked | OutcomeImmediate) and event.color is not RowColor.RED


def _acts_at(state: State) -> SectorId | None:
    """Where whoever acts stands; between the turns nobody does."""
    if state.check is not None:
        return state.check.at
    return None if state.turn is None or not state.is_here(state.turn) else state.member(state.turn).sector


def _broken(state: State) -> MemberId | None:
    """Who had no place for an injury more; of several whoever was at work."""
    full = [member.id for member in state.members if all(member.injuries)]
    at_work = [id for id in full if id == state.turn or (state.check is not None and state.check.active == id)]
    return next(iter((*at_work, *full)), None)
