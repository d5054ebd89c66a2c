"""The bots on planets: the random one, which tries everything, and the sensible one, which wants to come home."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random
from statistics import fmean
from typing import Any

from vanguard_desktop.core import Command, Decision, DieId, Ruleset, follow_legal
from vanguard_desktop.rulesets.expedition.data import (
    AddDie,
    ChooseAction,
    ChooseColumn,
    ChooseDieToRefresh,
    ChooseDieToSacrifice,
    ChooseDieToSpend,
    ChooseMember,
    ChooseOption,
    ChooseOverflow,
    ChoosePoolDie,
    ChooseReroll,
    ChooseSector,
    ChooseTurn,
    CompleteMission,
    DiscardToLimit,
    GatherDice,
    GoOn,
    MarkRow,
    Modify,
    Optional,
    OrderTracks,
    PickDie,
    PickOption,
    React,
    RollDice,
    SayYes,
    State,
    TakeBackDie,
)
from vanguard_desktop.rulesets.expedition.data.steps import BringMarkers
from vanguard_desktop.rulesets.expedition.options import alternatives

from ..bot import answering
from .going_on import leading_on
from .imagination import Imagination, uncovered
from .judgment import Judgment
from .patience import Patience
from .worths import text_worth

ANSWERING = 0.9
TIRED, GOING_ON = 12, 0.6
RELUCTANCE = 0.1
PICTURES, FEW_OPTIONS = 12, 6
# What looks so much worse than the best in one picture will not look best in all of them.
HOPELESS = 3.0
WORTH_A_ROLL = 0.05
WHERE_CARDS_HELP = (ChooseAction, Modify, React)
# How many questions further it looks: through those of a cost, and where the command has its point.
FURTHER = 6
IN_PASSING = (
    ChooseDieToSpend, ChooseDieToSacrifice, ChooseDieToRefresh, ChooseOverflow, ChooseColumn, DiscardToLimit, React,
    OrderTracks,
)  # fmt: skip
ALL_OF_IT = (ChooseTurn, ChoosePoolDie)
TURNING_POINTS = (*ALL_OF_IT, ChooseOption, ChooseSector, ChooseMember)


class RandomBot:
    """Every legal command is as good as another, but mostly it answers what it is asked.

    After many rounds it tires of wandering and often makes for what is still to be done. Otherwise a training, which
    nobody can leave (TUT-34) and where nobody is hurt, would take it thousands of turns.
    """

    def __init__(self, seed: int) -> None:
        self._chance = Random(seed)

    def choose(self, rules: Ruleset[Any], state: State, legal: Sequence[Command]) -> Command:
        if state.round > TIRED and self._chance.random() < GOING_ON:
            legal = leading_on(state, legal) or legal
        if self._chance.random() < ANSWERING:
            return self._chance.choice(answering(rules, state, legal))
        return self._chance.choice(legal)


class SensibleBot:
    """Pictures what each command leads to, with all that is hidden made up, and takes what looks best.

    Which dice to roll it knows from the odds.
    """

    def __init__(self, seed: int) -> None:
        self._chance = Random(seed)
        self._imagination = Imagination(self._chance)
        self._judgment = Judgment()
        self._hand: tuple[DieId, ...] = ()
        self._patience = Patience()
        self._lucky = False

    def choose(self, rules: Ruleset[Any], state: Any, legal: Sequence[Command]) -> Command:
        if len(legal) == 1:
            return legal[0]
        if isinstance(state.question, CompleteMission | MarkRow):
            return SayYes()
        if isinstance(state.question, GatherDice) and (gathered := self._gather(state, legal)) is not None:
            return gathered
        if isinstance(state.question, ChooseReroll):
            return self._reroll(state, legal)
        if isinstance(state.question, ChooseOption):
            return max(answering(rules, state, legal), key=lambda command: _option(state, command))
        if others := self._patience.something_else(state, legal):
            return self._chance.choice(others)
        answers = answering(rules, state, legal)
        options = legal if isinstance(state.question, WHERE_CARDS_HELP) else answers
        scores = self._looks(rules, state, options)
        # What may be done at any time costs something; it has to be worth more than answering at once.
        willing = set(answers)
        scores = {command: score - (0.0 if command in willing else RELUCTANCE) for command, score in scores.items()}
        best = max(scores.values())
        return self._chance.choice([command for command, score in scores.items() if score >= best - 1e-9])

    def _looks(self, rules: Ruleset[Any], state: State, options: Sequence[Command]) -> dict[Command, float]:
        """How good each command looks on the average; what no luck can change is pictured once."""
        pictures = max(1, PICTURES // max(len(options), FEW_OPTIONS)) + 1
        seen: dict[Command, list[float]] = {command: [] for command in options}
        left = options
        for _ in range(pictures):
            picture = self._imagination.picture(state)
            lucky: list[Command] = []
            for command in left:
                self._lucky = False
                seen[command].append(self._score(rules, picture, command))
                if self._lucky:
                    lucky.append(command)
            reach = max(fmean(each) for each in seen.values()) - HOPELESS
            left = [command for command in lucky if fmean(seen[command]) >= reach]
        return {command: fmean(each) for command, each in seen.items()}

    def _score(self, rules: Ruleset[Any], picture: State, command: Command, further: int = FURTHER) -> float:
        """How good it looks when all questions that only carry out the command have been answered as well."""
        after: State = follow_legal(rules, picture, command)[1]
        self._lucky = self._lucky or uncovered(picture, after)
        question = after.question
        if not further or question is picture.question or not _looked_through(question):
            return self._judgment.worth(after)
        next_ones = rules.legal_answers(after)
        if isinstance(question, IN_PASSING):  # one answer is about as good as another
            return self._score(rules, after, next(iter(next_ones)), further - 1)
        if isinstance(question, ChooseOption):  # told by its text: no luck that is pictured makes it look better
            best = max(next_ones, key=lambda command: _option(after, command))
            return self._score(rules, after, best, further - 1)
        left = 0 if isinstance(question, ALL_OF_IT) else further - 1
        return max(self._score(rules, after, one, left) for one in next_ones)

    def _gather(self, state: State, legal: Sequence[Command]) -> Command | None:
        """Take up or put back the next die on the way to the best hand, then roll."""
        check = state.check
        assert check is not None
        held = [die for die, _ in check.hand]
        forced = check.needs_assist or check.all_assist
        if not held or not (set(held) <= set(self._hand) or forced):  # thought out once for each check
            self._hand, _ = self._judgment.prospects.best_hand(state, check)
        wanted: list[Command] = [AddDie(die=die) for die in self._hand if die not in held]
        wanted += [TakeBackDie(die=die) for die in held if die not in self._hand and not forced]
        wanted.append(RollDice())
        # Where somebody has to assist, any die will do that the odds would have left on the board.
        own = state.member(check.active).available
        lendable = [command for command in legal if isinstance(command, AddDie)]
        lendable.sort(key=lambda command: command.die in own)
        wanted += lendable
        return next((command for command in wanted if command in legal), None)

    def _reroll(self, state: State, legal: Sequence[Command]) -> Command:
        """The die that gains most on the average, if any does."""
        gains = {command: self._judgment.gain(state, command.die) for command in legal if isinstance(command, PickDie)}
        best = max(gains, key=lambda command: gains[command], default=None)
        if best is None or (gains[best] < WORTH_A_ROLL and GoOn() in legal):
            return GoOn()
        return best


def _looked_through(question: Decision | None) -> bool:
    if isinstance(question, Optional):  # what one leaves behind would make every way to its goal look bad
        return isinstance(question.effect.effect, BringMarkers)
    return isinstance(question, (*IN_PASSING, *TURNING_POINTS))


def _option(state: State, command: Command) -> float:
    """What the text of an alternative is worth."""
    question = state.question
    assert isinstance(question, ChooseOption)
    if not isinstance(command, PickOption):
        return 0.0
    member = next((one for one in state.members if one.id in (question.member, state.turn)), state.members[0])
    return text_worth(state, member, alternatives(state, question)[command.number - 1], question.asked.at)
