"""A question that a text asks."""

from __future__ import annotations

from vanguard_desktop.core import Decision, Effect, MemberId, Source, Waiting

from ..steps.crew import Unavoidable


class Asked(Decision, version=2):
    """A question that a text asks: `asked` is the text, and whom it addresses."""

    asked: Waiting

    @property
    def text(self) -> Effect:
        """What is carried out with the answer; that nobody reacted to it any more makes no difference (DEC-26)."""
        effect = self.asked.effect
        return effect.effect if isinstance(effect, Unavoidable) else effect

    @property
    def member(self) -> MemberId | None:
        return self.asked.you

    @property
    def source(self) -> Source:
        return self.asked.source
