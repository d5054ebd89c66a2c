"""Colors for what is drawn on the land itself: the land is dark in every theme, so its inks are those of the night."""

from __future__ import annotations

from PySide6.QtGui import QColor

from vanguard_desktop.widgets.look.paint.painted import faded
from vanguard_desktop.widgets.look.tokens import tokens


def on_land(name: str, alpha: float = 1.0) -> QColor:
    """A color of the tokens by name, for lines on bare land."""
    return faded(QColor(tokens().themes["night"].named(name)), alpha)
