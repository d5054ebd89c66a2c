"""The ship book on every page and with every kind of question, for the tour: a campaign of sensible players."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from PySide6.QtWidgets import QApplication

from vanguard_desktop.books import BOOKS
from vanguard_desktop.bots.names import NEWCOMER, SENSIBLE
from vanguard_desktop.play.game import Game
from vanguard_desktop.play.saved_game import new_game
from vanguard_desktop.rulesets.expedition.rules import EXPEDITION
from vanguard_desktop.rulesets.ship.data.common import ChooseThing, ChooseWhether
from vanguard_desktop.rulesets.ship.rules import SHIP
from vanguard_desktop.rulesets.ship.state import CampaignOpening, ShipState
from vanguard_desktop.setting import Box
from vanguard_desktop.store.log import Cursor
from vanguard_desktop.widgets.ship.ship_screen import ShipScreen

from .part import PartOfTour

_PLAYERS, _SEED, _LONGEST = ("Anna", "Bruno"), 3, 700
_READ_AGAIN = ("unloading", "memorial")
_SAVE = "ship_tour.vanguard"


class ShipTour(PartOfTour):
    """Some cycles of a campaign; pages on which nobody was asked are read again."""

    def walk(self, box: Box, saves: Path) -> None:
        if not box.campaigns:
            return
        saves.mkdir(parents=True, exist_ok=True)
        opening = CampaignOpening(campaign=next(iter(box.campaigns)), players=_PLAYERS)
        game = new_game(saves / _SAVE, box, opening, lambda: _SEED, name="Vanguard")
        self._go_through(saves / _SAVE, game, _sights)
        (saves / _SAVE).unlink()

    def _see(self, name: str) -> None:
        book = self._program.playing.table
        if not isinstance(book, ShipScreen):
            return
        if book.scrim.sheet is not None:
            self._shoot(f"{name}_sheet")
            book.close_sheet()
        QApplication.processEvents()
        self._shoot(name)
        if book.page == "night_watch":  # pages on which nobody was asked are seen as they are read again
            for row in [row for row in book.pages.rows if row.id in _READ_AGAIN]:
                book.read_page(row)
                QApplication.processEvents()
                self._shoot(f"{name}_{row.id}")
            book.back_to_now()


def _sights(game: Game) -> Iterator[tuple[str, Cursor]]:
    """The first time of each kind of question on each page."""
    kinds = {EXPEDITION.book: NEWCOMER, SHIP.book: SENSIBLE}  # away it is enough to come home with something
    bots = {id: players.load()[kind](_SEED) for id, kind in kinds.items() if (players := BOOKS[id].players) is not None}
    seen: set[str] = set()
    for _ in range(_LONGEST):
        legal = game.legal_commands()
        if not legal:
            break
        state = game.state
        if isinstance(state, ShipState) and (name := _name(state)) not in seen:
            seen.add(name)
            yield name, game.cursor
        game.submit(bots[game.position.book].choose(game.rules, state, legal))


def _name(state: ShipState) -> str:
    question = state.question
    asked = question.effect.effect.tag if isinstance(question, ChooseThing | ChooseWhether) else ""
    kind = "" if question is None else question.tag
    return "_".join(filter(None, ("ship", state.phase.value, kind, asked.removeprefix("step_"))))
