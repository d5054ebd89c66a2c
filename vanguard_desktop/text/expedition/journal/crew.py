"""Lines of the journal about people: their dice, cards, charges, equipment and injuries."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from PySide6.QtCore import QObject

from vanguard_desktop.dice.faces import Color
from vanguard_desktop.rulesets.expedition.data import events as ev
from vanguard_desktop.text.common.counted_dice import CountedDice
from vanguard_desktop.text.common.names import Names
from vanguard_desktop.text.common.told import all_of

CrewEvent = (
    ev.DeckShuffled | ev.EquipmentGiven | ev.EquipmentUsed | ev.EquipmentDiscarded | ev.DieSpent | ev.DieRefreshed
    | ev.DieSacrificed | ev.Exerted | ev.CardsDrawn | ev.CardDiscarded | ev.CardPlayed | ev.CardSettled
    | ev.SkillUsed | ev.ChargesChanged | ev.InjuryGained | ev.InjuryDiePlaced | ev.InjuryRemoved
    | ev.InjuryDieRemoved | ev.InjuryFlipped | ev.CostCanceled | ev.MemberDrawn | ev.SurvivalRolled | ev.MemberDied
)  # fmt: skip


class CrewLog(QObject):
    """What happens to the crew boards as sentences."""

    def __init__(self, names: Names, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names, self._counted = names, CountedDice()

    def sentence(self, event: CrewEvent) -> str:
        names = self._names
        match event:
            case ev.DeckShuffled(member=member):
                #: Journal: the discarded cards have become the deck again. {member} is the first name of a crewmember.
                return self.tr("{member} shuffles the section deck.").format(member=names.called(member))
            case ev.EquipmentGiven() | ev.EquipmentUsed() | ev.EquipmentDiscarded():
                return self._equipment(event)
            case ev.DieSpent(member=member, die=die):
                #: {dice} is "1 red die" or the like, the object of the sentence. {member} is the first name of a
                #: crewmember.
                text = self.tr("{member} spends {dice}.")
                return text.format(member=names.called(member), dice=self._counted.taken([die]))
            case ev.DieRefreshed(member=member, die=die):
                #: {dice} is "1 red die" or the like, the object of the sentence. {member} is the first name of a
                #: crewmember.
                text = self.tr("{member} refreshes {dice}.")
                return text.format(member=names.called(member), dice=self._counted.taken([die]))
            case ev.DieSacrificed(member=member, die=die):
                #: {dice} is "1 red die" or the like, the object of the sentence. {member} is the first name of a
                #: crewmember.
                text = self.tr("{member} sacrifices {dice}.")
                return text.format(member=names.called(member), dice=self._counted.taken([die]))
            case ev.Exerted(member=member):
                #: Journal: somebody gives up a die to refresh others. {member} is the first name of a crewmember.
                return self.tr("{member} exerts.").format(member=names.called(member))
            case ev.CardsDrawn(member=member, cards=cards):
                #: {cards} are names of section cards in quotation marks, with "and" before the last one. {member} is
                #: the first name of a crewmember.
                text = self.tr("{member} draws {cards}.")
                listed = all_of([names.quoted(names.section_card(card)) for card in cards])
                return text.format(member=names.called(member), cards=listed)
            case ev.CardDiscarded(member=member, card=card):
                #: {card} is the name of a section card in quotation marks. {member} is the first name of a crewmember.
                text = self.tr("{member} discards {card}.")
                return text.format(member=names.called(member), card=names.quoted(names.section_card(card)))
            case ev.CardPlayed(member=member, card=card):
                #: {card} is the name of a section card in quotation marks. {member} is the first name of a crewmember.
                text = self.tr("{member} plays {card}.")
                return text.format(member=names.called(member), card=names.quoted(names.section_card(card)))
            case ev.CardSettled(card=card):
                #: {card} is the name of a section card in quotation marks.
                text = self.tr("{card} has been played and is discarded.")
                return text.format(card=names.quoted(names.section_card(card)))
            case ev.SkillUsed(member=member):
                #: {skill} is the name of a skill in quotation marks. {member} is the first name of a crewmember.
                text = self.tr("{member} discards 1 [charge] and uses the skill {skill}.")
                return text.format(member=names.called(member), skill=names.quoted(names.skill(member)))
            case ev.ChargesChanged(member=member, by=by) if by < 0:
                #: Journal: tokens that pay for the skill of this person. %n stands before the icon. {member} is the
                #: first name of a crewmember.
                return self.tr("{member} loses %n [charge].", "", -by).format(member=names.called(member))
            case ev.ChargesChanged(member=member, by=by):
                #: Journal: tokens that pay for the skill of this person. %n stands before the icon. {member} is the
                #: first name of a crewmember.
                return self.tr("{member} gains %n [charge].", "", by).format(member=names.called(member))
            case (
                ev.InjuryGained()
                | ev.InjuryDiePlaced()
                | ev.InjuryRemoved()
                | ev.InjuryDieRemoved()
                | ev.InjuryFlipped()
                | ev.SurvivalRolled()
                | ev.MemberDied()
            ):
                return self._injury(event)
            case ev.CostCanceled():
                return self.tr("What was about to happen does not happen.")
            case ev.MemberDrawn(member=member):
                #: {member} is the name of a crewmember.
                return self.tr("Chosen at random: {member}.").format(member=names.called(member))
            case _:
                assert_never(event)

    def sacrificed(self, events: Sequence[ev.DieSacrificed]) -> str:
        """Several dice of one crewmember at once."""
        text = self.tr("{member} sacrifices {dice}.")
        dice = self._counted.taken(event.die for event in events)
        return text.format(member=self._names.called(events[0].member), dice=dice)

    def _equipment(self, event: ev.EquipmentGiven | ev.EquipmentUsed | ev.EquipmentDiscarded) -> str:
        names = self._names
        equipment = names.quoted(names.equipment(event.card))
        match event:
            case ev.EquipmentGiven(to=member, giver=giver):
                if giver is None:
                    #: {equipment} is the name of a card in quotation marks. {member} is the first name of a crewmember.
                    text = self.tr("{member} takes {equipment} out of the lander.")
                    return text.format(member=names.called(member), equipment=equipment)
                #: {equipment} is the name of a card in quotation marks. {giver} and {member} are first names of
                #: crewmembers.
                text = self.tr("{giver} hands {equipment} over to {member}.")
                return text.format(giver=names.called(giver), equipment=equipment, member=names.called(member))
            case ev.EquipmentUsed(member=member):
                #: {equipment} is the name of a card in quotation marks. {member} is the first name of a crewmember.
                text = self.tr("{member} uses {equipment}.")
                return text.format(member=names.called(member), equipment=equipment)
            case ev.EquipmentDiscarded(member=member):
                #: {equipment} is the name of a card in quotation marks. {member} is the first name of a crewmember.
                text = self.tr("{member} discards {equipment}.")
                return text.format(member=names.called(member), equipment=equipment)
            case _:
                assert_never(event)

    def _injury(
        self,
        event: ev.InjuryGained
        | ev.InjuryDiePlaced
        | ev.InjuryRemoved
        | ev.InjuryDieRemoved
        | ev.InjuryFlipped
        | ev.SurvivalRolled
        | ev.MemberDied,
    ) -> str:
        names = self._names
        member = names.called(event.member)
        match event:
            case ev.InjuryGained(kind=kind):
                #: {injury} is the name of an injury card in quotation marks. {member} is the first name of a
                #: crewmember.
                text = self.tr("{member} suffers the injury {injury}.")
                return text.format(member=member, injury=names.quoted(names.injury(kind)))
            case ev.InjuryDiePlaced(color=color, back=True):
                return self._die_back(color).format(member=member)
            case ev.InjuryDiePlaced(color=color):
                return self._die_into(color).format(member=member)
            case ev.InjuryRemoved(slot=slot):
                #: Journal. {number} is the place of the injury card in its row, from 1. {member} is the first name of a
                #: crewmember.
                text = self.tr("{member} gets rid of the injury in slot {number}.")
                return text.format(member=member, number=slot + 1)
            case ev.InjuryDieRemoved(color=color):
                return self._die_out(color).format(member=member)
            case ev.InjuryFlipped(slot=slot):
                #: Journal: the injury has no effect any more. {number} is its place in the row, from 1. {member} is the
                #: first name of a crewmember.
                text = self.tr("{member} turns the injury in slot {number} face down.")
                return text.format(member=member, number=slot + 1)
            case ev.SurvivalRolled(icons=icons):
                #: Journal: between results of injury dice.
                results = self.tr(", ").join(names.icon(f"injury_{icon.value}") for icon in icons)
                #: Journal: a roll that decides about a life. {results} is names of icons. {member} is the first name of
                #: a crewmember.
                text = self.tr("{member} makes a survival check: {results}.")
                return text.format(member=member, results=results)
            case ev.MemberDied():
                #: Journal. {member} is the first name of a crewmember.
                return self.tr("{member} dies.").format(member=member)
            case _:
                assert_never(event)

    def _die_back(self, color: Color) -> str:
        match color:
            case Color.RED:
                #: Journal, after an injury die was rolled; a crew board has a red, a green and a blue column. {member}
                #: is the first name of a crewmember.
                return self.tr("{member} puts an injury die back into the red column.")
            case Color.GREEN:
                #: Journal, after an injury die was rolled; a crew board has a red, a green and a blue column. {member}
                #: is the first name of a crewmember.
                return self.tr("{member} puts an injury die back into the green column.")
            case Color.BLUE:
                #: Journal, after an injury die was rolled; a crew board has a red, a green and a blue column. {member}
                #: is the first name of a crewmember.
                return self.tr("{member} puts an injury die back into the blue column.")
            case _:
                assert_never(color)

    def _die_into(self, color: Color) -> str:
        match color:
            case Color.RED:
                #: Journal, with a new injury; a crew board has a red, a green and a blue column. {member} is the first
                #: name of a crewmember.
                return self.tr("{member} puts an injury die into the red column.")
            case Color.GREEN:
                #: Journal, with a new injury; a crew board has a red, a green and a blue column. {member} is the first
                #: name of a crewmember.
                return self.tr("{member} puts an injury die into the green column.")
            case Color.BLUE:
                #: Journal, with a new injury; a crew board has a red, a green and a blue column. {member} is the first
                #: name of a crewmember.
                return self.tr("{member} puts an injury die into the blue column.")
            case _:
                assert_never(color)

    def _die_out(self, color: Color) -> str:
        match color:
            case Color.RED:
                #: Journal, when an injury heals; a crew board has a red, a green and a blue column. {member} is the
                #: first name of a crewmember.
                return self.tr("{member} removes an injury die from the red column.")
            case Color.GREEN:
                #: Journal, when an injury heals; a crew board has a red, a green and a blue column. {member} is the
                #: first name of a crewmember.
                return self.tr("{member} removes an injury die from the green column.")
            case Color.BLUE:
                #: Journal, when an injury heals; a crew board has a red, a green and a blue column. {member} is the
                #: first name of a crewmember.
                return self.tr("{member} removes an injury die from the blue column.")
            case _:
                assert_never(color)
