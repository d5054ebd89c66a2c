"""The alternatives of a question about cards, tracks, leads, equipment or threats: a line for each of them."""

from __future__ import annotations

from vanguard_desktop.rulesets.expedition.data import picked as pick

from ..common.rooms import Room, choose, given, tr


class PickedText(Room):
    """What is picked, by its name."""

    effects = {
        #: An answer to choose: {card} is the name of a section card in quotation marks.
        pick.KeepCard: tr("Take {card}."),
        pick.ArrangeEvents: given(
            "bottom",
            given(
                "top",
                #: An answer to choose: {top} and {bottom} are names of event cards in quotation marks.
                tr("Put {top} on top and {bottom} at the bottom."),
                #: An answer to choose: {events} are names of event cards in quotation marks.
                tr("Put {events} at the bottom.", events="bottom"),
            ),
            #: An answer to choose: {events} are names of event cards in quotation marks, in their order.
            tr("Put {events} on top, the first one uppermost.", events="top"),
        ),
        #: %n is the number of cards.
        pick.ChooseEvent: tr("Reveal %n [event] card(s) and resolve one of them."),
        #: An answer to choose: {event} is the name of an event card in quotation marks.
        pick.TakeEvent: tr("Resolve the event {event}."),
        #: An answer to choose: {card} is the name of a section card in quotation marks.
        pick.FetchCard: tr("Take back {card}."),
        pick.DropCard: given(
            "away",
            #: An answer to choose: {card} is the name of a section card in quotation marks.
            tr("Sacrifice {card}."),
            #: An answer to choose: {card} is the name of a section card in quotation marks.
            tr("Discard {card}."),
        ),
        #: {track} is the card or the sector to which the time track belongs, in quotation marks.
        pick.TurnBack: tr("The [time] of {track} goes back %n space(s)."),
        #: {track} is the card or the sector to which the time track belongs, in quotation marks.
        pick.HoldTrack: tr("The time track of {track} waits."),
        pick.ShiftLead: given(
            "to",
            #: An answer to choose: {deck} is the icon of a discovery deck.
            tr("To the {deck} deck.", deck="to"),
            #: An answer to choose: {lead} is a lead token with its value, as "Lead 2 with a card".
            tr("Move this one: {lead}."),
        ),
        #: An answer to choose: {lead} is a lead token with its value, as "Lead 2 with a card".
        pick.BagLead: tr("Return this one: {lead}."),
        #: %n is the number of lead tokens that have been drawn.
        pick.PlaceOneOf: tr("Place one of %n drawn [lead].", n="leads"),
        #: An answer to choose: {lead} is a lead token with its value, as "Lead 2 with a card".
        pick.PlaceThisLead: tr("Place this one: {lead}."),
        #: An answer to choose: {discovery} is the name of a card in quotation marks.
        pick.PutBack: tr("Put back {discovery}."),
        #: An answer to choose: {discovery} is the name of a card in quotation marks.
        pick.SwapFor: tr("Have {discovery}."),
        #: An answer to choose: {sector} is the number of a sector.
        pick.CarryTo: tr("Carry everything to sector {sector}.", sector="to"),
        pick.JoinTo: given(
            "to",
            #: An answer to choose: where a path ends or a marker goes. {sector} is the number of a sector.
            tr("To sector {sector}.", sector="to"),
            #: An answer to choose: where a path begins. {sector} is the number of a sector.
            tr("From sector {sector}.", sector="start"),
        ),
        #: An answer to choose: where a path ends or a marker goes. {sector} is the number of a sector.
        pick.ShiftMarker: tr("To sector {sector}.", sector="to"),
        #: {threat} is the name of a card in quotation marks.
        pick.MoveThis: tr("The [threat] {threat} moves %n time(s)."),
        #: {threat} is the name of a card in quotation marks.
        pick.LookThis: tr("Look at the next %n effect(s) of the [threat] {threat}."),
        pick.MoveOn: choose(
            "standee",
            none=given(
                "sector",
                #: {sector} is the number of a sector.
                tr("The [threat] moves up to %n more sector(s) toward sector {sector}."),
                #: Effect of a card: what is left of the move of a threat. %n is how many sectors are left.
                tr("The [threat] moves up to %n more sector(s) toward the nearest crewmember."),
            ),
            #: Effect of a card that lets you move a threat with several standees (figures). %n is how far.
            other=tr("One standee of the [threat] moves up to %n sector(s)."),
        ),
        #: {threat} is the name of a card in quotation marks.
        pick.SendThis: tr("The [threat] {threat} leaves for %n round(s).", n="rounds"),
        pick.SkipThis: given(
            "reset",
            #: {threat} is the name of a card in quotation marks.
            tr("Reset the time track of the [threat] {threat}."),
            given(
                "later",
                #: {threat} is the name of a card in quotation marks.
                tr("The [threat] {threat} skips the effect after its next one."),
                #: {threat} is the name of a card in quotation marks.
                tr("The [threat] {threat} skips its next effect."),
            ),
        ),
        #: {threat} is the name of a card in quotation marks.
        pick.BackThis: tr("The [threat] {threat} goes back to where it came from."),
        pick.HandOver: given(
            "to",
            #: An answer to choose: {equipment} is the name of a card in quotation marks, {member} of a crewmember.
            tr("{equipment} goes to {member}.", member="to"),
            #: An answer to choose: {equipment} is the name of a card in quotation marks.
            tr("Move {equipment}."),
        ),
        pick.FetchEquipment: given(
            "to",
            #: An answer to choose: {equipment} is the name of a card in quotation marks, {member} of a crewmember.
            tr("{equipment} goes to {member}.", member="to"),
            #: An answer to choose: {equipment} is the name of a card in quotation marks.
            tr("Bring back {equipment}."),
        ),
        #: An answer to choose: {equipment} is the name of a card in quotation marks.
        pick.MakeReady: tr("Use {equipment} once more."),
        #: An answer to choose: {equipment} is the name of a card in quotation marks.
        pick.DropEquipment: tr("Discard {equipment}."),
        pick.BlockThis: given(
            "until",
            #: An answer to choose: {equipment} is the name of a card in quotation marks, {round} a number.
            tr("Block {equipment} until the end of round {round}.", round="until"),
            #: An answer to choose: {equipment} is the name of a card in quotation marks.
            tr("Block {equipment} until it is freed."),
        ),
    }
