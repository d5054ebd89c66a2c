"""LAB: research projects are paid with discoveries, those of one keyword at will, others by lab work."""

from __future__ import annotations

from collections.abc import Iterable, Sequence

from vanguard_desktop.core import Command, DecisionClosed, DecisionOpened, Effect, Event, Reason, Waiting
from vanguard_desktop.dice.faces import Section

from .. import effects as fx
from .. import zones
from ..aboard.gains import everywhere
from ..chapter import Chapter, Order, Pick
from ..common import ask_thing, owner
from ..data.common import AskOrder
from ..data.facilities.envelope import Page
from ..data.facilities.facilities import EndStep
from ..data.facilities.laboratory import (
    AskProjects,
    ChooseKeyword,
    CompleteProjects,
    CompleteResearch,
    KeywordFirst,
    LabWork,
    NoSuchProject,
    PayAndTurnOver,
    ProjectTooDear,
    TurnOver,
)
from ..moves import reveal, steps
from ..phases import Phase
from ..pieces import Piece, family_of, id_of, source_of
from ..state import ShipState
from .assignments import LAB_WORK, Task, ask_crew, can_do
from .envelope import installed, slots
from .research_costs import is_payable, pay_for

PROJECTS = ("research_projects", "production_projects")


def projects(state: ShipState) -> list[Piece]:
    return installed(state, Page.LABORATORY)


def keyword_of(state: ShipState, card: Piece) -> str:
    return state.box.research_projects[id_of(card)].keyword


def result(state: ShipState, card: Piece) -> Effect:
    """What is written on the back of a project (LAB-02, PRO-04)."""
    effect: Effect = getattr(state.box, family_of(card))[id_of(card)].effect
    return effect


def complete(_: ShipState) -> Sequence[Event]:
    return [steps(AskProjects())]


def _ask(state: ShipState, waiting: Waiting) -> Sequence[Event]:
    """Asked as long as something can be paid; then what has been paid is turned over (LAB-08).

    Where all that can be paid has one keyword nobody has to name it.
    """
    effect = waiting.effect
    assert isinstance(effect, AskProjects)
    then = (Waiting(effect=TurnOver(cards=effect.paid)),) if effect.paid else ()
    words = _keywords(state, effect.keyword, effect.paid)
    if not words:
        return [steps(*(each.effect for each in then))] if then else []
    keyword = words[0] if len(words) == 1 else effect.keyword
    question = CompleteProjects(section=Section.SCIENCE, keyword=keyword, paid=effect.paid, then=then)
    return [DecisionOpened(decision=question)]


def _keywords(state: ShipState, keyword: str, paid: Sequence[Piece]) -> list[str]:
    """Those of projects that can be paid now."""
    return list(dict.fromkeys(keyword_of(state, card) for card in projects(state) if _fits(state, card, keyword, paid)))


def _fits(state: ShipState, card: Piece, keyword: str, paid: Sequence[Piece]) -> bool:
    return card not in paid and keyword in ("", keyword_of(state, card)) and is_payable(state, card)


def _answers(state: ShipState, question: CompleteProjects) -> Iterable[Command]:
    if question.keyword:
        cards = (card for card in projects(state) if _fits(state, card, question.keyword, question.paid))
        yield from (CompleteResearch(card=card) for card in cards)
    else:
        yield from (ChooseKeyword(keyword=word) for word in _keywords(state, "", question.paid))
    yield EndStep()


def _question(state: ShipState) -> CompleteProjects:
    question = state.question
    assert isinstance(question, CompleteProjects)
    return question


def _why_no_keyword(state: ShipState, command: ChooseKeyword) -> Reason | None:
    named = [card for card in projects(state) if keyword_of(state, card) == command.keyword]
    if _question(state).keyword or not named:
        return NoSuchProject()
    return None if any(is_payable(state, card) for card in named) else ProjectTooDear()


