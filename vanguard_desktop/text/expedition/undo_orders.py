"""The undo button's words for events that show by themselves what a player decided."""

from __future__ import annotations

from typing import assert_never

from PySide6.QtCore import QObject

from vanguard_desktop.rulesets.expedition.data import events as ev
from vanguard_desktop.rulesets.expedition.data.state import State
from vanguard_desktop.text.common.names import Names
from vanguard_desktop.text.expedition.track_names import TrackNames

OrderedDice = (
    ev.DieSpent | ev.DieRefreshed | ev.DieSacrificed | ev.DieTaken | ev.DieTold | ev.DiceRolled | ev.DieRerolled
    | ev.DieTurned | ev.DangerRolled | ev.InjuryDieResolved | ev.DangerDieResolved | ev.SpecialEffectPassed
    | ev.RowDeclined | ev.RowMarked | ev.OutcomeImmediate | ev.OutcomeApplied | ev.LandingRolled | ev.SurvivalRolled
    | ev.DiePutInPool | ev.DieKeptAside | ev.DieStays
    | ev.AsideRolled
)  # fmt: skip
OrderedCrew = (
    ev.EquipmentGiven | ev.EquipmentUsed | ev.LanderUsed | ev.Exerted | ev.CardsDrawn | ev.CardDiscarded | ev.CardPlayed
    | ev.SkillUsed | ev.ChargesChanged | ev.InjuryGained | ev.InjuryDiePlaced | ev.InjuryRemoved | ev.InjuryDieRemoved
    | ev.InjuryFlipped | ev.MemberDied | ev.RankUpKept
)  # fmt: skip
OrderedBoard = (
    ev.LanderPlaced | ev.StartTokenGiven | ev.TurnEnded | ev.SuppliesChanged | ev.SuccessesGained | ev.TrackMoved
    | ev.MissionCompleted | ev.ThreatMoved | ev.StandeeMoved | ev.LeadPlaced | ev.DiscoveryGained | ev.UniqueGained
    | ev.LogRead | ev.EventDrawn | ev.EventDiscarded | ev.LiftOffAnswered | ev.ExpeditionEnding | ev.ExpeditionEnded
)  # fmt: skip
Ordered = OrderedDice | OrderedCrew | OrderedBoard


