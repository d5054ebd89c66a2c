"""Finds words that a player could not read because their place is too small."""

from __future__ import annotations

import sys
from itertools import combinations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractScrollArea, QLabel, QLayout, QScrollArea, QStackedLayout, QWidget

from vanguard_desktop.widgets.look.controls.text import RichText
from vanguard_desktop.widgets.look.paint import text_paint
from vanguard_desktop.widgets.look.theme import look
from vanguard_desktop.widgets.table.tray.felt import Felt

_SPARE = 1.0  # measures are rounded


def clipped_texts(monkeypatch, widget: QWidget) -> list[str]:
    """Show the widget, and list every text on it that is cut, with the room it needs and the room it has."""
    found: list[str] = []
    draw = text_paint.draw_text

    def watch(painter, rect, text, role, color, align=text_paint.LEFT):
        needed = look().metrics(role).boundingRect(rect, int(align) | int(Qt.TextFlag.TextWordWrap), text)
        if "[" in text:  # it may have icons
            needed = text_paint.text_size(text, role, rect.width())
        if needed.width() > rect.width() + _SPARE or needed.height() > rect.height() + _SPARE:
            found.append(f"{text!r} needs {needed.width(), needed.height()}, has {rect.size().toTuple()}")
        draw(painter, rect, text, role, color, align)

    with monkeypatch.context() as patch:
        for name, module in list(sys.modules.items()):
            if name.startswith("vanguard_desktop") and vars(module).get("draw_text") is draw:
                patch.setattr(module, "draw_text", watch)
        widget.grab()
    return found + [line for child in (widget, *widget.findChildren(QWidget)) for line in _cut(child, widget)]


def _cut(child: QWidget, top: QWidget) -> list[str]:
    if not child.isVisibleTo(top):
        return []
    lines = []
    if isinstance(child, QLabel) and child.text():
        hint = child.sizeHint()
        high = child.heightForWidth(child.width()) if child.wordWrap() else hint.height()
        if high > child.height() or (not child.wordWrap() and hint.width() > child.width()):
            lines.append(f"{child.text()!r} needs {hint.width()} x {high}, has {child.size().toTuple()}")
    if isinstance(child, RichText) and child.heightForWidth(child.width()) > child.height():
        lines.append(f"{child.text!r} needs a height of {child.heightForWidth(child.width())}, has {child.height()}")
    parent = child.parentWidget()
    scrolls = isinstance(parent, QAbstractScrollArea) or (
        parent is not None and isinstance(parent.parentWidget(), QAbstractScrollArea)
    )
    if child is not top and parent is not None and not scrolls and not parent.rect().contains(child.geometry()):
        lines.append(f"{type(child).__name__} {child.geometry().getRect()} leaves {parent.rect().getRect()}")
    return lines


def overlapping(top: QWidget) -> list[str]:
    """What was laid out side by side and yet covers each other."""
    found = []
    for parent in (top, *top.findChildren(QWidget)):
        layout = parent.layout()
        if layout is None or isinstance(layout, QStackedLayout) or not parent.isVisibleTo(top):
            continue
        if isinstance(parent, Felt):
            continue  # dice have room for their rings around them, and share it
        for one, other in combinations(_laid_out(layout, top), 2):
            if one.geometry().intersects(other.geometry()):
                found.append(
                    f"{type(one).__name__} {one.geometry().getRect()} and {type(other).__name__} "
                    f"{other.geometry().getRect()} in {type(parent).__name__}"
                )
    return found


def _laid_out(layout: QLayout, top: QWidget) -> list[QWidget]:
    """What the layout and those inside it place, without asking for their items: Qt frees these without a word."""
    layouts = (layout, *layout.findChildren(QLayout))
    children = layout.parentWidget().findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
    return [each for each in children if each.isVisibleTo(top) and any(one.indexOf(each) >= 0 for one in layouts)]


def wider_than_seen(top: QWidget) -> list[str]:
    """Columns scroll up and down only, so what is wider than its column is cut; a strip scrolls to the side."""
    return [
        f"{column.widget().width()} in {column.viewport().width()}: {type(column.parentWidget()).__name__}"
        for column in top.findChildren(QScrollArea)
        if column.isVisibleTo(top)
        and column.widget()
        and column.widget().width() > column.viewport().width()
        and column.verticalScrollBarPolicy() is not Qt.ScrollBarPolicy.ScrollBarAlwaysOff
    ]
