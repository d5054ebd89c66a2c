"""The chances of the running check as the tray shows them; what takes long is reckoned in the background."""

from __future__ import annotations

from PySide6.QtCore import QObject, Qt, Signal

from vanguard_desktop.core.kinds import Command
from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.models.in_background import Latest
from vanguard_desktop.play.check_odds import Odds, has_odds, reckon, takes_long


class CheckOdds(QObject):
    """`now` as the check stands, `using` with what a player looks at; None until they are known, then `changed`."""

    changed = Signal()
    _reckoned = Signal(object, object)

    def __init__(self, bridge: Bridge, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._bridge = bridge
        self.now: Odds | None = None
        self.using: Odds | None = None
        self._looked_at: Command | None = None
        self._later: dict[bool, Latest[tuple[Command | None, Odds]]] = {}
        self._reckoned.connect(self._on_reckoned, Qt.ConnectionType.QueuedConnection)

    def ask(self, state: object) -> None:
        """The check has changed: everything that was known is out of date."""
        self._looked_at = self.using = None
        for later in self._later.values():
            later.forget()
        self.now = self._reckon(None) if has_odds(state) else None

    def look_at(self, command: Command | None) -> None:
        """A player looks at something that could be used: what would the odds be with it?"""
        if command == self._looked_at:
            return
        self._looked_at, self.using = command, None
        if command is not None and has_odds(self._bridge.state):
            self.using = self._reckon(command)
        self.changed.emit()

    def _reckon(self, using: Command | None) -> Odds | None:
        """The answer at once, or None if it comes later."""
        state = self._bridge.state
        if not takes_long(state, using):
            return reckon(state, using)
        self._in_background(using is not None).ask(lambda: (using, reckon(state, using)))
        return None

    def _in_background(self, using: bool) -> Latest[tuple[Command | None, Odds]]:
        """A thread is begun only where it is needed; it ends with the table."""
        if using not in self._later:
            later: Latest[tuple[Command | None, Odds]] = Latest(lambda answer: self._reckoned.emit(*answer))
            self._later[using] = later
            self.destroyed.connect(later.close)
        return self._later[using]

    def _on_reckoned(self, using: Command | None, odds: Odds) -> None:
        if using is None:
            self.now = odds
        elif using == self._looked_at:
            self.using = odds
        self.changed.emit()
