"""Lines of the journal about the planet: places, tracks, missions, threats, leads and what is found."""

from __future__ import annotations

from collections.abc import Sequence

from vanguard_desktop.rulesets.expedition.data import State
from vanguard_desktop.rulesets.expedition.data import events as ev

from ...common.rooms import Room, choose, given, nothing, signed, tr, when
from ...common.told import all_of
from ..places import bearer


class BoardLog(Room):
    """What happens on the planet board as sentences."""

    _track = when(
        lambda _, event, __: event.track.color is None,
        given(
            "to",
            #: {track} is a card with a time track in quotation marks; {number} is a space, counted from the left.
            tr("The time token of {track} stands on space {number}.", number="to"),
            #: {track} is a card with a time track in quotation marks.
            tr("The time track of {track} is empty again."),
        ),
        given(
            "to",
            choose(
                lambda event, _: event.track.color,
                #: {track} is the card of a special action, in quotation marks; {number} a space, from the left.
                yellow=tr("The yellow track of {track} reaches space {number}.", number="to"),
                #: {track} is the card of a special action, in quotation marks; {number} a space, from the left.
                green=tr("The green track of {track} reaches space {number}.", number="to"),
                #: {track} is the card of a special action, in quotation marks; {number} a space, from the left.
                red=tr("The red track of {track} reaches space {number}.", number="to"),
            ),
            #: {track} is the card of a special action with tracks, in quotation marks.
            tr("A track of {track} is empty again."),
        ),
    )

    def time_goes_on(self, moves: Sequence[ev.TrackMoved], state: State) -> str:
        """Several time tracks at once."""
        #: {track} is a card with a time track in quotation marks; {number} is a space, counted from the left.
        move = self.tr("{track} (space {number})")
        called = self.places["track"]
        said = [move.format(track=called(self.say, each.track, state), number=each.to) for each in moves]
        #: {tracks} are cards with time tracks and the spaces that they reach, with "and" before the last one.
        return self.tr("Time goes on for {tracks}.").format(tracks=all_of(said))

    events = {
        ev.TrackMoved: _track,
        ev.PoiStacked: given(
            "cards",
            when(
                lambda room, event, state: (
                    room.names.poi(event.cards[-1]) == room.names.sector(state.board, event.sector)
                ),
                #: A card has come or gone, and the sector still has its name. {sector} is that name in quotation marks.
                tr("{sector} now shows another card."),
                #: {sector} is the name of a sector, {poi} of a point of interest, both in quotation marks.
                tr(
                    "{sector} now shows {poi}.",
                    poi=lambda room, event, _: room.names.quoted(room.names.poi(event.cards[-1])),
                ),
            ),
            #: {sector} is the name of a sector in quotation marks.
            tr("No card lies in {sector} any more."),
        ),
        ev.SectorMarked: signed(
            #: {sector} is the name of a sector in quotation marks.
            tr("%n marker(s) are taken from {sector}."),
            #: {sector} is the name of a sector in quotation marks.
            tr("%n marker(s) are placed in {sector}."),
        ),
        ev.PathOpened: when(
            lambda room, event, _: room.names.changes_a_path(event.path),
            #: {path} names the two sectors that the path joins, in quotation marks.
            tr("The path {path} has other icons now."),
            #: {path} names the two sectors that the path joins, in quotation marks.
            tr("The path {path} is open now."),
        ),
        #: {condition} is the name of a global condition in quotation marks.
        ev.ConditionPlaced: tr("{condition} is in force."),
        #: {mission} is the name of a mission in quotation marks.
        ev.MissionAdded: tr("The mission {mission} comes into play."),
        #: {mission} is the name of a mission in quotation marks.
        ev.MissionCompleted: tr("The mission {mission} is completed."),
        ev.MissionFailed: tr("A mission failed token is placed on the lander."),
        ev.ThreatPlaced: given(
            "others",
            #: {threat} is the name of a threat, {sector} of a sector, both in quotation marks; %n are its figures.
            tr(
                "The threat {threat} appears with %n standee(s) in {sector}.",
                n=lambda _, event, __: len(event.others) + 1,
            ),
            #: {threat} is the name of a threat, {sector} of a sector, both in quotation marks.
            tr("The threat {threat} appears in {sector}."),
        ),
        #: {threat} is the name of a threat, {sector} of a sector, both in quotation marks.
        ev.ThreatMoved: tr("The threat {threat} moves to {sector}."),
        #: {threat} is the name of a threat, {sector} of a sector, both in quotation marks.
        ev.StandeeMoved: tr("One standee of the threat {threat} moves to {sector}."),
        #: {threat} is the name of a threat in quotation marks.
        ev.ThreatRemoved: tr("The threat {threat} is gone."),
        #: {number} is that of an entry of the logbook.
        ev.LogRead: tr("The away team reads Log {number}.", number="log"),
        ev.FlagRaised: tr("The campaign will remember this."),
        ev.NotedForShip: tr("This will be carried out aboard the ship."),
        #: {type} is the icon of a discovery deck.
        ev.DiscoveriesShuffled: tr("The {type} deck is shuffled."),
        #: {leads} are lead tokens with their values, as "Lead 2 with a card", with "and" before the last one.
        ev.LeadsDrawn: tr("Drawn from the bag: {leads}."),
        #: {lead} is a lead token with its value, as "Lead 2 with a card", {type} the icon of a discovery deck.
        ev.LeadPlaced: tr("{lead} is placed on the {type} deck."),
        #: {type} is the icon of a discovery deck.
        ev.LeadsCleared: tr("The lead tokens leave the {type} deck."),
        #: {type} is the icon of a kind of discovery, {discovery} the name of the card in quotation marks.
        ev.DiscoveryGained: tr("The away team finds {type} {discovery}."),
        #: {discovery} is the name of a card in quotation marks.
        ev.DiscoveryDiscarded: tr("The discovery {discovery} is discarded."),
        #: {discovery} is the name of a card in quotation marks.
        ev.UniqueGained: tr("The away team makes the unique discovery {discovery}.", discovery="number"),
        ev.CardMarked: signed(
            #: {card} is an icon and the name of a card in quotation marks.
            tr("%n marker(s) are taken off {card}.", card=bearer),
            #: {card} is an icon and the name of a card in quotation marks.
            tr("%n marker(s) are put on {card}.", card=bearer),
        ),
        #: {mission} is the name of a mission in quotation marks.
        ev.MissionLost: tr("The mission {mission} fails and is discarded."),
        ev.LiftOffCalledOff: tr("The team stays on the planet."),
        #: Journal: the lander has less room for finds. %n is for how many cards.
        ev.RoomTaken: tr("The room of %n discovery card(s) in the lander is taken."),
    }

    undo = {
        #: What is undone, after "Undo –": its token was moved. {track} is its name.
        ev.TrackMoved: tr("track: {track}"),
        #: What is undone, after "Undo –". {mission} is the name of a card.
        ev.MissionCompleted: tr("completed mission: {mission}"),
        #: What is undone, after "Undo –": where it moves. {threat} is the name of a card.
        **dict.fromkeys((ev.ThreatMoved, ev.StandeeMoved), tr("way of the threat: {threat}")),
        ev.LogRead: lambda room, event, *_: room.names.log(event.log),
        #: What is undone, after "Undo –": a lead token was placed. {deck} is a kind of discovery, as "Mineral".
        ev.LeadPlaced: tr("lead: {deck}", deck="type"),
        #: What is undone, after "Undo –": a card was gained. {deck} is a kind of discovery, as "Mineral".
        ev.DiscoveryGained: tr("discovery: {deck}", deck="type"),
        #: What is undone, after "Undo –": it was gained. {discovery} is its name.
        ev.UniqueGained: tr("unique discovery: {discovery}", discovery="number"),
        **dict.fromkeys(
            (
                ev.PoiStacked,
                ev.SectorMarked,
                ev.PathOpened,
                ev.ConditionPlaced,
                ev.MissionAdded,
                ev.MissionFailed,
                ev.ThreatPlaced,
                ev.ThreatRemoved,
                ev.FlagRaised,
                ev.NotedForShip,
                ev.DiscoveriesShuffled,
                ev.LeadsDrawn,
                ev.LeadsCleared,
                ev.DiscoveryDiscarded,
                ev.CardMarked,
                ev.MissionLost,
                ev.LiftOffCalledOff,
                ev.RoomTaken,
            ),
            nothing,
        ),
    }

    aloud = (
        ev.TrackMoved,
        ev.PoiStacked,
        ev.PathOpened,
        ev.ConditionPlaced,
        ev.MissionAdded,
        ev.MissionCompleted,
        ev.MissionFailed,
        ev.ThreatPlaced,
        ev.ThreatMoved,
        ev.ThreatRemoved,
        ev.LeadPlaced,
        ev.LeadsCleared,
        ev.DiscoveryGained,
        ev.DiscoveryDiscarded,
        ev.UniqueGained,
        ev.MissionLost,
    )
