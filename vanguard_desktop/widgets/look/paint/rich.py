"""Texts with signs in them: `Gain 2 [energy].` becomes words and an icon, and for a screen reader words only.

What dice show becomes a die tile, and what they have to show together a capsule of tiles.
"""

from __future__ import annotations

import html
import re
from collections.abc import Callable
from functools import lru_cache

import attrs
from PySide6.QtCore import QSize, QSizeF, QUrl
from PySide6.QtGui import QColor, QPixmap, QTextBlockFormat, QTextCursor, QTextDocument, QTextOption

from ..icons import icon_pixmap
from ..signs import CAPSULE, OPEN, is_sign, tile_of
from ..theme import color_of, look
from ..tokens import tokens
from .capsules import capsule_name, capsule_of, capsule_pixmap
from .tiles import tile_dress, tile_pixmap
from .together import together

_MARK = re.compile(r"\[([a-z0-9_]+)\]")
_FORM = re.compile(r"(?<=\])\((?!on\))[a-z.]+\)")  # how the icon is said, which is for the ear: `[supplies](acc)`
_STRESSED = re.compile(r"\*([^*]+)\*")
_COUNTED = re.compile(r"(?<=\d) (?=\[)")  # `2 [energy]` stays on one line
_HYPHENATED = re.compile(r"(?<=\])-(?=\w)")  # and so does `[poi]-Karte`
_CLOSED = re.compile(r"(?<=\])(?=[^\s\[(-])")  # and the end of a sentence after an icon
# A text does not end with an icon alone on its last line; a number before it comes along, and so does its word.
_LAST = re.compile(r" (?=(?:\d+\N{NO-BREAK SPACE})?\[\w+\][.:,;]?(?:\n|$))")
_JOINER, _GAPS = "\N{WORD JOINER}", (" ", "\N{LINE SEPARATOR}")
_TALLER = 3  # an icon is this much higher than the text it stands in
_TILE = 1  # and a die tile than its line
_UNDER, _UNDER_CAPSULE = 3, 5  # below tiles, which raises them from the middle of small letters to that of capitals


@attrs.frozen(kw_only=True)
class _Drawn:
    """How a document is drawn; `tile` is the side of its die tiles."""

    role: str
    ink: str
    ratio: float
    tile: int
    lead: str = ""  # another ink for the words before it

    @property
    def icon(self) -> int:
        """The side of its icons."""
        return round((tokens().type.scale[self.role].px + _TALLER) * look().text_scale)


# A text as it is read aloud: each icon gives way to words in the player's language.
Speak = Callable[[str], str]


def unstressed(story: str) -> str:
    """A story without the marks around what it *stresses*: they are for the eye."""
    return _STRESSED.sub(r"\1", story)


def rich_document(
    text: str,
    *,
    role: str = "body",
    color: str | QColor = "text",
    lead: str = "",
    width: float | None = None,
    ratio: float = 1.0,
    tile: int = 0,
    lead_color: str = "",
) -> QTextDocument:
    """A document of `text` with its icons in line; `lead` stands before it in a stronger weight, perhaps of another
    color.

    Where die tiles are what matters, `tile` says how large they are at 100 %.

    All who show the same words share it, because laying them out takes a while: it is drawn and never changed.
    """
    ink = color_of(color) if isinstance(color, str) else color
    lead_ink = color_of(lead_color).name() if lead_color else ""
    drawn = _Drawn(role=role, ink=ink.name(), ratio=ratio, tile=_side(role, tile), lead=lead_ink)
    return _laid_out(text, drawn, lead, width, look().text_scale, tile_dress())


@lru_cache(maxsize=512)
def _laid_out(
    text: str, drawn: _Drawn, lead: str, width: float | None, _scale: float, _dress: tuple[str, bool]
) -> QTextDocument:
    document = _written(text, drawn, lead, _most(text, drawn.tile, width))
    if width is not None:
        document.setTextWidth(width)
        if "[" in text:
            _keep_ends(document)
    return document


def _keep_ends(document: QTextDocument) -> None:
    """Qt may break a line after an icon whatever follows: what is joined to it then takes it along to its line."""
    while (place := _torn(document)) >= 0:
        cursor = QTextCursor(document)
        cursor.setPosition(place)
        cursor.insertText("\N{LINE SEPARATOR}")


def _torn(document: QTextDocument) -> int:
    """Where a line has to end for an icon and what is joined to it to stay together; -1 if they do."""
    document.size()  # lays it out
    block = document.begin()
    layout, text = block.layout(), block.text()
    for number in range(1, layout.lineCount()):
        before, start = layout.lineAt(number - 1).textStart(), layout.lineAt(number).textStart()
        if text[start : start + 1] == _JOINER:
            word = max(text.rfind(gap, before, start) for gap in _GAPS) + 1
            if word > before:
                return block.position() + word
    return -1


def _side(role: str, tile: int) -> int:
    """Of a die tile: as large as is wished, otherwise to go with its line."""
    return look().scaled(tile) if tile else look().line(role) + look().scaled(_TILE)


