"""A life beside the Window: face and name, who it was, in numbers and lines, and what the name brings."""

from __future__ import annotations

from PySide6.QtWidgets import QWidget

from vanguard_desktop.models.ship.after.window import LifeShown

from ...look.controls.lines import MIDDLE, TOP, column_in, row_in
from ...look.controls.panels import IconMark, Panel
from ...look.controls.text import RichText, Text
from ...look.paint.rich import Speak
from ...portraits.face_mark import FaceMark

_FACE = 84


class LifeCard(Panel):
    """Made anew for each life."""

    def __init__(self, life: LifeShown, speak: Speak, brings: str) -> None:
        super().__init__(ground="card", line=f"section_{life.section}", padding=16)
        head = QWidget()
        column_in(head, Text(life.name, role="heading"), Text(life.served, color="text_soft"), gap=2)
        row_in(self.body, (FaceMark(life.member, life.section, size=_FACE), MIDDLE), (head, 1), gap=14)
        self.body.addWidget(Text(life.story, role="story", italic=True))
        facts = row_in(self.body, gap=6)
        for number, words in life.facts:
            tile = Panel(ground="panel", padding=6)
            column_in(tile.body, (Text(number, role="heading"), MIDDLE), Text(words, color="text_soft"), gap=0)
            facts.addWidget(tile, 1)
        for icon, line in life.lines:
            row_in(self.body, (IconMark(icon, beside="body"), TOP), (Text(line), 1), gap=10)
        if life.brings:
            self.body.addWidget(Text(brings, role="panel_title"))
            gift = Panel(ground="accent_soft", line="accent", padding=10)
            column_in(gift.body, Text(life.place, role="body_strong"), RichText(speak, life.brings), gap=2)
            self.body.addWidget(gift)