def _why_not_complete(state: ShipState, command: CompleteResearch) -> Reason | None:
    question = _question(state)
    if not question.keyword:
        return KeywordFirst()
    if command.card not in projects(state) or command.card in question.paid:
        return NoSuchProject()
    if not is_payable(state, command.card):
        return ProjectTooDear()
    return None if keyword_of(state, command.card) == question.keyword else NoSuchProject()


def _complete(state: ShipState, command: CompleteResearch) -> Sequence[Event]:
    question = _question(state)
    again = AskProjects(keyword=question.keyword, paid=(*question.paid, command.card))
    return [DecisionClosed(), steps(again), *pay_for(state, command.card)]


def _turn_over(state: ShipState, waiting: Waiting) -> Sequence[Event]:
    """All leave the page together and are shown; then their results take place in any order (LAB-08, PRO-04)."""
    assert isinstance(waiting.effect, TurnOver)
    events: list[Event] = []
    results = []
    for card in waiting.effect.cards:
        zone = state.where(card)
        if zone is None or zone == zones.REMOVED:
            continue
        events += reveal([card], zone, zones.REMOVED)
        results.append(Waiting(effect=result(state, card), source=source_of(card)))
    if not results:
        return []
    section = owner(results[0])
    return [*events, steps(AskOrder(effects=tuple(results), section=section))]


def lab_work(_: ShipState) -> Sequence[Event]:
    return [steps(LabWork())]


def _offer_lab_work(state: ShipState, waiting: Waiting) -> Sequence[Event]:
    return ask_thing(state, waiting, WORK, Section.SCIENCE, may_pass=True)


def _task(state: ShipState, card: Piece) -> Task:
    """The icons of the project itself, otherwise those of its slot (LAB-11, LAB-15)."""
    need = state.box.research_projects[id_of(card)].lab_work
    if not need:
        place = next(at for at, slot in enumerate(slots(state, Page.LABORATORY)) if card in state.at(slot))
        need = tuple((icon,) for icon in state.pages.lab_slots[place])
    return Task(LAB_WORK, need, PayAndTurnOver(card=card), Section.SCIENCE, card)


def _workable(state: ShipState, _: LabWork) -> Sequence[Piece]:
    return [card for card in projects(state) if is_payable(state, card) and can_do(state, _task(state, card))]


def _work(state: ShipState, _: LabWork, thing: str) -> Sequence[Event]:
    card = Piece(thing)
    return [steps(LabWork()), *ask_crew(state, _task(state, card))]


def _pay_and_turn_over(state: ShipState, waiting: Waiting) -> Sequence[Event]:
    assert isinstance(waiting.effect, PayAndTurnOver)
    card = waiting.effect.card
    return [steps(TurnOver(cards=(card,))), *pay_for(state, card)]


def _complete_by_text(state: ShipState, waiting: Waiting) -> Sequence[Event]:
    """Without cost, wherever it lies, unless it has left the game (SEF: complete_project)."""
    effect = waiting.effect
    assert isinstance(effect, fx.CompleteProject)
    found = [card for card, _ in everywhere(state, effect.card) if family_of(card) in PROJECTS]
    return [steps(TurnOver(cards=(found[0],)))] if found else []


WORK = Pick(candidates=_workable, picked=_work)

LABORATORY = Chapter(
    steps={(Phase.LABORATORY, "complete"): complete, (Phase.LABORATORY, "lab_work"): lab_work},
    effects={
        AskProjects: _ask,
        TurnOver: _turn_over,
        LabWork: _offer_lab_work,
        PayAndTurnOver: _pay_and_turn_over,
        fx.CompleteProject: _complete_by_text,
    },
    picks={LabWork: WORK},
    questions={CompleteProjects: _answers},
    orders={
        ChooseKeyword: Order(
            answers=(CompleteProjects,),
            why_not=_why_no_keyword,
            unfold=lambda state, command: [DecisionClosed(), steps(AskProjects(keyword=command.keyword))],
        ),
        CompleteResearch: Order(answers=(CompleteProjects,), why_not=_why_not_complete, unfold=_complete),
    },
    reasons=(NoSuchProject, ProjectTooDear, KeywordFirst),
)
