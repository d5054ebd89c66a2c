"""Whatever lies under the pointer tells itself in one box, beside what it is about."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QPointF
from PySide6.QtGui import QEnterEvent, QHelpEvent
from PySide6.QtWidgets import QApplication, QWidget

from tests.support.expeditions import landing_on
from vanguard_desktop.bots.seats import make_bot
from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.play.game import Habits
from vanguard_desktop.rulesets.expedition.data import decisions as ask
from vanguard_desktop.rulesets.expedition.rules import EXPEDITION
from vanguard_desktop.widgets.codex.explanation_card import ExplanationCard
from vanguard_desktop.widgets.parts.cards.card_peek import CardPeek
from vanguard_desktop.widgets.parts.prompt.foretold import Foretold

BOXES = (CardPeek, ExplanationCard, Foretold)
# Some of its edge is as near as that to what it tells of.
NEAR = 60


def rest_on(widget: QWidget) -> None:
    """The pointer comes and stays."""
    at = widget.rect().center()
    far = widget.mapToGlobal(at)
    QApplication.sendEvent(widget, QEnterEvent(QPointF(at), QPointF(at), QPointF(far)))
    QApplication.sendEvent(widget, QHelpEvent(QEvent.Type.ToolTip, at, far))
    QApplication.processEvents()


def leave(table, widget: QWidget) -> None:
    QApplication.sendEvent(widget, QEvent(QEvent.Type.Leave))
    table.explainer.put_away()


def boxes(table) -> list[QWidget]:
    return [box for kind in BOXES for box in table.window().findChildren(kind) if box.isVisible()]


def seen_of(table) -> list[QWidget]:
    """The parts that are seen and stand in nothing that is told itself."""
    found = []
    for widget in table.findChildren(QWidget):
        inside = widget.isVisible() and not widget.visibleRegion().isEmpty() and not isinstance(widget, BOXES)
        if inside and not any(isinstance(above, BOXES) for above in above_of(widget)):
            found.append(widget)
    return found


def above_of(widget: QWidget):
    while (widget := widget.parentWidget()) is not None:
        yield widget


def distance(table, box: QWidget, widget: QWidget) -> int:
    """Between the box and what it tells of, along the longer way."""
    one = box.rect().translated(box.mapTo(table.window(), QPoint(0, 0)))
    other = widget.rect().translated(widget.mapTo(table.window(), QPoint(0, 0)))
    across = max(one.left() - other.right(), other.left() - one.right(), 0)
    down = max(one.top() - other.bottom(), other.top() - one.bottom(), 0)
    return max(across, down)


@pytest.mark.parametrize("kind", [ask.ChooseAction, ask.GatherDice, ask.Modify])
def test_a_hover_shows_one_box_near_what_it_tells(lay_table, kind):
    game, bot = landing_on("W01", players=2, seed=5), make_bot(EXPEDITION.book, "sensible", 5)
    game.habits = Habits(flowing=True)
    while not isinstance(game.state.question, kind):
        game.submit(bot.choose(game.rules, game.state, game.legal_commands()))
    table = lay_table(Bridge(game), (1920, 1080))
    while table.reading.sheet is not None:
        table.reading.read_on()
    told = 0
    for widget in seen_of(table):
        rest_on(widget)
        shown = boxes(table)
        assert len(shown) <= 1, (type(widget).__name__, shown)
        told += len(shown)
        for box in shown:
            # The boards are not covered while one looks at a card of a hand: it is told beside them.
            thing = table.crew if table.crew.isAncestorOf(widget) else widget
            assert distance(table, box, thing) <= NEAR, (type(widget).__name__, box)
        leave(table, widget)
    assert told > 10
