"""`vanguard-desktop simulate --missions`: bots play missions of the habitat, every event is watched."""

from __future__ import annotations

import argparse
import sys
import time
import traceback
from collections import Counter
from collections.abc import Mapping, Sequence
from hashlib import sha256
from random import Random
from statistics import median
from typing import Any

import attrs

from vanguard_desktop.books import BOOKS
from vanguard_desktop.content.errors import ContentError
from vanguard_desktop.content.load import load_box
from vanguard_desktop.core import CardId, Command, Event, LuckRenewed, follow, legal_commands, replay, settled
from vanguard_desktop.play.campaign import codec, fold, open_book
from vanguard_desktop.rulesets.habitat.data.campaign import MissionBegun
from vanguard_desktop.rulesets.habitat.data.cards import MissionCard, MissionKind
from vanguard_desktop.rulesets.habitat.data.kinds import Difficulty, Profession
from vanguard_desktop.rulesets.habitat.rules import HABITAT
from vanguard_desktop.rulesets.habitat.state import HabitatOpening, HabitatState
from vanguard_desktop.setting import Box
from vanguard_desktop.store.codec import Codec

from .seats import make_bot
from .side_by_side import A_RULE_RAISES, counted
from .verifying import Kept, differences
from .watch import Violation, Watch

# Most missions take some hundred decisions; one that goes on much longer has no end, and something is wrong.
LONGEST_MISSION = 10_000
ALONE = 2
LEGACY = "-legacy"
# A lost mission of a standard campaign is played again so often (HCP-11).
MOST_AGAIN = 2


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


def simulate_missions(options: argparse.Namespace) -> int:
    """Play so many missions, print a summary; 1 on any violation, with all that it takes to see it again."""
    try:
        box = load_box(tuple(options.pack))
    except ContentError as error:
        print(error, file=sys.stderr)
        return 1
    known = tables(box)
    if (options.mission and options.mission not in known) or not known:
        print(f"There is no mission {options.mission}." if known else "No pack holds a mission.", file=sys.stderr)
        return 1
    players = BOOKS[HABITAT.book].players
    if players is None or options.bot not in players.load():
        print(f"No {options.bot} bot plays missions yet.", file=sys.stderr)
        return 1
    ended: list[Ended] = []
    for number, mission in enumerate(schedule(options, known, box), 1):
        try:
            ended.append(play_mission(box, codec(), mission, options.verify))
        except Violation as violation:
            return _broken(number, mission, str(violation))
        except A_RULE_RAISES:
            return _broken(number, mission, traceback.format_exc())
    print(summary(ended))
    return 0


def _broken(number: int, mission: Mission, what: str) -> int:
    print(f"Violation in mission {number}, {mission}: {what}", file=sys.stderr)
    return 1


def tables(box: Box) -> list[str]:
    """What can be played: single missions, and each campaign in both forms (HCP-11, HCP-13)."""
    sheets: Mapping[str, MissionCard] = box.others["habitat_missions"]
    single = [id for id, sheet in sorted(sheets.items()) if sheet.kind is not MissionKind.CAMPAIGN]
    return [*single, *(f"{id}{form}" for id in sorted(box.others["habitat_campaigns"]) for form in ("", LEGACY))]


def schedule(options: argparse.Namespace, known: Sequence[str], box: Box) -> list[Mission]:
    """Every mission, number of players and difficulty in turn, each with a seed of its own."""
    missions = [options.mission] if options.mission else known
    players = [options.players] if options.players else [1, 2, 3, 4]
    every = [(each, count, hard) for each in missions for count in players for hard in Difficulty]
    chance = Random(options.seed)
    found = []
    for number in range(options.missions):
        name, count, hard = every[number % len(every)]
        seed = chance.getrandbits(48)
        campaign = box.others["habitat_campaigns"].get(name.removesuffix(LEGACY))
        one = Mission(mission=CardId(name), players=count, difficulty=hard, bot=options.bot, seed=seed)
        if campaign is not None:
            first, legacy = campaign.missions[0], name.endswith(LEGACY)
            one = attrs.evolve(one, mission=first, campaign=campaign.id, legacy=legacy)
        found.append(one)
    return found


