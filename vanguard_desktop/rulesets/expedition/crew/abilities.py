"""Skills, section cards, equipment and discoveries: when each may be used and what that means (CRD, CRW, EQP, DSC)."""

from __future__ import annotations

from collections.abc import Iterator, Sequence

from vanguard_desktop.core.events import DecisionClosed, Waiting
from vanguard_desktop.core.ids import CardId
from vanguard_desktop.core.kinds import Decision, Effect, Event, Reason
from vanguard_desktop.rulesets.expedition.check.assistance import may_assist
from vanguard_desktop.rulesets.expedition.check.steps import AfterCheck, AfterOutcome
from vanguard_desktop.rulesets.expedition.crew.dice_pool import FEW_DICE, exert
from vanguard_desktop.rulesets.expedition.data.commands import (
    Exert,
    PlayCard,
    UseDiscovery,
    UseEquipment,
    UseLander,
    UseSkill,
)
from vanguard_desktop.rulesets.expedition.data.decisions import ChooseAction, DiscardToLimit, GatherDice, Modify, React
from vanguard_desktop.rulesets.expedition.data.effects import AdvanceTime, FollowPath, GainInjury, LoseSupplies, Which
from vanguard_desktop.rulesets.expedition.data.effects_gear import PlaceToken
from vanguard_desktop.rulesets.expedition.data.effects_moves import Last
from vanguard_desktop.rulesets.expedition.data.events import (
    ActionStarted,
    CardHelped,
    CardPlayed,
    EquipmentDiscarded,
    EquipmentUsed,
    LanderUsed,
    SkillUsed,
)
from vanguard_desktop.rulesets.expedition.data.reasons import (
    Blocked,
    CannotPay,
    LimitReached,
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
    TokenPlaced,
    WrongSection,
)
from vanguard_desktop.rulesets.expedition.data.state import Member, State
from vanguard_desktop.rulesets.expedition.holds import holds
from vanguard_desktop.rulesets.expedition.landing.lander_parts import abilities_of, lander_abilities
from vanguard_desktop.rulesets.expedition.payments import starts_payable
from vanguard_desktop.rulesets.expedition.queueing import steps
from vanguard_desktop.rulesets.expedition.round.lasting import lasts_already, only_travel_left
from vanguard_desktop.rulesets.expedition.round.steps import (
    Arrive,
    AskAgain,
    DangerResult,
    DiscardPlayed,
    OfferAction,
    OfferMissions,
    PlaceLeads,
    RestRefresh,
)
from vanguard_desktop.rulesets.expedition.round.steps_moments import LandingResult, Occasion, Struck
from vanguard_desktop.rulesets.expedition.things.finds import unique_found, uniques_with_ability
from vanguard_desktop.rulesets.expedition.things.gear import REACTING, TOKEN, is_spent, token_ability, tokens_in
from vanguard_desktop.setting.box import card_of
from vanguard_desktop.setting.cards import Ability, EquipmentCard, Moment

AnyTime = Exert | PlayCard | UseSkill | UseEquipment | UseDiscovery | UseLander


def why_not_any_time(state: State, question: Decision, command: AnyTime) -> Reason | None:
    """Whether an ability may be used while this question stands open (DEC-25)."""
    if not state.is_here(command.member):
        return NotOffered()
    member = state.member(command.member)
    match command:
        case Exert():
            few = state.options.training and state.dice_in_play(member) <= FEW_DICE
            return NothingToExert(member=member.id) if few else None
        case PlayCard(card=card):
            return _why_no_card(state, question, member, card)
        case UseSkill():
            skill = state.crew_card(member.id).skill
            if skill is None:
                return NoSkill(member=member.id)
            if not member.charges:
                return NoCharge(member=member.id)
            return _why_not_now(state, question, member, skill)
        case UseEquipment(card=card, number=number):
            return _why_no_equipment(state, question, member, card, number)
        case UseDiscovery(card=card):
            ability = found_ability(state, card, question)
            if ability is None or state.in_the_air:
                return NotOffered()
            text = Waiting(effect=ability.effect, you=member.id, source=f"discovery:{card}")
            if isinstance(ability.effect, Last) and lasts_already(state, ability.effect, text):  # it costs nothing
                return NotTheMoment()
            return _why_not_now(state, question, member, ability)
        case UseLander(card=card, number=number):
            abilities = abilities_of(state, card)
            if not 1 <= number <= len(abilities):
                return NotOffered()
            if is_spent(state, card, number, abilities[number - 1]):
                return LimitReached(card=card)
            return _why_not_now(state, question, member, abilities[number - 1])


