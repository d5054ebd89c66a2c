"""What a text is worth to the sensible bot before it happens: tokens and ways forward are good, injuries are not."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import Any

from vanguard_desktop.core import Effect, SectorId
from vanguard_desktop.dice.faces import DANGER_FACES
from vanguard_desktop.rulesets.expedition.data import Marks, Member, State
from vanguard_desktop.rulesets.expedition.data import effects as do
from vanguard_desktop.rulesets.expedition.holds import holds
from vanguard_desktop.setting import card_of

SUCCESS, DISCOVERY, UNIQUE, LEAD, SUPPLY, CHARGE, CARD = 1.5, 1.5, 2.0, 0.2, 0.5, 0.2, 0.12
AVAILABLE, SPENT, GONE = 0.3, 0.12, -1.5
NEWS, FLAG, MANDATORY, OPTIONAL, WAY = 4.0, 1.5, 12.0, 3.0, 1.5
IMPORTANT, WANTED = 2.5, 3.0
LAST_DICE = 3
# A text that asks once more comes after the team has agreed to lift off; whoever stays would agree again at once.
STAYING = -100.0
# The first injury hurts, the third is dangerous, the fourth ends the expedition.
INJURIES = (0.0, -3.0, -8.0, -18.0, -60.0)
TIME = -0.25


Worth = Callable[[State, Member, Any, SectorId | None], float]


def text_worth(state: State, member: Member, effect: Effect, at: SectorId | None) -> float:
    """How good it would be if the text happened to this crew member now; what cannot be told counts nothing."""
    worth = WORTHS.get(type(effect))
    return 0.0 if worth is None else worth(state, member, effect, at)


def _in_order(state: State, member: Member, effect: do.InOrder, at: SectorId | None) -> float:
    return sum(text_worth(state, member, part, at) for part in effect.steps)


def _choose(state: State, member: Member, effect: do.Choose, at: SectorId | None) -> float:
    return max((text_worth(state, member, part, at) for part in effect.options), default=0.0)


def _may(state: State, member: Member, effect: do.May, at: SectorId | None) -> float:
    return max(0.0, text_worth(state, member, effect.effect, at))


def _for_crew(state: State, member: Member, effect: do.ForCrew, at: SectorId | None) -> float:
    return _meant(state, member, effect.who) * text_worth(state, member, effect.effect, at)


def _meant(state: State, member: Member, who: do.Who) -> int:
    match who:
        case do.Who.EACH:
            return len(state.members)
        case do.Who.EACH_HERE:
            return len(state.here(member.sector))
        case do.Who.EACH_OTHER_HERE:
            return len(state.here(member.sector)) - 1
        case _:
            return 1


def _if(state: State, member: Member, effect: do.If, at: SectorId | None) -> float:
    return text_worth(state, member, effect.then if holds(state, effect.test, member.id) else effect.otherwise, at)


def _unique(state: State, member: Member, effect: do.GainUnique, at: SectorId | None) -> float:
    return 0.5 if effect.number in state.uniques_found else UNIQUE


def _supplies(state: State, member: Member, effect: do.GainSupplies, at: SectorId | None) -> float:
    return SUPPLY * min(effect.count, state.most_supplies - state.supplies)


def _supplies_lost(state: State, member: Member, effect: do.LoseSupplies, at: SectorId | None) -> float:
    return 0.0 if state.unlimited_supplies else -SUPPLY * min(effect.count, state.supplies)


def _cards(state: State, member: Member, effect: do.DrawCards, at: SectorId | None) -> float:
    return CARD * min(effect.count, max(1, member.hand_limit - len(member.hand)))


def _spent(state: State, member: Member, effect: do.SpendDice, at: SectorId | None) -> float:
    missing = max(0, effect.count - len(member.available))  # DIE-26: what cannot be spent is sacrificed
    return (SPENT - AVAILABLE) * (effect.count - missing) + _sacrifice(state, member) * missing


def _sacrifice(state: State, member: Member) -> float:
    """The last three dice cannot be given up: an injury comes instead (DIE-31)."""
    return GONE if state.dice_in_play(member) > LAST_DICE else _one_more_injury(member)


def _one_more_injury(member: Member) -> float:
    return injuries_worth(member.injury_count + 1) - injuries_worth(member.injury_count)


def _healed(state: State, member: Member, effect: do.RemoveInjury, at: SectorId | None) -> float:
    return (1.5 if effect.card else 0.5) if member.injury_count else 0.0


def _read(state: State, member: Member, effect: do.ReadLog, at: SectorId | None) -> float:
    return 0.5 if f"log:{effect.log}" in state.tally else NEWS * (IMPORTANT if _important(state, at) else 1.0)


def _new_mission(state: State, member: Member, effect: do.AddMission, at: SectorId | None) -> float:
    return 0.0 if effect.card in (*state.missions, *state.missions_done) else WAY


def _marked(state: State, member: Member, effect: do.MarkSector, at: SectorId | None) -> float:
    here = at if effect.sector is None else effect.sector
    lying = state.marks.get(here, 0) if here is not None else 0
    return marks_worth(lying + effect.count) - marks_worth(lying) + (WANTED if wants_marks(state) else 0.0)


def _new_poi(state: State, member: Member, effect: Effect, at: SectorId | None) -> float:
    return WAY / 2 * (IMPORTANT**2 if _important(state, at) else 1.0)


def _important(state: State, at: SectorId | None) -> bool:
    """Where the star is, a mission waits (PLN-30)."""
    return at is not None and state.is_important(at)


WORTHS: Mapping[type[Effect], Worth] = {
    do.InOrder: _in_order,
    do.Choose: _choose,
    do.May: _may,
    do.ForCrew: _for_crew,
    do.If: _if,
    do.GainSuccesses: lambda state, member, effect, at: SUCCESS * effect.count,
    do.GainDiscovery: lambda state, member, effect, at: DISCOVERY,
    do.GainUnique: _unique,
    do.GainLeads: lambda state, member, effect, at: LEAD * effect.count,
    do.GainSupplies: _supplies,
    do.LoseSupplies: _supplies_lost,
    do.GainCharges: lambda state, member, effect, at: CHARGE * effect.count,
    do.DrawCards: _cards,
    do.DiscardCards: lambda state, member, effect, at: -CARD * min(effect.count, len(member.hand)),
    do.RefreshDice: lambda state, member, effect, at: (AVAILABLE - SPENT) * min(effect.count, len(member.spent)),
    do.SpendDice: _spent,
    do.SacrificeDice: lambda state, member, effect, at: _sacrifice(state, member) * effect.count,
    do.RollDanger: lambda state, member, effect, at: danger_worth(state, member, effect.letter),
    do.GainInjury: lambda state, member, effect, at: _one_more_injury(member),
    do.RemoveInjury: _healed,
    do.EndExpedition: lambda state, member, effect, at: MANDATORY if _done(state) else -MANDATORY,
    do.ReadLog: _read,
    do.SetFlag: lambda state, member, effect, at: 0.0 if effect.flag in state.flags else FLAG,
    do.CompleteMission: lambda state, member, effect, at: (
        mission_worth(state, effect.card) if effect.card in state.missions else 0.0
    ),
    do.AddMission: _new_mission,
    do.OpenPath: lambda state, member, effect, at: 0.0 if effect.path in state.opened else WAY,
    do.MarkSector: _marked,
    do.ReplacePoi: _new_poi,
    do.CoverPoi: _new_poi,
    do.AdvanceTime: lambda state, member, effect, at: TIME * effect.count,
    do.ReduceTime: lambda state, member, effect, at: -TIME * effect.count,
    do.RemoveThreat: lambda state, member, effect, at: WAY,
    do.FailMission: lambda state, member, effect, at: -MANDATORY,
    do.EndTurn: lambda state, member, effect, at: TIME,
    do.StayOnPlanet: lambda state, member, effect, at: STAYING,
}
# What these are good for hangs on so much else that it is found out by playing them in the mind.
UNRECKONED: tuple[type[Effect], ...] = (
    do.Nothing, do.DiceCheck, do.RerollDanger, do.CancelDangerDie, do.RerollDice, do.TurnDie, do.PoolDieToSpent,
    do.BurnBasics, do.SkipToStep, do.TreatResults, do.TreatDie, do.JoinBasics, do.MatchIcon, do.TurnShown,
    do.TurnAlike, do.RerollAny, do.RerollColor, do.RerollNamed, do.RerollOther, do.ReturnNamed, do.ReturnShown,
    do.ReturnColors, do.PutInPool, do.KeepAside, do.KeepFace, do.IgnoreInjuryDice, do.AssistMore, do.MayAssist,
    do.PayTwice, do.SpareOutcome, do.RepeatCheck, do.InEachCheck, do.ForHit, do.RefreshOther, do.RefreshAll,
    do.Borrow, do.DrawToLimit, do.DiscardCardWith, do.DiscardHand, do.TakeBackCard, do.SacrificeCard, do.KeepOfTop,
    do.TakeInjury, do.FlipInjury, do.FlipKind, do.LoseCharges, do.CancelIt, do.LandIn, do.SkipLanding, do.RaiseStat,
    do.RaiseAnyStat, do.RerollLanding, do.PlaceUnder, do.DiscardPoi, do.LookAtPois, do.ChoosePoi, do.MoveMarker,
    do.JoinMarkers, do.ClearMarkers, do.SweepMarkers, do.MarkCard, do.Progress, do.ProgressOn, do.ProgressHere,
    do.ProgressAround, do.ResetTrack, do.ResetHere, do.PlaceCondition, do.DiscardCondition, do.LookAtNextCondition,
    do.LoseMission, do.LoseLess, do.TurnBackTime, do.HoldTime, do.LookAtEvents, do.SeeMoreEvents, do.FewerEvents,
    do.DrawEvents, do.TakeStartToken, do.ExtraAction, do.RepeatBasic, do.Last, do.Later, do.AtRandom,
    do.LeadWhereOneLies, do.PlaceOneLead, do.LeadsAnywhere, do.MoveLead, do.ReturnLead, do.LeadsToDiscovery,
    do.DiscoveryWithLead, do.ReturnDiscovery, do.SwapDiscovery, do.TakeRoom, do.DiscardThis, do.MoveEquipment,
    do.ReadyEquipment, do.ReturnEquipment, do.DiscardEquipment, do.BlockEquipment, do.FreeEquipment, do.PlaceToken,
    do.PlaceSomeToken, do.LoadUp, do.BarNextDoor, do.PlaceThreat, do.PlaceStandee, do.PutThreat, do.MoveThreat,
    do.MoveStandees, do.MoveSomeThreat, do.MoveThreatBack, do.LeadThreat, do.SweepAlong, do.ThreatStrays,
    do.SendAway, do.Attack, do.Shelter, do.Behave, do.LookAtThreat, do.AdvanceThreat, do.ThreatsBack, do.SkipThreat,
    do.ResetThreat, do.FollowPath, do.TravelIcon, do.MoveConnected, do.MoveTo, do.MoveToVisited, do.MoveToBiome,
    do.MoveTowardLander, do.MoveBeside, do.MoveBack, do.FetchHere, do.ComeAlong, do.CarryMarkers, do.TravelOnce,
    do.LeavingCosts, do.MakeTwoWay, do.JoinSectors,
)  # fmt: skip


def danger_worth(state: State, member: Member, letter: str) -> float:
    """The average over the faces of a danger die."""
    table = state.box.dangers.get(letter)
    if table is None:
        return 0.0
    each = (table.results.get(face) for face in DANGER_FACES)
    return sum(text_worth(state, member, effect, None) for effect in each if effect is not None) / len(DANGER_FACES)


def injuries_worth(count: int) -> float:
    return INJURIES[min(count, len(INJURIES) - 1)]


def marks_worth(count: int) -> float:
    """The first markers of a sector lead somewhere, later ones hardly."""
    return sum(2.0 / number**2 for number in range(1, count + 1))


def wants_marks(state: State) -> bool:
    """Whether a mission counts markers and has not enough of them."""
    tests = (state.box.missions[card_of(card)].test for card in state.missions)
    return any(isinstance(test, Marks) and not holds(state, test) for test in tests)


def mission_worth(state: State, mission: str) -> float:
    card = state.box.missions[card_of(mission)]
    return OPTIONAL if card.optional else MANDATORY


def _done(state: State) -> bool:
    return all(state.box.missions[card].optional for card in state.missions) and not state.mission_failed
