"""When an ability may be used: at its moment, where the position is as its text wants it, if its cost is there."""

from __future__ import annotations

from collections.abc import Mapping

from vanguard_desktop.core import Decision, Effect, Reason, Waiting
from vanguard_desktop.setting import Ability, Moment

from ..data import CannotPay, ChooseAction, GatherDice, Member, Modify, NotTheMoment, React, State
from ..data.effects import (
    AdvanceTime,
    FollowPath,
    GainInjury,
    LoseSupplies,
    SacrificeDice,
    SpendDice,
    Which,
)
from ..data.steps import (
    AfterCheck,
    AfterOutcome,
    Arrive,
    DangerResult,
    LandingResult,
    Occasion,
    PlaceLeads,
    RestRefresh,
    Struck,
)
from ..holds import holds
from ..payments import starts_payable
from ..round.lasting import only_travel_left

# Which abilities answer to what is about to hit.
ANSWERED_AT: Mapping[type[Effect], Moment] = {
    DangerResult: Moment.AFTER_DANGER,
    GainInjury: Moment.ON_INJURY,
    LoseSupplies: Moment.ON_SUPPLY_LOSS,
    RestRefresh: Moment.ON_REST,
    Arrive: Moment.ON_TRAVEL,
    FollowPath: Moment.ON_TRAVEL,
    AfterOutcome: Moment.AFTER_OUTCOME,
    AfterCheck: Moment.AFTER_CHECK,
    PlaceLeads: Moment.ON_LEADS,
    LandingResult: Moment.LANDING,
    AdvanceTime: Moment.ON_TIME,
    Struck: Moment.ON_ATTACK,
}
# What may be answered before it hits (DEC-26), and what abilities "when you rest" and "when you travel" wait for.
CARD_COSTS = (SpendDice, SacrificeDice, Occasion, *ANSWERED_AT)

# What anybody in the sector may answer; at everything else the abilities are one's own (CRW-16).
OF_ALL_HERE = (Moment.AFTER_DANGER, Moment.ON_INJURY, Moment.ON_SUPPLY_LOSS, Moment.ON_ATTACK)

WHATEVER_IS_ASKED = (Moment.ANY_TIME, Moment.OWN_TURN, Moment.LANDING)
ASKED_AT: Mapping[type[Decision], tuple[Moment, ...]] = {
    Modify: (Moment.DURING_CHECK, Moment.ANY_CHECK),
    ChooseAction: (Moment.AS_ACTION, Moment.EXTRA_ACTION),
    GatherDice: (Moment.BEFORE_ROLL, Moment.BEFORE_ANY_ROLL),
}


def moments_at(question: Decision) -> tuple[Moment, ...]:
    """The moments that it may be for somebody while this question stands open."""
    reacting = moments_of(question.cost) if isinstance(question, React) else ()
    return (*WHATEVER_IS_ASKED, *ASKED_AT.get(type(question), reacting))


def moments_of(cost: Waiting) -> tuple[Moment, ...]:
    """Which abilities answer to what is about to hit; an icon of a path may be more than one thing."""
    moment = _moment_of(cost.effect)
    found = () if moment is None else (moment,)
    if cost.source.family == "path" and not isinstance(cost.effect, Arrive):
        return (*found, Moment.ON_PATH_ICON)
    return found


def _moment_of(effect: Effect) -> Moment | None:
    if isinstance(effect, Occasion):
        return effect.moment
    if isinstance(effect, AdvanceTime) and effect.which is not Which.ALL:
        return None
    return ANSWERED_AT.get(type(effect))


def why_not_now(state: State, question: Decision, member: Member, ability: Ability) -> Reason | None:
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
    when = ability.when
    if when not in moments_at(question):
        return False
    match when:
        case Moment.ANY_TIME | Moment.BEFORE_ANY_ROLL | Moment.ANY_CHECK:
            return True
        case Moment.DURING_CHECK | Moment.EXTRA_ACTION | Moment.BEFORE_ROLL:
            return _is_asked(question, member)
        case Moment.AS_ACTION:  # TRN-12
            return _is_asked(question, member) and not only_travel_left(state, member)
        case Moment.OWN_TURN:
            return member.id == state.turn or (state.check is not None and state.check.active == member.id)
        case Moment.LANDING:
            return state.in_the_air
        case _:
            assert isinstance(question, React)
            return ability.anywhere or _near(state, member, question, when)


def _is_asked(question: Decision, member: Member) -> bool:
    return isinstance(question, Modify | ChooseAction | GatherDice) and question.member == member.id


def _near(state: State, member: Member, question: React, when: Moment) -> bool:
    """Anybody here may help against what is about to hit; one's own doings are one's own affair (CRW-16)."""
    if when is Moment.ON_TIME:  # time passes for the whole team
        return True
    if when not in OF_ALL_HERE:
        return member.id == question.member
    return member.sector == state.member(question.member).sector
