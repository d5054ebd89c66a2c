"""Exerting, one press away on every open board, with what would come of it now (ACT-50, ACT-51)."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QBoxLayout, QWidget

from vanguard_desktop.core import MemberId
from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.rulesets.expedition.data import Exert
from vanguard_desktop.text.common.wording import Wording

from ...look import Changing, look
from ...look.controls.buttons import QUIET, Button
from ...look.controls.lines import fill
from ...look.controls.text import RichText

_LARGE = 1.2


class ExertLine(Changing, QWidget):
    """Anybody may exert, in anybody's turn; where it cannot be, the button says why."""

    def __init__(self, bridge: Bridge, wording: Wording, member: MemberId) -> None:
        super().__init__()
        self._bridge, self._wording, self._order = bridge, wording, Exert(member=member)
        self.button = Button(kind=QUIET, icon="exert")
        self.button.clicked.connect(lambda: bridge.submit(self._order))
        self.words = RichText(wording.names.spoken, color="text_soft")
        self._row = QBoxLayout(QBoxLayout.Direction.LeftToRight, self)
        self._row.setContentsMargins(0, 0, 0, 0)
        self._row.setSpacing(8)
        fill(self._row, (self.button, Qt.AlignmentFlag.AlignLeft | Qt.AlignmentFlag.AlignVCenter), (self.words, 1))
        self._turn()

    def _turn(self) -> None:
        """Large words stand under the button, so that the board does not grow wider than its column."""
        below = look().text_scale > _LARGE
        self._row.setDirection(QBoxLayout.Direction.TopToBottom if below else QBoxLayout.Direction.LeftToRight)

    def refresh(self) -> None:
        """Say what is true now."""
        state = self._bridge.state
        if all(member.id != self._order.member for member in state.members):
            return  # dead, or left behind: the board is put away
        reason = self._bridge.why_not(self._order)
        #: Button on a crew board: give up a die to refresh others.
        self.button.set_label(self.tr("Exert"))
        why = "" if reason is None else self._wording.refusals.why(reason, state)
        self.button.set_unavailable(self._wording.names.spoken(why))
        self.words.set_text(self._wording.consequences.exert(self._order, state))

    def _retranslate(self) -> None:
        self.refresh()

    def _dress(self) -> None:
        self._turn()
