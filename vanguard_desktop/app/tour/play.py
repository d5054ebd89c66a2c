"""Games of chance for the tour: every kind of question, step and card that comes up is drawn once."""

from __future__ import annotations

from functools import partial
from pathlib import Path
from random import Random
from typing import TYPE_CHECKING

import attrs

from vanguard_desktop.bots.expedition.sensible import Sensible
from vanguard_desktop.core import Decision
from vanguard_desktop.play.campaign import codec
from vanguard_desktop.play.game import Habits
from vanguard_desktop.play.openings import stand_alone_opening
from vanguard_desktop.play.plan import Plan
from vanguard_desktop.play.saved_game import new_game
from vanguard_desktop.rulesets.expedition.data import ChooseAction, Combine, GatherDice, Modify, State
from vanguard_desktop.store.event_log import DiskLog
from vanguard_desktop.store.saves import new_path

from .cards import CardTour
from .odds import picture_odds
from .part import PartOfTour
from .seek import NAMES, all_kinds, seek, sights, some_command, steps, things
from .seldom import SELDOM

if TYPE_CHECKING:
    from vanguard_desktop.core import WorldId
    from vanguard_desktop.setting import Box

_SEED = 3
_LONGEST = 180
# A check is drawn with something on the felt.
_OF_A_CHECK = (GatherDice, Modify, Combine)
_DICE = 3


class PlayTour(PartOfTour):
    """Eager for special actions, slow to leave."""

    def walk(self, worlds: tuple[WorldId, ...]) -> None:
        program, self._cards = self._program, CardTour(self._program, self._shoot, self._pump)
        program.prefer(attrs.evolve(program.preferences, real_dice=False))
        for world in worlds:
            program.playing.begin(Plan(world=world, players=2, names=NAMES[:2], seed=_SEED))
            self._play(Random(_SEED))
            self._cards.tell()
            assert program.playing.session is not None
            saves = program.playing.session.save.parent
            program.playing.put_away()
        box, _ = program.packs.open(program.packs.given)
        self._seek(box, saves)
        self._put(box, saves, worlds[-1])
        self._end(box, saves)

    def _seek(self, box: Box, saves: Path) -> None:
        """What was not to be seen in these games, in games that were played up to it."""
        program = self._program
        # What chance hardly ever asks would have it play every game there is.
        for found in seek(box, (all_kinds() | steps() | things()) - self._seen - SELDOM.keys()):
            habits = Habits(real_dice=found.real_dice)
            save = new_path(saves, found.sight)
            game = new_game(save, box, found.opening, partial(int, found.seed), habits, name=found.sight)
            for command in found.commands:
                game.submit(command)
            game.close()
            program.prefer(attrs.evolve(program.preferences, real_dice=found.real_dice))
            program.playing.go_on_with(save)
            self._pump()
            self._read()
            if found.sight not in things():
                self._draw(found.sight)
            self._cards.look()
            self._cards.tell()
            program.playing.put_away()
            save.unlink()

    def _put(self, box: Box, saves: Path, world: WorldId) -> None:
        """What not even these games have asked is asked as if what leads there had just happened."""
        program = self._program
        for kind in sorted(SELDOM.keys() - self._seen):
            save = new_path(saves, kind)
            game = new_game(save, box, stand_alone_opening(box, world, 2, NAMES), partial(int, _SEED), name=kind)
            while not isinstance(game.state.question, ChooseAction):
                game.submit(game.legal_commands()[0])
            happened = SELDOM[kind](game.state)
            game.close()
            log = DiskLog.open(save, codec(), box)
            log.append(log.cursor, happened)
            log.close()
            program.playing.go_on_with(save)
            self._pump()
            self._read()
            self._draw(kind)
            program.playing.put_away()
            save.unlink()

    def _end(self, box: Box, saves: Path) -> None:
        """An expedition that is over, on whichever world the bots have done with soonest."""
        save = new_path(saves, "result")
        game = new_game(save, box, stand_alone_opening(box, max(box.worlds), 2, NAMES), partial(int, _SEED))
        bot = Sensible(_SEED)
        while not game.rules.over(game.state):
            game.submit(bot.choose(game.rules, game.state, game.legal_commands()))
        game.close()
        self._program.playing.go_on_with(save)
        self._pump()
        self._read()
        self._draw("result")
        self._program.playing.put_away()
        save.unlink()

    def _play(self, chance: Random) -> None:
        for _ in range(_LONGEST):
            self._read()
            state = self._table.bridge.state
            if state.question is None:
                return
            self._picture(state, state.question)
            self._table.bridge.submit(some_command(self._table.bridge.game, state.question, chance, stay=True))
            self._pump()
            if self._table.moments.banner.moment is not None:
                self._draw("moment")
        self._read()

    def _read(self) -> None:
        table = self._table
        while table.reading.sheet is not None and not table.reading.sheet.rows:
            self._draw("log")
            table.reading.read_on()
            self._pump()

    def _picture(self, state: State, question: Decision) -> None:
        check = state.check
        if isinstance(question, _OF_A_CHECK) and (check is None or max(len(check.pool), len(check.hand)) < _DICE):
            return
        if self._table.lesson.isVisible():
            self._draw("lesson")
        if check is not None:
            self._draw(f"check_step_{check.step}")
        self._draw(question.tag)
        if isinstance(question, GatherDice) and "odds" not in self._seen:
            self._seen.add("odds")
            picture_odds(self._table, self._shoot)
        if news := sights(state) & things() - self._seen:
            self._seen |= news
            self._cards.look()
            self._cards.tell()

    def _draw(self, name: str) -> None:
        if name not in self._seen:
            self._seen.add(name)
            self._pump()
            if name != "moment":
                self._table.moments.banner.finish()
            self._shoot(f"play_{name}")
