"""Pictures of the River Table: the star map, courses and destinations, what it means to drift, the scanner."""

from __future__ import annotations

from pathlib import Path

from vanguard_desktop.bots.advice import advise
from vanguard_desktop.play.game import Game
from vanguard_desktop.play.saved_game import new_game
from vanguard_desktop.rulesets.ship.data.journey.scanner import RevealPart, Scan
from vanguard_desktop.rulesets.ship.data.journey.star_map import EndTravel, KeepTraveling, Travel, Visit
from vanguard_desktop.rulesets.ship.state import CampaignOpening
from vanguard_desktop.setting import Box
from vanguard_desktop.store.saves import new_path
from vanguard_desktop.widgets.ship.pages.river.river_table import RiverTable
from vanguard_desktop.widgets.ship.ship_screen import ShipScreen

from .part import PartOfTour
from .seek import NAMES

_SEED, _LONGEST = 3, 400


class RiverTour(PartOfTour):
    """In a campaign that a good player has brought there; packs without one have no such pictures."""

    def walk(self, box: Box, saves: Path) -> None:
        if not box.campaigns:
            return
        campaign = min(box.campaigns)
        opening = CampaignOpening(campaign=campaign, players=NAMES[:2])
        save = new_path(saves, "river")
        game = new_game(save, box, opening, lambda: _SEED, name=box.campaigns[campaign].name)
        there = _until(game, Travel)
        game.close()
        if not there:
            return
        self._program.playing.go_on_with(save)
        self._map()
        book = self._book
        planet = next((row for row in self._river.scene.goals_here if row.lands and row.order is not None), None)
        if planet is None:
            return
        book.bridge.submit(Visit(destination=planet.id))
        self._look("river_scanner")
        while isinstance(book.bridge.state.question, Scan):
            turn_up = next((each for each in book.bridge.answers() if isinstance(each, RevealPart)), None)
            if turn_up is None:
                break
            book.bridge.submit(turn_up)
        self._look("river_scanned")

    def _read_what_is_held(self) -> None:
        """Pages that passed unasked lie open until they are read."""
        book = self._book
        while book.held.is_held:
            if book.scrim.sheet is not None:
                book.close_sheet()
            book.back_to_now()
            self._pump()

    def _map(self) -> None:
        self._read_what_is_held()
        book, river = self._book, self._river
        scene = river.scene
        self._look("river_map")
        for star in scene.stars.rows:
            if not star.here:
                scene.choose(star.id)
                self._look(f"river_star_{star.id}")
        for goal in scene.goals_here[:1]:
            scene.choose(goal.id)
            river.view.look_near(goal.id)
            river.view.finish_glide()
            self._look("river_near")
        river.view.fit(at_once=True)
        scene.choose("")
        river.fold.click()
        self._look("river_operations")
        river.fold.click()
        book.bridge.submit(EndTravel())
        self._look("river_adrift")
        book.bridge.submit(KeepTraveling())

    @property
    def _book(self) -> ShipScreen:
        assert isinstance(self._program.playing.table, ShipScreen)
        return self._program.playing.table

    @property
    def _river(self) -> RiverTable:
        assert isinstance(self._book.right, RiverTable)
        return self._book.right

    def _look(self, name: str) -> None:
        self._pump()
        if self._book.scrim.sheet is not None:
            self._book.close_sheet()
        self._shoot(name)


def _until(game: Game, question: type[Travel]) -> bool:
    """By way of the first planet, where another book is open."""
    for _ in range(_LONGEST):
        if isinstance(game.state.question, question):
            return True
        if not game.legal.answers:
            return False
        advice = advise(game.position)
        game.submit(game.legal_commands()[0] if advice is None else advice.command)
    return False
