"""What is asked before something hits that could still be met otherwise (DEC-26): who must what."""

from __future__ import annotations

import attrs

from vanguard_desktop.core import Effect, InOrder
from vanguard_desktop.rulesets.expedition.crew.dice_pool import lost_for_good
from vanguard_desktop.rulesets.expedition.data import State
from vanguard_desktop.rulesets.expedition.data import decisions as ask
from vanguard_desktop.rulesets.expedition.data.effects import (
    FollowPath,
    GainInjury,
    SacrificeDice,
    SpendDice,
    TravelIcon,
)
from vanguard_desktop.rulesets.expedition.data.steps import AfterCheck, AfterOutcome, Occasion
from vanguard_desktop.rulesets.expedition.planet.travel import is_icon

from ..common.rooms import Room, choose, tr
from .counted_dice import CountedDice


def _about_to_hit(decision: ask.React, state: State) -> str:
    """What has words of its own, by its name in the table of the question."""
    cost = decision.cost
    match cost.effect:
        case Occasion() | AfterOutcome() | AfterCheck():
            return "done"
        case SpendDice() if lost_for_good(state, state.member(decision.member), cost.effect):
            return "short"
        case SpendDice():
            return "fare" if is_icon(cost) else "spend"
        case SacrificeDice():
            return "sacrifice"
        case GainInjury():
            return "injury"
        case _:
            return "way" if is_icon(cost) else "other"


def _price(travel: Effect) -> Effect:
    """What traveling asks for: that one gets there is no news."""
    if not isinstance(travel, InOrder):
        return travel
    asked = tuple(step for step in travel.steps if not isinstance(step, FollowPath))
    return attrs.evolve(travel, steps=asked) if asked else travel


class ReactionText(Room):
    """Costs as orders to somebody; what is no cost is quoted."""

    def _offered(self, decision: ask.React, state: State) -> str:
        effect, card = decision.cost.effect, state.condition_card
        if isinstance(effect, TravelIcon) and card is not None and card.travel is not None:
            effect = _price(card.travel)
        return str(self.say.in_line(effect))

    def _dice_due(self, decision: ask.React, _: State) -> str:
        cost = decision.cost.effect
        assert isinstance(cost, SpendDice | SacrificeDice)
        return CountedDice().due(cost.color, cost.count)

    def _lost(self, decision: ask.React, state: State) -> int:
        return lost_for_good(state, state.member(decision.member), decision.cost.effect)

    def _injury_due(self, decision: ask.React, _: State) -> str:
        assert isinstance(decision.cost.effect, GainInjury)
        return self.names.quoted(self.names.injury(decision.cost.effect.kind))

    questions = {
        ask.React: choose(
            _about_to_hit,
            #: {effect} is a sentence such as "You have traveled." {member} is the first name of a crewmember.
            done=tr("{member}: {effect} Use an ability now, or go on.", effect=_offered),
            #: Question about a cost: some of the dice are not available. {dice} is how many dice have to be spent, with
            #: their signs; %n is how many are missing. {member} is the first name of a crewmember.
            short=tr(
                "{member} is to spend {dice} and has too few: %n die is lost for good. Prevent it, or accept it?",
                dice=_dice_due,
                n=_lost,
            ),
            #: Question about what traveling along a path costs. {dice} is how many dice, with their signs. {member} is
            #: the first name of a crewmember.
            fare=tr("{member} is to spend {dice} for the way. Prevent it, or accept it?", dice=_dice_due),
            #: Question about a cost. {dice} is how many dice, with their signs. {member} is the first name of a
            #: crewmember.
            spend=tr("{member} is to spend {dice}. Prevent it, or accept it?", dice=_dice_due),
            #: Question about a cost. {dice} is how many dice, with their signs; they are out of the game then. {member}
            #: is the first name of a crewmember.
            sacrifice=tr("{member} is to sacrifice {dice}. Prevent it, or accept it?", dice=_dice_due),
            #: {injury} is the name of an injury card in quotation marks. {member} is the first name of a crewmember.
            injury=tr("{member} is about to suffer the injury {injury}. Prevent it, or accept it?", injury=_injury_due),
            #: Question about what traveling along a path costs. {effect} is one sentence or several: what is asked for.
            #: {member} is the first name of a crewmember.
            way=tr("{member}: the way has its price. {effect} Prevent it, or accept it?", effect=_offered),
            #: Question at a moment in which something can be prevented. {effect} is the whole sentence of what would
            #: happen. {member} is the first name of a crewmember.
            other=tr("{member}: this is about to happen. {effect} Prevent it, or accept it?", effect=_offered),
        )
    }
