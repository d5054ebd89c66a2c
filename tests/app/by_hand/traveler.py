"""Somebody who plays a campaign at the program with one kind of hand: nothing is called but what input reaches."""

from __future__ import annotations

from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QAbstractButton, QApplication, QRadioButton, QWidget

from tests.app.by_hand.aboard import Keys, Mouse
from tests.widgets.hands import Hands
from tests.widgets.ways import comes_with_the_next, way_of_keys, way_of_the_mouse
from vanguard_desktop.core import Command, Event
from vanguard_desktop.models.ship.lander.suggestion import suggested
from vanguard_desktop.play.campaign import follow_on
from vanguard_desktop.rulesets.expedition.data import EventRevealed
from vanguard_desktop.rulesets.ship.data.facilities.hangar import AttachMod, ChooseLander, DetachMod
from vanguard_desktop.rulesets.ship.data.journey.launch import AddCard, LoadEquipment, TakeOutCard, UnloadEquipment
from vanguard_desktop.widgets.game_screen import GameScreen
from vanguard_desktop.widgets.ship.ship_screen import ShipScreen

_MOST_SHEETS, _TABS = 12, 120
PACKS = (ChooseLander, AttachMod, DetachMod, AddCard, TakeOutCard, LoadEquipment, UnloadEquipment)


class CountedHands(Hands):
    """How often somebody has pressed, clicked or carried."""

    gestures = 0

    def press(self, *keys):
        self.gestures += len(keys)
        super().press(*keys)

    def click(self, widget, at=None):
        self.gestures += 1
        super().click(widget, at)

    def drag(self, widget, goal, *, at=None, onto=None):
        self.gestures += 1
        super().drag(widget, goal, at=at, onto=onto)


class Traveler:
    """`by_mouse`, or with keys alone."""

    def __init__(self, player, *, by_mouse: bool) -> None:
        self.player, self.by_mouse = player, by_mouse
        self.hands = CountedHands(player.window)
        self._carries = False
        self._with_the_next: tuple[Command, ...] = ()

    @property
    def screen(self) -> QWidget:
        return self.player.screen

    @property
    def bridge(self):
        return self.player.table.bridge

    # Whatever page of the program lies open

    def use(self, button: QWidget) -> None:
        """Press a control of a page."""
        if self.by_mouse:
            self.hands.click(button)
        elif isinstance(button, QRadioButton):
            self._choose(button)
        else:
            self.go_to(button)
            self.hands.press(Qt.Key.Key_Space)

    def _choose(self, button: QRadioButton) -> None:
        """Tab comes to the one that is taken, arrows to those beside it."""
        beside = button.parentWidget().findChildren(QRadioButton)
        self.go_to(next((each for each in beside if each.isChecked()), button))
        for _ in beside:
            if button.isChecked():
                return
            self.hands.press(Qt.Key.Key_Right)
        raise AssertionError(f"arrows never come to {button.text()}")

    def go_to(self, control: QWidget) -> None:
        for _ in range(_TABS):
            if control.hasFocus():
                return
            self.hands.press(Qt.Key.Key_Tab)
        raise AssertionError(f"Tab never comes to {control.accessibleName() or control}")

    def write(self, field: QWidget, words: str) -> None:
        if self.by_mouse:
            self.hands.click(field)
        else:
            self.go_to(field)
        QTest.keyClick(self.player.window.windowHandle(), Qt.Key.Key_A, Qt.KeyboardModifier.ControlModifier)
        QTest.keyClicks(QApplication.focusWidget(), words)
        self.hands.settle()

    # The game

    def read_on(self) -> None:
        """Whatever lies open to be read is read and put away."""
        for _ in range(_MOST_SHEETS):
            screen = self.screen
            if not isinstance(screen, GameScreen):
                return
            if screen.scene_shown is not None and screen.scene_shown.passage is not None:
                # Between ship and planet: any press ends the scene, and no more.
                if self.by_mouse:
                    self.hands.click(screen.scene_shown)
                else:
                    self.hands.press(Qt.Key.Key_Return)
                continue
            if isinstance(screen, ShipScreen) and screen.reads_again and screen.scrim.sheet is None:
                last = screen.prompt.buttons[0]  # a name was etched: seen, and on
            elif isinstance(screen, ShipScreen):
                sheet = screen.scrim.sheet
                if sheet is None:
                    return
                last = [each for each in sheet.findChildren(QAbstractButton) if each.isVisible()][-1]
            elif screen.reading.sheet is not None and not screen.reading.sheet.rows:
                last = screen.reading.sheet.go_on
            elif self.by_mouse and screen.lesson.teaches and screen.reading.sheet is None:
                last = screen.lesson.understood
            else:
                return
            if self.by_mouse:
                self.hands.click(last)
            else:
                self.hands.press(Qt.Key.Key_Return)
        raise AssertionError(f"{screen.scrim.sheet} is never put away")

    def do(self, command: Command) -> None:
        """Give this answer, and see that it was given."""
        self.read_on()
        game = self.bridge.game
        position, step = game.position, game.cursor.step
        if isinstance(position.state.question, EventRevealed) and comes_with_the_next(self.screen, command):
            self._with_the_next = (command,)
            return
        given = next((each for each in self._alike(command) if self._give(each)), None)
        asked = type(position.state.question).__name__
        assert given is not None, f"nothing in sight stands for {command} at {asked}, see {self._picture()}"
        game = self.player.program.playing.session.game
        taken = game.cursor.step == step + 1
        assert taken, f"{command} was not taken at {asked}, see {self._picture()}: {self.player.said}"
        (happened,) = game.history(step + 1, step + 1)
        expected: list[Event] = []
        for each in (*self._with_the_next, given):
            events, position = follow_on(game.box, position, each)
            expected += events
        self._with_the_next = ()
        assert list(happened)[: len(expected)] == expected, f"at {asked} something else than {command} was done"

    def pack(self, left: Sequence[Command]) -> int:
        """One press for a deck, a hold or a lander where it orders the next of these; how many it has ordered."""
        packing = getattr(self.screen.right, "suggest", None) if isinstance(self.screen, ShipScreen) else None
        game = self.bridge.game
        if packing is None or not packing.isVisible() or len(left) < 2:
            return 0
        wished = suggested(self.bridge, *{type(each) for each in left if isinstance(each, PACKS)})
        if not wished or tuple(left[: len(wished)]) != wished:
            return 0
        step = game.cursor.step
        self.use(packing)
        assert game.cursor.step == step + 1
        return len(wished)

    def _picture(self) -> Path:
        """What was seen when it went wrong."""
        file = self.player.folders.settings_file.with_name("seen.png")
        self.player.window.grab().save(str(file))
        return file

    def _alike(self, command: Command):
        """The same in words: of equal dice and cards one lies on top."""
        yield command
        bridge = self.bridge
        words = self.player.table.wording.in_book(bridge.state)
        said = words.answer(command, bridge.state)
        others = (each for each in bridge.legal_commands() if each != command and type(each) is type(command))
        yield from (each for each in others if words.answer(each, bridge.state) == said)

    def _give(self, command: Command) -> bool:
        screen = self.screen
        if isinstance(screen, ShipScreen):
            return (Mouse if self.by_mouse else Keys)(screen, self.hands).give(command)
        if self.by_mouse:
            self._carries = not self._carries
            way_of_the_mouse(screen, self.hands, command, carried=self._carries)
        else:
            way_of_keys(screen, self.hands, command)
        return True
