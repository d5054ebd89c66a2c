"""Lines of the journal about decks looked at, held tracks, moved leads, tokens of equipment, sheltered people."""

from __future__ import annotations

from typing import assert_never

from PySide6.QtCore import QObject

from vanguard_desktop.core.ids import CardId
from vanguard_desktop.rulesets.expedition import events_things as ev
from vanguard_desktop.rulesets.expedition.effects import InOrder
from vanguard_desktop.rulesets.expedition.state import State
from vanguard_desktop.text.names import Names
from vanguard_desktop.text.rules_text import RulesText
from vanguard_desktop.text.track_names import TrackNames


class ThingLog(QObject):
    """What texts do with cards and tokens of choice, as sentences."""

    def __init__(self, names: Names, rules: RulesText, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names = names
        self._rules = rules
        self._tracks = TrackNames(names)

    def sentence(self, event: ev.ThingEvent, state: State) -> str:
        names = self._names
        match event:
            case ev.CardsSeen(member=member, deck=deck, cards=cards):
                text = self.tr("{member} looks at %n card(s): {cards}.", "", len(cards))
                return text.format(member=names.member(member), cards=self._cards(deck, cards))
            case ev.DeckArranged(member=member):
                return self.tr("{member} puts the section deck in another order.").format(member=names.member(member))
            case ev.EventsArranged():
                return self.tr("The event cards lie in another order now.")
            case ev.MoreEventsWanted(count=count):
                return self.tr("The next time, one of %n event(s) will be resolved.", "", count)
            case ev.EventSkipped(card=card):
                return self.tr("An event is discarded unresolved: {event}.").format(event=names.event_card(card))
            case ev.CardRegained(member=member, card=card):
                text = self.tr("{member} takes a section card back from the discard pile: {card}.")
                return text.format(member=names.member(member), card=names.section_card(card))
            case ev.CardSacrificed(member=member, card=card):
                text = self.tr("{member} sacrifices a section card: {card}.")
                return text.format(member=names.member(member), card=names.section_card(card))
            case ev.TrackHeld(track=track):
                text = self.tr("A time track will not make its next progress: {track}.")
                return text.format(track=self._tracks.name(track, state))
            case ev.TrackWaited(track=track):
                text = self.tr("A time track stays where it is: {track}.")
                return text.format(track=self._tracks.name(track, state))
            case ev.LeadMoved(lead=lead, to=deck):
                text = self.tr("A lead token moves to another discovery deck: {lead}, {deck}.")
                return text.format(lead=names.lead(lead), deck=names.discovery_type(deck))
            case ev.LeadBagged(lead=lead):
                return self.tr("A lead token returns to the bag: {lead}.").format(lead=names.lead(lead))
            case ev.DiscoverySwapped(card=card, back=back):
                text = self.tr("A discovery is swapped: {back} for {card}.")
                return text.format(back=names.discovery(back), card=names.discovery(card))
            case ev.UniqueDiscarded(number=number):
                return self.tr("A unique discovery is discarded: {discovery}.").format(discovery=names.unique(number))
            case ev.ThreatHeld(card=card, later=True):
                text = self.tr("A threat will skip the effect after its next one: {threat}.")
                return text.format(threat=names.threat(card))
            case ev.ThreatHeld(card=card):
                return self.tr("A threat will skip its next effect: {threat}.").format(threat=names.threat(card))
            case ev.ThreatSkipped(card=card):
                return self.tr("A threat skips its effect: {threat}.").format(threat=names.threat(card))
            case ev.Sheltered(member=member):
                return self.tr("{member} is sheltered from threats.").format(member=names.member(member))
            case ev.ShelterUsed(member=member):
                return self.tr("The attack does not affect {member}.").format(member=names.member(member))
            case ev.SectorsJoined(start=start, to=sector):
                text = self.tr("A path joins two sectors from now on: {start}, {end}.")
                return text.format(start=names.sector(state.board, start), end=names.sector(state.board, sector))
            case ev.ThreatStrayed(card=card, value=value, to=sector):
                text = self.tr("The ten-sided die shows {value} and sends a threat to a sector: {threat}, {sector}.")
                return text.format(value=value, threat=names.threat(card), sector=names.sector(state.board, sector))
            case ev.ThreatForeseen(member=member, card=card, spaces=spaces):
                text = self.tr("{member} looks at what a threat does next: {threat}. {effects}")
                effects = self._ahead(card, spaces, state)
                return text.format(member=names.member(member), threat=names.threat(card), effects=effects)
            case ev.StandeePlaced(card=card, sector=sector):
                text = self.tr("A second figure of a threat appears: {threat}. It is in this sector: {sector}.")
                return text.format(threat=names.threat(card), sector=names.sector(state.board, sector))
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
                text = self.tr("The token of this equipment is placed: {equipment}. It is in this sector: {sector}.")
                return text.format(equipment=names.equipment(card), sector=names.sector(state.board, sector))
            case ev.EquipmentReadied(card=card):
                text = self.tr("This equipment may be used once more: {equipment}.")
                return text.format(equipment=names.equipment(card))
            case ev.EquipmentFetched(card=card, to=to):
                text = self.tr("{member} carries discarded equipment again: {equipment}.")
                return text.format(member=names.member(to), equipment=names.equipment(card))
            case ev.EquipmentBlocked(card=card):
                return self.tr("Equipment is blocked: {equipment}.").format(equipment=names.equipment(card))
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
        return self.tr(", ").join(found)
