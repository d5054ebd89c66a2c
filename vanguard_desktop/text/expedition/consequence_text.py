"""What comes of something that may be done at any time, said before it is done (DEC-25, ACT-51)."""

from __future__ import annotations

from PySide6.QtCore import QObject

from vanguard_desktop.core import Command
from vanguard_desktop.rulesets.expedition.crew.dice_pool import EXERT_REFRESHES, is_exhausted
from vanguard_desktop.rulesets.expedition.data import State
from vanguard_desktop.rulesets.expedition.data import commands as do
from vanguard_desktop.rulesets.expedition.things.discoveries import unique_found
from vanguard_desktop.setting import InjuryKind, card_of

from ..common.card_lines import CardLines
from ..common.names import Names


class ConsequenceText(QObject):
    """Sentences of rules with icons in line; empty where the label of the command says it all."""

    def __init__(self, names: Names, cards: CardLines) -> None:
        super().__init__()
        self._names, self._cards = names, cards

    def of(self, command: Command, state: State) -> str:
        match command:
            case do.Exert():
                return self.exert(command, state)
            case do.PlayCard(card=card):
                return self._cards.section_card(card)[0]
            case do.PickCard(card=card) if card_of(card) in state.box.section_cards:
                return self._cards.section_card(card)[0]
            case do.PickCard(card=card) if card_of(card) in state.box.rank_ups:
                return " ".join(self._cards.rank_up(card, completed=False))
            case do.UseEquipment(card=card, number=number):
                return self._one(self._cards.equipment(card), number)
            case do.UseSkill(member=member):
                return " ".join(self._cards.skill(member))
            case do.UseDiscovery(card=card):
                unique = unique_found(state, card)
                return " ".join(self._cards.discovery(card) if unique is None else self._cards.unique(unique))
            case do.UseLander(card=card, number=number):
                lander = card_of(card) in state.box.landers
                return self._one(self._cards.lander(card) if lander else self._cards.mod(card), number)
            case _:
                return ""

    def brief(self, command: Command, state: State) -> str:
        """For a button: what exerting costs and how many dice come back, or a piece of equipment by its name."""
        match command:
            case do.Exert(member=id):
                member = state.member(id)
                back = min(EXERT_REFRESHES, len(member.spent))
                if is_exhausted(state, member):
                    #: On the button to exert: an injury, then %n dice come back.
                    return self.tr("[wound], %n back", "", back)
                #: On the button to exert: one die is lost, then %n dice come back.
                return self.tr("1 lost, %n back", "", back)
            case do.GiveEquipment(card=card):
                return self._names.equipment(card)
            case _:
                return ""

    def exert(self, command: do.Exert, state: State) -> str:
        """How many dice come back at most; a crewmember with few dice is hurt instead of losing one (DIE-31)."""
        member = state.member(command.member)
        back = min(EXERT_REFRESHES, len(member.spent))
        if is_exhausted(state, member):
            #: {injury} is the name of an injury card. {most} is the most that can come back, {count} how many would
            #: come back now.
            text = self.tr("Injury: {injury}; then up to {most} dice come back, now {count}.")
            hurt = self._names.injury(InjuryKind.EXHAUSTED)
            return text.format(injury=hurt, most=EXERT_REFRESHES, count=back)
        #: Under the choice to exert: what it will do. {most} is the most that can come back, {count} how many would
        #: come back now.
        text = self.tr("Sacrifice 1 die, then up to {most} dice come back; now: {count}.")
        return text.format(most=EXERT_REFRESHES, count=back)

    @staticmethod
    def _one(lines: tuple[str, ...], number: int) -> str:
        return lines[number - 1] if 1 <= number <= len(lines) else " ".join(lines)
