"""The labels of buttons, menu entries and list rows: what each order of a player does, in a few words."""

from __future__ import annotations

from collections.abc import Iterable
from typing import assert_never

from PySide6.QtCore import QObject

from vanguard_desktop.core.ids import CardId, DieId, PathId, SectorId
from vanguard_desktop.core.kinds import Command
from vanguard_desktop.rulesets.expedition.data import commands as do
from vanguard_desktop.rulesets.expedition.data import decisions as ask
from vanguard_desktop.rulesets.expedition.data.state import State
from vanguard_desktop.rulesets.expedition.round.legal_actions import special_action
from vanguard_desktop.rulesets.expedition.things.finds import unique_found
from vanguard_desktop.rulesets.expedition.things.gear import TOKEN
from vanguard_desktop.setting.box import card_of
from vanguard_desktop.text.common.names import Names
from vanguard_desktop.text.expedition.reply_text import Reply, ReplyText
from vanguard_desktop.text.expedition.rules.rules_text import RulesText
from vanguard_desktop.text.expedition.track_names import TrackNames

# Orders that name one thing and nothing else.
# Where the name of a special action is printed, by the family of what offers it.
SHELVES = {
    "poi": "pois", "mission": "missions", "threat": "threats", "rank_up": "rank_ups", "mod": "lander_mods",
}  # fmt: skip

Pick = (
    do.PickDie | do.PickMember | do.PickSector | do.PickCard | do.PickDeck | do.PickColumn | do.PickSlot
    | do.PickTrack | do.GiveStartToken | do.TellInjury | do.TellDanger | do.TellTen
)  # fmt: skip
# Abilities of people and things.
Use = (
    do.PlayCard | do.UseEquipment | do.UseSkill | do.UseDiscovery | do.UseLander | do.GiveEquipment
    | do.UseCombination
    | do.Commit | do.MarkWith | do.Exert
)  # fmt: skip
Thing = do.PlayCard | do.UseEquipment | do.UseSkill | do.UseDiscovery | do.UseLander | do.UseCombination


