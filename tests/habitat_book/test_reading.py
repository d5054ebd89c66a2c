"""What is read, chosen and summed up on sheets over the base."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest

from tests.habitat_book.conftest import settle
from tests.habitat_book.test_planning import click
from tests.support.boxes import shipped
from tests.support.rest import work_within
from vanguard_desktop.core import InOrder, MemberId
from vanguard_desktop.models.common.moments import MomentKind
from vanguard_desktop.play.game import Habits
from vanguard_desktop.rulesets.habitat.data.abilities import AbilityUsed, GoOn
from vanguard_desktop.rulesets.habitat.data.actions import PlanActions
from vanguard_desktop.rulesets.habitat.data.common import ChooseOption
from vanguard_desktop.rulesets.habitat.data.director import KeepOption
from vanguard_desktop.rulesets.habitat.data.effects import GainPart
from vanguard_desktop.rulesets.habitat.data.missions import MissionLost, MissionWon
from vanguard_desktop.text.common.names import Names
from vanguard_desktop.text.habitat.words import HabitatWords
from vanguard_desktop.widgets.habitat.base_picture import BasePicture
from vanguard_desktop.widgets.habitat.console import SolJournal
from vanguard_desktop.widgets.habitat.habitat_screen import HabitatScreen
from vanguard_desktop.widgets.habitat.last_position import last_position
from vanguard_desktop.widgets.look.controls.buttons import Button
from vanguard_desktop.widgets.look.controls.text import Text
from vanguard_desktop.widgets.parts.sheets.entry_sheet import EntrySheet
from vanguard_desktop.widgets.parts.sheets.seats_sheet import SeatsSheet
from vanguard_desktop.widgets.result.picture import FactPill
from vanguard_desktop.widgets.result.result_sheet import ResultSheet
from vanguard_desktop.widgets.shortcuts_sheet import ShortcutsSheet
from vanguard_desktop.widgets.table.table_screen import TableScreen


def press(settler, key):
    """Wherever the keyboard is in its window."""
    QTest.keyClick(settler.screen.focusWidget(), key)
    settle()


def asked_on_a_card(settler):
    for _ in range(200):
        settler.play_to(ChooseOption)
        sheet = settler.screen.scrim.sheet
        if isinstance(sheet, EntrySheet):
            return sheet
        settler.play(1)
    raise AssertionError("no card has asked anything")


def test_a_digit_chooses_on_the_card_that_asks(settle_down):
    settler = settle_down(seed=7, players=4)
    sheet = asked_on_a_card(settler)
    while not sheet.answers:
        press(settler, Qt.Key.Key_Return)
    rows = [row.rich_words for row in sheet.answers]
    assert rows == [row.label for row in settler.screen.options.rows]
    before = settler.bridge.game.cursor.step
    press(settler, Qt.Key.Key_2)
    assert settler.bridge.game.cursor.step == before + 1
    assert settler.screen.scrim.sheet is not sheet


def test_a_card_that_asks_can_be_put_away_and_comes_back(settle_down):
    settler = settle_down(seed=7, players=4)
    sheet = asked_on_a_card(settler)
    press(settler, Qt.Key.Key_Escape)
    assert settler.screen.scrim.sheet is None
    press(settler, Qt.Key.Key_0)
    again = settler.screen.scrim.sheet
    assert isinstance(again, EntrySheet)
    assert again is not sheet
    assert again.answers


def test_the_base_is_seen_over_what_is_read_unless_the_words_need_the_room(settle_down):
    settler = settle_down(seed=7, players=4)
    sheet = asked_on_a_card(settler)
    picture = sheet.findChild(BasePicture)
    assert picture.isVisible()
    assert picture.width() == sheet.width()
    words = sheet.height() - picture.height()
    settler.screen.resize(settler.screen.width(), words + 160)
    settle()
    assert not picture.isVisible()
    settler.screen.resize(settler.screen.width(), 1080)
    settle()
    assert picture.isVisible()
    assert picture.sizeHint().height() == picture.height()


def test_what_is_only_read_is_passed_on_with_enter(settle_down):
    settler = settle_down(seed=7, players=4)
    for _ in range(60):
        sheet = settler.screen.scrim.sheet
        if isinstance(sheet, EntrySheet) and not sheet.answers:
            break
        settler.play(1)
    step = settler.bridge.game.cursor.step
    while settler.screen.scrim.sheet is sheet and not sheet.answers:
        press(settler, Qt.Key.Key_Return)
    assert settler.bridge.game.cursor.step == step


@pytest.mark.parametrize(("key", "kind"), [(Qt.Key.Key_J, SolJournal), (Qt.Key.Key_N, SeatsSheet)])
def test_a_key_opens_journal_and_seats_and_esc_puts_them_away(settle_down, key, kind):
    settler = settle_down()
    settler.play_to(PlanActions)
    settler.screen.close_sheet()
    settler.screen.focus_default()
    press(settler, key)
    assert isinstance(settler.screen.scrim.sheet, kind)
    press(settler, Qt.Key.Key_Escape)
    assert settler.screen.scrim.sheet is None


def test_the_console_says_when_and_who_and_the_journal_under_which_sol_and_phase(settle_down):
    settler = settle_down(seed=7, players=2)
    settler.play_to(PlanActions)
    settler.screen.close_sheet()
    rows = settler.screen.journal.rows
    times = [(row.sol, row.minute) for row in rows]
    assert times == sorted(times)
    assert {settler.screen.journal.speaker(row.speaker) for row in rows} >= {"Desk", "Halfway"}
    production = next(row for row in rows if row.text == "Production phase.")
    assert settler.screen.console.lines[production].accessibleName() == "07:30 Halfway Production phase."
    settler.screen.focus_default()
    press(settler, Qt.Key.Key_J)
    lines = [line.text() if isinstance(line, Text) else line.text for line in settler.screen.scrim.sheet.lines]
    assert lines.index("Sol 1 · Morale") < lines.index("Sol 1 · Production") < lines.index(rows[-1].text)
    bar = settler.screen.scrim.sheet.column.verticalScrollBar()
    assert bar.value() == bar.maximum() > 0
    press(settler, Qt.Key.Key_PageUp)
    assert bar.value() < bar.maximum()


def test_h_says_what_a_good_player_would_do(settle_down):
    settler = settle_down()
    settler.play_to(PlanActions)
    settler.screen.close_sheet()
    before = settler.screen.prompt.said
    press(settler, Qt.Key.Key_H)
    told = settler.screen.prompt.said
    assert told != before
    settler.screen.prompt.explain("")
    QTest.mouseClick(settler.screen.header.advice, Qt.MouseButton.LeftButton)
    settle()
    assert settler.screen.prompt.said == told


@pytest.mark.parametrize(("seed", "players"), [(7, 2), (8, 4)])
def test_a_bot_plays_to_the_end_all_is_read_and_the_result_lies_open(qtbot, settle_down, seed, players):
    settler = settle_down(seed=seed, players=players)
    heard, read = [], []
    settler.screen.sounding.connect(
        lambda step: heard.extend(event for event in step.events if isinstance(event, MissionWon | MissionLost))
    )
    while settler.bridge.legal_commands():
        settler.play(1)
        assert not any("astronaut concerned" in row.detail for row in settler.screen.options.rows)
        if isinstance(settler.screen.scrim.sheet, EntrySheet):
            read.append(settler.screen.scrim.sheet.story)
    assert any("The event of sol" in page for page in read)
    pages = []
    while isinstance(settler.screen.scrim.sheet, EntrySheet):
        assert heard == [], "how it ended is not given away before the last page"
        pages.append(settler.screen.scrim.sheet.story)
        press(settler, Qt.Key.Key_Return)
    assert pages[0].startswith("What happened")
    assert not any("The mission is" in page for page in pages)
    assert len(heard) == 1
    sheet = settler.screen.scrim.sheet
    assert isinstance(sheet, ResultSheet)
    outcome = settler.bridge.state.outcome
    assert outcome is not None
    moment = settler.screen.moments.banner.moment
    assert (moment.kind is MomentKind.MISSION) == outcome.won
    card = last_position(settler.bridge.state, settler.screen.wording, save="", when=0.0, played=0)
    assert card.where.endswith("mission won" if outcome.won else "mission lost")
    pills = [fact.accessibleName() for fact in sheet.picture.findChildren(FactPill)]
    assert any("won" in pill if outcome.won else "lost" in pill for pill in pills)
    assert settler.screen.prompt.buttons == []
    left = []
    settler.screen.home_wished.connect(lambda: left.append(sheet))
    press(settler, Qt.Key.Key_Return)  # one more than there was to read
    assert (settler.screen.scrim.sheet, left) == (sheet, [])
    for wish in (
        lambda: click(next(each for each in sheet.findChildren(Button) if each.text() == "Another mission")),
        lambda: press(settler, Qt.Key.Key_N),
    ):
        with qtbot.waitSignal(settler.screen.mission_wished, timeout=1000):
            wish()
    press(settler, Qt.Key.Key_Escape)
    assert settler.screen.scrim.sheet is None
    assert settler.screen.prompt.said == "Everybody: The mission is over."
    (back,) = settler.screen.prompt.buttons
    click(back)
    assert isinstance(settler.screen.scrim.sheet, ResultSheet)
    press(settler, Qt.Key.Key_Escape)
    press(settler, Qt.Key.Key_Return)
    assert isinstance(settler.screen.scrim.sheet, ResultSheet)
    sheet = settler.screen.scrim.sheet
    click(next(each for each in sheet.findChildren(Button) if each.text() == "To the first screen"))
    assert len(left) == 1


def test_a_press_beside_the_codex_or_the_journal_puts_it_away(settle_down):
    settler = settle_down()
    settler.play_to(PlanActions)
    screen = settler.screen
    screen.close_sheet()
    for opened in (screen.open_codex, screen.sheets.toggle_journal):
        opened()
        settle()
        paper = screen.scrim.sheet
        QTest.mouseClick(paper, Qt.MouseButton.LeftButton, pos=QPoint(6, 6))  # on the paper it does nothing
        assert screen.scrim.sheet is paper
        QTest.mouseClick(screen.scrim, Qt.MouseButton.LeftButton, pos=QPoint(6, 6))
        settle()
        assert screen.scrim.sheet is None


def test_the_list_of_keys_leaves_out_what_only_an_expedition_hears(settle_down, qtbot):
    for unheard, expected in ((HabitatScreen.unheard, []), (TableScreen.unheard, ["Rest, lift-off, end the turn"])):
        sheet = ShortcutsSheet(unheard)
        qtbot.addWidget(sheet)
        sheet.show()
        seen = [line.text() for line in sheet.findChildren(Text) if line.isVisibleTo(sheet)]
        assert "Undo the last decision" in seen
        assert [words for words in seen if "lift-off" in words] == expected


def flowing(settler):
    settler.bridge.game.habits = Habits(flowing=True)
    return settler


def test_what_the_base_did_by_itself_is_told_phase_by_phase_before_the_next_plan(settle_down, qapp):
    settler = flowing(settle_down(seed=7, bot="sensible"))
    settler.play_to(PlanActions)
    sheet = settler.screen.scrim.sheet
    assert isinstance(sheet, EntrySheet)
    assert sheet.story.splitlines()[:2] == ["What happened", "Events"]
    heads = [line for line in sheet.story.splitlines() if line in ("Events", "Morale", "Production", "Actions")]
    assert heads == ["Events", "Morale", "Production"]
    assert "Energy: 10 made, 10 needed, reserves +0." in sheet.story
    for _ in range(30):
        work = work_within(qapp, 200)
        if not work:
            break
    assert work == {}, "a sheet that is read does nothing"
    while isinstance(settler.screen.scrim.sheet, EntrySheet):
        press(settler, Qt.Key.Key_Return)
    assert isinstance(settler.bridge.state.question, PlanActions)


def asked_for_an_ability(settler):
    while not settler.screen.people_model.uses(MemberId("engineer")) or settler.screen.plan_model.planning:
        settler.play(1)
    settler.screen.close_sheet()
    settle()
    return settler.screen


def used_last(settler):
    return [event.ability for event in settler.bridge.last_events() if isinstance(event, AbilityUsed)]


def test_where_an_ability_may_be_used_it_is_an_answer_with_a_digit(settle_down):
    settler = flowing(settle_down(seed=7, bot="sensible"))
    screen = asked_for_an_ability(settler)
    uses = screen.people_model.uses(MemberId("engineer"))
    names = {row.command: row.key for row in screen.options.rows}
    assert set(uses) <= set(names)
    assert screen.prompt.next_row.command == GoOn()
    assert not screen.any_time.rows, "the same digit never means two things"
    shown = {slot.row.key for slot in screen.prompt.buttons}
    use = next(use for use in uses if names[use] in shown)
    press(settler, getattr(Qt.Key, f"Key_{names[use]}"))
    assert use.ability in used_last(settler)


def test_a_press_on_somebody_offers_what_they_may_use_now(settle_down):
    settler = flowing(settle_down(seed=7, bot="sensible"))
    screen = asked_for_an_ability(settler)
    uses = screen.people_model.uses(MemberId("engineer"))
    plate = next(plate for plate in screen.people.plates if plate.row is not None and plate.row.id == "engineer")
    QTest.mouseClick(plate, Qt.MouseButton.LeftButton)
    settle()
    assert len(screen.offers.answers.rows) == len(uses)
    QTest.mouseClick(screen.offers.answers.rows[0], Qt.MouseButton.LeftButton)
    settle()
    assert uses[0].ability in used_last(settler)


def test_enter_given_by_habit_takes_no_answer_of_a_list_that_came_unasked(settle_down):
    settler = settle_down(seed=5, players=4, size=(1280, 720))
    for _ in range(400):
        settler.play(1)
        screen = settler.screen
        if screen.offers.answers.isVisible():
            break
    assert screen.offers.answers.isVisible()
    before = settler.bridge.game.cursor.step
    press(settler, Qt.Key.Key_Return)
    assert settler.bridge.game.cursor.step == before
    press(settler, Qt.Key.Key_Down)
    assert screen.focusWidget() is screen.offers.answers.rows[0]
    press(settler, Qt.Key.Key_Return)
    assert settler.bridge.game.cursor.step == before + 1


def test_an_option_that_does_nothing_yet_ends_with_its_own_words():
    event = shipped().others["habitat_events"]["ev-form"]
    labels = tuple(option.label for option in event.options)
    said = [
        HabitatWords(Names(shipped())).option(
            InOrder(steps=(KeepOption(event=event.id, option=number), option.effect)), labels, number
        )
        for number, option in enumerate(event.options, start=1)
    ]
    assert said[0] == "Sign it unseen"
    assert said[1].startswith("Count, label, sign – ")


@pytest.mark.parametrize(("size", "scale"), [((1920, 1080), 1.0), ((1280, 720), 1.5)])
def test_a_list_that_comes_unasked_says_its_question_and_leaves_the_loading_zone_in_sight(settle_down, size, scale):
    settler = settle_down(seed=4, players=2, size=size, scale=scale, bot="sensible")
    screen = settler.screen
    for _ in range(300):
        settler.play(1)
        effect = getattr(getattr(settler.bridge.state.question, "effect", None), "effect", None)
        if isinstance(effect, GainPart) and screen.offers.answers.isVisible():
            break
    shown = screen.offers.answers
    assert shown.isVisible()
    assert shown.title.text() == screen.prompt.said
    assert screen.dice.isVisible(), "they say how many parts there are"
    for part in (screen.zone, screen.dice):
        assert not shown.geometry().intersects(part.geometry())
    assert screen.rect().contains(shown.geometry())
