"""Somebody who plays a campaign with the window attached: its screens take turns as the books do."""

from __future__ import annotations

import functools
from collections import Counter
from collections.abc import Callable, Mapping, Sequence
from random import Random
from typing import Any

import attrs
from PySide6.QtCore import QEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.ship.voyage import steady
from tests.support.boxes import shipped
from tests.support.in_sight import nothing_stands_for
from vanguard_desktop.books import BOOKS
from vanguard_desktop.bots.bot import Bot
from vanguard_desktop.bots.names import NEWCOMER, SENSIBLE
from vanguard_desktop.core import BookId, CardId, Command
from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.play.game import Game, Habits
from vanguard_desktop.rulesets.expedition.rules import EXPEDITION
from vanguard_desktop.rulesets.ship.data.common import ChooseThing, ChooseWhether
from vanguard_desktop.rulesets.ship.rules import SHIP
from vanguard_desktop.rulesets.ship.state import CampaignOpening, Mode, ShipState
from vanguard_desktop.setting import Box
from vanguard_desktop.store.memory_log import MemoryLog
from vanguard_desktop.text.common.wording import Wording
from vanguard_desktop.widgets.game_screen import GameScreen
from vanguard_desktop.widgets.ship.ship_screen import ShipScreen

LONGEST = 600
_PAINTED_AWAY, _SEEN_AWAY = 8, 6
NAMES = ("Mia", "Tom", "Ada", "Bo")


def kind_of(state: Any) -> str:
    """What is asked: the question, with the effect that asks for a thing."""
    question = state.question
    if isinstance(question, ChooseThing | ChooseWhether):
        return f"{type(question).__name__}:{type(question.effect.effect).__name__}"
    return type(question).__name__


@attrs.define
class Voyager:
    """`seen` counts the kinds of questions aboard, `pages` the pages on which they were asked."""

    bridge: Bridge
    wording: Wording
    size: tuple[int, int]
    chance: Random
    screen: GameScreen | None = None
    seen: Counter[str] = attrs.field(factory=Counter)
    pages: Counter[str] = attrs.field(factory=Counter)

    @classmethod
    def begin(
        cls,
        box: Box,
        players: int,
        seed: int,
        size: tuple[int, int],
        played: Sequence[Command] = (),
        operation: str = "",
        habits: Habits | None = None,
    ) -> Voyager:
        """What was `played` before the window opens is played again."""
        game = _begun(box, players, seed, operation, habits)
        for command in played:
            game.submit(command)
        voyager = cls(Bridge(game), Wording.of(box), size, Random(seed))
        voyager.bridge.turned.connect(lambda _: voyager.turn())
        voyager.turn()
        return voyager

    @property
    def state(self) -> Any:
        return self.bridge.state

    @property
    def book(self) -> ShipScreen:
        assert isinstance(self.screen, ShipScreen)
        return self.screen

    def turn(self) -> None:
        """The screen of the book that is open now takes the place of the one before."""
        self.put_away()
        make = BOOKS[self.bridge.game.position.book].screen
        assert make is not None
        self.screen = make(self.bridge, self.wording)
        self.screen.resize(*self.size)
        self.screen.show()
        QTest.qWaitForWindowExposed(self.screen)
        settle()

    def put_away(self) -> None:
        if self.screen is not None:
            self.screen.close()
            self.screen.deleteLater()
            self.screen = None
            QApplication.sendPostedEvents(None, QEvent.Type.DeferredDelete)

    def play(self, steps: int) -> None:
        """Steady answers, until so many were given aboard or nothing is asked any more."""
        while steps and (legal := self.bridge.legal_commands()):
            if isinstance(self.state, ShipState):
                self.look()
                steps -= 1
                self.bridge.submit(steady(legal, self.chance))
                settle()
            else:
                self.bridge.submit(self.chance.choice(legal))

    def play_through(self, bots: Mapping[BookId, Bot], at_each: Callable[[], None], *, table: bool = True) -> None:
        """These players go on until the campaign is over or waits for its next act; `at_each` question somebody looks
        closer. Without its `table` an expedition is seen at its beginning only: the table has plays of its own.
        """
        game, away = self.bridge.game, 0
        while legal := self.bridge.legal_commands():
            aboard = isinstance(self.state, ShipState)
            away = 0 if aboard else away + 1
            if aboard:
                self.look()
            elif away > _SEEN_AWAY and not table:
                self.put_away()
            at_each()
            assert self.bridge.submit(bots[game.position.book].choose(game.rules, game.state, legal)) is not None
            if aboard or away % _PAINTED_AWAY == 0:
                settle()

    def look(self) -> None:
        """Every question has a way on, in sight and in words."""
        self.read_on()
        book, kind = self.book, kind_of(self.state)
        self.seen[kind] += 1
        self.pages[self.state.phase.value] += 1
        legal = set(self.bridge.answers())
        shown = {row.command for row in (*book.on_page.rows, *book.in_bar.rows) if not getattr(row, "reason", "")}
        assert shown == legal, f"{kind}: {legal ^ shown}"
        assert nothing_stands_for(book) == [], kind
        assert book.right is not None, kind
        assert book.right.isVisible(), kind
        assert book.prompt.said, kind

    def read_on(self) -> None:
        """What is told on the way is put away, and a page that was passed is left."""
        book = self.book
        while book.scrim.sheet is not None or book.reads_again:
            if book.scrim.sheet is not None:
                book.close_sheet()
            else:
                book.back_to_now()


@functools.cache
def way_to(
    kind: str, players: int, seed: int, cycle: int = 0, operation: str = "", away: str = NEWCOMER
) -> tuple[Command, ...]:
    """What sensible players do from the beginning of a campaign until this is asked aboard, in that cycle or later.

    An `operation` is played alone. Expeditions are played by the players named `away`: it is enough to come home with
    something, where nobody has to be promoted.
    """
    game, played = _begun(shipped(), players, seed, operation), list[Command]()
    kinds = {EXPEDITION.book: away, SHIP.book: SENSIBLE}
    bots = {book: BOOKS[book].players.load()[kind](seed) for book, kind in kinds.items()}
    while not (isinstance(game.state, ShipState) and kind_of(game.state) == kind and game.state.cycle >= cycle):
        legal = game.legal_commands()
        assert len(played) < LONGEST, f"{kind} was never asked"
        assert legal, f"{kind} was never asked"
        played.append(bots[game.position.book].choose(game.rules, game.state, legal))
        game.submit(played[-1])
    return tuple(played)


def _begun(box: Box, players: int, seed: int, operation: str = "", habits: Habits | None = None) -> Game:
    opening = CampaignOpening(campaign=next(iter(box.campaigns)), players=NAMES[:players])
    if operation:
        opening = attrs.evolve(opening, mode=Mode.OPERATION, operation=CardId(operation))
    return Game.start(box, MemoryLog(), opening, lambda: seed, habits)


def settle() -> None:
    for _ in range(3):
        QApplication.processEvents()
