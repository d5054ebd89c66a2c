"""One mission of the habitat, or a campaign of them, that bots play to its end; every event is watched."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

import attrs

from vanguard_desktop.core import CardId, Command, Event, GameState, follow, legal_commands
from vanguard_desktop.play.campaign import fold, open_book, renewed
from vanguard_desktop.rulesets.habitat.data.campaign import MissionBegun
from vanguard_desktop.rulesets.habitat.data.kinds import Difficulty, Profession
from vanguard_desktop.rulesets.habitat.rules import HABITAT
from vanguard_desktop.rulesets.habitat.state import HabitatOpening, HabitatState
from vanguard_desktop.setting import Box
from vanguard_desktop.store.codec import Codec
from vanguard_desktop.store.position import Position

from .seats import make_bot
from .verifying import Again, Kept
from .watch import Violation, Watch

# Most missions take some hundred decisions; one that goes on much longer has no end, and something is wrong.
LONGEST_MISSION = 10_000
ALONE = 2
# A lost mission of a standard campaign is played again so often (HCP-11).
MOST_AGAIN = 2
# From so many open questions a mission is gone on with when it is verified.
KEPT_QUESTIONS = 5


@attrs.frozen(kw_only=True)
class Mission:
    """Which mission is to be played: all that it takes to play the same one again."""

    mission: CardId
    players: int
    difficulty: Difficulty
    bot: str
    seed: int
    campaign: CardId | None = None
    legacy: bool = False

    def opening(self) -> HabitatOpening:
        """Somebody for every player, by chance of the seed; a single player has two."""
        chance = Random(self.seed)
        professions = chance.sample(tuple(Profession), max(ALONE, self.players))
        names = tuple(f"Player {number}" for number in range(1, self.players + 1))
        return HabitatOpening(
            mission=self.mission,
            players=names,
            professions=tuple(professions),
            difficulty=self.difficulty,
            campaign=self.campaign,
            legacy=self.legacy,
        )


@attrs.frozen(kw_only=True)
class Ended:
    """How one mission went."""

    ending: str
    sols: int
    decisions: int
    events: int
    seconds: float
    commands: Counter[str]
    fingerprint: str


def play_mission(box: Box, codec: Codec, mission: Mission, everywhere: bool = False) -> tuple[Ended, Kept]:
    """Play it out; what must hold is looked at after every event. `everywhere`: every open question is kept."""
    started = time.perf_counter()
    opened = open_book(box, mission.opening(), mission.seed)
    position = fold(box, None, opened)
    assert position is not None
    state: Any = position.state
    watch = Watch(HABITAT, codec, box, mission.seed, HABITAT.begin(box, mission.opening(), mission.seed))
    watch.see(opened[1:], state)
    bot = make_bot(HABITAT.book, mission.bot, mission.seed)
    run = Run(box, codec, opened, position)
    questions = Questions(mission.seed, everywhere)
    again, chance = 0, Random(mission.seed)
    while True:
        if HABITAT.over(state):
            if not is_played_again(state) or again == MOST_AGAIN or not run.has_begun:
                break
            again += 1
            watch.go_back(run.before)
            state = run.play_again(chance.getrandbits(32))
            watch.see(run.last, state)
        questions.see(len(run.commands) + 1, state)
        legal = legal_commands(HABITAT, state)
        if not legal or run.decisions > LONGEST_MISSION:
            raise Violation(mission.seed, run.decisions, f"no end of {state.question}")
        command = bot.choose(HABITAT, state, legal)
        happened, after = follow(HABITAT, state, command)
        watch.see(happened, after)
        run.see(state, command, happened)
        state = after
    kept = run.kept(state, questions)
    ended = Ended(
        ending=told(state),
        sols=state.sol,
        decisions=run.decisions,
        events=run.events,
        seconds=time.perf_counter() - started,
        commands=run.counted,
        fingerprint=kept.fingerprint,
    )
    return ended, kept


class Questions:
    """Open questions of a mission, each with the same chance to be kept, or all of them."""

    def __init__(self, seed: int, everywhere: bool) -> None:
        self._chance, self._most = Random(seed), LONGEST_MISSION if everywhere else KEPT_QUESTIONS
        self._seen = 0
        self._found: list[tuple[int, HabitatState]] = []

    def see(self, steps: int, state: HabitatState) -> None:
        """What came after this place belongs to a line of play that was given up."""
        self._found = [each for each in self._found if each[0] < steps]
        self._seen += 1
        if len(self._found) < self._most:
            self._found.append((steps, state))
        elif (at := self._chance.randrange(self._seen)) < self._most:
            self._found[at] = (steps, state)

    def written(self, codec: Codec, position: Position) -> tuple[tuple[int, str], ...]:
        found = sorted(self._found, key=lambda each: each[0])
        return tuple((steps, codec.write_position(position.with_state(state))) for steps, state in found)


class Run:
    """What a save would hold of a line of play, and the commands behind it."""

    def __init__(self, box: Box, codec: Codec, opened: Sequence[Event], position: Position) -> None:
        self._box, self._codec, self._position = box, codec, position
        self._steps = [codec.write_events(opened)]
        self.commands: list[Command] = []
        self.events, self.counted = len(opened), Counter[str]()
        self._again: dict[int, Again] = {}
        self._begun: tuple[int, HabitatState, Sequence[Event]] | None = None

    @property
    def decisions(self) -> int:
        return self.counted.total()

    @property
    def has_begun(self) -> bool:
        """Whether a mission has begun after some decision, so that it can be gone back to."""
        return self._begun is not None

    @property
    def before(self) -> HabitatState:
        """The position of the decision with which the present mission begins."""
        assert self._begun is not None
        return self._begun[1]

    def see(self, before: HabitatState, command: Command, happened: Sequence[Event]) -> None:
        self.commands.append(command)
        self._steps.append(self._codec.write_events(happened))
        self.events += len(happened)
        self.counted[command.tag] += 1
        begun = [number for number, event in enumerate(happened, 1) if isinstance(event, MissionBegun)]
        if begun:
            self._begun = len(self.commands), before, happened[: begun[-1]]

    def play_again(self, seed: int) -> GameState:
        """HCP-12: the same state, with another seed; what was played since is given up."""
        assert self._begun is not None
        at, before, kept = self._begun
        self.last, after = renewed(self._box, self._position.with_state(before), kept, seed)
        self._steps[at:] = [self._codec.write_events(self.last)]
        self.commands[at:] = []
        self._again = {step: again for step, again in self._again.items() if step < at}
        self._again[at] = Again(events=len(kept), seed=seed)
        self.events += len(self.last)
        return after.state

    last: Sequence[Event] = ()

    def kept(self, state: HabitatState, questions: Questions) -> Kept:
        return Kept(
            steps=tuple(self._steps),
            commands=tuple(self.commands),
            fingerprint=self._codec.fingerprint(self._position.with_state(state)),
            checks=questions.written(self._codec, self._position),
            again=self._again,
        )


def is_played_again(state: HabitatState) -> bool:
    """A standard campaign goes on with the same mission after a defeat (HCP-11)."""
    return state.campaign is not None and not state.campaign.legacy and not (state.outcome and state.outcome.won)


def told(state: HabitatState) -> str:
    """How it ended, and of what."""
    assert state.outcome is not None
    ended = "won" if state.outcome.won else f"lost ({state.outcome.because})"
    if state.campaign is None:
        return ended
    won = sum(each.won for each in state.campaign.record)
    score = "" if state.campaign.score is None else f", score {state.campaign.score}"
    return f"campaign: {won} of {len(state.campaign.record)} won, mission {state.campaign.at + 1} {ended}{score}"
