"""The ship's journal: what happened in a step, as a story; bookkeeping that only keeps the house is left out."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

import attrs

from vanguard_desktop.core import (
    BookOpened,
    BookTurned,
    DecisionClosed,
    DecisionOpened,
    EffectsQueued,
    EffectTaken,
    Event,
    MemberId,
    Waiting,
    replay,
)
from vanguard_desktop.rulesets.ship.data.aboard.medbay import SurvivalPassed
from vanguard_desktop.rulesets.ship.data.aboard.situation_room import Solve
from vanguard_desktop.rulesets.ship.data.common import ChooseOption
from vanguard_desktop.rulesets.ship.data.facilities.add_ons import UseAddOn
from vanguard_desktop.rulesets.ship.data.journey.cycle import Moved, StepBegun, TeamHome
from vanguard_desktop.rulesets.ship.data.journey.leaving import CrewDied, CrewReturned
from vanguard_desktop.rulesets.ship.data.journey.unloading import Unloaded
from vanguard_desktop.rulesets.ship.data.rolls import Dice, DiceRolled, RollDice, TellDice
from vanguard_desktop.rulesets.ship.data.tokens import PoolChanged
from vanguard_desktop.rulesets.ship.phases import Phase
from vanguard_desktop.rulesets.ship.pieces import Piece, crew
from vanguard_desktop.rulesets.ship.rules import SHIP
from vanguard_desktop.rulesets.ship.state import ShipState

from . import moves, tokens
from .words import ShipWords


@attrs.frozen(kw_only=True)
class Line:
    """A line of the journal: on which page of the ship book it stands, and the place of its event in the step."""

    page: Phase
    cycle: int
    place: int
    text: str


# Steps of the rules that say what is done with a card.
TOLD_EFFECTS = (Solve, UseAddOn)
# Cards whose texts happen without a word of the players; those that are completed, read or used are told of before.
SPEAKING = ("situations", "discoveries", "uniques")


@attrs.frozen
class _Happened:
    """An event between two positions, and what comes after it; `paying` as long as a command is paid for."""

    place: int
    event: Event
    before: ShipState
    after: ShipState
    rest: Sequence[Event]
    paying: bool


class ShipJournal:
    """Whole steps as lines; equal moves that follow each other are one line."""

    def __init__(self, words: ShipWords) -> None:
        self._words = words

    def lines(self, events: Sequence[Event], before: ShipState, aboard: bool = True) -> tuple[Line, ...]:
        """`before` is the position of the ship before the step; `aboard` says that the ship book was open then."""
        found: list[Line] = []
        together: tuple[moves.Move, Line, list[Piece]] | None = None
        speaks = named = ""
        for each in _of_the_ship(events, before, aboard):
            speaks = _speaks(each, speaks)
            move, pieces = _moved(each)
            if move is not None and together is not None and together[0] == move and speaks == named:
                together[2].extend(pieces)
                continue
            text = "" if move is not None or isinstance(each.event, Moved) else self._line(each)
            if move is None and not text:
                continue
            if together is not None:
                found.append(self._of_moves(*together))
                together = None
            line = Line(page=_page(each), cycle=each.after.cycle, place=each.place, text=text)
            names = _names(each)
            if speaks and speaks not in (named, names):
                found.append(attrs.evolve(line, text=self._words.takes_effect(speaks)))
            named = names or speaks
            if move is None:
                found.append(line)
            else:
                together = (move, line, list(pieces))
        return tuple(found if together is None else [*found, self._of_moves(*together)])

    def _of_moves(self, move: moves.Move, line: Line, pieces: list[Piece]) -> Line:
        return attrs.evolve(line, text=moves.MOVES.sentence(move, pieces, self._words))

    def _line(self, each: _Happened) -> str:
        match each.event:
            case PoolChanged() as changed:
                return tokens.pool_line(changed, each.before, each.paying)
            case DiceRolled(dice=Dice.INJURY, members=(member, *_)) as rolled:
                told = self._words.event(rolled, each.before)
                return told if _is_settled_otherwise(member, each.rest) else f"{told} {self._words.survives(member)}"
            case DecisionClosed():
                return self._chosen(each)
            case EffectTaken() if (effect := _taken(each)) is not None and isinstance(effect.effect, TOLD_EFFECTS):
                return self._words.effect(effect.effect)
            case _:
                return self._words.event(each.event, each.before)

    def _chosen(self, each: _Happened) -> str:
        """Which alternative of a text the players took: what comes next says so."""
        question = each.before.question
        queued = next((event for event in each.rest if isinstance(event, EffectsQueued)), None)
        if not isinstance(question, ChooseOption) or queued is None:
            return ""
        taken = queued.effects[0].effect
        number = next((place for place, option in enumerate(question.options, 1) if option == taken), None)
        return "" if number is None else self._words.chosen(question, number)


def _of_the_ship(events: Sequence[Event], before: ShipState, aboard: bool) -> Iterator[_Happened]:
    """A launch leads into the expedition book, and its end back aboard: only the ship's own are told here."""
    state, paying = before, True
    for place, event in enumerate(events):
        if isinstance(event, BookOpened | BookTurned):
            aboard = event.book == SHIP.book
            continue
        if not aboard:
            continue
        paying = paying and not isinstance(event, EffectTaken)
        before, state = state, replay(SHIP, state, [event])
        yield _Happened(place, event, before, state, events[place + 1 :], paying)


def _speaks(each: _Happened, before: str) -> str:
    """The card whose text is being carried out, if it is one that players see nothing else of."""
    taken = _taken(each)
    if taken is None:
        return "" if isinstance(each.event, StepBegun | DecisionClosed) else before
    if isinstance(taken.effect, TOLD_EFFECTS):
        return taken.effect.card
    return str(taken.source) if taken.source.family in SPEAKING else ""


def _names(each: _Happened) -> str:
    """The card that the line about this event names itself."""
    taken, question = _taken(each), each.before.question
    match each.event:
        case Unloaded(card=card):
            return card
        case DecisionClosed() if isinstance(question, ChooseOption):
            return str(question.source)
        case _:
            return taken.effect.card if taken is not None and isinstance(taken.effect, TOLD_EFFECTS) else ""


def _taken(each: _Happened) -> Waiting | None:
    """The effect that begins to be carried out."""
    queue = each.before.queue
    return queue[0] if isinstance(each.event, EffectTaken) and queue else None


def _page(each: _Happened) -> Phase:
    """The team comes home to the page that is opened for it."""
    return Phase.LEAVING if isinstance(each.event, TeamHome) else each.before.phase


def _moved(each: _Happened) -> tuple[moves.Move | None, Sequence[Piece]]:
    match each.event:
        case Moved(pieces=pieces) as moved:
            return moves.told(moved, each.before), pieces
        case Unloaded(card=card):
            return moves.Move(moves.MOVES.unloaded), (Piece(card),)
        case CrewReturned(member=member, injuries=()):
            return moves.Move(moves.MOVES.back), (crew(member),)
        case _:
            return None, ()


def _is_settled_otherwise(member: MemberId, rest: Sequence[Event]) -> bool:
    """After a survival check: its member dies, a card counts the check as passed, or a die is rolled again."""
    for event in rest:
        match event:
            case CrewDied(member=other) | SurvivalPassed(member=other):
                return other == member
            case DiceRolled(members=members) | DecisionOpened(decision=TellDice(roll=RollDice(members=members))):
                return member in members
            case _:
                continue
    return False
