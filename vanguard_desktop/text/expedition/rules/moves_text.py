"""What effects do to travel, to what is about to hit, and for a while, as sentences."""

from __future__ import annotations

from collections.abc import Callable
from typing import assert_never

from PySide6.QtCore import QObject

from vanguard_desktop.core.kinds import Effect
from vanguard_desktop.dice.faces import Color
from vanguard_desktop.rulesets.expedition.data import effects as fx
from vanguard_desktop.rulesets.expedition.data import steps as st
from vanguard_desktop.rulesets.expedition.data.lasting import Due, Lasting, Until
from vanguard_desktop.rulesets.expedition.data.steps import UseLasting
from vanguard_desktop.setting.cards import Moment
from vanguard_desktop.text.common.names import Names
from vanguard_desktop.text.common.told import InTurn, Told, Under, one_of


class MovesText(QObject):
    """What lasts is told with its end; "you" is the crewmember whose text it is."""

    def __init__(self, names: Names, tell: Callable[[Effect], Told], parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names = names
        self._tell = tell

    def effect(self, effect: fx.MovesEffect) -> Told:
        match effect:
            case fx.Last():
                return self._last(effect)
            case fx.LeavingCosts(count=count):
                #: Effect of a card: leaving this sector costs dice. %n is how many.
                return self.tr("Spend %n dice before you leave here (until the end of your next turn).", "", count)
            case fx.RaiseStat(stat=stat, count=count):
                #: {stat} is the icon of a statistic of the lander.
                text = self.tr("For this landing roll the {stat} of the lander is higher by %n.", "", count)
                return text.format(stat=f"[lander_{stat.value}]")
            case fx.RaiseAnyStat(count=count):
                #: Effect of a card: players choose armor, sensors or agility of the lander. %n is a number.
                return self.tr("For this landing roll one statistic of the lander is higher by %n.", "", count)
            case fx.RerollLanding():
                return self.tr("Reroll the landing die; its first result does not count.")
            case fx.Later(due=due, effect=inner):
                return Under(self._due(due), self._tell(inner))
            case fx.ComeAlong():
                return self.tr("Come along with the traveler; ignore the icons of the path.")
            case fx.MoveBack():
                return self.tr("Move back to the sector you came from.")
            case fx.FetchHere():
                return self.tr("A crewmember in a connected sector, of your choice, moves here.")
            case fx.MoveToVisited(important=True):
                return self.tr("Move to a sector with the [important_sector] icon that the away team has visited.")
            case fx.MoveToVisited():
                return self.tr("Move to a sector that the away team has visited.")
            case fx.TravelOnce():
                return self.tr("Travel once; this is not an action.")
            case fx.TakeStartToken():
                return self.tr("Take the start token.")
            case fx.TakeInjury():
                return self.tr("You gain this injury; the other crewmember does not.")
            case fx.ForHit(effect=inner):
                #: A head, small: what happens to the one who would be hit follows.
                return Under(self.tr("the crewmember whom this would hit"), self._tell(inner))
            case fx.LoseLess(count=count):
                #: Effect of a card at the moment in which supplies are lost. %n stands before the icon.
                return self.tr("Lose %n fewer [supplies].", "", count)
            case fx.CancelDangerDie(letter=letter):
                #: {letter} names a danger table: A, B, C.
                text = self.tr("Do not resolve one danger die with danger table {letter} of this check.")
                return text.format(letter=letter)
            case fx.LeadsAnywhere():
                return self.tr("Put these [lead](pl) on discovery decks of your choice.")
            case fx.RefreshOther(count=count):
                #: Effect of a card: dice of a color that was not refreshed before. %n is a number of dice.
                return self.tr("Refresh %n section dice of another color.", "", count)
            case fx.RefreshAll(color=color):
                return self._refresh_all(color)
            case fx.Borrow(count=count):
                #: Effect of a card, said to the one who borrows. %n is a number of dice.
                return self.tr(
                    "Whoever uses this lends you up to %n available dice; this round they may be added to your dice "
                    "checks, wherever they are made.",
                    "",
                    count,
                )
            case fx.RepeatBasic():
                return self.tr("Travel, prepare or rest once more, whichever you did last, without using an action.")
            case fx.FlipKind(kinds=kinds):
                #: {injuries} are names of injury cards in quotation marks, with "or" before the last one.
                text = self.tr("Turn one injury card {injuries} face down.")
                injuries = (self._names.quoted(self._names.injury(kind)) for kind in kinds)
                return text.format(injuries=one_of(list(injuries)))
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

    def step(self, step: st.MomentStep) -> Told:
        match step:
            case st.Occasion(moment=moment):
                return self._occasion(moment)
            case st.TextsDue(texts=texts):
                #: A head, small: texts that waited for this moment follow.
                return Under(self.tr("due now"), InTurn(tuple(self._tell(waiting.effect) for waiting in texts)))
            case st.EndOfTurn(texts=texts):
                ends = self.tr("The turn ends.")
                return InTurn((ends, *(self._tell(waiting.effect) for waiting in texts)))
            case st.IgnoreIcon(icon=icon):
                #: A head, small: what the icon would have done follows.
                return Under(self.tr("ignore this icon of the path"), self._tell(icon))
            case st.MayIgnore(icon=icon):
                #: A head, small: what the icon of the path does follows.
                return Under(self.tr("you may ignore this icon of the path"), self._tell(icon))
            case st.StrikeOne(effect=inner):
                #: A head: what the attack does to the one who is hit follows.
                return Under(self.tr("attack of a [threat] on one of you, of your choice"), self._tell(inner))
            case st.Struck(effect=inner):
                #: A head: what the attack does to you follows.
                return Under(self.tr("attack of a [threat]"), self._tell(inner))
            case st.BringMarkers(start=start, to=to):
                #: {start} and {to} are numbers of sectors.
                text = self.tr("All markers of sector {start} come along to sector {to}.")
                return text.format(start=start, to=to)
            case UseLasting(what=what, letter=letter):
                #: A head, small: what is made use of follows.
                return Under(self.tr("use this now"), self.lasting(what, letter))
            case st.TakeOff():
                return self.tr("The lander takes off.")
            case st.LandingResult(value=value):
                #: {value} is a number.
                return self.tr("The row of the landing table for {value} takes effect.").format(value=value)
            case _:
                assert_never(step)

    def _last(self, effect: fx.Last) -> str:
        """What holds, and behind it for how long, where and how often."""
        bounds = [self._until(effect.until)]
        if effect.path is not None:
            #: In brackets behind what holds there. {path} names the two sectors that the path joins, in quotation
            #: marks.
            text = self.tr("on the path {path}")
            bounds.append(text.format(path=self._names.quoted(self._names.path(effect.path))))
        elif effect.any_path:
            #: In brackets behind what holds there.
            bounds.append(self.tr("on a path of your choice"))
        elif effect.a_path:
            #: In brackets behind what holds there.
            bounds.append(self.tr("on a path of your sector"))
        elif effect.here:
            #: In brackets behind what holds there.
            bounds.append(self.tr("in this sector"))
        if effect.team:
            #: In brackets behind what holds for them; "you" is any of them.
            bounds.append(self.tr("for the whole away team"))
        if effect.uses is not None:
            #: In brackets behind what can be used so often.
            bounds.append(self.tr("at most %n time(s)", "", effect.uses))
        #: {rule} is a sentence without its full stop, {bounds} for how long it holds, where and how often: "Resting
        #: costs no [supplies] (this round, in this sector, at most once)."
        text = self.tr("{rule} ({bounds}).")
        rule = self.lasting(effect.what, effect.letter or "").rstrip(".")
        #: Between the bounds of a rule, as in "(until the end of the round, in sector 3)".
        return text.format(rule=rule, bounds=self.tr(", ").join(bounds))

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
                return self.tr("You may travel in spite of the [no_movement] icon.")
            case Lasting.PAST_CLOSED:
                return self.tr("You may travel along a closed path.")
            case Lasting.COMES_ALONG:
                return self.tr("You come along with the traveler.")
            case Lasting.FREE_REST:
                return self.tr("Resting costs no [supplies](pl).")
            case Lasting.NO_SUPPLY_LOSS:
                return self.tr("You cause no loss of [supplies](pl).")
            case Lasting.NO_DANGER if letter:
                #: {letter} names a danger table: A, B, C.
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
                return self.tr("Attacks of [threat](pl) affect only one crewmember, whom you choose each time.")
            case Lasting.DANGER_AGAIN if letter:
                #: {letter} names a danger table: A, B, C.
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
                #: In brackets behind what holds so long.
                return self.tr("for one travel")
            case Until.CHECK:
                #: In brackets behind what holds so long.
                return self.tr("in your next dice check")
            case Until.TURN_END:
                #: In brackets behind what holds so long.
                return self.tr("until the end of your turn")
            case Until.OWN_TURN:
                #: In brackets behind what holds so long.
                return self.tr("until your next turn")
            case Until.ROUND:
                #: In brackets behind what holds so long.
                return self.tr("this round")
            case Until.NEXT_ROUND:
                #: In brackets behind what holds so long.
                return self.tr("in the next round")
            case Until.LANDING_ROLL:
                #: In brackets behind what holds so long.
                return self.tr("for this landing roll")
            case Until.EXPEDITION:
                #: In brackets behind what holds so long.
                return self.tr("from now on")
            case _:
                assert_never(until)

    def _due(self, due: Due) -> str:
        match due:
            case Due.ROUND_START:
                #: A head, small: when what follows happens.
                return self.tr("at the start of the next round")
            case Due.TURN_END:
                #: A head, small: when what follows happens.
                return self.tr("at the end of your next turn")
            case Due.ROUND_END:
                #: A head, small: when what follows happens.
                return self.tr("at the end of the round")
            case Due.IN_CHECK:
                #: A head, small: when what follows happens.
                return self.tr("in your next dice check")
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
                #: The moment at which a card can be used, a whole sentence: the action of preparing.
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
                return self.tr("You have left a sector that shows the [final_poi] icon.")
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
