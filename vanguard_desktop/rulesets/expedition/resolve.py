"""What the first effect of the queue does; the steps of procedures wait in the same queue as card texts."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

import attrs

from vanguard_desktop.core.effects import ForShip
from vanguard_desktop.core.engine import does_something
from vanguard_desktop.core.events import DecisionOpened, EffectsQueued, Waiting
from vanguard_desktop.core.ids import CardId
from vanguard_desktop.core.kinds import Event
from vanguard_desktop.dice.pool import BURNED
from vanguard_desktop.rulesets.expedition import addressing
from vanguard_desktop.rulesets.expedition.asking import again
from vanguard_desktop.rulesets.expedition.check import check, markers
from vanguard_desktop.rulesets.expedition.check import steps as steps_checks
from vanguard_desktop.rulesets.expedition.check.aftermath import step_of_check
from vanguard_desktop.rulesets.expedition.check.danger import danger_die, looked_up
from vanguard_desktop.rulesets.expedition.check.outcomes import apply_outcome
from vanguard_desktop.rulesets.expedition.check.pool_effects import on_check
from vanguard_desktop.rulesets.expedition.crew import dice_pool, hand, wounds
from vanguard_desktop.rulesets.expedition.crew.abilities import reactions
from vanguard_desktop.rulesets.expedition.crew.choices import turn_choices
from vanguard_desktop.rulesets.expedition.data import effects as fx
from vanguard_desktop.rulesets.expedition.data import effects_checks
from vanguard_desktop.rulesets.expedition.data.decisions import (
    Asked,
    ChooseOption,
    ChoosePoolDie,
    ChoosePrepare,
    ChooseReroll,
    ChooseTurn,
    Optional,
    React,
)
from vanguard_desktop.rulesets.expedition.data.effects_board_gear import (
    BOARD_GEAR_EFFECTS,
    BoardGearEffect,
    BoardGearStep,
)
from vanguard_desktop.rulesets.expedition.data.effects_chance import AtRandom
from vanguard_desktop.rulesets.expedition.data.effects_moves import MOVES_EFFECTS
from vanguard_desktop.rulesets.expedition.data.effects_planet import PLANET_EFFECTS, MoveToBiome
from vanguard_desktop.rulesets.expedition.data.events import (
    ActionsChanged,
    CardSettled,
    ChargesChanged,
    ConditionPlaced,
    CostCanceled,
    EquipmentDiscarded,
    EventDiscarded,
    EventsOrdered,
    ExpeditionEnded,
    FlagRaised,
    LanderPlaced,
    LandingMoved,
    MissionFailed,
    NotedForShip,
    PathOpened,
    PoolTreated,
    SuccessesGained,
    SuppliesChanged,
    ThreatRemoved,
    TrackMoved,
    TurnWillEnd,
)
from vanguard_desktop.rulesets.expedition.data.state import Ending, Purpose, State
from vanguard_desktop.rulesets.expedition.holds import holds
from vanguard_desktop.rulesets.expedition.landing import lander_parts, landing, seating
from vanguard_desktop.rulesets.expedition.payments import payable
from vanguard_desktop.rulesets.expedition.planet import board, logbook, moves, planet, tracks, travel
from vanguard_desktop.rulesets.expedition.planet.stand_fast import MOVED, stands_fast
from vanguard_desktop.rulesets.expedition.queueing import decider, place, same, steps, you
from vanguard_desktop.rulesets.expedition.round import chance, due, supplies, turns
from vanguard_desktop.rulesets.expedition.round import steps as st
from vanguard_desktop.rulesets.expedition.round.ending import end_now
from vanguard_desktop.rulesets.expedition.round.moments import pending_cost
from vanguard_desktop.rulesets.expedition.round.steps_moments import MomentStep
from vanguard_desktop.rulesets.expedition.things import board_gear, finds, gear
from vanguard_desktop.rulesets.expedition.things.things import THING_EFFECTS, thing_effect
from vanguard_desktop.setting.cards import Moment


def resolve(state: State, waiting: Waiting) -> Sequence[Event]:
    """Carry out the effect, unless somebody could still do something about what is about to hit (DEC-26)."""
    effect = waiting.effect
    icon = travel.is_icon(waiting)
    if icon and (ignoring := travel.offer_to_ignore(state, waiting)):
        return ignoring
    if (icon or isinstance(effect, st.CARD_COSTS)) and _asks_first(state, waiting):
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
    if isinstance(waiting.effect, ForShip):
        return [NotedForShip(effect=waiting.effect)]
    if isinstance(waiting.effect, effects_checks.OfCheck):
        return on_check(state, waiting, waiting.effect)
    if isinstance(waiting.effect, st.STEP_EFFECTS):
        return _step(state, waiting)
    if isinstance(waiting.effect, THING_EFFECTS):
        return thing_effect(state, waiting)
    if waiting.you is None and isinstance(waiting.effect, FOR_SOMEBODY):
        return addressing.for_crew(state, fx.Who.ONE, waiting.effect, waiting)
    if isinstance(waiting.effect, BoardGearEffect | BoardGearStep):
        return _on_board(state, waiting, waiting.effect)
    if isinstance(waiting.effect, MOVED) and stands_fast(state, waiting):
        return []
    if isinstance(waiting.effect, AtRandom):
        return chance.at_random(state, waiting)
    if isinstance(waiting.effect, PLANET_EFFECTS):
        return planet.planet_effect(state, waiting, waiting.effect)  # type: ignore[arg-type]
    if isinstance(waiting.effect, MOVES_EFFECTS):
        return moves.carry_out(state, waiting, waiting.effect)  # type: ignore[arg-type]
    return _card_effect(state, waiting)


def _on_board(state: State, waiting: Waiting, effect: BoardGearEffect | BoardGearStep) -> Sequence[Event]:
    if isinstance(effect, BoardGearStep):
        return board_gear.board_gear_step(state, waiting, effect)
    return board_gear.board_gear_effect(state, waiting, effect)


def _asks_first(state: State, waiting: Waiting) -> bool:
    """By the settings: never, at every cost, or where a die would be sacrificed or an injury gained (DEC-26)."""
    if state.options.never_ask_cost or waiting.you is None or waiting.source == "exert":
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
    fx.MoveTo, fx.TravelIcon, fx.DiceCheck, MoveToBiome, *moves.FOR_SOMEBODY,
    *BOARD_GEAR_EFFECTS,
)  # fmt: skip


def _card_effect(state: State, waiting: Waiting) -> Sequence[Event]:
    effect: fx.CardEffect = waiting.effect  # type: ignore[assignment]
    match effect:
        case fx.Nothing():
            return []
        case fx.InOrder(steps=inner):
            return [same(waiting, *inner)] if inner else []
        case fx.Choose():
            return [DecisionOpened(decision=ChooseOption(section=decider(state, waiting), asked=waiting))]
        case fx.May(effect=inner):
            section = decider(state, waiting)
            offered = Waiting(effect=inner, you=waiting.you, source=waiting.source, at=waiting.at)
            if not payable(state, offered) or not does_something(resolve_now, state, offered):
                return []  # nobody is asked about what could not be done anyway
            return [DecisionOpened(decision=Optional(member=waiting.you, section=section, effect=offered))]
        case fx.ForCrew(who=who, effect=inner):
            return addressing.for_crew(state, who, inner, waiting)
        case fx.If(test=test, then=then, otherwise=otherwise):
            return [same(waiting, then if holds(state, test, waiting.you, waiting) else otherwise)]
        case fx.SpendDice():
            return dice_pool.spend(state, you(state, waiting), effect, waiting)
        case fx.SacrificeDice():
            return dice_pool.sacrifice(state, you(state, waiting), effect, waiting)
        case fx.RefreshDice():
            return dice_pool.refresh(state, you(state, waiting), effect, waiting)
        case fx.DrawCards(count=count):
            return hand.draw(state, you(state, waiting), count)
        case fx.DiscardCards(count=count):
            return hand.discard(you(state, waiting), count)
        case fx.GainInjury(kind=kind):
            return wounds.gain(state, you(state, waiting), kind)
        case fx.RemoveInjury():
            return wounds.remove(state, you(state, waiting), effect, waiting)
        case fx.FlipInjury():
            return wounds.flip(state, you(state, waiting), effect)
        case fx.LoseSupplies():
            return supplies.lose(state, effect, waiting.you)
        case fx.GainSupplies(count=count):
            gained = min(count, state.most_supplies - state.supplies)
            return [SuppliesChanged(by=gained)] if gained else []
        case fx.GainSuccesses(count=count):
            return [SuccessesGained(count=count)]
        case fx.GainCharges(count=count):
            return [ChargesChanged(member=you(state, waiting).id, by=count)]
        case fx.LoseCharges(count=count):
            lost = min(count, you(state, waiting).charges)
            return [ChargesChanged(member=you(state, waiting).id, by=-lost)] if lost else []
        case fx.RollDanger(letter=letter):
            return danger_die(state, you(state, waiting).id, letter)
        case fx.GainLeads():
            return finds.gain_leads(state, effect, waiting)
        case fx.GainDiscovery(deck=deck):
            return finds.gain_discovery(state, deck) if deck is not None else finds.choose_discovery(state, waiting)
        case fx.GainUnique(number=number):
            return finds.gain_unique(state, number, waiting)
        case fx.MoveConnected(count=count):
            return travel.move_connected(state, you(state, waiting), count, waiting)
        case fx.FollowPath():
            return travel.follow_path(state, you(state, waiting))
        case fx.MoveTo(sector=sector):
            to = state.lander if sector is None else sector
            return travel.arrive(state, you(state, waiting), to) if to is not None else []
        case fx.TravelIcon():
            return travel.travel_effect(state, you(state, waiting), waiting)
        case _:
            return _board_effect(state, waiting, effect)


BoardEffect = (
    fx.ReplacePoi | fx.CoverPoi | fx.DiscardPoi | fx.MarkSector | fx.PlaceCondition | fx.DiscardCondition
    | fx.AddMission | fx.CompleteMission | fx.FailMission | fx.AdvanceTime | fx.ReduceTime | fx.ResetTrack
    | fx.Progress | fx.ReadLog
    | fx.SetFlag | fx.EndTurn | fx.ExtraAction | fx.EndExpedition | fx.LandIn | fx.SkipLanding | fx.OpenPath
    | fx.PlaceThreat | fx.MoveThreat | fx.MoveStandees | fx.Attack | fx.Behave | fx.RemoveThreat | fx.DiceCheck
    | fx.RerollDice | fx.TurnDie | fx.PoolDieToSpent | fx.BurnBasics | fx.SkipToStep | fx.CancelIt | fx.RerollDanger
    | fx.DiscardThis
)  # fmt: skip


def _board_effect(state: State, waiting: Waiting, effect: BoardEffect) -> Sequence[Event]:
    match effect:
        case fx.ReplacePoi() | fx.CoverPoi() | fx.DiscardPoi() | fx.MarkSector():
            return _in_sector(state, waiting, effect)
        case fx.PlaceCondition(card=card):
            return board.place_condition(state, card)
        case fx.DiscardCondition():
            return [ConditionPlaced(card=None)] if state.condition is not None else []
        case fx.AddMission(card=card):
            return board.add_mission(state, card)
        case fx.CompleteMission(card=card):
            return board.complete_mission(state, card)
        case fx.FailMission():
            return [MissionFailed()] if not state.mission_failed else []
        case fx.AdvanceTime(which=which, count=count):
            return tracks.advance(state, which, count, waiting)
        case fx.ReduceTime(which=which, count=count):
            return tracks.reduce(state, which, count, waiting)
        case fx.ResetTrack(color=color):
            if color is not None:
                return markers.reset(state, waiting, color)
            this = tracks.this_track(state, waiting)
            return [TrackMoved(track=this, to=0)] if this is not None and state.tracks.get(this, 0) else []
        case fx.Progress(color=color, count=count):
            return markers.progress(state, waiting, color, count)
        case fx.ReadLog(log=log):
            return logbook.read(state, log, waiting)
        case fx.SetFlag(flag=flag):
            return [FlagRaised(flag=flag)] if flag not in state.flags else []
        case fx.EndTurn(events=events):
            return _end_turn(state, waiting, events)
        case fx.ExtraAction():
            return [ActionsChanged(by=1)]
        case fx.EndExpedition():
            return end_now(state, Ending.ENDED_BY_TEXT)
        case fx.LandIn(sector=sector):
            return [LanderPlaced(sector=sector)]
        case fx.SkipLanding():
            return [LandingMoved(by=1)] if state.landing_left else []
        case fx.OpenPath(path=path):
            return [PathOpened(path=path)] if path not in state.opened else []
        case fx.PlaceThreat(card=card, sector=sector):
            return board.place_threat(state, card, sector)
        case fx.MoveThreat():
            return board.move_threat(state, effect, waiting)
        case fx.MoveStandees():
            return board.move_standees(state, effect, waiting)
        case fx.Attack(effect=inner):
            return board.attack(state, waiting, inner)
        case fx.Behave(behavior=behavior):
            threat = board.threat_of(state, waiting)
            known = threat is not None and state.box.threats[threat.card].behaviors.get(behavior)
            if threat is None or not known:
                return []
            return [steps(waiting.you, known, source=waiting.source, at=threat.sector)]
        case fx.RemoveThreat(card=card):
            threat = board.threat_of(state, waiting) if card is None else state.threat(card)
            return [ThreatRemoved(card=threat.card)] if threat is not None else []
        case _:
            return _check_effect(state, waiting, effect)


SectorEffect = fx.ReplacePoi | fx.CoverPoi | fx.DiscardPoi | fx.MarkSector


def _in_sector(state: State, waiting: Waiting, effect: SectorEffect) -> Sequence[Event]:
    """In the named sector, otherwise "here"; whoever is still in the air is in none of them (LND-28)."""
    at = place(state, waiting) if effect.sector is None else effect.sector
    if at is None:
        return []
    match effect:
        case fx.ReplacePoi(card=card) | fx.CoverPoi(card=card):
            coming, chosen = board_gear.next_poi(state, at, card)
            return [*chosen, *board.stack_poi(state, at, coming, replace=isinstance(effect, fx.ReplacePoi))]
        case fx.DiscardPoi():
            return board.discard_poi(state, at)
        case fx.MarkSector(count=count):
            return board.mark(state, at, count)
        case _:
            assert_never(effect)


def _end_turn(state: State, waiting: Waiting, events: int) -> Sequence[Event]:
    """The remaining actions are lost; inside a check the turn goes on until it is over (TRN-16, INJ-24)."""
    if state.check is not None and waiting.source.startswith("injury:"):
        return [TurnWillEnd()]
    if waiting.you != state.turn or state.turn is None:
        return []
    lost = [ActionsChanged(by=-state.actions_left)] if state.actions_left else []
    return [*lost, *([EventsOrdered(by=events - 1)] if events != 1 else [])]


CheckEffect = (
    fx.DiceCheck | fx.RerollDice | fx.TurnDie | fx.PoolDieToSpent | fx.BurnBasics | fx.SkipToStep | fx.CancelIt
    | fx.RerollDanger | fx.DiscardThis
)  # fmt: skip


def _check_effect(state: State, waiting: Waiting, effect: CheckEffect) -> Sequence[Event]:
    running = state.check
    match effect:
        case fx.DiceCheck(check=card):
            return check.start_check(state, you(state, waiting), Purpose.TEXT, waiting.source, card, at=waiting.at)
        case fx.RerollDice(count=count, color=color):
            if running is None or not running.pool:
                return []
            return [DecisionOpened(decision=ChooseReroll(member=running.active, left=count, color=color))]
        case fx.TurnDie(color=color, icon=icon):
            if running is None or not running.pool:
                return []
            wanted = None if icon is None else icon.value
            question = ChooseTurn(member=running.active, color=color, icon=wanted)
            # A die that shows it already cannot be turned to it.
            return [DecisionOpened(decision=question)] if turn_choices(state, question) else []
        case fx.PoolDieToSpent():
            if running is None or not running.pool:
                return []
            return [DecisionOpened(decision=ChoosePoolDie(member=running.active))]
        case fx.BurnBasics():
            return [PoolTreated(treatment=BURNED)] if running is not None else []
        case fx.SkipToStep(step=step):
            return check.skip_to(state, step)
        case fx.CancelIt():
            return moves.cancel(state)
        case fx.RerollDanger():
            cost = pending_cost(state)
            if cost is None or not isinstance(cost.effect, st.DangerResult) or cost.you is None:
                return []
            return [CostCanceled(), *danger_die(state, cost.you, cost.effect.letter)]
        case fx.DiscardThis():
            return _discard_this(state, waiting)
        case _:
            assert_never(effect)


def _discard_this(state: State, waiting: Waiting) -> Sequence[Event]:
    family, _, name = waiting.source.partition(":")
    card = CardId(name)
    if family == "discovery":
        return finds.discard(state, card)
    carrier = state.carrier(card)
    return [EquipmentDiscarded(member=carrier.id, card=card)] if carrier is not None else []


def _step(state: State, waiting: Waiting) -> Sequence[Event]:
    effect: st.StepEffect = waiting.effect  # type: ignore[assignment]
    if isinstance(effect, MomentStep):
        return due.step(state, waiting, effect)
    if isinstance(effect, steps_checks.OfCheck):
        return step_of_check(state, waiting, effect)
    match effect:
        case st.ShuffleAll():
            return landing.shuffle_all(state)
        case st.LandingRoll():
            return landing.landing_roll(state)
        case st.AskLander():
            return landing.ask_lander(state)
        case st.Disembark():
            return seating.disembark(state)
        case st.TakeSeats(order=order):
            return seating.take_seats(state, order)
        case st.TakePlaces():
            return seating.take_places(state)
        case st.FirstCondition():
            return lander_parts.first_condition(state)
        case st.AskRankUp():
            return landing.ask_rank_up(state)
        case st.HandOut():
            return landing.hand_out(state)
        case st.FirstHands(more=more, redraws=redraws):
            return landing.first_hands(state, more, redraws)
        case st.ShuffleEvents():
            return turns.shuffle_events(state)
        case st.OpenRound():
            return turns.open_round(state)
        case st.NextTurn():
            return turns.next_turn(state)
        case st.OfferAction():
            return turns.offer_action(state)
        case st.OfferMissions(asked=asked):
            return turns.offer_missions(state, asked)
        case st.EndPhase(events=events):
            return turns.end_phase(state, you(state, waiting), events)
        case st.RevealEvent():
            return turns.reveal_event(state, you(state, waiting))
        case st.ResolveEvent():
            return turns.resolve_event(state, you(state, waiting))
        case st.DiscardEvent():
            assert state.event_shown is not None
            return [EventDiscarded(card=state.event_shown)]
        case st.Arrive(path=path_id):
            return travel.follow_path(state, you(state, waiting)) if state.path_taken == path_id else []
        case st.RestRefresh():
            member = you(state, waiting)
            count = dice_pool.rest_count(state, member)
            by_tokens = gear.reacting_tokens(state, member, Moment.ON_REST)
            return [*by_tokens, *dice_pool.refresh(state, member, fx.RefreshDice(count=count), waiting)]
        case st.OfferPrepare(card=card, check=offered):
            member = you(state, waiting)
            if not card and not offered:
                return [steps(member.id, st.HandLimit())]
            return [DecisionOpened(decision=ChoosePrepare(member=member.id, card=card, check=offered))]
        case st.HandLimit():
            return hand.keep_limit(state, you(state, waiting))
        case st.GoOnWithCheck():
            return check.next_step(state)
        case st.PlaceInjuryDie(back=back):
            return wounds.place_die(state, you(state, waiting), back)
        case st.Overflow(color=color):
            return wounds.overflow(you(state, waiting), color)
        case st.DangerResult(letter=letter, icon=icon, accepted=accepted):
            return looked_up(state, you(state, waiting), letter, icon, accepted)
        case st.ApplyOutcome(color=color):
            return apply_outcome(state, state.check, color) if state.check is not None else []
        case st.MoveTrack(track=track):
            return tracks.move_track(state, track, waiting)
        case st.MoveTracks(tracks=several):
            return tracks.move_tracks(state, several, waiting)
        case st.PlaceLeads():
            return finds.place_leads(state, effect, waiting)
        case st.CountLeads(deck=deck):
            return finds.count_leads(state, deck)
        case st.AskAgain(decision=decision):
            return again(state, decision)
        case st.OneOfThese():  # only ever asked, by older programs
            return []
        case st.DiscardPlayed(card=card):
            return [CardSettled(member=you(state, waiting).id, card=card)]
        case st.CloseExpedition():
            assert state.ending is not None
            return [ExpeditionEnded(ending=state.ending)]
        case st.Unavoidable():
            raise AssertionError("taken apart before it gets here")
        case _:
            assert_never(effect)
