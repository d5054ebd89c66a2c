"""Another language in the middle of a game: every word of the table, against a widget with one word."""

from __future__ import annotations

import itertools

from PySide6.QtCore import QEvent
from PySide6.QtWidgets import QApplication, QLabel

from tests.bench.measure import Measure, middle, seconds, undisturbed
from tests.bench.stage import dressed
from tests.scenes.planet import a_bridge, words
from vanguard_desktop.resources import LANGUAGES
from vanguard_desktop.text.common.languages import Languages
from vanguard_desktop.widgets.table.table_screen import TableScreen

ROUNDS = 20
MOST = 100  # milliseconds; a longer pause would be felt


class OneWord(QLabel):
    """The least that a change of language can mean."""

    def changeEvent(self, event: QEvent) -> None:
        super().changeEvent(event)
        if event.type() == QEvent.Type.LanguageChange:
            self.setText(self.tr("Settings"))


def measure() -> list[Measure]:
    application = dressed()
    languages = Languages()
    bare = OneWord()
    bare.show()
    alone = switches(application, languages)
    bridge = a_bridge()
    table = TableScreen(bridge, words(bridge))
    table.resize(1920, 1080)
    table.show()
    application.processEvents()
    whole = switches(application, languages, bridge.retranslate)
    languages.withdraw()
    table.close()
    bare.close()
    return [
        Measure(name="language switch of the table", value=whole, unit="ms", baseline=alone, against="a bare widget"),
        Measure(name="language switch, felt", value=whole, unit="ms", most=MOST, against="what is felt as a pause"),
    ]


def switches(application: QApplication, languages: Languages, after=lambda: None) -> float:
    """Milliseconds of one switch, all words drawn anew."""
    wanted = itertools.cycle(LANGUAGES)

    def switch() -> None:
        languages.use(next(wanted))
        after()
        application.processEvents()

    with undisturbed():
        return middle([seconds(switch) * 1000 for _ in range(ROUNDS)])
