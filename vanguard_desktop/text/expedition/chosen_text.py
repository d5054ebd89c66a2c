"""The alternatives of a question about cards, tracks, leads, equipment or threats: a line for each of them."""

from __future__ import annotations

from typing import assert_never

from PySide6.QtCore import QObject

from vanguard_desktop.core.ids import CardId
from vanguard_desktop.rulesets.expedition.data import chosen as pick
from vanguard_desktop.text.common.names import Names
from vanguard_desktop.text.common.told import all_of


class ChosenText(QObject):
    """What is picked, by its name."""

    def __init__(self, names: Names, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names = names

    def effect(self, effect: pick.ChosenEffect) -> str:
        names, quoted = self._names, self._names.quoted
        match effect:
            case pick.KeepCard(card=card):
                #: An answer to choose: {card} is the name of a section card in quotation marks.
                return self.tr("Take {card}.").format(card=quoted(names.section_card(card)))
            case pick.ArrangeEvents(top=top, bottom=()):
                #: An answer to choose: {events} are names of event cards in quotation marks, in their order.
                return self.tr("Put {events} on top, the first one uppermost.").format(events=self._events(top))
            case pick.ArrangeEvents(top=(), bottom=bottom):
                #: An answer to choose: {events} are names of event cards in quotation marks.
                return self.tr("Put {events} at the bottom.").format(events=self._events(bottom))
            case pick.ArrangeEvents(top=top, bottom=bottom):
                #: An answer to choose: {top} and {bottom} are names of event cards in quotation marks.
                text = self.tr("Put {top} on top and {bottom} at the bottom.")
                return text.format(top=self._events(top), bottom=self._events(bottom))
            case pick.ChooseEvent(count=count):
                #: %n is the number of cards.
                return self.tr("Reveal %n [event] card(s) and resolve one of them.", "", count)
            case pick.TakeEvent(card=card):
                #: An answer to choose: {event} is the name of an event card in quotation marks.
                return self.tr("Resolve the event {event}.").format(event=quoted(names.event_card(card)))
            case pick.FetchCard(card=card):
                #: An answer to choose: {card} is the name of a section card in quotation marks.
                return self.tr("Take back {card}.").format(card=quoted(names.section_card(card)))
            case pick.DropCard(card=card, away=True):
                #: An answer to choose: {card} is the name of a section card in quotation marks.
                return self.tr("Sacrifice {card}.").format(card=quoted(names.section_card(card)))
            case pick.DropCard(card=card):
                #: An answer to choose: {card} is the name of a section card in quotation marks.
                return self.tr("Discard {card}.").format(card=quoted(names.section_card(card)))
            case pick.TurnBack(track=track, count=count):
                #: {track} is the card or the sector to which the time track belongs, in quotation marks.
                text = self.tr("The [time] of {track} goes back %n space(s).", "", count)
                return text.format(track=quoted(names.source(track)))
            case pick.HoldTrack(track=track):
                #: {track} is the card or the sector to which the time track belongs, in quotation marks.
                return self.tr("The time track of {track} waits.").format(track=quoted(names.source(track)))
            case pick.ShiftLead(lead=lead, to=None):
                #: An answer to choose: {lead} is a lead token with its value, as "Lead 2 with a card".
                return self.tr("Move this one: {lead}.").format(lead=names.lead(lead))
            case pick.ShiftLead(to=deck) if deck is not None:
                #: An answer to choose: {deck} is the icon of a discovery deck.
                return self.tr("To the {deck} deck.").format(deck=f"[discovery_{deck.value}]")
            case pick.ShiftLead() | pick.BagLead():
                #: An answer to choose: {lead} is a lead token with its value, as "Lead 2 with a card".
                return self.tr("Return this one: {lead}.").format(lead=names.lead(effect.lead))
            case pick.PlaceOneOf(leads=leads):
                #: %n is the number of lead tokens that have been drawn.
                return self.tr("Place one of %n drawn [lead].", "", len(leads))
            case pick.PlaceThisLead(lead=lead):
                #: An answer to choose: {lead} is a lead token with its value, as "Lead 2 with a card".
                return self.tr("Place this one: {lead}.").format(lead=names.lead(lead))
            case pick.PutBack(card=card):
                #: An answer to choose: {discovery} is the name of a card in quotation marks.
                return self.tr("Put back {discovery}.").format(discovery=quoted(names.discovery(card)))
            case pick.SwapFor(card=card):
                #: An answer to choose: {discovery} is the name of a card in quotation marks.
                return self.tr("Have {discovery}.").format(discovery=quoted(names.discovery(card)))
            case pick.CarryTo(to=to):
                #: An answer to choose: {sector} is the number of a sector.
                return self.tr("Carry everything to sector {sector}.").format(sector=to)
            case pick.JoinTo(start=start, to=None):
                #: An answer to choose: where a path begins. {sector} is the number of a sector.
                return self.tr("From sector {sector}.").format(sector=start)
            case pick.JoinTo(to=to) | pick.ShiftMarker(to=to):
                #: An answer to choose: where a path ends or a marker goes. {sector} is the number of a sector.
                return self.tr("To sector {sector}.").format(sector=to)
            case pick.MoveThis(threat=threat, count=count):
                #: {threat} is the name of a card in quotation marks.
                text = self.tr("The [threat] {threat} moves %n time(s).", "", count)
                return text.format(threat=quoted(names.threat(threat)))
            case pick.LookThis(threat=threat, count=count):
                #: {threat} is the name of a card in quotation marks.
                text = self.tr("Look at the next %n effect(s) of the [threat] {threat}.", "", count)
                return text.format(threat=quoted(names.threat(threat)))
            case pick.MoveOn(count=count, standee=standee) if standee is not None:
                #: Effect of a card that lets you move a threat with several standees (figures). %n is how far.
                return self.tr("One standee of the [threat] moves up to %n sector(s).", "", count)
            case pick.MoveOn(count=count, sector=None):
                #: Effect of a card: what is left of the move of a threat. %n is how many sectors are left.
                return self.tr("The [threat] moves up to %n more sector(s) toward the nearest crewmember.", "", count)
            case pick.MoveOn(count=count, sector=sector):
                #: {sector} is the number of a sector.
                text = self.tr("The [threat] moves up to %n more sector(s) toward sector {sector}.", "", count)
                return text.format(sector=sector)
            case pick.SendThis(threat=threat, rounds=rounds):
                #: {threat} is the name of a card in quotation marks.
                text = self.tr("The [threat] {threat} leaves for %n round(s).", "", rounds)
                return text.format(threat=quoted(names.threat(threat)))
            case pick.SkipThis(threat=threat, reset=True):
                #: {threat} is the name of a card in quotation marks.
                return self.tr("Reset the time track of the [threat] {threat}.").format(
                    threat=quoted(names.threat(threat))
                )
            case pick.SkipThis(threat=threat, later=True):
                #: {threat} is the name of a card in quotation marks.
                text = self.tr("The [threat] {threat} skips the effect after its next one.")
                return text.format(threat=quoted(names.threat(threat)))
            case pick.BackThis(threat=threat):
                #: {threat} is the name of a card in quotation marks.
                text = self.tr("The [threat] {threat} goes back to where it came from.")
                return text.format(threat=quoted(names.threat(threat)))
            case pick.SkipThis(threat=threat):
                #: {threat} is the name of a card in quotation marks.
                return self.tr("The [threat] {threat} skips its next effect.").format(
                    threat=quoted(names.threat(threat))
                )
            case _:
                return self._equipment(effect)

    def _equipment(
        self, effect: pick.HandOver | pick.MakeReady | pick.FetchEquipment | pick.DropEquipment | pick.BlockThis
    ) -> str:
        name = self._names.quoted(self._names.equipment(effect.card))
        match effect:
            case pick.HandOver(to=None):
                #: An answer to choose: {equipment} is the name of a card in quotation marks.
                return self.tr("Move {equipment}.").format(equipment=name)
            case pick.FetchEquipment(to=None):
                #: An answer to choose: {equipment} is the name of a card in quotation marks.
                return self.tr("Bring back {equipment}.").format(equipment=name)
            case pick.HandOver(to=to) | pick.FetchEquipment(to=to):
                assert to is not None
                #: An answer to choose: {equipment} is the name of a card in quotation marks, {member} of a crewmember.
                text = self.tr("{equipment} goes to {member}.")
                return text.format(equipment=name, member=self._names.member(to))
            case pick.MakeReady():
                #: An answer to choose: {equipment} is the name of a card in quotation marks.
                return self.tr("Use {equipment} once more.").format(equipment=name)
            case pick.DropEquipment():
                #: An answer to choose: {equipment} is the name of a card in quotation marks.
                return self.tr("Discard {equipment}.").format(equipment=name)
            case pick.BlockThis(until=0):
                #: An answer to choose: {equipment} is the name of a card in quotation marks.
                return self.tr("Block {equipment} until it is freed.").format(equipment=name)
            case pick.BlockThis(until=until):
                #: An answer to choose: {equipment} is the name of a card in quotation marks, {round} a number.
                text = self.tr("Block {equipment} until the end of round {round}.")
                return text.format(round=until, equipment=name)
            case _:
                assert_never(effect)

    def _events(self, cards: tuple[CardId, ...]) -> str:
        return all_of([self._names.quoted(self._names.event_card(card)) for card in cards])
