"""The habitat in words: every effect, event, question, order and refusal, told by the room it belongs to."""

from __future__ import annotations

from vanguard_desktop.bots.motive import Motive
from vanguard_desktop.core import (
    SHARED_EVENTS,
    BookOpened,
    BookTurned,
    Command,
    Decision,
    Event,
    Reason,
    Source,
)
from vanguard_desktop.rulesets.habitat.data.cards import MalfunctionCard
from vanguard_desktop.rulesets.habitat.data.common import ChooseThing, FlagRaised, HabitatDecision, PickThing
from vanguard_desktop.rulesets.habitat.data.rounds import StepBegun
from vanguard_desktop.rulesets.habitat.state import HabitatState

from ..common.names import Names
from ..common.rooms import Said
from ..common.rules_words import RulesWords
from .abilities import HabitatAbilities
from .called import HabitatNames
from .campaign import HabitatCampaign
from .common import PLACES, HabitatTexts
from .conditions import HabitatConditions
from .course import HabitatCourse
from .crew import HabitatCrew
from .director import HabitatDirector
from .ground import HabitatGround
from .hub import HabitatHub
from .malfunctions import HabitatMalfunctions
from .motives import HabitatMotives
from .plan import HabitatPlan
from .rounds import HabitatRounds
from .sheet import HabitatSheet
from .tasks import HabitatTasks

ROOMS = (
    HabitatTexts, HabitatConditions, HabitatRounds, HabitatHub, HabitatCrew, HabitatPlan, HabitatCourse,
    HabitatMalfunctions, HabitatAbilities, HabitatDirector, HabitatSheet, HabitatGround, HabitatCampaign,
    HabitatMotives,
)  # fmt: skip
# Bookkeeping of the engine, and what keeps the house.
QUIET = (*SHARED_EVENTS, BookOpened, BookTurned, StepBegun, FlagRaised)


class HabitatWords(RulesWords):
    """Words for one box; they answer in whatever language is in use when they are asked."""

    rooms = ROOMS
    places = PLACES

    def __init__(self, names: Names, *, in_full: bool = False) -> None:
        super().__init__(names, in_full=in_full)
        self.called = HabitatNames(names)
        self.tasks = HabitatTasks(self.called)
        self._events, self._questions, self._things, self._answers, self._reasons, self._commands, self._motives = (
            Said(kind, ROOMS, self, PLACES)
            for kind in ("events", "questions", "things", "answers", "reasons", "commands", "motives")
        )

    def event(self, event: Event, before: HabitatState) -> str:
        """What happened, from the position before it; empty for what only keeps the house."""
        return "" if isinstance(event, QUIET) else str(self._events(event, before))

    def question(self, decision: Decision, state: HabitatState) -> str:
        if isinstance(decision, ChooseThing):
            return str(self._things(decision.effect.effect, state))
        return str(self._questions(decision, state))

    def command(self, command: Command, state: HabitatState) -> str:
        if not isinstance(command, PickThing):
            return str(self._commands(command, state))
        question = state.question
        assert isinstance(question, ChooseThing)
        said = self._answers.of(type(question.effect.effect))
        return command.thing if said is None else str(said(command.thing, question.effect, state))

    def reason(self, reason: Reason, state: HabitatState) -> str:
        return str(self._reasons(reason, state))

    def motive(self, motive: Motive, state: HabitatState) -> str:
        return str(self._motives(motive, state))

    def who(self, decision: Decision, state: HabitatState) -> str:
        """The astronaut who decides; nobody in particular where the group does (HGN-04)."""
        who = decision.who if isinstance(decision, HabitatDecision) else None
        return "" if who is None else self.called.astronaut(who)

    def source(self, source: Source) -> str:
        """Whose text it is; empty if nobody's."""
        card = self.names.box.others.get(source.family, {}).get(source.id)
        if isinstance(card, MalfunctionCard):
            return self.called.kind(card.structure)
        field = next((field for field in ("name", "title") if hasattr(card, field)), None)
        return "" if field is None else self.called.card(source.family, source.id, field)
