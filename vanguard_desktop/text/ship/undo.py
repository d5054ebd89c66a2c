"""What the undo and redo buttons say aboard: the decision they would take back or bring back, in the words it was
offered in.
"""

from __future__ import annotations

from collections.abc import Sequence

from PySide6.QtCore import QCoreApplication

from vanguard_desktop.core import Command, Event, PlayerRenamed, legal_commands
from vanguard_desktop.rulesets.ship.rules import SHIP
from vanguard_desktop.rulesets.ship.state import ShipState

from .words import ShipWords


class ShipUndo:
    """One step, named by the command that set it off."""

    def __init__(self, words: ShipWords) -> None:
        self._words = words

    def undo_label(self, events: Sequence[Event], before: ShipState | None) -> str:
        """For the button; `events` are those of the step at the cursor, `before` the position that they changed.

        There is none before the first step of a campaign.
        """
        if before is None:
            return QCoreApplication.translate("ShipUndo", "Undo – start of the campaign")
        #: Button. {what} is what is taken back, in the words of the button that was pressed.
        return QCoreApplication.translate("ShipUndo", "Undo – {what}").format(what=self.what(events, before))

    def redo_label(self, events: Sequence[Event], before: ShipState) -> str:
        """For the button; `events` are those of the step after the cursor."""
        #: Button. {what} is what is taken back, in the words of the button that was pressed.
        return QCoreApplication.translate("ShipUndo", "Redo – {what}").format(what=self.what(events, before))

    def what(self, events: Sequence[Event], before: ShipState) -> str:
        renamed = next((event.name for event in events if isinstance(event, PlayerRenamed)), None)
        if renamed is not None:
            #: Stands for {what} in "Undo – {what}". {player} is the name of a player.
            return QCoreApplication.translate("ShipUndo", "new name: {player}").format(player=renamed)
        command = ordered(events, before) if events else None
        if command is None:
            #: Stands for {what} in "Undo – {what}" where nothing more is known.
            return QCoreApplication.translate("ShipUndo", "last decision")
        return self._words.command(command, before)


def ordered(events: Sequence[Event], before: ShipState) -> Command | None:
    """The command that sets off these events first: of several the one that sets off most of them."""
    found: tuple[int, Command] | None = None
    for command in legal_commands(SHIP, before):
        sets_off = list(SHIP.unfold(before, command))
        fits = list(events[: len(sets_off)]) == sets_off
        if fits and (found is None or len(sets_off) > found[0]):
            found = (len(sets_off), command)
    return None if found is None else found[1]
