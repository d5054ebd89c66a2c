"""Another language in the middle of the game: whatever lies open speaks it at once, to the eye and to the ear."""

from __future__ import annotations

import re
from itertools import cycle
from random import Random

import pytest
from PySide6.QtCore import Qt
from PySide6.QtWidgets import QAbstractButton, QApplication, QLabel, QWidget

from tests.support.expeditions import landing_on
from tests.widgets.hands import Hands
from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.rulesets.expedition.data.commands import LiftOff
from vanguard_desktop.widgets.look.controls.text import RichText

STEPS = 45


def said(table):
    """Every sentence on the table, in its tool tips, and for a screen reader; single words may be alike."""
    found = set()
    for part in table.findChildren(QWidget):
        if part.isVisibleTo(table):
            found |= {part.accessibleName(), part.accessibleDescription(), part.toolTip()}
            if isinstance(part, QLabel | QAbstractButton):
                found.add(part.text())
            elif isinstance(part, RichText):
                found.add(part.text)
    found = {re.sub(r"^\d+\. ", "", words) for words in found}  # the number of an answer
    return {words for words in found if " " in words and words != words.upper()}


def speak(languages, table, language):
    """The settings are a screen of their own, so nothing of the table is seen meanwhile."""
    table.hide()
    languages.use(language)
    table.bridge.retranslate()
    table.show()
    for _ in range(3):
        QApplication.processEvents()
    return said(table)


@pytest.mark.parametrize("world", ["W00", "W01", "W03"])
def test_no_sentence_stays_in_the_language_before(lay_table, languages, world):
    table, chance = lay_table(Bridge(landing_on(world)), (1920, 1080)), Random(4)
    hands = Hands(table)
    names = {table.wording.names.member(row.id) for row in table.members.rows}
    lists = sheets = 0
    languages_in_turn = cycle(("de", "en"))
    for _ in range(STEPS):
        hands.settle()
        if table.bridge.state.question is None:
            break
        if table.reading.sheet is None and table.lists.opened is None:
            hands.press(Qt.Key.Key_0)
        lists += table.list.isVisible()
        sheets += table.reading.sheet is not None
        before, after = said(table), speak(languages, table, next(languages_in_turn))
        assert (before & after) - names == set()
        if table.reading.sheet is not None and not table.reading.sheet.rows:
            table.reading.read_on()
            continue
        answers = table.bridge.answers() or table.bridge.legal_commands()
        table.bridge.submit(chance.choice([each for each in answers if not isinstance(each, LiftOff)] or list(answers)))
    assert lists
    assert sheets
