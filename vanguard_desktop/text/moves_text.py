"""What effects do to travel, to what is about to hit, and for a while, as sentences."""

from __future__ import annotations

from collections.abc import Callable
from typing import assert_never

from PySide6.QtCore import QObject

from vanguard_desktop.core.cards import Moment
from vanguard_desktop.core.dice import Color
from vanguard_desktop.core.kinds import Effect
from vanguard_desktop.rulesets.expedition import effects_moves as fx
from vanguard_desktop.rulesets.expedition import steps_moments as st
from vanguard_desktop.rulesets.expedition.effects_moves import Due, Lasting, Until
from vanguard_desktop.rulesets.expedition.steps_lasting import UseLasting
from vanguard_desktop.text.names import Names
from vanguard_desktop.text.sentences import depending, going_on


class MovesText(QObject):
    """What lasts is told with its end; "you" is the crewmember whose text it is."""

    def __init__(self, names: Names, say: Callable[[Effect], str], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names = names
        self._say = say

    def effect(self, effect: fx.MovesEffect) -> str:
        match effect:
            case fx.Last():
                return self._last(effect)
            case fx.LeavingCosts(count=count):
                return self.tr("Until the end of your next turn: spend %n dice before you leave here.", "", count)
            case fx.RaiseStat(stat=stat, count=count):
                #: {stat} is the icon of a statistic of the lander.
                text = self.tr("For this landing roll the lander has {count} more {stat}.")
                return text.format(count=count, stat=f"[lander_{stat.value}]")
            case fx.RaiseAnyStat(count=count):
                return self.tr("For this landing roll one statistic of the lander is higher by %n.", "", count)
            case fx.RerollLanding():
                return self.tr("Reroll the landing die; its first result does not count.")
            case fx.Later(due=due, effect=inner):
                return self._due(due).format(effect=depending(self._say(inner)))
            case fx.ComeAlong():
                return self.tr("Come along with the traveler; ignore the icons of the path.")
            case fx.MoveBack():
                return self.tr("Move back to the sector you came from.")
            case fx.FetchHere():
                return self.tr("A crewmember in a connected sector, of your choice, moves here.")
            case fx.MoveToVisited(important=True):
                return self.tr("Move to a sector with [important_sector] that the away team has visited.")
            case fx.MoveToVisited():
                return self.tr("Move to a sector that the away team has visited.")
            case fx.TravelOnce():
                return self.tr("Travel once; this is not an action.")
            case fx.TakeStartToken():
                return self.tr("Take the start token.")
            case fx.TakeInjury():
                return self.tr("You gain this injury; the other crewmember does not.")
            case fx.ForHit(effect=inner):
                #: {effect} is a sentence to the one who would be hit.
                return self.tr("The crewmember whom this would hit: {effect}").format(
                    effect=depending(self._say(inner))
                )
            case fx.LoseLess(count=count):
                return self.tr("Lose %n fewer [supplies].", "", count)
            case fx.CancelDangerDie(letter=letter):
                return self.tr("Do not resolve one danger die with danger table {letter} of this check.").format(
                    letter=letter
                )
            case fx.LeadsAnywhere():
                return self.tr("Put these [lead] on discovery decks of your choice.")
            case fx.RefreshOther(count=count):
                return self.tr("Refresh %n section dice of another color.", "", count)
            case fx.RefreshAll(color=color):
                return self._refresh_all(color)
            case fx.Borrow(count=count):
                return self.tr(
                    "Whoever uses this lends you up to %n available dice: this round they may be added to your dice "
                    "checks, wherever they are made.",
                    "",
                    count,
                )
            case fx.RepeatBasic():
                return self.tr(
                    "Do once more which of these you did last, without using an action: travel, prepare or rest."
                )
            case fx.FlipKind(kinds=kinds):
                text = self.tr("Turn one of these injury cards face down: {injuries}.")
                return text.format(injuries=self.tr(", ").join(map(self._names.injury, kinds)))
            case _:
                assert_never(effect)

    def _refresh_all(self, color: Color | None) -> str:
        match color:
            case None:
                return self.tr("Refresh all your section dice.")
            case Color.RED:
                return self.tr("Refresh all your red section dice.")
            case Color.GREEN:
                return self.tr("Refresh all your green section dice.")
            case Color.BLUE:
                return self.tr("Refresh all your blue section dice.")
            case _:
                assert_never(color)

    def step(self, step: st.MomentStep) -> str:
        match step:
            case st.Occasion(moment=moment):
                return self._occasion(moment)
            case st.TextsDue(texts=texts):
                coming = " ".join(self._say(waiting.effect) for waiting in texts)
                return self.tr("This is due now: {effects}").format(effects=depending(coming))
            case st.EndOfTurn(texts=texts):
                coming = " ".join(self._say(waiting.effect) for waiting in texts)
                return self.tr("The turn ends. {effects}").format(effects=coming).strip()
            case st.IgnoreIcon(icon=icon):
                #: {effect} is the sentence of an icon of a path.
                return self.tr("Ignore this icon of the path: {effect}").format(effect=depending(self._say(icon)))
            case st.Struck(effect=inner):
                #: {effect} is a sentence to the one whom the threat attacks.
                return self.tr("The attack of a [threat] hits: {effect}").format(effect=depending(self._say(inner)))
            case st.BringMarkers(start=start, to=to):
                text = self.tr("All markers of sector {start} come along to sector {to}.")
                return text.format(start=start, to=to)
            case UseLasting(what=what, letter=letter):
                return self.tr("Use this now: {rule}").format(rule=going_on(self.lasting(what, letter)))
            case st.TakeOff():
                return self.tr("The lander takes off.")
            case st.LandingResult(value=value):
                return self.tr("The row of the landing table for {value} takes effect.").format(value=value)
            case _:
                assert_never(step)

    def _last(self, effect: fx.Last) -> str:
        rule = self.lasting(effect.what, effect.letter or "")
        if effect.path is not None:
            #: {path} names the two sectors that the path joins.
            rule = self.tr("On the path {path}: {rule}").format(path=self._names.path(effect.path), rule=going_on(rule))
        elif effect.any_path:
            rule = self.tr("On a path of your choice: {rule}").format(rule=going_on(rule))
        elif effect.a_path:
            rule = self.tr("On a path of your sector: {rule}").format(rule=going_on(rule))
        elif effect.here:
            rule = self.tr("In this sector: {rule}").format(rule=going_on(rule))
        if effect.team:
            #: {rule} is a sentence to one of them.
            rule = self.tr("For the whole away team: {rule}").format(rule=going_on(rule))
        if effect.uses is not None:
            #: {rule} is a sentence.
            rule = self.tr("{rule} At most %n time(s).", "", effect.uses).format(rule=rule)
        return self._until(effect.until).format(rule=going_on(rule))

    def lasting(self, what: Lasting, letter: str = "") -> str:
        """What holds, without how long."""
        match what:
            case Lasting.IGNORE_ICON:
                return self.tr("Travelers may ignore one icon of the path.")
            case Lasting.IGNORE_TRAVEL_ICONS:
                return self.tr("Travelers ignore the travel icons of the path.")
            case Lasting.FREE_PATH:
                return self.tr("Travelers ignore all icons of the path.")
            case Lasting.AGAINST_ARROWS:
                return self.tr("You may travel against the arrow of a path.")
            case Lasting.PAST_NO_MOVEMENT:
                return self.tr("You may travel in spite of [no_movement].")
            case Lasting.PAST_CLOSED:
                return self.tr("You may travel along a closed path.")
            case Lasting.COMES_ALONG:
                return self.tr("You come along with the traveler.")
            case Lasting.FREE_REST:
                return self.tr("Resting costs no [supplies].")
            case Lasting.NO_SUPPLY_LOSS:
                return self.tr("You cause no loss of [supplies].")
            case Lasting.NO_DANGER if letter:
                return self.tr("Danger dice with danger table {letter} do nothing to you.").format(letter=letter)
            case Lasting.NO_DANGER:
                return self.tr("Danger dice do nothing to you.")
            case Lasting.NO_ASSIST:
                return self.tr("Nobody can assist dice checks.")
            case Lasting.CLOSED_TO_THREATS:
                return self.tr("No [threat] can pass.")
            case Lasting.LEAVING_COSTS:
                return self.tr("Traveling out of this sector costs dice.")
            case Lasting.STAT_UP:
                return self.tr("A statistic of the lander is higher.")
            case Lasting.SPEND_INSTEAD:
                return self.tr("You spend dice instead of sacrificing them, as long as you have available ones.")
            case Lasting.STAND_FAST:
                return self.tr("Nothing moves crewmembers unless they travel, or play or use something that does.")
            case Lasting.REST_MORE:
                return self.tr("Whoever rests here refreshes 1 more section die.")
            case Lasting.NO_EVENT:
                return self.tr("An [event] that is revealed here is discarded without effect.")
            case Lasting.NO_EVENTS_DRAWN:
                return self.tr("No [event] cards are revealed at the end of a turn.")
            case Lasting.PREPARE_MORE:
                return self.tr("Whoever prepares here draws 1 more section card.")
            case Lasting.REACH:
                return self.tr("You may take one special action of a connected sector as if you were there.")
            case Lasting.LENDING:
                return self.tr("Lent dice serve in the dice checks of somebody else.")
            case Lasting.FREE_BASIC:
                return self.tr("Dice checks here get one free [basic] of a color of your choice.")
            case Lasting.KEPT_FACE:
                return self.tr("The face of a die is kept for a dice check here.")
            case Lasting.BARRED:
                return self.tr("A [threat] enters only by spending its whole move.")
            case Lasting.LOADED:
                return self.tr("Something goes along with the traveler.")
            case Lasting.POI_CHOSEN:
                return self.tr("It has been chosen which [poi] card comes here next.")
            case Lasting.TRAVEL_LAST:
                return self.tr("Your last action must be travel.")
            case Lasting.ONE_IS_HIT:
                return self.tr("Attacks of [threat] affect only one crewmember, whom you choose each time.")
            case Lasting.DANGER_AGAIN if letter:
                return self.tr("Danger dice with danger table {letter} may be rerolled.").format(letter=letter)
            case Lasting.DANGER_AGAIN:
                return self.tr("The first danger die of each round may be rerolled.")
            case Lasting.LATER:
                return self.tr("A text waits for its time.")
            case _:
                assert_never(what)

    def _until(self, until: Until) -> str:
        match until:
            case Until.TRAVEL:
                return self.tr("For one travel: {rule}")
            case Until.CHECK:
                return self.tr("In your next dice check: {rule}")
            case Until.TURN_END:
                return self.tr("Until the end of your turn: {rule}")
            case Until.OWN_TURN:
                return self.tr("Until your next turn: {rule}")
            case Until.ROUND:
                return self.tr("This round: {rule}")
            case Until.NEXT_ROUND:
                return self.tr("In the next round: {rule}")
            case Until.LANDING_ROLL:
                return self.tr("For this landing roll: {rule}")
            case Until.EXPEDITION:
                return self.tr("From now on: {rule}")
            case _:
                assert_never(until)

    def _due(self, due: Due) -> str:
        match due:
            case Due.ROUND_START:
                return self.tr("At the start of the next round: {effect}")
            case Due.TURN_END:
                return self.tr("At the end of your next turn: {effect}")
            case Due.ROUND_END:
                return self.tr("At the end of the round: {effect}")
            case Due.IN_CHECK:
                return self.tr("In your next dice check: {effect}")
            case _:
                assert_never(due)

    def _occasion(self, moment: Moment) -> str:
        match moment:
            case Moment.AFTER_TRAVEL:
                return self.tr("You have traveled.")
            case Moment.NEW_SECTOR:
                return self.tr("You have entered a sector where nobody was before.")
            case Moment.AFTER_REST:
                return self.tr("You have rested.")
            case Moment.ON_PREPARE:
                return self.tr("You prepare.")
            case Moment.AFTER_EXERT:
                return self.tr("You have exerted.")
            case Moment.AFTER_SPENDING:
                return self.tr("You have spent dice as a cost.")
            case Moment.AFTER_DISCOVERY:
                return self.tr("You have gained a discovery.")
            case Moment.POI_PLACED:
                return self.tr("A [poi] card has come to your sector.")
            case Moment.TRACK_ADVANCED:
                return self.tr("Your dice check has moved a green track on.")
            case Moment.THREAT_ENTERED:
                return self.tr("A [threat] has entered your sector.")
            case Moment.LEFT_FINISHED:
                return self.tr("You have left a sector that shows [final_poi].")
            case Moment.POI_REPLACED:
                return self.tr("You have replaced the [poi] of a sector.")
            case Moment.OUTCOME_MARKED:
                return self.tr("An outcome has been marked.")
            case Moment.ROUND_START:
                return self.tr("A round begins.")
            case Moment.TURN_END:
                return self.tr("Your turn ends.")
            case _:
                return self.tr("This is the moment for an ability.")
