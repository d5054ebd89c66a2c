"""Success and failure are felt: a moment over the table, ended by any press, and nothing runs after it."""

from __future__ import annotations

import pytest
from PySide6.QtCore import QPoint, QRect, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from tests.support.boxes import ADA, STORM, shipped
from tests.support.expeditions import landing_on
from tests.support.play import memory_game
from tests.widgets.look.clipped import clipped_texts
from vanguard_desktop.core.ids import CardId
from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.models.common.moments import Moment, MomentKind
from vanguard_desktop.models.expedition.happened.moments import Moments
from vanguard_desktop.play.game import Step, Way
from vanguard_desktop.rulesets.expedition.data.decisions import ChooseAction, GatherDice
from vanguard_desktop.rulesets.expedition.data.events import (
    DiscoveryGained,
    EventDrawn,
    EventSkipped,
    InjuryGained,
    MemberDied,
    MissionCompleted,
    MissionLost,
    OutcomeApplied,
    SuppliesChanged,
    TurnOpened,
)
from vanguard_desktop.setting.cards import DiscoveryType, InjuryKind, RowColor
from vanguard_desktop.text.common.wording import Wording
from vanguard_desktop.widgets.look import dress
from vanguard_desktop.widgets.moment_banner import MomentBanner

HURT = InjuryGained(member=ADA, kind=InjuryKind.WOUNDED, slot=0)
MISSION = Moment(kind=MomentKind.MISSION, title="The First Letterbox", words="Mission completed", icon="mission")


@pytest.fixture
def small():
    game = memory_game()
    return game, Moments(Wording.of(game.box))


@pytest.mark.parametrize(
    ("events", "kind"),
    [
        ([HURT], MomentKind.INJURY),
        ([MemberDied(member=ADA), HURT], MomentKind.DEATH),
        ([EventDrawn(member=ADA, card=STORM), SuppliesChanged(by=-1)], MomentKind.SETBACK),
        ([EventDrawn(member=ADA, card=STORM), SuppliesChanged(by=1)], None),
        ([EventDrawn(member=ADA, card=STORM), EventSkipped(card=STORM), SuppliesChanged(by=-1)], None),
        ([EventDrawn(member=ADA, card=STORM), SuppliesChanged(by=-1), HURT], MomentKind.INJURY),
        ([SuppliesChanged(by=-1), EventDrawn(member=ADA, card=STORM)], None),
        ([SuppliesChanged(by=-1)], None),
        ([TurnOpened(member=ADA)], None),
    ],
)
def test_a_step_has_the_weightiest_of_its_moments(small, events, kind):
    game, moments = small
    moment = moments.of(game.state, events)
    assert (None if moment is None else moment.kind) is kind


def test_missions_and_finds_are_called_by_their_names(lay_table):
    game = landing_on("W01")
    wording = Wording.of(shipped())
    moments, mission = Moments(wording), game.state.missions[0]
    done = moments.of(game.state, [MissionCompleted(card=mission)])
    assert (done.kind, done.title) == (MomentKind.MISSION, wording.names.mission(mission))
    lost = moments.of(game.state, [MissionLost(card=mission)])
    assert (lost.kind, lost.title) == (MomentKind.FAILURE, wording.names.mission(mission))
    card = CardId(next(iter(shipped().discoveries)))
    found = moments.of(game.state, [DiscoveryGained(type=DiscoveryType.MINERAL, card=card)])
    assert (found.kind, found.title) == (MomentKind.DISCOVERY, wording.names.discovery(card))


@pytest.fixture
def banner(lay_table, qapp):
    table = lay_table(Bridge(landing_on("W01")))
    while table.reading.unread:
        table.reading.read_on()
    return table, table.moments.banner


@pytest.mark.parametrize("moves", [True, False])
def test_any_press_ends_it_at_once_and_does_what_it_means(banner, qapp, moves):
    table, moment = banner
    dress.apply(qapp, "night", 1.0, reduced_motion=not moves)
    for press in (
        lambda: QTest.keyClick(table.map, Qt.Key.Key_J),
        lambda: QTest.mouseClick(table.map.viewport(), Qt.MouseButton.LeftButton),
    ):
        moment.show_moment(MISSION, table.map.geometry())
        assert moment.isVisible()
        qapp.processEvents()
        press()
        assert not moment.isVisible()
        assert moment.moment is None
    assert table.sheets.opened is not None, "J has opened the journal all the same"


