"""What dice must show, as it is printed on cards: marks of icons, words for whole dice."""

from __future__ import annotations

from typing import assert_never

from PySide6.QtCore import QObject

from vanguard_desktop.core.dice import Color
from vanguard_desktop.core.requirements import Alternative, DieItem, IconItem, Item, PoolTest, Requirement, SameItem


class RequirementText(QObject):
    """`[xenology] / red die + blue die`: alternatives are parted by strokes, the parts of one by plus signs."""

    def marks(self, requirement: Requirement) -> str:
        if requirement.always:
            return self.tr("no requirement")
        return " / ".join(map(self._alternative, requirement.alternatives))

    def pool_test(self, test: PoolTest) -> str:
        icons = " / ".join(f"[{icon.value}]" for icon in test.icons)
        if test.present:
            return self.tr("At least %n of these in the roll pool: {icons}.", "", test.count).format(icons=icons)
        if test.count == 1:
            return self.tr("None of these in the roll pool: {icons}.").format(icons=icons)
        return self.tr("Fewer than %n of these in the roll pool: {icons}.", "", test.count).format(icons=icons)

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
                return self.tr("red die")
            case DieItem(color=Color.GREEN):
                return self.tr("green die")
            case DieItem(color=Color.BLUE):
                return self.tr("blue die")
            case DieItem():
                raise AssertionError(item)
            case _:
                assert_never(item)
