"""Moments of campaigns that bots have played to, each with what somebody sensible does from there."""

from __future__ import annotations

import functools
from collections.abc import Callable, Sequence
from pathlib import Path

import attrs

from tests.support.boxes import shipped
from tests.support.campaigns import LONG_POST, MOST, begun
from tests.support.voyager import kind_of
from vanguard_desktop.bots.bot import Bot
from vanguard_desktop.bots.names import RANDOM, SENSIBLE
from vanguard_desktop.bots.seats import make_bot
from vanguard_desktop.core import BookId, CardId, Command
from vanguard_desktop.play.game import Game
from vanguard_desktop.play.ship.evenings import waits_for
from vanguard_desktop.play.ship.plan import CampaignPlan, filled_in
from vanguard_desktop.rulesets.ship.data.campaign.operations import StartOperation
from vanguard_desktop.rulesets.ship.data.journey.debriefing import EndTrade
from vanguard_desktop.rulesets.ship.data.journey.star_map import DriftOff, EndTravel, Travel
from vanguard_desktop.rulesets.ship.phases import Phase
from vanguard_desktop.rulesets.ship.rules import SHIP
from vanguard_desktop.rulesets.ship.state import ShipState


@attrs.frozen(kw_only=True)
class Told:
    """A decision, where it was asked, and whether it led from one book into the other."""

    command: Command
    phase: Phase | None
    kind: str
    cycle: int


Wish = Callable[[Game, Sequence[Command]], Command | None]


@attrs.frozen(kw_only=True)
class Moment:
    """Whoever opens its save finds `left` still to be done."""

    plan: CampaignPlan
    played: tuple[Command, ...]
    left: tuple[Command, ...]

    def write(self, path: Path) -> Path:
        game = begun(path, self.plan)
        for command in self.played:
            game.submit(command)
        game.close()
        return path


def plan_for(players: int, seed: int, operation: str = "") -> CampaignPlan:
    names = ("Ann", "Ben", "Cleo", "Dan")[:players]
    card = CardId(operation) if operation else None
    return filled_in(
        shipped(), CampaignPlan(campaign=LONG_POST, players=players, seed=seed, names=names, operation=card)
    )


def _play(
    plan: CampaignPlan,
    until: Callable[[Game, list[Told]], bool],
    wish: Wish = lambda game, legal: None,
    kinds: tuple[str, str] = (SENSIBLE, SENSIBLE),
) -> list[Told]:
    """What these players, aboard and away, decide until then; what is wished goes before."""
    told: list[Told] = []
    bots: dict[BookId, Bot] = {}
    folder = Path(_folder())
    game = begun(folder / f"{len(list(folder.iterdir()))}.vanguard", plan)
    while not until(game, told) and (legal := game.legal_commands()):
        assert len(told) < MOST
        book = game.position.book
        bot = bots.get(book) or bots.setdefault(book, make_bot(book, kinds[book != SHIP.book], 1))
        command = wish(game, legal) or bot.choose(game.rules, game.state, legal)
        state = game.state
        aboard = isinstance(state, ShipState)
        told.append(
            Told(
                command=command,
                phase=state.phase if aboard else None,
                kind=kind_of(state),
                cycle=state.cycle if aboard else -1,
            )
        )
        game.submit(command)
    game.close()
    return told


@functools.cache
def _folder() -> str:
    import tempfile

    return tempfile.mkdtemp(prefix="moments")


def _cut(plan: CampaignPlan, told: Sequence[Told], start: int, end: int | None = None) -> Moment:
    commands = tuple(one.command for one in told)
    return Moment(plan=plan, played=commands[:start], left=commands[start:end])


def _landed(told: Sequence[Told], since: int = 0) -> list[int]:
    """Where the first decision of each expedition is."""
    return [
        number
        for number, one in enumerate(told)
        if number >= since and one.phase is None and (number == 0 or told[number - 1].phase is not None)
    ]


def _home(told: Sequence[Told]) -> list[int]:
    return [
        number for number, one in enumerate(told) if one.phase is not None and number and told[number - 1].phase is None
    ]


