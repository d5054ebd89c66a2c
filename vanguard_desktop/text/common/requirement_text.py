"""What dice must show, as it is printed on cards: marks of icons, words for whole dice."""

from __future__ import annotations

from typing import assert_never

from PySide6.QtCore import QObject

from vanguard_desktop.dice.faces import Color
from vanguard_desktop.dice.requirements import Alternative, DieItem, IconItem, Item, PoolTest, Requirement, SameItem

from .told import one_of


class RequirementText(QObject):
    """`[xenology] / red die + blue die`: alternatives are parted by strokes, the parts of one by plus signs."""

    def marks(self, requirement: Requirement) -> str:
        if requirement.always:
            #: In place of what dice have to show for an outcome, where they have to show nothing.
            return self.tr("no requirement")
        return " / ".join(map(self._alternative, requirement.alternatives))

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

    def _alternative(self, items: Alternative) -> str:
        return " + ".join(map(self._item, items))

    def _item(self, item: Item) -> str:
        match item:
            case IconItem(icon=icon):
                return f"[{icon.value}]"
            case SameItem():
                return "[any_symbol]"
            case DieItem(color=None):
                return "[any_die]"
            case DieItem(color=Color.RED):
                #: In what dice have to show: any result of such a die, as "[xenology] / red die + blue die".
                return self.tr("red die")
            case DieItem(color=Color.GREEN):
                #: In what dice have to show: any result of such a die, as "[xenology] / green die + blue die".
                return self.tr("green die")
            case DieItem(color=Color.BLUE):
                #: In what dice have to show: any result of such a die, as "[xenology] / red die + blue die".
                return self.tr("blue die")
            case DieItem():
                raise AssertionError(item)
            case _:
                assert_never(item)
