"""The table in every kind of question, for the tour: a few decisions lead from one to the next."""

from __future__ import annotations

from typing import TYPE_CHECKING

import attrs
from PySide6.QtCore import QEvent, QPoint, QPointF, Qt
from PySide6.QtGui import QMouseEvent
from PySide6.QtWidgets import QApplication, QGraphicsView

from vanguard_desktop.core import Command, Decision, WorldId
from vanguard_desktop.play.plan import Plan, player_counts
from vanguard_desktop.rulesets.expedition.data import (
    AgreeLiftOff,
    AskDanger,
    ChooseAction,
    ChooseDieToRefresh,
    ChooseDieToSpend,
    ChooseFirst,
    ChooseOption,
    EndTurn,
    EventRevealed,
    LiftOff,
    PickOption,
    Rest,
    Travel,
)
from vanguard_desktop.setting import Box
from vanguard_desktop.store.errors import Damage, SaveError

from ..session import go_on
from .cards import CardTour
from .codex import picture_explanations
from .map import picture_map
from .part import PartOfTour
from .play import PlayTour

if TYPE_CHECKING:
    pass

_QUESTIONS: dict[type[Decision], str] = {
    ChooseFirst: "choose_first",
    ChooseAction: "choose_action",
    EventRevealed: "event",
    ChooseOption: "event_choice",
    ChooseDieToSpend: "die_to_spend",
    ChooseDieToRefresh: "die_to_refresh",
    AgreeLiftOff: "agree_lift_off",
    AskDanger: "real_dice",
}
# What leads on to questions that were not seen yet; the first that is open is taken.
_ROADS: tuple[type[Command], ...] = (Travel, Rest, EndTurn)
_LONGEST = 60


class TableTour(PartOfTour):
    """Plays two seats with a fixed seed."""

    def walk(self) -> None:
        program = self._program
        program.prefer(attrs.evolve(program.preferences, every_step=True))  # each question has its picture
        box, _ = program.packs.open(program.packs.given)
        players = min(2, max(player_counts(box)))
        names = ("Anna", "Ben")[:players]
        program.playing.begin(Plan(world=_world(box), players=players, names=names, seed=1))
        self._pump()
        program.prefer(attrs.evolve(program.preferences, real_dice=True))
        for _ in range(_LONGEST):
            question = self._table.bridge.state.question
            if question is None or len(self._seen & _QUESTIONS.keys()) == len(_QUESTIONS) - 1:
                break
            self._picture(question)
            self._decide(question)
        self._lift_off()
        self._sheets()
        # The world of the pictures above, and the guided one, if the packs have one.
        PlayTour(program, self._shoot, self._pump).walk(tuple(dict.fromkeys((_world(box), min(box.worlds)))))

    def _picture(self, question: Decision) -> None:
        if type(question) in self._seen:
            return
        self._seen.add(type(question))
        self._pump()
        self._shoot(f"table_{_QUESTIONS.get(type(question), question.tag)}")
        if isinstance(question, ChooseAction):
            self._table.lists.toggle()
            self._shoot("table_all_answers")
            self._table.lists.close()
            self._drag()
            picture_map(self._table, self._shoot)
            CardTour(self._program, self._shoot, self._pump).boards()
            picture_explanations(self._table, self._shoot)
            self._table.drawers.toggle_crew()
            self._table.drawers.toggle_situation()
            if self._table.crew_drawer.opened:
                self._shoot("table_drawers")
            self._table.drawers.toggle_crew()
            self._table.drawers.toggle_situation()

    def _decide(self, question: Decision) -> None:
        legal = self._table.bridge.legal_commands()
        if isinstance(question, ChooseAction):
            wanted = [command for kind in self._roads() for command in legal if isinstance(command, kind)]
        elif isinstance(question, ChooseOption):
            # The last alternative is the one with the dice.
            wanted = [command for command in reversed(legal) if isinstance(command, PickOption)]
        else:
            wanted = list(legal)
        self._table.bridge.submit(wanted[0])
        self._pump()

    def _roads(self) -> tuple[type[Command], ...]:
        if ChooseDieToSpend in self._seen and ChooseDieToRefresh not in self._seen:
            return (Rest, *_ROADS)
        if ChooseDieToSpend in self._seen:
            return (EndTurn, *_ROADS)
        return _ROADS

    def _drag(self) -> None:
        """Carry the pawn of the one in turn half the way to another sector."""
        table = self._table
        view, state = table.map, table.bridge.state
        pawn, plates = table.scene.pawns[state.turn], table.scene.plates
        there = next(plate for number, plate in plates.items() if number != state.member(state.turn).sector)
        start = pawn.body.translated(QPointF(view.mapFromScene(pawn.pos()))).center().toPoint()
        goal = view.mapFromScene(there.scenePos())
        _mouse(view, QEvent.Type.MouseButtonPress, start)
        for share in (0.2, 0.5, 0.8, 1.0):
            _mouse(view, QEvent.Type.MouseMove, start + (goal - start) * share)
        self._shoot("table_drag")
        _mouse(view, QEvent.Type.MouseMove, start)
        _mouse(view, QEvent.Type.MouseButtonRelease, start)
        self._pump()

    def _lift_off(self) -> None:
        """Back to where everybody stood at the lander, and off."""
        bridge = self._table.bridge
        while bridge.why_not(LiftOff()) is not None:
            if bridge.undo() is None:
                return
        bridge.submit(LiftOff())
        if (question := bridge.state.question) is not None:
            self._picture(question)
        while bridge.state.question is not None:
            bridge.submit(bridge.legal_commands()[0])
        self._shoot("table_ended")
        self._table.close_sheet()
        bridge.undo()

    def _sheets(self) -> None:
        program = self._program
        program.pages.open_shortcuts()
        self._shoot("table_shortcuts")
        program.close_sheet()
        sheets = self._table.sheets
        for name, open_sheet in (
            ("journal", sheets.toggle_journal),
            ("seats", sheets.toggle_seats),
            ("discarded_events", sheets.open_events),
        ):
            open_sheet()
            self._shoot(f"table_{name}")
            program.close_sheet()
        assert program.playing.session is not None
        save = program.playing.session.save
        program.playing.session.bridge.failed.emit(SaveError(Damage.DISK_FULL, str(save), "no space left"))
        self._shoot("table_error")
        program.close_sheet()
        self._read_only()

    def _read_only(self) -> None:
        """The save while another program plays it."""
        program = self._program
        assert program.playing.session is not None
        save, habits = program.playing.session.save, program.playing.session.game.habits
        program.playing.put_away()
        other = go_on(save, program.packs, habits)
        program.playing.go_on_with(save)
        self._shoot("table_read_only")
        program.playing.put_away()
        other.close()


def _world(box: Box) -> WorldId:
    """The first world that is landed on: lift-off stands open there from the first turn on."""
    return min((id for id, world in box.worlds.items() if world.landing), default=min(box.worlds))


def _mouse(view: QGraphicsView, kind: QEvent.Type, at: QPoint) -> None:
    """A mouse event where the player would make it: on the view's viewport."""
    viewport = view.viewport()
    pressed = Qt.MouseButton.NoButton if kind == QEvent.Type.MouseButtonRelease else Qt.MouseButton.LeftButton
    button = Qt.MouseButton.NoButton if kind == QEvent.Type.MouseMove else Qt.MouseButton.LeftButton
    event = QMouseEvent(
        kind, QPointF(at), QPointF(viewport.mapToGlobal(at)), button, pressed, Qt.KeyboardModifier.NoModifier
    )
    QApplication.sendEvent(viewport, event)
