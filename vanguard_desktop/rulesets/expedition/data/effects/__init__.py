"""What cards, paths, boards and logs may do on an expedition, by what it is done to."""

from __future__ import annotations

from vanguard_desktop.core.effects import Choose as Choose
from vanguard_desktop.core.effects import If as If
from vanguard_desktop.core.effects import InOrder as InOrder
from vanguard_desktop.core.effects import May as May
from vanguard_desktop.core.effects import Nothing as Nothing
from vanguard_desktop.core.effects import ReadLog as ReadLog
from vanguard_desktop.core.effects import SetFlag as SetFlag
from vanguard_desktop.core.kinds import Effect, members
from vanguard_desktop.rulesets.expedition.data.effects.check import *
from vanguard_desktop.rulesets.expedition.data.effects.crew import *
from vanguard_desktop.rulesets.expedition.data.effects.landing import *
from vanguard_desktop.rulesets.expedition.data.effects.planet import *
from vanguard_desktop.rulesets.expedition.data.effects.round import *
from vanguard_desktop.rulesets.expedition.data.effects.things import *
from vanguard_desktop.rulesets.expedition.data.effects.threats import *
from vanguard_desktop.rulesets.expedition.data.effects.travel import *
from vanguard_desktop.setting.cards import Stat as Stat

CardEffect = (
    Nothing | InOrder | Choose | May | ForCrew | If
    | SpendDice | SacrificeDice | RefreshDice | DrawCards | DiscardCards
    | GainInjury | RemoveInjury | FlipInjury
    | LoseSupplies | GainSupplies | GainSuccesses | GainCharges | LoseCharges
    | RollDanger | GainLeads | GainDiscovery | GainUnique
    | MoveConnected | FollowPath | MoveTo | TravelIcon
    | ReplacePoi | CoverPoi | DiscardPoi | MarkSector | PlaceCondition | DiscardCondition
    | AddMission | CompleteMission | FailMission
    | AdvanceTime | ReduceTime | ResetTrack | Progress
    | ReadLog | SetFlag | EndTurn | ExtraAction | EndExpedition
    | LandIn | SkipLanding | OpenPath
    | PlaceThreat | MoveThreat | MoveStandees | Attack | Behave | RemoveThreat
    | DiceCheck | RerollDice | TurnDie | PoolDieToSpent | BurnBasics | SkipToStep
    | CancelIt | RerollDanger | DiscardThis
)  # fmt: skip
OfCheck = (
    TreatResults | TreatDie | JoinBasics | MatchIcon | TurnShown | TurnAlike | RerollAny | RerollColor | RerollNamed
    | RerollOther | ReturnNamed | ReturnShown | ReturnColors | PutInPool | KeepAside | KeepFace | IgnoreInjuryDice
    | AssistMore
    | MayAssist | PayTwice | SpareOutcome | RepeatCheck | ProgressHere | ProgressAround | ResetHere
)  # fmt: skip
DeckEffect = (
    KeepOfTop | LookAtEvents | LookAtPois | LookAtNextCondition | LookAtThreat | SeeMoreEvents
    | TakeBackCard | DiscardHand | DiscardCardWith
    | SacrificeCard
    | TurnBackTime | HoldTime | MoveLead | ReturnLead | LeadWhereOneLies | LeadsToDiscovery | DiscoveryWithLead
    | PlaceOneLead | ReturnDiscovery
    | SwapDiscovery | MoveMarker | FewerEvents | DrawToLimit | JoinSectors
)  # fmt: skip
GearEffect = (
    PlaceToken | MoveEquipment | ReadyEquipment | ReturnEquipment | DiscardEquipment | BlockEquipment | FreeEquipment
    | MoveSomeThreat | SkipThreat | Shelter | ThreatsBack | PlaceStandee | ThreatStrays | ResetThreat | AdvanceThreat
    | SendAway | MoveThreatBack
)  # fmt: skip
MovesEffect = (
    Last | LeavingCosts | RaiseStat | RaiseAnyStat | RerollLanding | Later | ComeAlong | MoveBack | FetchHere
    | MoveToVisited | TravelOnce | TakeStartToken | TakeInjury | ForHit | LoseLess | CancelDangerDie | LeadsAnywhere
    | RefreshOther | RefreshAll | FlipKind | Borrow | RepeatBasic
)  # fmt: skip
PlanetEffect = (
    PlaceUnder | PutThreat | LeadThreat | SweepAlong | JoinMarkers | ClearMarkers | ProgressOn | MarkCard
    | LoseMission | DrawEvents | InEachCheck | StayOnPlanet | MoveToBiome | TakeRoom
)  # fmt: skip
WayEffect = MoveTowardLander | MoveBeside | CarryMarkers | SweepMarkers | MakeTwoWay
BoardGearEffect = PlaceSomeToken | LoadUp | BarNextDoor | ChoosePoi

CARD_EFFECTS = members(Effect, globals())
