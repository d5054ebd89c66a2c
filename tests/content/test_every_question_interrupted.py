"""Any-time texts of the whole box are played into every kind of open question: afterwards there is always a way on.

What any-time cards, skills, equipment and discoveries do is not looked at here; only that no question, whatever has
become of what it was about, leaves the rules without an answer, offers one that they cannot carry out, or lets a
component get lost (DEC-25, ZON-02).
"""

from __future__ import annotations

from collections.abc import Callable, Iterator
from itertools import islice
from random import Random
from typing import Any, get_origin

import attrs
import pytest

from tests.support.boxes import shipped
from vanguard_desktop.app.tour.seldom import SELDOM
from vanguard_desktop.bots.seats import make_bot
from vanguard_desktop.core.engine import decide, follow, legal_commands, replay, settle
from vanguard_desktop.core.events import DecisionOpened, RealDiceChosen, Waiting
from vanguard_desktop.core.ids import CardId, SectorId, WorldId
from vanguard_desktop.core.kinds import Command, Decision, Event
from vanguard_desktop.core.sources import Source
from vanguard_desktop.core.state import changed
from vanguard_desktop.dice.faces import ALL_DICE, Icon
from vanguard_desktop.dice.requirements import PoolTest, asks
from vanguard_desktop.play.campaign import fold, open_book
from vanguard_desktop.play.openings import stand_alone_opening
from vanguard_desktop.rulesets.expedition.crew.abilities import AnyTime
from vanguard_desktop.rulesets.expedition.data import decisions as ask
from vanguard_desktop.rulesets.expedition.data.check import Check, Purpose
from vanguard_desktop.rulesets.expedition.data.commands import PlayCard, UseDiscovery, UseEquipment, UseSkill
from vanguard_desktop.rulesets.expedition.data.effects import GainSuccesses
from vanguard_desktop.rulesets.expedition.data.events import CheckStarted, DiceRolled, DieTaken, StepReached
from vanguard_desktop.rulesets.expedition.data.state import State
from vanguard_desktop.rulesets.expedition.data.steps import OfferAction
from vanguard_desktop.rulesets.expedition.data.tracks import CONDITION
from vanguard_desktop.rulesets.expedition.queueing import team_decider
from vanguard_desktop.rulesets.expedition.rules import EXPEDITION
from vanguard_desktop.setting.cards import CheckCard, ImmediateEffect, Moment, RowColor, SpecialEffect

BOX = shipped()
GAMES, MOST_DECISIONS = 160, 150
OF_EACH = 2
OF_EACH_POSITION = 3
FIRST = WorldId("W00")  # that of the training
ACE = Icon.ACE
AT_ONCE = (Moment.ANY_TIME, Moment.OWN_TURN)
STEPS = 6
# What waits in a question, or has been done of it: dice told, leads and texts in hand, who has agreed or sits already.
IN_HAND = {
    "order_leads": {"leads", "types"},
    "order_tracks": {"tracks"},
    "order_effects": {"effects"},
    "agree_lift_off": {"waiting_for"},
    "ask_random": {"members", "values", "rolls"},
    "ask_survival": {"icons"},
    "choose_reroll": {"done"},
    "choose_seat": {"order"},
}


@pytest.mark.rule("DEC-25")
def test_no_question_keeps_a_list_of_what_may_be_answered():
    for decision in EXPEDITION.decisions:
        attrs.resolve_types(decision)
        lists = {field.name for field in attrs.fields(decision) if get_origin(field.type) is tuple}
        numbers = {field.name for field in attrs.fields(decision) if field.type is int}
        assert lists == IN_HAND.get(decision.tag, set()), decision
        # How many are left to do, never where in a list.
        assert numbers <= {"left", "count"}, decision


# -------------------------------------------------------------------------------------- positions with each question


def games(chance: Random) -> Iterator[State]:
    """Every position of games in which everybody is equipped and interrupts, some of them with real dice."""
    worlds, gear = sorted(BOX.worlds), sorted(BOX.equipment)
    for number in range(GAMES):
        opening = stand_alone_opening(BOX, worlds[number % len(worlds)], number % 4 + 1)
        seats, deadly = number % 2 == 0, number % 3 == 0
        options = attrs.evolve(opening.options, choose_seats=seats, deadly_injuries=deadly, training=False)
        opening = attrs.evolve(opening, equipment=tuple(chance.sample(gear, 5)), options=options)
        position = fold(BOX, None, open_book(BOX, opening, number))
        assert position is not None
        state: Any = position.state
        if number % 2:
            state = replay(EXPEDITION, state, [RealDiceChosen(on=True)])
        bot = make_bot(EXPEDITION.book, "meddling", number)
        for _ in range(MOST_DECISIONS):
            if EXPEDITION.over(state):
                break
            yield state
            state = follow(EXPEDITION, state, bot.choose(EXPEDITION, state, legal_commands(EXPEDITION, state)))[1]


