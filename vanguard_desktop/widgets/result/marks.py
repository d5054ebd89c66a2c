"""What is painted on a result sheet: rows of stars, the hold, finds, injuries, and the curve of luck."""

from __future__ import annotations

from PySide6.QtCore import QPointF, QRectF, QSize, Qt
from PySide6.QtGui import QAccessible, QPainter, QPainterPath, QPen, QPolygonF
from PySide6.QtWidgets import QSizePolicy

from vanguard_desktop.models.common.result import Find, LuckShown, Stars
from vanguard_desktop.scenes.items.card_art import card_art

from ..look import Painted, color_of, look, paint_icon, scaled
from ..look.controls.lines import column_in
from ..look.controls.panels import Panel
from ..look.controls.text import Text
from ..look.paint.dice_paint import DieFace, paint_die
from ..look.paint.painted import clip_round, paint_box, paint_disk, square
from ..look.paint.text_paint import CENTER, LEFT, draw_text, text_size
from ..look.tokens import tokens

_STAR, _STAR_GAP, _MOST_STARS = 30, 5, 12
_CARD, _ART = 158, 46
_PLOT = 120


class StarRow(Painted):
    """A tile for each star, those that were missed empty; a line before the star that a threshold asks for."""

    spoken_as = QAccessible.Role.Graphic

    def __init__(self, stars: Stars) -> None:
        super().__init__()
        self._stars = stars
        self._most = min(max([stars.count, *(count for count, _ in stars.thresholds)]), _MOST_STARS)
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        said = ", ".join(f"{count}: {words}" for count, words in stars.thresholds)
        self.setAccessibleName(f"{stars.title}. {said}" if said else stars.title)

    def _head(self) -> int:
        return look().line("label") if self._stars.thresholds else 0

    def sizeHint(self) -> QSize:
        return QSize(scaled(120), self._head() + scaled(_STAR) + 6)

    def paint(self, painter: QPainter) -> None:
        side = min(scaled(_STAR), (self.width() - 8) / max(self._most, 1) - _STAR_GAP)
        step, top = side + _STAR_GAP, float(self._head() + 3)
        for place in range(self._most):
            tile = QRectF(2 + place * step, top, side, side)
            has = place < self._stars.count
            paint_box(
                painter,
                tile,
                tokens().radius.chip,
                fill=color_of("card") if has else None,
                line=color_of("line_strong"),
                dashed=not has,
            )
            if has:
                paint_icon(painter, "success", square(tile.center(), side * 0.66), color_of("accent_text"))
        edge = 0.0
        for count, words in self._stars.thresholds:
            if count > self._most:
                continue
            x = 2 + count * step - _STAR_GAP / 2
            ink = color_of("good" if count <= self._stars.count else "text_soft")
            painter.setPen(QPen(ink, 2, Qt.PenStyle.SolidLine if count <= self._stars.count else Qt.PenStyle.DashLine))
            painter.drawLine(QPointF(x, top - 3), QPointF(x, top + side + 3))
            wide = text_size(words, "label").width()
            left = max(min(x - wide / 2, self.width() - wide), edge)
            if left + wide <= self.width() + 1:
                draw_text(painter, QRectF(left, 0, wide, self._head()), words, "label", ink, CENTER)
                edge = left + wide + 8


class HoldRow(Painted):
    """The hold of the lander: a square for each find aboard, a dashed one in warning for each too many."""

    spoken_as = QAccessible.Role.Graphic

    def __init__(self, aboard: int, room: int) -> None:
        super().__init__()
        self._aboard, self._room = aboard, room
        self.keep_size()
        self.setAccessibleName(f"{aboard}/{room}")

    def sizeHint(self) -> QSize:
        return QSize(scaled(21) * max(self._aboard, self._room), scaled(20))

    def paint(self, painter: QPainter) -> None:
        step, side = scaled(21), scaled(16)
        for place in range(max(self._aboard, self._room)):
            tile = QRectF(place * step + 1, (self.height() - side) / 2, side, side)
            over, has = place >= self._room, place < self._aboard
            line = color_of("warn" if over else "line_strong")
            fill = color_of("raised") if has and not over else None
            paint_box(painter, tile, 4, fill=fill, line=line, width=1.5, dashed=over)


