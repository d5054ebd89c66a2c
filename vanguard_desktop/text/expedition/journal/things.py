"""Lines of the journal about decks looked at, held tracks, moved leads, tokens of equipment, sheltered people."""

from __future__ import annotations

from vanguard_desktop.rulesets.expedition.data import State
from vanguard_desktop.rulesets.expedition.data import events as ev
from vanguard_desktop.rulesets.expedition.data.effects import InOrder

from ...common.names import Names
from ...common.rooms import Room, given, like, nothing, tr
from ...common.told import all_of

DECKS = {
    ev.Deck.SECTION: Names.section_card,
    ev.Deck.EVENTS: Names.event_card,
    ev.Deck.POIS: Names.poi,
    ev.Deck.CONDITIONS: Names.condition,
    ev.Deck.DISCOVERIES: Names.discovery,
}


class ThingLog(Room):
    """What texts do with cards and tokens of choice, as sentences."""

    def _ahead(self, event: ev.ThreatForeseen, state: State) -> str:
        printed = state.box.threats[event.card].time
        texts = () if printed is None else tuple(printed.spaces[at] for at in event.spaces if at in printed.spaces)
        return str(self.say.in_line(InOrder(steps=texts)))

    def _cards(self, event: ev.CardsSeen, _: State) -> str:
        return all_of([self.names.quoted(DECKS[event.deck](self.names, card)) for card in event.cards])

    events = {
        #: {cards} are names of cards in quotation marks, with "and" before the last one. {member} is the first
        #: name of a crewmember.
        ev.CardsSeen: tr("{member} looks at {cards}.", cards=_cards),
        #: Journal: the player has looked at the cards of the own deck. {member} is the first name of a
        #: crewmember.
        ev.DeckArranged: tr("{member} puts the section deck in another order."),
        ev.EventsArranged: tr("The event cards lie in another order now."),
        #: Journal: of several revealed event cards one will be carried out. %n is how many will be revealed.
        ev.MoreEventsWanted: tr("The next time, one of %n event(s) will be resolved."),
        #: {event} is the name of an event card in quotation marks.
        ev.EventSkipped: tr("The event {event} is discarded unresolved."),
        #: {card} is the name of a section card in quotation marks. {member} is the first name of a crewmember.
        ev.CardRegained: tr("{member} takes {card} back from the discard pile."),
        #: {card} is the name of a section card in quotation marks. {member} is the first name of a crewmember.
        ev.CardSacrificed: tr("{member} sacrifices {card}."),
        #: {track} is a card with a time track in quotation marks.
        ev.TrackHeld: tr("The time track of {track} will not make its next progress."),
        #: {track} is a card with a time track in quotation marks.
        ev.TrackWaited: tr("The time track of {track} stays where it is."),
        #: {lead} is a lead token with its value, as "Lead 2 with a card", {deck} the icon of a discovery deck.
        ev.LeadMoved: tr("{lead} moves to the {deck} deck.", deck="to"),
        #: {lead} is a lead token with its value, as "Lead 2 with a card".
        ev.LeadBagged: tr("{lead} returns to the bag."),
        #: {back} and {card} are names of discovery cards in quotation marks.
        ev.DiscoverySwapped: tr("The discovery {back} is swapped for {card}.", card=like("discovery")),
        #: {discovery} is the name of a card in quotation marks.
        ev.UniqueDiscarded: tr("The unique discovery {discovery} is discarded.", discovery="number"),
        ev.ThreatHeld: given(
            "later",
            #: {threat} is the name of a threat in quotation marks.
            tr("The threat {threat} will skip the effect after its next one."),
            #: {threat} is the name of a threat in quotation marks.
            tr("The threat {threat} will skip its next effect."),
        ),
        #: {threat} is the name of a threat in quotation marks.
        ev.ThreatSkipped: tr("The threat {threat} skips its effect."),
        #: Journal: attacks of threats do nothing to this person for a while. {member} is the first name of a
        #: crewmember.
        ev.Sheltered: tr("{member} is sheltered from threats."),
        #: Journal: this person was safe from the threat. {member} is the first name of a crewmember.
        ev.ShelterUsed: tr("The attack does not affect {member}."),
        #: {start} and {end} are names of sectors in quotation marks.
        ev.SectorsJoined: tr("A path joins {start} and {end} from now on.", end="to"),
        #: {value} is a number from 0 to 9, {threat} the name of a threat and {sector} of a sector, both in
        #: quotation marks.
        ev.ThreatStrayed: tr("The ten-sided die shows {value} and sends the threat {threat} to {sector}."),
        #: {threat} is the name of a threat in quotation marks, {effects} are sentences of its card. {member} is
        #: the first name of a crewmember.
        ev.ThreatForeseen: tr("{member} looks at what the threat {threat} does next. {effects}", effects=_ahead),
        #: {threat} is the name of a threat, {sector} of a sector, both in quotation marks.
        ev.StandeePlaced: tr("A second figure of the threat {threat} appears in {sector}."),
        #: {equipment} is the name of a card, {sector} of a sector, both in quotation marks.
        ev.TokenPlaced: tr("The token {equipment} is placed in {sector}."),
        #: {equipment} is the name of a card in quotation marks.
        ev.EquipmentReadied: tr("{equipment} may be used once more."),
        #: {equipment} is the name of a card in quotation marks. {member} is the first name of a crewmember.
        ev.EquipmentFetched: tr("{member} carries {equipment} again."),
        #: {equipment} is the name of a card in quotation marks.
        ev.EquipmentBlocked: tr("{equipment} is blocked."),
        ev.EquipmentFreed: tr("No equipment is blocked any more."),
    }

    undo = {
        **dict.fromkeys(
            (
                ev.CardsSeen,
                ev.DeckArranged,
                ev.EventsArranged,
                ev.MoreEventsWanted,
                ev.EventSkipped,
                ev.CardRegained,
                ev.CardSacrificed,
                ev.TrackHeld,
                ev.TrackWaited,
                ev.LeadMoved,
                ev.LeadBagged,
                ev.DiscoverySwapped,
                ev.UniqueDiscarded,
                ev.ThreatHeld,
                ev.ThreatSkipped,
                ev.Sheltered,
                ev.ShelterUsed,
                ev.SectorsJoined,
                ev.ThreatStrayed,
                ev.ThreatForeseen,
                ev.StandeePlaced,
                ev.TokenPlaced,
                ev.EquipmentReadied,
                ev.EquipmentFetched,
                ev.EquipmentBlocked,
                ev.EquipmentFreed,
            ),
            nothing,
        ),
    }

    aloud = (
        ev.EventSkipped,
        ev.CardRegained,
        ev.CardSacrificed,
        ev.TrackWaited,
        ev.LeadMoved,
        ev.LeadBagged,
        ev.DiscoverySwapped,
        ev.ThreatSkipped,
        ev.Sheltered,
        ev.ShelterUsed,
        ev.SectorsJoined,
        ev.ThreatStrayed,
        ev.StandeePlaced,
    )
