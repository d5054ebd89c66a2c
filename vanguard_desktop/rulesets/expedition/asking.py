"""How a question comes back when an any-time ability has interrupted it (DEC-25): the one place for all of them.

A question that comes out of an effect is not put again itself. Its effect is carried out anew, on the position as it
is now: it asks what there is to ask now, does by itself what has become the only way, or finds nothing to do any more.
So no question outlives what it was about. The few that no effect asks are put again as long as they mean something.
"""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

import attrs

from vanguard_desktop.core.effects import May
from vanguard_desktop.core.events import DecisionOpened, EffectsQueued, Waiting
from vanguard_desktop.core.ids import MemberId
from vanguard_desktop.core.kinds import Decision, Effect, Event
from vanguard_desktop.rulesets.expedition.crew.choices import dice_choices, turn_choices
from vanguard_desktop.rulesets.expedition.data import decisions as ask
from vanguard_desktop.rulesets.expedition.data import steps as st
from vanguard_desktop.rulesets.expedition.data.effects import (
    DiscardCards,
    GainDiscovery,
    RefreshDice,
    RemoveInjury,
    RollDanger,
    SacrificeDice,
    SpendDice,
    TravelOnce,
)
from vanguard_desktop.rulesets.expedition.data.state import Ending, State
from vanguard_desktop.rulesets.expedition.data.steps import TextsDue
from vanguard_desktop.rulesets.expedition.queueing import steps
from vanguard_desktop.rulesets.expedition.round.ending import end_now
from vanguard_desktop.rulesets.expedition.round.turns import ready_missions

# Questions of one of the ten steps: the check itself says what comes now. They go with it if its active crew member
# dies (DLY-11), as do those about its dice.
OfStep = (
    ask.GatherDice | ask.TellRoll | ask.Modify | ask.Combine | ask.NextInjuryDie | ask.NextDangerDie
    | ask.ChooseCommitment | ask.DeclareAce | ask.MarkRow
)  # fmt: skip
OfPool = ask.ChooseReroll | ask.ChooseTurn | ask.ChoosePoolDie | ask.ChooseCheckDie
# What a text asks, and what it keeps of it.
OfText = (
    ask.ChooseOption | ask.ChooseMember | ask.ChooseSector | ask.ChooseThreatMove | ask.Optional | ask.React
    | ask.ChooseInjury
)  # fmt: skip
# What a step of the rules asks.
OfRules = (
    ask.ChooseAction | ask.ChoosePrepare | ask.ChoosePath | ask.ChooseDieToSpend | ask.ChooseDieToSacrifice
    | ask.ChooseDieToRefresh | ask.ChooseOverflow | ask.ChooseColumn | ask.DiscardToLimit | ask.ChooseDeck
    | ask.OrderTracks | ask.OrderEffects | ask.AskDanger | ask.PlaceLander | ask.HandOutEquipment
    | ask.ChooseSeat | ask.ChooseStart
)  # fmt: skip
# What no effect asks, or one that has done something else as well: an event lies open, real dice have fallen, leads are
# in hand.
ByItself = (
    ask.ChooseFirst | ask.EventRevealed | ask.CompleteMission | ask.LeadBonus | ask.AskTen | ask.AskRandom
    | ask.AskSurvival | ask.AgreeLiftOff | ask.KeepRankUp | ask.OrderLeads
)  # fmt: skip


def again(state: State, question: Decision) -> Sequence[Event]:
    """Nobody is asked for the dead and for those left behind (GEN-40)."""
    member = getattr(question, "member", None)
    if member is not None and not state.is_here(member):
        return []
    if isinstance(question, OfStep | OfPool) and (state.check is None or state.check.active != member):
        return []
    if isinstance(question, ask.Asked) and isinstance(question.text, st.OneOfThese):
        return [DecisionOpened(decision=question)] if _is_left(state, question, question.text) else []
    if isinstance(question, OfStep):
        return [steps(member, st.GoOnWithCheck())]
    if isinstance(question, OfPool):
        return [DecisionOpened(decision=question)] if _has_dice(state, question) else []
    if isinstance(question, OfText):
        return [EffectsQueued(effects=(_text(question),))]
    if isinstance(question, OfRules):
        return [steps(_for_whom(state, question), *_steps(question))]
    return _by_itself(state, question)  # type: ignore[arg-type]  # the others are named above


