"""Dresses the whole program in the look the players chose, at the start and whenever they change it."""

from __future__ import annotations

import os

from PySide6.QtWidgets import QApplication

from vanguard_desktop.resources import resource_path

from . import spoken
from .fonts import load_fonts
from .stylesheet import style_sheet
from .theme import DEFAULT_THEME, look

_LOADED = "fontsLoaded"  # dynamic property of the application


def apply(
    app: QApplication,
    theme: str = DEFAULT_THEME,
    text_scale: float = 1.0,
    *,
    reduced_motion: bool = False,
    pace: float = 1.0,
    patterns: bool = False,
    ring: bool = True,
) -> tuple[str, ...]:
    """Show the program in `theme` at `text_scale`; return font files that are missing.

    `pace` shortens every motion that is not reduced to none. Without `ring` the first frame comes sooner; `add_ring`
    follows as soon as it is painted.
    """
    missing: tuple[str, ...] = ()
    worn = look().pictured if app.property(_LOADED) else None
    if not app.property(_LOADED):
        app.setProperty(_LOADED, True)
        # Whatever has many lines Qt shares out among threads, and to wait for them takes longer than to paint it.
        os.environ.setdefault("QT_NO_GUI_THREADPOOL", "1")
        missing = load_fonts(resource_path("fonts"))
        app.setStyle("Fusion")
        spoken.install()
    if ring:
        add_ring(app)
    look().set(theme, text_scale, reduced_motion, pace, patterns)
    if look().pictured == worn:
        return missing  # Qt would dress every widget anew, though nobody sees how things move while they lie still
    app.setPalette(look().palette())
    app.setFont(look().font("body"))
    app.setStyleSheet(style_sheet(look().theme, look().text_scale))
    return missing


def add_ring(app: QApplication) -> None:
    """Show where the keyboard is, once for a program; calling it again changes nothing."""
    from .controls.focus_ring import FocusRing

    if app.findChild(FocusRing) is None:
        FocusRing(app)
