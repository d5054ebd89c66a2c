"""What is only shown ends at the first press, and until it is painted nobody watches all that happens."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QWidget

from vanguard_desktop.widgets.look.first_input import FirstInput


def test_it_listens_once_what_is_shown_is_painted_and_no_longer_than_that(qtbot, qapp, monkeypatch):
    watched: list[QEvent.Type] = []
    filtered = FirstInput.eventFilter

    def counted(self: FirstInput, thing: QObject, event: QEvent) -> bool:
        watched.append(event.type())
        return filtered(self, thing, event)

    monkeypatch.setattr(FirstInput, "eventFilter", counted)
    window, heard = QWidget(), list[str]()
    qtbot.addWidget(window)
    first = FirstInput(lambda: heard.append("pressed"), window)
    first.listen()
    window.show()
    qapp.processEvents()
    QTest.keyClick(window, Qt.Key.Key_A)
    assert not watched, "the window is laid and painted by itself"
    first.painted()
    QTest.keyClick(window, Qt.Key.Key_B)
    assert heard == ["pressed"]
    first.stop()
    watched.clear()
    first.painted()
    QTest.keyClick(window, Qt.Key.Key_C)
    assert not watched
    assert heard == ["pressed"]