def _is_left(state: State, question: ask.Asked, these: st.OneOfThese) -> bool:
    """Of a question in a save of an older program: whether what it is about is still there."""
    if isinstance(question, ask.ChooseThreatMove):
        return state.threat(question.card) is not None
    return bool(these.sectors) or any(map(state.is_here, these.members))


def _has_dice(state: State, question: OfPool) -> bool:
    if isinstance(question, ask.ChooseTurn):
        return bool(turn_choices(state, question))
    return bool(dice_choices(state, question))


def _text(question: OfText) -> Waiting:
    match question:
        case ask.Asked(asked=asked):
            return asked
        case ask.Optional(effect=offered):
            return attrs.evolve(offered, effect=May(effect=offered.effect))
        case ask.React(cost=cost):
            return cost
        case ask.ChooseInjury(member=member, effect=effect):
            return Waiting(effect=effect, you=member)
        case _:
            assert_never(question)


def _for_whom(state: State, question: OfRules) -> MemberId | None:
    """Tracks move on for whoever set them in motion, or for whoever is in turn then."""
    if isinstance(question, ask.OrderTracks):
        return question.you if question.you is not None and state.is_here(question.you) else state.turn
    return getattr(question, "member", None)


def _steps(question: OfRules) -> tuple[Effect, ...]:
    """Of a cost that has come to its dice everybody has been asked; nobody is asked about it once more (DEC-26)."""
    match question:
        case ask.ChooseAction():  # a mission may have become ready, and that is before an action too (PLN-44)
            return st.OfferMissions(), st.OfferAction()
        case ask.ChoosePrepare(card=card, check=check):
            return (st.OfferPrepare(card=card, check=check),)
        case ask.ChoosePath():
            return (TravelOnce(),)
        case ask.ChooseDieToSpend(color=color):
            return (st.Unavoidable(effect=SpendDice(color=color)),)
        case ask.ChooseDieToSacrifice(color=color):
            return (st.Unavoidable(effect=SacrificeDice(color=color)),)
        case ask.ChooseDieToRefresh(color=color):
            return (RefreshDice(color=color),)
        case ask.ChooseOverflow(color=color):
            return (st.Overflow(color=color),)
        case ask.ChooseColumn(away=True):
            return (RemoveInjury(),)
        case ask.ChooseColumn(back=back):
            return (st.PlaceInjuryDie(back=back),)
        case ask.DiscardToLimit(count=count, cost=cost):
            return (DiscardCards(count=count) if cost else st.HandLimit(),)
        case ask.ChooseDeck():
            return (GainDiscovery(),)
        case ask.OrderTracks(tracks=tracks):
            return (st.MoveTracks(tracks=tracks),)
        case ask.OrderEffects(effects=effects):
            return (TextsDue(texts=effects),)
        case ask.AskDanger(letter=letter):
            return (RollDanger(letter=letter),)
        case ask.PlaceLander():
            return (st.AskLander(),)
        case ask.HandOutEquipment():
            return (st.HandOut(),)
        case ask.ChooseSeat(order=order):
            return (st.TakeSeats(order=order),)
        case ask.ChooseStart():
            return (st.TakePlaces(),)
        case _:
            assert_never(question)


def _by_itself(state: State, question: ByItself) -> Sequence[Event]:
    match question:
        case ask.EventRevealed(card=card) if card != state.event_shown:
            return []
        case ask.CompleteMission(card=card) if card not in ready_missions(state):
            return []
        case ask.AskRandom(members=members) if not all(map(state.is_here, members)):
            left = tuple(filter(state.is_here, members))
            return [DecisionOpened(decision=attrs.evolve(question, members=left, values=()))] if left else []
        case ask.AgreeLiftOff():
            return _still_leaving(state, question)
        case _:
            return [DecisionOpened(decision=question)]


def _still_leaving(state: State, question: ask.AgreeLiftOff) -> Sequence[Event]:
    """Who has died meanwhile need not agree (DLY-14). Ruling: a proposal falls, and costs no action, when its crew
    member is carried away from the lander (ACT-43).
    """
    if state.member(question.member).sector != state.lander:
        return [steps(question.member, st.OfferAction())]
    left = tuple(section for section in question.waiting_for if state.member_of(section) is not None)
    if not left:
        return end_now(state, Ending.LIFTED_OFF)
    return [DecisionOpened(decision=attrs.evolve(question, waiting_for=left))]