class FindCard(Panel):
    """A find with the land of its card, its sign in a hexagon, and how often it was found."""

    def __init__(self, find: Find) -> None:
        super().__init__(ground="card", line="accent_text" if find.unique else "line", padding=0)
        self.body.setSpacing(0)
        self.body.addWidget(_FindArt(find))
        words = column_in(self.body, gap=1)
        words.setContentsMargins(12, 2, 10, 10)
        words.addWidget(Text(find.name, role="panel_title"))
        words.addWidget(Text(find.kind, color="text_soft"))
        if find.detail:
            words.addWidget(Text(find.detail, color="warn" if find.lost else "text_soft"))
        self._dress()

    def _dress(self) -> None:
        self.setFixedWidth(scaled(_CARD))


class _FindArt(Painted):
    """The head of a find."""

    def __init__(self, find: Find) -> None:
        super().__init__()
        self._find = find
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        if find.count > 1:
            self.setAccessibleName(f"×{find.count}")

    def sizeHint(self) -> QSize:
        return QSize(scaled(_CARD), scaled(_ART) + scaled(16))

    def paint(self, painter: QPainter) -> None:
        art = QRectF(1, 1, self.width() - 2, scaled(_ART))
        painter.save()
        clip_round(painter, art.adjusted(0, 0, 0, 20), tokens().radius.panel)
        painter.setClipRect(art, Qt.ClipOperation.IntersectClip)
        land = card_art(self._find.id, "", _CARD, _ART, self.devicePixelRatioF())
        painter.drawPixmap(art, land, QRectF(land.rect()))
        if self._find.lost:
            painter.fillRect(art, color_of("scrim", 0.5))
        painter.restore()
        middle, reach = QPointF(scaled(30), art.bottom() - scaled(4)), scaled(19)
        path = QPainterPath()
        path.addPolygon(_hexagon(middle, reach))
        path.closeSubpath()
        painter.fillPath(path, color_of("well"))
        painter.strokePath(path, QPen(color_of("accent_text" if self._find.unique else "line_strong"), 1.5))
        paint_icon(painter, self._find.icon, square(middle, reach * 1.1), color_of("text"))
        if self._find.count > 1:
            words = f"×{self._find.count}"
            wide = text_size(words, "label").width() + scaled(16)
            pill = QRectF(art.right() - wide - 8, art.top() + 8, wide, scaled(24))
            paint_box(painter, pill, pill.height() / 2, fill=color_of("well", 0.92), line=color_of("line"))
            draw_text(painter, pill, words, "label", color_of("text"), CENTER)


def _hexagon(middle: QPointF, reach: float) -> QPolygonF:
    corners = ((0, -1), (0.87, -0.5), (0.87, 0.5), (0, 1), (-0.87, 0.5), (-0.87, -0.5))
    return QPolygonF([middle + QPointF(x * reach, y * reach) for x, y in corners])


class InjuryTag(Painted):
    """A small injury card: the bone head with its name, below it the signs of the dice that lie on it."""

    spoken_as = QAccessible.Role.StaticText

    def __init__(self, name: str, signs: tuple[str, ...]) -> None:
        super().__init__()
        self._name, self._signs = name, signs
        self.keep_size()
        self.setAccessibleName(name)

    def sizeHint(self) -> QSize:
        return QSize(
            max(round(text_size(self._name, "label").width()) + scaled(24), scaled(80)),
            scaled(48 if self._signs else 26),
        )

    def paint(self, painter: QPainter) -> None:
        rect = self.area.adjusted(0.5, 0.5, -0.5, -0.5)
        head = scaled(25)
        paint_box(
            painter, rect, tokens().radius.chip, fill=color_of("bad_fill"), line=color_of("die_injury"), width=1.5
        )
        painter.save()
        clip_round(painter, rect, tokens().radius.chip)
        painter.fillRect(QRectF(rect.left(), rect.top(), rect.width(), head), color_of("die_injury"))
        painter.restore()
        draw_text(painter, QRectF(0, 0, self.width(), head), self._name, "label", color_of("on_injury"), CENTER)
        side, gap = scaled(16), 6
        left = (self.width() - len(self._signs) * side - (len(self._signs) - 1) * gap) / 2
        for sign in self._signs:
            place = QRectF(left, head + (self.height() - head - side) / 2, side, side)
            paint_icon(painter, sign, place, color_of("text"))
            left += side + gap


