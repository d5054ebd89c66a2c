"""The steps of rounds, turns, checks and other procedures: they wait in the same queue as the texts of cards."""

from __future__ import annotations

from vanguard_desktop.core.kinds import Effect, members
from vanguard_desktop.rulesets.expedition.data.steps.check import *
from vanguard_desktop.rulesets.expedition.data.steps.crew import *
from vanguard_desktop.rulesets.expedition.data.steps.landing import *
from vanguard_desktop.rulesets.expedition.data.steps.planet import *
from vanguard_desktop.rulesets.expedition.data.steps.round import *
from vanguard_desktop.rulesets.expedition.data.steps.things import *

OfCheck = AfterOutcome | AfterCheck | StayInPool | RollAside | StepMarker | TakeOffMarker | LayFreeDie | OfferFreeDie
MomentStep = (
    Occasion | TextsDue | EndOfTurn | IgnoreIcon | MayIgnore | LandingResult | Struck | StrikeOne | BringMarkers
    | TakeOff | UseLasting
)  # fmt: skip
BoardGearStep = Load | SetDown | SetMarkerDown | LayToken | BarThis | ComesNext
StepEffect = (
    ShuffleAll | LandingRoll | AskLander | Disembark | FirstCondition | AskRankUp | HandOut | FirstHands | ShuffleEvents
    | OpenRound | NextTurn | OfferAction | OfferMissions | EndPhase | RevealEvent | ResolveEvent | DiscardEvent
    | Arrive | RestRefresh | OfferPrepare | HandLimit | GoOnWithCheck | PlaceInjuryDie | Overflow
    | Unavoidable | DangerResult | ApplyOutcome | MoveTrack | MoveTracks | PlaceLeads | CountLeads | AskAgain
    | DiscardPlayed | CloseExpedition | OfCheck | TakeSeats | TakePlaces | OneOfThese
    | MomentStep
)  # fmt: skip
STEP_EFFECTS = members(Effect, globals())
