"""What texts do to a crew member: dice, cards, injuries, charges, discoveries, and where they go."""

from __future__ import annotations

from collections.abc import Sequence

from vanguard_desktop.core import Event, Waiting

from ..chapter import Carries
from ..check.danger import danger_die
from ..data import State
from ..data import effects as fx
from ..data.events import ChargesChanged
from ..planet import travel
from ..queueing import you
from ..things import discoveries
from . import dice_pool, hand, wounds


def _lose_charges(state: State, waiting: Waiting, effect: fx.LoseCharges) -> Sequence[Event]:
    member = you(state, waiting)
    lost = min(effect.count, member.charges)
    return [ChargesChanged(member=member.id, by=-lost)] if lost else []


def _gain_discovery(state: State, waiting: Waiting, effect: fx.GainDiscovery) -> Sequence[Event]:
    if effect.deck is None:
        return discoveries.choose_discovery(state, waiting)
    return discoveries.gain_discovery(state, effect.deck)


def _move_to(state: State, waiting: Waiting, effect: fx.MoveTo) -> Sequence[Event]:
    to = state.lander if effect.sector is None else effect.sector
    return travel.arrive(state, you(state, waiting), to) if to is not None else []


CREW: Carries = {
    fx.SpendDice: lambda state, waiting, effect: dice_pool.spend(state, you(state, waiting), effect, waiting),
    fx.SacrificeDice: lambda state, waiting, effect: dice_pool.sacrifice(state, you(state, waiting), effect, waiting),
    fx.RefreshDice: lambda state, waiting, effect: dice_pool.refresh(state, you(state, waiting), effect, waiting),
    fx.DrawCards: lambda state, waiting, effect: hand.draw(state, you(state, waiting), effect.count),
    fx.DiscardCards: lambda state, waiting, effect: hand.discard(you(state, waiting), effect.count),
    fx.GainInjury: lambda state, waiting, effect: wounds.gain(state, you(state, waiting), effect.kind),
    fx.RemoveInjury: lambda state, waiting, effect: wounds.remove(state, you(state, waiting), effect, waiting),
    fx.FlipInjury: lambda state, waiting, effect: wounds.flip(state, you(state, waiting), effect),
    fx.GainCharges: lambda state, waiting, effect: [ChargesChanged(member=you(state, waiting).id, by=effect.count)],
    fx.LoseCharges: _lose_charges,
    fx.RollDanger: lambda state, waiting, effect: danger_die(state, you(state, waiting).id, effect.letter),
    fx.GainLeads: lambda state, waiting, effect: discoveries.gain_leads(state, effect, waiting),
    fx.GainDiscovery: _gain_discovery,
    fx.GainUnique: lambda state, waiting, effect: discoveries.gain_unique(state, effect.number, waiting),
    fx.MoveConnected: lambda state, waiting, effect: travel.move_connected(
        state, you(state, waiting), effect.count, waiting
    ),
    fx.FollowPath: lambda state, waiting, effect: travel.follow_path(state, you(state, waiting)),
    fx.MoveTo: _move_to,
    fx.TravelIcon: lambda state, waiting, effect: travel.travel_effect(state, you(state, waiting), waiting),
}