def put(decision: Callable[[State], Decision]) -> Callable[[State], list[Event]]:
    return lambda state: [DecisionOpened(decision=decision(state))]


def you(state: State) -> Any:
    assert state.turn is not None
    return state.turn


def an_ace(special: SpecialEffect | ImmediateEffect, question: type[Decision]) -> Callable[[State], list[Event]]:
    """A check of whoever has its turn has come to this special effect, and an ace lies there."""

    def put(state: State) -> list[Event]:
        member = state.member(you(state))
        card, at = CheckCard(special=(special,)), member.sector or SectorId(1)
        check = Check(active=member.id, purpose=Purpose.TEXT, source=Source.read(""), at=at, card=card)
        dice = ((die, f) for die in member.available for f, icons in enumerate(ALL_DICE[die].faces) if ACE in icons)
        die, face = next(dice)
        return [
            CheckStarted(check=check),
            DieTaken(die=die, owner=member.id),
            DiceRolled(faces=(face,)),
            StepReached(step=7),
            DecisionOpened(decision=question(member=member.id)),  # type: ignore[call-arg]
        ]

    return put


def a_mission_is_ready(state: State) -> list[Event]:
    """Whoever decides for the team may complete a mission (DEC-19)."""
    return [DecisionOpened(decision=ask.CompleteMission(section=team_decider(state), card=state.missions[0]))]


EXPLORED = ImmediateEffect(test=PoolTest(icons=(Icon.EXPLORE,)), outcome=RowColor.RED)
COMMITTED = SpecialEffect(requirement=asks(Icon.EXPLORE), effect=GainSuccesses())


# Hardly ever asked by chance; each happens to whoever chooses an action.
RARE: dict[str, Callable[[State], list[Event] | Any]] = {
    **SELDOM,
    ask.DeclareAce.tag: an_ace(EXPLORED, ask.DeclareAce),
    ask.ChooseCommitment.tag: an_ace(COMMITTED, ask.ChooseCommitment),
    ask.AskSurvival.tag: put(lambda state: ask.AskSurvival(member=you(state))),
    ask.CompleteMission.tag: a_mission_is_ready,
}


def places_to_begin() -> State:
    """On the first world nobody lands: where everybody begins is asked (TUT-54)."""
    opening = stand_alone_opening(BOX, FIRST, 1, quick_start=True)
    opening = attrs.evolve(opening, options=attrs.evolve(opening.options, training=False))
    start = EXPEDITION.begin(BOX, opening, 3)
    state = replay(EXPEDITION, start, settle(EXPEDITION, start))
    while not isinstance(state.question, ask.ChooseStart):
        state = follow(EXPEDITION, state, legal_commands(EXPEDITION, state)[0])[1]
    return state


@pytest.fixture(scope="module")
def asked() -> dict[type[Decision], list[State]]:
    chance = Random(25)
    found: dict[type[Decision], list[State]] = {decision: [] for decision in EXPEDITION.decisions}
    found[ask.ChooseStart].append(places_to_begin())
    for number, state in enumerate(games(chance)):
        here = found[type(state.question)]
        if len(here) < OF_EACH:
            here.append(state)
        elif chance.random() < 0.02:
            here[chance.randrange(OF_EACH)] = state
        if isinstance(state.question, ask.ChooseAction) and number % 40 == 0:
            if not state.member(you(state)).available or not state.missions:
                continue
            for happens in RARE.values():
                before = changed(state, pending=(), queue=(Waiting(effect=OfferAction(), you=you(state)), *state.queue))
                rare = replay(EXPEDITION, before, happens(state))
                if len(found[type(rare.question)]) < OF_EACH and not EXPEDITION.broken(rare):
                    found[type(rare.question)].append(rare)
    return found


def test_every_kind_of_question_is_asked(asked):
    assert [decision.__name__ for decision, states in asked.items() if not states] == []


# ------------------------------------------------------------------------------------------------ any-time texts


