"""What comes after a result: its pages as a chain, the first of them lit."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtWidgets import QWidget

from vanguard_desktop.models.common.result import NextPage

from ..look.controls.flow import FlowLayout
from ..look.controls.lines import MIDDLE, TOP, column_in, empty, row_in
from ..look.controls.panels import IconMark, Panel
from ..look.controls.text import Text


class NextChain(QWidget):
    """Nothing is pressed here; the button at the end of the sheet goes on."""

    def __init__(self) -> None:
        super().__init__()
        self._flow = FlowLayout(self, gap=8)

    def show_pages(self, pages: Sequence[NextPage]) -> None:
        empty(self._flow)
        for place, page in enumerate(pages):
            if place:
                self._flow.addWidget(IconMark("chevron_right", size=16, color="text_mute"))
            self._flow.addWidget(_page(page))
        self.setVisible(bool(pages))


def _page(page: NextPage) -> Panel:
    panel = Panel(ground="accent_soft" if page.now else "sheet_row", line="accent" if page.now else "line", padding=10)
    words = QWidget()
    inside = column_in(words, gap=0)
    inside.addWidget(Text(page.title, role="panel_title", wrap=False))
    inside.addWidget(Text(page.detail, color="warn" if page.now else "text_soft", wrap=False))
    mark = IconMark(page.icon, color="accent_text" if page.now else "text_soft")
    row_in(panel.body, (mark, MIDDLE), (words, TOP), gap=10)
    return panel
