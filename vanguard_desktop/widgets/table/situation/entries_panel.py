"""Cards of one kind below each other in a panel: conditions, missions with the rank-up card, threats."""

from __future__ import annotations

from collections.abc import Sequence

import attrs

from vanguard_desktop.models.expedition.situation import Entry
from vanguard_desktop.text.common.names import Names

from ...look.controls.panels import Panel
from .entry_row import EntryRow


@attrs.frozen(kw_only=True)
class Shown:
    """A card with its sign and what is said beside its name."""

    icon: str
    entry: Entry
    aside: str = ""


class EntriesPanel(Panel):
    """None, and the column closes up. What was unfolded stays so until it is folded, even if it goes and comes."""

    def __init__(self, names: Names) -> None:
        super().__init__()
        self.body.setContentsMargins(12, 5, 12, 8)
        self.body.setSpacing(4)
        self._names = names
        self._opened: set[str] = set()
        self.rows: dict[str, EntryRow] = {}

    def show_entries(self, entries: Sequence[Shown]) -> None:
        wanted = {shown.entry.card.id: shown for shown in entries}
        for id in [id for id in self.rows if id not in wanted]:
            gone = self.rows.pop(id)
            self.body.removeWidget(gone)
            gone.hide()
            gone.deleteLater()
        for id, shown in wanted.items():
            if id not in self.rows:
                self.rows[id] = row = EntryRow(shown.icon, self._names)
                row.turned.connect(self._on_turned)
                self.body.addWidget(row)
            self.rows[id].show_entry(shown.entry, shown.aside, opened=id in self._opened)
            self.rows[id].show()
        if list(self.rows) != list(wanted):
            self.rows = {id: self.rows[id] for id in wanted}
            for place, row in enumerate(self.rows.values()):
                self.body.removeWidget(row)
                self.body.insertWidget(place, row)
        self.setVisible(bool(entries))

    def _on_turned(self, card: str, opened: bool) -> None:
        if opened:
            self._opened.add(card)
        else:
            self._opened.discard(card)
