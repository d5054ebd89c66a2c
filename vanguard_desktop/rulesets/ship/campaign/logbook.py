"""LOG: what entries write down, how one sends on to another, and the acts of the story."""

from __future__ import annotations

from collections.abc import Mapping, Sequence

from vanguard_desktop.core import (
    CardId,
    Counter,
    DecisionClosed,
    DecisionOpened,
    Event,
    LogId,
    Reason,
    Source,
    Waiting,
    changed,
)
from vanguard_desktop.core import effects as core
from vanguard_desktop.dice.faces import Section
from vanguard_desktop.setting import Often, Stretch

from .. import effects as fx
from .. import zones
from ..chapter import Chapter, Order, Pick
from ..common import ask_thing
from ..data.campaign.logbook import (
    ActBegun,
    ActMissing,
    BoxMarked,
    CounterChanged,
    EntryLeft,
    FlagForgotten,
    GoOn,
    Looked,
    NoteWritten,
    ToBeContinued,
)
from ..data.in_force import BeginStretch
from ..data.journey.cycle import PageTurned
from ..data.rolls import Dice, RollDice
from ..journey.routes import landings_here
from ..moves import same, steps
from ..phases import BY_PAGE
from ..pieces import Piece, everything, home, id_of
from ..state import ShipState
from ..zones import Zone


def mark_box(state: ShipState, waiting: Waiting) -> Sequence[Event]:
    """The first open box, or the one named; with nothing open nothing happens (LOG-08)."""
    effect = waiting.effect
    assert isinstance(effect, fx.MarkBox)
    marked = state.marks.get(effect.log, ())
    entry = state.box.logs.get(effect.log)
    boxes = range(1, entry.boxes + 1) if entry is not None else ()
    wanted = [box for box in boxes if box not in marked and effect.box in (None, box)]
    return [BoxMarked(log=effect.log, box=wanted[0])] if wanted else []


def change_counter(state: ShipState, waiting: Waiting) -> Sequence[Event]:
    """It stops at the ends of its range (LOG-19)."""
    effect = waiting.effect
    assert isinstance(effect, fx.ChangeCounter)
    card, now = state.box.counters[effect.counter], state.counters.get(effect.counter, 0)
    to = max(card.least, min(card.most, now + effect.by))
    return [CounterChanged(counter=effect.counter, to=to)] if to != now else []


def remove_flag(state: ShipState, waiting: Waiting) -> Sequence[Event]:
    assert isinstance(waiting.effect, fx.RemoveFlag)
    return [FlagForgotten(flag=waiting.effect.flag)] if waiting.effect.flag in state.flags else []


def write_note(_: ShipState, waiting: Waiting) -> Sequence[Event]:
    assert isinstance(waiting.effect, fx.WriteNote)
    return [NoteWritten(key=waiting.effect.key, text=waiting.effect.text)]


def go_to_log(_: ShipState, waiting: Waiting) -> Sequence[Event]:
    """Inside an entry it ends that entry; anywhere else the rest of the text follows (LOG-11)."""
    assert isinstance(waiting.effect, fx.GoToLog)
    left: list[Event] = [EntryLeft(log=LogId(waiting.source.id))] if waiting.source.family == "logs" else []
    return [*left, same(waiting, core.ReadLog(log=waiting.effect.log))]


def go_to_page(_: ShipState, waiting: Waiting) -> Sequence[Event]:
    """The step that is under way is finished, then the phase with that page begins (LOG-11, CYC-23)."""
    assert isinstance(waiting.effect, fx.GoToPage)
    left: list[Event] = [EntryLeft(log=LogId(waiting.source.id))] if waiting.source.family == "logs" else []
    return [*left, PageTurned(phase=BY_PAGE[waiting.effect.page])]


def begin_act(state: ShipState, waiting: Waiting) -> Sequence[Event]:
    """Packs that tell nothing of acts hold all of them; otherwise the campaign waits for the one that is missing."""
    assert isinstance(waiting.effect, fx.BeginAct)
    act = waiting.effect.act
    if _is_there(state, act):
        return _begin(act)
    return [DecisionOpened(decision=ToBeContinued(act=act))]


def _is_there(state: ShipState, act: int) -> bool:
    return not state.box.acts or act in state.box.acts


def _begin(act: int) -> list[Event]:
    return [ActBegun(act=act), steps(BeginStretch(stretch=Stretch.ACT))]


def _why_not_on(state: ShipState, _: GoOn) -> Reason | None:
    question = state.question
    assert isinstance(question, ToBeContinued)
    return None if _is_there(state, question.act) else ActMissing(act=question.act)


