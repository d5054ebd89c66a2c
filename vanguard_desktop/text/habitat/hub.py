"""Words for the hub: reserves, production, elements, tiles, tokens, the farm."""

from __future__ import annotations

from typing import Any

from vanguard_desktop.core import MemberId
from vanguard_desktop.rulesets.habitat.base.elements import spot_of
from vanguard_desktop.rulesets.habitat.data import base as data
from vanguard_desktop.rulesets.habitat.data import chance
from vanguard_desktop.rulesets.habitat.data import effects as fx
from vanguard_desktop.rulesets.habitat.data.items import SEED
from vanguard_desktop.rulesets.habitat.data.kinds import Element, Item, Make, Resource, StructureId

from ..common.rooms import Room, given, tr, when
from .common import aim, by, level, of_broken_cpu, probe_bay

ALL_OF_THEM = 12


class HabitatHub(Room):
    """What the base makes, needs, breaks and grows."""

    def _price(self, effect: data.PayFarm, *_: Any) -> str:
        due = {Resource.ENERGY: effect.energy, Resource.OXYGEN: effect.oxygen}
        return ", ".join(f"{self.say.called.resource(each)} {count}" for each, count in due.items() if count)

    def _element(self, effect: Any, *_: Any) -> str:
        return str(self.say.called.element(effect.element))

    def _reds(self, thing: fx.BringStructure | data.StructureCame, *_: Any) -> int:
        """What is built later comes with all its elements red (HST-15)."""
        card = self.names.box.others.get("habitat_structures", {}).get(thing.structure)
        return len(card.elements) if card is not None and card.make is Make.RESERVE else 0

    def _part_number(self, effect: fx.GainPart, *_: Any) -> str:
        return str(len(effect.chosen) + 1)

    def _parts(self, effect: fx.GainPart, *_: Any) -> str:
        return str(len(effect.chosen) + effect.count)

    def _structure(self, thing: str, *_: Any) -> str:
        return str(self.say.called.structure(StructureId(thing)))

    def _spot(self, thing: str, *_: Any) -> str:
        structure, element = spot_of(thing)
        return f"{self.say.called.structure(structure)}, {self.say.called.element(element)}"

    def _sample(self, thing: str, *_: Any) -> str:
        space, _slash, item = thing.partition("/")
        return f"{space}, {self.say.called.item(Item(item))}"

    def _astronaut(self, thing: str, *_: Any) -> str:
        return str(self.say.called.astronaut(MemberId(thing)))

    def _seeds(self, event: data.GainedItems, *_: Any) -> bool:
        return set(event.items) == {SEED}

    effects = {
        #: On a card. {resource} is energy, oxygen or food. {by} is a number with its sign.
        fx.ChangeReserve: tr("Reserves: {resource} {by}.", by=by),
        #: On a card. {resource} is energy, oxygen or food. {level} is as "at most 3".
        fx.SetReserve: tr("Reserves: {resource} {level}.", level=level),
        #: On a card. {where} is a structure, or which of them. {by} is a number with its sign.
        fx.ChangeProduction: tr("{where}: production {by}.", where=aim, by=by),
        #: On a card. {where} is a structure, or which of them. {level} is as "at most 3".
        fx.LimitProduction: tr("{where}: production {level}.", where=aim, level=level),
        #: On a card. {resource} is energy or oxygen. {by} is a number with its sign.
        fx.ChangeSupply: tr("Production of all together this sol: {resource} {by}.", by=by),
        #: On a card. {resource} is energy or oxygen. {by} is a number with its sign.
        fx.ChangeDemand: tr("Demand: {resource} {by}.", by=by),
        #: On a card. {element} is a kind of elements. {where} is a structure, or which of them.
        fx.Break: tr("Fault: {element} ({where}).", where=aim),
        #: On a tile that lies on a structure. {element} is a kind of elements.
        fx.BreakHere: tr("Fault in this structure: {element}."),
        #: On a card. {element} is a kind of elements. {where} is a structure, or which of them.
        fx.Repair: tr("Repair at once: {element} ({where}).", where=aim),
        #: On a card. {where} is a structure, or which of them. {resource} is energy or oxygen.
        fx.ShutDown: tr("{where}: a shutdown tile ({resource}).", where=aim),
        fx.Reopen: given(
            "resource",
            #: On a card. {where} is a structure, or which of them. {resource} is energy or oxygen.
            tr("{where}: discard the shutdown tile ({resource}).", where=aim),
            #: On a card. {where} is a structure, or which of them.
            tr("{where}: discard its shutdown tiles.", where=aim),
        ),
        fx.Wither: given(
            "preventable",
            tr("The plants wither unless you pay."),
            tr("The plants wither."),
        ),
        #: One of two options. {price} is as "Energy 1, Oxygen 1".
        data.PayFarm: tr("Pay so that nothing withers ({price}).", price=_price),
        fx.Grow: tr("The plants grow."),
        fx.Unplant: when(
            lambda _, effect: effect.count > ALL_OF_THEM,
            tr("All mature plants go back to the growth track."),
            #: On a card. %n is a number of plants.
            tr("%n mature plant(s) go back to the growth track."),
        ),
        data.LosePlant: tr("A mature plant goes back to the growth track."),
        data.ServeMeals: tr("Harvest and meals."),
        #: %n is a number of meals.
        data.GoHungry: tr("%n meal(s) are missing.", n="portions"),
        #: %n is a number of structures. {resource} is energy or oxygen.
        data.CutSupply: tr("%n structure(s) are shut down ({resource})."),
        #: {structure} is the name of a structure.
        data.DoBrokenCpu: tr("Broken CPU: {structure}."),
        #: {rover} is the name of a rover.
        fx.RollForRover: tr("Roll the green wound die for {rover}: on a wound it breaks down."),
        fx.LoseSample: tr("Remove a sample from a region."),
        fx.PutModifier: given(
            "active",
            #: On a card. {where} is a structure, or which of them. {modifier} is a kind of token.
            tr("{where}: an active token ({modifier}).", where=aim),
            #: On a card. {where} is a structure, or which of them. {modifier} is a kind of token.
            tr("{where}: a waiting token ({modifier}).", where=aim),
        ),
        fx.TakeModifier: given(
            "active",
            #: On a card. {where} is a structure, or which of them. {modifier} is a kind of token.
            tr("{where}: discard an active token ({modifier}).", where=aim),
            #: On a card. {where} is a structure, or which of them. {modifier} is a kind of token.
            tr("{where}: discard a waiting token ({modifier}).", where=aim),
        ),
        fx.GainPart: given(
            "pending",
            #: On a card. {count} is a number. {element} is a kind of spare parts.
            tr("Spare parts for the next sol: {count} × {element}.", count="count"),
            #: On a card. {count} is a number. {element} is a kind of spare parts.
            tr("Spare parts: {count} × {element}.", count="count"),
        ),
        #: On a card. {element} is a kind of spare parts.
        fx.LosePart: tr("Discard a spare part ({element})."),
        #: On a card. {count} is a number.
        fx.GainSeed: tr("Seeds: +{count}.", count="count"),
        #: On a card. {count} is a number.
        fx.GainSample: given(
            "pending",
            #: On a card. {count} is a number.
            tr("Samples pending: +{count}.", count="count"),
            #: On a card. {count} is a number.
            tr("Samples: +{count}.", count="count"),
        ),
        #: On a card. {count} and {plants} are numbers.
        fx.BuildGreenhouses: tr("Greenhouses +{count}, plants in them +{plants}.", count="count"),
        #: On a card. {structure} is the name of a structure.
        fx.BringStructure: when(
            _reds,
            #: On a card. {structure} is the name of a structure, %n a number of elements that do not work yet.
            tr("Comes into play: {structure}, with %n red element(s).", n=_reds),
            #: On a card. {structure} is the name of a structure.
            tr("Comes into play: {structure}."),
        ),
    }

    things = {
        #: Question. {resource} is energy or oxygen.
        data.CutSupply: tr(
            "{resource} is short: which structure is shut down?",
            resource=lambda room, effect, *_: room.say.called.resource(effect.resource),
        ),
        data.LosePlant: tr("In which farm does a plant wither?"),
        data.GoHungry: tr("Who goes without a meal?"),
        fx.LoseSample: when(
            of_broken_cpu,
            #: Question. {structure} is the name of a structure.
            tr("Which sample is lost? The CPU is broken: {structure}.", structure=probe_bay),
            tr("Which sample is lost?"),
        ),
        #: Question about something that makes oxygen or energy. {by} is a number with its sign.
        fx.ChangeProduction: tr("Which producer is meant (production {by})?", by=by),
        #: Question about something that makes oxygen or energy. {level} is as "at most 3".
        fx.LimitProduction: tr("Which producer is meant (production {level})?", level=level),
        fx.Break: tr("Which element breaks?"),
        fx.Repair: tr("Which element is repaired?"),
        fx.ShutDown: tr("Which structure is shut down?"),
        fx.Reopen: tr("Which structure is opened again?"),
        fx.PutModifier: tr("On which structure does the token lie?"),
        fx.TakeModifier: tr("From which structure is the token discarded?"),
        fx.GainPart: when(
            lambda _, effect, *__: len(effect.chosen) + effect.count > 1,
            #: Question, asked for one part after the other. {number} of {all} is as "2 of 3".
            tr("Which spare part do you take? {number} of {all}", number=_part_number, all=_parts),
            tr("Which spare part do you take?"),
        ),
        fx.LosePart: tr("Which spare part do you give?"),
    }

    answers = {
        **dict.fromkeys(
            (
                data.CutSupply,
                data.LosePlant,
                fx.ChangeProduction,
                fx.LimitProduction,
                fx.ShutDown,
                fx.Reopen,
                fx.PutModifier,
                fx.TakeModifier,
            ),
            _structure,
        ),
        fx.Break: _spot,
        fx.Repair: _spot,
        data.GoHungry: _astronaut,
        fx.LoseSample: _sample,
        fx.GainPart: lambda room, thing, *_: room.say.called.element(Element(thing)),
        fx.LosePart: lambda room, thing, *_: room.say.called.item(Item(thing)),
    }

    events = {
        #: Journal. {resource} is energy or oxygen. {made}, {needed} are numbers, {by} one with its sign.
        data.Supplied: tr("{resource}: {made} made, {needed} needed, reserves {by}.", by=by),
        #: Journal. {structure} is the name of a structure. {resource} is energy or oxygen.
        data.TileLaid: tr("Shut down: {structure} ({resource})."),
        #: Journal. {structure} is the name of a structure. {resource} is energy or oxygen.
        data.TileDiscarded: tr("The shutdown tile is gone: {structure} ({resource})."),
        #: Journal. {resource} is energy, oxygen or food. {by} is a number with its sign.
        data.ReserveChanged: tr("In the reserves: {resource} {by}.", by=by),
        #: Journal. {structure} is the name of a structure. {by} is a number with its sign.
        data.ProductionChanged: tr("{structure}: production changes by {by}.", by=by),
        #: Journal. {resource} is energy or oxygen. {by} is a number with its sign.
        data.CountsThisSol: tr(
            "To the end of this sol: {resource} {by}.",
            resource=lambda room, event, *_: room.say.called.resource(event.effect.resource),
            by=lambda room, event, *_: by(room, event.effect),
        ),
        #: Journal. {structure} is the name of a structure. {element} is a kind of elements.
        data.ElementBroken: tr("Broken: {structure}, {element}."),
        #: Journal. {structure} is the name of a structure. {element} is a kind of elements.
        data.ElementRepaired: tr("Repaired: {structure}, {element}."),
        data.ModifierPut: given(
            "active",
            #: Journal. {structure} is the name of a structure. {modifier} is a kind of token.
            tr("A token is active: {structure}, {modifier}."),
            #: Journal. {structure} is the name of a structure. {modifier} is a kind of token.
            tr("A token waits: {structure}, {modifier}."),
        ),
        #: Journal. {structure} is the name of a structure. {modifier} is a kind of token.
        data.ModifierTaken: tr("A token is gone: {structure}, {modifier}."),
        data.GrowthFell: tr("What grows falls back by one space."),
        #: Journal. {structure} is the name of a farm.
        data.PlantWithered: tr("A plant withers: {structure}."),
        #: Journal. {structure} is the name of a farm.
        data.PlantLost: tr("A plant is lost: {structure}."),
        data.GuardTaken: tr("The glass bell saves a plant and is gone."),
        data.GrowthRose: when(
            lambda _, event, __: event.ripened,
            #: Journal. %n is a number of plants.
            tr("The plants grow, and %n ripen(s).", n="ripened"),
            tr("The plants grow by one space."),
        ),
        #: Journal. {harvested}, {eaten}, {due} are numbers, {by} is one with its sign.
        data.Fed: tr("Food: {harvested} harvested, {eaten} of {due} meals eaten, reserves {by}.", by=by),
        #: Journal. {space} is a space of the map.
        data.SampleLost: when(
            of_broken_cpu,
            #: Journal. {space} is a space of the map, {structure} the name of a structure.
            tr("A sample is lost: {space}. The CPU is broken: {structure}.", space="space", structure=probe_bay),
            #: Journal. {space} is a space of the map.
            tr("A sample is lost: {space}.", space="space"),
        ),
        data.GainedItems: given(
            "pending",
            #: Journal. {items} are things in a row.
            tr("Available from the next sol on: {items}."),
            #: Journal. {items} are things in a row.
            tr("Now available: {items}."),
        ),
        #: Journal. {items} are things in a row.
        data.SpentItems: tr("Used up: {items}."),
        data.StructureCame: when(
            _reds,
            #: Journal. {structure} is the name of a structure, %n a number of elements that do not work yet.
            tr("Now in play: {structure}, with %n red element(s).", n=_reds),
            #: Journal. {structure} is the name of a structure.
            tr("Now in play: {structure}."),
        ),
        #: Journal. {count} and {plants} are numbers.
        data.GreenhousesBuilt: tr("Greenhouses built: {count}, plants in them {plants}.", count="count"),
        #: Journal. {color} is the color of a die, {sign} its name.
        chance.DieRolled: given(
            "shows",
            #: Journal. {sign} is the name of a die, {color} its color.
            tr("{sign} ({color}): the symbol was rolled."),
            #: Journal. {sign} is the name of a die, {color} its color.
            tr("{sign} ({color}): blank."),
        ),
        #: Journal. {rover} is the name of a rover. {modifier} is a kind of token.
        chance.RoverMarked: tr("{rover} gets a token ({modifier})."),
        #: Journal. {astronaut} is somebody of the crew.
        chance.SomebodyChosen: tr(
            "Chance names {astronaut}.", astronaut=lambda room, event, *_: room.say.called.astronaut(event.who)
        ),
    }
