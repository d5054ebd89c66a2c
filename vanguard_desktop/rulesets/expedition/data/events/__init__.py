"""What can happen on an expedition."""

from __future__ import annotations

from vanguard_desktop.core.events import SHARED_EVENTS, SharedEvent
from vanguard_desktop.core.kinds import Event, members
from vanguard_desktop.rulesets.expedition.data.events.check import *
from vanguard_desktop.rulesets.expedition.data.events.crew import *
from vanguard_desktop.rulesets.expedition.data.events.landing import *
from vanguard_desktop.rulesets.expedition.data.events.planet import *
from vanguard_desktop.rulesets.expedition.data.events.round import *
from vanguard_desktop.rulesets.expedition.data.events.things import *
from vanguard_desktop.rulesets.expedition.data.events.threats import *

OfCheck = TextInForce | DiePutInPool | DieKeptAside | AsideRolled | DiceWillReturn | DieStays
OfPlanet = CardMarked | MissionLost | LiftOffCalledOff | RoomTaken
ThingEvent = (
    CardsSeen | DeckArranged | EventsArranged | MoreEventsWanted | EventSkipped | CardRegained | CardSacrificed
    | TrackHeld | TrackWaited | LeadMoved | LeadBagged | DiscoverySwapped | UniqueDiscarded | TokenPlaced
    | EquipmentReadied | EquipmentFetched | EquipmentBlocked | EquipmentFreed | ThreatHeld | ThreatSkipped
    | Sheltered | ShelterUsed | StandeePlaced | ThreatForeseen | ThreatStrayed
    | SectorsJoined
)  # fmt: skip
OfMoves = LastingBegun | LastingUsed
OwnEvent = (
    EventsShuffled | DeckShuffled | DiscoveriesShuffled | LandingRolled | LandingMoved | LanderPlaced | RankUpsDrawn
    | RankUpKept | RankUpCompleted | EquipmentGiven | EquipmentUsed | EquipmentDiscarded | RoundOpened
    | StartTokenGiven | TurnOpened | ActionStarted | ActionTakenBack | ActionsChanged | EventsOrdered | TurnEnded
    | PathTaken | Traveled | DieSpent | DieRefreshed | DieSacrificed | Exerted | CardsDrawn | CardDiscarded
    | CardPlayed | CardSettled | SkillUsed | ChargesChanged | InjuryGained | InjuryDiePlaced | InjuryRemoved
    | InjuryDieRemoved | InjuryFlipped | SuppliesChanged | SuccessesGained | DangerRolled | CostCanceled
    | MemberDrawn | CheckStarted | DieTaken | DieTakenBack | DiceAdded | DieTold | DiceRolled | DieRerolled
    | DieTurned | StepReached | CardHelped | PoolDiceSpent | PoolTreated | InjuryDieResolved | DangerDieResolved
    | SpecialEffectPassed | RowDeclined | RowMarked | OutcomeImmediate | OutcomeApplied | TurnWillEnd | CheckEnded
    | TrackMoved | PoiStacked | SectorMarked | PathOpened | ConditionPlaced | MissionAdded | MissionCompleted
    | MissionFailed | ThreatPlaced | ThreatMoved | StandeeMoved | ThreatRemoved | LeadsDrawn | LeadPlaced
    | LeadsCleared
    | DiscoveryGained | DiscoveryDiscarded | UniqueGained | LogRead | FlagRaised | NotedForShip | EventDrawn
    | EventDiscarded | LiftOffAnswered | SurvivalRolled | MemberDied | ExpeditionEnding | ExpeditionEnded
    | SeatsTaken | ChanceFell | LanderUsed | LanderSpared | RollDiscarded | TopicOpened
    | OfCheck | ThingEvent | OfMoves | OfPlanet
)  # fmt: skip
ExpeditionEvent = OwnEvent | SharedEvent

OWN_EVENTS = members(Event, globals())
EVENTS: tuple[type[Event], ...] = SHARED_EVENTS + OWN_EVENTS
