"""What things of the habitat are called: resources, elements, tokens, complexes, structures, people."""

from __future__ import annotations

from typing import Any

from vanguard_desktop.core import MemberId
from vanguard_desktop.rulesets.habitat.data.effects.common import AtStructure
from vanguard_desktop.rulesets.habitat.data.kinds import (
    STAGE,
    THAT,
    Color,
    Complex,
    Element,
    Item,
    Modifier,
    Resource,
    Rover,
    Sign,
    StructureKind,
    Who,
)
from vanguard_desktop.rulesets.habitat.data.steps import Phase

from ..common.names import Names
from ..common.texts import Texts


class HabitatNames(Texts):
    """Printed kinds by their names; a name stands by itself, so it is never bent."""

    def __init__(self, names: Names) -> None:
        self.names = names
        self.concerned: MemberId | None = None  # whom "the astronaut concerned" means, while somebody is asked
        self.planned = False  # whether that is who will act first

    def card(self, family: str, id: str, field: str = "name") -> str:
        """A card by its name; its id where no pack has it."""
        card = self.names.box.others.get(family, {}).get(id)
        return id if card is None else self.names.content(family, getattr(card, field))

    def structure(self, id: str) -> str:
        if id == THAT:
            #: In place of a structure: the one that the event has named.
            return self.tr("The structure named")
        if id.startswith(STAGE):
            #: A stage of the rocket. {space} is the space of the map where it stands.
            return self.tr("Stage ({space})").format(space=id.removeprefix(STAGE))
        return self.card("habitat_structures", id)

    def astronaut(self, id: MemberId) -> str:
        return self.card("habitat_professions", id)

    def resource(self, resource: Resource) -> str:
        return {
            #: Name of a resource.
            Resource.ENERGY: self.tr("Energy"),
            #: Name of a resource.
            Resource.OXYGEN: self.tr("Oxygen"),
            #: Name of a resource.
            Resource.FOOD: self.tr("Food"),
        }[resource]

    def element(self, element: Element | None) -> str:
        return {
            #: Kind of elements and of spare parts.
            Element.POWER: self.tr("power connectors"),
            #: Kind of elements and of spare parts.
            Element.OXYGEN: self.tr("oxygen filters"),
            #: Kind of elements and of spare parts.
            Element.HARDWARE: self.tr("hardware"),
            #: Kind of elements and of spare parts.
            Element.CPU: self.tr("CPU"),
            #: Instead of a kind of elements or spare parts.
            None: self.tr("of your choice"),
        }[element]

    def modifier(self, modifier: Modifier) -> str:
        return {
            #: Kind of a modifier token.
            Modifier.EXTRA_PAWN: self.tr("extra pawn"),
            #: Kind of a modifier token.
            Modifier.BREAKDOWN: self.tr("breakdown"),
            #: Kind of a modifier token.
            Modifier.ADVENTURE: self.tr("adventure"),
            #: Kind of a modifier token.
            Modifier.REROLL: self.tr("reroll"),
            #: Kind of a modifier token.
            Modifier.WOUND: self.tr("wound"),
            #: Kind of a modifier token.
            Modifier.ROVER_HAZARD: self.tr("rover hazard"),
        }[modifier]

    def complex(self, complex: Complex) -> str:
        return {
            #: Name of a complex of the base.
            Complex.WORK: self.tr("Work complex"),
            #: Name of a complex of the base.
            Complex.LIVING: self.tr("Living complex"),
            #: Name of a complex of the base.
            Complex.SYSTEMS: self.tr("Systems complex"),
        }[complex]

    def rover(self, rover: Rover) -> str:
        return {
            #: Proper name of the scout rover.
            Rover.SCOUT: self.tr("Badger"),
            #: Proper name of the utility rover.
            Rover.UTILITY: self.tr("Dumpling"),
        }[rover]

    def color(self, color: Color) -> str:
        return {
            #: Color of dice.
            Color.GREEN: self.tr("green"),
            #: Color of dice.
            Color.GRAY: self.tr("gray"),
            #: Color of dice.
            Color.BLUE: self.tr("blue"),
            #: Color of dice.
            Color.BROWN: self.tr("brown"),
        }[color]

    def sign(self, sign: Sign) -> str:
        return {
            #: Name of a die.
            Sign.SUCCESS: self.tr("Success die"),
            #: Name of a die.
            Sign.WOUND: self.tr("Wound die"),
            #: Name of a die.
            Sign.ADVENTURE: self.tr("Adventure die"),
        }[sign]

    def phase_name(self, phase: Phase) -> str:
        """As short as it stands beside the others."""
        return {
            Phase.SET_UP: self.phase(Phase.SET_UP),
            #: Name of a phase of the habitat, as short as possible: what the director tells.
            Phase.EVENTS: self.tr("Events"),
            #: Name of a phase of the habitat, as short as possible: morale tokens, stress.
            Phase.MORALE: self.tr("Morale"),
            #: Name of a phase of the habitat, as short as possible: oxygen, energy, food.
            Phase.PRODUCTION: self.tr("Production"),
            #: Name of a phase of the habitat, as short as possible: what the crew does.
            Phase.ACTIONS: self.tr("Actions"),
            #: Name of a phase of the habitat, as short as possible: what breaks.
            Phase.MALFUNCTIONS: self.tr("Malfunctions"),
            #: Name of a phase of the habitat, as short as possible: the end of a sol.
            Phase.CLEAN_UP: self.tr("Clean-up"),
        }[phase]

    def phase(self, phase: Phase) -> str:
        return {
            #: What comes before the first phase.
            Phase.SET_UP: self.tr("Set-up"),
            #: Name of a phase.
            Phase.EVENTS: self.tr("Events phase"),
            #: Name of a phase.
            Phase.MORALE: self.tr("Morale phase"),
            #: Name of a phase.
            Phase.PRODUCTION: self.tr("Production phase"),
            #: Name of a phase.
            Phase.ACTIONS: self.tr("Actions phase"),
            #: Name of a phase.
            Phase.MALFUNCTIONS: self.tr("Malfunctions phase"),
            #: Name of a phase.
            Phase.CLEAN_UP: self.tr("Clean-up phase"),
        }[phase]

    def who(self, who: Who) -> str:
        if who is Who.ACTOR and self.concerned is not None:
            return self.astronaut(self.concerned)
        if who is Who.ACTOR and self.planned:
            #: Whom a text concerns: of an action to which nobody is assigned yet.
            return self.tr("Whoever acts first")
        if who.value in self.names.box.others.get("habitat_professions", {}):
            return self.astronaut(MemberId(who.value))
        return {
            #: Whom a text concerns.
            Who.ACTOR: self.tr("The astronaut concerned"),
            #: Whom a text concerns.
            Who.FIRST_PLAYER: self.tr("First Player"),
            #: Whom a text concerns.
            Who.EACH: self.tr("Each astronaut"),
            #: Whom a text concerns.
            Who.RANDOM: self.tr("A random astronaut"),
            #: Whom a text concerns.
            Who.CHOSEN: self.tr("An astronaut of your choice"),
            #: Whom a text concerns.
            Who.ANOTHER: self.tr("Another astronaut of your choice"),
            #: Whom a text concerns.
            Who.SCIENTIST: self.tr("Scientist"),
            #: Whom a text concerns.
            Who.GEOLOGIST: self.tr("Geologist"),
            #: Whom a text concerns.
            Who.ENGINEER: self.tr("Engineer"),
            #: Whom a text concerns.
            Who.MEDIC: self.tr("Medic"),
        }[who]

    def kind(self, kind: StructureKind) -> str:
        return {
            #: Sort of structure.
            StructureKind.OXYGENATOR: self.tr("Oxygenator"),
            #: Sort of structure.
            StructureKind.PANEL: self.tr("Solar panel"),
            #: Sort of structure.
            StructureKind.FARM: self.tr("Farm"),
            #: Sort of structure.
            StructureKind.QUIET_CORNER: self.tr("Quiet corner"),
            #: Sort of structure.
            StructureKind.CREW_QUARTERS: self.tr("Crew quarters"),
            #: Sort of structure.
            StructureKind.MEDLAB: self.tr("Medlab"),
            #: Sort of structure.
            StructureKind.CONTROL_CENTER: self.tr("Control center"),
            #: Sort of structure.
            StructureKind.GARAGE: self.tr("Garage"),
            #: Sort of structure.
            StructureKind.PROBE_BAY: self.tr("Probe bay"),
            #: Sort of structure.
            StructureKind.LABORATORY: self.tr("Laboratory"),
            #: Sort of structure.
            StructureKind.WORKSHOP: self.tr("Workshop"),
            #: Sort of structure: a stage of a rocket.
            StructureKind.STAGE: self.tr("Stage"),
        }[kind]

    def aim(self, effect: AtStructure) -> str:
        """Which structures a text concerns, as the head of a line."""
        if effect.structure is not None:
            return self.structure(effect.structure)
        if effect.kind is not None:
            what = self.kind(effect.kind)
        elif effect.complex is not None:
            what = self.complex(effect.complex)
        else:
            #: Which structures a text concerns.
            what = self.tr("Any structure")
        #: Which structures a text concerns: every one of a sort. {what} is a sort, such as Solar panel.
        each = self.tr("{what} (each)")
        return each.format(what=what) if effect.each else what

    def level(self, effect: Any) -> str:
        """To what a number is set, as the end of a line."""
        if effect.at_most:
            #: End of a line on a card. {level} is a number.
            text = self.tr("at most {level}")
        elif effect.at_least:
            #: End of a line on a card. {level} is a number.
            text = self.tr("at least {level}")
        else:
            #: End of a line on a card. {level} is a number.
            text = self.tr("changes to {level}")
        return text.format(level=printed(effect.level))

    def item(self, item: Item) -> str:
        """Something of the loading zone."""
        sort, _, name = item.partition(":")
        match sort:
            case "part" if name:
                return self.element(Element(name))
            case "part":
                #: Something of the loading zone: of any kind.
                return self.tr("spare part")
            case "upgrade" | "tile":
                return self.card("habitat_upgrades", name)
            case "seed":
                #: Something of the loading zone.
                return self.tr("seed")
            case "objective":
                return self.load(name)
            case "food":
                return self.resource(Resource.FOOD)
            case "sample" if name:
                #: A numbered sample. {number} is its number.
                return self.tr("sample {number}").format(number=name)
            case "find":
                #: Something of the loading zone.
                return self.tr("find token")
            case _:
                #: Something of the loading zone.
                return self.tr("sample")

    def load(self, token: str) -> str:
        """An objective token by the name that its mission gives it."""
        sheets = self.names.box.others.get("habitat_missions", {}).values()
        found = next((load.name for sheet in sheets for load in sheet.loads if load.id == token), None)
        if found is not None:
            return self.names.content("habitat_missions", found)
        #: An objective token. {name} is its mark, such as orange-1.
        return self.tr("objective token {name}").format(name=token)

    def items(self, items: tuple[Item, ...]) -> str:
        return ", ".join(map(self.item, items))


def printed(number: int) -> str:
    """A number with the minus that is printed, where it is below nothing."""
    return f"−{-number}" if number < 0 else str(number)
