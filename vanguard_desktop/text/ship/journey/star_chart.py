"""What the star map says of its stars and destinations before anybody pays for them."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP

from vanguard_desktop.core import Effect, Reason
from vanguard_desktop.rulesets.ship.data.journey.star_map import MarkForbids, NotEnoughEnergy
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.setting import GoalKind, Instruction, Often

from ...common.names import Names
from ...common.texts import Texts
from ..called import of_star_map
from ..standing import often_words
from ..words import ShipWords

_KINDS = {
    #: What one finds at a destination of the star map.
    GoalKind.STATION: QT_TRANSLATE_NOOP("StarChartText", "Station"),
    #: What one finds at a destination of the star map: something that happens, not a card.
    GoalKind.EVENT: QT_TRANSLATE_NOOP("StarChartText", "Something passing by"),
    #: What one finds at a destination of the star map.
    GoalKind.ANOMALY: QT_TRANSLATE_NOOP("StarChartText", "Anomaly"),
}
_MARKS = {
    "amber": QT_TRANSLATE_NOOP("StarChartText", "Amber mark: dangerous without the upgrade for it."),
    #: A mark on the star map, for places far down a current.
    "deep": QT_TRANSLATE_NOOP("StarChartText", "Mark of the deep current: dangerous without the upgrade for it."),
}


class StarChartText(Texts):
    """Whole sentences; `[energy]` in them is an icon."""

    def __init__(self, names: Names) -> None:
        self._names = names
        self._words = ShipWords(names)

    def name(self, entry: str) -> str:
        """Of a system or a destination."""
        return of_star_map(self._words, entry)

    def story(self, english: str) -> str:
        return self._names.content("systems", english)

    def landing(self, card: str) -> str:
        """The name of a landing card, which is always visible (SCN-04)."""
        return self._words.piece(f"landing_cards:{card}")

    def why(self, reason: Reason, state: ShipState) -> str:
        return self._words.reason(reason, state)

    def kind(self, kind: GoalKind | None) -> str:
        """Of a destination; None for a planet."""
        #: What one finds at a destination of the star map.
        return self.tr("Planet") if kind is None else self.tr(str(_KINDS[kind]))

    def mark(self, mark: str) -> str:
        #: A danger mark on the star map that a pack has invented. {mark} is its name.
        return self.tr(str(_MARKS[mark])) if mark in _MARKS else self.tr("Mark: {mark}").format(mark=mark)

    def here(self) -> str:
        #: Below the name of a star: the ship is here.
        return self.tr("you are here")

    def status(self, *, visited: bool, flights: int, energy: int) -> str:
        """Below the name of a star that can be reached."""
        if flights > 1:
            #: Below the name of a star. {flights} is a number from 2, {energy} how much they cost together.
            return self.tr("{flights} flights, {energy} [energy]").format(flights=flights, energy=energy)
        if not visited:
            #: Below the name of a star to which the ship has never flown.
            return self.tr("never visited")
        #: Below the name of a star where the ship has been.
        return self.tr("visited")

    def out_of_reach(self, reason: Reason, missing: int) -> str:
        """Below the name of a star that cannot be reached now."""
        if isinstance(reason, NotEnoughEnergy):
            #: Below the name of a star. {energy} is what the way there costs, {missing} what the pool lacks for it.
            return self.tr("{energy} [energy]: {missing} short").format(energy=reason.cost, missing=missing)
        if isinstance(reason, MarkForbids):
            #: Below the name of a star: an upgrade is missing.
            return self.tr("too dangerous")
        #: Below the name of a star: the ship cannot go there yet.
        return self.tr("not open")

    def no_course(self) -> str:
        #: Below the name of a star to which no flights lead from here.
        return self.tr("no course from here")

    def flight(self, to: str, energy: int, left: int) -> str:
        #: What a flight would cost. {star} is its name, {energy} and {left} are numbers.
        text = self.tr("Flight to {star}: {energy} [energy], then {left} left.")
        return text.format(star=self.name(to), energy=energy, left=left)

    def course(self, to: str, over: list[str], energy: int, left: int) -> str:
        #: What several flights would cost together. {star} is their goal, {over} are the stars between, {energy} and
        #: {left} are numbers.
        text = self.tr("Course to {star} over {over}: {energy} [energy] in all, then {left} left.")
        return text.format(star=self.name(to), over=", ".join(map(self.name, over)), energy=energy, left=left)

    def first_flight(self, to: str, energy: int) -> str:
        #: Of a course over several flights only the first is flown at once. {star} is its goal, {energy} a number.
        return self.tr("The first flight goes to {star} for {energy} [energy].").format(
            star=self.name(to), energy=energy
        )

    def fly(self, to: str) -> str:
        #: Button of the star map. {star} is the name of a star.
        return self.tr("Fly to {star}").format(star=self.name(to))

    def visit(self, goal: str) -> str:
        #: Button of the star map. {place} is a destination: a planet, a station.
        return self.tr("Visit {place}").format(place=self.name(goal))

    def been(self, *, visited: bool, waits: bool) -> str:
        """Of a star: whether the ship has been there, and whether something is read on arrival or on the way."""
        if visited:
            return self.tr("The ship has been there.")
        if waits:
            return self.tr("The ship has never been there. An entry waits.")
        return self.tr("The ship has never been there.")

    def entry_decides(self) -> str:
        #: Of a flight on the star map.
        return self.tr("An entry on the way decides where the ship arrives.")

    def price(self, energy: int, left: int) -> str:
        if not energy:
            #: What a visit on the star map would cost.
            return self.tr("Costs nothing.")
        #: What a visit would cost. {energy} and {left} are numbers.
        return self.tr("Costs {energy} [energy], then {left} left.").format(energy=energy, left=left)

    def price_with_flights(self, energy: int, total: int) -> str:
        #: What a visit elsewhere would cost. {energy} and {total} are numbers.
        return self.tr("Costs {energy} [energy], with the flights {total}.").format(energy=energy, total=total)

    def follows(self, instruction: Instruction) -> list[str]:
        """What a visit sets off, as far as it may be known."""
        if instruction.landing is not None:
            return [self.tr("The travel ends here: the planet comes into the scanner.")]
        read = [self.tr("An entry is read, then the travel goes on.")] if instruction.log is not None else []
        return read if instruction.effect is None else [*read, self.effect(instruction.effect)]

    def effect(self, effect: Effect) -> str:
        return self._words.effect(effect)

    def often(self, often: Often) -> str:
        """How often a destination can be visited; empty if there is no limit."""
        words = often_words(often)
        #: {often} is as "once" or "once per phase".
        return self.tr("It can be visited {often}.").format(often=words) if words else ""

    def visited(self) -> str:
        #: A destination of the star map.
        return self.tr("visited")

    def start(self, operation: str) -> str:
        #: Button of the star map. {operation} is the name of a single expedition with rules of its own.
        return self.tr("Start {operation}").format(operation=operation)

    def operation(self, name: str) -> str:
        return self._names.content("operations", name)

    def operation_follows(self) -> str:
        return self.tr("The travel ends here: the operation’s landing card comes into the scanner.")

    def sealed(self) -> str:
        return self.tr(
            "The sealed supply is still closed. Operations are meant for the time after it; you may start one all the "
            "same."
        )

    def part(self, number: int) -> str:
        """What a part of a landing card tells (SCN-02)."""
        match number:
            case 1:
                return self.tr("Biomes and what is often tested")
            case 2:
                return self.tr("The landing, and what the lander should have")
            case _:
                return self.tr("Dangers, and what to take along")

    def costs(self, energy: int) -> str:
        #: What a part of a landing card costs. {energy} is a number.
        return self.tr("Costs {energy} [energy]").format(energy=energy)

    def open(self) -> str:
        #: A part of a landing card that lies open.
        return self.tr("open")

    def later(self) -> str:
        """Of a part that is not the next one (SCN-02)."""
        return self.tr("Only after the part above.")

    def recommended(self, words: str) -> str:
        #: On a landing card. {stats} are figures of a lander, as "Armor and Sensors".
        return self.tr("Recommended: {stats}").format(stats=self._names.content("landing_cards", words))

    def printed(self, words: str) -> str:
        """Of a landing card."""
        return self._names.content("landing_cards", words)

    def dangers(self, letters: tuple[str, ...]) -> str:
        #: On a landing card. {letters} are those of danger tables, as "A, B, C".
        return self.tr("Danger dice roll on the tables {letters}").format(letters=", ".join(letters))

    def tier(self, tier: int) -> str:
        #: How demanding an operation is. {tier} is a number from 1 to 3.
        return self.tr("Tier {tier}").format(tier=tier)
