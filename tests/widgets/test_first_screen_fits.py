"""The first screen in a low window with large text: what can be begun is seen, not only found."""

from __future__ import annotations

from PySide6.QtCore import QPoint
from PySide6.QtWidgets import QApplication

from vanguard_desktop.widgets.home.home_screen import HomeScreen
from vanguard_desktop.widgets.home.menu_entry import MenuEntry
from vanguard_desktop.widgets.look import dress


def test_most_entries_are_seen_where_text_is_large_and_the_window_low(qtbot, qapp, languages):
    dress.apply(qapp, "night", 1.5, reduced_motion=True)
    for language in ("en", "it", "de", "cs"):
        languages.use(language)
        home = HomeScreen()
        qtbot.addWidget(home)
        for offer in (home.offer_new_game, home.offer_campaign, home.offer_habitat, home.offer_training):
            offer(True)
        home.resize(1280, 720)
        home.show()
        QApplication.processEvents()
        port = home.column.viewport()
        entries = [entry for entry in home.findChildren(MenuEntry) if entry.isVisible()]
        seen = [each for each in entries if port.rect().contains(each.mapTo(port, QPoint(0, each.height() // 2)))]
        assert len(seen) >= 6, language
        home.give_up_pictures()
    dress.apply(qapp)
