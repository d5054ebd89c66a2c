"""One game that bots play from its opening to its end, watched event by event, and what is kept of it."""

from __future__ import annotations

import time
from collections import Counter
from collections.abc import Sequence
from random import Random
from typing import Any

import attrs

from vanguard_desktop.books import BOOKS
from vanguard_desktop.core import (
    BookId,
    Command,
    Event,
    RealDiceChosen,
    Ruleset,
    WorldId,
    follow,
    legal_commands,
    replay,
)
from vanguard_desktop.play.campaign import fold, open_book
from vanguard_desktop.play.first_expedition import keep_first, quick_start_opening, recruits
from vanguard_desktop.play.openings import FULL_RULES, TEAMS, stand_alone_opening
from vanguard_desktop.rulesets.expedition.data import ExpeditionOpening, Options
from vanguard_desktop.setting import Box
from vanguard_desktop.store.codec import Codec

from .bot import Bot
from .expedition.results import result
from .real_dice import RealDice
from .seats import make_bot
from .verifying import Kept
from .watch import Violation, Watch

# Every game comes to an end by itself, also the training, which nobody can leave (TUT-34): most take a few hundred
# decisions, none that was seen 10,000. One that goes on much longer counts as still going, and something is wrong.
LONGEST_GAME = 100_000
KEPT_CHECKS = 3


@attrs.frozen(kw_only=True)
class Match:
    """Which game is to be played: all that it takes to play the same one again."""

    world: WorldId
    players: int
    bot: str = "random"
    seed: int
    options: Options = FULL_RULES
    real_dice: bool = False
    crew: int | None = None
    quick_start: bool = False


@attrs.frozen(kw_only=True)
class Played:
    """How one game went; `result` is what became of the team."""

    world: WorldId
    crew: int
    result: str
    ending: str
    rounds: int
    successes: int
    decisions: int
    events: int
    seconds: float
    commands: Counter[str]
    fingerprint: str


def opening_of(box: Box, match: Match) -> ExpeditionOpening:
    """A team of so many crew, or as many as the players need; in a quick start recruits go (TUT-51)."""
    sections = TEAMS[match.crew] if match.crew else ()
    if match.quick_start:
        kept = keep_first(recruits(box, match.seed))
        return quick_start_opening(box, kept, match.players, sections=sections, options=match.options)
    return stand_alone_opening(box, match.world, match.players, options=match.options, sections=sections)


def play(box: Box, codec: Codec, match: Match) -> tuple[Played, Kept]:
    """Play the game out; what must hold is looked at after every event."""
    started = time.perf_counter()
    opening = opening_of(box, match)
    opened = open_book(box, opening, match.seed)
    position = fold(box, None, opened)
    assert position is not None
    rules = BOOKS[position.book].rules
    state: Any = position.state
    watch = Watch(rules, codec, box, match.seed, rules.begin(box, opening, match.seed))
    watch.see(opened[1:], state)
    if match.real_dice:
        chosen: tuple[Event, ...] = (RealDiceChosen(on=True),)
        opened, state = (*opened, *chosen), replay(rules, state, chosen)
        watch.see(chosen, state)
    bot = _bot(rules.book, match)
    keeping = Random(match.seed)
    steps, checks = [codec.write_events(opened)], list[tuple[int, Any]]()
    commands: list[Command] = []
    told = seen = 0
    while not rules.over(state) and len(commands) < LONGEST_GAME:
        legal = legal_commands(rules, state)
        if not is_answered(rules, state, legal):
            raise Violation(match.seed, len(commands), f"nothing answers {state.question}")
        command = bot.choose(rules, state, legal)
        happened, state = follow(rules, state, command)
        watch.see(happened, state)
        commands.append(command)
        told += len(happened)
        steps.append(codec.write_events(happened))
        if state.checks:  # of all moments in checks each has the same chance to be kept
            seen += 1
            if len(checks) < KEPT_CHECKS:
                checks.append((len(steps), state))
            elif (at := keeping.randrange(seen)) < KEPT_CHECKS:
                checks[at] = (len(steps), state)
    end = codec.fingerprint(position.with_state(state))
    played = Played(
        world=opening.world,
        crew=len(opening.team),
        result=result(state).value,
        ending="still going" if state.ending is None else str(state.ending.value),
        rounds=state.round,
        successes=state.successes,
        decisions=len(commands),
        events=told + len(opened),
        seconds=time.perf_counter() - started,
        commands=Counter(command.tag for command in commands),
        fingerprint=end,
    )
    written = tuple((at, codec.write_position(position.with_state(middle))) for at, middle in sorted(checks, key=_at))
    return played, Kept(steps=tuple(steps), commands=tuple(commands), fingerprint=end, checks=written)


def _at(check: tuple[int, Any]) -> int:
    return check[0]


def is_answered(rules: Ruleset[Any], state: Any, legal: Sequence[Command]) -> bool:
    """Whether something can be answered, not only used meanwhile; answers are the first of what is legal.

    Where the game waits for a lesson's sake, the script may want something used first (TUT-26).
    """
    return bool(legal) and (rules.waits(state) or legal[0] in rules.answers(state))


def _bot(book: BookId, match: Match) -> Bot:
    bot = make_bot(book, match.bot, match.seed)
    return RealDice(bot, match.seed) if match.real_dice else bot
