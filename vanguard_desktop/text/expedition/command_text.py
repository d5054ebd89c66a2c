"""The labels of buttons, menu entries and list rows: what each order of a player does, in a few words."""

from __future__ import annotations

from typing import Any, ClassVar

from vanguard_desktop.core import CardId, Command
from vanguard_desktop.rulesets.expedition.data import State
from vanguard_desktop.rulesets.expedition.data import commands as do
from vanguard_desktop.rulesets.expedition.data import decisions as ask
from vanguard_desktop.rulesets.expedition.data.steps import AfterCheck, AfterOutcome, Occasion
from vanguard_desktop.rulesets.expedition.options import alternatives, labels
from vanguard_desktop.rulesets.expedition.round.legal_actions import special_action
from vanguard_desktop.rulesets.expedition.things.discoveries import unique_found
from vanguard_desktop.rulesets.expedition.things.equipment import TOKEN
from vanguard_desktop.setting import card_of

from ..common.rooms import Entry, Room, Table, given, like, tr, when

# Where the name of a special action is printed, by the family of what offers it.
SHELVES = {
    "poi": "pois", "mission": "missions", "threat": "threats", "rank_up": "rank_ups", "mod": "lander_mods",
}  # fmt: skip
# Orders that use a thing, which can be told by its name alone.
Thing = do.PlayCard | do.UseEquipment | do.UseSkill | do.UseDiscovery | do.UseLander | do.UseCombination


def _according(answers: Table, otherwise: Entry) -> Entry:
    """What is said according to the question that is open."""

    def answer(room: Room, command: Command, state: State) -> Any:
        return answers.get(type(state.question), otherwise)(room, command, state)

    return answer