class RollDice(Painted):
    """Some dice of a roll as they fell; the words beside it say what became of them."""

    def __init__(self, dice: tuple[tuple[str, tuple[str, ...]], ...]) -> None:
        super().__init__()
        self._dice = dice
        self.keep_size()

    def sizeHint(self) -> QSize:
        return QSize(scaled(40) * max(len(self._dice), 1), scaled(40))

    def paint(self, painter: QPainter) -> None:
        side = scaled(34)
        for place, (color, glyphs) in enumerate(self._dice):
            rect = QRectF(place * scaled(40) + 2, 2, side, side)
            paint_die(painter, rect, DieFace(color=color, glyphs=glyphs[:2]))


class LuckPlot(Painted):
    """Met minus expected from roll to roll, over the band in which eight of ten runs lie."""

    spoken_as = QAccessible.Role.Graphic

    def __init__(self, luck: LuckShown) -> None:
        super().__init__()
        self._luck = luck
        self.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.MinimumExpanding)
        self.setAccessibleName(f"{luck.sum}. {luck.verdict}.")

    def sizeHint(self) -> QSize:
        return QSize(scaled(160), scaled(_PLOT) + look().line("label"))

    def paint(self, painter: QPainter) -> None:
        luck = self._luck
        most = max([1.0, *(abs(value) for value in (*luck.lead, *luck.low, *luck.high))])
        label = look().line("label")
        left = text_size("−2", "label").width() + 8
        plot = QRectF(left, 4, self.width() - left - 8, self.height() - label - 10)
        count = len(luck.lead)

        def at(number: int, value: float) -> QPointF:
            return QPointF(
                plot.left() + plot.width() * (number / count if count else 0.0),
                plot.center().y() - value / most * plot.height() / 2,
            )

        band = QPolygonF([at(0, 0.0)])
        for number, value in enumerate(luck.high, start=1):
            band.append(at(number, value))
        for number in range(count, 0, -1):
            band.append(at(number, luck.low[number - 1]))
        painter.setPen(QPen(color_of("line_strong"), 1, Qt.PenStyle.DashLine))
        painter.setBrush(color_of("raised"))
        painter.drawPolygon(band)
        painter.setPen(QPen(color_of("line_strong"), 1))
        painter.drawLine(at(0, 0.0), QPointF(plot.right(), plot.center().y()))
        top = round(most)
        for level, words in ((top, f"+{top}"), (0, "0"), (-top, f"−{top}")):
            place = QRectF(0, at(0, level).y() - label / 2, left - 8, label)
            place.moveTop(min(max(place.top(), 0.0), plot.bottom() - label + 4))
            draw_text(painter, place, words, "label", color_of("text_soft"), Qt.AlignmentFlag.AlignRight)
        curve = [at(0, 0.0), *(at(number, value) for number, value in enumerate(luck.lead, start=1))]
        painter.setPen(QPen(color_of("text"), 2))
        painter.drawPolyline(QPolygonF(curve))
        before = 0.0
        for point, value in zip(curve[1:], luck.lead, strict=True):
            up = value > before
            paint_disk(painter, point, 4, fill=color_of("text" if up else "sheet"), line=color_of("text"), width=2)
            before = value
        if not count:
            return
        foot = QRectF(left, self.height() - label, plot.width(), label)
        draw_text(painter, foot, self._luck.band, "label", color_of("text_soft"), CENTER)
        draw_text(painter, foot, "1", "label", color_of("text_soft"), LEFT)
        draw_text(painter, foot, str(count), "label", color_of("text_soft"), Qt.AlignmentFlag.AlignRight)
