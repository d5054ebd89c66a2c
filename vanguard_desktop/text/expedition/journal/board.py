"""Lines of the journal about the planet: places, tracks, missions, threats, leads and what is found."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from PySide6.QtCore import QObject

from vanguard_desktop.core.ids import SectorId, TrackId
from vanguard_desktop.rulesets.expedition.data import events as ev
from vanguard_desktop.rulesets.expedition.data.state import State
from vanguard_desktop.setting.cards import RowColor
from vanguard_desktop.text.common.names import Names
from vanguard_desktop.text.common.told import all_of
from vanguard_desktop.text.expedition.track_names import TrackNames, outcome_of

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
        names, board, quoted = self._names, state.board, self._names.quoted

        def place(sector: SectorId) -> str:
            return quoted(names.sector(board, sector))

        match event:
            case ev.TrackMoved(track=track, to=to):
                return self._track(track, to, state)
            case ev.PoiStacked(sector=sector, cards=()):
                #: {sector} is the name of a sector in quotation marks.
                text = self.tr("No card lies in {sector} any more.")
                return text.format(sector=place(sector))
            case ev.PoiStacked(sector=sector, cards=cards):
                #: {sector} is the name of a sector, {poi} of a point of interest, both in quotation marks.
                text = self.tr("{sector} now shows {poi}.")
                return text.format(sector=place(sector), poi=quoted(names.poi(cards[-1])))
            case ev.SectorMarked(sector=sector, by=by) if by < 0:
                #: {sector} is the name of a sector in quotation marks.
                text = self.tr("%n marker(s) are taken from {sector}.", "", -by)
                return text.format(sector=place(sector))
            case ev.SectorMarked(sector=sector, by=by):
                #: {sector} is the name of a sector in quotation marks.
                text = self.tr("%n marker(s) are placed in {sector}.", "", by)
                return text.format(sector=place(sector))
            case ev.PathOpened(path=path) if names.changes_a_path(path):
                #: {path} names the two sectors that the path joins, in quotation marks.
                return self.tr("The path {path} has other icons now.").format(path=quoted(names.path(path)))
            case ev.PathOpened(path=path):
                #: {path} names the two sectors that the path joins, in quotation marks.
                return self.tr("The path {path} is open now.").format(path=quoted(names.path(path)))
            case ev.ConditionPlaced(card=card):
                #: {condition} is the name of a global condition in quotation marks.
                text = self.tr("{condition} is in force.")
                return text.format(condition=quoted(names.condition_in_force(board, card)))
            case ev.MissionAdded(card=card):
                #: {mission} is the name of a mission in quotation marks.
                return self.tr("The mission {mission} comes into play.").format(mission=quoted(names.mission(card)))
            case ev.MissionCompleted(card=card):
                #: {mission} is the name of a mission in quotation marks.
                return self.tr("The mission {mission} is completed.").format(mission=quoted(names.mission(card)))
            case ev.MissionFailed():
                return self.tr("A mission failed token is placed on the lander.")
            case ev.ThreatPlaced(card=card, sector=sector, others=others) if others:
                #: {threat} is the name of a threat, {sector} of a sector, both in quotation marks; %n are its figures.
                text = self.tr("The threat {threat} appears with %n standee(s) in {sector}.", "", len(others) + 1)
                return text.format(threat=quoted(names.threat(card)), sector=place(sector))
            case ev.ThreatPlaced(card=card, sector=sector):
                #: {threat} is the name of a threat, {sector} of a sector, both in quotation marks.
                text = self.tr("The threat {threat} appears in {sector}.")
                return text.format(threat=quoted(names.threat(card)), sector=place(sector))
            case ev.ThreatMoved(card=card, to=to):
                #: {threat} is the name of a threat, {sector} of a sector, both in quotation marks.
                text = self.tr("The threat {threat} moves to {sector}.")
                return text.format(threat=quoted(names.threat(card)), sector=place(to))
            case ev.StandeeMoved(card=card, to=to):
                #: {threat} is the name of a threat, {sector} of a sector, both in quotation marks.
                text = self.tr("One standee of the threat {threat} moves to {sector}.")
                return text.format(threat=quoted(names.threat(card)), sector=place(to))
            case ev.ThreatRemoved(card=card):
                #: {threat} is the name of a threat in quotation marks.
                return self.tr("The threat {threat} is gone.").format(threat=quoted(names.threat(card)))
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
                #: {number} is that of an entry of the logbook.
                return self.tr("The away team reads Log {number}.").format(number=log)
            case ev.FlagRaised():
                return self.tr("The campaign will remember this.")
            case ev.NotedForShip():
                return self.tr("This will be carried out aboard the ship.")
            case _:
                assert_never(event)

    def _track(self, track: TrackId, to: int, state: State) -> str:
        name, color = self._names.quoted(self._tracks.name(track, state)), outcome_of(track)
        if not to and color is None:
            #: {track} is a card with a time track in quotation marks.
            return self.tr("The time track of {track} is empty again.").format(track=name)
        if color is None:
            #: {track} is a card with a time track in quotation marks; {number} is a space, counted from the left.
            return self.tr("The time token of {track} stands on space {number}.").format(number=to, track=name)
        if not to:
            #: {track} is the card of a special action with tracks, in quotation marks.
            return self.tr("A track of {track} is empty again.").format(track=name)
        match color:
            case RowColor.YELLOW:
                #: {track} is the card of a special action, in quotation marks; {number} a space, from the left.
                text = self.tr("The yellow track of {track} reaches space {number}.")
            case RowColor.GREEN:
                #: {track} is the card of a special action, in quotation marks; {number} a space, from the left.
                text = self.tr("The green track of {track} reaches space {number}.")
            case RowColor.RED:
                #: {track} is the card of a special action, in quotation marks; {number} a space, from the left.
                text = self.tr("The red track of {track} reaches space {number}.")
            case _:
                assert_never(color)
        return text.format(number=to, track=name)

    def time_goes_on(self, moves: Sequence[ev.TrackMoved], state: State) -> str:
        """Several time tracks at once."""
        #: {track} is a card with a time track in quotation marks; {number} is a space, counted from the left.
        move = self.tr("{track} (space {number})")
        said = (
            move.format(track=self._names.quoted(self._tracks.name(each.track, state)), number=each.to)
            for each in moves
        )
        #: {tracks} are cards with time tracks and the spaces that they reach, with "and" before the last one.
        return self.tr("Time goes on for {tracks}.").format(tracks=all_of(list(said)))

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
        names, quoted = self._names, self._names.quoted
        match event:
            case ev.DiscoveriesShuffled(type=type):
                #: {type} is the icon of a discovery deck.
                return self.tr("The {type} deck is shuffled.").format(type=f"[discovery_{type.value}]")
            case ev.LeadsDrawn(leads=leads):
                #: {leads} are lead tokens with their values, as "Lead 2 with a card", with "and" before the last one.
                text = self.tr("Drawn from the bag: {leads}.")
                return text.format(leads=all_of([names.lead(lead) for lead in leads]))
            case ev.LeadPlaced(lead=lead, type=type):
                #: {lead} is a lead token with its value, as "Lead 2 with a card", {type} the icon of a discovery deck.
                text = self.tr("{lead} is placed on the {type} deck.")
                return text.format(lead=names.lead(lead), type=f"[discovery_{type.value}]")
            case ev.LeadsCleared(type=type):
                #: {type} is the icon of a discovery deck.
                text = self.tr("The lead tokens leave the {type} deck.")
                return text.format(type=f"[discovery_{type.value}]")
            case ev.DiscoveryGained(type=type, card=card):
                #: {type} is the icon of a kind of discovery, {discovery} the name of the card in quotation marks.
                text = self.tr("The away team finds {type} {discovery}.")
                return text.format(type=f"[discovery_{type.value}]", discovery=quoted(names.discovery(card)))
            case ev.DiscoveryDiscarded(card=card):
                #: {discovery} is the name of a card in quotation marks.
                return self.tr("The discovery {discovery} is discarded.").format(
                    discovery=quoted(names.discovery(card))
                )
            case ev.UniqueGained(number=number):
                #: {discovery} is the name of a card in quotation marks.
                text = self.tr("The away team makes the unique discovery {discovery}.")
                return text.format(discovery=quoted(names.unique(number)))
            case _:
                assert_never(event)