def _why_no_card(state: State, question: Decision, member: Member, card: CardId) -> Reason | None:
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
    return _why_not_now(state, question, member, main)


def _why_no_equipment(state: State, question: Decision, member: Member, card: CardId, number: int) -> Reason | None:
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
    return _why_not_now(state, question, member, ability)


def _why_no_token(state: State, question: Decision, member: Member, card: CardId) -> Reason | None:
    """A token on the board serves everybody in its sector, also sections that may not carry the card (EQP-14)."""
    ability = token_ability(state, member, card)
    if ability is None or ability.when in REACTING:
        return NotCarried(member=member.id)
    if is_spent(state, card, TOKEN, ability):
        return LimitReached(card=card)
    return _why_not_now(state, question, member, ability)


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


def _why_not_now(state: State, question: Decision, member: Member, ability: Ability) -> Reason | None:
    if not _is_moment(state, question, member, ability):
        return NotTheMoment()
    about = question.cost if isinstance(question, React) else None
    if ability.test is not None and not holds(state, ability.test, member.id, about):
        return NotTheMoment()
    if not starts_payable(state, Waiting(effect=ability.effect, you=member.id)):
        return CannotPay()
    return None


def fits(state: State, ability: Ability, member: Member) -> bool:
    """Whether the position is as the text of the ability wants it."""
    return ability.test is None or holds(state, ability.test, member.id)


def _is_moment(state: State, question: Decision, member: Member, ability: Ability) -> bool:
    match ability.when:
        case Moment.ANY_TIME:
            return True
        case Moment.DURING_CHECK:
            return isinstance(question, Modify) and question.member == member.id
        case Moment.OWN_TURN:
            return member.id == state.turn or (state.check is not None and state.check.active == member.id)
        case Moment.AS_ACTION | Moment.EXTRA_ACTION:
            if ability.when is Moment.AS_ACTION and only_travel_left(state, member):
                return False
            return isinstance(question, ChooseAction) and question.member == member.id  # TRN-12
        case Moment.BEFORE_ROLL:
            return isinstance(question, GatherDice) and question.member == member.id
        case Moment.BEFORE_ANY_ROLL:
            return isinstance(question, GatherDice)
        case Moment.ANY_CHECK:
            return isinstance(question, Modify)
        case Moment.LANDING:
            return state.in_the_air
        case _:
            if not isinstance(question, React) or ability.when not in moments_of(question.cost):
                return False
            return ability.anywhere or _near(state, member, question, ability.when)


def moments_of(cost: Waiting) -> tuple[Moment, ...]:
    """Which abilities answer to what is about to hit; an icon of a path may be more than one thing."""
    moment = _moment_of(cost.effect)
    found = () if moment is None else (moment,)
    if cost.source.startswith("path:") and not isinstance(cost.effect, Arrive):
        return (*found, Moment.ON_PATH_ICON)
    return found


def _moment_of(effect: Effect) -> Moment | None:
    match effect:
        case DangerResult():
            return Moment.AFTER_DANGER
        case GainInjury():
            return Moment.ON_INJURY
        case LoseSupplies():
            return Moment.ON_SUPPLY_LOSS
        case RestRefresh():
            return Moment.ON_REST
        case Arrive() | FollowPath():
            return Moment.ON_TRAVEL
        case AfterOutcome():
            return Moment.AFTER_OUTCOME
        case AfterCheck():
            return Moment.AFTER_CHECK
        case Occasion(moment=moment):
            return moment
        case PlaceLeads():
            return Moment.ON_LEADS
        case LandingResult():
            return Moment.LANDING
        case AdvanceTime(which=Which.ALL):
            return Moment.ON_TIME
        case Struck():
            return Moment.ON_ATTACK
        case _:
            return None


# What anybody in the sector may answer; at everything else the abilities are one's own (CRW-16).
OF_ALL_HERE = (Moment.AFTER_DANGER, Moment.ON_INJURY, Moment.ON_SUPPLY_LOSS, Moment.ON_ATTACK)


def _near(state: State, member: Member, question: React, when: Moment) -> bool:
    """Anybody here may help against what is about to hit; one's own doings are one's own affair (CRW-16)."""
    if when is Moment.ON_TIME:  # time passes for the whole team
        return True
    if when not in OF_ALL_HERE:
        return member.id == question.member
    return member.sector == state.member(question.member).sector