def play_mission(box: Box, codec: Codec, mission: Mission, verify: bool = False) -> Ended:
    """Play it out; what must hold is looked at after every event."""
    started = time.perf_counter()
    opened = open_book(box, mission.opening(), mission.seed)
    position = fold(box, None, opened)
    assert position is not None
    state: Any = position.state
    watch = Watch(HABITAT, codec, box, mission.seed, HABITAT.begin(box, mission.opening(), mission.seed))
    watch.see(opened[1:], state)
    bot = make_bot(HABITAT.book, mission.bot, mission.seed)
    run = Run(codec, opened)
    again, at_start, chance = 0, None, Random(mission.seed)
    while True:
        if HABITAT.over(state):
            if not is_played_again(state) or again == MOST_AGAIN or at_start is None:
                break
            again, verify = again + 1, False
            luck = LuckRenewed(seed=chance.getrandbits(32))  # HCP-12: the same state, with another seed
            lucky = replay(HABITAT, at_start, (luck,))
            happened, state = settled(HABITAT, lucky)
            watch.go_back(at_start)
            watch.see((luck, *happened), state)
        legal = legal_commands(HABITAT, state)
        if not legal or len(run.commands) > LONGEST_MISSION:
            raise Violation(mission.seed, len(run.commands), f"no end of {state.question}")
        command = bot.choose(HABITAT, state, legal)
        happened, after = follow(HABITAT, state, command)
        watch.see(happened, after)
        run.see(command, happened)
        begun = [number for number, event in enumerate(happened, 1) if isinstance(event, MissionBegun)]
        if begun:
            at_start = replay(HABITAT, state, happened[: begun[-1]])
        state = after
    fingerprint = codec.fingerprint(position.with_state(state))
    if verify:
        for difference in differences(box, codec, run.kept(fingerprint)):
            raise Violation(mission.seed, len(run.commands), difference)
    return Ended(
        ending=told(state),
        sols=state.sol,
        decisions=len(run.commands),
        events=run.events,
        seconds=time.perf_counter() - started,
        commands=Counter(command.tag for command in run.commands),
        fingerprint=fingerprint,
    )


class Run:
    """What a save would hold of a mission, and the commands behind it."""

    def __init__(self, codec: Codec, opened: Sequence[Event]) -> None:
        self._codec = codec
        self._steps = [codec.write_events(opened)]
        self.commands: list[Command] = []
        self.events = len(opened)

    def see(self, command: Command, happened: Sequence[Event]) -> None:
        self.commands.append(command)
        self._steps.append(self._codec.write_events(happened))
        self.events += len(happened)

    def kept(self, fingerprint: str) -> Kept:
        return Kept(steps=tuple(self._steps), commands=tuple(self.commands), fingerprint=fingerprint)


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


def summary(ended: Sequence[Ended]) -> str:
    """What happened over all missions, in a few lines."""
    if not ended:
        return "No mission was played."
    endings = Counter(each.ending for each in ended)
    commands: Counter[str] = sum((each.commands for each in ended), Counter())
    seal = sha256("".join(each.fingerprint for each in ended).encode()).hexdigest()[:16]
    decisions, events = sum(each.decisions for each in ended), sum(each.events for each in ended)
    usual, seconds = median(each.decisions for each in ended), median(each.seconds for each in ended)
    return (
        f"{len(ended)} missions, {decisions} decisions, {events} events, no invariant violated\n"
        f"endings:  {counted(endings)}\n"
        f"seal:     {seal} (the last positions of all missions)\n"
        f"commands: {counted(commands)}\n"
        f"median:   {median(each.sols for each in ended):g} sols, {usual:g} decisions, {seconds:.3f} s"
    )
