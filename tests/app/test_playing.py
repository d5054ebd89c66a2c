"""The test planet is played in the window with mouse and keys alone, from the first screen to the end."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from vanguard_desktop.app.session import go_on
from vanguard_desktop.rulesets.expedition.data.events import Traveled
from vanguard_desktop.rulesets.expedition.data.state import Ending

CTRL, SHIFT = Qt.KeyboardModifier.ControlModifier, Qt.KeyboardModifier.ShiftModifier

# Offscreen a tool tip cannot be raised, and says so.
pytestmark = pytest.mark.qt_log_ignore("does not support raise")


def test_a_new_game_opens_at_the_first_question_with_the_names_the_players_typed(player):
    player.click(player.program.home.new_entry)
    QTest.keyClicks(player.screen.names[0], "Anna")
    player.click(player.screen.begin)
    assert player.asks == "ChooseFirst"
    assert player.state.seats[0].name == "Anna"
    assert "Anna (Recon) decides" in player.said


def test_a_whole_expedition_is_played_with_keys_alone(player):
    home = player.program.home
    home.new_entry.setFocus()
    player.press(Qt.Key.Key_Return)
    player.press(Qt.Key.Key_Return)
    player.press(Qt.Key.Key_1)
    assert player.asks == "ChooseAction"
    player.answer("Travel")
    player.reach("ChooseAction")
    player.answer("Rest")
    player.reach("EventRevealed")
    assert player.table.reading.sheet is not None
    player.press(Qt.Key.Key_Return)
    player.reach("ChooseAction")
    lander = player.state.lander
    while player.state.member(player.state.turn).sector != lander:
        player.answer("EndTurn")
        player.reach("ChooseAction")
    player.answer("LiftOff")
    while player.asks == "AgreeLiftOff":
        player.press(Qt.Key.Key_1)
    assert player.state.ending is Ending.LIFTED_OFF
    assert player.table.scrim.sheet is not None
    assert "over" in player.said


def test_the_pawn_is_dragged_to_a_connected_sector(player):
    player.begin()
    player.press(Qt.Key.Key_1)
    table = player.table
    here = player.state.member(player.state.turn).sector
    path = next(row for row in table.scene.paths.rows if row.usable)
    there = path.end if path.start == here else path.start
    view = table.map
    pawn = table.scene.pawns[player.state.turn]
    start = view.mapFromScene(pawn.pos()) + pawn.body.center().toPoint()
    goal = view.plate_rect(there).center()
    QTest.mousePress(view.viewport(), Qt.MouseButton.LeftButton, pos=start)
    for share in (0.1, 0.5, 1.0):
        QTest.mouseMove(view.viewport(), start + (goal - start) * share)
    QTest.mouseRelease(view.viewport(), Qt.MouseButton.LeftButton, pos=goal)
    player.settle()
    player.reach("ChooseAction", "EventRevealed")
    game = player.table.bridge.game
    steps = game.history(0, game.cursor.step)
    traveled = [event for events in steps for event in events if isinstance(event, Traveled) and event.path is not None]
    assert [event.to for event in traveled] == [there]


def test_what_is_not_legal_is_explained_and_changes_nothing(player):
    player.begin()
    before = player.state
    die = next(iter(player.table.crew.boards[player.state.members[0].id].dice.dice.values()))
    player.click(player.table.crew_tabs.strips[player.state.members[0].id])
    player.click(die)
    assert player.state == before
    assert "comes first" in player.said


def test_the_die_that_is_asked_for_is_chosen_on_its_board(player):
    player.begin()
    player.press(Qt.Key.Key_1)
    player.answer("Travel")
    if player.asks != "ChooseDieToSpend":
        pytest.fail("the first path of the test planet costs a die")
    member = player.state.question.member
    die = player.table.bridge.game.legal_commands()[0].die
    player.click(player.table.crew.boards[member].dice.dice[die])
    assert die in player.state.member(member).spent


def test_a_die_is_dragged_into_the_spent_pool(sit_down):
    player = sit_down(language="en", size=(1920, 1080))
    player.begin()
    player.press(Qt.Key.Key_1)
    player.answer("Travel")
    member, die = player.state.question.member, player.table.bridge.game.legal_commands()[0].die
    area = player.table.crew.boards[member].dice
    button, pool = area.dice[die], area.pool
    goal = button.mapFromGlobal(pool.mapToGlobal(pool.rect().center()))
    QTest.mousePress(button, Qt.MouseButton.LeftButton, pos=button.rect().center())
    QTest.mouseMove(button, button.rect().center() + QPoint(20, 0))
    QTest.mouseMove(button, goal)
    player.settle()
    assert player.state.member(member).spent == ()
    QTest.mouseRelease(button, Qt.MouseButton.LeftButton, pos=goal)
    player.settle()
    assert player.state.member(member).spent == (die,)


def test_the_event_is_read_on_a_sheet_and_answered_with_the_mouse(player):
    player.begin()
    player.reach("EventRevealed")
    sheet = player.table.reading.sheet
    player.click(sheet.rows[0])
    assert player.asks != "EventRevealed"


def test_space_lifts_the_sheet_while_it_is_held(player):
    player.begin()
    player.reach("EventRevealed")
    sheet = player.table.reading.sheet
    QTest.mousePress(sheet.look, Qt.MouseButton.LeftButton)
    player.settle()
    assert not sheet.isVisible()
    QTest.mouseRelease(sheet.look, Qt.MouseButton.LeftButton)
    player.settle()
    assert sheet.isVisible()


def test_undo_and_redo_by_key_take_back_one_decision_and_say_which(player):
    player.begin()
    player.press(Qt.Key.Key_1)
    first = player.state
    player.answer("EndTurn")
    second = player.state
    assert "end of turn" in player.table.header.undo.words
    player.press(Qt.Key.Key_Z, CTRL)
    assert player.state == first
    assert player.table.reading.sheet is None
    player.press(Qt.Key.Key_Z, CTRL | SHIFT)
    assert player.state == second
    assert player.table.reading.sheet is not None


def test_undo_and_redo_with_the_mouse(player):
    player.begin()
    before = player.state
    player.press(Qt.Key.Key_1)
    after = player.state
    player.click(player.table.header.undo)
    assert player.state == before
    player.click(player.table.header.redo)
    assert player.state == after


def test_all_answers_open_as_a_list_and_esc_closes_it(player):
    player.begin()
    player.press(Qt.Key.Key_1)
    player.press(Qt.Key.Key_0)
    assert player.table.list.isVisible()
    assert [row.text() for row in player.table.list.rows] == [row.label for row in player.table.options.rows]
    player.press(Qt.Key.Key_Escape)
    assert not player.table.list.isVisible()


def test_switching_to_czech_in_the_middle_of_an_event_changes_every_word(player):
    player.begin()
    player.reach("EventRevealed")
    english = player.said
    player.press(Qt.Key.Key_Comma, CTRL)
    player.click(player.named(player.screen, "Čeština"))
    assert player.screen.title.text() == "Nastavení"
    player.press(Qt.Key.Key_Escape)
    assert player.asks == "EventRevealed"
    assert player.said != english
    assert "Rozhoduje" in player.said
    assert player.table.reading.sheet.isVisible()


def test_real_dice_offer_each_face_and_a_roll_by_the_game(sit_down):
    player = sit_down(language="en", real_dice=True)
    player.begin()
    player.press(Qt.Key.Key_1)
    player.answer("Travel")
    player.reach("EventRevealed")
    player.press(Qt.Key.Key_2)
    assert player.asks == "AskDanger"
    assert player.table.list.isVisible()
    assert [row.text() for row in player.table.list.rows][-1] == "Let the game roll"
    assert len(player.table.list.rows) == 5
    player.press(Qt.Key.Key_3)
    assert player.asks != "AskDanger"


def test_whoever_agrees_to_the_lift_off_gets_a_tick(sit_down):
    player = sit_down(language="en", size=(1920, 1080))
    player.click(player.program.home.new_entry)
    player.click(player.named(player.screen, "2 players"))
    player.click(player.screen.begin)
    player.press(Qt.Key.Key_1)
    player.answer("LiftOff")
    rings = {ring.accessibleName(): ring.agreed for ring in player.table.prompt.rings}
    assert sorted(rings.values()) == [False, True]


def test_home_keeps_the_game_and_enter_goes_back_to_it(player):
    player.begin()
    player.press(Qt.Key.Key_1)
    state = player.state
    player.click(player.table.header.home)
    assert player.screen is player.program.home
    assert QApplication.focusWidget() is player.program.home.card.button
    player.press(Qt.Key.Key_Return)
    assert player.screen is player.table
    assert player.state == state


def test_the_next_start_goes_on_at_the_last_decision(sit_down):
    player = sit_down(language="en")
    player.begin()
    player.reach("EventRevealed")
    state = player.state
    player = sit_down(pack=None)
    assert player.program.home.card.isVisible()
    player.press(Qt.Key.Key_Return)
    assert player.state == state
    assert player.table.reading.sheet is not None


def test_a_save_that_another_program_plays_is_shown_but_not_played(sit_down):
    player = sit_down(language="en", size=(1920, 1080))
    player.begin()
    save, habits = player.program.playing.session.save, player.program.playing.session.game.habits
    player.program.playing.put_away()
    other = go_on(save, player.program.packs, habits)
    player.program.open_home()
    player.settle()
    player.click(player.program.home.card.button)
    assert player.table.bridge.game.read_only
    assert player.table.notice.isVisible()
    before = player.state
    player.press(Qt.Key.Key_1)
    assert player.state == before
    boards = player.table.crew.boards.values()
    player.click(next(board.take_token for board in boards if board.take_token.isVisible()))
    assert player.state == before
    assert player.table.scrim.sheet is None
    assert player.said == player.table.notice.words
    other.close()
