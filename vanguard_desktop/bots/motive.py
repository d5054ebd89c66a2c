"""Why somebody would do something: what speaks for an advice, as reasons say what speaks against a command."""

from __future__ import annotations

from vanguard_desktop.core.kinds import Kind


class Motive(Kind):
    """In data; the words come from `text`.

    class TooFewDice(Motive, tag="too_few_dice"):
        left: int
        asked: int
    """

    def __init_subclass__(cls, *, tag: str) -> None:
        super().__init_subclass__(tag=tag)