def _go_on(state: ShipState, _: GoOn) -> Sequence[Event]:
    question = state.question
    assert isinstance(question, ToBeContinued)
    return [DecisionClosed(), *_begin(question.act)]


def roll_ten(_: ShipState, waiting: Waiting) -> Sequence[Event]:
    return [steps(RollDice(dice=Dice.TEN, count=1, why=waiting))]


def _rolled(_: ShipState, waiting: Waiting, results: Sequence[str]) -> Sequence[Event]:
    assert isinstance(waiting.effect, fx.RollTen)
    (result,) = map(int, results)
    return [same(waiting, *(row.effect for row in waiting.effect.rows if row.first <= result <= row.last))]


def look(state: ShipState, waiting: Waiting) -> Sequence[Event]:
    """A counter by its key, the top of Possible Situations, or a landing card, as far as it is there (SEF-16)."""
    effect = waiting.effect
    assert isinstance(effect, fx.Look)
    counter = Counter(effect.what)
    if counter in state.box.counters:
        return [Looked(what=effect.what, shown=(str(state.counters.get(counter, 0)),))]
    if effect.what == fx.SITUATIONS:
        return [Looked(what=effect.what, shown=state.at(zones.POSSIBLE)[: effect.count])]
    return parts_of(CardId(effect.what), effect.count) if effect.what in state.box.landing_cards else []


def parts_of(landing: CardId, count: int) -> list[Event]:
    """So many parts of a landing card are shown."""
    return [Looked(what=landing, shown=tuple(map(str, range(1, count + 1))))]


def look_in_system(state: ShipState, waiting: Waiting) -> Sequence[Event]:
    return ask_thing(state, waiting, IN_SYSTEM, Section.RECON)


def _left(state: ShipState, event: EntryLeft) -> ShipState:
    """Only what comes next of this entry: an entry further out that has sent here goes on later."""
    queue = state.queue
    while queue and queue[0].source == Source("logs", event.log):
        queue = queue[1:]
    return changed(state, queue=queue)


def _marked(state: ShipState, event: BoxMarked) -> ShipState:
    return changed(state, marks={**state.marks, event.log: (*state.marks.get(event.log, ()), event.box)})


def _act(state: ShipState, event: ActBegun) -> ShipState:
    """What is limited to once per act counts anew (LOG-20); what a pack has brought meanwhile is filed in the trays."""
    per_act = f":{Often.PER_ACT.value}"
    used = {key: count for key, count in state.used.items() if not key.endswith(per_act)}
    starts = {id: card.start for id, card in sorted(state.box.counters.items())}
    return changed(state, act=event.act, used=used, zones=_filed(state), counters={**starts, **state.counters})


def _filed(state: ShipState) -> Mapping[Zone, tuple[Piece, ...]]:
    """A campaign that has waited for its next act lacks the cards of that act: they lie where they would have begun."""
    known = {piece for there in state.zones.values() for piece in there}
    new: dict[Zone, list[Piece]] = {}
    for piece in everything(state.box):
        if piece not in known:
            new.setdefault(home(state.box, piece), []).append(piece)
    filed = {zone: (*state.at(zone), *pieces) for zone, pieces in new.items()}
    return {**state.zones, **{z: tuple(sorted(there)) if z in zones.BY_NUMBER else there for z, there in filed.items()}}


IN_SYSTEM = Pick(
    candidates=lambda state, effect: landings_here(state),
    picked=lambda state, effect, thing: parts_of(CardId(id_of(Piece(thing))), effect.count),
)

LOGBOOK = Chapter(
    effects={
        fx.MarkBox: mark_box,
        fx.ChangeCounter: change_counter,
        fx.RemoveFlag: remove_flag,
        fx.WriteNote: write_note,
        fx.GoToLog: go_to_log,
        fx.GoToPage: go_to_page,
        fx.BeginAct: begin_act,
        fx.RollTen: roll_ten,
        fx.Look: look,
        fx.LookInSystem: look_in_system,
    },
    picks={fx.LookInSystem: IN_SYSTEM},
    rolled={fx.RollTen: _rolled},
    questions={ToBeContinued: lambda state, question: (GoOn(),)},
    orders={GoOn: Order(answers=(ToBeContinued,), why_not=_why_not_on, unfold=_go_on)},
    folds={
        BoxMarked: _marked,
        CounterChanged: lambda state, event: changed(state, counters={**state.counters, event.counter: event.to}),
        FlagForgotten: lambda state, event: changed(
            state, flags=tuple(flag for flag in state.flags if flag != event.flag)
        ),
        NoteWritten: lambda state, event: changed(state, notes={**state.notes, event.key: event.text}),
        EntryLeft: _left,
        ActBegun: _act,
        Looked: lambda state, event: state,
    },
    reasons=(ActMissing,),
)
