"""Cards on the boards and sheets to read, used with mouse and keys."""

from __future__ import annotations

import random

import attrs
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.support.boxes import shipped
from tests.support.expeditions import played_until
from tests.widgets.hands import Hands
from vanguard_desktop.core.ids import CardId, LogId, WorldId
from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.models.expedition.situation import Situation
from vanguard_desktop.play.game import Game
from vanguard_desktop.play.openings import stand_alone_opening
from vanguard_desktop.rulesets.expedition.data.commands import GiveEquipment, LiftOff, PlayCard, PutLead
from vanguard_desktop.rulesets.expedition.data.decisions import ChooseAction, ChooseColumn, DiscardToLimit
from vanguard_desktop.rulesets.expedition.data.events import CardPlayed, LeadPlaced, LogRead
from vanguard_desktop.store.memory_log import MemoryLog
from vanguard_desktop.text.common.wording import Wording
from vanguard_desktop.widgets.look import dress
from vanguard_desktop.widgets.parts.cards.card_peek import CardPeek
from vanguard_desktop.widgets.table.boards.convert_mark import ConvertMark
from vanguard_desktop.widgets.table.table_screen import TableScreen

BOX = shipped()


@pytest.fixture
def lay(qtbot, qapp):
    dress.apply(qapp, "night", 1.0, reduced_motion=True)

    def laid(world, seed, equipment=(), *, asks=None, chance=1):
        """Where a question of the kind `asks` is open for the first time, if one is named."""
        opening = stand_alone_opening(BOX, WorldId(world), players=2, names=("Anna", "Ben"))
        opening = attrs.evolve(opening, equipment=equipment)
        game = Game.start(BOX, MemoryLog(), opening, lambda: seed)
        if asks is not None:
            played_until(game, lambda game: isinstance(game.state.question, asks), chance)
        table = TableScreen(Bridge(game), Wording.of(BOX))
        qtbot.addWidget(table)
        table.resize(1920, 1080)
        table.show()
        QTest.qWaitForWindowExposed(table)
        if asks is not None:
            read_on(table)
        return table

    yield laid
    dress.apply(qapp)


def read_on(table):
    while table.reading.sheet is not None and not table.reading.sheet.rows:
        table.reading.read_on()


def play_until(table, wanted, seed=1):
    """Answer by chance, never leaving, until `wanted` is so."""
    chance = random.Random(seed)
    for _ in range(300):
        if wanted():
            return
        read_on(table)
        ways = [row.command for row in table.options.rows if not isinstance(row.command, LiftOff)]
        table.bridge.submit(chance.choice(ways or [row.command for row in table.any_time.rows]))
    pytest.fail("it did not come up")


def own_card(table, usable):
    """A card in hand of whoever is asked that can, or cannot, be played now."""
    question = table.bridge.state.question
    if not isinstance(question, ChooseAction):
        return None
    cards = table.crew.boards[question.member].hand.cards.values()
    return next((card for card in cards if (card.card.command is not None) is usable and card.isVisible()), None)


def test_a_card_in_hand_is_played_by_a_press(lay):
    table = lay("W01", 3)
    play_until(table, lambda: own_card(table, usable=True) is not None)
    card = own_card(table, usable=True)
    assert isinstance(card.card.command, PlayCard)
    QTest.mouseClick(card, Qt.MouseButton.LeftButton)
    assert any(isinstance(event, CardPlayed) for event in table.bridge.game.last_events())


def test_a_card_that_cannot_be_used_now_says_why_and_changes_nothing(lay):
    table = lay("W01", 3)
    play_until(table, lambda: own_card(table, usable=False) is not None)
    card = own_card(table, usable=False)
    before, said = table.bridge.game.cursor, []
    card.refused.connect(said.append)
    QTest.mouseClick(card, Qt.MouseButton.LeftButton)
    assert said == [card.card.reason]
    assert said[0]
    assert table.bridge.game.cursor == before


