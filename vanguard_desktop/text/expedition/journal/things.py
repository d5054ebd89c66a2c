"""Lines of the journal about decks looked at, held tracks, moved leads, tokens of equipment, sheltered people."""

from __future__ import annotations

from typing import assert_never

from PySide6.QtCore import QObject

from vanguard_desktop.core.ids import CardId
from vanguard_desktop.rulesets.expedition.data import events as ev
from vanguard_desktop.rulesets.expedition.data.effects import InOrder
from vanguard_desktop.rulesets.expedition.data.state import State
from vanguard_desktop.text.common.names import Names
from vanguard_desktop.text.common.told import all_of
from vanguard_desktop.text.expedition.rules.rules_text import RulesText
from vanguard_desktop.text.expedition.track_names import TrackNames


class ThingLog(QObject):
    """What texts do with cards and tokens of choice, as sentences."""

    def __init__(self, names: Names, rules: RulesText, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names = names
        self._rules = rules
        self._tracks = TrackNames(names)

    def sentence(self, event: ev.ThingEvent, state: State) -> str:
        names, quoted = self._names, self._names.quoted
        match event:
            case ev.CardsSeen(member=member, deck=deck, cards=cards):
                #: {cards} are names of cards in quotation marks, with "and" before the last one. {member} is the first
                #: name of a crewmember.
                text = self.tr("{member} looks at {cards}.")
                return text.format(member=names.called(member), cards=self._cards(deck, cards))
            case ev.DeckArranged(member=member):
                #: Journal: the player has looked at the cards of the own deck. {member} is the first name of a
                #: crewmember.
                return self.tr("{member} puts the section deck in another order.").format(member=names.called(member))
            case ev.EventsArranged():
                return self.tr("The event cards lie in another order now.")
            case ev.MoreEventsWanted(count=count):
                #: Journal: of several revealed event cards one will be carried out. %n is how many will be revealed.
                return self.tr("The next time, one of %n event(s) will be resolved.", "", count)
            case ev.EventSkipped(card=card):
                #: {event} is the name of an event card in quotation marks.
                text = self.tr("The event {event} is discarded unresolved.")
                return text.format(event=quoted(names.event_card(card)))
            case ev.CardRegained(member=member, card=card):
                #: {card} is the name of a section card in quotation marks. {member} is the first name of a crewmember.
                text = self.tr("{member} takes {card} back from the discard pile.")
                return text.format(member=names.called(member), card=quoted(names.section_card(card)))
            case ev.CardSacrificed(member=member, card=card):
                #: {card} is the name of a section card in quotation marks. {member} is the first name of a crewmember.
                text = self.tr("{member} sacrifices {card}.")
                return text.format(member=names.called(member), card=quoted(names.section_card(card)))
            case ev.TrackHeld(track=track):
                #: {track} is a card with a time track in quotation marks.
                text = self.tr("The time track of {track} will not make its next progress.")
                return text.format(track=quoted(self._tracks.name(track, state)))
            case ev.TrackWaited(track=track):
                #: {track} is a card with a time track in quotation marks.
                text = self.tr("The time track of {track} stays where it is.")
                return text.format(track=quoted(self._tracks.name(track, state)))
            case ev.LeadMoved(lead=lead, to=deck):
                #: {lead} is a lead token with its value, as "Lead 2 with a card", {deck} the icon of a discovery deck.
                text = self.tr("{lead} moves to the {deck} deck.")
                return text.format(lead=names.lead(lead), deck=f"[discovery_{deck.value}]")
            case ev.LeadBagged(lead=lead):
                #: {lead} is a lead token with its value, as "Lead 2 with a card".
                return self.tr("{lead} returns to the bag.").format(lead=names.lead(lead))
            case ev.DiscoverySwapped(card=card, back=back):
                #: {back} and {card} are names of discovery cards in quotation marks.
                text = self.tr("The discovery {back} is swapped for {card}.")
                return text.format(back=quoted(names.discovery(back)), card=quoted(names.discovery(card)))
            case ev.UniqueDiscarded(number=number):
                #: {discovery} is the name of a card in quotation marks.
                text = self.tr("The unique discovery {discovery} is discarded.")
                return text.format(discovery=quoted(names.unique(number)))
            case ev.ThreatHeld(card=card, later=True):
                #: {threat} is the name of a threat in quotation marks.
                text = self.tr("The threat {threat} will skip the effect after its next one.")
                return text.format(threat=quoted(names.threat(card)))
            case ev.ThreatHeld(card=card):
                #: {threat} is the name of a threat in quotation marks.
                text = self.tr("The threat {threat} will skip its next effect.")
                return text.format(threat=quoted(names.threat(card)))
            case ev.ThreatSkipped(card=card):
                #: {threat} is the name of a threat in quotation marks.
                return self.tr("The threat {threat} skips its effect.").format(threat=quoted(names.threat(card)))
            case ev.Sheltered(member=member):
                #: Journal: attacks of threats do nothing to this person for a while. {member} is the first name of a
                #: crewmember.
                return self.tr("{member} is sheltered from threats.").format(member=names.called(member))
            case ev.ShelterUsed(member=member):
                #: Journal: this person was safe from the threat. {member} is the first name of a crewmember.
                return self.tr("The attack does not affect {member}.").format(member=names.called(member))
            case ev.SectorsJoined(start=start, to=sector):
                #: {start} and {end} are names of sectors in quotation marks.
                text = self.tr("A path joins {start} and {end} from now on.")
                board = state.board
                return text.format(start=quoted(names.sector(board, start)), end=quoted(names.sector(board, sector)))
            case ev.ThreatStrayed(card=card, value=value, to=sector):
                #: {value} is a number from 0 to 9, {threat} the name of a threat and {sector} of a sector, both in
                #: quotation marks.
                text = self.tr("The ten-sided die shows {value} and sends the threat {threat} to {sector}.")
                place = quoted(names.sector(state.board, sector))
                return text.format(value=value, threat=quoted(names.threat(card)), sector=place)
            case ev.ThreatForeseen(member=member, card=card, spaces=spaces):
                #: {threat} is the name of a threat in quotation marks, {effects} are sentences of its card. {member} is
                #: the first name of a crewmember.
                text = self.tr("{member} looks at what the threat {threat} does next. {effects}")
                effects = self._ahead(card, spaces, state)
                return text.format(member=names.called(member), threat=quoted(names.threat(card)), effects=effects)
            case ev.StandeePlaced(card=card, sector=sector):
                #: {threat} is the name of a threat, {sector} of a sector, both in quotation marks.
                text = self.tr("A second figure of the threat {threat} appears in {sector}.")
                place = quoted(names.sector(state.board, sector))
                return text.format(threat=quoted(names.threat(card)), sector=place)
            case _:
                return self._equipment(event, state)

    def _equipment(
        self,
        event: ev.TokenPlaced | ev.EquipmentReadied | ev.EquipmentFetched | ev.EquipmentBlocked | ev.EquipmentFreed,
        state: State,
    ) -> str:
        names = self._names
        match event:
            case ev.TokenPlaced(card=card, sector=sector):
                #: {equipment} is the name of a card, {sector} of a sector, both in quotation marks.
                text = self.tr("The token {equipment} is placed in {sector}.")
                place = names.quoted(names.sector(state.board, sector))
                return text.format(equipment=names.quoted(names.equipment(card)), sector=place)
            case ev.EquipmentReadied(card=card):
                #: {equipment} is the name of a card in quotation marks.
                text = self.tr("{equipment} may be used once more.")
                return text.format(equipment=names.quoted(names.equipment(card)))
            case ev.EquipmentFetched(card=card, to=to):
                #: {equipment} is the name of a card in quotation marks. {member} is the first name of a crewmember.
                text = self.tr("{member} carries {equipment} again.")
                return text.format(member=names.called(to), equipment=names.quoted(names.equipment(card)))
            case ev.EquipmentBlocked(card=card):
                #: {equipment} is the name of a card in quotation marks.
                return self.tr("{equipment} is blocked.").format(equipment=names.quoted(names.equipment(card)))
            case ev.EquipmentFreed():
                return self.tr("No equipment is blocked any more.")
            case _:
                assert_never(event)

    def _ahead(self, card: CardId, spaces: tuple[int, ...], state: State) -> str:
        printed = state.box.threats[card].time
        texts = () if printed is None else tuple(printed.spaces[at] for at in spaces if at in printed.spaces)
        return self._rules.effect(InOrder(steps=texts))

    def _cards(self, deck: ev.Deck, cards: tuple[CardId, ...]) -> str:
        match deck:
            case ev.Deck.SECTION:
                found = [self._names.section_card(card) for card in cards]
            case ev.Deck.EVENTS:
                found = [self._names.event_card(card) for card in cards]
            case ev.Deck.POIS:
                found = [self._names.poi(card) for card in cards]
            case ev.Deck.CONDITIONS:
                found = [self._names.condition(card) for card in cards]
            case ev.Deck.DISCOVERIES:
                found = [self._names.discovery(card) for card in cards]
            case _:
                assert_never(deck)
        return all_of([self._names.quoted(name) for name in found])
