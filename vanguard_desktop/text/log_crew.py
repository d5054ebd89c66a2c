"""Lines of the journal about people: their dice, cards, charges, equipment and injuries."""

from __future__ import annotations

from typing import assert_never

from PySide6.QtCore import QObject

from vanguard_desktop.rulesets.expedition import events as ev
from vanguard_desktop.text.names import Names

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
        self._names = names

    def sentence(self, event: CrewEvent) -> str:
        names = self._names
        match event:
            case ev.DeckShuffled(member=member):
                return self.tr("{member} shuffles the section deck.").format(member=names.member(member))
            case ev.EquipmentGiven() | ev.EquipmentUsed() | ev.EquipmentDiscarded():
                return self._equipment(event)
            case ev.DieSpent(member=member, die=die):
                text = self.tr("{member} spends a die: {die}.")
                return text.format(member=names.member(member), die=names.die(die))
            case ev.DieRefreshed(member=member, die=die):
                text = self.tr("{member} refreshes a die: {die}.")
                return text.format(member=names.member(member), die=names.die(die))
            case ev.DieSacrificed(member=member, die=die):
                text = self.tr("{member} sacrifices a die: {die}.")
                return text.format(member=names.member(member), die=names.die(die))
            case ev.Exerted(member=member):
                return self.tr("{member} exerts.").format(member=names.member(member))
            case ev.CardsDrawn(member=member, cards=cards):
                text = self.tr("{member} draws %n section card(s): {cards}.", "", len(cards))
                listed = self.tr(", ").join(names.section_card(card) for card in cards)
                return text.format(member=names.member(member), cards=listed)
            case ev.CardDiscarded(member=member, card=card):
                text = self.tr("{member} discards a section card: {card}.")
                return text.format(member=names.member(member), card=names.section_card(card))
            case ev.CardPlayed(member=member, card=card):
                text = self.tr("{member} plays a section card: {card}.")
                return text.format(member=names.member(member), card=names.section_card(card))
            case ev.CardSettled(card=card):
                text = self.tr("The section card that was played is discarded: {card}.")
                return text.format(card=names.section_card(card))
            case ev.SkillUsed(member=member):
                text = self.tr("{member} discards a [charge] and uses a skill: {skill}.")
                return text.format(member=names.member(member), skill=names.skill(member))
            case ev.ChargesChanged(member=member, by=by) if by < 0:
                return self.tr("{member} loses %n [charge].", "", -by).format(member=names.member(member))
            case ev.ChargesChanged(member=member, by=by):
                return self.tr("{member} gains %n [charge].", "", by).format(member=names.member(member))
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
                return self.tr("Chosen at random: {member}.").format(member=names.member(member))
            case _:
                assert_never(event)

    def _equipment(self, event: ev.EquipmentGiven | ev.EquipmentUsed | ev.EquipmentDiscarded) -> str:
        names = self._names
        equipment = names.equipment(event.card)
        match event:
            case ev.EquipmentGiven(to=member, giver=giver):
                if giver is None:
                    text = self.tr("{member} takes equipment out of the lander: {equipment}.")
                    return text.format(member=names.member(member), equipment=equipment)
                text = self.tr("{giver} hands over equipment: {equipment}. It is now carried by: {member}.")
                return text.format(giver=names.member(giver), equipment=equipment, member=names.member(member))
            case ev.EquipmentUsed(member=member):
                text = self.tr("{member} uses equipment: {equipment}.")
                return text.format(member=names.member(member), equipment=equipment)
            case ev.EquipmentDiscarded(member=member):
                text = self.tr("{member} discards equipment: {equipment}.")
                return text.format(member=names.member(member), equipment=equipment)
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
        member = names.member(event.member)
        match event:
            case ev.InjuryGained(kind=kind):
                text = self.tr("{member} suffers an injury: {injury}.")
                return text.format(member=member, injury=names.injury(kind))
            case ev.InjuryDiePlaced(color=color, back=True):
                text = self.tr("{member} puts an injury die back into a column. Its color: {color}.")
                return text.format(member=member, color=names.color(color))
            case ev.InjuryDiePlaced(color=color):
                text = self.tr("{member} puts an injury die into a column. Its color: {color}.")
                return text.format(member=member, color=names.color(color))
            case ev.InjuryRemoved(slot=slot):
                text = self.tr("{member} gets rid of the injury in slot {number}.")
                return text.format(member=member, number=slot + 1)
            case ev.InjuryDieRemoved(color=color):
                text = self.tr("{member} removes an injury die from a column. Its color: {color}.")
                return text.format(member=member, color=names.color(color))
            case ev.InjuryFlipped(slot=slot):
                text = self.tr("{member} turns the injury in slot {number} face down.")
                return text.format(member=member, number=slot + 1)
            case ev.SurvivalRolled(icons=icons):
                results = self.tr(", ").join(names.icon(f"injury_{icon.value}") for icon in icons)
                text = self.tr("{member} makes a survival check: {results}.")
                return text.format(member=member, results=results)
            case ev.MemberDied():
                return self.tr("{member} dies.").format(member=member)
            case _:
                assert_never(event)
