"""The game that is open, and the screen on which it is played: begun, gone on with, put away."""

from __future__ import annotations

import math
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING

import attrs
from PySide6.QtCore import QCoreApplication, QEvent, QObject, QTimer
from PySide6.QtWidgets import QApplication, QWidget
from shiboken6 import delete

from .crash import CrashKeeper
from .profile.lessons import keep_lessons, read_lessons
from .profile.paths import Folders

if TYPE_CHECKING:
    from vanguard_desktop.models.bridge import Bridge
    from vanguard_desktop.play.game import Step
    from vanguard_desktop.play.planned import Planned
    from vanguard_desktop.widgets.game_screen import GameScreen

    from .keeping import Keeping
    from .program import Program
    from .session import Session

_CARD_AFTER_MS = 400


class Playing(QObject):
    """Nothing has to be saved, every decision is on the disk; only what the first screen shows of it is kept here."""

    def __init__(self, program: Program, app: QApplication, folders: Folders, crash: CrashKeeper) -> None:
        super().__init__(program)
        self._program, self._app, self._folders, self._crash = program, app, folders, crash
        self.session: Session | None = None
        self.table: GameScreen | None = None
        self._keeping: Keeping | None = None
        self._told_first = False
        self._keep_card = QTimer(self, singleShot=True, interval=_CARD_AFTER_MS)
        self._keep_card.timeout.connect(self.keep_card)

    def begin_with(self, plan: Planned, real_dice: bool) -> None:
        """The players have planned a game, and how its dice fall."""
        preferences = self._program.preferences
        if real_dice != preferences.real_dice:
            self._program.prefer(attrs.evolve(preferences, real_dice=real_dice))
        self.begin(plan)

    def begin(self, plan: Planned) -> None:
        from .session import begin

        self._play(lambda: begin(plan, self._program.packs, self._folders.saves, self._program.habits()))

    def go_on_after_telling(self, save: Path) -> None:
        """The same, and first what happened before, whenever that was."""
        self._told_first = True
        self.go_on_with(save)

    def _greet(self, away_for: float) -> None:
        told_first, self._told_first = self._told_first, False
        self._program.evenings.greet(math.inf if told_first else away_for)

    def go_on_with(self, save: Path) -> None:
        """The table of that save; if it is the open one, simply back to it."""
        if self.session is not None and self.session.save == save and self.table is not None:
            self._program.window.show_screen(self.table)
            if self._program.sounds is not None:
                self._program.sounds.go_to(self.table)
            self.table.focus_default()
            self._greet(0)
            return

        def go_on() -> None:
            from . import session

            self._play(lambda: session.go_on(save, self._program.packs, self._program.habits()))

        self._program.with_packs_of(save, go_on)

    def _play(self, start: Callable[[], Session]) -> None:
        from vanguard_desktop.content.errors import ContentError
        from vanguard_desktop.store.errors import SaveError

        if not self.may_leave(lambda: self._play(start)):
            return
        self.put_away()
        try:
            session = start()
        except SaveError as error:
            self.keeping.tell(error)
            return
        except ContentError as error:
            self._program.notices.tell_content(error)
            return
        self.play(session)

    def play(self, session: Session) -> None:
        """Lay the table of an open game."""
        self.session, self._crash.save = session, session.save
        self._remember_lessons(session.bridge)
        session.bridge.failed.connect(self.keeping.tell)
        session.bridge.stuck.connect(self._program.notices.tell_rules)
        session.bridge.stepped.connect(lambda _: self._keep_card.start())
        session.bridge.turned.connect(self._turn_to_book)
        if (sounds := self._program.sounds) is not None:
            sounds.listen(session.bridge)
        if session.can_be_shown:
            self._lay_table(session)
            self.keeping.begin()
            self._program.evenings.follow(session)
            self._greet(session.away_for)
        else:
            self._rest_without_screen()

    def _remember_lessons(self, bridge: Bridge) -> None:
        """Also those of other evenings and other campaigns; another game of today may have added some."""
        kept = self._folders.lessons_file
        bridge.understood |= read_lessons(kept)
        bridge.learned.connect(lambda: keep_lessons(kept, bridge.understood))

    def _turn_to_book(self, step: Step) -> None:
        """A step has led into another book: its screen takes the place of the one that showed the book before."""
        assert self.session is not None
        if self.session.can_be_shown:
            self._lay_table(self.session)
            if self.table is not None:
                self.table.arrive(step)
        else:
            self._program.open_home()
            QTimer.singleShot(0, self._rest_without_screen)  # the screen before is still at work with the step

    def _rest_without_screen(self) -> None:
        """The game rests in its save, and the players are told why."""
        self.put_away()
        self._program.notices.tell(
            lambda: self.tr("A game without a screen"),
            lambda: self.tr(
                "This save is played by a rule book that this version cannot show yet. "
                "Nothing in it was changed; a later version goes on where it stands."
            ),
        )

    def _lay_table(self, session: Session) -> None:
        before, self.table = self.table, None
        if before is not None:  # what waits on it to be laid out would ask for a position of another book
            for part in (before, *before.findChildren(QWidget)):
                QCoreApplication.removePostedEvents(part, QEvent.Type.LayoutRequest.value)
        table = self.table = session.new_screen()
        program, window = self._program, self._program.window
        table.home_wished.connect(program.open_home)
        table.new_wished.connect(program.pages.open_new_game)
        table.mission_wished.connect(program.pages.open_new_mission)
        table.carry_on_wished.connect(self._carry_on)
        table.legacy_wished.connect(lambda: program.evenings.files.write_season(table))
        table.settings_wished.connect(program.pages.open_settings)
        table.shortcuts_wished.connect(program.pages.open_shortcuts)
        if program.sounds is not None:
            program.sounds.follow(table)
        window.show_screen(table)
        for page in [window.stack.widget(place) for place in range(window.stack.count())]:
            if page is not None and page is not program.home and page is not table:
                window.drop_screen(page)
        table.focus_default()
        self.keep_card()

    def _carry_on(self) -> None:
        """The crew of the training that is over begins a campaign; the training stays as it is in its save."""
        from vanguard_desktop.play.ship.plan import carried_on

        assert self.session is not None
        state = self.session.game.state
        names = tuple(seat.name for seat in state.seats)
        self._program.pages.campaigns.open_new(carried_on(state), names)

    @property
    def keeping(self) -> Keeping:
        """Only an open game needs it."""
        if self._keeping is None:
            from .keeping import Keeping

            self._keeping = Keeping(self._program)
            self._app.applicationStateChanged.connect(self._keeping.look)
        return self._keeping

    def may_leave(self, leave: Callable[[], object]) -> bool:
        """Whether the open game may be closed now; otherwise the players are asked, and `leave` may be tried again."""
        return self.session is None or self.keeping.may_leave(leave)

    def put_away(self) -> None:
        """Close the open game; nothing has to be saved, every decision is on the disk."""
        self.keep_card()
        if self.table is not None:
            # At once, not later: a table that is still there would ask a closed game for its words.
            self._program.window.stack.removeWidget(self.table)
            delete(self.table)
        if self.session is not None:
            self.session.close()
        self.session = self.table = self._crash.save = None

    def keep_card(self) -> None:
        """For the first screen, as the game stands now."""
        self._keep_card.stop()
        if self.session is not None and (last := self.session.last_position()) is not None:
            self._program.first.keep_picture(last)

    @property
    def shown(self) -> GameScreen | None:
        """The screen of the open game, while it is the one that is looked at."""
        return self.table if self._program.window.screen_shown is self.table else None

    def undo(self) -> None:
        if self.shown is not None:
            self.shown.undo()

    def redo(self) -> None:
        if self.shown is not None:
            self.shown.redo()

    def retranslate(self) -> None:
        """What the game is told in has changed, and what the first screen says of it."""
        if self.session is not None:
            self.session.bridge.retranslate()
            self._keep_card.start()
