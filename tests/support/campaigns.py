"""Campaigns for tests to look at: begun by a plan, played by somebody sensible up to some moment, kept in a save."""

from __future__ import annotations

from collections.abc import Callable
from pathlib import Path

from tests.support.boxes import shipped
from vanguard_desktop.bots.bot import Bot
from vanguard_desktop.bots.seats import make_bot
from vanguard_desktop.core import BookId, CampaignId, Command
from vanguard_desktop.play.game import Game, Habits
from vanguard_desktop.play.plan import Plan
from vanguard_desktop.play.saved_game import new_game
from vanguard_desktop.play.ship.plan import CampaignPlan, filled_in

MOST = 20_000
LONG_POST = CampaignId("long_post")


def alone(seed: int = 5) -> CampaignPlan:
    return filled_in(shipped(), CampaignPlan(campaign=LONG_POST, seed=seed, names=("Ann",)))


def begun(path: Path, plan: Plan | CampaignPlan, name: str = "The Long Post") -> Game:
    """A save with all answered that the plan has settled."""
    game = new_game(path, shipped(), plan.opening(shipped()), lambda: plan.seed or 1, Habits(flowing=True), name=name)
    while (command := plan.answer(game.state)) is not None:
        game.submit(command)
    return game


def chosen(game: Game, bots: dict[BookId, Bot], kind: str = "sensible") -> Command:
    """What somebody of this kind orders now."""
    bot = bots.setdefault(game.position.book, make_bot(game.position.book, kind, 1))
    return bot.choose(game.rules, game.state, game.legal_commands())


def play_on(game: Game, until: Callable[[Game], bool], kind: str = "sensible") -> Game:
    """Somebody plays on, up to the moment that is looked for or the end."""
    bots: dict[BookId, Bot] = {}
    for _ in range(MOST):
        if until(game) or game.rules.over(game.state):
            return game
        game.submit(chosen(game, bots, kind))
    raise AssertionError("the moment never came")
