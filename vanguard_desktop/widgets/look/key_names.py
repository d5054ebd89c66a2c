"""What stands on a key of the player's keyboard: Ctrl is Strg on a German one."""

from __future__ import annotations

from PySide6.QtCore import QT_TRANSLATE_NOOP, QCoreApplication

_NAMED = (
    #: Name of a key as printed on keyboards of the language.
    QT_TRANSLATE_NOOP("Key", "Ctrl"),
    #: Name of a key as printed on keyboards of the language.
    QT_TRANSLATE_NOOP("Key", "Shift"),
    #: Name of the longest key as printed on keyboards or called in the language.
    QT_TRANSLATE_NOOP("Key", "Space"),
    #: Name of a key as printed on keyboards of the language: a page down.
    QT_TRANSLATE_NOOP("Key", "PgDn"),
)


def key_name(key: str) -> str:
    """The name of a key, or of several that are pressed together: `Ctrl+Shift+Z`."""
    return "+".join(QCoreApplication.translate("Key", part) if part in _NAMED else part for part in key.split("+"))
