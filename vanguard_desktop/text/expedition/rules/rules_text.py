"""What a card, a path or a step does, told from the very data that is played; icons stand in brackets."""

from __future__ import annotations

from collections.abc import Sequence
from typing import assert_never

from PySide6.QtCore import QObject

from vanguard_desktop.core.effects import ForShip, Nothing
from vanguard_desktop.core.kinds import Effect, Test
from vanguard_desktop.dice.requirements import Requirement
from vanguard_desktop.rulesets.expedition.data import effects, steps
from vanguard_desktop.rulesets.expedition.data.chosen import ChosenEffect
from vanguard_desktop.rulesets.expedition.data.effects import (
    AtRandom,
    BoardGearEffect,
    CarryMarkers,
    DeckEffect,
    DiceCheck,
    ForCrew,
    GearEffect,
    MakeTwoWay,
    MoveBeside,
    MovesEffect,
    MoveTowardLander,
    PlanetEffect,
    SweepMarkers,
    WayEffect,
    Who,
)
from vanguard_desktop.rulesets.expedition.data.lasting import Lasting
from vanguard_desktop.rulesets.expedition.data.steps import (
    BoardGearStep,
    MomentStep,
    StepEffect,
    Unavoidable,
)
from vanguard_desktop.setting.standing import Standing
from vanguard_desktop.text.common.names import Names
from vanguard_desktop.text.common.remembered import remembered
from vanguard_desktop.text.common.requirement_text import RequirementText
from vanguard_desktop.text.common.series import SeriesText
from vanguard_desktop.text.common.shared_text import SharedEffect, SharedText
from vanguard_desktop.text.common.told import Listed, Told, Under, words
from vanguard_desktop.text.common.unseen import read_out
from vanguard_desktop.text.expedition.chosen_text import ChosenText
from vanguard_desktop.text.expedition.rules.ability_text import AbilityText
from vanguard_desktop.text.expedition.rules.board_gear_text import BoardGearText
from vanguard_desktop.text.expedition.rules.board_text import BoardEffect, BoardText
from vanguard_desktop.text.expedition.rules.check_text import CheckText
from vanguard_desktop.text.expedition.rules.clause_text import ClauseText
from vanguard_desktop.text.expedition.rules.crew_text import CrewEffect, CrewText
from vanguard_desktop.text.expedition.rules.decks_text import DecksText
from vanguard_desktop.text.expedition.rules.dice_text import DiceEffect, DiceText
from vanguard_desktop.text.expedition.rules.gear_text import GearText
from vanguard_desktop.text.expedition.rules.moves_text import MovesText
from vanguard_desktop.text.expedition.rules.planet_text import PlanetText
from vanguard_desktop.text.expedition.rules.pool_text import PoolEffect, PoolText
from vanguard_desktop.text.expedition.rules.questions_text import QuestionsText
from vanguard_desktop.text.expedition.rules.step_text import StepText
from vanguard_desktop.text.ship.standing import standing_words
from vanguard_desktop.text.ship.words import ShipWords

ExpeditionEffect = (
    effects.CardEffect | steps.StepEffect | effects.OfCheck | DeckEffect | GearEffect | MovesEffect | ChosenEffect
    | WayEffect | PlanetEffect | AtRandom | BoardGearEffect | BoardGearStep
)  # fmt: skip


