"""What an answer will bring, told before it is given: costs, who rests, what moves, up to what nobody can know yet."""

from __future__ import annotations

from vanguard_desktop.core import Command
from vanguard_desktop.text.common.wording import Wording

from ..bridge import Bridge


def ahead(bridge: Bridge, wording: Wording, command: Command) -> tuple[str, ...]:
    """In the sentences with which the journal will tell it."""
    state = bridge.state
    events = bridge.foretold(command)
    return wording.in_book(state).journal(events, lambda: state, state) if events else ()
