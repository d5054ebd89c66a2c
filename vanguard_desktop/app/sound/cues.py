"""Which sound is heard for what happened at the table; most events are silent, and no sound says what no word says."""

from __future__ import annotations

from collections.abc import Iterable
from enum import Enum

from vanguard_desktop.core import Event
from vanguard_desktop.models.common.passages import PassageKind
from vanguard_desktop.models.expedition.happened.moments import takes
from vanguard_desktop.rulesets.expedition.data import Ending
from vanguard_desktop.rulesets.expedition.data.events import (
    AsideRolled,
    CardsDrawn,
    DangerRolled,
    DiceRolled,
    DieRerolled,
    DiscoveryGained,
    EventDrawn,
    ExpeditionEnding,
    InjuryGained,
    LandingMoved,
    LandingRolled,
    MemberDied,
    MissionCompleted,
    MissionFailed,
    MissionLost,
    OutcomeApplied,
    RankUpCompleted,
    SuccessesGained,
    SuppliesChanged,
    SurvivalRolled,
    TrackMoved,
    UniqueGained,
)
from vanguard_desktop.rulesets.habitat.data import actions as act
from vanguard_desktop.rulesets.habitat.data import base, chance, crew, director, malfunctions, missions
from vanguard_desktop.rulesets.habitat.data.kinds import Complex
from vanguard_desktop.rulesets.ship.data.aboard.crew import Promoted
from vanguard_desktop.rulesets.ship.data.campaign.objectives import ObjectiveFulfilled
from vanguard_desktop.rulesets.ship.data.journey.leaving import CrewDied
from vanguard_desktop.rulesets.ship.data.rolls import DiceRolled as ShipDiceRolled
from vanguard_desktop.setting import RowColor


class Cue(Enum):
    """A sound, the weightiest first."""

    DEATH = "death"
    LIFT_OFF = "lift_off"
    EVACUATION = "evacuation"
    LAUNCH = "launch"
    LANDING = "landing"
    DOCKING = "docking"
    MISSION = "mission"
    PROMOTION = "promotion"
    FAILURE = "failure"
    ALARM_SYSTEMS = "alarm_systems"
    ALARM_LIVING = "alarm_living"
    ALARM_WORK = "alarm_work"
    QUARREL = "quarrel"
    SHUT_DOWN = "shut_down"
    SUCCESS = "success"
    DISCOVERY = "discovery"
    INJURY = "injury"
    HISS = "hiss"
    CONSOLE = "console"
    SETBACK = "setback"
    EVENT_CARD = "event_card"
    DIE_ROLL = "die_roll"
    CARD = "card"
    TRACK = "track"
    REFUSED = "refused"


MOST = 4  # what is heard of one decision, or a long chain of events would still sound when the next one is made


def cues_of(events: Iterable[Event]) -> tuple[Cue, ...]:
    """The sounds of one step in the order of what happened, each heard once; if they are many, the weightiest."""
    told = list(events)
    heard = list(dict.fromkeys(cue for event in told if (cue := cue_of(event)) is not None))
    drawn = max((place for place, event in enumerate(told) if isinstance(event, EventDrawn)), default=None)
    if drawn is not None and any(map(takes, told[drawn:])):
        heard[heard.index(Cue.EVENT_CARD)] = Cue.SETBACK
    loudest = sorted(heard, key=list(Cue).index)[:MOST]
    return tuple(cue for cue in heard if cue in loudest)


def cue_of(event: Event) -> Cue | None:
    """The sound of one event. Dice that fell on the players' own table (`drawn` is 0) have been heard there."""
    match event:
        case DiceRolled(drawn=drawn) | DieRerolled(drawn=drawn) | AsideRolled(drawn=drawn) | LandingRolled(drawn=drawn):
            return Cue.DIE_ROLL if drawn else None
        case DangerRolled(drawn=drawn) | SurvivalRolled(drawn=drawn):
            return Cue.DIE_ROLL if drawn else None
        case InjuryGained():
            return Cue.INJURY
        case CardsDrawn(cards=cards):
            return Cue.CARD if cards else None
        case DiscoveryGained() | UniqueGained():
            return Cue.DISCOVERY
        case TrackMoved() | LandingMoved() | SuppliesChanged():
            return Cue.TRACK
        case EventDrawn():
            return Cue.EVENT_CARD
        case SuccessesGained():
            return Cue.SUCCESS
        case MissionCompleted():
            return Cue.MISSION
        case RankUpCompleted():
            return Cue.PROMOTION
        case MissionFailed() | MissionLost():
            return Cue.FAILURE
        case OutcomeApplied(color=color):  # CHK-74: green and yellow are successes, red is failure
            return Cue.FAILURE if color is RowColor.RED else Cue.SUCCESS
        case MemberDied():
            return Cue.DEATH
        case ExpeditionEnding(ending=ending):
            return _ENDINGS[ending]
        case _:
            return _aboard(event) or _in_habitat(event)


def _aboard(event: Event) -> Cue | None:
    """The sound of something that happens on the ship."""
    match event:
        case ShipDiceRolled(drawn=drawn):
            return Cue.DIE_ROLL if drawn else None
        case Promoted() | ObjectiveFulfilled():
            return Cue.PROMOTION
        case CrewDied():
            return Cue.DEATH
        case _:
            return None


_ALARMS = {
    Complex.SYSTEMS: Cue.ALARM_SYSTEMS,
    Complex.LIVING: Cue.ALARM_LIVING,
    Complex.WORK: Cue.ALARM_WORK,
}


def _in_habitat(event: Event) -> Cue | None:
    """The sound of something that happens in the base; each complex has an alarm of its own."""
    match event:
        case act.ActionDieRolled(drawn=drawn) | malfunctions.PoolRolled(drawn=drawn) | chance.DieRolled(drawn=drawn):
            return Cue.DIE_ROLL if drawn else None
        case malfunctions.MalfunctionDrawn(complex=complex):
            return _ALARMS[complex]
        case malfunctions.TrackRaised() | crew.MoraleChanged():
            return Cue.TRACK
        case base.ElementBroken():
            return Cue.HISS
        case base.TileLaid():
            return Cue.SHUT_DOWN
        case base.PlantWithered() | base.PlantLost() | base.SampleLost():
            return Cue.SETBACK
        case crew.Quarreled():
            return Cue.QUARREL
        case crew.Wounded():
            return Cue.INJURY
        case director.EventTold() | director.AdventureDrawn():
            return Cue.CONSOLE
        case act.Explored():
            return Cue.CARD
        case act.FoundToken() | act.Studied(discovery=True):
            return Cue.DISCOVERY
        case act.ActionSucceeded():
            return Cue.SUCCESS
        case act.ActionFailed() | missions.MissionLost():
            return Cue.FAILURE
        case missions.ObjectiveReached():
            return Cue.PROMOTION
        case missions.MissionWon():
            return Cue.MISSION
        case _:
            return None


# What is heard with a scene between ship and planet; lift-off is heard as the event it is.
PASSAGES = {
    PassageKind.LAUNCH: Cue.LAUNCH,
    PassageKind.LANDING: Cue.LANDING,
    PassageKind.EVACUATION: Cue.EVACUATION,
    PassageKind.DOCKING: Cue.DOCKING,
}
_ENDINGS = {
    Ending.LIFTED_OFF: Cue.LIFT_OFF,
    Ending.EVACUATED: Cue.LIFT_OFF,
    Ending.ENDED_BY_TEXT: None,
    Ending.ALL_DEAD: Cue.FAILURE,
}
