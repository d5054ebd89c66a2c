"""What painted things and things with words have in common, whatever Qt takes them for."""

from __future__ import annotations

import functools
from collections.abc import Callable
from typing import TYPE_CHECKING, TypeVar

from PySide6.QtCore import QEvent, QRectF
from PySide6.QtGui import QPainter, QPaintEvent
from PySide6.QtWidgets import QAbstractButton, QSizePolicy, QWidget

from .theme import look

if TYPE_CHECKING:
    _Any = QWidget
    _AnyButton = QAbstractButton
else:
    _Any = _AnyButton = object


class Painting(_Any):
    """Paints itself with soft edges, and says how much room it takes; stands before the class of Qt."""

    _heights: dict[tuple[int, float], int] = {}  # by width and size of text, until `updateGeometry`

    @property
    def area(self) -> QRectF:
        """All of it, to paint on."""
        return QRectF(self.rect())

    def paint(self, painter: QPainter) -> None:
        """Draw all that is seen of it."""
        raise NotImplementedError

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.setRenderHint(QPainter.RenderHint.Antialiasing)
        self.paint(painter)

    def updateGeometry(self) -> None:
        """It wants another size: what was measured holds no more."""
        self._heights = {}
        super().updateGeometry()

    def keep_size(self) -> None:
        """Never be larger or smaller than it wants to be."""
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def grow_down(
        self,
        across: QSizePolicy.Policy = QSizePolicy.Policy.Preferred,
        down: QSizePolicy.Policy = QSizePolicy.Policy.Minimum,
    ) -> None:
        """Ask for as much height as it takes in the width there is."""
        policy = QSizePolicy(across, down)
        policy.setHeightForWidth(True)
        self.setSizePolicy(policy)


Thing = TypeVar("Thing", bound=Painting)


def measured_once(measure: Callable[[Thing, int], int]) -> Callable[[Thing, int], int]:
    """For a `heightForWidth` that changes with `updateGeometry` only: layouts ask again and again."""

    @functools.wraps(measure)
    def height(self: Thing, width: int) -> int:
        key = (width, look().text_scale)
        found = self._heights.get(key)
        if found is None:
            self._heights = {**self._heights, key: (found := measure(self, width))}
        return found

    return height


class Painted(Painting, QWidget):
    """A painted thing that is nothing more to Qt."""


class Labeled(Painting, _AnyButton):
    """A button that writes its words itself; stands before the class of Qt."""

    _label = ""

    @property
    def label(self) -> str:
        """The words on it."""
        return self._label

    def set_label(self, text: str) -> None:
        """Change the words, as when the language changes."""
        if text != self._label:
            self._label = text
            self.setText(text.replace("&", "&&"))  # for Qt an ampersand marks a key
            self.updateGeometry()


class Changing(_Any):
    """Follows the language and the look that the players choose; stands before the class of Qt."""

    def _retranslate(self) -> None:
        """Say everything in the language of now."""

    def _dress(self) -> None:
        """Take up the look of now."""

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self._retranslate()
        elif event.type() == QEvent.Type.StyleChange:
            self._dress()
