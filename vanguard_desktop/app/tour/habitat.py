"""The habitat with every kind of question and sheet, for the tour: missions and a campaign, played by bots."""

from __future__ import annotations

from collections.abc import Iterator, Mapping, Sequence
from pathlib import Path

import attrs
from PySide6.QtWidgets import QApplication

from vanguard_desktop.books import BOOKS
from vanguard_desktop.bots.bot import Bot
from vanguard_desktop.bots.names import RANDOM, SENSIBLE
from vanguard_desktop.core import Decision, Effect, Event
from vanguard_desktop.play.campaign import codec
from vanguard_desktop.play.game import Game, Habits
from vanguard_desktop.play.habitat.mission_plan import MissionPlan, campaigns, single_missions
from vanguard_desktop.play.saved_game import new_game
from vanguard_desktop.rulesets.habitat.data.abilities import AskGoOn
from vanguard_desktop.rulesets.habitat.data.actions import PlanActions
from vanguard_desktop.rulesets.habitat.data.campaign import BlockOpened, ChooseDifficulty
from vanguard_desktop.rulesets.habitat.data.cards.missions import MissionKind
from vanguard_desktop.rulesets.habitat.data.common import ChooseOption, ChooseThing, ChooseWhether
from vanguard_desktop.rulesets.habitat.data.rolls import TellFace
from vanguard_desktop.rulesets.habitat.rules import HABITAT
from vanguard_desktop.rulesets.habitat.state import HabitatState
from vanguard_desktop.setting import Box
from vanguard_desktop.store.event_log import DiskLog
from vanguard_desktop.store.log import Cursor
from vanguard_desktop.widgets.habitat.habitat_screen import HabitatScreen
from vanguard_desktop.widgets.new_mission_screen import NewMissionScreen
from vanguard_desktop.widgets.parts.sheets.entry_sheet import EntrySheet

from .base_aside import picture_aside
from .base_seldom import all_tags, printed, put
from .part import PartOfTour

Printed = Mapping[type[Effect], Sequence[Effect]]
_PLAYERS, _SEED, _LONGEST = ("Anna", "Bruno", "Clara", "Dario"), 7, 1500
_SAVE = "habitat_tour.vanguard"
SEAL, BETWEEN, FULL, END = "habitat_seal", "habitat_between", "habitat_plan_actions_full", "end"


@attrs.frozen(kw_only=True)
class Tale:
    """What is played, and by what kind of bot."""

    plan: MissionPlan
    bot: str
    real_dice: bool = False


def tales(box: Box) -> Iterator[Tale]:
    """The introductory mission, one that is lost with dice of wood, one that counts, and the campaign."""
    missions = {each.kind: each.id for each in single_missions(box)}
    for kind, bot in (
        (MissionKind.INTRODUCTORY, SENSIBLE),
        (MissionKind.EXPLORATION, RANDOM),
        (MissionKind.RESEARCH, RANDOM),
    ):
        if kind in missions:
            plan = MissionPlan(mission=missions[kind], names=_PLAYERS)
            yield Tale(plan=plan, bot=bot, real_dice=kind is MissionKind.EXPLORATION)
    for campaign in campaigns(box):
        plan = MissionPlan(mission=campaign.missions[0], names=_PLAYERS, legacy=True)
        yield Tale(plan=plan.for_campaign(campaign), bot=SENSIBLE)


