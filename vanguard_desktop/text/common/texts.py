"""Texts for translators: what is said in a class is found under its name."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication


class Texts:
    """The name of a class is the context of its texts, so a class that has texts has no subclasses."""

    def tr(self, text: str, comment: str = "", n: int = -1) -> str:
        return QCoreApplication.translate(type(self).__name__, text, comment, n)
