"""The star that is looked at: its picture, what the course costs, what waits there, and the one button that flies."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt, Signal
from PySide6.QtGui import QPainter
from PySide6.QtWidgets import QSizePolicy

from vanguard_desktop.models.ship.stars import StarRow
from vanguard_desktop.scenes.stars.lights import paint_star
from vanguard_desktop.text.common.wording import Wording

from ....look import Painted, color_of, night_of, scaled
from ....look.controls.buttons import Button
from ....look.controls.lines import column_in, row_in
from ....look.controls.panels import Panel
from ....look.controls.text import RichText
from ....look.paint.kept import paint_kept
from ....look.paint.painted import clip_round, paint_box
from ....look.paint.relief import relief_seed, render_relief
from ....look.paint.text_paint import LEFT, draw_text
from ....look.tokens import tokens

_PICTURE, _LOW, _SUN = 96, 44, 12.0
_WIDE = 380  # the picture is painted once for all widths


class StarCard(Panel):
    """`flown` when the button is pressed; `explained` carries the reason of a closed one."""

    flown = Signal()
    explained = Signal(str)

    def __init__(self, wording: Wording) -> None:
        super().__init__(padding=0)
        speak = wording.names.spoken
        self._speak = speak
        self._picture = _StarPicture()
        self._words = [RichText(speak, color="text_soft") for _ in range(5)]
        self.button = Button(kind="primary", icon="energy", key="Enter")
        self.button.clicked.connect(self.flown)
        self.button.refused.connect(self.explained)
        self.pool = RichText(speak, color="text")
        self.body.addWidget(self._picture)
        inside = column_in(self.body, gap=6)
        inside.setContentsMargins(12, 4, 12, 12)
        for words in self._words:
            inside.addWidget(words)
        self._press = row_in(inside, gap=8)
        self._press.addWidget(self.button, 1)
        self._press.addWidget(self.pool, 0, Qt.AlignmentFlag.AlignVCenter)

    def set_low(self, low: bool) -> None:
        """A narrower picture where the window is low."""
        self._picture.set_low(low)

    def show_star(self, row: StarRow, energy: int) -> None:
        """With what the energy pool holds."""
        self._picture.show_star(row)
        lines = [line for line in (row.story, *row.told) if line]
        for number, words in enumerate(self._words):
            words.setVisible(number < len(lines))
            words.set_text(lines[number] if number < len(lines) else "")
            words.set_color("warn" if row.reason and words.text == row.reason else "text_soft")
        flies = not row.here and bool(row.label)
        self.button.setVisible(flies)
        self.pool.setVisible(flies)
        self.button.set_label(row.label)
        self.button.set_unavailable("" if row.order is not None else row.reason or row.note)
        price = row.energy if row.reason or not row.prices else row.prices[0]
        #: Beside a button of the star map: {energy} is what the next flight costs, {pool} what the energy pool holds.
        self.pool.set_text(self.tr("{energy} of {pool} [energy]").format(energy=price, pool=energy))


class _StarPicture(Painted):
    """A strip of sky with the star in its light, and its name."""

    def __init__(self) -> None:
        super().__init__()
        self._row: StarRow | None = None
        self._low = False
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)

    def set_low(self, low: bool) -> None:
        if low is not self._low:
            self._low = low
            self.updateGeometry()

    def show_star(self, row: StarRow) -> None:
        if row != self._row:
            self._row = row
            self.setAccessibleName(row.name)
            self.update()

    def sizeHint(self) -> QSize:
        return QSize(scaled(200), scaled(_LOW if self._low else _PICTURE))

    def paint(self, painter: QPainter) -> None:
        row, area = self._row, self.area
        if row is None:
            return
        paint_kept(painter, area, ("star picture", row.id, row.light), lambda inside, place: _strip(inside, place, row))
        high = area.height() if self._low else float(scaled(40))
        shade = QRectF(area.left(), area.bottom() - high, area.width(), high)
        if not self._low:
            painter.save()
            clip_round(painter, area, tokens().radius.panel)
            painter.fillRect(shade, night_of("halo", 0.45))
            painter.restore()
        draw_text(painter, shade.adjusted(12, 0, -12, 0), row.name, "panel_title", night_of("text"), LEFT)
        paint_box(painter, area, tokens().radius.panel, fill=None, line=color_of("line_faint"))


def _strip(painter: QPainter, place: QRectF, row: StarRow) -> None:
    painter.save()
    clip_round(painter, place, tokens().radius.panel)
    sky = render_relief(relief_seed(row.id), "nebula", QSize(_WIDE, _PICTURE), 1.0)
    painter.drawImage(place, sky)
    paint_star(painter, QPointF(place.right() - scaled(62), place.center().y()), _SUN, row.light)
    painter.restore()
