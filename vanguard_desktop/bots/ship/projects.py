"""Research and production: what is paid, started, pushed, and by whom."""

from __future__ import annotations

from vanguard_desktop.rulesets.ship import zones
from vanguard_desktop.rulesets.ship.data.facilities.facilities import (
    EndStep,
)
from vanguard_desktop.rulesets.ship.data.facilities.laboratory import (
    ChooseKeyword,
    CompleteResearch,
)
from vanguard_desktop.rulesets.ship.facilities.laboratory import projects
from vanguard_desktop.rulesets.ship.facilities.production import movable, queued, start_slots
from vanguard_desktop.rulesets.ship.facilities.research_costs import is_payable
from vanguard_desktop.rulesets.ship.facilities.tasks import assignable
from vanguard_desktop.rulesets.ship.pieces import Piece, crew, family_of, id_of, member_of
from vanguard_desktop.rulesets.ship.state import ShipState

from ..advice import Advice
from .asked import Asked, best_of, by_trial, pass_on, pick
from .judgment import project_worth
from .motives import (
    BringsMost,
    MissedLeast,
    NeededForLaunch,
    NextStage,
    NothingGained,
    ProjectPayable,
    StaysAboard,
)
from .people import able_crew, spare
from .worths import Worths


def stage_worth(state: ShipState, card: Piece, worths: Worths, stage: int) -> float:
    """Of one step to the right from there."""
    then = "done" if stage >= zones.STAGES else f"queue_{stage + 1}"
    return project_worth(state, card, worths, then) - project_worth(state, card, worths, f"queue_{stage}")


def complete(asked: Asked) -> Advice:
    """The keyword under which most can be paid, then one after the other."""
    state, worths = asked.state, asked.worths
    words = asked.of(ChooseKeyword)
    if words:
        payable = [card for card in projects(state) if is_payable(state, card)]
        named = {
            word: [c for c in payable if state.box.research_projects[id_of(c)].keyword == word.keyword]
            for word in words
        }
        found = best_of(words, lambda word: sum(project_worth(state, card, worths) for card in named[word]))
        assert found is not None
        best = max(named[found[1]], key=lambda card: project_worth(state, card, worths))
        return Advice(found[1], ProjectPayable(card=best))
    done = best_of(asked.of(CompleteResearch), lambda command: project_worth(state, command.card, worths))
    if done is None:
        return Advice(EndStep(), NothingGained())
    return Advice(done[1], BringsMost(card=done[1].card))


def start(asked: Asked) -> Advice:
    """What brings most, into the queues as long as there is room."""
    state, worths = asked.state, asked.worths
    found = best_of(asked.things, lambda card: project_worth(state, card, worths) + _nearness(state, card))
    assert found is not None
    return Advice(pick(asked, found[1]), BringsMost(card=found[1]))


def _nearness(state: ShipState, card: Piece) -> float:
    """What starts far to the right is done soon, and may have to wait if it comes second."""
    if family_of(card) != "production_projects":
        return 0.0
    slots = start_slots(state, card)
    return 0.5 * max((int(slot[-1]) for slot in slots), default=0)


def boost(asked: Asked) -> Advice:
    """The project whose next step brings most, by crew that stays aboard anyway."""
    state, worths = asked.state, asked.worths
    free = spare(state, worths) if worths.convert else list(assignable(state))
    stages = {card: stage for card, _, stage in queued(state)}
    passed = pass_on(asked)
    able = [card for card in asked.things if able_crew(state, free, state.box.production_projects[id_of(card)].boost)]
    found = best_of(able, lambda card: stage_worth(state, card, worths, stages[card]))
    if found is None and passed is not None:
        return Advice(passed, NeededForLaunch())
    if found is None:
        return by_trial(asked)
    return Advice(pick(asked, found[1]), NextStage(card=found[1]))


def lab_work(asked: Asked) -> Advice:
    """Any project that spare crew can work on."""
    state, worths = asked.state, asked.worths
    free, passed = spare(state, worths), pass_on(asked)
    able = [card for card in asked.things if able_crew(state, free, state.box.research_projects[id_of(card)].lab_work)]
    found = best_of(able, lambda card: project_worth(state, card, worths))
    if found is None:
        assert passed is not None
        return Advice(passed, NeededForLaunch())
    return Advice(pick(asked, found[1]), BringsMost(card=found[1]))


def advance(asked: Asked) -> Advice:
    state, worths = asked.state, asked.worths
    stages = {card: stage for card, _, stage in queued(state)}
    there = [card for card in asked.things if card in movable(state)]
    found = best_of(there, lambda card: stage_worth(state, card, worths, stages[card]))
    return by_trial(asked) if found is None else Advice(pick(asked, found[1]), NextStage(card=found[1]))


def install(asked: Asked) -> Advice:
    """Where there is no room for all, what brings most comes first."""
    state, worths = asked.state, asked.worths

    def value(card: Piece) -> float:
        return project_worth(state, card, worths) if hasattr(_card(state, card), "kinds") else 0.0

    found = best_of(asked.things, value)
    assert found is not None
    return Advice(pick(asked, found[1]), BringsMost(card=found[1]))


def _card(state: ShipState, card: Piece) -> object:
    return getattr(state.box, family_of(card), {}).get(id_of(card))


def assign(asked: Asked) -> Advice:
    """Whoever is missed least; nobody of the next team, if anybody else can do it. What was begun is not given up."""
    idle = spare(asked.state, asked.worths)
    members = sorted(map(member_of, asked.things), key=lambda m: idle.index(m) if m in idle else len(idle))
    if not members:
        return by_trial(asked)
    motive = StaysAboard(member=members[0]) if members[0] in idle else MissedLeast(member=members[0])
    return Advice(pick(asked, crew(members[0])), motive)