def test_looking_at_a_small_card_shows_the_whole_one_beside_it(lay):
    table = lay("W01", 3)
    play_until(table, lambda: own_card(table, usable=False) is not None)
    card = own_card(table, usable=False)
    QTest.mouseMove(card, QPoint(5, 5))
    card.setFocus()
    QApplication.processEvents()
    peek = CardPeek.of(card)
    assert peek.card == card.card
    assert not peek.geometry().intersects(card.rect().translated(card.mapTo(table, QPoint(0, 0))))
    table.map.setFocus()
    QApplication.processEvents()
    assert peek.card is None


def carried(table, card, onto):
    hands = Hands(table)
    hands.drag(card, onto)
    return table.bridge.game


def test_a_card_is_carried_to_the_middle_of_the_table_to_be_played(lay):
    table = lay("W01", 3)
    play_until(table, lambda: own_card(table, usable=True) is not None)
    card, before = own_card(table, usable=True), table.bridge.game.cursor.step
    command = card.card.command
    game = carried(table, card, table.header)
    assert game.cursor.step == before, "nothing is played where nothing takes it"
    game = carried(table, card, table.tray if table.tray.isVisible() else table.map)
    assert game.cursor.step == before + 1
    assert any(isinstance(event, CardPlayed) and event.card == command.card for event in game.last_events())


def test_a_card_too_many_is_carried_to_the_pile_of_its_owner(lay):
    table = lay("W01", 3, asks=DiscardToLimit, chance=8)
    member = table.bridge.state.question.member
    board = table.crew.boards[member]
    card = next(iter(board.hand.cards.values()))
    id = card.card.id
    game = carried(table, card, table.map)
    assert id in table.bridge.state.member(member).hand
    high, piled = board.pile_line.sizeHint().height(), board.pile.isVisible()
    carried(table, card, board.pile_line)
    assert id in game.state.member(member).discards
    assert board.pile.isVisible()
    assert not piled
    assert board.pile_line.sizeHint().height() == high, "the hand below it has moved"


def hand_overs(table):
    return [command for command in table.bridge.legal_commands() if isinstance(command, GiveEquipment)]


@pytest.mark.rule("DEC-09")
def test_the_column_for_an_injury_die_is_pressed_on_the_board(lay):
    table = lay("W01", 3, asks=ChooseColumn)
    member = table.bridge.state.question.member
    before = table.bridge.state.member(member).injury_dice
    QTest.qWait(20)
    answers = table.crew.boards[member].dice.column_answers
    assert [answer.command for answer in answers.values()] == list(table.bridge.answers())
    chosen = answers[max(answers)]
    Hands(table).click(chosen)
    assert table.bridge.state.member(member).injury_dice == (*before, chosen.command.color)


@pytest.mark.rule("DEC-17")
def test_a_lead_token_is_laid_by_pressing_the_deck(lay):
    table = lay("W01", 4)

    def asked():
        decks = [deck for deck in Situation(table.bridge, table.wording).now().decks if deck.answer is not None]
        return decks if len(decks) == len(table.bridge.answers()) else []

    play_until(table, lambda: len(asked()) > 1, seed=15)
    deck, before = asked()[-1], table.bridge.game.cursor.step
    assert isinstance(deck.answer, PutLead)
    panel = table.situation.discoveries.decks
    assert not table.list.isVisible(), "the decks themselves are the answers"
    Hands(table).click(panel, panel.place_of(deck.type))
    assert table.bridge.game.cursor.step == before + 1
    placed = [event for event in table.bridge.game.last_events() if isinstance(event, LeadPlaced)]
    assert [(event.lead, event.type) for event in placed][:1] == [(deck.answer.lead, deck.type)]


