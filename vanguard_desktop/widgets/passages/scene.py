"""A passage over the whole screen but the prompt bar: it moves for a moment, and any press ends it."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QRect, QRectF, QTimer, QVariantAnimation, Signal
from PySide6.QtGui import QPainter, QRegion
from PySide6.QtWidgets import QApplication, QWidget

from vanguard_desktop.models.common.passages import Passage, PassageKind

from ..look import Painted, color_of, look, scaled
from ..look.paint.painted import paint_box
from ..look.paint.text_paint import draw_text, text_size
from ..look.tokens import tokens
from .painted import paint_passage

_MS = {PassageKind.LAUNCH: 2600, PassageKind.EVACUATION: 2400}
_OTHERS_MS, _STILL_MS = 2000, 1500
# How far a still picture has come on its way: the lander is seen well in each of them.
_STILL, _STILL_LANDED = 0.45, 0.9
_INPUT = (QEvent.Type.KeyPress, QEvent.Type.MouseButtonPress, QEvent.Type.Wheel, QEvent.Type.TouchBegin)
_PAD, _EDGE, _WIDE = 20, 40, 620


class PassageScene(Painted):
    """What lies below is not seen, so the press that ends it does nothing else; with motion off it stands still for its
    time. `begun` carries the passage, for those who hear it.
    """

    begun = Signal(object)
    ended = Signal()

    def __init__(self, screen: QWidget, below: QWidget) -> None:
        super().__init__(screen)
        self._screen, self.below = screen, below
        self._passage: Passage | None = None
        self._at = 0.0
        self._motion = QVariantAnimation(self, startValue=0.0, endValue=1.0)
        self._motion.valueChanged.connect(self._go_on)
        self._motion.finished.connect(self.finish)
        self._stands = QTimer(self, singleShot=True)
        self._stands.timeout.connect(self.finish)
        self.hide()

    @property
    def passage(self) -> Passage | None:
        """What is seen now."""
        return self._passage

    def show_passage(self, passage: Passage) -> None:
        self.finish()
        self._passage = passage
        self._stand()
        self.setAccessibleName(f"{passage.title}. {passage.words}")
        app = QApplication.instance()
        assert app is not None
        app.installEventFilter(self)
        lasts = _MS.get(passage.kind, _OTHERS_MS)
        if look().reduced_motion:
            arrives = passage.kind in (PassageKind.LANDING, PassageKind.DOCKING)
            self._at = _STILL_LANDED if arrives else _STILL
            self._stands.start(_STILL_MS)
        else:
            self._at = 0.0
            self._motion.setDuration(round(lasts * look().duration("die_roll") / tokens().duration_ms.die_roll))
            self._motion.start()
        self.raise_()
        self.show()
        QTimer.singleShot(0, self, self.raise_)  # a sheet that opens in the same step lies below it
        self.begun.emit(passage)

    def finish(self) -> None:
        """At once; nothing runs any more."""
        if self._passage is None:
            return
        self._passage = None
        self._motion.stop()
        self._stands.stop()
        app = QApplication.instance()
        if app is not None:
            app.removeEventFilter(self)
        self.hide()
        self.ended.emit()

    def _stand(self) -> None:
        """All but the prompt bar, wherever that stands; also what lies beside it."""
        bar, whole = self.below.geometry(), self._screen.rect()
        beside = bar.left() > whole.left()
        self.setGeometry(whole if beside else QRect(0, 0, whole.width(), bar.top()))
        if beside:
            self.setMask(QRegion(whole) - QRegion(bar))
        else:
            self.clearMask()

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.below and event.type() in (QEvent.Type.Resize, QEvent.Type.Move):
            self._stand()
        own = not isinstance(watched, QWidget) or watched.window() is self.window()
        if event.type() not in _INPUT or not own:
            return False
        self.finish()
        return True

    def _go_on(self, at: float) -> None:
        self._at = at
        self.update()

    def paint(self, painter: QPainter) -> None:
        passage = self._passage
        if passage is None:
            return
        paint_passage(painter, self.area, passage, self._at)
        wide = min(scaled(_WIDE), self.width() - 2 * _EDGE)
        inner = wide - 2 * scaled(_PAD)
        title = text_size(passage.title, "heading", inner).height()
        words = text_size(passage.words, "body", inner).height()
        high = title + words + 2 * scaled(14)
        box = QRectF(_EDGE, self.below.y() - high - _EDGE, wide, high)
        color = "bad" if passage.kind is PassageKind.EVACUATION else "line"
        paint_box(painter, box, tokens().radius.panel, fill=color_of("panel", 0.92), line=color_of(color), width=2)
        left, top = box.left() + scaled(_PAD), box.top() + scaled(14)
        draw_text(painter, QRectF(left, top, inner, title), passage.title, "heading", color_of("text"))
        draw_text(painter, QRectF(left, top + title, inner, words), passage.words, "body", color_of("text_soft"))

    def changeEvent(self, event: QEvent) -> None:
        if event.type() is QEvent.Type.LanguageChange:
            self.finish()  # it was said in the language before
        super().changeEvent(event)