SPARE = "9"  # a copy that lies nowhere else
# What these do is what questions are about: dice fall again, the condition changes, crew and threats go elsewhere.
TELLING = ("SEC06", "REC14", "SEC08", "REC15", "REC16", "REC17", "SEC18", "ENG19", "SCI18")


def interruptions(state: State, chance: Random) -> Iterator[tuple[State, Command]]:
    """Somebody holds an any-time text, and plays it."""
    for name in chance.sample(TELLING, len(TELLING)):
        member, copy = chance.choice(state.members), CardId(f"{name}/{SPARE}")
        yield with_member(state, member.id, hand=(*member.hand[:1], copy)), PlayCard(member=member.id, card=copy)
    member = chance.choice(state.members)
    cards = [c for c in BOX.section_cards.values() if c.main.when in AT_ONCE and c.section is member.section]
    for card in chance.sample(cards, min(2, len(cards))):
        copy = CardId(f"{card.id}/{SPARE}")
        yield with_member(state, member.id, hand=(*member.hand[:1], copy)), PlayCard(member=member.id, card=copy)
    skills = [crew.skill for crew in BOX.crew.values() if crew.skill is not None and crew.skill.when in AT_ONCE]
    for skill in chance.sample(skills, 1):
        crew = {**BOX.crew, member.id: attrs.evolve(BOX.crew[member.id], skill=skill)}
        able = changed(state, box=attrs.evolve(BOX, crew=crew))
        yield with_member(able, member.id, charges=2), UseSkill(member=member.id)
    gear = [e for e in BOX.equipment.values() if any(a.when in AT_ONCE for a in e.abilities)]
    carried = chance.choice(gear)
    copy = CardId(f"{carried.id}/{SPARE}")
    ready = with_member(state, member.id, equipment=(*member.equipment, copy))
    yield ready, UseEquipment(member=member.id, card=copy, number=1)
    finds = [d for d in BOX.discoveries.values() if d.ability is not None and d.ability.when in AT_ONCE]
    find = CardId(f"{chance.choice(finds).id}/{SPARE}")
    yield changed(state, found=(*state.found, find)), UseDiscovery(member=member.id, card=find)


def with_member(state: State, id: Any, **fields: Any) -> State:
    return changed(state, members=tuple(changed(m, **fields) if m.id == id else m for m in state.members))


def about_to_change(state: State, chance: Random) -> State:
    """Another condition is in force, and its time is nearly over."""
    if state.options.training or any(check.source.family == "condition" for check in state.checks):
        return state
    condition = BOX.conditions[chance.choice(sorted(BOX.conditions))]
    tracks = {id: at for id, at in state.tracks.items() if id.of.family != "condition"}
    if condition.time is not None and condition.time.length > 1:
        tracks[CONDITION] = condition.time.length - 1
    return changed(state, condition=condition.id, tracks=tracks)


def happened(state: State, command: Command) -> State:
    """Event by event: nothing broken, nothing lost but what the test has made up."""
    for event in decide(EXPEDITION, state, command):
        before, state = state, EXPEDITION.evolve(state, event)
        wrong = (*EXPEDITION.broken(state), *EXPEDITION.unaccounted(before, state))
        assert not [what for what in wrong if f"/{SPARE}" not in what], (event, wrong)
    return state


@pytest.mark.rule("DEC-25", "ZON-02")
def test_after_any_interruption_of_any_question_there_is_a_way_on(asked):
    chance = Random(7)
    interrupted = dict.fromkeys(asked, 0)
    for kind, states in asked.items():
        for at in states:
            for start in (at, about_to_change(at, chance)):
                every = [*interruptions(start, chance)]
                legal = (one for one in chance.sample(every, len(every)) if EXPEDITION.why_not(*one) is None)
                for ready, command in islice(legal, OF_EACH_POSITION):
                    interrupted[kind] += 1
                    went_on(kind, ready, command, chance)
    assert [kind.__name__ for kind, times in interrupted.items() if not times] == []


def went_on(kind: type[Decision], state: State, command: Command, chance: Random) -> None:
    played = [command]
    for _ in range(STEPS):
        state = happened(state, command)
        assert len(state.pending) <= 1
        legal = legal_commands(EXPEDITION, state)
        if EXPEDITION.over(state):
            return
        assert legal, f"{kind.__name__} was interrupted by {played}: nothing can be done about {state.question}"
        again = [other for other in legal if isinstance(other, AnyTime)]
        command = chance.choice(again if again and chance.random() < 0.4 else legal)
        played.append(command)
