"""A panel with its title line, as in the settings and in the situation column."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from .look.controls.panels import Panel, PanelTitle


class TitledPanel(Panel):
    """Put what it holds into `body`; words go to `title` when the language is known."""

    def __init__(self, icon: str, *parts: QWidget, padding: int = 12) -> None:
        super().__init__(padding=padding)
        self.title = PanelTitle(icon=icon)
        self.body.addWidget(self.title)
        for part in parts:
            self.body.addWidget(part)
