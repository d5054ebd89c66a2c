"""What a card, a path or a step does, told from the very data that is played; icons stand in brackets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from PySide6.QtCore import QObject

from vanguard_desktop.core.effects import ForShip
from vanguard_desktop.core.kinds import Effect, Test
from vanguard_desktop.core.requirements import Requirement
from vanguard_desktop.core.standing import Standing
from vanguard_desktop.rulesets.expedition.chosen import ChosenEffect
from vanguard_desktop.rulesets.expedition.effects import Choose, DiceCheck, ForCrew, If, InOrder, May, Nothing, Who
from vanguard_desktop.rulesets.expedition.effects_board_gear import BoardGearEffect, BoardGearStep
from vanguard_desktop.rulesets.expedition.effects_chance import AtRandom
from vanguard_desktop.rulesets.expedition.effects_decks import DeckEffect
from vanguard_desktop.rulesets.expedition.effects_gear import GearEffect
from vanguard_desktop.rulesets.expedition.effects_moves import Lasting, MovesEffect
from vanguard_desktop.rulesets.expedition.effects_planet import PlanetEffect
from vanguard_desktop.rulesets.expedition.effects_ways import (
    CarryMarkers,
    MakeTwoWay,
    MoveBeside,
    MoveTowardLander,
    SweepMarkers,
    WayEffect,
)
from vanguard_desktop.rulesets.expedition.steps import ExpeditionEffect, StepEffect, Unavoidable
from vanguard_desktop.rulesets.expedition.steps_moments import MomentStep
from vanguard_desktop.text.ability_text import AbilityText
from vanguard_desktop.text.board_gear_text import BoardGearText
from vanguard_desktop.text.board_text import BoardEffect, BoardText
from vanguard_desktop.text.check_text import CheckText
from vanguard_desktop.text.chosen_text import ChosenText
from vanguard_desktop.text.clause_text import ClauseText
from vanguard_desktop.text.crew_text import CrewEffect, CrewText
from vanguard_desktop.text.decks_text import DecksText
from vanguard_desktop.text.dice_text import DiceEffect, DiceText
from vanguard_desktop.text.gear_text import GearText
from vanguard_desktop.text.moves_text import MovesText
from vanguard_desktop.text.names import Names
from vanguard_desktop.text.planet_text import PlanetText
from vanguard_desktop.text.pool_text import PoolEffect, PoolText
from vanguard_desktop.text.questions_text import QuestionsText
from vanguard_desktop.text.remembered import remembered
from vanguard_desktop.text.requirement_text import RequirementText
from vanguard_desktop.text.sentences import alternative, depending, going_on
from vanguard_desktop.text.ship.standing import standing_words
from vanguard_desktop.text.ship.words import ShipWords
from vanguard_desktop.text.step_text import StepText

# Where such a text ends must be seen, as sentences may follow it.
COMPOUND = (Choose, May, ForCrew, If, DiceCheck)


class RulesText(QObject):
    """Effects as sentences. A text of several sentences keeps their order; alternatives are numbered lines."""

    def __init__(self, names: Names, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names = names
        self._ship = ShipWords(names)
        self._dice, self._crew, self._board = DiceText(), CrewText(names), BoardText(names, self.effect)
        self._steps, self._requirements, questions = StepText(names), RequirementText(), QuestionsText(names)
        self._clauses = ClauseText(names, questions.clause, questions.contrary)
        self._pool = PoolText()
        self._decks, self._gear, self._chosen = DecksText(), GearText(names), ChosenText(names)
        self._board_gear = BoardGearText(names)
        self._moves = MovesText(names, self.effect)
        self.planet = PlanetText(names, self.effect)
        self.checks = CheckText(names, self._requirements, self.effect)
        self.abilities = AbilityText(self._requirements, self.checks, self.effect, self._clauses)

    def test(self, test: Test) -> str:
        """What must be so, as a sentence: a goal, the completion of a mission."""
        return self._clauses.sentence(test)

    def lasting(self, what: Lasting, letter: str) -> str:
        """What holds for a while, as a sentence."""
        return self._moves.lasting(what, letter)

    def standing(self, standing: Standing) -> str:
        """What an installed card changes aboard, as a sentence."""
        return standing_words(standing, self._ship)

    def requirement(self, requirement: Requirement) -> str:
        """What dice must show, as it is printed: marks of icons, words for dice."""
        return self._requirements.marks(requirement)

    @remembered
    def effect(self, effect: Effect) -> str:
        if isinstance(effect, ForShip):
            return self._ship.effect(effect)
        known: ExpeditionEffect = effect  # type: ignore[assignment]  # the union names every member of EFFECTS
        if isinstance(known, DiceEffect):
            return self._dice.effect(known)
        if isinstance(known, PoolEffect):
            return self._pool.effect(known)
        if isinstance(known, CrewEffect):
            return self._crew.effect(known)
        if isinstance(known, BoardEffect):
            return self._board.effect(known)
        if isinstance(known, DeckEffect):
            return self._decks.effect(known)
        if isinstance(known, WayEffect):
            return self._way(known)
        if isinstance(known, GearEffect):
            return self._gear.effect(known)
        if isinstance(known, BoardGearEffect | BoardGearStep):
            return self._board_gear.effect(known)
        if isinstance(known, ChosenEffect):
            return self._chosen.effect(known)
        if isinstance(known, MovesEffect):
            return self._moves.effect(known)
        if isinstance(known, AtRandom):
            hidden = "; ".join(map(self.effect, known.options))
            return self.tr("Chance decides in secret which of these happens: {options}").format(options=hidden)
        if isinstance(known, PlanetEffect):
            return self.planet.effect(known)
        if isinstance(known, MomentStep):
            return self._moves.step(known)
        if isinstance(known, Unavoidable):
            return self.effect(known.effect)
        if isinstance(known, StepEffect):
            return self._steps.effect(known)
        match known:
            case Nothing():
                return self.tr("No effect.")
            case InOrder(steps=steps):
                return self._in_order(steps) or self.tr("No effect.")
            case Choose(options=options, labels=labels):
                return self._choice(options, labels)
            case May(effect=inner):
                #: An optional effect of a card.
                return self.tr("If you want: {effect}").format(effect=depending(self.effect(inner)))
            case ForCrew(who=who, effect=inner):
                return self._addressed(who).format(effect=depending(self.effect(inner)))
            case If():
                return self._clauses.branches(known, self.effect)
            case DiceCheck(check=check):
                return "\n".join((self.tr("Make a dice check:"), *self.checks.lines(check)))
            case _:
                assert_never(known)

    def _in_order(self, steps: tuple[Effect, ...]) -> str:
        """What follows several alternatives, a condition or an address begins a line: it belongs to them no more."""
        text = between = ""
        for step in steps:
            text += between + self.effect(step)
            between = "\n" if isinstance(step, COMPOUND) else " "
        return text

    def _way(self, effect: WayEffect) -> str:
        match effect:
            case MoveTowardLander():
                return self.tr("Move to a connected sector on the shortest way to the lander; ignore the icons.")
            case MoveBeside():
                return self.tr("Move to the sector of another crewmember.")
            case CarryMarkers():
                return self.tr("Move to a connected sector and take all markers of yours along; ignore the icons.")
            case MakeTwoWay():
                return self.tr("Choose a one-way or closed path: from now on it is open both ways.")
            case SweepMarkers(sector=sector):
                text = self.tr("All markers in the sector of the [threat] move 1 sector toward sector {sector}.")
                return text.format(sector=sector)
            case _:
                assert_never(effect)

    def option(self, option: Effect, labels: Sequence[str], number: int) -> str:
        """One of several alternatives: what the story calls it, if it has words for it, and what it does."""
        label, rules = self._names.label(labels, number), self.effect(option)
        #: {label} is what the crew does, as "Help the calf", {effect} a sentence of rules.
        return self.tr("{label}: {effect}").format(label=label, effect=going_on(rules)) if label else rules

    def _choice(self, options: tuple[Effect, ...], labels: Sequence[str]) -> str:
        lines = (
            #: One of several alternatives on its own line, with its number.
            self.tr("{number}. {option}").format(number=number, option=alternative(self.option(option, labels, number)))
            for number, option in enumerate(options, start=1)
        )
        return "\n".join((self.tr("Choose one:"), *lines))

    def _addressed(self, who: Who) -> str:
        match who:
            case Who.EACH:
                return self.tr("Each crewmember: {effect}")
            case Who.EACH_HERE:
                return self.tr("Each crewmember in your sector: {effect}")
            case Who.EACH_OTHER_HERE:
                return self.tr("Each other crewmember in your sector: {effect}")
            case Who.ONE:
                return self.tr("One crewmember of your choice: {effect}")
            case Who.ONE_HERE:
                return self.tr("One crewmember in your sector, of your choice: {effect}")
            case Who.ANOTHER_HERE:
                return self.tr("Another crewmember in your sector, of your choice: {effect}")
            case Who.ONE_CONNECTED:
                return self.tr("One crewmember in a connected sector, of your choice: {effect}")
            case Who.ASSISTING:
                return self.tr("Each crewmember who assists in the dice check: {effect}")
            case Who.ONE_WITHIN_TWO:
                return self.tr("One crewmember at most two sectors away, of your choice: {effect}")
            case Who.ONE_NEAR_LANDER:
                return self.tr("One crewmember at most two sectors from the lander, of your choice: {effect}")
            case Who.RANDOM:
                return self.tr("A random crewmember: {effect}")
            case _:
                assert_never(who)
