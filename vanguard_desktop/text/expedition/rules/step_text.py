"""The steps of rounds, turns, checks and other procedures as sentences, for the list of what comes next."""

from __future__ import annotations

from typing import assert_never

from PySide6.QtCore import QObject

from vanguard_desktop.dice.faces import Color
from vanguard_desktop.rulesets.expedition.data import steps as st
from vanguard_desktop.setting.cards import RowColor
from vanguard_desktop.text.common.names import Names
from vanguard_desktop.text.common.told import all_of

SaidStep = (
    st.ShuffleAll | st.LandingRoll | st.AskLander | st.Disembark | st.AskRankUp | st.HandOut | st.FirstHands
    | st.ShuffleEvents | st.OpenRound | st.NextTurn | st.OfferAction | st.OfferMissions | st.EndPhase | st.RevealEvent
    | st.ResolveEvent | st.DiscardEvent | st.Arrive | st.RestRefresh | st.OfferPrepare | st.HandLimit
    | st.GoOnWithCheck | st.PlaceInjuryDie | st.Overflow | st.DangerResult | st.ApplyOutcome | st.MoveTrack
    | st.MoveTracks | st.PlaceLeads | st.CountLeads | st.AskAgain | st.DiscardPlayed | st.CloseExpedition
    | st.OfCheck | st.TakeSeats | st.TakePlaces | st.FirstCondition | st.OneOfThese
)  # fmt: skip


