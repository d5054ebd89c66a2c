"""What is read on a sheet comes first: all of it is seen where the window has the height; nothing ends unnoticed."""

from __future__ import annotations

import attrs
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.support.boxes import shipped
from tests.support.expeditions import landing_on
from vanguard_desktop.content.families import parts
from vanguard_desktop.core.ids import SectorId
from vanguard_desktop.core.kinds import Effect, Test
from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.rulesets.expedition.data.commands import Exert, GoOn, LiftOff, PickOption
from vanguard_desktop.rulesets.expedition.data.decisions import ChooseAction
from vanguard_desktop.setting.cards import Biome
from vanguard_desktop.widgets.table.sheets.reading import Answer, Reading, Readings
from vanguard_desktop.widgets.table.sheets.reading_sheet import ReadingSheet
from vanguard_desktop.widgets.table.sheets.sheet_picture import sight_of
from vanguard_desktop.widgets.table.sheets.sheet_room import PICTURE, Wanted, share_out

pytestmark = pytest.mark.qt_log_ignore("does not support raise")

BOX = shipped()
LONG = (
    "Gebt alles, was ihr an Bord habt, dem Turm: 2 [supplies], jeder 1 [basic], und der Lander bleibt, wo er ist. " * 2
)
WHY = "Dafür habt ihr nicht genug Vorräte auf dem Lander. Regel GEN-21."


@pytest.fixture
def lay(lay_table):
    def laid(size=(1920, 1080), scale=1.0, language="en", world="W01", players=4):
        table = lay_table(Bridge(landing_on(world, players=players)), size, scale, language)
        while not isinstance(table.bridge.state.question, ChooseAction):
            while table.reading.sheet is not None and not table.reading.sheet.rows:
                table.reading.read_on()
            rows = [row.command for row in table.options.rows if not isinstance(row.command, LiftOff)]
            table.bridge.submit(rows[0])
        settle()
        return table

    return laid


def settle():
    for _ in range(5):
        QApplication.processEvents()


def let_it_happen(table):
    return (Answer(command=GoOn(), words=table.wording.prompts.answer(GoOn(), table.bridge.state)),)


def choices(count, refused=()):
    return tuple(
        Answer(command=PickOption(number=number), words=LONG, reason=WHY if number in refused else "")
        for number in range(1, count + 1)
    )


def at_any_time(count):
    words = "Marguerite Nez spielt: Eine recht lange Karte"
    detail = "Jederzeit: Ein Crewmitglied in einem verbundenen Sektor eurer Wahl kommt hierher. 1 [basic]."
    return tuple(Answer(command=Exert(member=f"M{number}"), words=words, detail=detail) for number in range(count))


def of_the_ship(entry):
    """Whether something in it is carried out aboard only, so that no away team reads it."""
    kinds = (part for _, part, _ in parts(entry, type(entry), "") if isinstance(part, Effect | Test))
    return any(type(part).__module__.startswith("vanguard_desktop.rulesets.ship") for part in kinds)


def opened(table, **reading):
    reading = {"here": SectorId(2), "answers": (), **reading}
    sheet = ReadingSheet(Readings(table.bridge, table.wording, table), Reading(**reading), table.bridge, table.wording)
    sheet.set_low(table.grid.is_low)
    table.scrim.open(sheet)
    settle()
    return sheet


def is_whole(part):
    return part.isVisible() and part.visibleRegion().boundingRect() == part.rect()


@pytest.mark.parametrize("language", ["en", "de", "it", "cs"])
def test_every_event_is_read_without_scrolling_under_all_that_may_be_done_before(lay, language):
    table = lay(language=language)
    for card in BOX.events.values():
        sheet = opened(table, event=card, answers=let_it_happen(table), beside=at_any_time(6))
        assert sheet.unread_below == 0, card.id
        assert all(is_whole(row) for row in (*sheet.rows, *sheet.beside)), card.id
        assert not sheet.more.isVisible()


def test_where_not_all_that_may_be_done_before_has_room_the_prompt_bar_offers_it(lay):
    table = lay()
    card = next(iter(BOX.events.values()))
    sheet = opened(table, event=card, answers=let_it_happen(table), beside=at_any_time(10))
    assert (sheet.unread_below, sheet.picture.height()) == (0, PICTURE)
    assert is_whole(sheet.rows[0])
    assert not any(row.isVisible() for row in sheet.beside)
    assert sheet.written_out == ()


