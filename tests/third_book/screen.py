"""The screen of the third book: a chart of lanterns to click on, and the prompt bar that all books have."""

from __future__ import annotations

import attrs
from PySide6.QtCore import QPoint, QRectF, Qt
from PySide6.QtGui import QKeyEvent, QMouseEvent, QPainter
from PySide6.QtWidgets import QGraphicsItem, QGraphicsScene, QVBoxLayout, QWidget

from tests.third_book.rules import LanternState, Row
from tests.third_book.words import LanternWords
from vanguard_desktop.core.ids import CardId, SectorId
from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.models.common.journal import JournalModel
from vanguard_desktop.models.common.options import BesideModel, OptionModel
from vanguard_desktop.models.common.row_model import RowModel
from vanguard_desktop.models.common.seats import PlayerModel
from vanguard_desktop.models.common.undo import undo_label
from vanguard_desktop.play.game import Step
from vanguard_desktop.scenes.geometry import BOARD, board_point
from vanguard_desktop.scenes.gestures import Gesture
from vanguard_desktop.scenes.gestures.pan import PanGesture
from vanguard_desktop.scenes.mirror import Mirror
from vanguard_desktop.scenes.steering import ARROWS, next_place
from vanguard_desktop.scenes.zoom_view import ZoomView
from vanguard_desktop.text.common.wording import Wording
from vanguard_desktop.widgets.game_screen import GameScreen
from vanguard_desktop.widgets.home.last_position import LastPosition, Spot
from vanguard_desktop.widgets.look.controls.sheets import Scrim
from vanguard_desktop.widgets.look.paint.text_paint import CENTER, draw_text
from vanguard_desktop.widgets.look.theme import night_of
from vanguard_desktop.widgets.look.tokens import tokens
from vanguard_desktop.widgets.parts.prompt.prompt_bar import PromptBar
from vanguard_desktop.widgets.parts.undo_button import UndoButton


@attrs.frozen(kw_only=True)
class LanternRow:
    id: CardId
    name: str
    x: int
    y: int
    here: bool
    lit: bool


class LanternModel(RowModel[LanternRow]):
    def __init__(self, bridge: Bridge, wording: Wording, parent: QWidget) -> None:
        super().__init__(bridge, parent)
        self._words = LanternWords(wording)
        self.refresh()

    def _fresh(self) -> list[LanternRow]:
        state: LanternState = self._bridge.state
        return [
            LanternRow(
                id=card.id,
                name=self._words.lantern(card.id),
                x=card.x,
                y=card.y,
                here=card.id == state.at,
                lit=card.id in state.lit,
            )
            for card in state.cards.values()
        ]

    def words(self, row: LanternRow) -> str:
        return row.name


class LanternItem(QGraphicsItem):
    def __init__(self, row: LanternRow) -> None:
        super().__init__()
        self.row = row
        self.setPos(board_point(row.x, row.y))

    def set_row(self, row: LanternRow) -> None:
        self.row = row
        self.update()

    def boundingRect(self) -> QRectF:
        return QRectF(-90, -40, 180, 80)

    def paint(self, painter: QPainter, *_: object) -> None:
        painter.setPen(night_of("accent" if self.row.here else "line"))
        painter.setBrush(night_of("warn" if self.row.lit else "deck"))
        painter.drawRect(self.boundingRect())
        draw_text(painter, self.boundingRect(), self.row.name, "label", night_of("text"), CENTER)


class LanternChart(ZoomView):
    def __init__(self, screen: LanternScreen) -> None:
        self._scene = QGraphicsScene(BOARD)
        super().__init__(self._scene, screen)
        self._screen = screen
        self._pressed: QPoint | None = None
        self._gesture: Gesture | None = None
        self.lanterns: Mirror[LanternRow, LanternItem] = Mirror(
            screen.lanterns, make=self._added, change=LanternItem.set_row, drop=self._scene.removeItem, parent=self
        )

    def _added(self, row: LanternRow) -> LanternItem:
        item = LanternItem(row)
        self._scene.addItem(item)
        return item

    def mousePressEvent(self, event: QMouseEvent) -> None:
        self._pressed = event.position().toPoint()

    def mouseMoveEvent(self, event: QMouseEvent) -> None:
        if self._pressed is not None:
            self._gesture = self._gesture or PanGesture(self._pressed, self.push)
            self._gesture.move(event.position().toPoint())

    def mouseReleaseEvent(self, event: QMouseEvent) -> None:
        gesture, self._gesture, self._pressed = self._gesture, None, None
        if gesture is not None:
            gesture.end(event.position().toPoint())
        elif isinstance(item := self.itemAt(event.position().toPoint()), LanternItem):
            self._screen.bridge.submit(Row(to=item.row.id))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        """Row where an arrow points."""
        if event.key() not in ARROWS:
            event.ignore()
            return
        items = list(self.lanterns.things.values())
        places = {SectorId(number): item.pos() for number, item in enumerate(items)}
        here = next(number for number in places if items[number].row.here)
        to = next_place(here, ARROWS[Qt.Key(event.key())], places, {here: places.keys() - {here}})
        if to is not None:
            self._screen.bridge.submit(Row(to=items[to].row.id))


class BareScreen(GameScreen):
    """As much as any book has: the question, the answers, and the way back."""

    def __init__(self, bridge: Bridge, wording: Wording, parent: QWidget | None = None) -> None:
        super().__init__(bridge, wording, parent)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self.options, beside = OptionModel(bridge, wording, self), BesideModel(bridge, wording, self)
        self.journal = JournalModel(bridge, wording, self)
        self.back = UndoButton("undo")
        self.prompt = PromptBar(bridge, wording, self.options, beside, PlayerModel(bridge, self))
        self.scrim = Scrim(self, clear_below=self.prompt)
        self.column = QVBoxLayout(self)
        self.column.addWidget(self.back)
        self.column.addWidget(self.prompt)
        self.prompt.chosen.connect(bridge.submit)
        self.prompt.refused.connect(self.refused)
        self.back.clicked.connect(self.undo)
        bridge.retranslated.connect(self._show_question)
        self._show_question()

    def follow(self, step: Step) -> None:
        self._show_question()

    def _show_question(self) -> None:
        self.prompt.follow(on_sheet=False, only_read=False, stepped=True)
        self.back.set_words(undo_label(self.bridge, self.wording), "")

    def focus_default(self) -> None:
        self.setFocus()

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if event.key() == Qt.Key.Key_Escape:
            self.home_wished.emit()
            return
        row = next((row for row in self.options.rows if row.key and row.key == event.text()), None)
        if row is not None:
            self.bridge.submit(row.command)


class LanternScreen(BareScreen):
    def __init__(self, bridge: Bridge, wording: Wording, parent: QWidget | None = None) -> None:
        super().__init__(bridge, wording, parent)
        self.lanterns = LanternModel(bridge, wording, self)
        self.chart = LanternChart(self)
        self.column.insertWidget(1, self.chart, 1)

    def focus_default(self) -> None:
        self.chart.setFocus()


def last_position(state: LanternState, wording: Wording, *, save: str, when: float, played: int) -> LastPosition:
    numbers = {card: number for number, card in enumerate(state.cards, start=1)}
    return LastPosition(
        save=save,
        world=LanternWords(wording).lantern(state.at),
        palette=next(iter(tokens().relief)),
        relief="lanterns",
        round=len(state.lit),
        over=state.all_lit,
        when=when,
        played=played,
        spots=tuple(Spot(number=numbers[card.id], x=card.x, y=card.y) for card in state.cards.values()),
        lander=numbers[state.at],
    )
