"""What effects do to travel, to what is about to hit, and for a while, as sentences."""

from __future__ import annotations

from vanguard_desktop.rulesets.expedition.data import effects as fx
from vanguard_desktop.rulesets.expedition.data import steps as st
from vanguard_desktop.rulesets.expedition.data.lasting import InForce
from vanguard_desktop.rulesets.expedition.data.steps import UseLasting

from ...common.rooms import Room, choose, given, in_turn, over, tr, what
from ...common.told import Under, words


class MovesText(Room):
    """What lasts is told with its end; "you" is the crewmember whose text it is."""

    def _bounds(self, effect: fx.Last) -> str:
        """For how long, where and how often it holds."""
        bounds = [self.until(effect)]
        if effect.path is not None:
            #: In brackets behind what holds there. {path} names the two sectors that the path joins, in quotation
            #: marks.
            bounds.append(self.tr("on the path {path}").format(path=self.names.quoted(self.names.path(effect.path))))
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
        #: Between the bounds of a rule, as in "(until the end of the round, in sector 3)".
        return self.tr(", ").join(bounds)

    def in_force(self, entry: InForce) -> str:
        if entry.effect is not None and entry.due is not None:
            return words(Under(str(self.due(entry)), self.say.tell(entry.effect)))
        #: What holds for a while in an expedition. {rule} is a sentence without its full stop, {until} says how long:
        #: "Resting costs no [supplies] (this round)."
        text = self.tr("{rule} ({until}).")
        return text.format(rule=str(self.lasting(entry)).rstrip("."), until=self.until(entry))

    def _rule(self, effect: fx.Last) -> str:
        return str(self.lasting(effect)).rstrip(".")

    lasting = choose(
        "what",
        ignore_icon=tr("Travelers may ignore one icon of the path."),
        ignore_travel_icons=tr("Travelers ignore the travel icons of the path."),
        free_path=tr("Travelers ignore all icons of the path."),
        against_arrows=tr("You may travel against the arrow of a path."),
        past_no_movement=tr("You may travel in spite of the [no_movement] icon."),
        past_closed=tr("You may travel along a closed path."),
        comes_along=tr("You come along with the traveler."),
        free_rest=tr("Resting costs no [supplies](pl)."),
        no_supply_loss=tr("You cause no loss of [supplies](pl)."),
        no_danger=given(
            "letter",
            #: {letter} names a danger table: A, B, C.
            tr("Danger dice with danger table {letter} do nothing to you."),
            tr("Danger dice do nothing to you."),
        ),
        no_assist=tr("Nobody can assist dice checks."),
        closed_to_threats=tr("No [threat] can pass."),
        leaving_costs=tr("Traveling out of this sector costs dice."),
        stat_up=tr("A statistic of the lander is higher."),
        spend_instead=tr("You spend dice instead of sacrificing them, as long as you have available ones."),
        stand_fast=tr("Nothing moves crewmembers unless they travel, or play or use something that does."),
        rest_more=tr("Whoever rests here refreshes 1 more section die."),
        no_event=tr("An [event] that is revealed here is discarded without effect."),
        no_events_drawn=tr("No [event] cards are revealed at the end of a turn."),
        prepare_more=tr("Whoever prepares here draws 1 more section card."),
        reach=tr("You may take one special action of a connected sector as if you were there."),
        lending=tr("Lent dice serve in the dice checks of somebody else."),
        free_basic=tr("Dice checks here get one free [basic] of a color of your choice."),
        kept_face=tr("The face of a die is kept for a dice check here."),
        barred=tr("A [threat] enters only by spending its whole move."),
        loaded=tr("Something goes along with the traveler."),
        poi_chosen=tr("It has been chosen which [poi] card comes here next."),
        travel_last=tr("Your last action must be travel."),
        one_is_hit=tr("Attacks of [threat](pl) affect only one crewmember, whom you choose each time."),
        danger_again=given(
            "letter",
            #: {letter} names a danger table: A, B, C.
            tr("Danger dice with danger table {letter} may be rerolled."),
            tr("The first danger die of each round may be rerolled."),
        ),
        later=tr("A text waits for its time."),
    )

    until = choose(
        "until",
        #: In brackets behind what holds so long.
        travel=tr("for one travel"),
        #: In brackets behind what holds so long.
        check=tr("in your next dice check"),
        #: In brackets behind what holds so long.
        turn_end=tr("until the end of your turn"),
        #: In brackets behind what holds so long.
        own_turn=tr("until your next turn"),
        #: In brackets behind what holds so long.
        round=tr("this round"),
        #: In brackets behind what holds so long.
        next_round=tr("in the next round"),
        #: In brackets behind what holds so long.
        landing_roll=tr("for this landing roll"),
        #: In brackets behind what holds so long.
        expedition=tr("from now on"),
    )

    due = choose(
        "due",
        #: A head, small: when what follows happens.
        round_start=tr("at the start of the next round"),
        #: A head, small: when what follows happens.
        turn_end=tr("at the end of your next turn"),
        #: A head, small: when what follows happens.
        round_end=tr("at the end of the round"),
        #: A head, small: when what follows happens.
        in_check=tr("in your next dice check"),
    )

    effects = {
        #: {rule} is a sentence without its full stop, {bounds} for how long it holds, where and how often: "Resting
        #: costs no [supplies] (this round, in this sector, at most once)."
        fx.Last: tr("{rule} ({bounds}).", rule=_rule, bounds=_bounds),
        #: Effect of a card: leaving this sector costs dice. %n is how many.
        fx.LeavingCosts: tr("Spend %n dice before you leave here (until the end of your next turn)."),
        #: {stat} is the icon of a statistic of the lander.
        fx.RaiseStat: tr("For this landing roll the {stat} of the lander is higher by %n."),
        #: Effect of a card: players choose armor, sensors or agility of the lander. %n is a number.
        fx.RaiseAnyStat: tr("For this landing roll one statistic of the lander is higher by %n."),
        fx.RerollLanding: tr("Reroll the landing die; its first result does not count."),
        fx.Later: over(due),
        fx.ComeAlong: tr("Come along with the traveler; ignore the icons of the path."),
        fx.MoveBack: tr("Move back to the sector you came from."),
        fx.FetchHere: tr("A crewmember in a connected sector, of your choice, moves here."),
        fx.MoveToVisited: given(
            "important",
            tr("Move to a sector with the [important_sector] icon that the away team has visited."),
            tr("Move to a sector that the away team has visited."),
        ),
        fx.TravelOnce: tr("Travel once; this is not an action."),
        fx.TakeStartToken: tr("Take the start token."),
        fx.TakeInjury: tr("You gain this injury; the other crewmember does not."),
        #: A head, small: what happens to the one who would be hit follows.
        fx.ForHit: over(tr("the crewmember whom this would hit")),
        #: Effect of a card at the moment in which supplies are lost. %n stands before the icon.
        fx.LoseLess: tr("Lose %n fewer [supplies]."),
        #: {letter} names a danger table: A, B, C.
        fx.CancelDangerDie: tr("Do not resolve one danger die with danger table {letter} of this check."),
        fx.LeadsAnywhere: tr("Put these [lead](pl) on discovery decks of your choice."),
        #: Effect of a card: dice of a color that was not refreshed before. %n is a number of dice.
        fx.RefreshOther: tr("Refresh %n section dice of another color."),
        fx.RefreshAll: choose(
            "color",
            none=tr("Refresh all your section dice."),
            red=tr("Refresh all your red section dice."),
            green=tr("Refresh all your green section dice."),
            blue=tr("Refresh all your blue section dice."),
        ),
        #: Effect of a card, said to the one who borrows. %n is a number of dice.
        fx.Borrow: tr(
            "Whoever uses this lends you up to %n available dice; this round they may be added to "
            "your dice checks, wherever they are made."
        ),
        fx.RepeatBasic: tr("Travel, prepare or rest once more, whichever you did last, without using an action."),
        #: {injuries} are names of injury cards in quotation marks, with "or" before the last one.
        fx.FlipKind: tr("Turn one injury card {injuries} face down.", injuries="kinds"),
        st.Occasion: choose(
            "moment",
            after_travel=tr("You have traveled."),
            new_sector=tr("You have entered a sector where nobody was before."),
            after_rest=tr("You have rested."),
            #: The moment at which a card can be used, a whole sentence: the action of preparing.
            on_prepare=tr("You prepare."),
            after_exert=tr("You have exerted."),
            after_spending=tr("You have spent dice as a cost."),
            after_discovery=tr("You have gained a discovery."),
            poi_placed=tr("A [poi] card has come to your sector."),
            track_advanced=tr("Your dice check has moved a green track on."),
            threat_entered=tr("A [threat] has entered your sector."),
            left_finished=tr("You have left a sector that shows the [final_poi] icon."),
            poi_replaced=tr("You have replaced the [poi] of a sector."),
            outcome_marked=tr("An outcome has been marked."),
            round_start=tr("A round begins."),
            turn_end=tr("Your turn ends."),
            other=tr("This is the moment for an ability."),
        ),
        #: A head, small: texts that waited for this moment follow.
        st.TextsDue: over(tr("due now"), "texts"),
        st.EndOfTurn: in_turn(tr("The turn ends."), what("texts")),
        #: A head, small: what the icon would have done follows.
        st.IgnoreIcon: over(tr("ignore this icon of the path"), "icon"),
        #: A head, small: what the icon of the path does follows.
        st.MayIgnore: over(tr("you may ignore this icon of the path"), "icon"),
        #: A head: what the attack does to the one who is hit follows.
        st.StrikeOne: over(tr("attack of a [threat] on one of you, of your choice")),
        #: A head: what the attack does to you follows.
        st.Struck: over(tr("attack of a [threat]")),
        #: {start} and {to} are numbers of sectors.
        st.BringMarkers: tr("All markers of sector {start} come along to sector {to}."),
        #: A head, small: what is made use of follows.
        UseLasting: over(tr("use this now"), lasting),
        st.TakeOff: tr("The lander takes off."),
        #: {value} is a number.
        st.LandingResult: tr("The row of the landing table for {value} takes effect."),
        fx.MoveTowardLander: tr("Move to a connected sector on the shortest way to the lander; ignore the icons."),
        fx.MoveBeside: tr("Move to the sector of another crewmember."),
        fx.CarryMarkers: tr("Move to a connected sector and take all markers of yours along; ignore the icons."),
        fx.MakeTwoWay: tr("A one-way or closed path of your choice is open both ways from now on."),
        #: Effect of a threat card: it sweeps markers before it. {sector} is the number of a sector.
        fx.SweepMarkers: tr("All markers in the sector of the [threat] move 1 sector toward sector {sector}."),
    }
