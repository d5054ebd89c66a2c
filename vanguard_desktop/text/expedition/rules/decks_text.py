"""What effects do with cards of decks, leads, finds and tokens of choice, as sentences."""

from __future__ import annotations

from typing import assert_never

from PySide6.QtCore import QObject

from vanguard_desktop.rulesets.expedition.data import effects as fx
from vanguard_desktop.setting.cards import DiscoveryType


class DecksText(QObject):
    """Sentences for the players; "you" is the crewmember whose text it is."""

    def effect(self, effect: fx.DeckEffect) -> str:
        match effect:
            case fx.KeepOfTop(count=count):
                #: Effect of a card; the deck is that of the own section. %n is how many cards are looked at, usually
                #: more than one.
                return self.tr(
                    "Look at the top %n card(s) of your section deck, take one into your hand and put the rest at the "
                    "bottom of the deck.",
                    "",
                    count,
                )
            case fx.LookAtEvents(count=count, arrange=arrange):
                return self._look_at_events(count, arrange)
            case fx.LookAtPois(sector=None, anywhere=True):
                return self.tr("Look at the [poi] cards that a sector of your choice may still get next.")
            case fx.LookAtPois(sector=None):
                return self.tr("Look at the [poi] cards that your sector may still get next.")
            case fx.LookAtPois(sector=sector):
                #: {sector} is the number of a sector.
                return self.tr("Look at the [poi] cards that sector {sector} may still get next.").format(sector=sector)
            case fx.LookAtNextCondition():
                return self.tr("Look at the [global_condition] card that comes next.")
            case fx.LookAtThreat(count=count):
                #: Effect of a card: a threat does what stands on its cards, one after another. %n is how many of these
                #: are looked at.
                return self.tr("Look at the next %n effect(s) of a [threat] of your choice.", "", count)
            case fx.SeeMoreEvents(count=count):
                #: Effect of a card. %n is how many event cards are revealed, one of which is carried out.
                return self.tr(
                    "The next time an [event] is revealed, reveal %n instead, resolve one and discard the rest.",
                    "",
                    count,
                )
            case fx.FewerEvents(count=count):
                #: Effect of a card: fewer event cards than usual. %n stands before the icon of an event card.
                return self.tr("At the end of this turn %n [event] card(s) fewer are revealed.", "", count)
            case fx.JoinSectors(to=fx.Joined.NEXT_NUMBER):
                return self.tr("Join your sector and one with the next higher or lower number by a path without icons.")
            case fx.JoinSectors():
                return self.tr("Join two visited sectors of your choice by a path without icons.")
            case fx.DrawToLimit():
                return self.tr("Draw section cards until you hold as many as your section card limit.")
            case fx.TakeBackCard():
                return self.tr("Take one section card from your discard pile into your hand.")
            case fx.DiscardHand():
                return self.tr("Discard all section cards in your hand.")
            case fx.DiscardCardWith(icon=icon):
                #: {icon} is an icon that the dice combination of the card asks for.
                text = self.tr("Discard a section card with {icon} in its dice combination.")
                return text.format(icon=f"[{icon.value}]")
            case fx.SacrificeCard():
                return self.tr("Sacrifice one section card from your hand; it is out of this expedition.")
            case fx.TurnBackTime(count=count):
                #: Effect of a card: [time] is the token on a time track. %n is how many spaces it goes back.
                return self.tr("One [time] of your choice goes back %n space(s).", "", count)
            case fx.HoldTime():
                return self.tr("One time track of your choice does not make its next progress.")
            case fx.MoveLead():
                return self.tr("Move one placed [lead] to another discovery deck.")
            case fx.ReturnLead():
                return self.tr("Return one placed [lead] to the bag.")
            case fx.LeadWhereOneLies(count=count):
                #: Effect of a card: lead tokens go on a deck on which some lie. %n stands before the icon.
                return self.tr("Gain %n [lead] for a discovery deck that has one already.", "", count)
            case fx.LeadsToDiscovery(count=count):
                #: Effect of a card. %n is how many lead tokens must lie there.
                return self.tr(
                    "Remove the [lead](pl) from a discovery deck that has at least %n and gain its top discovery.",
                    "",
                    count,
                )
            case fx.DiscoveryWithLead():
                return self.tr("Gain the top discovery of a discovery deck that has a [lead].")
            case fx.PlaceOneLead(count=count):
                #: Effect of a card: lead tokens from the bag, of which one is kept. %n stands before the icon.
                return self.tr("Draw %n [lead], place one of your choice and return the rest to the bag.", "", count)
            case fx.ReturnDiscovery(deck=DiscoveryType() as deck):
                #: {deck} is the icon of a discovery deck.
                text = self.tr("Put one {deck} card from the lander at the bottom of its deck.")
                return text.format(deck=f"[discovery_{deck.value}]")
            case fx.ReturnDiscovery():
                return self.tr("Put one discovery card from the lander at the bottom of its deck.")
            case fx.SwapDiscovery(count=count):
                #: Effect of a card: the discovery that the team got last may be exchanged. %n is how many cards are
                #: looked at.
                return self.tr(
                    "Look at the next %n card(s) of the deck of the discovery gained last. If you want, swap it for "
                    "one of them.",
                    "",
                    count,
                )
            case fx.MoveMarker():
                return self.tr("Move one marker from this sector to a connected sector.")
            case _:
                assert_never(effect)

    def _look_at_events(self, count: int, arrange: fx.Arrange) -> str:
        match arrange:
            case fx.Arrange.LEAVE:
                #: Effect of a card: event cards are only looked at. %n stands before the icon.
                return self.tr("Look at the top %n [event] card(s).", "", count)
            case fx.Arrange.ANY_ORDER:
                #: Effect of a card: event cards are looked at and laid back in another order. %n stands before the
                #: icon.
                return self.tr("Look at the top %n [event] card(s) and put them back in any order.", "", count)
            case fx.Arrange.OR_BOTTOM:
                #: Effect of a card: event cards are looked at and may go under the deck. %n stands before the icon.
                return self.tr(
                    "Look at the top %n [event] card(s); you may put them at the bottom of the deck.",
                    "",
                    count,
                )
            case _:
                assert_never(arrange)