class CommandText(Room):
    """Commands as labels; what a label says depends on the question that is open."""

    def thing(self, command: Thing, state: State) -> str:
        """The card, skill, equipment or find that is used, by its name alone."""
        entry: Entry = self.used[type(command)]
        return str(entry(self, command, state))

    def _find(self, command: do.UseDiscovery, state: State) -> str:
        unique = unique_found(state, command.card)
        return self.names.discovery(command.card) if unique is None else self.names.unique(unique)

    def _paid_for(self, command: do.UseCombination, state: State) -> str:
        if command.source == "condition":
            return self.names.condition_in_force(state.board, state.condition)
        card = CardId(command.source)
        known = card_of(card) in state.box.section_cards
        return self.names.section_card(card) if known else self.names.icon("combination")

    used: ClassVar[Table] = {
        do.PlayCard: like("card"),
        do.UseEquipment: when(
            lambda _, command, __: command.number == TOKEN,
            #: The token on the planet board of a piece of equipment. {equipment} is the name of a card.
            tr("{equipment}, token"),
            when(
                lambda _, command, state: len(state.box.equipment_of(command.card).abilities) > 1,
                #: Which ability of a piece of equipment is used. {number} counts from 1. {equipment} is the name of a
                #: card.
                tr("{equipment} ({number})"),
                like("equipment"),
            ),
        ),
        do.UseSkill: like("skill"),
        do.UseDiscovery: _find,
        do.UseLander: like("part"),
        do.UseCombination: _paid_for,
    }

    def _add_die(self, command: do.AddDie, state: State) -> str:
        """A die of somebody else names its owner: it is lent to assist (CHK-06)."""
        active, die = None if state.check is None else state.check.active, self.names.die(command.die)
        owner = next((member.id for member in state.members if command.die in member.available), active)
        if owner is None or owner == active:
            #: Choice while dice are chosen for a check. {die} is a die, as "Basic die (red)".
            return self.tr("Take {die}").format(die=die)
        #: Choice while dice are chosen for a check: a die of somebody who helps. {member} is the name of a crewmember.
        #: {die} is a die, as "Basic die (red)".
        return self.tr("{member} assists: {die}").format(member=self.names.member(owner), die=die)

    def _put_back(self, command: do.TakeBackDie, state: State) -> str:
        """Two dice may be of the same kind: one that is lent names its owner."""
        lent, die = () if state.check is None else state.check.hand, self.names.die(command.die)
        owner = next((member for each, member in lent if each == command.die), None)
        if owner is None or state.check is None or owner == state.check.active:
            #: Button of a choice: take a chosen die out of the check again. {die} is a die, as "Basic die (red)".
            return self.tr("Put back {die}").format(die=die)
        #: Button of a choice: take a die that somebody else has lent out of the check again. {die} is a die, as "Basic
        #: die (red)". {member} is the name of a crewmember.
        return self.tr("Put back {die} ({member})").format(die=die, member=self.names.member(owner))

    def _card(self, command: do.PickCard, state: State) -> str:
        """A card to discard from the hand, or a rank-up card to keep."""
        kept = isinstance(state.question, ask.KeepRankUp)
        return self.names.rank_up(command.card) if kept else self.names.section_card(command.card)

    def _injury(self, command: do.PickSlot, state: State) -> str:
        question = state.question
        if isinstance(question, ask.ChooseInjury):
            injury = state.member(question.member).injuries[command.slot]
            if injury is not None:
                return self.names.injury(injury.kind)
        #: Choice of an injury card of a board that lies face down. {number} is the place in its row, from 1.
        return self.tr("Injury in slot {number}").format(number=command.slot + 1)

    def _far_sector(self, command: do.Travel, state: State) -> str:
        path = state.path(command.path)
        if path is None or state.turn is None:
            #: Where a path has no name of its own: a line between two sectors of the map.
            return self.tr("Path")
        here = state.member(state.turn).sector
        return self.names.sector(state.board, path.start if path.end == here else path.end)

    def _special_action(self, command: do.TakeSpecialAction, state: State) -> str:
        member = None if state.turn is None else state.member(state.turn)
        action = None if member is None else special_action(state, member, command.source, command.number)
        if action is None:
            #: Where a special action has no name of its own.
            return self.tr("Special action")
        # a condition is a card or printed on the planet board
        condition = "worlds" if state.condition is None else "conditions"
        return self.names.content(SHELVES.get(command.source.family, condition), action.name)

    def _dice(self, command: do.UseCombination | do.Commit | do.MarkWith, _: State) -> str:
        #: Between dice in a list, as "Basic die (red), Wild die (blue)".
        return self.tr(", ").join(map(self.names.die, command.dice))

    def _option(self, command: do.PickOption, state: State) -> str:
        """What an answer does, told from the question that is open."""
        number, check = command.number, state.check
        match state.question:
            case ask.ChooseOption() as question if 1 <= number <= len(options := alternatives(state, question)):
                return str(self.say.option(options[number - 1], labels(question), number))
            case ask.OrderEffects(effects=effects) if 1 <= number <= len(effects):
                return str(self.say.effect(effects[number - 1].effect))
            case ask.ChoosePrepare() if number == 1:
                return self.tr("Draw a section card")
            case ask.ChoosePrepare():
                return self.tr("Make a dice check")
            case ask.NextInjuryDie() if check is not None and 1 <= number <= len(check.injuries):
                return self.names.icon(f"injury_{check.injuries[number - 1].icon.value}")
            case ask.NextDangerDie() if check is not None and 1 <= number <= len(check.dangers):
                die = check.dangers[number - 1]
                result = "" if die.icon is None else self.names.icon(f"danger_{die.icon.value}")
                #: Choice of a danger die. {letter} is A, B or C, {result} the name of the icon that it shows.
                return self.tr("Danger table {letter}: {result}").format(letter=die.letter, result=result)
            case _:
                #: Choice that has no words of its own. {number} counts from 1.
                return self.tr("Option {number}").format(number=number)

    commands = {
        #: Button of a choice: an action. {sector} is the name of a sector.
        do.Travel: tr("Travel to {sector}", sector=_far_sector),
        #: Button of a choice: the action of resting, a verb.
        do.Rest: tr("Rest"),
        #: Button of a choice: the action of preparing, a verb.
        do.Prepare: tr("Prepare"),
        do.TakeSpecialAction: _special_action,
        do.EndTurn: tr("End the turn"),
        #: Button of a choice: the action of leaving the planet.
        do.LiftOff: tr("Lift-off"),
        do.AnswerLiftOff: given(
            "agree",
            #: Button of a choice: players of a section agree to leave the planet. {section} is the name of a
            #: section, as Science.
            tr("{section}: agree"),
            #: Button of a choice: players of a section do not agree to leave the planet. {section} is the name of a
            #: section, as Science.
            tr("{section}: stay"),
        ),
        #: {lead} is a lead token, {deck} the discovery deck on which it is placed, as "Lead 2 on Mineral".
        do.PutLead: tr("{lead} on {deck}"),
        do.AddDie: _add_die,
        do.TakeBackDie: _put_back,
        #: Roll all the dice of the check.
        do.RollDice: tr("Roll"),
        do.TakeBackAction: tr("Take the action back"),
        #: Choice where players tell what their own dice show. {die} is a die, as "Basic die (red)", {face} the
        #: result that it shows.
        do.TellDie: tr("{die}: {face}", face=lambda room, command, _: room.names.face(command.die, command.face)),
        do.RollForMe: tr("Let the game roll"),
        do.GiveStartToken: like("member"),
        do.PickMember: like("member"),
        do.PickDie: like("die"),
        do.PickSector: like("sector"),
        do.PickCard: _card,
        do.PickDeck: like("deck"),
        #: A column of the crew board; {color} is red, green or blue.
        do.PickColumn: tr("Column: {color}"),
        do.PickSlot: _injury,
        do.PickTrack: like("track"),
        do.TellInjury: lambda room, command, _: room.names.icon(f"injury_{command.icon.value}"),
        do.TellDanger: lambda room, command, _: room.names.icon(f"danger_{command.icon.value}"),
        #: A result of the ten-sided die. {value} is from 0 to 9.
        do.TellTen: tr("Result {value}"),
        #: Choice: a section card is played. {card} is the name of the card. {member} is the name of a
        #: crewmember.
        do.PlayCard: tr("{member} plays: {card}", card=thing),
        **dict.fromkeys(
            (do.UseEquipment, do.UseSkill, do.UseDiscovery, do.UseLander),
            #: Choice: what somebody uses now. {thing} is the name of a card, a skill or a part of the lander.
            #: {member} is the name of a crewmember.
            tr("{member} uses: {thing}", thing=thing),
        ),
        do.GiveEquipment: when(
            lambda _, command, state: state.carrier(command.card) is None,
            #: A piece of equipment and who gets it. {equipment} is the name of a card. {member} is the name of a
            #: crewmember.
            tr("{equipment} to {member}"),
            #: A piece of equipment, who hands it over and who gets it. {equipment} is the name of a card. {giver} is
            #: the name of the crewmember who hands it over. {member} is the name of a crewmember.
            tr(
                "{equipment}: {giver} to {member}",
                giver=lambda room, command, state: room.names.member(state.carrier(command.card).id),
            ),
        ),
        # The same combination can be paid with different dice, so the label names them.
        #: A dice combination of a card, and the dice that pay for it. {card} is the name of a card. {dice} are dice, as
        #: "Basic die (red), Wild die (blue)".
        do.UseCombination: tr("{card} with {dice}", card=thing, dice=_dice),
        do.Commit: given(
            "icon",
            given(
                "dice",
                #: {icon} is what all dice of a special effect show or count as; {dice} are those that count as it.
                tr("{icon} with {dice}", dice=_dice),
                #: {icon} is what all dice of a special effect show.
                tr("{icon}, no further dice"),
            ),
            given(
                "dice",
                #: Choice: rolled dice that count toward a special effect, beside the others. {dice} are dice, as "Basic
                #: die (red), Wild die (blue)".
                tr("Add {dice}", dice=_dice),
                tr("No further dice"),
            ),
        ),
        #: {dice} are spent on an outcome of a dice check.
        do.MarkWith: tr("Mark the outcome with {dice}", dice=_dice),
        #: Choice: this crewmember gives up a die to refresh others. {member} is the name of a crewmember.
        do.Exert: tr("{member} exerts"),
        do.GoOn: _according(
            {
                ask.EventRevealed: tr("Let it happen"),
                ask.React: when(
                    lambda _, __, state: isinstance(state.question.cost.effect, Occasion | AfterOutcome | AfterCheck),
                    #: Button: nothing more is done at this moment.
                    tr("Go on"),
                    #: Button: what is about to happen is not prevented.
                    tr("Accept it"),
                ),
                ask.ChooseReroll: tr("Reroll no more dice"),
                #: Button: nothing more is done in the action of preparing.
                ask.ChoosePrepare: tr("Finish preparing"),
                ask.ChoosePath: tr("Do not travel"),
                ask.HandOutEquipment: tr("Finish handing out"),
            },
            #: Button: nothing more is done at this moment.
            tr("Go on"),
        ),
        do.SayYes: _according(
            {
                #: Button under the question whether a card or skill is used.
                ask.Optional: tr("Use it"),
                ask.CompleteMission: tr("Complete the mission"),
                #: Button: an ace counts as the icon that a text looks for.
                ask.DeclareAce: tr("Declare it"),
                ask.MarkRow: tr("Mark the outcome"),
            },
            #: Button under a question without words of its own for its answers.
            tr("Yes"),
        ),
        do.SayNo: _according(
            {
                ask.Optional: tr("Do without it"),
                #: Button: the mission is not completed yet.
                ask.CompleteMission: tr("Not now"),
                ask.DeclareAce: tr("Do not declare it"),
                ask.MarkRow: tr("Do not mark it"),
            },
            #: Button under a question without words of its own for its answers.
            tr("No"),
        ),
        do.PickOption: _option,
    }
