"""The expedition book in words: what effects, conditions and abilities say, looked up in its rooms."""

from __future__ import annotations

from typing import Any

from vanguard_desktop.core import SHARED_EFFECTS, Effect, ForShip, Nothing, Test
from vanguard_desktop.dice.requirements import Requirement
from vanguard_desktop.setting import Standing

from ...common.names import Names
from ...common.remembered import remembered
from ...common.requirement_text import RequirementText
from ...common.rules_words import RulesWords
from ...common.told import Told, words
from ...common.unseen import read_out
from ...ship.standing import standing_words
from ...ship.words import ShipWords
from ..picked_text import PickedText
from ..places import RULES
from .ability_text import AbilityText
from .address_text import AddressText
from .board_text import BoardText
from .check_questions import CheckQuestions
from .check_text import CheckText
from .crew_text import CrewText
from .decks_text import DecksText
from .dice_text import DiceText
from .equipment_text import EquipmentText
from .moves_questions import MovesQuestions
from .moves_text import MovesText
from .place_questions import PlaceQuestions
from .planet_text import PlanetText
from .pool_text import PoolText
from .questions_text import QuestionsText
from .step_text import StepText
from .team_questions import TeamQuestions


class RulesText(RulesWords):
    """Effects as sentences. A text of several sentences keeps their order; alternatives are numbered lines."""

    rooms = (
        AddressText, DiceText, PoolText, CrewText, BoardText, DecksText, EquipmentText, PickedText, MovesText,
        PlanetText, StepText, QuestionsText, CheckQuestions, TeamQuestions, MovesQuestions, PlaceQuestions,
    )  # fmt: skip
    places = RULES

    def __init__(self, names: Names, *, in_full: bool = False) -> None:
        super().__init__(names, in_full=in_full)
        self._ship, self.requirements = ShipWords(names, in_full=in_full), RequirementText()
        self.card = self._ship.card
        self.checks, self.abilities = CheckText(self, RULES), AbilityText(self, RULES)
        self.planet, self._moves = PlanetText(self, RULES), MovesText(self, RULES)

    def test(self, test: Test) -> str:
        """What must be so, as a sentence: a goal, the completion of a mission."""
        return self.clauses.sentence(test)

    def clause(self, test: Test) -> str:
        """The same inside of a sentence; entries that are read aboard ask what only the ship knows."""
        return str(self.tests(test)) if type(test) in self.tests else self._ship.clause(test)

    def denied(self, test: Test) -> str:
        return super().denied(test) or self._ship.denied(test)

    def lasting(self, rule: Any) -> str:
        """What holds for a while, as a sentence."""
        return str(self._moves.lasting(rule))

    def in_force(self, rule: Any) -> str:
        """The same with its end; of a text that waits what it will do, and when."""
        return self._moves.in_force(rule)

    def standing(self, standing: Standing) -> str:
        """What an installed card changes aboard, as a sentence."""
        return words(self.tell_standing(standing))

    def tell_standing(self, standing: Standing) -> Told:
        """The same, to be put into another text."""
        return standing_words(standing, self._ship)

    def requirement(self, requirement: Requirement) -> str:
        """What dice must show, as it is printed: marks of icons, words for dice."""
        return self.requirements.marks(requirement)

    @remembered
    def entry(self, effect: Effect) -> str:
        """What an entry of the logbook does, under its story; empty if it only tells it."""
        seen = read_out(effect)
        return "" if isinstance(seen, Nothing) else words(self.tell(seen))

    @remembered
    def tell(self, effect: Effect) -> Told:
        if isinstance(effect, ForShip):
            return self._ship.tell(effect)
        return super().tell(effect)

    def keeps_quiet(self, effect: Effect) -> bool:
        return isinstance(effect, SHARED_EFFECTS) and super().keeps_quiet(effect)