def reactions(state: State, question: React) -> bool:
    """Whether anybody could answer with an ability to what is about to hit (DEC-26)."""
    moments = moments_of(question.cost)
    return bool(moments) and any(
        why_not_any_time(state, question, command) is None
        for command in any_time(state)
        if (ability := ability_of(state, command, question)) is not None and ability.when in moments
    )


def any_time(state: State) -> Iterator[AnyTime]:
    """Every ability worth asking about, member by member."""
    for member in state.members:
        for card in dict.fromkeys(member.hand):
            yield PlayCard(member=member.id, card=card)
        if member.charges:
            yield UseSkill(member=member.id)
        for card in member.equipment:
            for number in range(len(state.box.equipment[card_of(card)].abilities)):
                yield UseEquipment(member=member.id, card=card, number=number + 1)
        for card, _ in tokens_in(state, member.sector) if state.tokens else ():
            yield UseEquipment(member=member.id, card=card, number=TOKEN)
        for card in (*state.found, *uniques_with_ability(state)):
            if card not in state.found or found_ability(state, card) is not None:
                yield UseDiscovery(member=member.id, card=card)
        for card, abilities in lander_abilities(state):
            for number in range(len(abilities)):
                yield UseLander(member=member.id, card=card, number=number + 1)
        yield Exert(member=member.id)


def ability_of(state: State, command: AnyTime, question: Decision | None = None) -> Ability | None:
    match command:
        case PlayCard(card=card):
            return state.box.section_cards[card_of(card)].main
        case UseSkill(member=member):
            return state.crew_card(member).skill
        case UseEquipment(card=card, number=number):
            printed = state.box.equipment[card_of(card)]
            return printed.token if number == TOKEN else printed.abilities[number - 1]
        case UseDiscovery(card=card):
            return found_ability(state, card, question)
        case UseLander(card=card, number=number):
            return abilities_of(state, card)[number - 1]
        case Exert():
            return None


def use(state: State, question: Decision, command: AnyTime) -> Sequence[Event]:
    """The open question is put aside, the ability takes effect, then the question is asked again (DEC-25)."""
    member = state.member(command.member)
    # It belongs to nobody: whoever dies of the ability takes no question of others along.
    again: Event = steps(None, AskAgain(decision=question))
    before: list[Event] = [DecisionClosed()]
    if isinstance(command, Exert):
        return [*before, again, *exert(state, member)]
    ability = ability_of(state, command)
    assert ability is not None
    if ability.when is Moment.AS_ACTION:
        before.append(ActionStarted(member=member.id, action="ability"))
        again = steps(member.id, OfferMissions(), OfferAction())
    match command:
        case PlayCard(card=card):
            return [*before, again, *_play(question, member, card, ability)]
        case UseSkill():
            effects = steps(member.id, ability.effect, source=f"skill:{member.id}")
            return [*before, SkillUsed(member=member.id), again, effects]
        case UseEquipment(card=card, number=number):
            printed = state.box.equipment_of(card)
            used = EquipmentUsed(member=member.id, card=card, number=number)
            effects = steps(member.id, ability.effect, source=f"equipment:{card}")
            return [*before, used, *_used_up(printed, member, card), again, effects]
        case UseDiscovery(card=card):
            return [*before, again, steps(member.id, ability.effect, source=f"discovery:{card}")]
        case UseLander(card=card, number=number):
            source = f"mod:{card}" if card in state.mods else f"lander:{card}"
            used_up = LanderUsed(member=member.id, card=card, number=number)
            return [*before, used_up, again, steps(member.id, ability.effect, source=source)]


def _used_up(printed: EquipmentCard, member: Member, card: CardId) -> Sequence[Event]:
    return [EquipmentDiscarded(member=member.id, card=card)] if printed.single_use else []


def _play(question: Decision, member: Member, card: CardId, ability: Ability) -> Sequence[Event]:
    """Played to assist it works as if the active crew member had played it (CHK-19); it is discarded last (CRD-14)."""
    helped: list[Event] = []
    you = member.id
    if ability.when is Moment.DURING_CHECK and isinstance(question, Modify) and question.member != member.id:
        helped = [CardHelped(member=member.id)]
        you = question.member
    source = f"card:{card}"
    return [
        CardPlayed(member=member.id, card=card),
        *helped,
        steps(member.id, DiscardPlayed(card=card), source=source),
        steps(you, ability.effect, source=source),
    ]
