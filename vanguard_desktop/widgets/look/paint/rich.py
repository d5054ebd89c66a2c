"""Texts with signs in them: `Gain 2 [energy].` becomes words and an icon, and for a screen reader words only."""

from __future__ import annotations

import html
import re
from collections.abc import Callable
from functools import lru_cache

from PySide6.QtCore import QSizeF, QUrl
from PySide6.QtGui import QColor, QTextBlockFormat, QTextCursor, QTextDocument, QTextOption

from ..icons import icon_names, icon_pixmap
from ..theme import color_of, look
from ..tokens import tokens

_MARK = re.compile(r"\[([a-z0-9_]+)\]")
_FORM = re.compile(r"(?<=\])\([a-z.]+\)")  # how the icon is said, which is for the ear: `[supplies](acc)`
_STRESSED = re.compile(r"\*([^*]+)\*")
_COUNTED = re.compile(r"(?<=\d) (?=\[)")  # `2 [energy]` stays on one line
_HYPHENATED = re.compile(r"(?<=\])-(?=\w)")  # and so does `[poi]-Karte`
_CLOSED = re.compile(r"(?<=\])(?=[^\s\[-])")  # and the end of a sentence after an icon
_JOINER, _GAPS = "\N{WORD JOINER}", (" ", "\N{LINE SEPARATOR}")
_TALLER = 3  # an icon is this much higher than the text it stands in

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
) -> QTextDocument:
    """A document of `text` with its icons in line; `lead` stands before it in a stronger weight.

    All who show the same words share it, because laying them out takes a while: it is drawn and never changed.
    """
    ink = color_of(color) if isinstance(color, str) else color
    return _laid_out(text, role, ink.name(), lead, width, ratio, look().text_scale)


@lru_cache(maxsize=512)
def _laid_out(
    text: str, role: str, ink: str, lead: str, width: float | None, ratio: float, _scale: float
) -> QTextDocument:
    document = _written(text, role, ink, lead, ratio)
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


def _written(text: str, role: str, ink: str, lead: str, ratio: float) -> QTextDocument:
    document = QTextDocument()
    document.setUndoRedoEnabled(False)
    document.setDocumentMargin(0)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WordWrap)
    document.setDefaultTextOption(option)
    document.setDefaultFont(look().font(role))
    side = round((tokens().type.scale[role].px + _TALLER) * look().text_scale)

    def image(mark: re.Match[str]) -> str:
        if mark[1] not in icon_names():
            return mark[0]  # players may call themselves what they like, also [this]
        url = f"icon:{mark[1]}"
        picture = icon_pixmap(mark[1], side, QColor(ink), ratio)
        document.addResource(QTextDocument.ResourceType.ImageResource, QUrl(url), picture)
        return f'<img src="{url}" width="{side}" height="{side}" style="vertical-align: middle"/>'

    joined = _CLOSED.sub(_JOINER, _COUNTED.sub("\N{NO-BREAK SPACE}", _FORM.sub("", text)))
    joined = _HYPHENATED.sub(f"{_JOINER}-{_JOINER}", joined)
    words = _MARK.sub(image, html.escape(joined, quote=False)).replace("\n", "<br/>")
    if role == "story":
        words = _STRESSED.sub(r"<i>\1</i>", words)
    if lead:
        words = f'<span style="font-weight: 600">{html.escape(lead, quote=False)}</span> {words}'
    document.setHtml(f'<span style="color: {ink}">{words}</span>')
    _fix_lines(document, role)
    return document


def rich_size(text: str, *, role: str = "body", lead: str = "", width: float | None = None) -> QSizeF:
    """The room such a document needs: as wide as its words, as high as its lines."""
    return QSizeF(*_room(text, role, lead, width, look().text_scale))


@lru_cache(maxsize=4096)
def _room(text: str, role: str, lead: str, width: float | None, _scale: float) -> tuple[float, float]:
    """Layouts ask for the same texts again and again, and laying out a document takes a while."""
    document = _measured(text, role, lead, _scale)
    document.setTextWidth(-1 if width is None else width)
    return document.idealWidth(), document.size().height()


@lru_cache(maxsize=512)
def _measured(text: str, role: str, lead: str, _scale: float) -> QTextDocument:
    """A layout wants to know what the same words need at several widths."""
    return _written(text, role, color_of("text").name(), lead, 1.0)


def _fix_lines(document: QTextDocument, role: str) -> None:
    """Give every line the height of the type scale, so that an icon does not push lines apart."""
    block = QTextBlockFormat()
    block.setLineHeight(look().line(role), QTextBlockFormat.LineHeightTypes.FixedHeight.value)
    cursor = QTextCursor(document)
    cursor.select(QTextCursor.SelectionType.Document)
    cursor.mergeBlockFormat(block)
