"""A planet map in a window, with the members at the landing place and Ada in turn."""

from __future__ import annotations

import attrs
import pytest
from PySide6.QtCore import QPoint, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from tests.scenes.planet import a_bridge, words
from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.scenes.planet.map_view import MapView
from vanguard_desktop.scenes.planet.planet_scene import PlanetScene
from vanguard_desktop.widgets.look import dress


@attrs.frozen
class Table:
    """What a test touches, and the hand that touches it."""

    bridge: Bridge
    scene: PlanetScene
    view: MapView

    @property
    def state(self):
        return self.bridge.state

    def pawn_spot(self, member):
        """The middle of a pawn in the viewport."""
        pawn = self.scene.pawns[member]
        return self.view.mapFromScene(pawn.pos()) + pawn.body.center().toPoint()

    def pill_spot(self, path):
        return self.view.mapFromScene(self.scene.ways.by_id[path].pill.pos())

    def plate_spot(self, sector):
        return self.view.plate_rect(sector).center()

    def take(self, at):
        """Press the button and begin to drag."""
        QTest.mousePress(self.view.viewport(), Qt.MouseButton.LeftButton, pos=at)
        self.carry(at + QPoint(15, -15))

    def carry(self, to):
        QTest.mouseMove(self.view.viewport(), to)

    def drop(self, at):
        QTest.mouseRelease(self.view.viewport(), Qt.MouseButton.LeftButton, pos=at)

    def drag(self, start, end):
        self.take(start)
        self.carry(end)
        self.drop(end)

    def click(self, at):
        QTest.mouseClick(self.view.viewport(), Qt.MouseButton.LeftButton, pos=at)

    def press(self, *keys):
        for key in keys:
            QTest.keyClick(self.view, key)

    def press_on_focus(self, key):
        QTest.keyClick(QApplication.focusWidget(), key)


@pytest.fixture
def lay(qtbot, qapp):
    """Lay a game on the table."""
    bridges = []

    def laid(bridge=None, *, size=(1148, 600), theme="night", text_scale=1.0, still=True):
        dress.apply(qapp, theme, text_scale, reduced_motion=still)
        bridge = bridge or a_bridge()
        scene = PlanetScene(bridge, words(bridge))
        view = MapView(scene)
        bridge.stepped.connect(lambda step: (view.refresh(), scene.move(step)))
        bridge.retranslated.connect(view.refresh)
        bridges.append(bridge)
        scene.setParent(view)  # goes with its window: what listens to it keeps both of them otherwise
        qtbot.addWidget(view)
        view.resize(*size)
        view.show()
        qtbot.waitExposed(view)
        view.setFocus()
        return Table(bridge, scene, view)

    yield laid
    for bridge in bridges:  # Python does not see that the two keep each other: the map would stay for ever
        bridge.stepped.disconnect()
    dress.apply(qapp)


@pytest.fixture
def table(lay):
    return lay()
