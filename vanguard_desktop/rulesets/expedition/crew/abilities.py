"""What may be done at any time while a question stands open: skills, cards, equipment, discoveries (DEC-25)."""

from __future__ import annotations

from collections.abc import Container, Iterator, Sequence

from vanguard_desktop.core import Decision, DecisionClosed, Event, Reason
from vanguard_desktop.setting import Ability, Moment, card_of

from ..data import (
    Exert,
    Member,
    NotOffered,
    PlayCard,
    React,
    State,
    UseDiscovery,
    UseEquipment,
    UseLander,
    UseSkill,
)
from ..data.events import (
    ActionStarted,
)
from ..data.steps import AskAgain, OfferAction, OfferMissions
from ..landing.lander_parts import lander_abilities
from ..queueing import steps
from ..things.discoveries import uniques_with_ability
from ..things.equipment import TOKEN, tokens_in
from .timing import moments_at, moments_of
from .uses import USES, found_ability

AnyTime = Exert | PlayCard | UseSkill | UseEquipment | UseDiscovery | UseLander


def why_not_any_time(state: State, question: Decision, command: AnyTime) -> Reason | None:
    """Whether an ability may be used while this question stands open (DEC-25)."""
    if not state.is_here(command.member):
        return NotOffered()
    return USES[type(command)].why_not(state, question, state.member(command.member), command)


def ability_of(state: State, command: AnyTime, question: Decision | None = None) -> Ability | None:
    return USES[type(command)].ability(state, command, question)


def use(state: State, question: Decision, command: AnyTime) -> Sequence[Event]:
    """The open question is put aside, the ability takes effect, then the question is asked again (DEC-25)."""
    member, used = state.member(command.member), USES[type(command)]
    # It belongs to nobody: whoever dies of the ability takes no question of others along.
    again: Event = steps(None, AskAgain(decision=question))
    before: list[Event] = [DecisionClosed()]
    ability = used.ability(state, command, question)
    if ability is not None and ability.when is Moment.AS_ACTION:
        before.append(ActionStarted(member=member.id, action="ability"))
        again = steps(member.id, OfferMissions(), OfferAction())
    return [*before, *used.marks(state, member, command), again, *used.then(state, question, member, command)]


def any_time(state: State, question: Decision) -> Iterator[AnyTime]:
    """Every ability that may be used while this question stands open, member by member."""
    moments = moments_at(question)
    for member in state.members:
        for command in _at_hand(state, member, question, moments):
            if USES[type(command)].why_not(state, question, member, command) is None:
                yield command


def reactions(state: State, question: React) -> bool:
    """Whether anybody could answer with an ability to what is about to hit (DEC-26)."""
    moments = moments_of(question.cost)
    return bool(moments) and any(
        USES[type(command)].why_not(state, question, member, command) is None
        for member in state.members
        for command in _at_hand(state, member, question, moments)
        if type(command) is not Exert
    )


def at_hand(state: State, question: Decision) -> Iterator[AnyTime]:
    """Every ability worth asking about while this question stands open."""
    moments = moments_at(question)
    return (command for member in state.members for command in _at_hand(state, member, question, moments))


def _at_hand(state: State, member: Member, question: Decision, moments: Container[Moment]) -> Iterator[AnyTime]:
    """What the crew member holds, carries or stands beside for these moments; exerting is for all."""
    box = state.box
    for card in dict.fromkeys(member.hand):
        if box.section_cards[card_of(card)].main.when in moments:
            yield PlayCard(member=member.id, card=card)
    skill = state.crew_card(member.id).skill if member.charges else None
    if skill is not None and skill.when in moments:
        yield UseSkill(member=member.id)
    for card in member.equipment:
        for number, ability in enumerate(box.equipment[card_of(card)].abilities, start=1):
            if ability.when in moments:
                yield UseEquipment(member=member.id, card=card, number=number)
    for card, ability in tokens_in(state, member.sector) if state.tokens else ():
        if ability.when in moments:
            yield UseEquipment(member=member.id, card=card, number=TOKEN)
    for card in (*state.found, *uniques_with_ability(state)):
        found = found_ability(state, card, question)
        if found is not None and found.when in moments:
            yield UseDiscovery(member=member.id, card=card)
    for card, abilities in lander_abilities(state):
        for number, ability in enumerate(abilities, start=1):
            if ability.when in moments:
                yield UseLander(member=member.id, card=card, number=number)
    yield Exert(member=member.id)
