"""What the first effect of the queue does; the steps of procedures wait in the same queue as card texts."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from vanguard_desktop.core import DecisionOpened, EffectsQueued, Event, ForShip, Waiting, does_something, together

from . import addressing
from .chapter import Carries
from .check.aftermath import AFTERMATH
from .check.check_texts import CHECK
from .check.pool_effects import POOL
from .crew import dice_pool
from .crew.abilities import reactions
from .crew.crew_texts import CREW
from .crew.timing import CARD_COSTS
from .data import Asked, ChooseOption, Optional, React, State
from .data import effects as fx
from .data import steps as st
from .data.events import NotedForShip
from .holds import holds
from .payments import payable
from .planet import moves, travel, ways
from .planet.board_texts import BOARD
from .planet.moves import MOVES
from .planet.planet import PLANET
from .planet.stand_fast import MOVED, stands_fast
from .planet.ways import WAYS
from .queueing import decider, same
from .round.due import DUE
from .round.procedures import PROCEDURES
from .round.team_texts import TEAM
from .things import decks, equipment
from .things.board_equipment import BOARD_EQUIPMENT
from .things.decks import DECKS
from .things.discoveries import DISCOVERIES
from .things.equipment import EQUIPMENT
from .threats.threats import THREATS


def resolve(state: State, waiting: Waiting) -> Sequence[Event]:
    """Carry out the effect, unless somebody could still do something about what is about to hit (DEC-26)."""
    effect = waiting.effect
    icon = travel.is_icon(waiting)
    if icon and (ignoring := travel.offer_to_ignore(state, waiting)):
        return ignoring
    if (icon or isinstance(effect, CARD_COSTS)) and _asks_first(state, waiting):
        assert waiting.you is not None
        return [DecisionOpened(decision=React(member=waiting.you, cost=waiting))]
    if isinstance(effect, st.Unavoidable):
        accepted = Waiting(effect=effect.effect, you=waiting.you, source=waiting.source, at=waiting.at)
        return [_to_the_end(event) for event in resolve_now(state, accepted)]
    return resolve_now(state, waiting)


def _to_the_end(event: Event) -> Event:
    """Whoever let the cost come is not asked again for the rest of it, nor when a question of it is put again."""
    if isinstance(event, DecisionOpened) and isinstance(asked := event.decision, Asked):
        accepted = attrs.evolve(asked.asked, effect=st.Unavoidable(effect=asked.asked.effect))
        return DecisionOpened(decision=attrs.evolve(asked, asked=accepted))
    if not isinstance(event, EffectsQueued):
        return event
    rest = tuple(
        attrs.evolve(waiting, effect=st.Unavoidable(effect=waiting.effect))
        if isinstance(waiting.effect, fx.SpendDice | fx.SacrificeDice)
        else waiting
        for waiting in event.effects
    )
    return attrs.evolve(event, effects=rest)


def resolve_now(state: State, waiting: Waiting) -> Sequence[Event]:
    """Carry out the effect without asking."""
    effect = waiting.effect
    if isinstance(effect, ForShip):
        return [NotedForShip(effect=effect)]
    if waiting.you is None and isinstance(effect, FOR_SOMEBODY):
        return addressing.for_crew(state, fx.Who.ONE, effect, waiting)
    if isinstance(effect, MOVED) and stands_fast(state, waiting):
        return []
    return CARRIES[type(effect)](state, waiting, effect)


def _asks_first(state: State, waiting: Waiting) -> bool:
    """By the settings: never, at every cost, or where a die would be sacrificed or an injury gained (DEC-26)."""
    if state.options.never_ask_cost or waiting.you is None or waiting.source.family == "exert":
        return False
    if not state.is_here(waiting.you):  # GEN-40
        return False
    question = React(member=waiting.you, cost=waiting)
    if reactions(state, question):
        return True
    member = state.member(waiting.you)
    match waiting.effect:
        case fx.SpendDice(count=count, color=color):
            short = len(dice_pool.of_color(member.available, color)) < count
            return (short or state.options.ask_every_cost) and dice_pool.exerting_helps(state, member)
        case fx.SacrificeDice(count=count):
            return count > 0 and dice_pool.exerting_helps(state, member) and not dice_pool.is_exhausted(state, member)
        case _:
            return False


# Nobody has set off the text of a landing row or of a track between turns: the team says who takes what it does to one.
FOR_SOMEBODY = (
    fx.SpendDice, fx.SacrificeDice, fx.RefreshDice, fx.DrawCards, fx.DiscardCards, fx.GainInjury, fx.RemoveInjury,
    fx.FlipInjury, fx.GainCharges, fx.LoseCharges, fx.RollDanger, fx.GainDiscovery, fx.MoveConnected, fx.FollowPath,
    fx.MoveTo, fx.TravelIcon, fx.DiceCheck, fx.MoveToBiome, *moves.FOR_SOMEBODY, *decks.FOR_SOMEBODY,
    *equipment.FOR_SOMEBODY, *ways.FOR_SOMEBODY, fx.PlaceSomeToken,
    fx.LoadUp, fx.BarNextDoor, fx.ChoosePoi,
)  # fmt: skip


def _may(state: State, waiting: Waiting, effect: fx.May) -> Sequence[Event]:
    """Nobody is asked about what could not be done anyway."""
    offered = Waiting(effect=effect.effect, you=waiting.you, source=waiting.source, at=waiting.at)
    if not payable(state, offered) or not does_something(resolve_now, state, offered):
        return []
    return [DecisionOpened(decision=Optional(member=waiting.you, section=decider(state, waiting), effect=offered))]


def _if(state: State, waiting: Waiting, effect: fx.If) -> Sequence[Event]:
    yes = holds(state, effect.test, waiting.you, waiting)
    return [same(waiting, effect.then if yes else effect.otherwise)]


OF_ANY_KIND: Carries = {
    fx.Nothing: lambda state, waiting, effect: [],
    fx.InOrder: lambda state, waiting, effect: [same(waiting, *effect.steps)] if effect.steps else [],
    fx.Choose: lambda state, waiting, effect: [
        DecisionOpened(decision=ChooseOption(section=decider(state, waiting), asked=waiting))
    ],
    fx.May: _may,
    fx.If: _if,
    fx.ForCrew: lambda state, waiting, effect: addressing.for_crew(state, effect.who, effect.effect, waiting),
}
# Who carries out which effect; what each room does stands in its own table.
CARRIES: Carries = together(
    *(OF_ANY_KIND, CREW, TEAM, BOARD, WAYS, MOVES, PLANET, CHECK, POOL, AFTERMATH),
    *(DECKS, DISCOVERIES, EQUIPMENT, BOARD_EQUIPMENT, THREATS, PROCEDURES, DUE),
)