@pytest.mark.rule("EQP-10")
def test_equipment_is_handed_over_by_carrying_it_to_somebody_else(lay):
    anybody = next(id for id, card in sorted(BOX.equipment.items()) if card.section is None)
    table = lay("W01", 3, (CardId(f"{anybody}/1"),))
    play_until(table, lambda: isinstance(table.bridge.state.question, ChooseAction) and hand_overs(table), seed=2)
    bridge, given = table.bridge, hand_overs(table)[0]
    giver = bridge.state.carrier(given.card)
    hands = Hands(table)
    if not table.crew.boards[giver.id].isVisible():
        hands.click(table.crew.strips[giver.id])
    card = table.crew.boards[giver.id].gear.cards[given.card]
    assert card.reason, "it is of no use now, and still it can be carried"
    hands.click(card)
    assert table.explainer.told.reason == card.reason
    hands.press(Qt.Key.Key_Escape)
    hands.drag(card, table.crew.strips[given.to])
    assert bridge.state.carrier(given.card).id == given.to


def test_the_focus_that_falls_on_a_card_by_itself_opens_nothing(lay):
    table = lay("W01", 3)
    play_until(table, lambda: own_card(table, usable=False) is not None)
    card = own_card(table, usable=False)
    CardPeek.of(card).put_away(card)  # the pointer of an earlier test may rest on it
    card.setFocus()
    assert CardPeek.of(card).card is None


def test_an_entry_of_the_logbook_is_read_before_the_game_goes_on(lay):
    table = lay("W01", 3)
    chance = random.Random(5)
    for _ in range(300):
        if table.reading.sheet is not None and not table.reading.sheet.rows:
            break
        ways = [row.command for row in table.options.rows if not isinstance(row.command, LiftOff)]
        table.bridge.submit(chance.choice(ways or [row.command for row in table.any_time.rows]))
    else:
        pytest.fail("no entry was read")
    read = [event for event in table.bridge.game.last_events() if isinstance(event, LogRead)]
    assert table.reading.sheet.accessibleName() == table.wording.names.log(read[0].log)
    assert table.prompt.said == "Everybody: Read the entry of the logbook, then go on."
    before = table.bridge.game.cursor
    for _ in read:
        QTest.keyClick(QApplication.focusWidget() or table, Qt.Key.Key_Return)
    assert table.bridge.game.cursor == before
    assert table.reading.sheet is None or table.reading.sheet.rows
    assert table.prompt.said != "Read the entry of the logbook, then go on."


def test_an_open_board_tells_what_the_skill_does_and_its_converts_say_themselves(lay):
    table = lay("W01", 3, asks=ChooseAction)
    member = table.bridge.state.question.member
    board = table.crew.boards[member]
    assert board.skill_text.isVisible()
    assert board.skill_text.text == " ".join(table.wording.cards.skill(member))
    marks = board.findChildren(ConvertMark)
    assert len(marks) == len(BOX.crew[member].converts)
    assert all(mark.accessibleName().startswith("Basic ") for mark in marks)


def test_the_hand_lies_open_while_a_card_is_to_be_discarded_even_in_a_small_window(lay):
    table = lay("W01", 3, asks=DiscardToLimit, chance=8)
    table.resize(1280, 720)
    QTest.qWait(20)
    hand = table.crew.boards[table.bridge.state.question.member].hand
    assert table.crew_drawer.opened
    first = next(iter(hand.cards.values()))
    assert not first.visibleRegion().isEmpty()
    QTest.mouseClick(first, Qt.MouseButton.LeftButton)
    assert not isinstance(table.bridge.state.question, DiscardToLimit)


def test_the_briefing_is_read_before_the_first_question(lay):
    table = lay("W01", 3)
    briefing = BOX.worlds[WorldId("W01")].briefing
    read = [event.log for event in table.bridge.game.last_events() if isinstance(event, LogRead)]
    assert read[0] == briefing
    for log in read:
        assert table.reading.sheet.accessibleName() == table.wording.names.log(log)
        QTest.keyClick(QApplication.focusWidget() or table, Qt.Key.Key_Return)
    assert table.reading.sheet is None or table.reading.sheet.rows
    assert table.bridge.game.cursor.step == 0


def test_an_entry_of_an_act_that_the_packs_do_not_hold_yet_is_passed_over(lay):
    table = lay("W01", 3)
    missing = LogRead(log=LogId("4711"))
    assert table.reading.entries([missing, *table.bridge.game.last_events()]) == table.reading.entries(
        table.bridge.game.last_events()
    )
