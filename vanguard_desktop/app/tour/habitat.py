"""The habitat with every kind of question and sheet, for the tour: the introductory mission, played by a bot."""

from __future__ import annotations

from collections.abc import Iterator
from pathlib import Path

from PySide6.QtWidgets import QApplication

from vanguard_desktop.books import BOOKS
from vanguard_desktop.bots.names import SENSIBLE
from vanguard_desktop.play.game import Game
from vanguard_desktop.play.habitat.mission_plan import MissionPlan, single_missions
from vanguard_desktop.play.saved_game import new_game
from vanguard_desktop.rulesets.habitat.data.common import ChooseThing, ChooseWhether
from vanguard_desktop.rulesets.habitat.rules import HABITAT
from vanguard_desktop.rulesets.habitat.state import HabitatState
from vanguard_desktop.setting import Box
from vanguard_desktop.store.log import Cursor
from vanguard_desktop.widgets.habitat.habitat_screen import HabitatScreen

from .part import PartOfTour

_PLAYERS, _SEED, _LONGEST = ("Anna", "Bruno", "Clara", "Dario"), 7, 900
_SAVE = "habitat_tour.vanguard"


class HabitatTour(PartOfTour):
    """A whole mission, with its sheets, its lessons and its map."""

    def walk(self, box: Box, saves: Path) -> None:
        missions = single_missions(box)
        if not missions:
            return
        saves.mkdir(parents=True, exist_ok=True)
        plan = MissionPlan(mission=missions[0].id, names=_PLAYERS)
        game = new_game(saves / _SAVE, box, plan.opening(box), lambda: _SEED, name="Halfway")
        self._go_through(saves / _SAVE, game, _sights)
        self._program.home.wait_for_pictures()
        self._shoot("habitat_home")
        (saves / _SAVE).unlink()

    def _see(self, name: str) -> None:
        screen = self._program.playing.table
        if not isinstance(screen, HabitatScreen):
            return
        screen.sheets.read(screen.bridge.last_events())
        if screen.scrim.sheet is not None:
            self._shoot(f"{name}_sheet")
            screen.close_sheet()
        QApplication.processEvents()
        if screen.scrim.sheet is not None:  # after what is read comes how it ended
            self._shoot(f"{name}_result")
            screen.close_sheet()
        if screen.teaching.told is not None:
            self._shoot(f"{name}_lesson")
        while screen.teaching.told is not None:
            screen.teaching.bar.next_lesson()
        self._shoot(name)
        if screen.map.isVisible() or not screen.plan_model.planning:
            return
        screen.switches.turn_place()
        self._shoot(f"{name}_map")
        screen.switches.turn_place()


def _sights(game: Game) -> Iterator[tuple[str, Cursor]]:
    """The first time of each kind of question in each phase, a full plan, and the end."""
    players = BOOKS[HABITAT.book].players
    assert players is not None
    kinds = players.load()
    bot = kinds[SENSIBLE if SENSIBLE in kinds else next(iter(kinds))](_SEED)
    seen: set[str] = set()
    for _ in range(_LONGEST):
        legal, state = game.legal_commands(), game.state
        if isinstance(state, HabitatState) and (name := _name(state)) not in seen:
            seen.add(name)
            yield name, game.cursor
        if not legal:
            break
        game.submit(bot.choose(game.rules, state, legal))


def _name(state: HabitatState) -> str:
    question = state.question
    if question is None:
        return "habitat_end"
    asked = question.effect.effect.tag if isinstance(question, ChooseThing | ChooseWhether) else ""
    full = "full" if len(state.plan) > len(state.crew) else ""
    return "_".join(filter(None, ("habitat", state.phase.value, question.tag, asked.removeprefix("step_"), full)))
