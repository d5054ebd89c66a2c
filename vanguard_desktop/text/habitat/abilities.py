"""Words for decision points, abilities, finds and upgrades."""

from __future__ import annotations

from typing import Any

from vanguard_desktop.core import CardId
from vanguard_desktop.rulesets.habitat.abilities.windows import answered
from vanguard_desktop.rulesets.habitat.base.elements import spot_of
from vanguard_desktop.rulesets.habitat.data import abilities as data
from vanguard_desktop.rulesets.habitat.data import effects as fx
from vanguard_desktop.rulesets.habitat.data.crew import ReceiveCondition
from vanguard_desktop.rulesets.habitat.data.items import name
from vanguard_desktop.rulesets.habitat.data.kinds import Item, Sign, Terrain
from vanguard_desktop.rulesets.habitat.data.malfunctions import ApplyMalfunction
from vanguard_desktop.rulesets.habitat.data.missions import WithDirection, WithResearch
from vanguard_desktop.rulesets.habitat.missions.decks import PERCENT
from vanguard_desktop.setting import card_of

from ..common.rooms import Room, choose, given, nothing, tr


def _ability(room: Any, thing: Any, *_: Any) -> str:
    return str(room.names.quoted(room.say.called.card("habitat_abilities", thing.ability)))


def _astronaut(room: Any, thing: Any, *_: Any) -> str:
    return str(room.say.called.astronaut(thing.who))


def _spot(room: Any, event: data.ElementIgnored, *_: Any) -> str:
    structure, element = spot_of(event.spot)
    return f"{room.say.called.structure(structure)}, {room.say.called.element(element)}"


def _condition(room: Any, card: CardId) -> str:
    return str(room.say.called.card("habitat_conditions", card_of(card)))


def _second(room: Any, event: data.SecondConditionShown, *_: Any) -> str:
    return _condition(room, event.card)


def _drawn_condition(room: Any, _: Any, state: Any) -> str:
    """The conditions that wait to be received."""
    now = answered(state, ReceiveCondition)
    cards = now.effect.cards if now is not None and isinstance(now.effect, ReceiveCondition) else ()
    return ", ".join(_condition(room, card) for card in cards) or "–"


def _number(_: Any, __: Any, state: Any) -> str:
    """The research card that waits to count."""
    now = answered(state, WithResearch)
    return str(now.effect.number) if now is not None and isinstance(now.effect, WithResearch) else "–"


def _percent(_: Any, __: Any, state: Any) -> str:
    now = answered(state, WithResearch)
    return str(PERCENT[now.effect.number]) if now is not None and isinstance(now.effect, WithResearch) else "–"


def _direction(_: Any, __: Any, state: Any) -> str:
    """The direction card that waits to count."""
    now = answered(state, WithDirection)
    return now.effect.direction if now is not None and isinstance(now.effect, WithDirection) else "–"


def _malfunction(room: Any, _: Any, state: Any) -> str:
    """The malfunction card that waits to be resolved."""
    now = answered(state, ApplyMalfunction)
    if now is None or not isinstance(now.effect, ApplyMalfunction):
        return "–"
    return str(room.names.quoted(room.say.called.card("habitat_malfunctions", card_of(now.effect.card))))


def _patient(room: Any, _: Any, state: Any) -> str:
    now = answered(state, ReceiveCondition)
    return "–" if now is None else str(room.say.called.astronaut(now.you))


