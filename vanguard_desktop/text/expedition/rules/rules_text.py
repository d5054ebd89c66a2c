"""The expedition book in words: what effects, conditions and abilities say, looked up in its rooms."""

from __future__ import annotations

from typing import Any

from vanguard_desktop.core.effects import SHARED_EFFECTS, ForShip, Nothing
from vanguard_desktop.core.kinds import Effect, Test
from vanguard_desktop.dice.requirements import Requirement
from vanguard_desktop.setting.standing import Standing
from vanguard_desktop.text.common.names import Names
from vanguard_desktop.text.common.remembered import remembered
from vanguard_desktop.text.common.requirement_text import RequirementText
from vanguard_desktop.text.common.rules_words import RulesWords
from vanguard_desktop.text.common.told import Told, words
from vanguard_desktop.text.common.unseen import read_out
from vanguard_desktop.text.expedition.chosen_text import ChosenText
from vanguard_desktop.text.expedition.places import RULES
from vanguard_desktop.text.expedition.rules.ability_text import AbilityText
from vanguard_desktop.text.expedition.rules.address_text import AddressText
from vanguard_desktop.text.expedition.rules.board_text import BoardText
from vanguard_desktop.text.expedition.rules.check_questions import CheckQuestions
from vanguard_desktop.text.expedition.rules.check_text import CheckText
from vanguard_desktop.text.expedition.rules.crew_text import CrewText
from vanguard_desktop.text.expedition.rules.decks_text import DecksText
from vanguard_desktop.text.expedition.rules.dice_text import DiceText
from vanguard_desktop.text.expedition.rules.gear_text import GearText
from vanguard_desktop.text.expedition.rules.moves_questions import MovesQuestions
from vanguard_desktop.text.expedition.rules.moves_text import MovesText
from vanguard_desktop.text.expedition.rules.place_questions import PlaceQuestions
from vanguard_desktop.text.expedition.rules.planet_text import PlanetText
from vanguard_desktop.text.expedition.rules.pool_text import PoolText
from vanguard_desktop.text.expedition.rules.questions_text import QuestionsText
from vanguard_desktop.text.expedition.rules.step_text import StepText
from vanguard_desktop.text.expedition.rules.team_questions import TeamQuestions
from vanguard_desktop.text.ship.standing import standing_words
from vanguard_desktop.text.ship.words import ShipWords


class RulesText(RulesWords):
    """Effects as sentences. A text of several sentences keeps their order; alternatives are numbered lines."""

    rooms = (
        AddressText, DiceText, PoolText, CrewText, BoardText, DecksText, GearText, ChosenText, MovesText,
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
