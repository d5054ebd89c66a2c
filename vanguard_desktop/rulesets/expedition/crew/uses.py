"""How abilities of each kind are used: exerting, cards, skills, equipment, discoveries, the lander (CRD, CRW, EQP)."""

from __future__ import annotations

from collections.abc import Callable, Mapping, Sequence
from typing import Any

import attrs

from vanguard_desktop.core import CardId, Command, Decision, Event, Reason, Source, Waiting
from vanguard_desktop.setting import Ability, Moment, card_of

from ..check.assistance import may_assist
from ..data import (
    Blocked,
    DiscardToLimit,
    Exert,
    LimitReached,
    Member,
    Modify,
    NoCharge,
    NoSkill,
    NotCarried,
    NotHere,
    NothingToExert,
    NotInHand,
    NotOffered,
    NotTheMoment,
    NotYourTurn,
    OneCardToAssist,
    OverHandLimit,
    PlayCard,
    React,
    State,
    TokenPlaced,
    UseDiscovery,
    UseEquipment,
    UseLander,
    UseSkill,
    WrongSection,
)
from ..data.effects import Last, PlaceToken
from ..data.events import (
    CardHelped,
    CardPlayed,
    EquipmentDiscarded,
    EquipmentUsed,
    LanderUsed,
    SkillUsed,
)
from ..data.steps import DiscardPlayed
from ..landing.lander_parts import abilities_of
from ..queueing import steps
from ..round.lasting import lasts_already
from ..things.discoveries import unique_found
from ..things.equipment import REACTING, TOKEN, is_spent, token_ability
from .dice_pool import FEW_DICE, exert
from .timing import fits, moments_of, why_not_now


@attrs.frozen(kw_only=True)
class Use:
    """How abilities of one kind are used: which one the command means, and why not now.

    `marks` says that it is used up, `then` what comes of it; between them waits the question that it interrupts.
    """

    ability: Callable[[State, Any, Decision | None], Ability | None]
    why_not: Callable[[State, Decision, Member, Any], Reason | None]
    marks: Callable[[State, Member, Any], Sequence[Event]] = lambda state, member, command: ()
    then: Callable[[State, Decision, Member, Any], Sequence[Event]]


def _why_not_exert(state: State, question: Decision, member: Member, command: Exert) -> Reason | None:
    few = state.options.training and state.dice_in_play(member) <= FEW_DICE
    return NothingToExert(member=member.id) if few else None


def _why_no_card(state: State, question: Decision, member: Member, command: PlayCard) -> Reason | None:
    card = command.card
    if card not in member.hand:
        return NotInHand(member=member.id)
    discarding = isinstance(question, DiscardToLimit) and question.member == member.id
    if discarding or len(member.hand) > state.hand_limit(member):  # CRD-09
        return OverHandLimit(member=member.id)
    main = state.box.section_cards[card_of(card)].main
    if main.when is Moment.DURING_CHECK and isinstance(question, Modify) and member.id != question.member:
        check = state.running_check
        if not may_assist(state, check, member):  # CHK-19
            return NotHere(member=member.id)
        if member.id in check.played_by:
            return OneCardToAssist(member=member.id)
        return None if fits(state, main, member) else NotTheMoment()
    return why_not_now(state, question, member, main)


def _play(state: State, question: Decision, member: Member, command: PlayCard) -> Sequence[Event]:
    """Played to assist it works as if the active crew member had played it (CHK-19); it is discarded last (CRD-14)."""
    card, you = command.card, member.id
    helped: list[Event] = []
    ability = state.box.section_cards[card_of(card)].main
    if ability.when is Moment.DURING_CHECK and isinstance(question, Modify) and question.member != member.id:
        helped = [CardHelped(member=member.id)]
        you = question.member
    source = Source("card", card)
    return [
        CardPlayed(member=member.id, card=card),
        *helped,
        steps(member.id, DiscardPlayed(card=card), source=source),
        steps(you, ability.effect, source=source),
    ]


def _why_no_skill(state: State, question: Decision, member: Member, command: UseSkill) -> Reason | None:
    skill = state.crew_card(member.id).skill
    if skill is None:
        return NoSkill(member=member.id)
    if not member.charges:
        return NoCharge(member=member.id)
    return why_not_now(state, question, member, skill)


def _why_no_equipment(state: State, question: Decision, member: Member, command: UseEquipment) -> Reason | None:
    card, number = command.card, command.number
    if number == TOKEN:
        return _why_no_token(state, question, member, card)
    if card not in member.equipment:
        return NotCarried(member=member.id)
    printed = state.box.equipment[card_of(card)]
    if printed.section not in (None, member.section):
        return WrongSection(card=card)
    if not 1 <= number <= len(printed.abilities):
        return NotOffered()
    ability = printed.abilities[number - 1]
    if card in state.blocked:
        return Blocked(card=card)
    if is_spent(state, card, number, ability):
        return LimitReached(card=card)
    if card in state.tokens and isinstance(ability.effect, PlaceToken):
        return TokenPlaced(card=card)
    active = state.check is not None and state.check.active == member.id
    if ability.when in (Moment.DURING_CHECK, Moment.OWN_TURN) and not (member.id == state.turn or active):
        return NotYourTurn(member=member.id)  # EQP-07, CHK-21
    return why_not_now(state, question, member, ability)


