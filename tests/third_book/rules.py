"""A third rule book, as small as one can be: keepers row from lantern to lantern until all of them burn.

It comes after the ship's campaign, and has cards, effects, questions and reasons of its own.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from typing import Annotated

import attrs

from vanguard_desktop.books import Book, Part
from vanguard_desktop.core.engine import Ruleset
from vanguard_desktop.core.events import SHARED_EVENTS, DecisionClosed, DecisionOpened, EffectsQueued, Waiting
from vanguard_desktop.core.fields import Between, Name
from vanguard_desktop.core.ids import BookId, CardId
from vanguard_desktop.core.kinds import Command, Decision, Effect, Event, Opening, Reason
from vanguard_desktop.core.reasons import SHARED_REASONS, AnswerFirst, ItIsOver
from vanguard_desktop.core.rng import Rng
from vanguard_desktop.core.sources import Source
from vanguard_desktop.core.state import GameState, Seat, changed, evolve_shared
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.setting.box import Box

FAMILY = "lanterns"


@attrs.frozen(kw_only=True)
class LanternCard:
    """A lantern on the water; x and y are its place on the chart, from 0 to 1000."""

    id: CardId
    name: Name
    x: Annotated[int, Between(0, 1000)]
    y: Annotated[int, Between(0, 1000)]
    effect: Effect


class LanternOpening(Opening, tag="lanterns"):
    """Who keeps the lanterns."""

    keepers: tuple[str, ...]


@attrs.frozen(kw_only=True, slots=False)
class LanternState(GameState):
    """Where the boat is, what oil is left, and which lanterns burn."""

    box: Box
    at: CardId
    oil: int = 1
    lit: tuple[CardId, ...] = ()

    @property
    def cards(self) -> dict[CardId, LanternCard]:
        return dict(self.box.others[FAMILY])

    @property
    def all_lit(self) -> bool:
        return len(self.lit) == len(self.cards)


class PourOil(Effect, tag="pour_oil"):
    """The keepers find oil."""

    count: int


class Gust(Effect, tag="gust"):
    """The wind blows a lantern out, whichever it likes."""


class SetOut(Effect, tag="set_out"):
    """A step of the book: where to?"""


class Arrive(Effect, tag="arrive"):
    """A step of the book: is this lantern to burn?"""


class ChooseCourse(Decision, tag="choose_course"):
    """Where the boat goes."""

    automatic = False


class AskToLight(Decision, tag="ask_to_light"):
    """Whether to spend oil here."""


class Row(Command, tag="row"):
    """Go to another lantern."""

    to: CardId


class Light(Command, tag="light"):
    """Spend oil on the lantern."""


class LeaveDark(Command, tag="leave_dark"):
    """Keep the oil."""


class Rowed(Event, tag="rowed", rule="LAN-01"):
    """The boat lies at another lantern."""

    to: CardId


class OilChanged(Event, tag="oil_changed", rule="LAN-02"):
    """There is more oil, or less."""

    by: int


class LanternLit(Event, tag="lantern_lit", rule="LAN-03"):
    """It burns."""

    card: CardId


class BlownOut(Event, tag="blown_out", rule="LAN-04", reveals=True):
    """It burns no more; `drawn` is how often chance was asked."""

    card: CardId
    drawn: int


class AlreadyThere(Reason, tag="already_there", rule="LAN-01"):
    """The boat lies there."""


class NoOil(Reason, tag="no_oil", rule="LAN-02"):
    """There is none left to burn."""


ANSWERS: dict[type[Decision], tuple[type[Command], ...]] = {ChooseCourse: (Row,), AskToLight: (Light, LeaveDark)}


def begin(box: Box, opening: LanternOpening, seed: int) -> LanternState:
    seats = tuple(Seat(name=name) for name in opening.keepers)
    queue = (Waiting(effect=SetOut()),)
    return LanternState(rng=Rng(seed), box=box, seats=seats, at=min(box.others[FAMILY]), queue=queue)


def why_not(state: LanternState, command: Command) -> Reason | None:
    question = state.question
    if question is None:
        return ItIsOver()
    if not isinstance(command, ANSWERS[type(question)]):
        return AnswerFirst(decision=question)
    if isinstance(command, Row) and command.to == state.at:
        return AlreadyThere()
    if isinstance(command, Light) and not state.oil:
        return NoOil()
    return None


def answers(state: LanternState) -> tuple[Command, ...]:
    match state.question:
        case ChooseCourse():
            return tuple(Row(to=card) for card in sorted(state.cards))
        case AskToLight():
            return (Light(), LeaveDark())
        case _:
            return ()


def legal_answers(state: LanternState) -> Iterator[Command]:
    return (command for command in answers(state) if why_not(state, command) is None)


def unfold(state: LanternState, command: Command) -> Sequence[Event]:
    match command:
        case Row(to=to):
            coming = (state.cards[to].effect, Arrive(), SetOut())
            waiting = tuple(Waiting(effect=effect, source=Source.read(f"{FAMILY}:{to}")) for effect in coming)
            return [DecisionClosed(), Rowed(to=to), EffectsQueued(effects=waiting)]
        case Light():
            return [DecisionClosed(), OilChanged(by=-1), LanternLit(card=state.at)]
        case _:
            return [DecisionClosed()]


def resolve(state: LanternState, waiting: Waiting) -> Sequence[Event]:
    match waiting.effect:
        case PourOil(count=count):
            return [OilChanged(by=count)]
        case Gust() if state.lit:
            place, after = state.rng.below(len(state.lit))
            return [BlownOut(card=state.lit[place], drawn=after.count - state.rng.count)]
        case SetOut() if not state.all_lit:
            return [DecisionOpened(decision=ChooseCourse())]
        case Arrive() if state.at not in state.lit:
            return [DecisionOpened(decision=AskToLight())]
        case _:
            return []


def evolve(state: LanternState, event: Event) -> LanternState:
    match event:
        case Rowed(to=to):
            return changed(state, at=to)
        case OilChanged(by=by):
            return changed(state, oil=state.oil + by)
        case LanternLit(card=card):
            return changed(state, lit=(*state.lit, card))
        case BlownOut(card=card, drawn=drawn):
            rng = attrs.evolve(state.rng, count=state.rng.count + drawn)
            return changed(state, lit=tuple(lit for lit in state.lit if lit != card), rng=rng)
        case _:
            return evolve_shared(state, event)


def follows(state: GameState) -> tuple[LanternOpening, int] | None:
    """Whoever is through with the ship keeps lanterns."""
    if not isinstance(state, ShipState) or state.finished is None:
        return None
    return LanternOpening(keepers=tuple(seat.name for seat in state.seats)), state.rng.seed


LANTERNS: Ruleset[LanternState] = Ruleset(
    book=BookId("lanterns"),
    version=1,
    state=LanternState,
    opening=LanternOpening,
    commands=(Row, Light, LeaveDark),
    events=(*SHARED_EVENTS, Rowed, OilChanged, LanternLit, BlownOut),
    effects=(PourOil, Gust, SetOut, Arrive),
    decisions=tuple(ANSWERS),
    reasons=(*SHARED_REASONS, AlreadyThere, NoOil),
    tests=(),
    begin=begin,
    why_not=why_not,
    answers=answers,
    legal_answers=legal_answers,
    beside=lambda state: (),
    unfold=unfold,
    resolve=resolve,
    happen=lambda chain, before, what, events: chain.add(*events),
    evolve=evolve,
    broken=lambda state: [] if state.oil >= 0 else ["oil below nothing"],
    over=lambda state: state.all_lit,
    follows=follows,
)

THIRD = Book(
    rules=LANTERNS,
    card_effects=(PourOil, Gust),
    families={FAMILY: LanternCard},
    words=Part("tests.third_book.words", "LanternWords"),
    screen=Part("tests.third_book.screen", "LanternScreen"),
    on_home=Part("tests.third_book.screen", "last_position"),
    advisor=Part("tests.third_book.advisor", "OldKeeper"),
)
