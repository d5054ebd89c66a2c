"""Cards in hand say what they do where all open boards have the room, and are small before anything has to scroll."""

from __future__ import annotations

from PySide6.QtGui import QImage
from PySide6.QtWidgets import QApplication

from tests.widgets.hands import Hands
from vanguard_desktop.rulesets.expedition.data.decisions import ChooseAction


def settle():
    for _ in range(8):
        QApplication.processEvents()


def hands_of(table):
    return [board.hand for board in table.crew.boards.values() if board.isVisible() and board.hand.isVisible()]


def lines_of_ink(card):
    """In how many rows of pixels below its land something is drawn."""
    image = card.grab().toImage().convertToFormat(QImage.Format.Format_RGB32)
    middle = range(10, image.width() - 30)
    return sum(len({image.pixel(x, y) for x in middle}) > 2 for y in range(45, image.height() - 30))


def test_cards_say_what_they_do_until_the_column_is_full(lay_in_play):
    table = lay_in_play(ChooseAction, size=(1920, 1080))
    (hand,) = hands_of(table)
    told = list(hand.cards.values())
    assert len(told) > 1
    assert all(card.tells for card in told)
    assert len({card.height() for card in told}) == 1, "the cards of one row are as high as each other"
    assert not table.crew.verticalScrollBar().isVisible()
    large = [lines_of_ink(card) for card in told]
    table.resize(1920, 800)
    settle()
    assert not any(card.tells for card in told), "small before anything has to scroll"
    assert [lines_of_ink(card) < much for card, much in zip(told, large, strict=True)] == [True] * len(told)
    table.resize(1920, 1080)
    settle()
    assert all(card.tells for card in told)
    assert not table.crew.verticalScrollBar().isVisible()


def test_a_card_that_says_what_it_does_is_played_by_a_press_on_its_words(lay_in_play):
    table = lay_in_play(lambda game: any(_playable(game)), size=(1920, 1080))
    card = next(card for hand in hands_of(table) for card in hand.cards.values() if card.card.command is not None)
    assert card.tells
    before = table.bridge.game.cursor.step
    Hands(table).click(card)
    assert table.bridge.game.cursor.step > before


def _playable(game):
    turn = game.state.turn
    for command in game.legal_commands() if isinstance(game.state.question, ChooseAction) else ():
        if type(command).__name__ == "PlayCard" and command.member == turn:
            yield command
