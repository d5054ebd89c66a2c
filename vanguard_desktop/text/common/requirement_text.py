"""What dice must show, as it is printed on cards: a sign for each icon and each whole die."""

from __future__ import annotations

from collections.abc import Container
from typing import assert_never

import attrs
from PySide6.QtCore import QObject

from vanguard_desktop.dice.requirements import Alternative, DieItem, IconItem, Item, PoolTest, Requirement, SameItem

from .icon_words import COVERED, capsule
from .told import all_of, one_of


@attrs.frozen(kw_only=True)
class Covered:
    """Which items of one alternative dice supply, each by its number from 0."""

    alternative: int = 0
    items: frozenset[int] = frozenset()


NOTHING_COVERED = Covered()


class RequirementText(QObject):
    """Alternatives with "or" between them; what belongs together stands in a capsule: `⟦[die_red] and [die_blue]⟧`."""

    def marks(self, requirement: Requirement, covered: Covered = NOTHING_COVERED) -> str:
        """`covered` are the items that dice supply already."""
        if requirement.always:
            #: In place of what dice have to show for an outcome, where they have to show nothing.
            return self.tr("no requirement")
        signs = [
            self._alternative(items, covered.items if number == covered.alternative else ())
            for number, items in enumerate(requirement.alternatives)
        ]
        alone = len(signs) == 1 and len(requirement.alternatives[0]) == 1
        return signs[0] if alone else one_of([capsule(each) for each in signs])

    def pool_test(self, test: PoolTest) -> str:
        """A head: what follows it happens only then."""
        icons = [f"[{icon.value}]" for icon in test.icons]
        if test.present:
            #: A head, small, with a colon after it. {icons} are icons with "or" before the last one.
            text = self.tr("if the roll pool shows at least %n {icons}", "", test.count)
        elif test.count == 1:
            #: A head, small, with a colon after it. {icons} are icons with "or" before the last one.
            text = self.tr("if the roll pool shows no {icons}")
        else:
            #: A head, small, with a colon after it. {icons} are icons with "or" before the last one.
            text = self.tr("if the roll pool shows fewer than %n {icons}", "", test.count)
        return text.format(icons=one_of(icons))

    def _alternative(self, items: Alternative, covered: Container[int]) -> str:
        return all_of([_sign(item) + COVERED * (number in covered) for number, item in enumerate(items)])


def _sign(item: Item) -> str:
    match item:
        case IconItem(icon=icon):
            return f"[{icon.value}]"
        case SameItem():
            return "[any_symbol]"
        case DieItem(color=color):
            return "[any_die]" if color is None else f"[die_{color.value}]"
        case _:
            assert_never(item)
