"""The steps of rounds, turns, checks and other procedures as sentences, for the list of what comes next."""

from __future__ import annotations

from vanguard_desktop.rulesets.expedition.data import steps as st
from vanguard_desktop.rulesets.expedition.data import steps as steps_checks

from ...common.rooms import Room, choose, given, in_turn, signed, tr


class StepText(Room):
    """All steps but those that only wrap the effect of a card."""

    _hand = given(
        "more",
        #: What the game does next, at the start of an expedition. %n is how many cards are drawn beyond the starting
        #: hand.
        tr("Each crewmember draws a starting hand and %n card(s) more, then discards down to the limit.", n="more"),
        tr("Each crewmember draws a starting hand."),
    )
    #: What the game does next, at the start of an expedition: cards that players do not like. %n is how many.
    _anew = tr("After that each may draw up to %n card(s) anew.", n="redraws")

    effects = {
        st.ShuffleAll: tr("Shuffle the section decks, the discovery decks and the [event] cards."),
        st.LandingRoll: tr("Make landing rolls until the lander is down."),
        st.AskLander: tr("Choose the lander sector."),
        st.Disembark: tr("The away team leaves the lander."),
        st.TakeSeats: tr("Each player decides in which order their crewmembers sit."),
        st.TakePlaces: tr("Each crewmember goes to the sector where the expedition begins."),
        st.FirstCondition: tr("Choose the [global_condition] with which the expedition begins."),
        st.AskRankUp: tr("Choose the [rank_up] of the expedition."),
        st.HandOut: tr("Hand out the loaded equipment."),
        st.FirstHands: given("redraws", in_turn(_hand, _anew), _hand),
        st.ShuffleEvents: tr("Shuffle all [event] cards into a new face-down deck."),
        st.OpenRound: tr("Begin a new round and decide who takes the start token."),
        st.NextTurn: tr("The next crewmember clockwise takes a turn; after the last turn the round ends."),
        st.OfferAction: tr("Choose the next action of the turn."),
        st.OfferMissions: tr("A [mission] whose requirement is met may be completed."),
        st.EndPhase: given(
            "events",
            #: What the game does next. %n stands before the icon of an event card.
            tr("End the turn and reveal %n [event] card(s).", n="events"),
            tr("End the turn; no [event] card is revealed."),
        ),
        st.RevealEvent: tr("Reveal the top [event] card."),
        st.ResolveEvent: tr("Resolve the revealed [event] card."),
        st.DiscardEvent: tr("Discard the [event] card."),
        st.Arrive: tr("Move to the sector at the other end of the path."),
        st.RestRefresh: tr("Refresh half of your section dice, rounded up."),
        st.OfferPrepare: given(
            "card",
            given(
                "check",
                tr("Draw a section card to prepare, make a dice check for dice combinations, or do both."),
                tr("To prepare you may also draw a section card."),
            ),
            given(
                "check",
                tr("To prepare you may also make a dice check for dice combinations."),
                tr("Preparing is over."),
            ),
        ),
        st.HandLimit: tr("Discard section cards down to the section card limit."),
        st.GoOnWithCheck: tr("Go on with the dice check."),
        st.PlaceInjuryDie: given(
            "back",
            tr("The injury die returns to the top slot of a column without one."),
            tr("Put an injury die in the top slot of a column without one."),
        ),
        st.Overflow: choose(
            "color",
            red=tr("Red dice that have no slot any more go to the spent pool."),
            green=tr("Green dice that have no slot any more go to the spent pool."),
            blue=tr("Blue dice that have no slot any more go to the spent pool."),
        ),
        #: {result} is an icon of the danger die, {letter} names the danger table: A, B, C.
        st.DangerResult: tr(
            "Resolve {result} of the danger die with danger table {letter}.",
            result=lambda _, step: f"[danger_{step.icon.value}]",
        ),
        st.ApplyOutcome: choose(
            "color",
            yellow=tr("Apply the yellow outcome."),
            green=tr("Apply the green outcome."),
            red=tr("Apply the red outcome."),
        ),
        #: {track} is the card or the sector to which the time track belongs, in quotation marks.
        st.MoveTrack: tr("The time track of {track} progresses by one space."),
        #: {tracks} are the cards and sectors to which the time tracks belong, in quotation marks, with "and"
        #: before the last one.
        st.MoveTracks: tr("The time tracks of {tracks} progress by one space each."),
        #: What the game does next: lead tokens from the bag. %n stands before the icon.
        st.PlaceLeads: tr("Put %n drawn [lead] on discovery decks.", n="leads"),
        #: {deck} is the icon of a discovery deck. {value} is 3.
        st.CountLeads: tr(
            "If the [lead](pl) of the {deck} deck are worth {value} or more, gain its top discovery.",
            value=lambda *_: 3,
        ),
        st.OneOfThese: given(
            "sectors",
            #: {sectors} are numbers of sectors, with commas between them.
            tr("Choose one of these sectors: {sectors}.", sectors=lambda _, step: ", ".join(map(str, step.sectors))),
            tr("The open question is asked again."),
        ),
        st.AskAgain: tr("The open question is asked again."),
        #: {card} is the name of a card in quotation marks.
        st.DiscardPlayed: tr("Discard the section card {card} that was played."),
        steps_checks.AfterOutcome: choose(
            "color",
            yellow=tr("The yellow outcome has been resolved."),
            green=tr("The green outcome has been resolved."),
            red=tr("The red outcome has been resolved."),
        ),
        steps_checks.AfterCheck: tr("The outcomes of the dice check have been resolved."),
        steps_checks.OfferFreeDie: tr("Take a free [basic] of a color of your choice."),
        steps_checks.LayFreeDie: choose(
            "color",
            red=tr("Take a free red [basic]."),
            green=tr("Take a free green [basic]."),
            blue=tr("Take a free blue [basic]."),
        ),
        steps_checks.StayInPool: tr("One of the dice that pay stays in the roll pool."),
        #: {die} names a die: "Basic die (red)".
        steps_checks.RollAside: tr("Also roll the die that was kept aside: {die}."),
        #: {track} is the card of the action, in quotation marks.
        steps_checks.TakeOffMarker: tr("Reset the track of the action of {track}."),
        steps_checks.StepMarker: signed(
            #: {track} is the card of the action, in quotation marks.
            tr("Go back %n space(s) on the track of the action of {track}.", n="by"),
            #: {track} is the card of the action, in quotation marks.
            tr("Progress %n space(s) on the track of the action of {track}.", n="by"),
        ),
        st.CloseExpedition: tr("The expedition is over."),
    }
