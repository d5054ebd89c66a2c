"""What a good player would answer to the open question, and why, as it is said to players."""

from __future__ import annotations

import attrs

from vanguard_desktop.bots.advice import advise
from vanguard_desktop.text.common.wording import Wording

from ..bridge import Bridge


@attrs.frozen(kw_only=True)
class Advised:
    """The label of the answer, and a sentence that says why."""

    answer: str
    why: str


def advised(bridge: Bridge, wording: Wording) -> Advised | None:
    """None where nothing is asked, others play, or the book has no advice."""
    advice = None if bridge.game.read_only else advise(bridge.game.position)
    if advice is None:
        return None
    state = bridge.state
    said = wording.in_book(state)
    return Advised(answer=said.answer(advice.command, state).rstrip("."), why=said.motive(advice.motive, state))
