"""What the first screen leads to: the game that goes on, and after one that is over the next."""

from __future__ import annotations

import attrs
from PySide6.QtCore import Qt
from PySide6.QtTest import QTest
from PySide6.QtWidgets import QApplication

from vanguard_desktop.widgets.home.home_screen import HomeScreen
from vanguard_desktop.widgets.home.last_position import LastPosition
from vanguard_desktop.widgets.look import dress

LAST = LastPosition(
    save="/nowhere/game.vanguard", world="Lantern Sill", palette="shelf", relief="W01", round=3, over=False,
    when=1_700_000_000.0, played=4000,
)  # fmt: skip


def test_a_game_that_is_over_is_never_what_enter_goes_on_with(qtbot, qapp):
    dress.apply(qapp, reduced_motion=True)
    home, chosen = HomeScreen(), []
    qtbot.addWidget(home)
    home.offer_new_game(True)
    home.offer_campaign(True)
    home.offer_training(True)
    home.card.chosen.connect(lambda: chosen.append("last"))
    home.campaign_wished.connect(lambda: chosen.append("campaign"))
    home.resize(1280, 720)
    home.show_last(LAST)
    home.show()
    QTest.qWaitForWindowExposed(home)
    for last, wanted in ((LAST, "last"), (attrs.evolve(LAST, over=True), "campaign"), (LAST, "last")):
        home.show_last(last)
        home.focus_default()
        QTest.keyClick(QApplication.focusWidget(), Qt.Key.Key_Return)
        assert chosen.pop() == wanted
        assert not chosen
    home.wait_for_pictures()
