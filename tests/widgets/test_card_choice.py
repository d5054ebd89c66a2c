"""Cards among which is chosen lie open on the map, as whole cards with their numbers."""

from __future__ import annotations

from functools import cache

import pytest
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest

from tests.support.boxes import shipped
from tests.support.expeditions import landing_on
from tests.widgets.hands import Hands
from vanguard_desktop.app.tour.seldom import SELDOM
from vanguard_desktop.bots.seats import make_bot
from vanguard_desktop.core import WorldId
from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.play.game import Game
from vanguard_desktop.play.openings import stand_alone_opening
from vanguard_desktop.rulesets.expedition.data import decisions as ask
from vanguard_desktop.rulesets.expedition.rules import EXPEDITION
from vanguard_desktop.scenes.items.plate_item import Target
from vanguard_desktop.store.memory_log import MemoryLog


@pytest.fixture
def asked_for_a_rank_up(lay_table):
    def laid(**look):
        game = landing_on("W01", players=2, seed=5)
        while not isinstance(game.state.question, ask.KeepRankUp):
            game.submit(game.legal_commands()[0])
        table = lay_table(Bridge(game), **look)
        while table.reading.sheet is not None:
            table.reading.read_on()
        return table

    return laid


@pytest.mark.parametrize(("size", "scale"), [((1280, 720), 1.0), ((1920, 1080), 1.0), ((1920, 1080), 1.5)])
def test_rank_up_cards_lie_open_with_all_that_they_say(asked_for_a_rank_up, size, scale):
    table = asked_for_a_rank_up(size=size, scale=scale, language="de")
    cards = table.card_choice.cards
    assert table.card_choice.isVisible()
    assert [card.row.command for card in cards] == [row.command for row in table.options.rows]
    for card in cards:
        assert card.visibleRegion().boundingRect() == card.rect()
        assert card.accessibleDescription()
    assert not table.card_choice.geometry().intersects(table.prompt.geometry())


def test_a_press_on_a_card_takes_it(asked_for_a_rank_up):
    table = asked_for_a_rank_up()
    hands, wanted = Hands(table), table.card_choice.cards[1].row.command.card
    hands.click(table.card_choice.cards[1])
    assert table.bridge.state.rank_up == wanted
    assert not table.card_choice.isVisible()


def test_cards_that_come_by_themselves_are_not_taken_by_enter_and_arrows_lead_to_them(asked_for_a_rank_up):
    table = asked_for_a_rank_up()
    hands, before = Hands(table), table.bridge.game.cursor
    hands.press(Qt.Key.Key_Return)
    assert table.bridge.game.cursor == before
    hands.press(Qt.Key.Key_Right)
    assert table.card_choice.cards[0].hasFocus()
    hands.press(Qt.Key.Key_Return)
    assert table.bridge.state.rank_up == table.card_choice.cards[0].row.command.card


def test_its_number_takes_it_too_and_after_esc_the_key_of_the_list_brings_the_cards_back(asked_for_a_rank_up):
    table = asked_for_a_rank_up()
    hands, wanted = Hands(table), table.card_choice.cards[0].row.command.card
    hands.press(Qt.Key.Key_Escape)
    assert not table.card_choice.isVisible()
    hands.press(Qt.Key.Key_0)
    assert table.card_choice.isVisible()
    hands.press(Qt.Key.Key_1)
    assert table.bridge.state.rank_up == wanted


@cache
def asked_on(world, kind):
    """A game of a bot up to the first question of that kind."""
    for seed in range(6):
        game, bot = landing_on(world, players=2, seed=seed), make_bot(EXPEDITION.book, "sensible", seed)
        for _ in range(300):
            if not (commands := game.legal_commands()):
                break
            if isinstance(game.state.question, kind):
                return game
            game.submit(bot.choose(game.rules, game.state, commands))
    return pytest.fail(f"nobody was asked to {kind.__name__}")


def test_a_threat_whose_track_is_chosen_glows_where_it_stands(lay_table):
    game = asked_on("W05", ask.OrderTracks)
    table = lay_table(Bridge(game), (1920, 1080))
    assert not table.card_choice.isVisible(), "they lie on the table already"
    lit = 0
    for slot in table.prompt.buttons:
        family, _, card = slot.row.subject.partition("/")
        threat = game.state.threat(card) if family == "card:threats" else None
        slot.setFocus(Qt.FocusReason.TabFocusReason)
        if threat is not None and threat.sector is not None:
            lit += 1
            assert table.scene.plates[threat.sector].target is Target.LEGAL
    assert lit


def test_of_two_injuries_whole_cards_lie_open(lay_table):
    log = MemoryLog()
    opening = stand_alone_opening(shipped(), WorldId("W01"), players=2, names=("Anna", "Ben"))
    game = Game.start(shipped(), log, opening, lambda: 5)
    while not isinstance(game.state.question, ask.ChooseAction):
        game.submit(game.legal_commands()[0])
    log.append(log.cursor, tuple(SELDOM[ask.ChooseInjury.tag](game.state)))
    table = lay_table(Bridge(Game(shipped(), log, lambda: 5)), (1920, 1080))
    families = {card.row.subject.partition("/")[0] for card in table.card_choice.cards}
    assert (len(table.card_choice.cards), families) == (2, {"card:injury"})
    assert table.card_choice.isVisible()


def test_a_list_that_opened_by_itself_goes_where_every_answer_has_a_slot(lay_table):
    """A table begins small, and only then takes the place it has in the window."""
    game = asked_on("W05", ask.OrderTracks)
    table = lay_table(Bridge(game), (1920, 1080))
    assert table.prompt.shows_all
    assert table.lists.opened is None
    table.lists.toggle()
    table.resize(1900, 1060)
    assert table.lists.opened is not None, "somebody wanted to see it"


@pytest.mark.rule("CRD-09")
def test_a_card_that_has_to_go_in_the_middle_of_a_check_is_chosen_among_whole_cards_too(lay_in_play):
    """The dice leave the map little room; the hand beside them stays in sight."""

    def in_a_check(game):
        return isinstance(game.state.question, ask.DiscardToLimit) and game.state.check is not None

    table = lay_in_play(in_a_check, seed=2, size=(1920, 1080))
    choice, hand = table.card_choice, table.crew.boards[table.bridge.state.question.member].hand
    assert choice.isVisible()
    assert not any(choice.geometry().intersects(part.geometry()) for part in (table.prompt, table.crew))
    assert all(card.visibleRegion().boundingRect() == card.rect() for card in (*choice.cards, *hand.cards.values()))
    member, gone = table.bridge.state.question.member, choice.cards[1].row.command.card
    QTest.keyClick(table.map, choice.cards[1].row.key)
    assert gone not in table.bridge.state.member(member).hand
