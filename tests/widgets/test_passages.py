"""Scenes between ship and planet: they move for a moment, one press ends them and does nothing else."""

from __future__ import annotations

import pytest
from PySide6.QtCore import Qt
from PySide6.QtGui import QImage, QPainter
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from vanguard_desktop.app.sound.cues import PASSAGES
from vanguard_desktop.app.sound.tones import samples
from vanguard_desktop.models.common.passages import Passage, PassageKind
from vanguard_desktop.widgets.look import dress
from vanguard_desktop.widgets.look.controls.buttons import PRIMARY, Button
from vanguard_desktop.widgets.passages.painted import paint_passage
from vanguard_desktop.widgets.passages.scene import PassageScene


def passage_of(kind=PassageKind.LAUNCH):
    return Passage(kind=kind, title="Launch", words="The lander leaves the ship.", world="W01", relief="kelp")


@pytest.fixture
def laid(qtbot, qapp):
    """A screen with an answer and its bar, and a scene over it; `moves` or not."""

    kept = []

    def lay(*, moves):
        dress.apply(qapp, "night", reduced_motion=not moves)
        screen = QWidget()
        kept.append(screen)
        qtbot.addWidget(screen)
        screen.resize(640, 400)
        answer, bar = Button(kind=PRIMARY), QWidget(screen)
        answer.setParent(screen)
        answer.setGeometry(20, 20, 200, 42)
        bar.setGeometry(0, 340, 640, 60)
        given = []
        answer.clicked.connect(lambda: given.append(True))
        screen.show()
        answer.setFocus()
        return screen, answer, PassageScene(screen, bar), given

    yield lay
    dress.apply(qapp)


def test_it_covers_what_lies_beside_the_bar_and_leaves_the_bar_free(laid):
    screen, _, scene, _ = laid(moves=False)
    bar = scene.below
    bar.setGeometry(60, 340, 580, 60)
    scene.show_passage(passage_of())
    assert screen.childAt(20, 380) is scene
    assert screen.childAt(300, 380) is bar
    assert screen.childAt(300, 200) is scene


@pytest.mark.parametrize("moves", [True, False])
def test_a_press_ends_it_and_answers_nothing_that_was_not_seen(laid, moves):
    _, answer, scene, given = laid(moves=moves)
    for press in (
        lambda: QTest.keyClick(answer, Qt.Key.Key_Space),
        lambda: QTest.mouseClick(answer, Qt.MouseButton.LeftButton),
    ):
        scene.show_passage(passage_of())
        assert scene.isVisible()
        assert scene.geometry().bottom() < 340
        press()
        assert (scene.isVisible(), scene.passage, given) == (False, None, [])
    QTest.mouseClick(answer, Qt.MouseButton.LeftButton)
    assert given == [True]


@pytest.mark.parametrize("moves", [True, False])
def test_left_alone_it_ends_by_itself(laid, qtbot, moves):
    scene = laid(moves=moves)[2]
    with qtbot.waitSignal(scene.ended, timeout=8000):
        scene.show_passage(passage_of(PassageKind.DOCKING))
    assert not scene.isVisible()


def test_every_passage_has_a_picture_that_moves_and_all_but_lift_off_a_sound_of_their_own():
    for kind in PassageKind:
        seen = []
        for at in (0.2, 0.6):
            picture = QImage(320, 150, QImage.Format.Format_ARGB32_Premultiplied)
            with QPainter(picture) as painter:
                paint_passage(painter, picture.rect().toRectF(), passage_of(kind), at)
            seen.append(picture)
        assert seen[0] != seen[1], kind
        assert kind is PassageKind.LIFT_OFF or len(samples(PASSAGES[kind])) > 1000, kind