def _why_no_token(state: State, question: Decision, member: Member, card: CardId) -> Reason | None:
    """A token on the board serves everybody in its sector, also sections that may not carry the card (EQP-14)."""
    ability = token_ability(state, member, card)
    if ability is None or ability.when in REACTING:
        return NotCarried(member=member.id)
    if is_spent(state, card, TOKEN, ability):
        return LimitReached(card=card)
    return why_not_now(state, question, member, ability)


def _equipment_ability(state: State, command: UseEquipment, question: Decision | None) -> Ability | None:
    printed = state.box.equipment[card_of(command.card)]
    return printed.token if command.number == TOKEN else printed.abilities[command.number - 1]


def _use_up(state: State, member: Member, command: UseEquipment) -> Sequence[Event]:
    used = EquipmentUsed(member=member.id, card=command.card, number=command.number)
    single = state.box.equipment_of(command.card).single_use
    return [used, *([EquipmentDiscarded(member=member.id, card=command.card)] if single else [])]


def found_ability(state: State, card: CardId, question: Decision | None = None) -> Ability | None:
    """What a discovery on the lander can do while this question stands open, a unique one included (DSC-06, DSC-26)."""
    if card in state.found:
        return state.box.discoveries[card_of(card)].ability
    number = unique_found(state, card)
    if number is None:
        return None
    unique, about = state.box.uniques[number], question or state.question
    answers = isinstance(about, React) and unique.answer is not None and unique.answer.when in moments_of(about.cost)
    return unique.answer if answers else unique.ability


def _why_no_discovery(state: State, question: Decision, member: Member, command: UseDiscovery) -> Reason | None:
    ability = found_ability(state, command.card, question)
    if ability is None or state.in_the_air:
        return NotOffered()
    text = Waiting(effect=ability.effect, you=member.id, source=Source("discovery", command.card))
    if isinstance(ability.effect, Last) and lasts_already(state, ability.effect, text):  # it costs nothing
        return NotTheMoment()
    return why_not_now(state, question, member, ability)


def _why_no_lander(state: State, question: Decision, member: Member, command: UseLander) -> Reason | None:
    abilities = abilities_of(state, command.card)
    if not 1 <= command.number <= len(abilities):
        return NotOffered()
    ability = abilities[command.number - 1]
    if is_spent(state, command.card, command.number, ability):
        return LimitReached(card=command.card)
    return why_not_now(state, question, member, ability)


def _said_by(source: Callable[[State, Any], Source]) -> Callable[[State, Decision, Member, Any], Sequence[Event]]:
    """The text of the ability takes effect."""

    def then(state: State, question: Decision, member: Member, command: Command) -> Sequence[Event]:
        ability = USES[type(command)].ability(state, command, question)
        assert ability is not None
        return [steps(member.id, ability.effect, source=source(state, command))]

    return then


USES: Mapping[type[Command], Use] = {
    Exert: Use(
        ability=lambda state, command, question: None,
        why_not=_why_not_exert,
        then=lambda state, question, member, command: exert(state, member),
    ),
    PlayCard: Use(
        ability=lambda state, command, question: state.box.section_cards[card_of(command.card)].main,
        why_not=_why_no_card,
        then=_play,
    ),
    UseSkill: Use(
        ability=lambda state, command, question: state.crew_card(command.member).skill,
        why_not=_why_no_skill,
        marks=lambda state, member, command: [SkillUsed(member=member.id)],
        then=_said_by(lambda state, command: Source("skill", command.member)),
    ),
    UseEquipment: Use(
        ability=_equipment_ability,
        why_not=_why_no_equipment,
        marks=_use_up,
        then=_said_by(lambda state, command: Source("equipment", command.card)),
    ),
    UseDiscovery: Use(
        ability=lambda state, command, question: found_ability(state, command.card, question),
        why_not=_why_no_discovery,
        then=_said_by(lambda state, command: Source("discovery", command.card)),
    ),
    UseLander: Use(
        ability=lambda state, command, question: abilities_of(state, command.card)[command.number - 1],
        why_not=_why_no_lander,
        marks=lambda state, member, command: [LanderUsed(member=member.id, card=command.card, number=command.number)],
        then=_said_by(lambda state, command: Source("mod" if command.card in state.mods else "lander", command.card)),
    ),
}
