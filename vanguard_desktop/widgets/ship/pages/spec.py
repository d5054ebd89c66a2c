"""What a page of the binder is made of, as data."""

from __future__ import annotations

from collections.abc import Callable, Mapping
from typing import TYPE_CHECKING

import attrs

from vanguard_desktop.core import Decision, Effect
from vanguard_desktop.rulesets.ship.data.common import ChooseThing, ChooseWhether

if TYPE_CHECKING:
    from ..ship_screen import ShipScreen
    from .right_side import RightSide

# What makes a right-hand side; it is called once, when its page lies open for the first time.
Maker = Callable[["ShipScreen"], "RightSide"]


@attrs.frozen(kw_only=True)
class PageSpec:
    """`right` makes what stands on the right page; a `whole` one takes the left page too, as a scene does.

    `questions` names another right-hand side for single questions: by the question, or by the effect that asks for a
    thing or whether. With `people` the crew strip stands below.
    """

    right: Maker
    whole: bool = False
    people: bool = True
    questions: Mapping[type[Decision] | type[Effect], Maker] = attrs.field(factory=dict)

    def maker(self, question: Decision | None) -> Maker:
        """What stands on the right page while this is asked."""
        if question is None:
            return self.right
        if isinstance(question, ChooseThing | ChooseWhether):
            asked: type[Decision] | type[Effect] = type(question.effect.effect)
            return self.questions.get(asked, self.questions.get(type(question), self.right))
        return self.questions.get(type(question), self.right)
