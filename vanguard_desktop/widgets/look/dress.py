"""Dresses the whole program in the look the players chose, at the start and whenever they change it."""

from __future__ import annotations

from PySide6.QtWidgets import QApplication

from vanguard_desktop.resources import resource_path
from vanguard_desktop.widgets.look.fonts import load_fonts
from vanguard_desktop.widgets.look.style import FocusRing, LampStyle
from vanguard_desktop.widgets.look.stylesheet import style_sheet
from vanguard_desktop.widgets.look.theme import DEFAULT_THEME, look


def prepare(app: QApplication) -> tuple[str, ...]:
    """Load the fonts, set the style and the focus ring, once for a program; return font files that are missing.

    Calling it again for the same application changes nothing.
    """
    if app.findChild(FocusRing) is not None:
        return ()
    missing = load_fonts(resource_path("fonts"))
    app.setStyle(LampStyle())
    FocusRing(app)
    return missing


def apply(
    app: QApplication, theme: str = DEFAULT_THEME, text_scale: float = 1.0, *, reduced_motion: bool = False
) -> tuple[str, ...]:
    """Show the program in `theme` at `text_scale`; return font files that are missing."""
    missing = prepare(app)
    look().set(theme, text_scale, reduced_motion)
    app.setPalette(look().palette())
    app.setFont(look().font("body"))
    app.setStyleSheet(style_sheet(look().theme, look().text_scale))
    return missing