@pytest.mark.parametrize("language", ["en", "de", "it"])
def test_every_entry_of_the_logbook_is_read_without_scrolling(lay, language):
    table = lay(language=language)
    read = [log for log, entry in BOX.logs.items() if not of_the_ship(entry)]
    assert len(read) > 100
    assert [log for log in read if opened(table, log=log, here=None).unread_below] == []


@pytest.mark.parametrize("language", ["de", "it"])
@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_in_a_low_window_the_text_gets_the_room_of_the_picture(lay, language, scale):
    table = lay((1280, 720), scale, language)
    for card in list(BOX.events.values())[::3]:
        sheet = opened(table, event=card, answers=let_it_happen(table), beside=at_any_time(10))
        assert sheet.unread_below == 0 or sheet.picture.height() == 0 or not sheet.picture.isVisible()
        assert sheet.more.isVisible() == (sheet.unread_below > 8), card.id
        assert is_whole(sheet.rows[0])
        assert not any(row.isVisible() for row in sheet.beside), "the prompt bar offers it"
        assert sheet.written_out == ()


def test_what_does_not_fit_shows_that_it_goes_on_and_a_key_turns_it(lay):
    table = lay((1280, 720), 1.5, "de")
    log = max(BOX.logs, key=lambda log: len(table.wording.stories.log(log, table.bridge.state, None)))
    sheet = opened(table, log=log, here=None)
    assert sheet.more.isVisible()
    assert sheet.more.geometry().bottom() <= sheet.more.parentWidget().height()
    for _ in range(20):
        if not sheet.unread_below:
            break
        before = sheet.unread_below
        QTest.keyClick(sheet.go_on, Qt.Key.Key_PageDown)
        settle()
        assert sheet.unread_below < before
    assert not sheet.more.isVisible()
    QTest.keyClick(sheet.go_on, Qt.Key.Key_PageUp)
    settle()
    assert sheet.more.isVisible()
    before = sheet.unread_below
    QTest.mouseClick(sheet.more, Qt.MouseButton.LeftButton, pos=sheet.more.sign.center().toPoint())
    settle()
    assert sheet.unread_below < before


@pytest.mark.parametrize("count", [2, 3, 5])
def test_every_choice_and_why_not_is_seen_below_the_story(lay, count):
    table = lay(language="de")
    card = max(BOX.events.values(), key=lambda card: len(table.wording.names.event_story(card.id)))
    sheet = opened(table, event=card, answers=choices(count, refused=(2,)), beside=at_any_time(8))
    assert sheet.unread_below == 0
    assert all(is_whole(row) for row in sheet.rows)
    refused = []
    sheet.refused.connect(refused.append)
    QTest.keyClick(sheet, Qt.Key.Key_2)
    assert refused == [WHY]


@pytest.mark.parametrize("scale", [1.0, 1.5])
@pytest.mark.parametrize("count", [2, 5])
def test_in_a_low_window_choices_that_have_no_room_show_that_there_are_more(lay, count, scale):
    table = lay((1280, 720), scale, "de")
    card = next(iter(BOX.events.values()))
    sheet = opened(table, event=card, answers=choices(count, refused=(2,)), beside=at_any_time(8))
    assert is_whole(sheet.rows[0])
    hidden = [row for row in sheet.rows if not is_whole(row)]
    assert sheet.more_answers.isVisible() == bool(hidden)
    sheet.rows[0].setFocus()
    for _ in sheet.rows[1:]:
        QTest.keyClick(QApplication.focusWidget() or sheet.rows[0], Qt.Key.Key_Down)
    settle()
    assert is_whole(sheet.rows[-1])


def test_what_may_be_done_before_stands_two_abreast_and_is_pressed(lay):
    table = lay()
    card = next(iter(BOX.events.values()))
    sheet = opened(table, event=card, answers=let_it_happen(table), beside=at_any_time(4))
    first, second, third, _ = sheet.beside
    assert first.y() == second.y() < third.y()
    assert first.x() == third.x() < second.x()
    assert [part.mapTo(sheet, QPoint(0, 0)).x() for part in (sheet.rows[0], first)] == [52, 52]
    taken = []
    sheet.chosen.connect(taken.append)
    QTest.mouseClick(second, Qt.MouseButton.LeftButton)
    second.setFocus()
    assert taken == [Exert(member="M1")]
    assert set(sheet.written_out) == {answer.command for answer in at_any_time(4)}