class CommandText(QObject):
    """Commands as labels; what a label says depends on the question that is open."""

    def __init__(self, names: Names, rules: RulesText, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names = names
        self._tracks = TrackNames(names)
        self._replies = ReplyText(names, rules)

    def answer(self, command: Command, state: State) -> str:
        known: do.ExpeditionCommand = command  # type: ignore[assignment]  # the union names every member of COMMANDS
        if isinstance(known, Pick):
            return self._pick(known, state)
        if isinstance(known, Use):
            return self._use(known, state)
        if isinstance(known, Reply):
            return self._replies.reply(known, state)
        names = self._names
        match known:
            case do.Travel(path=path):
                #: Button of a choice: an action. {sector} is the name of a sector.
                return self.tr("Travel to {sector}").format(sector=self._far_sector(path, state))
            case do.Rest():
                #: Button of a choice: the action of resting, a verb.
                return self.tr("Rest")
            case do.Prepare():
                #: Button of a choice: the action of preparing, a verb.
                return self.tr("Prepare")
            case do.TakeSpecialAction(source=source, number=number):
                return self._special_action(source, number, state)
            case do.EndTurn():
                return self.tr("End the turn")
            case do.LiftOff():
                #: Button of a choice: the action of leaving the planet.
                return self.tr("Lift-off")
            case do.AnswerLiftOff(section=section, agree=True):
                #: Button of a choice: players of a section agree to leave the planet. {section} is the name of a
                #: section, as Science.
                return self.tr("{section}: agree").format(section=names.section(section))
            case do.AnswerLiftOff(section=section):
                #: Button of a choice: players of a section do not agree to leave the planet. {section} is the name of a
                #: section, as Science.
                return self.tr("{section}: stay").format(section=names.section(section))
            case do.PutLead(lead=lead, type=type):
                #: {lead} is a lead token, {deck} the discovery deck on which it is placed, as "Lead 2 on Mineral".
                return self.tr("{lead} on {deck}").format(lead=names.lead(lead), deck=names.discovery_type(type))
            case do.AddDie(die=die):
                return self._add_die(die, state)
            case do.TakeBackDie(die=die):
                return self._put_back(die, state)
            case do.RollDice():
                #: Roll all the dice of the check.
                return self.tr("Roll")
            case do.TakeBackAction():
                return self.tr("Take the action back")
            case do.TellDie(die=die, face=face):
                #: Choice where players tell what their own dice show. {die} is a die, as "Basic die (red)", {face} the
                #: result that it shows.
                return self.tr("{die}: {face}").format(die=names.die(die), face=names.face(die, face))
            case do.RollForMe():
                return self.tr("Let the game roll")
            case _:
                assert_never(known)

    def _pick(self, command: Pick, state: State) -> str:
        names = self._names
        match command:
            case do.GiveStartToken(to=member) | do.PickMember(member=member):
                return names.member(member)
            case do.PickDie(die=die):
                return names.die(die)
            case do.PickSector(sector=sector):
                return names.sector(state.board, sector)
            case do.PickCard(card=card):
                return self._card(card, state)
            case do.PickDeck(type=type):
                return names.discovery_type(type)
            case do.PickColumn(color=color):
                #: A column of the crew board; {color} is red, green or blue.
                return self.tr("Column: {color}").format(color=names.color(color))
            case do.PickSlot(slot=slot):
                return self._injury(slot, state)
            case do.PickTrack(track=track):
                return self._tracks.name(track, state)
            case do.TellInjury(icon=injury):
                return names.icon(f"injury_{injury.value}")
            case do.TellDanger(icon=danger):
                return names.icon(f"danger_{danger.value}")
            case do.TellTen(value=value):
                #: A result of the ten-sided die. {value} is from 0 to 9.
                return self.tr("Result {value}").format(value=value)
            case _:
                assert_never(command)

    def thing(self, command: Thing, state: State) -> str:
        """The card, skill, equipment or find that is used, by its name alone."""
        names = self._names
        match command:
            case do.PlayCard(card=card):
                return names.section_card(card)
            case do.UseEquipment(card=card, number=number) if number == TOKEN:
                #: The token on the planet board of a piece of equipment. {equipment} is the name of a card.
                return self.tr("{equipment}, token").format(equipment=names.equipment(card))
            case do.UseEquipment(card=card, number=number) if len(state.box.equipment_of(card).abilities) > 1:
                #: Which ability of a piece of equipment is used. {number} counts from 1. {equipment} is the name of a
                #: card.
                return self.tr("{equipment} ({number})").format(equipment=names.equipment(card), number=number)
            case do.UseEquipment(card=card):
                return names.equipment(card)
            case do.UseSkill(member=member):
                return names.skill(member)
            case do.UseDiscovery(card=card):
                unique = unique_found(state, card)
                return names.discovery(card) if unique is None else names.unique(unique)
            case do.UseLander(card=card):
                return names.lander_part(card)
            case do.UseCombination(source="condition"):
                return names.condition_in_force(state.board, state.condition)
            case do.UseCombination(source=source):
                card = CardId(source)
                known = card_of(card) in state.box.section_cards
                return names.section_card(card) if known else names.icon("combination")
            case _:
                assert_never(command)

    def _use(self, command: Use, state: State) -> str:
        names = self._names
        match command:
            case do.PlayCard(member=member):
                #: Choice: a section card is played. {card} is the name of the card. {member} is the name of a
                #: crewmember.
                text = self.tr("{member} plays: {card}")
                return text.format(member=names.member(member), card=self.thing(command, state))
            case do.UseEquipment(member=member) | do.UseSkill(member=member):
                #: Choice: what somebody uses now. {thing} is the name of a card, a skill or a part of the lander.
                #: {member} is the name of a crewmember.
                text = self.tr("{member} uses: {thing}")
                return text.format(member=names.member(member), thing=self.thing(command, state))
            case do.UseDiscovery(member=member) | do.UseLander(member=member):
                #: Choice: what somebody uses now. {thing} is the name of a card, a skill or a part of the lander.
                #: {member} is the name of a crewmember.
                text = self.tr("{member} uses: {thing}")
                return text.format(member=names.member(member), thing=self.thing(command, state))
            case do.GiveEquipment(card=card, to=member):
                giver = state.carrier(card)
                #: A piece of equipment and who gets it. {equipment} is the name of a card. {member} is the name of a
                #: crewmember.
                text = self.tr("{equipment} to {member}")
                if giver is not None:
                    #: A piece of equipment, who hands it over and who gets it. {equipment} is the name of a card.
                    #: {giver} is the name of the crewmember who hands it over. {member} is the name of a crewmember.
                    text = self.tr("{equipment}: {giver} to {member}")
                gives = "" if giver is None else names.member(giver.id)
                return text.format(equipment=names.equipment(card), member=names.member(member), giver=gives)
            case do.UseCombination():
                return self._combination(command, state)
            case do.Commit():
                return self._commit(command)
            case do.MarkWith(dice=dice):
                #: {dice} are spent on an outcome of a dice check.
                return self.tr("Mark the outcome with {dice}").format(dice=self._dice(dice))
            case do.Exert(member=member):
                #: Choice: this crewmember gives up a die to refresh others. {member} is the name of a crewmember.
                return self.tr("{member} exerts").format(member=names.member(member))
            case _:
                assert_never(command)

    def _add_die(self, die: DieId, state: State) -> str:
        """A die of somebody else names its owner: it is lent to assist (CHK-06)."""
        active = None if state.check is None else state.check.active
        owner = next((member.id for member in state.members if die in member.available), active)
        if owner is None or owner == active:
            #: Choice while dice are chosen for a check. {die} is a die, as "Basic die (red)".
            return self.tr("Take {die}").format(die=self._names.die(die))
        #: Choice while dice are chosen for a check: a die of somebody who helps. {member} is the name of a crewmember.
        #: {die} is a die, as "Basic die (red)".
        text = self.tr("{member} assists: {die}")
        return text.format(member=self._names.member(owner), die=self._names.die(die))

    def _put_back(self, die: DieId, state: State) -> str:
        """Two dice may be of the same kind: one that is lent names its owner."""
        lent = () if state.check is None else state.check.hand
        owner = next((member for each, member in lent if each == die), None)
        if owner is None or state.check is None or owner == state.check.active:
            #: Button of a choice: take a chosen die out of the check again. {die} is a die, as "Basic die (red)".
            return self.tr("Put back {die}").format(die=self._names.die(die))
        #: Button of a choice: take a die that somebody else has lent out of the check again. {die} is a die, as "Basic
        #: die (red)". {member} is the name of a crewmember.
        text = self.tr("Put back {die} ({member})")
        return text.format(die=self._names.die(die), member=self._names.member(owner))

    def _combination(self, command: do.UseCombination, state: State) -> str:
        """The same combination can be paid with different dice, so the label names them."""
        #: A dice combination of a card, and the dice that pay for it. {card} is the name of a card. {dice} are dice, as
        #: "Basic die (red), Wild die (blue)".
        return self.tr("{card} with {dice}").format(card=self.thing(command, state), dice=self._dice(command.dice))

    def _commit(self, command: do.Commit) -> str:
        icon = None if command.icon is None else self._names.icon(command.icon.value)
        if icon is None:
            if not command.dice:
                return self.tr("No further dice")
            #: Choice: rolled dice that count toward a special effect, beside the others. {dice} are dice, as "Basic die
            #: (red), Wild die (blue)".
            return self.tr("Add {dice}").format(dice=self._dice(command.dice))
        if not command.dice:
            #: {icon} is what all dice of a special effect show.
            return self.tr("{icon}, no further dice").format(icon=icon)
        #: {icon} is what all dice of a special effect show or count as; {dice} are those that count as it.
        return self.tr("{icon} with {dice}").format(icon=icon, dice=self._dice(command.dice))

    def _card(self, card: CardId, state: State) -> str:
        """A card to discard from the hand, or a rank-up card to keep."""
        if isinstance(state.question, ask.KeepRankUp):
            return self._names.rank_up(card)
        return self._names.section_card(card)

    def _injury(self, slot: int, state: State) -> str:
        match state.question:
            case ask.ChooseInjury(member=member) if state.member(member).injuries[slot] is not None:
                injury = state.member(member).injuries[slot]
                assert injury is not None
                return self._names.injury(injury.kind)
            case _:
                #: Choice of an injury card of a board that lies face down. {number} is the place in its row, from 1.
                return self.tr("Injury in slot {number}").format(number=slot + 1)

    def _far_sector(self, path_id: PathId, state: State) -> str:
        path = state.path(path_id)
        if path is None or state.turn is None:
            #: Where a path has no name of its own: a line between two sectors of the map.
            return self.tr("Path")
        here: SectorId | None = state.member(state.turn).sector
        return self._names.sector(state.board, path.start if path.end == here else path.end)

    def _special_action(self, source: str, number: int, state: State) -> str:
        action = None if state.turn is None else special_action(state, state.member(state.turn), source, number)
        if action is None:
            #: Where a special action has no name of its own.
            return self.tr("Special action")
        family = source.partition(":")[0]
        shelf = SHELVES.get(family)
        if shelf is None:  # a condition is a card or printed on the planet board
            shelf = "worlds" if state.condition is None else "conditions"
        return self._names.content(shelf, action.name)

    def _dice(self, dice: Iterable[DieId]) -> str:
        #: Between dice in a list, as "Basic die (red), Wild die (blue)".
        return self.tr(", ").join(self._names.die(die) for die in dice)
