"""What texts do to the running check without a subject of their own, and to what is about to happen (DEC-26)."""

from __future__ import annotations

from collections.abc import Sequence

from vanguard_desktop.core import CardId, DecisionOpened, Event, Waiting
from vanguard_desktop.dice.pool import BURNED

from ..chapter import Carries
from ..crew.dice_to_pick import faces_to_pick
from ..data import ChoosePoolDie, ChooseReroll, ChooseTurn, Purpose, State
from ..data import effects as fx
from ..data.events import CostCanceled, EquipmentDiscarded, PoolTreated
from ..data.steps import DangerResult
from ..planet.moves import cancel
from ..queueing import you
from ..round.moments import pending_cost
from ..things import discoveries
from .check import skip_to, start_check
from .danger import danger_die


def _dice_check(state: State, waiting: Waiting, effect: fx.DiceCheck) -> Sequence[Event]:
    return start_check(state, you(state, waiting), Purpose.TEXT, waiting.source, effect.check, at=waiting.at)


def _reroll(state: State, waiting: Waiting, effect: fx.RerollDice) -> Sequence[Event]:
    check = state.check
    if check is None or not check.pool:
        return []
    return [DecisionOpened(decision=ChooseReroll(member=check.active, left=effect.count, color=effect.color))]


def _turn_die(state: State, waiting: Waiting, effect: fx.TurnDie) -> Sequence[Event]:
    check = state.check
    if check is None or not check.pool:
        return []
    wanted = None if effect.icon is None else effect.icon.value
    question = ChooseTurn(member=check.active, color=effect.color, icon=wanted)
    # A die that shows it already cannot be turned to it.
    return [DecisionOpened(decision=question)] if faces_to_pick(state, question) else []


def _die_to_spent(state: State, waiting: Waiting, _: fx.PoolDieToSpent) -> Sequence[Event]:
    check = state.check
    if check is None or not check.pool:
        return []
    return [DecisionOpened(decision=ChoosePoolDie(member=check.active))]


def _reroll_danger(state: State, waiting: Waiting, _: fx.RerollDanger) -> Sequence[Event]:
    cost = pending_cost(state)
    if cost is None or not isinstance(cost.effect, DangerResult) or cost.you is None:
        return []
    return [CostCanceled(), *danger_die(state, cost.you, cost.effect.letter)]


def _discard_this(state: State, waiting: Waiting, _: fx.DiscardThis) -> Sequence[Event]:
    card = CardId(waiting.source.id)
    if waiting.source.family == "discovery":
        return discoveries.discard(state, card)
    carrier = state.carrier(card)
    return [EquipmentDiscarded(member=carrier.id, card=card)] if carrier is not None else []


CHECK: Carries = {
    fx.DiceCheck: _dice_check,
    fx.RerollDice: _reroll,
    fx.TurnDie: _turn_die,
    fx.PoolDieToSpent: _die_to_spent,
    fx.BurnBasics: lambda state, waiting, effect: [PoolTreated(treatment=BURNED)] if state.check is not None else [],
    fx.SkipToStep: lambda state, waiting, effect: skip_to(state, effect.step),
    fx.CancelIt: lambda state, waiting, effect: cancel(state),
    fx.RerollDanger: _reroll_danger,
    fx.DiscardThis: _discard_this,
}