class HabitatTour(PartOfTour):
    """Whole missions, with their sheets, their lessons and their map."""

    def walk(self, box: Box, saves: Path) -> None:
        if not single_missions(box):
            return
        saves.mkdir(parents=True, exist_ok=True)
        self._begin()
        cards, wanted = printed(box), all_tags()
        for tale in tales(box):
            save, preferences = saves / _SAVE, self._program.preferences
            habits = Habits(real_dice=tale.real_dice)
            game = new_game(save, box, tale.plan.opening(box), lambda: _SEED, habits, name="Halfway")
            self._program.prefer(attrs.evolve(preferences, real_dice=tale.real_dice))
            self._tell(save, box, game, _Walk(game, tale, self._seen, wanted, cards))
            self._program.prefer(preferences)
            if "habitat_home" not in self._seen:
                self._seen.add("habitat_home")
                self._program.home.wait_for_pictures()
                self._shoot("habitat_home")
            save.unlink()

    def _begin(self) -> None:
        """The page on which a mission is chosen, for a mission and for the campaign, from its head to its foot."""
        self._program.pages.open_new_mission()
        page = self._program.window.screen_shown
        assert isinstance(page, NewMissionScreen)
        for name, card in (("habitat_new_mission", 0), ("habitat_new_campaign", -1)):
            page.missions.cards[card].click()
            self._pump()
            bar, number = page.column.verticalScrollBar(), 1
            bar.setValue(0)
            self._shoot(name)
            while bar.value() < bar.maximum():
                bar.setValue(bar.value() + bar.pageStep())
                number += 1
                self._shoot(f"{name}_{number}")
        self._program.open_home()

    def _tell(self, save: Path, box: Box, game: Game, walk: _Walk) -> None:
        try:
            found = dict(walk.sights())
        finally:
            game.close()
        log = DiskLog.open(save, codec(), box)
        for name, (cursor, events) in walk.laid.items():
            log.move(cursor)
            found[name] = log.append(cursor, events)
        log.close()
        self._stand_at(save, found)

    def _see(self, name: str) -> None:
        screen = self._program.playing.table
        if not isinstance(screen, HabitatScreen):
            return
        screen.sheets.read(screen.bridge.last_events())
        if name.startswith("habitat_thing"):
            self._shoot(name)
            return
        if name == SEAL:
            self._see_seal(screen)
            return
        read = screen.scrim.sheet is not None
        if read:
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
        if screen.bridge.state.campaign is not None and name.endswith((BETWEEN, END)):
            screen.sheets.toggle_campaign()
            self._shoot(f"{name}_campaign")
            screen.close_sheet()
        if not read or name.endswith((BETWEEN, END)):
            self._shoot(name)
        if name.endswith((FULL, END)):
            picture_aside(screen, self._program, self._shoot, self._seen)
        if screen.map.isVisible() or not screen.plan_model.planning:
            return
        for turn, seen in ((screen.switches.turn_place, "map"), (screen.switches.turn_sheet, "mission")):
            turn()
            self._shoot(f"{name}_{seen}")
            turn()

    def _see_seal(self, screen: HabitatScreen) -> None:
        """Before and after it breaks, whatever is read before it."""
        while isinstance(sheet := screen.scrim.sheet, EntrySheet) and sheet.seal is None and not sheet.answers:
            sheet.turn()
        self._shoot(SEAL)
        if isinstance(sheet, EntrySheet):
            sheet.turn()
            self._shoot(f"{SEAL}_broken")
        screen.close_sheet()


class _Walk:
    """The first time of each kind of question in each phase, a full plan, seals, the end; and what is put there."""

    def __init__(self, game: Game, tale: Tale, seen: set[str], wanted: set[str], cards: Printed) -> None:
        self._game, self._tale, self._seen, self._wanted, self._cards = game, tale, seen, wanted, cards
        self.laid: dict[str, tuple[Cursor, tuple[Event, ...]]] = {}

    def sights(self) -> Iterator[tuple[str, Cursor]]:
        game, bot = self._game, _bot(self._tale.bot)
        for _ in range(_LONGEST):
            legal, state = game.legal_commands(), game.state
            for name in self._names(state, ended=not legal):
                if name not in self._seen:
                    self._seen.add(name)
                    yield name, game.cursor
            if not legal:
                break
            if isinstance(state.question, PlanActions | AskGoOn):
                for tag, events in put(state, self._wanted, self._cards):
                    self._wanted.discard(tag)
                    self._seen.add(f"habitat_thing_{tag}")
                    self.laid[f"habitat_thing_{tag}"] = game.cursor, tuple(events)
            game.submit(bot.choose(game.rules, state, legal))

    def _names(self, state: HabitatState, *, ended: bool) -> Iterator[str]:
        question = state.question
        if any(isinstance(event, BlockOpened) for event in self._game.last_events()):
            yield SEAL
        if isinstance(question, ChooseDifficulty):
            yield BETWEEN
        elif ended:
            won = state.outcome is not None and state.outcome.won
            story = "campaign" if state.campaign is not None else "won" if won else "lost"
            yield f"habitat_{story}_{END}"
        elif isinstance(question, ChooseThing):
            self._wanted.discard(question.effect.effect.tag)
            yield f"habitat_thing_{question.effect.effect.tag}"
        elif question is not None:
            yield f"habitat_{state.phase.value}"
            yield _name(state, question)


def _name(state: HabitatState, question: Decision) -> str:
    """What is asked, and about what."""
    match question:
        case PlanActions():
            about = "full" if len(state.plan) > len(state.crew) else ""
        case AskGoOn():
            about = question.point.value
        case ChooseOption():
            about = question.source.family.removeprefix("habitat_")
        case ChooseWhether():
            about = question.effect.effect.tag
        case TellFace():
            about = type(question.die).__name__.lower()
        case _:
            about = ""
    return "_".join(filter(None, ("habitat", question.tag, about)))


def _bot(kind: str) -> Bot:
    players = BOOKS[HABITAT.book].players
    assert players is not None
    kinds = players.load()
    made: Bot = kinds[kind if kind in kinds else next(iter(kinds))](_SEED)
    return made
