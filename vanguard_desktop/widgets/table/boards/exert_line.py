"""Exerting, one press away on every open board, with what would come of it now (ACT-50, ACT-51)."""

from __future__ import annotations

from PySide6.QtWidgets import QSizePolicy, QWidget

from vanguard_desktop.core import MemberId
from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.models.common.slots import EXERT, SlotRow
from vanguard_desktop.rulesets.expedition.data import Exert
from vanguard_desktop.text.common.wording import Wording

from ...look import Changing, scaled
from ...look.controls.lines import column_in
from ...parts.prompt.action_slot import ActionSlot
from ...parts.prompt.foretold import Foretold

_HEIGHT = 46


class ExertLine(Changing, QWidget):
    """Anybody may exert, in anybody's turn; where it cannot be, or brings nothing, the slot says why."""

    def __init__(self, bridge: Bridge, wording: Wording, member: MemberId) -> None:
        super().__init__()
        self._bridge, self._wording, self._order = bridge, wording, Exert(member=member)
        self.button = ActionSlot(wording.names.spoken)
        self.button.pressed_slot.connect(lambda _: bridge.submit(self._order))
        self.button.lit.connect(self._foretell)
        self.button.setSizePolicy(QSizePolicy.Policy.Expanding, QSizePolicy.Policy.Fixed)
        column_in(self).addWidget(self.button)
        self._dress()

    def refresh(self) -> None:
        """Say what is true now."""
        state = self._bridge.state
        member = next((member for member in state.members if member.id == self._order.member), None)
        if member is None:
            return  # dead, or left behind: the board is put away
        words, why = self._wording.consequences, self._bridge.why_not(self._order)
        reason = "" if why is None else self._wording.refusals.why(why, state)
        if not reason and not member.spent:
            #: Why nobody exerts now: all dice are available, so none would come back.
            reason = self.tr("No die is spent, so none would come back.")
        self.button.show_row(
            SlotRow(
                id=EXERT,
                #: Button on a crew board: give up a die to refresh others.
                name=self.tr("Exert"),
                icon="exert",
                key="",
                #: On the closed button to exert: no die would come back.
                note=self.tr("no die spent") if not member.spent else words.brief(self._order, state),
                reason=self._wording.names.spoken(reason),
                detail=words.exert(self._order, state),
                subject="icon:exert",
                commands=(self._order,),
            )
        )

    def _foretell(self, slot: ActionSlot, on: bool) -> None:
        told = Foretold.of(slot)
        if on and slot.row.open:
            told.tell(slot, slot.row.name, slot.row.detail, over=slot)
        else:
            told.put_away(slot)

    def _retranslate(self) -> None:
        self.refresh()

    def _dress(self) -> None:
        self.button.setFixedHeight(max(scaled(_HEIGHT), _HEIGHT))