def widest_capsule(text: str, *, tile: int, role: str = "body") -> float:
    """What a line must offer for every capsule to be seen at its full size."""
    side = _side(role, tile)
    return max((capsule_of(signs, side).size.width() for signs in CAPSULE.findall(text)), default=0.0)


def _most(text: str, tile: int, width: float | None) -> int | None:
    """How wide capsules may be, if one of them has to do with less than it wants."""
    if width is None or OPEN not in text:
        return None
    wanted = (capsule_of(signs, tile).size.width() for signs in CAPSULE.findall(text))
    return int(width) if max(wanted, default=0.0) > width else None


def _written(text: str, drawn: _Drawn, lead: str, most: int | None) -> QTextDocument:
    document = QTextDocument()
    document.setUndoRedoEnabled(False)
    document.setDocumentMargin(0)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WordWrap)
    document.setDefaultTextOption(option)
    document.setDefaultFont(look().font(drawn.role))
    tall = False

    def shown(url: str, picture: QPixmap, size: QSize) -> str:
        document.addResource(QTextDocument.ResourceType.ImageResource, QUrl(url), picture)
        return f'<img src="{url}" width="{size.width()}" height="{size.height()}" style="vertical-align: middle"/>'

    def sign(mark: re.Match[str]) -> str:
        nonlocal tall
        if not is_sign(mark[1]):
            return mark[0]  # players may call themselves what they like, also [this]
        tile = tile_of(mark[1])
        side = drawn.icon if tile is None else drawn.tile
        if tile is None:
            picture = icon_pixmap(mark[1], side, QColor(drawn.ink), drawn.ratio)
        else:
            under = look().scaled(_UNDER)
            picture, tall = tile_pixmap(tile, side, drawn.ratio, under=under), True
            return shown(f"icon:{mark[1]}", picture, QSize(side, side + under))
        return shown(f"icon:{mark[1]}", picture, QSize(side, side))

    def capsule(found: re.Match[str]) -> str:
        nonlocal tall
        tall, signs = True, html.unescape(found[1])
        picture = capsule_pixmap(signs, drawn.tile, drawn.ratio, most, under=look().scaled(_UNDER_CAPSULE))
        wanted = picture.deviceIndependentSize()
        smaller = min(most / wanted.width(), 1.0) if most else 1.0
        return shown(capsule_name(signs, drawn.tile, most), picture, (wanted * smaller).toSize())

    joined = _COUNTED.sub("\N{NO-BREAK SPACE}", together(_FORM.sub("", text)))
    joined = _CLOSED.sub(_JOINER, _LAST.sub("\N{NO-BREAK SPACE}", joined))
    joined = _HYPHENATED.sub(f"{_JOINER}-{_JOINER}", joined)
    words = _MARK.sub(sign, CAPSULE.sub(capsule, html.escape(joined, quote=False))).replace("\n", "<br/>")
    if drawn.role == "story":
        words = _STRESSED.sub(r"<i>\1</i>", words)
    if lead:
        ink = f"; color: {drawn.lead}" if drawn.lead else ""
        words = f'<span style="font-weight: 600{ink}">{html.escape(lead, quote=False)}</span> {words}'
    document.setHtml(f'<span style="color: {drawn.ink}">{words}</span>')
    _fix_lines(document, drawn.role, tall=tall)
    return document


def rich_size(text: str, *, role: str = "body", lead: str = "", width: float | None = None, tile: int = 0) -> QSizeF:
    """The room such a document needs: as wide as its words, as high as its lines."""
    return QSizeF(*_room(text, role, lead, width, _side(role, tile), look().text_scale))


@lru_cache(maxsize=4096)
def _room(text: str, role: str, lead: str, width: float | None, tile: int, scale: float) -> tuple[float, float]:
    """Layouts ask for the same texts again and again, and laying out a document takes a while."""
    document = _measured(text, role, lead, tile, _most(text, tile, width), scale)
    document.setTextWidth(-1 if width is None else width)
    return document.idealWidth(), document.size().height()


@lru_cache(maxsize=512)
def _measured(text: str, role: str, lead: str, tile: int, most: int | None, _scale: float) -> QTextDocument:
    """A layout wants to know what the same words need at several widths."""
    return _written(text, _Drawn(role=role, ink=color_of("text").name(), ratio=1.0, tile=tile), lead, most)


def _fix_lines(document: QTextDocument, role: str, *, tall: bool) -> None:
    """Give every line the height of the type scale, so that an icon does not push lines apart; a tile may."""
    block = QTextBlockFormat()
    kind = QTextBlockFormat.LineHeightTypes.MinimumHeight if tall else QTextBlockFormat.LineHeightTypes.FixedHeight
    block.setLineHeight(look().line(role), kind.value)
    cursor = QTextCursor(document)
    cursor.select(QTextCursor.SelectionType.Document)
    cursor.mergeBlockFormat(block)
