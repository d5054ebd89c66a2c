"""Words for actions that are resolved: dice, results, penalties, the end of the phase."""

from __future__ import annotations

from typing import Any

from vanguard_desktop.rulesets.habitat.data import actions as data
from vanguard_desktop.rulesets.habitat.data import rolls
from vanguard_desktop.rulesets.habitat.data.kinds import Complex, Modifier, Sign

from ..common.rooms import Room, choose, given, nothing, tr


def _task(room: Any, event: Any, state: Any, *_: Any) -> str:
    """The action of a number; it lies among those that were declared."""
    found = next((each.stack.task for each in state.declared if each.stack.number == event.number), None)
    return "" if found is None else str(room.say.tasks.task(found, state))


def _actor(room: Any, event: Any, state: Any, *_: Any) -> str:
    found = next((each.stack for each in state.declared if each.stack.number == event.number), None)
    return "" if found is None or not found.pawns else str(room.say.tasks.pawn(found.pawns[0]))


class HabitatCourse(Room):
    """One action after the other."""

    def _number(self, thing: str, _: Any, state: Any) -> str:
        found = next((each.stack.task for each in state.declared if str(each.stack.number) == thing), None)
        return thing if found is None else str(self.say.tasks.task(found, state))

    def _complex(self, thing: str, *_: Any) -> str:
        return str(self.say.called.complex(Complex(thing)))

    def _modifier(self, thing: str, *_: Any) -> str:
        return str(self.say.called.modifier(Modifier(thing)))

    def _region(self, event: data.Explored, *_: Any) -> str:
        return "" if event.card is None else str(self.say.called.card("habitat_regions", event.card))

    def _regions(self, event: data.TilesShown, *_: Any) -> str:
        return ", ".join(str(self.say.called.card("habitat_regions", card)) for card in event.cards)

    def _die(self, asked: rolls.TellFace, *_: Any) -> str:
        if isinstance(asked.die, rolls.MalfunctionDie):
            #: A die. {complex} is a complex of the base.
            return self.tr("Malfunction die ({complex})").format(complex=self.say.called.complex(asked.die.complex))
        #: A die. {sign} is its name, {color} its color.
        text = self.tr("{sign} ({color})")
        return text.format(sign=self.say.called.sign(asked.die.sign), color=self.say.called.color(asked.die.color))

    def _face(self, command: rolls.TellShown, state: Any) -> str:
        question = state.question
        if isinstance(question, rolls.TellFace) and isinstance(question.die, rolls.ActionDie):
            if command.shows:
                #: What a die shows.
                return self.tr("The symbol")
            #: What a die shows.
            return self.tr("Blank")
        return str(command.shows)

    effects = {
        data.ResolveActions: nothing,
        data.DoAction: nothing,
        data.RollAction: nothing,
        data.ApplyDice: nothing,
        data.ApplyResult: nothing,
        data.ApplyPenalties: nothing,
        data.EndAction: nothing,
        data.FinishActions: nothing,
        data.ExploreSpace: nothing,
        data.LayTile: nothing,
        #: One of two things in either order.
        data.HurtActor: tr("A wound."),
        #: One of two things in either order.
        data.CauseAdventure: tr("An adventure."),
        #: {color} is a color.
        data.HaveAdventure: tr("An adventure ({color})."),
        #: {by} is a number.
        data.LowerTrack: tr("Lower one malfunction track by {by}.", by="by"),
        #: {structure} is a structure, {resource} energy or oxygen.
        data.TurnTile: tr("Turn the shutdown tile ({structure}, {resource})."),
        #: {rover} is a rover.
        data.MendRover: tr("Discard a token from {rover}."),
    }

    things = {
        data.ResolveActions: tr("Which action is resolved first?"),
        data.LowerTrack: tr("Which malfunction track falls?"),
        data.LayTile: tr("Which region is kept?"),
        data.MendRover: tr("Which token is discarded from the rover?"),
    }

    answers = {
        data.ResolveActions: _number,
        data.LowerTrack: _complex,
        data.LayTile: lambda room, thing, *_: room.say.called.card("habitat_regions", thing),
        data.MendRover: _modifier,
    }

    questions = {
        #: Where players roll their own dice. {die} is the name of a die.
        rolls.TellFace: tr("{die}: roll it. What does it show?", die=_die),
    }

    commands = {
        rolls.TellShown: _face,
        rolls.RollForMe: tr("Let the game roll"),
    }

    events = {
        rolls.FaceTold: nothing,
        #: Journal. {pawn} is a pawn, {task} an action.
        data.ActionBegun: tr("{pawn} acts: {task}.", pawn=_actor, task=_task),
        #: Journal. {task} is an action.
        data.ActionAbandoned: tr("This action has become impossible: {task}.", task=_task),
        data.ActionDieRolled: given(
            "shows",
            #: Journal. {sign} is the name of a die, {color} its color.
            tr("{sign} ({color}): the symbol was rolled."),
            #: Journal. {sign} is the name of a die, {color} its color.
            tr("{sign} ({color}): blank."),
        ),
        data.ActionSucceeded: tr("The action succeeds."),
        data.ActionFailed: tr("The action fails."),
        data.PenaltyCame: choose(
            lambda event, *_: event.sign is Sign.WOUND,
            true=tr("The action costs a wound."),
            other=tr("The action brings an adventure."),
        ),
        #: Journal. {rover} is a rover.
        data.RoverStrained: tr("{rover} crossed rough ground."),
        data.ActionEnded: nothing,
        #: Journal. {regions} are names of regions in a row.
        data.TilesShown: tr("Tiles are drawn: {regions}.", regions=_regions),
        data.Explored: given(
            "card",
            #: Journal. {space} is a space of the map, {region} the name of a region.
            tr("Explored: {space}, {region}.", region=_region, space="space"),
            #: Journal. {space} is a space of the map.
            tr("Explored: {space}, bare ground.", space="space"),
        ),
        data.FoundToken: tr("A find token is drawn."),
        #: Journal. {item} is a thing, {space} a space of the map.
        data.Collected: tr("Collected: {item}, {space}.", space="space"),
        data.Studied: given(
            "discovery",
            #: Journal. {item} is a sample.
            tr("A discovery is made: {item}."),
            #: Journal. {item} is a sample.
            tr("Examined: {item}."),
        ),
        data.SeedSown: tr("A seed is sown."),
        #: Journal. {structure} is a structure, {element} a kind of elements.
        data.RepairPrepared: tr("Repaired by the end of the phase: {structure}, {element}."),
        #: Journal. {upgrade} is the name of an upgrade in quotation marks.
        data.UpgradeBuilt: tr("Upgrade {upgrade} is built.", upgrade="card"),
        #: Journal. {rover} is a rover, {modifier} a kind of token.
        data.RoverMended: tr("{rover} is rid of a token ({modifier})."),
        #: Journal. {structure} is a structure, {resource} energy or oxygen.
        data.TileTurned: tr("A shutdown tile is turned up: {structure} ({resource})."),
        data.ActionsEnded: nothing,
    }
