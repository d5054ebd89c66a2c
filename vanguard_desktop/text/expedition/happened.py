"""What a step did that has no place of its own in sight: rolled dangers, injuries, gains, cards that came or went."""

from __future__ import annotations

from collections.abc import Iterable
from itertools import groupby

from vanguard_desktop.core.kinds import Event
from vanguard_desktop.rulesets.expedition.data import events as ev
from vanguard_desktop.rulesets.expedition.data.state import State
from vanguard_desktop.text.expedition.journal.lines import LogText, cause

_TO_SOMEBODY = (
    ev.DangerRolled, ev.InjuryGained, ev.InjuryRemoved, ev.InjuryFlipped, ev.DieSacrificed, ev.ChargesChanged,
    ev.CardsDrawn, ev.MemberDrawn, ev.MemberDied, ev.SurvivalRolled, ev.TurnWillEnd, ev.CostCanceled,
    ev.CardRegained, ev.CardSacrificed, ev.Sheltered, ev.ShelterUsed,
)  # fmt: skip
_TO_THE_TEAM = (
    ev.SuppliesChanged, ev.SuccessesGained, ev.RankUpCompleted, ev.MissionAdded, ev.MissionCompleted,
    ev.MissionFailed, ev.MissionLost, ev.LeadPlaced, ev.LeadsCleared, ev.DiscoveryGained, ev.DiscoveryDiscarded,
    ev.UniqueGained, ev.DiscoverySwapped, ev.LeadMoved, ev.LeadBagged,
)  # fmt: skip
_TO_THE_PLANET = (
    ev.LandingRolled, ev.TrackMoved, ev.PoiStacked, ev.PathOpened, ev.ConditionPlaced, ev.ThreatPlaced,
    ev.ThreatMoved, ev.ThreatRemoved, ev.ThreatSkipped, ev.ThreatStrayed, ev.StandeePlaced,
    ev.TrackWaited, ev.SectorsJoined, ev.EventSkipped,
)  # fmt: skip
_OF_A_CHECK = (ev.OutcomeApplied, ev.OutcomeImmediate, ev.InjuryDieResolved, ev.RollDiscarded)
_TOLD = (*_TO_SOMEBODY, *_TO_THE_TEAM, *_TO_THE_PLANET, *_OF_A_CHECK)


def happened(events: Iterable[Event], log: LogText, state: State) -> tuple[str, ...]:
    """A line for each cause that players would otherwise have to look up; `state` is the position after."""
    told = [event for event in events if isinstance(event, _TOLD)]
    return tuple(log.together(tuple(alike), state) for _, alike in groupby(told, key=cause))