class OrderedText(QObject):
    """Decisions in a few words, without a sentence around them."""

    def __init__(self, names: Names, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names = names
        self._tracks = TrackNames(names)

    def what(self, event: Ordered, state: State) -> str:
        if isinstance(event, OrderedDice):
            return self._dice(event)
        if isinstance(event, OrderedCrew):
            return self._crew(event)
        return self._board(event, state)

    def _dice(self, event: OrderedDice) -> str:
        names = self._names
        match event:
            case ev.DieSpent(die=die):
                #: What is undone, after "Undo –". {die} is a die, as "Basic die (red)".
                return self.tr("spent die: {die}").format(die=names.die(die))
            case ev.DieRefreshed(die=die):
                #: What is undone, after "Undo –". {die} is a die, as "Basic die (red)".
                return self.tr("refreshed die: {die}").format(die=names.die(die))
            case ev.DieSacrificed(die=die):
                #: What is undone, after "Undo –". {die} is a die, as "Basic die (red)".
                return self.tr("sacrificed die: {die}").format(die=names.die(die))
            case ev.DieTaken(die=die):
                #: What is undone, after "Undo –": a die was chosen. {die} is a die, as "Basic die (red)".
                return self.tr("die for the check: {die}").format(die=names.die(die))
            case ev.DieTold():
                #: What is undone, after "Undo –": players have told what their own die shows.
                return self.tr("told result")
            case ev.DiceRolled() | ev.AsideRolled():
                #: What is undone, after "Undo –": dice were rolled. A noun.
                return self.tr("roll")
            case ev.DieRerolled(die=die):
                #: What is undone, after "Undo –". {die} is a die, as "Basic die (red)".
                return self.tr("rerolled die: {die}").format(die=names.die(die))
            case ev.DieTurned(die=die):
                #: What is undone, after "Undo –": turned by hand to another face. {die} is a die, as "Basic die (red)".
                return self.tr("turned die: {die}").format(die=names.die(die))
            case ev.DangerRolled() | ev.DangerDieResolved():
                #: What is undone, after "Undo –": it was rolled or carried out.
                return self.tr("danger die")
            case ev.InjuryDieResolved():
                #: What is undone, after "Undo –": it was carried out, placed or removed.
                return self.tr("injury die")
            case ev.SpecialEffectPassed():
                #: What is undone, after "Undo –": one of a dice check has happened.
                return self.tr("special effect")
            case ev.RowDeclined():
                #: What is undone, after "Undo –": an outcome was not marked.
                return self.tr("declined outcome")
            case ev.RowMarked(color=color) | ev.OutcomeImmediate(color=color) | ev.OutcomeApplied(color=color):
                #: What is undone, after "Undo –". {outcome} is an outcome of a dice check, as "Green outcome".
                return self.tr("outcome: {outcome}").format(outcome=names.outcome(color))
            case ev.DiePutInPool(die=die):
                #: What is undone, after "Undo –". {die} is a die, as "Basic die (red)".
                return self.tr("die put in the roll pool: {die}").format(die=names.die(die))
            case ev.DieKeptAside(die=die):
                #: What is undone, after "Undo –". {die} is a die, as "Basic die (red)".
                return self.tr("die kept aside: {die}").format(die=names.die(die))
            case ev.DieStays(die=die):
                #: What is undone, after "Undo –". {die} is a die, as "Basic die (red)".
                return self.tr("die that stays in the roll pool: {die}").format(die=names.die(die))
            case ev.LandingRolled():
                #: What is undone, after "Undo –": the roll for the landing on the planet.
                return self.tr("landing roll")
            case ev.SurvivalRolled():
                #: What is undone, after "Undo –": the roll that decides about a life.
                return self.tr("survival check")
            case _:
                assert_never(event)

    def _crew(self, event: OrderedCrew) -> str:
        names = self._names
        match event:
            case ev.EquipmentGiven(card=card) | ev.EquipmentUsed(card=card):
                #: What is undone, after "Undo –": it was used or handed over. {equipment} is the name of a card.
                return self.tr("equipment: {equipment}").format(equipment=names.equipment(card))
            case ev.LanderUsed(card=card):
                #: What is undone, after "Undo –": a part of the lander was used. {part} is its name.
                return self.tr("lander: {part}").format(part=names.lander_part(card))
            case ev.Exerted(member=member):
                #: What is undone, after "Undo –": somebody gave up a die to refresh others. {member} is the name of a
                #: crewmember.
                return self.tr("exert: {member}").format(member=names.member(member))
            case ev.CardsDrawn():
                #: What is undone, after "Undo –": section cards.
                return self.tr("drawn cards")
            case ev.CardDiscarded(card=card):
                #: What is undone, after "Undo –": a section card. {card} is the name of a card.
                return self.tr("discarded card: {card}").format(card=names.section_card(card))
            case ev.CardPlayed(card=card):
                #: What is undone, after "Undo –": a section card. {card} is the name of a card.
                return self.tr("played card: {card}").format(card=names.section_card(card))
            case ev.SkillUsed(member=member):
                #: What is undone, after "Undo –": it was used. {skill} is its name.
                return self.tr("skill: {skill}").format(skill=names.skill(member))
            case ev.ChargesChanged(by=by):
                if by < 0:
                    #: What is undone, after "Undo –": tokens that pay for skills.
                    return self.tr("lost charges")
                #: What is undone, after "Undo –": tokens that pay for skills.
                return self.tr("gained charges")
            case ev.InjuryGained(kind=kind):
                #: What is undone, after "Undo –": somebody got it. {injury} is the name of an injury card.
                return self.tr("injury: {injury}").format(injury=names.injury(kind))
            case ev.InjuryDiePlaced() | ev.InjuryDieRemoved():
                #: What is undone, after "Undo –": it was carried out, placed or removed.
                return self.tr("injury die")
            case ev.InjuryRemoved() | ev.InjuryFlipped():
                return self.tr("choice of an injury")
            case ev.MemberDied(member=member):
                #: What is undone, after "Undo –". {member} is the name of a crewmember.
                return self.tr("death: {member}").format(member=names.member(member))
            case ev.RankUpKept(card=card):
                #: What is undone, after "Undo –": it was chosen. {card} is the name of a card.
                return self.tr("rank-up card: {card}").format(card=names.rank_up(card))
            case _:
                assert_never(event)

    def _board(self, event: OrderedBoard, state: State) -> str:
        names = self._names
        match event:
            case ev.LanderPlaced(sector=sector):
                #: What is undone, after "Undo –": the lander was placed there. {sector} is the name of a sector.
                return self.tr("lander sector: {sector}").format(sector=names.sector(state.board, sector))
            case ev.StartTokenGiven(to=member):
                #: What is undone, after "Undo –": who plays first. {member} is the name of a crewmember.
                return self.tr("start token for {member}").format(member=names.member(member))
            case ev.TurnEnded():
                return self.tr("end of turn")
            case ev.SuppliesChanged(by=by):
                if by < 0:
                    #: What is undone, after "Undo –".
                    return self.tr("lost supplies")
                #: What is undone, after "Undo –".
                return self.tr("gained supplies")
            case ev.SuccessesGained():
                #: What is undone, after "Undo –": tokens for what the expedition has achieved.
                return self.tr("gained successes")
            case ev.TrackMoved(track=track):
                #: What is undone, after "Undo –": its token was moved. {track} is its name.
                return self.tr("track: {track}").format(track=self._tracks.name(track, state))
            case ev.MissionCompleted(card=card):
                #: What is undone, after "Undo –". {mission} is the name of a card.
                return self.tr("completed mission: {mission}").format(mission=names.mission(card))
            case ev.ThreatMoved(card=card) | ev.StandeeMoved(card=card):
                #: What is undone, after "Undo –": where it moves. {threat} is the name of a card.
                return self.tr("way of the threat: {threat}").format(threat=names.threat(card))
            case ev.LeadPlaced(type=type):
                #: What is undone, after "Undo –": a lead token was placed. {deck} is a kind of discovery, as "Mineral".
                return self.tr("lead: {deck}").format(deck=names.discovery_type(type))
            case ev.DiscoveryGained(type=type):
                #: What is undone, after "Undo –": a card was gained. {deck} is a kind of discovery, as "Mineral".
                return self.tr("discovery: {deck}").format(deck=names.discovery_type(type))
            case ev.UniqueGained(number=number):
                #: What is undone, after "Undo –": it was gained. {discovery} is its name.
                return self.tr("unique discovery: {discovery}").format(discovery=names.unique(number))
            case ev.LogRead(log=log):
                return names.log(log)
            case ev.EventDrawn(card=card) | ev.EventDiscarded(card=card):
                #: What is undone, after "Undo –": it was revealed. {event} is the name of a card.
                return self.tr("event: {event}").format(event=names.event_card(card))
            case ev.LiftOffAnswered(section=section):
                #: What is undone, after "Undo –": whether the team leaves the planet. {section} is the name of a
                #: section, as Science.
                return self.tr("answer to the lift-off: {section}").format(section=names.section(section))
            case ev.ExpeditionEnding() | ev.ExpeditionEnded():
                return self.tr("end of the expedition")
            case _:
                assert_never(event)
