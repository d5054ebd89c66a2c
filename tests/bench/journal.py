"""A long campaign with the journal open, against a short one: opening it, undo, another language, seeking."""

from __future__ import annotations

from collections.abc import Callable
from random import Random

from PySide6.QtWidgets import QApplication

from tests.bench.measure import Measure, middle, seconds, undisturbed
from tests.bench.repaint import SEED, a_game, some_command
from tests.bench.stage import dressed, forget_closed, table_of
from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.play.game import Game
from vanguard_desktop.play.positions import SNAPSHOT_EVERY
from vanguard_desktop.store.memory_log import MemoryLog
from vanguard_desktop.text.common.languages import Languages
from vanguard_desktop.widgets.table.journal.journal_sheet import JournalSheet
from vanguard_desktop.widgets.table.table_screen import TableScreen

SHORT, LONG = 300, 30_000
PLAYED = 5 * SNAPSHOT_EVERY
ROUNDS = 6
AT_ONCE = 150  # milliseconds


def measure() -> list[Measure]:
    application = dressed()
    short, long = (waits(application, repeated(steps)) for steps in (SHORT, LONG))
    measures = [
        Measure(
            name=f"{what}, {LONG:,} steps",
            value=long[what],
            unit="ms",
            baseline=short[what],
            against=f"at {SHORT} steps",
        )
        for what in long
    ]
    slowest = max(long.values())
    against = "what is felt as a wait"
    felt = Measure(name="the journal, slowest of these", value=slowest, unit="ms", most=AT_ONCE, against=against)
    return [*measures, felt]


def repeated(steps: int) -> Game:
    """The same expedition, begun again and again: its opening lays everything out anew."""
    game, log = a_game(), MemoryLog()
    bridge, chance = Bridge(game), Random(SEED)
    positions = [game.position]
    while game.cursor.step < PLAYED - 1:
        bridge.submit(some_command(bridge, chance))
        positions.append(game.position)
        assert not game.state.closed
    played = list(game.history(0, PLAYED - 1))
    cursor = None
    for step in range(steps):
        again = step % PLAYED
        snapshot = positions[again] if step % SNAPSHOT_EVERY == 0 else None
        cursor = log.append(cursor, played[again], snapshot=snapshot)
    return Game(game.box, log, lambda: SEED)


def waits(application: QApplication, game: Game) -> dict[str, float]:
    """Milliseconds of each."""
    table, languages = table_of(application, game), Languages()
    while table.reading.sheet is not None and not table.reading.sheet.rows:
        table.reading.read_on()
    language = iter(("de", "cs", "it", "en") * ROUNDS)

    words = iter([*("q" * length for length in range(1, ROUNDS)), ""])

    def turn() -> None:
        languages.use(next(language))
        table.bridge.retranslate()

    def seek() -> None:
        sheet = table.scrim.sheet
        assert isinstance(sheet, JournalSheet)
        sheet.search.setText(next(words))

    opened = middle([_opened(application, table) for _ in range(ROUNDS)])
    table.sheets.toggle_journal()
    times = {
        "journal open": opened,
        "language switch with the journal open": _timed(application, turn),
        "a word sought in the journal": _timed(application, seek),
        "undo with the journal open": middle([_undone(application, table) for _ in range(ROUNDS)]),
    }
    languages.withdraw()
    table.close()
    table.deleteLater()
    forget_closed(application)
    return times


def _opened(application: QApplication, table: TableScreen) -> float:
    taken = _timed(application, table.sheets.toggle_journal, rounds=1)
    table.sheets.toggle_journal()
    forget_closed(application)
    return taken


def _undone(application: QApplication, table: TableScreen) -> float:
    if table.sheets.opened is None:  # a card that is read again lies over it
        table.sheets.toggle_journal()
        forget_closed(application)
    return _timed(application, table.bridge.undo, rounds=1)


def _timed(application: QApplication, act: Callable[[], object], rounds: int = ROUNDS) -> float:
    def acted() -> None:
        act()
        application.processEvents()

    with undisturbed():
        return middle([1000 * seconds(acted) for _ in range(rounds)])