def test_a_long_list_of_what_may_be_done_before_stays_in_the_prompt_bar(lay):
    table = lay()
    card = next(iter(BOX.events.values()))
    sheet = opened(table, event=card, answers=let_it_happen(table), beside=at_any_time(11))
    assert sheet.beside == []


def test_a_line_of_the_story_is_no_longer_than_an_eye_follows(lay):
    for size, scale in (((1920, 1080), 1.0), ((3840, 2160), 1.0), ((1920, 1080), 1.5)):
        sheet = opened(lay(size, scale), log=next(iter(BOX.logs)), here=None)
        letters = sheet.story.width() / sheet.fontMetrics().averageCharWidth()
        assert sheet.story.width() <= 745 * scale, letters


def test_the_picture_gives_way_before_anything_scrolls():
    wanted = Wanted(text=300, choices=200, beside=150, foot=64)
    assert share_out(wanted.whole, wanted, 132).picture == PICTURE
    less = share_out(860, wanted, 132)
    assert (less.picture, less.beside) == (146, 150)
    less = share_out(780, wanted, 132)
    assert (less.picture, less.beside) == (216, 0)
    less = share_out(590, wanted, 132)
    assert (less.picture, less.text, less.choices) == (0, 326, 200)
    less = share_out(420, wanted, 132)
    assert (less.text, less.choices) == (156, 200)


@pytest.mark.parametrize("height", range(100, 1100, 37))
def test_the_parts_of_a_sheet_fill_it(height):
    wanted = Wanted(text=310, choices=140, beside=180, foot=64)
    shares = share_out(height, wanted, 132)
    whole = shares.picture + shares.text + shares.choices + shares.beside + wanted.foot
    assert whole == max(height, wanted.foot)
    assert min(attrs.astuple(shares)) >= 0


def test_an_entry_that_is_read_nowhere_shows_its_world_and_nobody(lay):
    state = lay(world="W01").bridge.state
    sight = sight_of("log:1", None, state)
    assert sight.sections == ()
    assert not sight.lander
    assert sight.layers == tuple(color.lower() for color in dawn())


def dawn():
    from vanguard_desktop.widgets.look.tokens import tokens

    return tokens().relief["dawn"]


def test_whoever_stands_where_it_happens_is_seen_there_with_the_lander(lay):
    state = lay(world="W01").bridge.state
    here = state.members[0].sector
    sight = sight_of("event:1", here, state)
    assert sight.sections == tuple(member.section.value for member in state.here(here))
    assert sight.lander == (state.lander == here)
    empty = next(sector.number for sector in state.board.sectors if not state.here(sector.number))
    assert sight_of("event:1", empty, state).sections == ()


def test_the_biome_tints_the_land_of_the_world(lay):
    state = lay(world="W01").bridge.state
    plain = sight_of("event:1", None, state)
    by_biome = {state.biomes(sector.number)[0]: sight_of("event:1", sector.number, state) for sector in
                state.board.sectors if state.biomes(sector.number)}  # fmt: skip
    assert by_biome[Biome.CRYSTALLINE].layers != by_biome[Biome.ROCKY].layers != plain.layers
    for biome, sight in by_biome.items():
        assert sight.biome is biome


def test_nothing_is_written_over_the_picture(lay):
    table = lay()
    for card in list(BOX.events.values())[:6]:
        sheet = opened(table, event=card, answers=let_it_happen(table), beside=at_any_time(4))
        seen = sheet.picture.geometry()
        assert seen.height() >= 84
        assert not any(
            part.geometry().intersects(seen) for part in sheet.children() if hasattr(part, "geometry")
            and part is not sheet.picture and hasattr(part, "isVisible") and part.isVisible()
        )  # fmt: skip


@pytest.mark.rule("EVT-05")
def test_an_event_says_which_half_applies(lay):
    """The half that applies is read first; the other one stands below it, paler."""
    table = lay()
    state = table.bridge.state
    here = state.members[0].sector
    readings = Readings(table.bridge, table.wording)
    heads = set()
    for card in BOX.events.values():
        if not card.biomes:
            continue
        page = readings.page(Reading(event=card, here=here, answers=()))
        applies = set(card.biomes) & set(state.biomes(here))
        head = "Main effect" if applies else "Otherwise applies here"
        assert page.rules[0].startswith(head)
        assert len(page.rules) == 2
        assert page.marks[-1].counts == bool(applies)
        heads.add(head)
    assert len(heads) == 2