def test_a_press_goes_through_it(banner):
    table, moment = banner
    moment.show_moment(MISSION, table.map.geometry())
    middle = moment.geometry().center()
    assert table.childAt(middle) is not moment


def test_it_goes_by_itself_and_leaves_nothing_running(banner, qapp, qtbot, monkeypatch):
    table, moment = banner
    monkeypatch.setattr("vanguard_desktop.widgets.moment_banner._LASTS", {MomentKind.MISSION: 30})
    for reduced in (True, False):
        dress.apply(qapp, "night", 1.0, reduced_motion=reduced)
        moment.show_moment(MISSION, table.map.geometry())
        qtbot.waitUntil(lambda: not moment.isVisible())


def test_with_motion_off_it_stands_still(banner, qapp, qtbot):
    table, moment = banner
    dress.apply(qapp, "night", 1.0, reduced_motion=True)
    moment.show_moment(MISSION, table.map.geometry())
    first = moment.grab().toImage()
    QTest.qWait(80)
    assert moment.grab().toImage() == first


def test_looking_back_is_no_moment(banner):
    table, moment = banner
    state = table.bridge.state
    for way, seen in ((Way.PLAYED, True), (Way.REDONE, False), (Way.UNDONE, False)):
        moment.finish()
        hurt = InjuryGained(member=state.members[0].id, kind=InjuryKind.WOUNDED, slot=0)
        table.set_in_motion(Step(before=state, after=state, events=(hurt,), way=way))
        assert moment.isVisible() is seen


@pytest.mark.parametrize("scale", [1.0, 1.5])
def test_long_names_wrap_instead_of_being_cut(qtbot, qapp, scale, monkeypatch):
    dress.apply(qapp, "night", scale, reduced_motion=True)
    room = QWidget()
    qtbot.addWidget(room)
    room.resize(600, 400)
    banner = MomentBanner(room)
    room.show()
    long = Moment(
        kind=MomentKind.MISSION,
        title="Etwas, das man abliefern muss, und zwar bald, " * 2,
        words="Mission erfüllt",
        icon="mission",
    )
    banner.show_moment(long, QRect(QPoint(0, 0), room.size()))
    assert clipped_texts(monkeypatch, banner) == []
    banner.finish()
    dress.apply(qapp)


def test_over_a_page_it_lies_on_the_picture_and_covers_no_word(lay_table):
    """The training opens with pages of the logbook."""
    table = lay_table(Bridge(landing_on("W00")), (1600, 900))
    sheet, game = table.reading.sheet, table.bridge.game
    mission = MissionCompleted(card=game.state.missions[0])
    table.moments.show(Step(before=game.state, events=(mission,), after=game.state, way=Way.PLAYED))
    banner = table.moments.banner
    assert banner.moment is not None
    picture = QRect(sheet.mapTo(table, sheet.picture.pos()), sheet.picture.size())
    assert picture.contains(banner.geometry().adjusted(28, 28, -28, -28))


def test_beside_the_edge_it_stays_whole_inside_the_window(qtbot):
    window = QWidget()
    qtbot.addWidget(window)
    window.resize(700, 400)
    window.show()
    banner = MomentBanner(window)
    moment = Moment(kind=MomentKind.DISCOVERY, title="A title that takes its room", words="Found", icon="sample")
    for room in (QRect(300, 0, 400, 300), QRect(0, 0, 330, 300)):
        banner.show_moment(moment, room)
        assert window.rect().contains(banner.geometry()), room
        banner.finish()


def test_an_outcome_that_lies_large_in_the_tray_is_told_only_there(lay_in_play):
    """As long as its check lies open; once the tray is gone, the band is all that is seen of it."""
    outcome = OutcomeApplied(color=RowColor.GREEN)
    for kind, felt in ((GatherDice, False), (ChooseAction, True)):
        table = lay_in_play(kind)
        moment = table.moments.banner
        state = table.bridge.state
        moment.finish()
        table.set_in_motion(Step(before=state, after=state, events=(outcome,), way=Way.PLAYED))
        assert (moment.moment is not None) is felt


def test_what_was_felt_goes_with_the_next_decision(banner):
    table, moment = banner
    moment.show_moment(MISSION, table.map.geometry())
    state = table.bridge.state
    table.set_in_motion(Step(before=state, after=state, events=(), way=Way.PLAYED))
    assert moment.moment is None
