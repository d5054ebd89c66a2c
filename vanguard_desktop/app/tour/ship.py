"""The ship book on every page and with every kind of question, for the tour: campaigns of different players."""

from __future__ import annotations

from collections.abc import Iterator
from functools import partial
from pathlib import Path

import attrs
from PySide6.QtWidgets import QApplication

from vanguard_desktop.books import BOOKS
from vanguard_desktop.bots.names import NEWCOMER, RANDOM, SENSIBLE
from vanguard_desktop.core import CardId
from vanguard_desktop.play.game import Game, Habits
from vanguard_desktop.play.saved_game import new_game
from vanguard_desktop.rulesets.expedition.rules import EXPEDITION
from vanguard_desktop.rulesets.ship.data.common import ChooseThing, ChooseWhether
from vanguard_desktop.rulesets.ship.rules import SHIP
from vanguard_desktop.rulesets.ship.state import CampaignOpening, Mode, ShipState
from vanguard_desktop.setting import Box
from vanguard_desktop.store.log import Cursor
from vanguard_desktop.widgets.chronicle.chronicle_screen import ChronicleScreen
from vanguard_desktop.widgets.new_game.resume_screen import ResumeScreen
from vanguard_desktop.widgets.ship.ship_screen import ShipScreen

from .part import PartOfTour

_NAMES = ("Anna", "Bruno", "Carla", "Dan")
_READ_AGAIN = ("unloading", "memorial")
_SAVE = "ship_tour.vanguard"


@attrs.frozen(kw_only=True)
class Voyage:
    """A campaign, or an operation by itself, and what kind of players play it how far."""

    players: int
    seed: int
    away: str
    aboard: str
    longest: int
    real_dice: bool = False
    operation: bool = False

    def its_seed(self) -> int:
        return self.seed

    def opening(self, box: Box) -> CampaignOpening:
        opening = CampaignOpening(campaign=next(iter(box.campaigns)), players=_NAMES[: self.players])
        if self.operation:
            return attrs.evolve(opening, mode=Mode.OPERATION, operation=CardId(min(box.operations)))
        return opening


# Away it is mostly enough to come home with something. Whoever plays by chance drifts, dies, and loses in the end.
VOYAGES = (
    Voyage(players=2, seed=3, away=NEWCOMER, aboard=SENSIBLE, longest=1200),
    Voyage(players=1, seed=3, away=SENSIBLE, aboard=SENSIBLE, longest=2000),
    Voyage(players=4, seed=7, away=NEWCOMER, aboard=RANDOM, longest=3000),
    Voyage(players=4, seed=1, away=NEWCOMER, aboard=SENSIBLE, longest=600, real_dice=True),
    Voyage(players=2, seed=1, away=NEWCOMER, aboard=SENSIBLE, longest=1200, operation=True),
)


class ShipTour(PartOfTour):
    """Some cycles of campaigns; pages on which nobody was asked are read again."""

    def walk(self, box: Box, saves: Path) -> None:
        if not box.campaigns:
            return
        saves.mkdir(parents=True, exist_ok=True)
        self._chronicles = 0
        save, seen = saves / _SAVE, set[str]()
        for voyage in VOYAGES:
            if voyage.operation and not box.operations:
                continue
            habits = Habits(real_dice=voyage.real_dice)
            game = new_game(save, box, voyage.opening(box), voyage.its_seed, habits, name="Vanguard")
            self._go_through(save, game, partial(_sights, voyage=voyage, seen=seen))
            save.unlink()

    def _see(self, name: str) -> None:
        self._see_page()
        book = self._program.playing.table
        if not isinstance(book, ShipScreen):
            return
        if book.scrim.sheet is not None:
            self._shoot(f"{name}_sheet")
            book.close_sheet()
        QApplication.processEvents()
        self._shoot(name)
        if name.endswith("session_stored"):
            self._program.evenings.greet(0)
            self._see_page()
        if book.page == "night_watch":  # pages on which nobody was asked are seen as they are read again
            for row in [row for row in book.pages.rows if row.id in _READ_AGAIN]:
                book.read_page(row)
                QApplication.processEvents()
                self._shoot(f"{name}_{row.id}")
            book.back_to_now()

    def _see_page(self) -> None:
        """What comes before the book: how it all ended, or who plays on."""
        page = self._program.window.screen_shown
        if isinstance(page, ChronicleScreen):
            self._chronicles += 1
            self._shoot(f"ship_chronicle_{self._chronicles}")
            page.left.emit()
        elif isinstance(page, ResumeScreen):
            self._shoot("ship_resume")
            page.left.emit()


def _sights(game: Game, voyage: Voyage, seen: set[str]) -> Iterator[tuple[str, Cursor]]:
    """The first time of each kind of question on each page, and the end."""
    kinds = {EXPEDITION.book: voyage.away, SHIP.book: voyage.aboard}
    bots = {
        id: players.load()[kind](voyage.seed)
        for id, kind in kinds.items()
        if (players := BOOKS[id].players) is not None
    }
    for _ in range(voyage.longest):
        state, legal = game.state, game.legal_commands()
        if isinstance(state, ShipState) and (name := _name(state, voyage, ended=not legal)) not in seen:
            seen.add(name)
            yield name, game.cursor
        if not legal:
            break
        game.submit(bots[game.position.book].choose(game.rules, state, legal))


def _name(state: ShipState, voyage: Voyage, *, ended: bool) -> str:
    question = state.question
    asked = question.effect.effect.tag if isinstance(question, ChooseThing | ChooseWhether) else ""
    kind = "" if question is None else question.tag
    end = ("operation_" * voyage.operation + "end") if ended else ""
    return "_".join(filter(None, ("ship", state.phase.value, kind, asked.removeprefix("step_"), end)))
