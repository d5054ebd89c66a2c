"""Lines of the journal about people: their dice, cards, charges, equipment and injuries."""

from __future__ import annotations

from collections.abc import Sequence

from vanguard_desktop.rulesets.expedition.data import State
from vanguard_desktop.rulesets.expedition.data import events as ev

from ...common.rooms import Room, choose, given, nothing, signed, tr
from ..counted_dice import CountedDice
from ..places import slot


class CrewLog(Room):
    """What happens to the crew boards as sentences."""

    def sacrificed(self, events: Sequence[ev.DieSacrificed]) -> str:
        """Several dice of one crewmember at once."""
        text = self.tr("{member} sacrifices {dice}.")
        dice = CountedDice().taken(event.die for event in events)
        return text.format(member=self.names.called(events[0].member), dice=dice)

    def _results(self, event: ev.SurvivalRolled, _: State) -> str:
        #: Journal: between results of injury dice.
        return self.tr(", ").join(self.names.icon(f"injury_{icon.value}") for icon in event.icons)

    events = {
        #: Journal: the discarded cards have become the deck again. {member} is the first name of a crewmember.
        ev.DeckShuffled: tr("{member} shuffles the section deck."),
        #: {dice} is "1 red die" or the like, the object of the sentence. {member} is the first name of a
        #: crewmember.
        ev.DieSpent: tr("{member} spends {dice}."),
        #: {dice} is "1 red die" or the like, the object of the sentence. {member} is the first name of a
        #: crewmember.
        ev.DieRefreshed: tr("{member} refreshes {dice}."),
        #: {dice} is "1 red die" or the like, the object of the sentence. {member} is the first name of a
        #: crewmember.
        ev.DieSacrificed: tr("{member} sacrifices {dice}."),
        #: Journal: somebody gives up a die to refresh others. {member} is the first name of a crewmember.
        ev.Exerted: tr("{member} exerts."),
        #: {cards} are names of section cards in quotation marks, with "and" before the last one. {member} is
        #: the first name of a crewmember.
        ev.CardsDrawn: tr("{member} draws {cards}."),
        #: {card} is the name of a section card in quotation marks. {member} is the first name of a crewmember.
        ev.CardDiscarded: tr("{member} discards {card}."),
        #: {card} is the name of a section card in quotation marks. {member} is the first name of a crewmember.
        ev.CardPlayed: tr("{member} plays {card}."),
        #: {card} is the name of a section card in quotation marks.
        ev.CardSettled: tr("{card} has been played and is discarded."),
        #: {skill} is the name of a skill in quotation marks. {member} is the first name of a crewmember.
        ev.SkillUsed: tr("{member} discards 1 [charge] and uses the skill {skill}."),
        ev.ChargesChanged: signed(
            #: Journal: tokens that pay for the skill of this person. %n stands before the icon. {member} is the
            #: first name of a crewmember.
            tr("{member} loses %n [charge]."),
            #: Journal: tokens that pay for the skill of this person. %n stands before the icon. {member} is the
            #: first name of a crewmember.
            tr("{member} gains %n [charge]."),
        ),
        ev.CostCanceled: tr("What was about to happen does not happen."),
        #: {member} is the name of a crewmember.
        ev.MemberDrawn: tr("Chosen at random: {member}."),
        ev.EquipmentGiven: given(
            "giver",
            #: {equipment} is the name of a card in quotation marks. {giver} and {member} are first names of
            #: crewmembers.
            tr("{giver} hands {equipment} over to {member}."),
            #: {equipment} is the name of a card in quotation marks. {member} is the first name of a crewmember.
            tr("{member} takes {equipment} out of the lander."),
        ),
        #: {equipment} is the name of a card in quotation marks. {member} is the first name of a crewmember.
        ev.EquipmentUsed: tr("{member} uses {equipment}."),
        #: {equipment} is the name of a card in quotation marks. {member} is the first name of a crewmember.
        ev.EquipmentDiscarded: tr("{member} discards {equipment}."),
        #: {injury} is the name of an injury card in quotation marks. {member} is the first name of a
        #: crewmember.
        ev.InjuryGained: tr("{member} suffers the injury {injury}."),
        ev.InjuryDiePlaced: given(
            "back",
            choose(
                "color",
                #: Journal, after an injury die was rolled; a crew board has a red, a green and a blue column. {member}
                #: is the first name of a crewmember.
                red=tr("{member} puts an injury die back into the red column."),
                #: Journal, after an injury die was rolled; a crew board has a red, a green and a blue column. {member}
                #: is the first name of a crewmember.
                green=tr("{member} puts an injury die back into the green column."),
                #: Journal, after an injury die was rolled; a crew board has a red, a green and a blue column. {member}
                #: is the first name of a crewmember.
                blue=tr("{member} puts an injury die back into the blue column."),
            ),
            choose(
                "color",
                #: Journal, with a new injury; a crew board has a red, a green and a blue column. {member} is the first
                #: name of a crewmember.
                red=tr("{member} puts an injury die into the red column."),
                #: Journal, with a new injury; a crew board has a red, a green and a blue column. {member} is the first
                #: name of a crewmember.
                green=tr("{member} puts an injury die into the green column."),
                #: Journal, with a new injury; a crew board has a red, a green and a blue column. {member} is the first
                #: name of a crewmember.
                blue=tr("{member} puts an injury die into the blue column."),
            ),
        ),
        #: Journal. {number} is the place of the injury card in its row, from 1. {member} is the first name of a
        #: crewmember.
        ev.InjuryRemoved: tr("{member} gets rid of the injury in slot {number}.", number=slot),
        ev.InjuryDieRemoved: choose(
            "color",
            #: Journal, when an injury heals; a crew board has a red, a green and a blue column. {member} is the
            #: first name of a crewmember.
            red=tr("{member} removes an injury die from the red column."),
            #: Journal, when an injury heals; a crew board has a red, a green and a blue column. {member} is the
            #: first name of a crewmember.
            green=tr("{member} removes an injury die from the green column."),
            #: Journal, when an injury heals; a crew board has a red, a green and a blue column. {member} is the
            #: first name of a crewmember.
            blue=tr("{member} removes an injury die from the blue column."),
        ),
        #: Journal: the injury has no effect any more. {number} is its place in the row, from 1. {member} is the
        #: first name of a crewmember.
        ev.InjuryFlipped: tr("{member} turns the injury in slot {number} face down.", number=slot),
        #: Journal: a roll that decides about a life. {results} is names of icons. {member} is the first name of
        #: a crewmember.
        ev.SurvivalRolled: tr("{member} makes a survival check: {results}.", results=_results),
        #: Journal. {member} is the first name of a crewmember.
        ev.MemberDied: tr("{member} dies."),
    }

    undo = {
        #: What is undone, after "Undo –". {die} is a die, as "Basic die (red)".
        ev.DieSpent: tr("spent die: {die}"),
        #: What is undone, after "Undo –". {die} is a die, as "Basic die (red)".
        ev.DieRefreshed: tr("refreshed die: {die}"),
        #: What is undone, after "Undo –". {die} is a die, as "Basic die (red)".
        ev.DieSacrificed: tr("sacrificed die: {die}"),
        #: What is undone, after "Undo –": somebody gave up a die to refresh others. {member} is the name of a
        #: crewmember.
        ev.Exerted: tr("exert: {member}"),
        #: What is undone, after "Undo –": section cards.
        ev.CardsDrawn: tr("drawn cards"),
        #: What is undone, after "Undo –": a section card. {card} is the name of a card.
        ev.CardDiscarded: tr("discarded card: {card}"),
        #: What is undone, after "Undo –": a section card. {card} is the name of a card.
        ev.CardPlayed: tr("played card: {card}"),
        #: What is undone, after "Undo –": it was used. {skill} is its name.
        ev.SkillUsed: tr("skill: {skill}", skill="member"),
        ev.ChargesChanged: signed(
            #: What is undone, after "Undo –": tokens that pay for skills.
            tr("lost charges"),
            #: What is undone, after "Undo –": tokens that pay for skills.
            tr("gained charges"),
        ),
        #: What is undone, after "Undo –": it was used or handed over. {equipment} is the name of a card.
        **dict.fromkeys((ev.EquipmentGiven, ev.EquipmentUsed), tr("equipment: {equipment}")),
        #: What is undone, after "Undo –": somebody got it. {injury} is the name of an injury card.
        ev.InjuryGained: tr("injury: {injury}", injury="kind"),
        #: What is undone, after "Undo –": it was carried out, placed or removed.
        **dict.fromkeys((ev.InjuryDiePlaced, ev.InjuryDieRemoved), tr("injury die")),
        **dict.fromkeys((ev.InjuryRemoved, ev.InjuryFlipped), tr("choice of an injury")),
        #: What is undone, after "Undo –": the roll that decides about a life.
        ev.SurvivalRolled: tr("survival check"),
        #: What is undone, after "Undo –". {member} is the name of a crewmember.
        ev.MemberDied: tr("death: {member}"),
        **dict.fromkeys(
            (ev.DeckShuffled, ev.CardSettled, ev.CostCanceled, ev.MemberDrawn, ev.EquipmentDiscarded), nothing
        ),
    }

    aloud = (
        ev.DieSacrificed,
        ev.CardsDrawn,
        ev.ChargesChanged,
        ev.CostCanceled,
        ev.MemberDrawn,
        ev.InjuryGained,
        ev.InjuryRemoved,
        ev.InjuryFlipped,
        ev.SurvivalRolled,
        ev.MemberDied,
    )