@functools.cache
def a_whole_cycle() -> Moment:
    """From the first landing to the first turn of the second."""
    plan = plan_for(2, 3)
    told = _play(plan, lambda game, told: len(_landed(told)) >= 2 and len(told) > _landed(told)[1] + 2)
    return _cut(plan, told, 0)


def a_cycle() -> Moment:
    """The same from shortly before the lift-off."""
    whole = a_whole_cycle()
    home = next(number for number, one in enumerate(whole.left) if isinstance(one, EndTrade)) - 9
    return Moment(plan=whole.plan, played=whole.left[:home], left=whole.left[home:])


@functools.cache
def cycles_aboard(players: int, seed: int) -> tuple[Moment, ...]:
    """The cycles of an act, each from the last decision on the planet to the launch."""
    plan = plan_for(players, seed)
    told = _play(plan, lambda game, told: waits_for(game.state) is not None)
    cut = [(home, next((each for each in _landed(told, home)), None)) for home in _home(told)]
    return tuple(_cut(plan, told, home - 1, launched) for home, launched in cut if launched is not None)


@functools.cache
def adrift() -> Moment:
    """From the star map, past every planet, through a cycle without an expedition, to the next star map."""
    plan = plan_for(2, 4)

    def drift(game: Game, legal: Sequence[Command]) -> Command | None:
        first = getattr(game.state, "cycle", 9) <= 1
        return next((each for each in legal if first and isinstance(each, EndTravel | DriftOff)), None)

    def there_again(_: Game, told: list[Told]) -> bool:
        return bool(told) and told[-1].phase is Phase.STAR_MAP and told[-1].cycle == 2

    told = _play(plan, there_again, drift)
    start = next(number for number, one in enumerate(told) if one.phase is Phase.STAR_MAP)
    return _cut(plan, told, start)


@functools.cache
def a_death() -> Moment:
    """From shortly before the first who dies, past the memorial, into the next night."""
    for seed in range(5, 40):
        plan = plan_for(3, seed)

        def after(game: Game, told: list[Told]) -> bool:
            mourned = [number for number, one in enumerate(told) if one.phase is Phase.MEMORIAL]
            return (bool(mourned) and len(told) > mourned[-1] + 3) or getattr(game.state, "cycle", 0) > 4

        told = _play(plan, after, kinds=(SENSIBLE, RANDOM))
        mourned = [number for number, one in enumerate(told) if one.phase is Phase.MEMORIAL]
        if mourned:
            home = max(number for number in _home(told) if number <= mourned[0])
            return _cut(plan, told, home - 1)
    raise AssertionError("nobody died")


@functools.cache
def an_operation_aboard() -> Moment:
    """From the star map into an operation, and home again."""
    plan = plan_for(2, 6)

    def start(game: Game, _: Sequence[Command]) -> Command | None:
        # Before the sealed envelope is opened nobody is asked whether, and nothing forbids it (OPS-14).
        wished = StartOperation(operation=CardId("OP-1"))
        return wished if isinstance(game.state.question, Travel) and game.why_not(wished) is None else None

    def home(_: Game, told: list[Told]) -> bool:
        begun = [number for number, one in enumerate(told) if isinstance(one.command, StartOperation)]
        return bool(begun) and any(number > begun[0] for number in _home(told))

    told = _play(plan, home, start)
    begun = next(number for number, one in enumerate(told) if isinstance(one.command, StartOperation))
    return _cut(plan, told, begun)


@functools.cache
def an_operation_alone(operation: str = "OP-1") -> Moment:
    """All of it, after what is settled on the page that begins it."""
    plan = plan_for(1, 2, operation)
    return _cut(plan, _play(plan, lambda game, told: False), 0)


@functools.cache
def an_evening() -> Moment:
    """From the end of the trade to the night watch, where it may end."""
    plan = plan_for(1, 5)
    told = _play(plan, lambda game, told: kind_of(game.state) == "SavePoint")
    return _cut(plan, told, len(told) - 1)


@functools.cache
def the_loss(before: int = 8) -> Moment:
    """The last decisions of a campaign that is lost."""
    plan = plan_for(1, 4)
    told = _play(plan, lambda game, told: waits_for(game.state) is not None, kinds=(RANDOM, RANDOM))
    return _cut(plan, told, len(told) - before)
