"""What effects do with cards of decks, leads, finds and tokens of choice, as sentences."""

from __future__ import annotations

from vanguard_desktop.rulesets.expedition.data import effects as fx

from ...common.rooms import Room, choose, given, tr


class DecksText(Room):
    """Sentences for the players; "you" is the crewmember whose text it is."""

    effects = {
        #: Effect of a card; the deck is that of the own section. %n is how many cards are looked at, usually
        #: more than one.
        fx.KeepOfTop: tr(
            "Look at the top %n card(s) of your section deck, take one into your hand and put the "
            "rest at the bottom of the deck."
        ),
        fx.LookAtEvents: choose(
            "arrange",
            #: Effect of a card: event cards are only looked at. %n stands before the icon.
            leave=tr("Look at the top %n [event] card(s)."),
            #: Effect of a card: event cards are looked at and laid back in another order. %n stands before the
            #: icon.
            any_order=tr("Look at the top %n [event] card(s) and put them back in any order."),
            #: Effect of a card: event cards are looked at and may go under the deck. %n stands before the icon.
            or_bottom=tr("Look at the top %n [event] card(s); you may put them at the bottom of the deck."),
        ),
        fx.LookAtPois: given(
            "sector",
            #: {sector} is the number of a sector.
            tr("Look at the [poi] cards that sector {sector} may still get next."),
            given(
                "anywhere",
                tr("Look at the [poi] cards that a sector of your choice may still get next."),
                tr("Look at the [poi] cards that your sector may still get next."),
            ),
        ),
        fx.LookAtNextCondition: tr("Look at the [global_condition] card that comes next."),
        #: Effect of a card: a threat does what stands on its cards, one after another. %n is how many of these
        #: are looked at.
        fx.LookAtThreat: tr("Look at the next %n effect(s) of a [threat] of your choice."),
        #: Effect of a card. %n is how many event cards are revealed, one of which is carried out.
        fx.SeeMoreEvents: tr(
            "The next time an [event] is revealed, reveal %n instead, resolve one and discard the rest."
        ),
        #: Effect of a card: fewer event cards than usual. %n stands before the icon of an event card.
        fx.FewerEvents: tr("At the end of this turn %n [event] card(s) fewer are revealed."),
        fx.JoinSectors: choose(
            "to",
            next_number=tr("Join your sector and one with the next higher or lower number by a path without icons."),
            other=tr("Join two visited sectors of your choice by a path without icons."),
        ),
        fx.DrawToLimit: tr("Draw section cards until you hold as many as your section card limit."),
        fx.TakeBackCard: tr("Take one section card from your discard pile into your hand."),
        fx.DiscardHand: tr("Discard all section cards in your hand."),
        #: {icon} is an icon that the dice combination of the card asks for.
        fx.DiscardCardWith: tr("Discard a section card with {icon} in its dice combination."),
        fx.SacrificeCard: tr("Sacrifice one section card from your hand; it is out of this expedition."),
        #: Effect of a card: [time] is the token on a time track. %n is how many spaces it goes back.
        fx.TurnBackTime: tr("One [time] of your choice goes back %n space(s)."),
        fx.HoldTime: tr("One time track of your choice does not make its next progress."),
        fx.MoveLead: tr("Move one placed [lead] to another discovery deck."),
        fx.ReturnLead: tr("Return one placed [lead] to the bag."),
        #: Effect of a card: lead tokens go on a deck on which some lie. %n stands before the icon.
        fx.LeadWhereOneLies: tr("Gain %n [lead] for a discovery deck that has one already."),
        #: Effect of a card. %n is how many lead tokens must lie there.
        fx.LeadsToDiscovery: tr(
            "Remove the [lead](pl) from a discovery deck that has at least %n and gain its top discovery."
        ),
        fx.DiscoveryWithLead: tr("Gain the top discovery of a discovery deck that has a [lead]."),
        #: Effect of a card: lead tokens from the bag, of which one is kept. %n stands before the icon.
        fx.PlaceOneLead: tr("Draw %n [lead], place one of your choice and return the rest to the bag."),
        fx.ReturnDiscovery: given(
            "deck",
            #: {deck} is the icon of a discovery deck.
            tr("Put one {deck} card from the lander at the bottom of its deck."),
            tr("Put one discovery card from the lander at the bottom of its deck."),
        ),
        #: Effect of a card: the discovery that the team got last may be exchanged. %n is how many cards are
        #: looked at.
        fx.SwapDiscovery: tr(
            "Look at the next %n card(s) of the deck of the discovery gained last. If you want, swap "
            "it for one of them."
        ),
        fx.MoveMarker: tr("Move one marker from this sector to a connected sector."),
    }
