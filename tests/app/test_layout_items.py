"""Python keeps nothing of a layout's inside, because Qt takes it away without a word.

An item of a layout that Python still knew when Qt had freed it was taken for whatever came to lie in the same place: a
new scroll bar, which then ended the program in the middle of Qt.
"""

from __future__ import annotations

import gc

from PySide6.QtCore import QPoint, Qt
from PySide6.QtWidgets import QLayoutItem, QSpacerItem, QWidgetItem
from shiboken6 import Shiboken

from tests.app.test_codex import rest_on, sheet_of, type_in
from vanguard_desktop.widgets.look.controls.flow import FlowLayout
from vanguard_desktop.widgets.look.controls.text import RichText

CTRL = Qt.KeyboardModifier.ControlModifier


def held() -> list[QLayoutItem]:
    """What Python knows of the insides of Qt's own layouts."""
    gc.collect()
    known = Shiboken.getAllValidWrappers()
    flows = [each for each in known if isinstance(each, FlowLayout)]
    own = {id(flow.itemAt(at)) for flow in flows for at in range(flow.count())}
    return [each for each in known if isinstance(each, QWidgetItem | QSpacerItem) and id(each) not in own]


def test_no_screen_sheet_or_card_leaves_the_inside_of_a_layout_with_python(sit_down):
    of_others = held()  # kept, so that nothing new is taken for one of them
    player = sit_down(language="en")
    player.begin()
    player.reach("ChooseAction")
    for key in (Qt.Key.Key_J, Qt.Key.Key_N):
        player.press(key)
        assert sheet_of(player) is not None
        player.press(Qt.Key.Key_Escape)
    player.press(Qt.Key.Key_K, CTRL)
    sheet = sheet_of(player)
    type_in(player, "the actions")
    text = next(each for each in sheet.page.findChildren(RichText) if "[supplies]" in each.text)
    for x in range(0, text.width(), 40):
        rest_on(text, QPoint(x, 12))
    player.press(Qt.Key.Key_Escape)
    assert [each for each in held() if not any(each is other for other in of_others)] == []
