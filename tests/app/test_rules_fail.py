"""A mistake of the rules while somebody plays: told in the window, kept for those who can mend it, nothing lost."""

from __future__ import annotations

import attrs
import pytest
from PySide6.QtCore import Qt

from vanguard_desktop.books import BOOKS
from vanguard_desktop.widgets.look.controls.text import Text
from vanguard_desktop.widgets.notice_sheet import NoticeSheet

WORDS = {
    "en": "its rules cannot go on from this decision",
    "it": "le sue regole non possono proseguire da questa decisione",
    "de": "Mit dieser Entscheidung kommen seine Regeln nicht weiter",
    "cs": "po tomto rozhodnutí jeho pravidla nemohou pokračovat",
}


@pytest.mark.parametrize("language", WORDS)
@pytest.mark.qt_log_ignore("does not support raise")
def test_a_decision_that_the_rules_cannot_follow_is_told_kept_and_not_carried_out(sit_down, monkeypatch, language):
    player = sit_down(language=language)
    player.begin()
    player.reach("ChooseAction")
    game = player.program.playing.session.game
    before = (game.position, game.cursor)
    rules = game.rules

    def fails(state):
        if state is not before[0].state:
            raise IndexError("row 1 is not covered")
        return rules.beside(state)

    with monkeypatch.context() as patched:
        patched.setitem(BOOKS, rules.book, attrs.evolve(BOOKS[rules.book], rules=attrs.evolve(rules, beside=fails)))
        player.answer("EndTurn")
    (sheet,) = [sheet for sheet in player.window.findChildren(NoticeSheet) if sheet.isVisible()]
    said = " ".join(text.text() for text in sheet.findChildren(Text))
    assert WORDS[language] in said
    assert (game.position, game.cursor) == before
    (report,) = player.folders.reports.iterdir()
    kept = (report / "report.txt").read_text(encoding="utf-8")
    assert "row 1 is not covered" in kept
    assert "EndTurn" in kept
    assert (report / player.program.playing.session.save.name).exists()
    assert str(report) in said
    player.press(Qt.Key.Key_Escape)
    assert not sheet.isVisible()
    player.answer("EndTurn")
    assert game.cursor.step == before[1].step + 1
    player.table.bridge.undo()
    assert game.position == before[0]
