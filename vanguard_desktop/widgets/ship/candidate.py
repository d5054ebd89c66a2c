"""Somebody who may be chosen: the card of the person, and below it what the skill does."""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QSize
from PySide6.QtWidgets import QLayout, QWidget

from vanguard_desktop.models.ship.cards import card_shown
from vanguard_desktop.models.ship.people import PersonRow
from vanguard_desktop.rulesets.ship.pieces import crew
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.text.common.wording import Wording

from ..look import scaled
from ..look.controls.flow import FlowLayout
from ..look.controls.lines import column_in
from ..look.controls.text import RichText
from .person_card import PersonCard

CANDIDATE = QSize(208, 104)


def with_skill(card: PersonCard, state: ShipState, wording: Wording, *told: str) -> QWidget:
    """A person is chosen for what they can do, so that it is read before; what else is `told` stands above it."""
    person: PersonRow = card.row
    lines = card_shown(state, wording, crew(person.id)).lines[len(person.converts) :]
    whole = QWidget()
    words = [RichText(wording.names.spoken, line, color="text_soft") for line in (*filter(None, told), *lines)]
    column_in(whole, card, *words, 1, gap=6)
    whole.setFixedWidth(scaled(CANDIDATE.width()))
    return whole


def lay_side_by_side(flow: FlowLayout, candidates: Sequence[QWidget]) -> None:
    """All as high as the highest, so that faces stand in lines."""
    tallest = max((_height(layout) for each in candidates if (layout := each.layout()) is not None), default=0)
    for each in candidates:
        each.setFixedHeight(tallest)
        flow.addWidget(each)
        each.show()


def _height(layout: QLayout) -> int:
    """Somebody without a skill has no words that could be broken into lines."""
    broken = layout.hasHeightForWidth()
    return layout.heightForWidth(scaled(CANDIDATE.width())) if broken else layout.sizeHint().height()
