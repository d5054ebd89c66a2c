"""Cards of the habitat as the codex shows them: structures, regions, abilities, upgrades, malfunctions."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from typing import Any

from vanguard_desktop.core import Nothing
from vanguard_desktop.rulesets.habitat.data.cards.base import ShutdownCard, StructureCard, UpgradeCard
from vanguard_desktop.rulesets.habitat.data.cards.crew import AbilityCard, ConditionCard, DroneCard
from vanguard_desktop.rulesets.habitat.data.cards.malfunctions import MalfunctionCard
from vanguard_desktop.rulesets.habitat.data.cards.regions import FindCard, RegionCard
from vanguard_desktop.rulesets.habitat.data.kinds import StructureKind, Terrain

from ...common.names import Names
from ...common.texts import Texts
from ...habitat.ahead import HabitatAhead
from ...habitat.words import HabitatWords

SIGNS = {
    StructureKind.OXYGENATOR: "oxygen",
    StructureKind.PANEL: "solar_panel",
    StructureKind.FARM: "greenhouse",
    StructureKind.QUIET_CORNER: "quiet_corner",
    StructureKind.CREW_QUARTERS: "crew_quarters",
    StructureKind.MEDLAB: "medbay",
    StructureKind.CONTROL_CENTER: "control_center",
    StructureKind.GARAGE: "garage",
    StructureKind.PROBE_BAY: "probe",
    StructureKind.LABORATORY: "research_lab",
    StructureKind.WORKSHOP: "workshop",
    StructureKind.STAGE: "lift_off",  # of the ship that takes everybody home
}


class HabitatCards(Texts):
    """Asked by the name of a family in packs, and the id of a card."""

    def __init__(self, names: Names) -> None:
        self._box, self._words = names.box, HabitatWords(names)
        self._names = names

    def ids(self, family: str) -> tuple[str, ...]:
        return tuple(self._cards(family))

    def name(self, family: str, id: str) -> str:
        card = self._cards(family)[id]
        if isinstance(card, ShutdownCard):
            return self._words.called.resource(card.resource)
        if isinstance(card, FindCard):
            #: Of a find token in the codex. {symbol} is a letter.
            marked = self.tr("Find token {symbol}")
            #: Of a find token in the codex that is the same in every mission.
            return self.tr("Find token") if card.symbol is None else marked.format(symbol=card.symbol.value.upper())
        return self._words.called.card(family, id)

    def sign(self, family: str, id: str, usual: str) -> str:
        """Structures have signs of their own."""
        card = self._cards(family)[id]
        return SIGNS[card.kind] if isinstance(card, StructureCard) else usual

    def more(self, family: str, id: str) -> str:
        """Which sort of such a card it is."""
        card = self._cards(family)[id]
        match card:
            case StructureCard(complex=complex) | MalfunctionCard(complex=complex):
                return self._words.called.complex(complex)
            case RegionCard(ring=ring):
                #: Of a region in the codex. {number} is 1, 2 or 3.
                return self.tr("ring {number}").format(number=ring)
            case UpgradeCard(structure=structure):
                return self._words.called.structure(structure)
            case _:
                return ""

    def lines(self, family: str, id: str) -> tuple[str, ...]:
        card = self._cards(family)[id]
        match card:
            case StructureCard():
                return tuple(self._structure(card))
            case RegionCard():
                return tuple(self._region(card))
            case AbilityCard():
                return tuple(self._ability(card))
            case UpgradeCard():
                return tuple(self._upgrade(card))
            case MalfunctionCard():
                return (self._words.effect(card.effect),)
            case ConditionCard(text=text):
                return (self._names.content("habitat_conditions", text),)
            case DroneCard(action=action):
                #: Of a drone in the codex. {use} is what an action is for.
                said = self.tr("Its pawn helps with one type of action. {use}.")
                return (said.format(use=HabitatAhead().does(action)),)
            case FindCard(symbol=None, effect=effect):
                return (self._words.effect(effect),)
            case FindCard():
                #: Of a find token in the codex.
                return (self.tr("What it does depends on the mission."),)
            case ShutdownCard():
                return tuple(self._shutdown(card))
            case _:
                return ()

    def _cards(self, family: str) -> Mapping[str, Any]:
        return self._box.others.get(family, {})

    def _shutdown(self, card: ShutdownCard) -> Iterator[str]:
        if card.price and card.part is not None:
            #: Of a shutdown tile in the codex. {price} is a number, {resource} energy or oxygen, {part} a spare part.
            text = self.tr("Turned up it stays until {price} {resource} or a spare part ({part}) is paid.")
            resource, part = self._words.called.resource(card.resource), self._words.called.element(card.part)
            yield text.format(price=card.price, resource=resource, part=part)
        elif isinstance(card.front, Nothing):
            #: Of a shutdown tile in the codex.
            yield self.tr("Turned up it goes, and nothing else happens.")
        else:
            yield self._words.effect(card.front)

    def _structure(self, card: StructureCard) -> Iterator[str]:
        called, ahead = self._words.called, HabitatAhead()
        use = ahead.makes(card.kind) if card.action is None else ahead.does(card.action)
        if use:
            yield f"{use}."
        if card.supply:
            needs = ", ".join(called.resource(each) for each in card.supply)
            #: Of a structure in the codex. {resources} are energy, oxygen or both.
            yield self.tr("Needs every sol: {resources}.").format(resources=needs)
        if card.most:
            #: Of a structure in the codex. {most} is a number of energy or oxygen.
            yield self.tr("Makes at most {most} every sol.").format(most=card.most)
        if card.greenhouses:
            #: Of a structure in the codex. {count} is a number.
            yield self.tr("Room for greenhouses: {count}.").format(count=card.greenhouses)
        for element, penalty in card.elements.items():
            brings = ahead.penalty(penalty, card.kind)
            if brings:
                #: Of a structure in the codex. {element} is a kind of elements, {penalty} what it brings.
                text = self.tr("Broken {element}: {penalty}.")
                yield text.format(element=called.element(element), penalty=brings)

    def _region(self, card: RegionCard) -> Iterator[str]:
        for each in card.terrain:
            yield self._terrain(each)
        if card.samples:
            #: Of a region in the codex. %n is a number of samples.
            yield self.tr("%n sample(s).", "", card.samples)
        if card.find:
            #: Of a region in the codex.
            yield self.tr("Whoever explores it takes a find token.")
        if not card.terrain:
            #: Of a region in the codex: it harms nobody.
            yield self.tr("The way over it is easy.")

    def _terrain(self, terrain: Terrain) -> str:
        return {
            #: Terrain of a region in the codex.
            Terrain.EXTRA_PAWN: self.tr("Broken ground: every way over it needs 1 pawn more."),
            #: Terrain of a region in the codex.
            Terrain.WOUND: self.tr("Vents: whoever acts suffers 1 wound."),
            #: Terrain of a region in the codex.
            Terrain.ADVENTURE: self.tr("A rift: whoever acts has an adventure."),
            #: Terrain of a region in the codex.
            Terrain.ROVER_HAZARD: self.tr("Boulders: a rover may break down."),
            #: Terrain of a region in the codex.
            Terrain.GLOOM: self.tr("Gloom: morale −1."),
            #: Terrain of a region in the codex.
            Terrain.WALL: self.tr("A wall: no way to the same direction of the next ring."),
        }[terrain]

    def _ability(self, card: AbilityCard) -> Iterator[str]:
        #: Of an ability in the codex: what it costs. %n is a number of morale tokens.
        yield self.tr("Costs %n morale token(s).", "", card.tokens)
        if card.samples:
            #: Of an ability in the codex: what it costs as well. %n is a number of samples.
            yield self.tr("Costs %n sample(s), too.", "", card.samples)
        yield self._words.effect(card.effect)

    def _upgrade(self, card: UpgradeCard) -> Iterator[str]:
        if card.text:
            yield self._names.content("habitat_upgrades", card.text)
        parts = ", ".join(self._words.called.element(each) for each in card.parts)
        #: Of an upgrade card in the codex. {parts} are two kinds of elements.
        yield self.tr("Taken apart it gives: {parts}.").format(parts=parts)