class HabitatAbilities(Room):
    """What may be used at decision points."""

    def _find(self, command: data.UseFind, state: Any) -> str:
        """What a find token would do now."""
        card = self.names.box.others["habitat_finds"][card_of(name(command.item))]
        effect = card.effect if card.symbol is None else state.sheet.symbols.get(card.symbol)
        return "" if effect is None else str(self.say.effect(effect))

    def _terrain(self, terrain: Terrain) -> str:
        return {
            #: Terrain of a region.
            Terrain.EXTRA_PAWN: self.tr("broken ground"),
            #: Terrain of a region.
            Terrain.WOUND: self.tr("vents"),
            #: Terrain of a region.
            Terrain.ADVENTURE: self.tr("rift"),
            #: Terrain of a region.
            Terrain.ROVER_HAZARD: self.tr("boulders"),
            #: Terrain of a region.
            Terrain.GLOOM: self.tr("gloom"),
            #: Terrain of a region.
            Terrain.WALL: self.tr("wall"),
        }[terrain]

    def _planned(self, thing: str, _: Any, state: Any) -> str:
        found = next((stack.task for stack in state.plan if str(stack.number) == thing), None)
        return thing if found is None else str(self.say.tasks.task(found, state))

    def _ground(self, thing: str, _: Any, state: Any) -> str:
        number, _slash, spot = thing.partition("/")
        space, _colon, terrain = spot.partition(":")
        return f"{self._planned(number, _, state)} – {space}, {self._terrain(Terrain(terrain))}"

    def _sample(self, thing: str, *_: Any) -> str:
        space, _slash, item = thing.partition("/")
        return f"{space}, {self.say.called.item(Item(item))}"

    def _element(self, thing: str, *_: Any) -> str:
        structure, element = spot_of(thing)
        return f"{self.say.called.structure(structure)}, {self.say.called.element(element)}"

    effects = {
        data.Pause: nothing,
        data.OpenPlan: nothing,
        #: On an ability. {color} is the color of a die.
        fx.RerollDie: tr("Roll one die again that was just rolled for an action ({color})."),
        #: On an ability. {sign} is the name of a die.
        fx.CancelDie: tr("One die that was just rolled for an action does not count ({sign})."),
        fx.StrengthenResearch: tr("One planned research action counts as one pawn more."),
        fx.IgnoreTerrain: tr("One terrain effect of one region does not act on one planned action."),
        fx.TakeSample: tr("Take a sample from any explored region."),
        fx.AdvanceSample: tr("One examined sample becomes a discovery."),
        fx.LayGuard: tr("A glass bell guards the plants: the next one that would be lost stays."),
        fx.DrawTwoTiles: tr("For an exploration that has just succeeded draw two tiles and keep one."),
        fx.SecondCondition: tr("Draw another condition beside the one just drawn; its owner keeps one."),
        fx.DrawAgain: tr("Draw again for a research card that was just drawn; the second one counts."),
        fx.FindUpgrade: tr("A random upgrade card is available."),
        data.AskBooster: tr("Thanks to the booster cell one red element does not count in this sol."),
        #: On an upgrade. {color} is the color of a die.
        data.RerollSuccess: tr("Roll the success die again ({color})."),
        data.DripGrow: tr("One growing plant moves a second space."),
    }

    things = {
        fx.RerollDie: tr("Which die is rolled again?"),
        fx.StrengthenResearch: tr("Which research action is helped?"),
        fx.IgnoreTerrain: tr("Which terrain is ignored?"),
        fx.TakeSample: tr("Which sample is taken?"),
        fx.AdvanceSample: tr("Which sample becomes a discovery?"),
        data.AskBooster: tr("Which red element is ignored in this sol?"),
        data.DripGrow: tr("Which growing plant moves on?"),
    }

    answers = {
        fx.RerollDie: lambda room, thing, *_: room.say.called.sign(Sign(thing)),
        fx.StrengthenResearch: _planned,
        fx.IgnoreTerrain: _ground,
        fx.TakeSample: _sample,
        fx.AdvanceSample: lambda room, thing, *_: room.say.called.item(Item(thing)),
        data.AskBooster: _element,
    }

    questions = {
        data.AskGoOn: choose(
            "point",
            phase_begins=tr("The phase begins. Do you use something first?"),
            phase_ends=tr("The phase ends. Do you use something first?"),
            before_action=tr("The next action is about to begin. Do you use something first?"),
            after_action=tr("The action is over. Do you use something?"),
            region_reached=tr("The exploration succeeds. Do you use something before a tile is drawn?"),
            #: {astronaut} is somebody of the crew, {condition} the name of a condition.
            condition_drawn=tr(
                "{astronaut} draws a condition ({condition}). Do you use something first?",
                astronaut=_patient,
                condition=_drawn_condition,
            ),
            #: {number} and {percent} are numbers.
            research_drawn=tr(
                "A research card is drawn: number {number}, {percent} %. Do you use something before it counts?",
                number=_number,
                percent=_percent,
            ),
            #: {direction} is a direction of the compass, such as NW.
            direction_drawn=tr(
                "A direction card is drawn: {direction}. Do you use something before it counts?",
                direction=_direction,
            ),
            #: {card} is the name of a malfunction card in quotation marks.
            malfunction_drawn=tr(
                "Malfunction card {card} is drawn. Do you use something before it is resolved?",
                card=_malfunction,
            ),
            dice_rolled=tr("The dice are rolled. Do you use something before they count?"),
            other=tr("The malfunction dice are rolled. Do you use something before they count?"),
        ),
    }

    commands = {
        #: Button at a decision point.
        data.GoOn: tr("Go on"),
        #: Button. {astronaut} is somebody of the crew, {ability} an ability in quotation marks.
        data.UseAbility: tr("{astronaut}: use {ability}", astronaut=_astronaut, ability=_ability),
        #: Button. {effect} is whole sentences of a token.
        data.UseFind: tr("Use a find token. {effect}", effect=_find),
        #: Button. {item} is an upgrade.
        data.ScrapUpgrade: tr("Take an upgrade card apart ({item})"),
        data.UseAssayBench: tr("Use the assay bench"),
    }

    events = {
        #: Journal. {astronaut} is somebody of the crew, {ability} an ability in quotation marks.
        data.AbilityUsed: tr("{astronaut} uses {ability}.", astronaut=_astronaut, ability=_ability),
        data.FindUsed: tr("A find token is used."),
        #: Journal. {item} is an upgrade.
        data.UpgradeScrapped: tr("An upgrade card is taken apart: {item}."),
        data.BenchUsed: tr("The assay bench is used."),
        #: Journal. {sign} is the name of a die.
        data.DieCanceled: tr("What the die shows does not count: {sign}."),
        data.SecondTileWanted: tr("Two tiles will be drawn."),
        #: Journal. {condition} is the name of a condition.
        data.SecondConditionShown: tr("Another condition is drawn: {condition}.", condition=_second),
        #: Journal. {space} is a number.
        data.GuardLaid: tr("A glass bell guards the plants (space {space}).", space="space"),
        #: Journal. {upgrade} is the name of an upgrade in quotation marks.
        data.UpgradeFound: tr("Upgrade card {upgrade} is available.", upgrade="card"),
        #: Journal. {spot} is a structure and a kind of elements.
        data.ElementIgnored: tr("The booster cell bridges a fault: {spot}.", spot=_spot),
        data.MarkerDripped: given(
            "farm",
            tr("The drip lines let a plant ripen."),
            tr("The drip lines let a plant grow faster."),
        ),
    }

    reasons = {
        data.NoWindow: tr("This is used at decision points, not in the middle of something."),
        data.NotAtHand: tr("This is not at hand."),
        data.UsedAlready: tr("This has been used in this sol."),
        #: {astronaut} is somebody of the crew.
        data.HasMigraine: tr("With a migraine {astronaut} uses no abilities.", astronaut=_astronaut),
        #: {astronaut} is somebody of the crew.
        data.TooFewTokens: tr("{astronaut} has too few morale tokens for it.", astronaut=_astronaut),
        data.ChangesNothing: tr("That would change nothing now."),
    }
