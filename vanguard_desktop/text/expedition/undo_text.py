"""What the undo and redo buttons say: the decision they would take back or bring back, in a few words."""

from __future__ import annotations

from collections.abc import Sequence

from vanguard_desktop.core import DecisionOpened, Event
from vanguard_desktop.rulesets.expedition.data import State

from ..common.rooms import Said
from ..common.texts import Texts
from .journal.lines import ROOMS
from .places import LABELS
from .rules.rules_text import RulesText


class UndoText(Texts):
    """One step, named by the first thing in it that a player would call the decision."""

    def __init__(self, rules: RulesText) -> None:
        self._undo = Said("undo", ROOMS, rules, LABELS)

    def undo_label(self, events: Sequence[Event], state: State) -> str:
        """For the button; `events` are those of the step at the cursor, none at the start of the campaign."""
        if not events:
            #: Button; nothing is said about what will be undone.
            return self.tr("Undo")
        #: Button or tool tip. {what} tells what will be undone, as "travel to Ash Terrace".
        return self.tr("Undo – {what}").format(what=self.what(events, state))

    def redo_label(self, events: Sequence[Event], state: State) -> str:
        """For the button; `events` are those of the step after the cursor, none at the tip."""
        if not events:
            #: Button: what was undone is done again; nothing is said about what.
            return self.tr("Redo")
        #: Button or tool tip. {what} tells what will be done again, as "travel to Ash Terrace".
        return self.tr("Redo – {what}").format(what=self.what(events, state))

    def what(self, events: Sequence[Event], state: State) -> str:
        """What was decided comes up to the next question; what followed by itself speaks of later positions."""
        asked = next((place for place, event in enumerate(events, 1) if isinstance(event, DecisionOpened)), len(events))
        decided = events[:asked]
        #: What is undone, after "Undo –", where it has no name.
        return next(filter(None, (self._undo(event, decided, state) for event in decided)), self.tr("last decision"))
