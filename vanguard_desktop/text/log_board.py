"""Lines of the journal about the planet: places, tracks, missions, threats, leads and what is found."""

from __future__ import annotations

from typing import assert_never

from PySide6.QtCore import QObject

from vanguard_desktop.core.cards import RowColor
from vanguard_desktop.core.ids import TrackId
from vanguard_desktop.rulesets.expedition import events as ev
from vanguard_desktop.rulesets.expedition.state import State
from vanguard_desktop.text.names import Names
from vanguard_desktop.text.track_names import TrackNames

BoardEvent = (
    ev.DiscoveriesShuffled | ev.TrackMoved | ev.PoiStacked | ev.SectorMarked | ev.PathOpened | ev.ConditionPlaced
    | ev.MissionAdded | ev.MissionCompleted | ev.MissionFailed | ev.ThreatPlaced | ev.ThreatMoved | ev.StandeeMoved
    | ev.ThreatRemoved
    | ev.LeadsDrawn | ev.LeadPlaced | ev.LeadsCleared | ev.DiscoveryGained | ev.DiscoveryDiscarded | ev.UniqueGained
    | ev.LogRead | ev.FlagRaised | ev.NotedForShip
)  # fmt: skip


class BoardLog(QObject):
    """What happens on the planet board as sentences."""

    def __init__(self, names: Names, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names = names
        self._tracks = TrackNames(names)

    def sentence(self, event: BoardEvent, state: State) -> str:
        names, board = self._names, state.board
        match event:
            case ev.TrackMoved(track=track, to=to):
                return self._track(track, to, state)
            case ev.PoiStacked(sector=sector, cards=()):
                text = self.tr("No card lies in this sector any more: {sector}.")
                return text.format(sector=names.sector(board, sector))
            case ev.PoiStacked(sector=sector, cards=cards):
                text = self.tr("{sector} now shows this point of interest: {poi}.")
                return text.format(sector=names.sector(board, sector), poi=names.poi(cards[-1]))
            case ev.SectorMarked(sector=sector, by=by) if by < 0:
                text = self.tr("%n marker(s) are taken from this sector: {sector}.", "", -by)
                return text.format(sector=names.sector(board, sector))
            case ev.SectorMarked(sector=sector, by=by):
                text = self.tr("%n marker(s) are placed in this sector: {sector}.", "", by)
                return text.format(sector=names.sector(board, sector))
            case ev.PathOpened(path=path) if names.changes_a_path(path):
                return self.tr("A path has other icons now: {path}.").format(path=names.path(path))
            case ev.PathOpened(path=path):
                return self.tr("A closed path is open now: {path}.").format(path=names.path(path))
            case ev.ConditionPlaced(card=card):
                text = self.tr("This global condition is in force: {condition}.")
                return text.format(condition=names.condition_in_force(board, card))
            case ev.MissionAdded(card=card):
                return self.tr("A mission comes into play: {mission}.").format(mission=names.mission(card))
            case ev.MissionCompleted(card=card):
                return self.tr("A mission is completed: {mission}.").format(mission=names.mission(card))
            case ev.MissionFailed():
                return self.tr("A mission failed token is placed on the lander.")
            case ev.ThreatPlaced(card=card, sector=sector, others=others) if others:
                count = len(others) + 1
                text = self.tr("A threat appears: {threat}. %n standee(s) are in this sector: {sector}.", "", count)
                return text.format(threat=names.threat(card), sector=names.sector(board, sector))
            case ev.ThreatPlaced(card=card, sector=sector):
                text = self.tr("A threat appears: {threat}. It is in this sector: {sector}.")
                return text.format(threat=names.threat(card), sector=names.sector(board, sector))
            case ev.ThreatMoved(card=card, to=to):
                text = self.tr("A threat moves: {threat}. It is now in this sector: {sector}.")
                return text.format(threat=names.threat(card), sector=names.sector(board, to))
            case ev.StandeeMoved(card=card, to=to):
                text = self.tr("One standee of a threat moves: {threat}. It is now in this sector: {sector}.")
                return text.format(threat=names.threat(card), sector=names.sector(board, to))
            case ev.ThreatRemoved(card=card):
                return self.tr("A threat is gone: {threat}.").format(threat=names.threat(card))
            case (
                ev.DiscoveriesShuffled()
                | ev.LeadsDrawn()
                | ev.LeadPlaced()
                | ev.LeadsCleared()
                | ev.DiscoveryGained()
                | ev.DiscoveryDiscarded()
                | ev.UniqueGained()
            ):
                return self._find(event)
            case ev.LogRead(log=log):
                return self.tr("The away team reads an entry of the logbook: {log}.").format(log=names.log(log))
            case ev.FlagRaised():
                return self.tr("The campaign will remember this.")
            case ev.NotedForShip():
                return self.tr("This will be carried out aboard the ship.")
            case _:
                assert_never(event)

    def _track(self, track: TrackId, to: int, state: State) -> str:
        name = self._tracks.name(track, state)
        if not to:
            return self.tr("A track is empty again: {track}.").format(track=name)
        if track.rpartition(":")[2] in {color.value for color in RowColor}:
            return self.tr("Progress reaches space {number}: {track}.").format(number=to, track=name)
        return self.tr("The time token stands on space {number}: {track}.").format(number=to, track=name)

    def _find(
        self,
        event: ev.DiscoveriesShuffled
        | ev.LeadsDrawn
        | ev.LeadPlaced
        | ev.LeadsCleared
        | ev.DiscoveryGained
        | ev.DiscoveryDiscarded
        | ev.UniqueGained,
    ) -> str:
        names = self._names
        match event:
            case ev.DiscoveriesShuffled(type=type):
                return self.tr("A discovery deck is shuffled: {type}.").format(type=names.discovery_type(type))
            case ev.LeadsDrawn(leads=leads):
                listed = self.tr(", ").join(names.lead(lead) for lead in leads)
                return self.tr("Lead tokens are drawn: {leads}.").format(leads=listed)
            case ev.LeadPlaced(lead=lead, type=type):
                text = self.tr("A lead token is placed on a discovery deck: {lead}, {type}.")
                return text.format(lead=names.lead(lead), type=names.discovery_type(type))
            case ev.LeadsCleared(type=type):
                text = self.tr("The lead tokens leave a discovery deck: {type}.")
                return text.format(type=names.discovery_type(type))
            case ev.DiscoveryGained(type=type, card=card):
                #: {type} is the kind of discovery, such as Mineral.
                text = self.tr("The away team makes a discovery ({type}): {discovery}.")
                return text.format(type=names.discovery_type(type), discovery=names.discovery(card))
            case ev.DiscoveryDiscarded(card=card):
                return self.tr("A discovery is discarded: {discovery}.").format(discovery=names.discovery(card))
            case ev.UniqueGained(number=number):
                text = self.tr("The away team makes a unique discovery: {discovery}.")
                return text.format(discovery=names.unique(number))
            case _:
                assert_never(event)
