"""What a screen reader would find in a window of this process, thing by thing."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtGui import QAccessible, QAccessibleInterface
from PySide6.QtWidgets import QWidget

Role, Words = QAccessible.Role, QAccessible.Text

# What can be acted on, and what is there to be read.
CONTROLS = {
    Role.Button, Role.CheckBox, Role.RadioButton, Role.ComboBox, Role.EditableText, Role.Slider, Role.ListItem,
    Role.Link, Role.SpinBox, Role.PageTab,
}  # fmt: skip
# Roles that say nothing.
EMPTY = {Role.NoRole, Role.Client, Role.Pane, Role.LayeredPane, Role.Border, Role.Whitespace}


def told_badly(window: QWidget) -> list[str]:
    """Everything that a listener could not make sense of; nothing if all is well."""
    return [
        f"{problem}: {' > '.join(way)}"
        for way, thing in _things(QAccessible.queryAccessibleInterface(window), ())
        if (problem := _problem(thing))
    ]


def _problem(thing: QAccessibleInterface) -> str:
    role, state, name = thing.role(), thing.state(), thing.text(Words.Name).strip()
    acts = role in CONTROLS or state.focusable
    if acts and not name:
        return f"a {role.name} without a name"
    if role in EMPTY and (acts or name) and not _scrolls(thing):
        return f"{name!r} without a role"
    if role in CONTROLS - {Role.Button} and not (state.focusable or state.disabled):
        return f"{name!r} cannot be reached"
    if "[" in name and "]" in name:
        return f"{name!r} says an icon by its file"
    return ""


def _scrolls(thing: QAccessibleInterface) -> bool:
    """A column that scrolls takes the keyboard to be scrolled, and is read by what it holds."""
    return any(
        thing.child(place).object() is not None and thing.child(place).object().inherits("QScrollBar")
        for place in range(thing.childCount())
    ) or (thing.object() is not None and thing.object().inherits("QAbstractScrollArea"))


def _things(
    thing: QAccessibleInterface | None, way: tuple[str, ...]
) -> Iterator[tuple[tuple[str, ...], QAccessibleInterface]]:
    if thing is None or not thing.isValid() or thing.state().invisible:
        return
    owner = thing.object()
    way = (*way, type(thing if owner is None else owner).__name__)
    yield way[-4:], thing
    for place in range(thing.childCount()):
        yield from _things(thing.child(place), way)