class RulesText(QObject):
    """Effects as sentences. A text of several sentences keeps their order; alternatives are numbered lines.

    In full, what texts note down for later in the campaign is told too: for the codex.
    """

    def __init__(self, names: Names, *, in_full: bool = False, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names = names
        self._ship = ShipWords(names, in_full=in_full)
        self._dice, self._crew, self._board = DiceText(), CrewText(names), BoardText(names, self.tell)
        self._steps, self._requirements = StepText(names), RequirementText()
        questions = QuestionsText(names, self._ship)
        self._clauses = ClauseText(names, questions.clause, questions.contrary)
        self._pool = PoolText()
        self._decks, self._gear, self._chosen = DecksText(), GearText(names), ChosenText(names)
        self._board_gear = BoardGearText(names)
        self._moves = MovesText(names, self.tell)
        series = SeriesText(names, self._pool, self.tell, self._ship.card)
        self._shared = SharedText(names, self._clauses, series, self.tell, in_full=in_full)
        self.planet = PlanetText(names, self.tell)
        self.checks = CheckText(names, self._requirements, self.tell)
        self.abilities = AbilityText(self._requirements, self.checks, self.tell, self._clauses, in_full=in_full)

    def test(self, test: Test) -> str:
        """What must be so, as a sentence: a goal, the completion of a mission."""
        return self._clauses.sentence(test)

    def lasting(self, what: Lasting, letter: str) -> str:
        """What holds for a while, as a sentence."""
        return self._moves.lasting(what, letter)

    def standing(self, standing: Standing) -> str:
        """What an installed card changes aboard, as a sentence."""
        return words(self.tell_standing(standing))

    def tell_standing(self, standing: Standing) -> Told:
        """The same, to be put into another text."""
        return standing_words(standing, self._ship)

    def requirement(self, requirement: Requirement) -> str:
        """What dice must show, as it is printed: marks of icons, words for dice."""
        return self._requirements.marks(requirement)

    @remembered
    def effect(self, effect: Effect) -> str:
        """As it is read, line by line."""
        return words(self.tell(effect))

    @remembered
    def entry(self, effect: Effect) -> str:
        """What an entry of the logbook does, under its story; empty if it only tells it."""
        seen = read_out(effect)
        return "" if isinstance(seen, Nothing) else words(self.tell(seen))

    @remembered
    def tell(self, effect: Effect) -> Told:
        """To be put into another text."""
        if isinstance(effect, ForShip):
            return self._ship.tell(effect)
        known: ExpeditionEffect = effect  # type: ignore[assignment]  # the union names every member of EFFECTS
        if isinstance(known, SharedEffect):
            return self._shared.tell(known)
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
            #: A head, small: one of the lines that follow happens, and the players are not told which.
            return Listed(
                self.tr("chance decides in secret which of these happens"), tuple(map(self.tell, known.options))
            )
        if isinstance(known, PlanetEffect):
            return self.planet.effect(known)
        if isinstance(known, MomentStep):
            return self._moves.step(known)
        if isinstance(known, Unavoidable):
            return self.tell(known.effect)
        if isinstance(known, StepEffect):
            return self._steps.effect(known)
        match known:
            case ForCrew(who=who, effect=ForCrew(who=whom, effect=inner)):
                #: A head, small: a text speaks to everybody in turn, each time about somebody else. {each} is as "each
                #: crewmember", {one} as "one crewmember in a connected sector, of your choice".
                head = self.tr("for {each} in turn, {one}")
                return Under(head.format(each=self._addressed(who), one=self._addressed(whom)), self.tell(inner))
            case ForCrew(who=who, effect=inner):
                return Under(self._addressed(who), self.tell(inner))
            case DiceCheck(check=check):
                return self.checks.told(check)
            case _:
                assert_never(known)

    def _way(self, effect: WayEffect) -> str:
        match effect:
            case MoveTowardLander():
                return self.tr("Move to a connected sector on the shortest way to the lander; ignore the icons.")
            case MoveBeside():
                return self.tr("Move to the sector of another crewmember.")
            case CarryMarkers():
                return self.tr("Move to a connected sector and take all markers of yours along; ignore the icons.")
            case MakeTwoWay():
                return self.tr("A one-way or closed path of your choice is open both ways from now on.")
            case SweepMarkers(sector=sector):
                #: Effect of a threat card: it sweeps markers before it. {sector} is the number of a sector.
                text = self.tr("All markers in the sector of the [threat] move 1 sector toward sector {sector}.")
                return text.format(sector=sector)
            case _:
                assert_never(effect)

    def option(self, option: Effect, labels: Sequence[str], number: int) -> str:
        """One of several alternatives: what the story calls it, if it has words for it, and what it does."""
        return words(self._shared.option(option, labels, number))

    def _addressed(self, who: Who) -> str:
        match who:
            case Who.EACH:
                #: A head, small: to whom a text speaks.
                return self.tr("each crewmember")
            case Who.EACH_HERE:
                #: A head, small: to whom a text speaks.
                return self.tr("each crewmember in your sector")
            case Who.EACH_OTHER_HERE:
                #: A head, small: to whom a text speaks.
                return self.tr("each other crewmember in your sector")
            case Who.ONE:
                #: A head, small: to whom a text speaks.
                return self.tr("one crewmember of your choice")
            case Who.ONE_HERE:
                #: A head, small: to whom a text speaks.
                return self.tr("one crewmember in your sector, of your choice")
            case Who.ANOTHER_HERE:
                #: A head, small: to whom a text speaks.
                return self.tr("another crewmember in your sector, of your choice")
            case Who.ONE_CONNECTED:
                #: A head, small: to whom a text speaks.
                return self.tr("one crewmember in a connected sector, of your choice")
            case Who.ASSISTING:
                #: A head, small: to whom a text speaks.
                return self.tr("each crewmember who assists in the dice check")
            case Who.ONE_WITHIN_TWO:
                #: A head, small: to whom a text speaks.
                return self.tr("one crewmember at most two sectors away, of your choice")
            case Who.ONE_NEAR_LANDER:
                #: A head, small: to whom a text speaks.
                return self.tr("one crewmember at most two sectors from the lander, of your choice")
            case Who.RANDOM:
                #: A head, small: to whom a text speaks.
                return self.tr("a random crewmember")
            case _:
                assert_never(who)
