"""What the buttons of undo and redo say, in the words of the book in which the decision was made."""

from __future__ import annotations

from vanguard_desktop.text.common.wording import Wording

from ..bridge import Bridge


def undo_label(bridge: Bridge, wording: Wording) -> str:
    """Names the step at the cursor, or nothing at the start of the game."""
    step = bridge.game.cursor.step
    before = bridge.state_at(step - 1) if step > bridge.game.first else None
    state = bridge.state if before is None else before
    return wording.in_book(state).undo_label(bridge.last_events() if step else (), state)


def redo_label(bridge: Bridge, wording: Wording) -> str:
    """Names the step after the cursor, or nothing at the tip."""
    return wording.in_book(bridge.state).redo_label(bridge.next_events(), bridge.state)
