"""Names as a stranger might choose them, and what Qt would make of them."""

from __future__ import annotations

import functools
import itertools
from contextlib import contextmanager
from functools import cache

from PySide6.QtGui import Qt, QTextDocument, QTextTable
from PySide6.QtWidgets import QGraphicsView, QLabel, QWidget

from vanguard_desktop.content import converter, load

NAMES = (
    '<img src="/proc/self/mem">',
    '<a href="file:///etc/passwd">here</a>',
    "<b>{0}{member}{x.__class__}</b>",
    '<style>@import url("//elsewhere/x")</style>%n %1 %s',
    "<table><tr><td>&amp;[energy]*x*</td></tr></table>",
)


@contextmanager
def hostile_pack():
    """All that is read is a stranger's: each text has markup of some kind in front of it."""
    names, honest = itertools.cycle(NAMES), converter._prose

    def hostile(value, kind, limits):
        return f"{next(names)}{honest(value, kind, limits)}" if value else value

    converter._prose = hostile
    usual, load._readers = load._readers, cache(load._readers.__wrapped__)
    try:
        yield
    finally:
        converter._prose, load._readers = honest, usual


@functools.cache
def hostile_box():
    """All that is shipped, as a stranger would have written it."""
    with hostile_pack():
        return load.load_box()


def more_than_words(document):
    """Whether Qt would lay out links, tables, or pictures that are no icons of ours."""
    block = document.begin()
    while block.isValid():
        fragments = block.begin()
        while not fragments.atEnd():
            form = fragments.fragment().charFormat()
            if form.isAnchor() or (form.isImageFormat() and not form.toImageFormat().name().startswith("icon:")):
                return True
            fragments += 1
        block = block.next()
    return any(isinstance(frame, QTextTable) for frame in document.rootFrame().childFrames())


def opens_something(tip):
    document = QTextDocument()
    if Qt.mightBeRichText(tip):
        document.setHtml(tip)
    return more_than_words(document)


def look_over(window):
    """Every tip and label of a window, and all that is painted; how many tips hold such a name."""
    tips = 0
    for part in (window, *window.findChildren(QWidget)):
        tips += "&lt;" in part.toolTip()
        assert not opens_something(part.toolTip()), f"{part}: {part.toolTip()}"
        if isinstance(part, QLabel):
            assert part.textFormat() == Qt.TextFormat.PlainText, f"{part}: {part.text()}"
        scene = getattr(part, "scene", None)
        for item in scene().items() if isinstance(part, QGraphicsView) and scene() is not None else ():
            tips += "&lt;" in item.toolTip()
            assert not opens_something(item.toolTip()), f"{item}: {item.toolTip()}"
    window.grab()
    return tips
