"""Texts with signs in them: `Gain 2 [energy].` becomes words and an icon, and for a screen reader words only."""

from __future__ import annotations

import html
import re
from collections.abc import Callable
from functools import lru_cache

from PySide6.QtCore import QSizeF, QUrl
from PySide6.QtGui import QColor, QTextBlockFormat, QTextCursor, QTextDocument, QTextOption

from vanguard_desktop.widgets.look.icons import icon_names, icon_pixmap
from vanguard_desktop.widgets.look.theme import look
from vanguard_desktop.widgets.look.tokens import tokens

_MARK = re.compile(r"\[([a-z0-9_]+)\]")
_STRESSED = re.compile(r"\*([^*]+)\*")
_COUNTED = re.compile(r"(?<=\d) (?=\[)")  # `2 [energy]` stays on one line
_HYPHENATED = re.compile(r"(?<=\])-(?=\w)")  # and so does `[poi]-Karte`
_TALLER = 3  # an icon is this much higher than the text it stands in

IconNames = Callable[[str], str]


def plain_text(text: str, icon_name: IconNames) -> str:
    """The text as it is read aloud: each mark gives way to the icon's name in the player's language."""
    return _MARK.sub(lambda mark: icon_name(mark[1]) if mark[1] in icon_names() else mark[0], text)


def unstressed(story: str) -> str:
    """A story without the marks around what it *stresses*: they are for the eye."""
    return _STRESSED.sub(r"\1", story)


def rich_document(
    text: str,
    *,
    role: str = "body",
    color: str | QColor = "text",
    icon_color: str = "",
    lead: str = "",
    width: float | None = None,
    ratio: float = 1.0,
) -> QTextDocument:
    """A document of `text` with its icons in line; `lead` stands before it in a stronger weight."""
    written = look().color(color) if isinstance(color, str) else color
    document = QTextDocument()
    document.setDocumentMargin(0)
    option = QTextOption()
    option.setWrapMode(QTextOption.WrapMode.WordWrap)
    document.setDefaultTextOption(option)
    document.setDefaultFont(look().font(role))
    ink = look().color(icon_color) if icon_color else written
    side = round((tokens().type.scale[role].px + _TALLER) * look().text_scale)

    def image(mark: re.Match[str]) -> str:
        if mark[1] not in icon_names():
            return mark[0]  # players may call themselves what they like, also [this]
        url = f"icon:{mark[1]}"
        picture = icon_pixmap(mark[1], side, ink, ratio).toImage()
        document.addResource(QTextDocument.ResourceType.ImageResource, QUrl(url), picture)
        return f'<img src="{url}" width="{side}" height="{side}" style="vertical-align: middle"/>'

    joined = _HYPHENATED.sub("\N{WORD JOINER}-\N{WORD JOINER}", _COUNTED.sub("\N{NO-BREAK SPACE}", text))
    words = _MARK.sub(image, html.escape(joined, quote=False)).replace("\n", "<br/>")
    if role == "story":
        words = _STRESSED.sub(r"<i>\1</i>", words)
    if lead:
        words = f'<span style="font-weight: 600">{html.escape(lead, quote=False)}</span> {words}'
    document.setHtml(f'<span style="color: {written.name()}">{words}</span>')
    _fix_lines(document, role)
    if width is not None:
        document.setTextWidth(width)
    return document


def rich_size(text: str, *, role: str = "body", lead: str = "", width: float | None = None) -> QSizeF:
    """The room such a document needs: as wide as its words, as high as its lines."""
    return QSizeF(*_room(text, role, lead, width, look().text_scale))


@lru_cache(maxsize=4096)
def _room(text: str, role: str, lead: str, width: float | None, _scale: float) -> tuple[float, float]:
    """Layouts ask for the same texts again and again, and laying out a document takes a while."""
    document = rich_document(text, role=role, lead=lead, width=width)
    return document.idealWidth(), document.size().height()


def _fix_lines(document: QTextDocument, role: str) -> None:
    """Give every line the height of the type scale, so that an icon does not push lines apart."""
    block = QTextBlockFormat()
    block.setLineHeight(look().line(role), QTextBlockFormat.LineHeightTypes.FixedHeight.value)
    cursor = QTextCursor(document)
    cursor.select(QTextCursor.SelectionType.Document)
    cursor.mergeBlockFormat(block)