class StepText(QObject):
    """All steps but those that only wrap the effect of a card."""

    def __init__(self, names: Names, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names = names

    def effect(self, step: SaidStep) -> str:
        match step:
            case st.ShuffleAll():
                return self.tr("Shuffle the section decks, the discovery decks and the [event] cards.")
            case st.LandingRoll():
                return self.tr("Make landing rolls until the lander is down.")
            case st.AskLander():
                return self.tr("Choose the lander sector.")
            case st.Disembark():
                return self.tr("The away team leaves the lander.")
            case st.TakeSeats():
                return self.tr("Each player decides in which order their crewmembers sit.")
            case st.TakePlaces():
                return self.tr("Each crewmember goes to the sector where the expedition begins.")
            case st.FirstCondition():
                return self.tr("Choose the [global_condition] with which the expedition begins.")
            case st.AskRankUp():
                return self.tr("Choose the [rank_up] of the expedition.")
            case st.HandOut():
                return self.tr("Hand out the loaded equipment.")
            case st.FirstHands(more=more, redraws=redraws):
                return self._hands(more, redraws)
            case st.ShuffleEvents():
                return self.tr("Shuffle all [event] cards into a new face-down deck.")
            case st.OpenRound():
                return self.tr("Begin a new round and decide who takes the start token.")
            case st.NextTurn():
                return self.tr("The next crewmember clockwise takes a turn; after the last turn the round ends.")
            case st.OfferAction():
                return self.tr("Choose the next action of the turn.")
            case st.OfferMissions():
                return self.tr("A [mission] whose requirement is met may be completed.")
            case st.EndPhase(events=0):
                return self.tr("End the turn; no [event] card is revealed.")
            case st.EndPhase(events=events):
                #: What the game does next. %n stands before the icon of an event card.
                return self.tr("End the turn and reveal %n [event] card(s).", "", events)
            case st.RevealEvent():
                return self.tr("Reveal the top [event] card.")
            case st.ResolveEvent():
                return self.tr("Resolve the revealed [event] card.")
            case st.DiscardEvent():
                return self.tr("Discard the [event] card.")
            case st.Arrive():
                return self.tr("Move to the sector at the other end of the path.")
            case st.RestRefresh():
                return self.tr("Refresh half of your section dice, rounded up.")
            case st.OfferPrepare(card=card, check=check):
                return self._prepare(card, check)
            case st.HandLimit():
                return self.tr("Discard section cards down to the section card limit.")
            case st.GoOnWithCheck():
                return self.tr("Go on with the dice check.")
            case st.PlaceInjuryDie(back=True):
                return self.tr("The injury die returns to the top slot of a column without one.")
            case st.PlaceInjuryDie():
                return self.tr("Put an injury die in the top slot of a column without one.")
            case st.Overflow(color=color):
                return self._overflow(color)
            case st.DangerResult(letter=letter, icon=icon):
                #: {result} is an icon of the danger die, {letter} names the danger table: A, B, C.
                text = self.tr("Resolve {result} of the danger die with danger table {letter}.")
                return text.format(letter=letter, result=f"[danger_{icon.value}]")
            case st.ApplyOutcome(color=color):
                return self._outcome(color)
            case st.MoveTrack(track=track):
                #: {track} is the card or the sector to which the time track belongs, in quotation marks.
                text = self.tr("The time track of {track} progresses by one space.")
                return text.format(track=self._names.quoted(self._names.source(track)))
            case st.MoveTracks(tracks=tracks):
                #: {tracks} are the cards and sectors to which the time tracks belong, in quotation marks, with "and"
                #: before the last one.
                text = self.tr("The time tracks of {tracks} progress by one space each.")
                return text.format(tracks=all_of([self._names.quoted(self._names.source(track)) for track in tracks]))
            case st.PlaceLeads(leads=leads):
                #: What the game does next: lead tokens from the bag. %n stands before the icon.
                return self.tr("Put %n drawn [lead] on discovery decks.", "", len(leads))
            case st.CountLeads(deck=deck):
                #: {deck} is the icon of a discovery deck. {value} is 3.
                text = self.tr(
                    "If the [lead](pl) of the {deck} deck are worth {value} or more, gain its top discovery."
                )
                return text.format(value=3, deck=f"[discovery_{deck.value}]")
            case st.OneOfThese(sectors=sectors) if sectors:
                #: {sectors} are numbers of sectors, with commas between them.
                text = self.tr("Choose one of these sectors: {sectors}.")
                return text.format(sectors=", ".join(map(str, sectors)))
            case st.AskAgain() | st.OneOfThese():
                return self.tr("The open question is asked again.")
            case st.DiscardPlayed(card=card):
                #: {card} is the name of a card in quotation marks.
                text = self.tr("Discard the section card {card} that was played.")
                return text.format(card=self._names.quoted(self._names.section_card(card)))
            case st.AfterOutcome(color=color):
                return self._after_outcome(color)
            case st.AfterCheck():
                return self.tr("The outcomes of the dice check have been resolved.")
            case st.OfferFreeDie():
                return self.tr("Take a free [basic] of a color of your choice.")
            case st.LayFreeDie(color=color):
                return self._lay_free_die(color)
            case st.StayInPool():
                return self.tr("One of the dice that pay stays in the roll pool.")
            case st.RollAside(die=die):
                #: {die} names a die: "Basic die (red)".
                return self.tr("Also roll the die that was kept aside: {die}.").format(die=self._names.die(die))
            case st.TakeOffMarker(track=track):
                #: {track} is the card of the action, in quotation marks.
                text = self.tr("Reset the track of the action of {track}.")
                return text.format(track=self._names.quoted(self._names.source(track)))
            case st.StepMarker(track=track, by=by) if by < 0:
                #: {track} is the card of the action, in quotation marks.
                text = self.tr("Go back %n space(s) on the track of the action of {track}.", "", -by)
                return text.format(track=self._names.quoted(self._names.source(track)))
            case st.StepMarker(track=track, by=by):
                #: {track} is the card of the action, in quotation marks.
                text = self.tr("Progress %n space(s) on the track of the action of {track}.", "", by)
                return text.format(track=self._names.quoted(self._names.source(track)))
            case st.CloseExpedition():
                return self.tr("The expedition is over.")
            case _:
                assert_never(step)

    def _prepare(self, card: bool, check: bool) -> str:
        if card and check:
            return self.tr("Draw a section card to prepare, make a dice check for dice combinations, or do both.")
        if card:
            return self.tr("To prepare you may also draw a section card.")
        if check:
            return self.tr("To prepare you may also make a dice check for dice combinations.")
        return self.tr("Preparing is over.")

    def _lay_free_die(self, color: Color) -> str:
        match color:
            case Color.RED:
                return self.tr("Take a free red [basic].")
            case Color.GREEN:
                return self.tr("Take a free green [basic].")
            case Color.BLUE:
                return self.tr("Take a free blue [basic].")
            case _:
                assert_never(color)

    def _after_outcome(self, color: RowColor) -> str:
        match color:
            case RowColor.YELLOW:
                return self.tr("The yellow outcome has been resolved.")
            case RowColor.GREEN:
                return self.tr("The green outcome has been resolved.")
            case RowColor.RED:
                return self.tr("The red outcome has been resolved.")
            case _:
                assert_never(color)

    def _hands(self, more: int, redraws: int) -> str:
        if more:
            sentences = [
                #: What the game does next, at the start of an expedition. %n is how many cards are drawn beyond the
                #: starting hand.
                self.tr(
                    "Each crewmember draws a starting hand and %n card(s) more, then discards down to the limit.",
                    "",
                    more,
                )
            ]
        else:
            sentences = [self.tr("Each crewmember draws a starting hand.")]
        if redraws:
            #: What the game does next, at the start of an expedition: cards that players do not like. %n is how many.
            sentences.append(self.tr("After that each may draw up to %n card(s) anew.", "", redraws))
        return " ".join(sentences)

    def _overflow(self, color: Color) -> str:
        match color:
            case Color.RED:
                return self.tr("Red dice that have no slot any more go to the spent pool.")
            case Color.GREEN:
                return self.tr("Green dice that have no slot any more go to the spent pool.")
            case Color.BLUE:
                return self.tr("Blue dice that have no slot any more go to the spent pool.")
            case _:
                assert_never(color)

    def _outcome(self, color: RowColor) -> str:
        match color:
            case RowColor.YELLOW:
                return self.tr("Apply the yellow outcome.")
            case RowColor.GREEN:
                return self.tr("Apply the green outcome.")
            case RowColor.RED:
                return self.tr("Apply the red outcome.")
            case _:
                assert_never(color)
