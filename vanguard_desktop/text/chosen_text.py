"""The alternatives of a question about cards, tracks, leads, equipment or threats: a line for each of them."""

from __future__ import annotations

from typing import assert_never

from PySide6.QtCore import QObject

from vanguard_desktop.core.ids import CardId
from vanguard_desktop.rulesets.expedition import chosen as pick
from vanguard_desktop.text.names import Names


class ChosenText(QObject):
    """What is picked, by its name."""

    def __init__(self, names: Names, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names = names

    def effect(self, effect: pick.ChosenEffect) -> str:
        names = self._names
        match effect:
            case pick.KeepCard(card=card):
                return self.tr("Take this card: {card}.").format(card=names.section_card(card))
            case pick.ArrangeEvents(top=top, bottom=()):
                return self.tr("Put these on top, the first one uppermost: {events}.").format(events=self._events(top))
            case pick.ArrangeEvents(top=(), bottom=bottom):
                return self.tr("Put these at the bottom: {events}.").format(events=self._events(bottom))
            case pick.ArrangeEvents(top=top, bottom=bottom):
                text = self.tr("Put these on top: {top}. Put these at the bottom: {bottom}.")
                return text.format(top=self._events(top), bottom=self._events(bottom))
            case pick.TakeEvent(card=card):
                return self.tr("Resolve this event: {event}.").format(event=names.event_card(card))
            case pick.FetchCard(card=card):
                return self.tr("Take this card back: {card}.").format(card=names.section_card(card))
            case pick.DropCard(card=card, away=True):
                return self.tr("Sacrifice this card: {card}.").format(card=names.section_card(card))
            case pick.DropCard(card=card):
                return self.tr("Discard this card: {card}.").format(card=names.section_card(card))
            case pick.TurnBack(track=track, count=count):
                #: {track} is the card or the sector to which the time track belongs.
                text = self.tr("This [time] goes back %n space(s): {track}.", "", count)
                return text.format(track=names.source(track))
            case pick.HoldTrack(track=track):
                #: {track} is the card or the sector to which the time track belongs.
                return self.tr("This time track waits: {track}.").format(track=names.source(track))
            case pick.ShiftLead(lead=lead, to=None):
                return self.tr("Move this one: {lead}.").format(lead=names.lead(lead))
            case pick.ShiftLead(to=deck) if deck is not None:
                return self.tr("To this deck: {deck}.").format(deck=names.discovery_type(deck))
            case pick.ShiftLead() | pick.BagLead():
                return self.tr("Return this one: {lead}.").format(lead=names.lead(effect.lead))
            case pick.PlaceThisLead(lead=lead):
                return self.tr("Place this one: {lead}.").format(lead=names.lead(lead))
            case pick.PutBack(card=card):
                return self.tr("Put this discovery back: {discovery}.").format(discovery=names.discovery(card))
            case pick.SwapFor(card=card):
                return self.tr("Have this discovery: {discovery}.").format(discovery=names.discovery(card))
            case pick.CarryTo(to=to):
                return self.tr("Carry everything to sector {sector}.").format(sector=to)
            case pick.JoinTo(start=start, to=None):
                return self.tr("From sector {sector}.").format(sector=start)
            case pick.JoinTo(to=to) | pick.ShiftMarker(to=to):
                return self.tr("To sector {sector}.").format(sector=to)
            case pick.MoveThis(threat=threat, count=count):
                text = self.tr("This [threat] moves %n time(s): {threat}.", "", count)
                return text.format(threat=names.threat(threat))
            case pick.LookThis(threat=threat, count=count):
                text = self.tr("Look at the next %n effect(s) of this [threat]: {threat}.", "", count)
                return text.format(threat=names.threat(threat))
            case pick.MoveOn(count=count, standee=standee) if standee is not None:
                return self.tr("One standee of the [threat] moves up to %n sector(s).", "", count)
            case pick.MoveOn(count=count, sector=None):
                return self.tr("The [threat] moves up to %n more sector(s) toward the nearest crewmember.", "", count)
            case pick.MoveOn(count=count, sector=sector):
                text = self.tr("The [threat] moves up to %n more sector(s) toward sector {sector}.", "", count)
                return text.format(sector=sector)
            case pick.SendThis(threat=threat, rounds=rounds):
                text = self.tr("This [threat] leaves for %n round(s): {threat}.", "", rounds)
                return text.format(threat=names.threat(threat))
            case pick.SkipThis(threat=threat, reset=True):
                return self.tr("Reset the time track of this [threat]: {threat}.").format(threat=names.threat(threat))
            case pick.SkipThis(threat=threat, later=True):
                text = self.tr("This [threat] skips the effect after its next one: {threat}.")
                return text.format(threat=names.threat(threat))
            case pick.BackThis(threat=threat):
                text = self.tr("This [threat] goes back to where it came from: {threat}.")
                return text.format(threat=names.threat(threat))
            case pick.SkipThis(threat=threat):
                return self.tr("This [threat] skips its next effect: {threat}.").format(threat=names.threat(threat))
            case _:
                return self._equipment(effect)

    def _equipment(
        self, effect: pick.HandOver | pick.MakeReady | pick.FetchEquipment | pick.DropEquipment | pick.BlockThis
    ) -> str:
        name = self._names.equipment(effect.card)
        match effect:
            case pick.HandOver(to=None):
                return self.tr("Move this equipment: {equipment}.").format(equipment=name)
            case pick.FetchEquipment(to=None):
                return self.tr("Bring back this equipment: {equipment}.").format(equipment=name)
            case pick.HandOver(to=to) | pick.FetchEquipment(to=to):
                assert to is not None
                text = self.tr("{equipment} goes to this crewmember: {member}.")
                return text.format(equipment=name, member=self._names.member(to))
            case pick.MakeReady():
                return self.tr("Use this equipment once more: {equipment}.").format(equipment=name)
            case pick.DropEquipment():
                return self.tr("Discard this equipment: {equipment}.").format(equipment=name)
            case pick.BlockThis(until=0):
                return self.tr("Block this equipment until it is freed: {equipment}.").format(equipment=name)
            case pick.BlockThis(until=until):
                text = self.tr("Block this equipment until the end of round {round}: {equipment}.")
                return text.format(round=until, equipment=name)
            case _:
                assert_never(effect)

    def _events(self, cards: tuple[CardId, ...]) -> str:
        return self.tr(", ").join(self._names.event_card(card) for card in cards)
