"""Cards looked at, explanations, short lists and chances open beside their thing, never over the question."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QEvent, QPoint, QRect, Qt
from PySide6.QtGui import QCursor, QEnterEvent
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.widgets.hands import Hands
from vanguard_desktop.rulesets.expedition.data.decisions import ChooseAction, GatherDice
from vanguard_desktop.widgets.codex.explanation_card import ExplanationCard
from vanguard_desktop.widgets.look.controls.asking import Asked, ask
from vanguard_desktop.widgets.look.controls.beside import column_place, seen_place
from vanguard_desktop.widgets.parts.cards.card_peek import CardPeek
from vanguard_desktop.widgets.parts.cards.mini_card import MiniCard
from vanguard_desktop.widgets.table.tray.short_list import ShortList

pytestmark = pytest.mark.qt_log_ignore("does not support raise")

WINDOWS = [
    ((1280, 720), 1.0, "de"),
    ((1280, 720), 1.5, "de"),
    ((1280, 720), 1.5, "it"),
    ((1920, 1080), 1.0, "en"),
    ((1920, 1080), 1.5, "it"),
    ((3840, 2160), 1.0, "en"),
]


def settle():
    for _ in range(4):
        QApplication.processEvents()


def events_lie_open(game):
    return isinstance(game.state.question, ChooseAction) and game.state.event_discards


def looked_at(card):
    """The pointer comes over the card."""
    middle = card.rect().center().toPointF()
    everywhere = card.mapToGlobal(middle)
    QApplication.sendEvent(card, QEnterEvent(middle, card.mapTo(card.window(), middle), everywhere))
    return CardPeek.of(card)


def nothing_is_hidden(table, opened, thing):
    assert table.rect().contains(opened), f"{opened} leaves the window"
    assert not opened.intersects(table.prompt.geometry()), f"{opened} lies over the question"
    assert not opened.intersects(thing), f"{opened} lies over {thing}"


@pytest.mark.parametrize(("size", "scale", "language"), WINDOWS)
def test_a_card_looked_at_stands_beside_its_column(lay_in_play, size, scale, language):
    table = lay_in_play(ChooseAction, size=size, scale=scale, language=language)
    for toggle, column in ((table.drawers.toggle_crew, table.crew), (table.drawers.toggle_situation, table.situation)):
        toggle()
        settle()
        looked = 0
        for member in table.crew.boards:
            table.crew.open_board(member)
            settle()
            for card in column.findChildren(MiniCard):
                if not card.isVisible():
                    continue
                column.ensureWidgetVisible(card)
                settle()
                peek = looked_at(card)
                assert peek.card == card.card
                nothing_is_hidden(table, peek.geometry(), seen_place(card))
                assert not peek.geometry().intersects(column_place(card))
                assert peek.height() >= peek.sizeHint().height(), "its words are cut"
                QApplication.sendEvent(card, QEvent(QEvent.Type.Leave))
                looked += 1
        assert looked or column is table.situation  # on which no card may lie yet
        toggle()
        settle()


@pytest.mark.parametrize(("size", "scale", "language"), WINDOWS)
def test_a_card_of_a_pile_stands_beside_the_pile_or_the_card(lay_in_play, size, scale, language):
    table = lay_in_play(events_lie_open, size=size, scale=scale, language=language)
    table.sheets.open_events()
    settle()
    for card in table.scrim.sheet.pile.cards.values():
        peek = looked_at(card)
        assert peek.card is not None or card.width() > table.width() / 2
        if peek.card is not None:
            nothing_is_hidden(table, peek.geometry(), seen_place(card))
        QApplication.sendEvent(card, QEvent(QEvent.Type.Leave))


@pytest.mark.parametrize(("size", "scale", "language"), WINDOWS)
def test_an_explanation_stands_beside_what_is_asked_about(lay_in_play, size, scale, language):
    table = lay_in_play(GatherDice, size=size, scale=scale, language=language)
    told = 0
    for widget in table.findChildren(object):
        if not hasattr(widget, "visibleRegion") or not widget.isVisible() or widget.visibleRegion().isEmpty():
            continue
        if not ask(Asked(widget=widget, at=widget.rect().center())):
            continue
        card = table.findChild(ExplanationCard, "explanation_card")
        at = widget.mapTo(table, widget.rect().center())
        nothing_is_hidden(table, card.geometry(), QRect(at, at))
        table.explainer.put_away()
        told += 1
    assert told > 20


def test_the_pointer_gets_from_a_button_of_the_bar_to_what_explains_it(lay_in_play):
    table = lay_in_play(GatherDice, scale=1.5, language="de")
    table.activateWindow()
    QTest.qWaitForWindowActive(table)
    button = table.prompt.buttons[-1]
    QCursor.setPos(button.mapToGlobal(button.rect().center()))
    assert ask(Asked(widget=button, at=button.rect().center()))
    card = table.findChild(ExplanationCard, "explanation_card")
    start, goal = seen_place(button).center(), QPoint(seen_place(button).center().x(), card.geometry().bottom() - 9)
    assert card.geometry().contains(goal)
    for share in (0.3, 0.6, 1.0):
        QCursor.setPos(table.mapToGlobal(start + (goal - start) * share))
        QTest.qWait(300)
        assert table.explainer.told is not None


@pytest.mark.parametrize(("size", "scale", "language"), WINDOWS)
def test_what_the_chances_reckon_with_opens_beside_its_caption(lay_in_play, size, scale, language):
    table = lay_in_play(GatherDice, size=size, scale=scale, language=language)
    opener = table.tray.outcomes.head.opener
    assert opener.isVisible(), "nothing could help"
    Hands(table).click(opener)
    opened = table.findChild(ShortList)
    nothing_is_hidden(table, opened.geometry(), seen_place(opener))
    first = opened.rows[0]
    assert first.visibleRegion().boundingRect() == first.rect()
    QTest.keyClick(first, Qt.Key.Key_Escape)
    assert QApplication.focusWidget() is table.map, (
        "the keyboard is where it was: Enter does what the bright button says"
    )
    table.tray.outcomes.open_table()
    settle()
    if table.tray.outcomes.table.isVisible():
        nothing_is_hidden(table, table.tray.outcomes.table.geometry(), seen_place(opener))
