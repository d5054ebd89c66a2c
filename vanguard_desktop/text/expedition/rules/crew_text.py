"""What effects do to a crewmember and the away team, as sentences: cards, injuries, supplies, finds, moves, turns."""

from __future__ import annotations

from vanguard_desktop.rulesets.expedition.data.effects import (
    DiscardCards,
    DiscardThis,
    DrawCards,
    EndExpedition,
    EndTurn,
    ExtraAction,
    FlipInjury,
    FollowPath,
    GainCharges,
    GainDiscovery,
    GainInjury,
    GainLeads,
    GainSuccesses,
    GainSupplies,
    GainUnique,
    LoseCharges,
    LoseSupplies,
    MoveConnected,
    MoveTo,
    RemoveInjury,
    RollDanger,
    TravelIcon,
)
from vanguard_desktop.setting import DiscoveryType

from ...common.rooms import Room, given, tr, when


class CrewText(Room):
    """Speaks to the players; “you” is the crewmember whose text it is."""

    effects = {
        #: Effect of a card, said to whoever it concerns. %n is a number of cards from the own deck.
        DrawCards: tr("Draw %n section card(s)."),
        #: Effect of a card, said to whoever it concerns. %n is a number of cards.
        DiscardCards: tr("Discard %n section card(s) from your hand."),
        #: {injury} is the name of an injury card in quotation marks.
        GainInjury: tr("Gain the injury {injury}.", injury="kind"),
        RemoveInjury: given(
            "card",
            given(
                "kind",
                given(
                    "die",
                    #: {injury} is the name of an injury card in quotation marks.
                    tr("Remove the injury card {injury} and one injury die."),
                    #: {injury} is the name of an injury card in quotation marks.
                    tr("Remove the injury card {injury}."),
                ),
                given("die", tr("Remove one injury card and one injury die."), tr("Remove one injury card.")),
            ),
            tr("Remove one injury die."),
        ),
        FlipInjury: given(
            "kind",
            #: {injury} is the name of an injury card in quotation marks.
            tr("Turn %n injury card(s) {injury} face down."),
            #: Effect of a card: injury cards of the own board that are turned over no longer have an effect. %n is how
            #: many.
            tr("Turn %n injury card(s) face down."),
        ),
        LoseSupplies: given(
            "reduced_by",
            #: {stat} is the icon of a statistic of the lander; the loss is smaller by its value.
            tr("Lose %n [supplies], reduced by the lander’s {stat}.", stat="reduced_by"),
            #: Effect of a card: supplies of the lander. %n stands before the icon.
            tr("Lose %n [supplies]."),
        ),
        #: Effect of a card: supplies of the lander. %n stands before the icon.
        GainSupplies: tr("Gain %n [supplies]."),
        #: Effect of a card: tokens for what the expedition has achieved. %n stands before the icon.
        GainSuccesses: tr("Gain %n [success]."),
        #: Effect of a card: tokens on a crew board that pay for its skill. %n stands before the icon.
        GainCharges: tr("Gain %n [charge]."),
        #: Effect of a card: tokens on a crew board that pay for its skill. %n stands before the icon.
        LoseCharges: tr("Discard %n [charge]."),
        #: A danger die is rolled, and resolved with its table. {danger} is the sign of the die with the letter of the
        #: table, as "danger die A".
        RollDanger: tr("Roll {danger}.", danger="letter"),
        GainLeads: given(
            "apart",
            #: Effect of a card: lead tokens are put on discovery decks. %n stands before the icon and is more than 1.
            tr("Gain %n [lead], each for a different discovery deck."),
            when(
                lambda _, effect: set(effect.types) == set(DiscoveryType),
                #: Effect of a card: lead tokens are put on any discovery decks. %n stands before the icon.
                tr("Gain %n [lead] for discovery decks of your choice."),
                #: {decks} are icons of the discovery decks on which the leads may be put, with "or" before the last
                #: one.
                tr("Gain %n [lead] for {decks}."),
            ),
        ),
        GainDiscovery: given(
            "deck",
            #: {deck} is the icon of a kind of discovery.
            tr("Gain 1 {deck}."),
            tr("Gain a discovery from a deck of your choice."),
        ),
        GainUnique: given(
            "number",
            #: {discovery} is the name of a card in quotation marks.
            tr("Gain the [unique_discovery] {discovery}.", discovery="number"),
            tr("Gain the topmost [unique_discovery] of the planet."),
        ),
        #: Effect of a card, said to whoever moves. %n is how many steps, each from one sector to the next.
        MoveConnected: tr("Move %n time(s) to a connected sector; ignore the icons of the path."),
        FollowPath: tr("Move to the sector at the other end of the path."),
        MoveTo: given(
            "sector",
            #: {sector} is the number of a sector.
            tr("Move to sector {sector}."),
            tr("Move to the lander sector."),
        ),
        TravelIcon: tr("Resolve the travel effect of the [global_condition]."),
        EndTurn: given(
            "events",
            #: Effect of a card, about the turn in which it happens. %n stands before the icon of an event card.
            tr("The turn ends after this; %n [event] card(s) are revealed.", n="events"),
            tr("The turn ends after this; no [event] card is revealed."),
        ),
        ExtraAction: tr("Take one more action in this turn."),
        EndExpedition: tr("The expedition ends."),
        DiscardThis: tr("Discard this card."),
    }
