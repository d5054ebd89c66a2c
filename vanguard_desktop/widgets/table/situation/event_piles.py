"""The event deck and its discards, in one line."""

from __future__ import annotations

from ...look import set_tip
from ...look.controls.asking import about
from ...look.controls.buttons import IconButton
from ...look.controls.lines import MIDDLE, row_in
from ...look.controls.panels import IconMark, Panel
from ...look.controls.text import Text


class EventPiles(Panel):
    """`look_through` opens the discarded events."""

    def __init__(self) -> None:
        super().__init__()
        self.body.setContentsMargins(12, 1, 12, 1)
        self.setMinimumHeight(42)  # as high as with the button beside the discards
        self._title = Text(role="panel_title")
        self._deck, self._discards = Text(role="number", wrap=False), Text(role="number", wrap=False)
        self.deck, self.discards = IconMark("deck"), IconMark("discard_pile")
        row = row_in(self.body, (IconMark("event"), MIDDLE), (self._title, 1), gap=8)
        for icon, text in ((self.deck, self._deck), (self.discards, self._discards)):
            row.addWidget(icon)
            row.addWidget(text)
            for part in (icon, text):
                about(part, "icon:event")
        self.look_through = IconButton("search", "-")
        row.addWidget(self.look_through)

    def show_piles(self, deck: int, discards: int) -> None:
        #: Heading in the column of the situation, over the decks of event cards.
        self._title.setText(self.tr("Events"))
        self.look_through.set_name(self.tr("Look through the discarded events"))
        self.look_through.setVisible(discards > 0)
        for icon, text, count, words in (
            #: Name of a deck, for tool tips. {count} is a number.
            (self.deck, self._deck, deck, self.tr("Cards in the event deck: {count}")),
            #: Name of a deck, for tool tips. {count} is a number.
            (self.discards, self._discards, discards, self.tr("Discarded events: {count}")),
        ):
            text.setText(str(count))
            spoken = words.format(count=count)
            for part in (icon, text):
                set_tip(part, spoken)
                part.setAccessibleName(spoken)
