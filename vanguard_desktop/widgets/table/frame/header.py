"""The header: where we are, whose turn it is, what is in stock, and the way back in time."""

from __future__ import annotations

import math

from PySide6.QtCore import Qt, Signal
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QVBoxLayout, QWidget

from vanguard_desktop.core import MemberId
from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.models.expedition.members import MemberModel, MemberRow
from vanguard_desktop.rulesets.expedition.data import State
from vanguard_desktop.text.common.wording import Wording

from ...look import Changing, look, name_it, scaled
from ...look.controls.asking import about
from ...look.controls.panels import IconMark
from ...look.controls.text import Text
from ...parts.game_header import GameHeader
from ..boards.team_parts import TeamParts
from .turn_pill import TurnPill
from .world_picture import WorldPicture

_ENDLESS = "∞"
_GAP, _CLOSE = 10, 3
_MARGINS = ((_GAP, 6, _GAP, 6), (2 * _CLOSE, 6, _CLOSE, 6))  # standing wide, standing close
_UNDO_WIDTH = 360
# The widest that stocks become: what stands right of them never moves.
_MANY = "00"


class Header(Changing, GameHeader):
    """Everything here follows the game."""

    board_wished = Signal(str)

    def __init__(self, bridge: Bridge, wording: Wording, members: MemberModel, parent: QWidget | None = None) -> None:
        super().__init__(bridge, wording, parent)
        self._members = members
        self._short = False
        self._world = WorldPicture()
        self._place, self._round = Text(role="panel_title", wrap=False), Text(color="text_soft", wrap=False)
        self.pills: dict[MemberId, TurnPill] = {}
        self.supplies, self.successes = IconMark("supplies", size=22), IconMark("success", size=22)
        self.supplies_text, self._successes = Text(role="number", wrap=False), Text(role="number", wrap=False)
        for part, subject in (
            (self._round, "keyword:round"),
            (self.supplies, "supplies"),
            (self.supplies_text, "supplies"),
            (self._successes, "icon:success"),
        ):
            about(part, subject)
        self._lay_out()
        self.refresh()

    def _lay_out(self) -> None:
        row = self._row = QHBoxLayout(self)
        row.setSpacing(_GAP)
        row.setContentsMargins(*_MARGINS[False])
        row.addWidget(self.home)
        row.addWidget(self._world)
        words = self._words = QVBoxLayout()
        row.addLayout(words)
        words.setSpacing(0)
        words.addWidget(self._place)
        words.addWidget(self._round)
        row.addSpacing(8)
        self._team = TeamParts(row, self._greet, first=row.count())
        row.addStretch(1)
        for icon, text in ((self.supplies, self.supplies_text), (self.successes, self._successes)):
            row.addWidget(icon)
            row.addWidget(text)
            row.addSpacing(4)
        self._lay_tools(row)

    def set_short(self, short: bool) -> None:
        """Leave out words that are said elsewhere too, in a narrow window."""
        if short is not self._short:
            self._short = short
            self.refresh()
        many = short and len(self._members.rows) > 2
        crowded = many and look().text_scale > 1.2
        for pill in self.pills.values():
            pill.set_short(many or (short and look().text_scale > 1.2), crowded=crowded)
        self._world.setVisible(not short)
        self.codex.setVisible(not crowded)
        self.shortcuts.setVisible(not short or (not many and look().text_scale <= 1.2))
        self._fit()

    def _fit(self) -> None:
        """What undo takes back stands in words where there is room for them beside all else; the room never changes.

        In a narrow window everything moves closer together rather than cutting the name of the place, which at last is
        written smaller.
        """
        self.undo.set_room(0 if self._short else scaled(_UNDO_WIDTH))
        self.redo.set_room(0)
        name = look().metrics("panel_title").horizontalAdvance(self._place.text()) + 2
        close = self._short and self._beside_place(close=False) + name > self.width()
        self._stand(close=close)
        room = self.width() - self._beside_place(close=True)
        if not close or name <= room:
            self._write_place("panel_title", 1.0)
        else:
            small = look().metrics("label").horizontalAdvance(self._place.text()) + 2
            # Large text may be a little less so here; nothing is ever smaller than text of the usual size.
            self._write_place("label", min(1.0, max(math.floor(100 * room / small - 1) / 100, 1 / look().text_scale)))

    def _stand(self, *, close: bool) -> None:
        if self._row.spacing() != (gap := _CLOSE if close else _GAP):  # setting the same again is a layout, too
            self._row.setSpacing(gap)
            self._row.setContentsMargins(*_MARGINS[close])

    def _beside_place(self, *, close: bool) -> int:
        """What all takes but the name of the place, which wants the whole width of its column.

        It is reckoned, not tried out: a row that is set to and fro asks for a layout each time, for ever.
        """
        taken = self._row.sizeHint().width() - self._words.sizeHint().width()
        stands_close = self._row.spacing() == _CLOSE
        if close is stands_close:
            return taken
        # Of all that has room the column of words stands in the row besides; one gap less than parts.
        parts = self.findChildren(QWidget, options=Qt.FindChildOption.FindDirectChildrenOnly)
        gaps = sum(self._row.indexOf(part) >= 0 and not part.isHidden() for part in parts)
        sides = [margins[0] + margins[2] for margins in _MARGINS]
        saved = gaps * (_GAP - _CLOSE) + sides[False] - sides[True]
        return taken - saved if close else taken + saved

    def _write_place(self, role: str, share: float) -> None:
        if (role, share) != (self._place.role, self._place.share):
            self._place.set_role(role, share)
            self._words.invalidate()
            self._row.activate()  # the name has its place at once, before the row has heard of the change

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _greet(self, member: MemberRow) -> tuple[TurnPill]:
        pill = self.pills[member.id] = TurnPill(member.id, member.section.value)
        pill.clicked.connect(lambda _=False, id=member.id: self.board_wished.emit(id))
        about(pill, f"member:{member.id}")
        return (pill,)

    def refresh(self) -> None:
        state: State = self._bridge.state
        if self._team.follow(self._members.rows):
            self.set_short(self._short)
        self._name_tools()
        self._place.setText(self._wording.names.world(state.world))
        #: In the bar. {round} counts from 1.
        self._round.setText(self.tr("Round {round}").format(round=state.round))
        self._world.show_world(state.world, state.board.relief)
        for row in self._members.rows:
            if row.active:
                #: Said of a crewmember in the bar, by screen readers. {member} is the name, %n is how many actions the
                #: turn has left.
                spoken = self.tr("{member}: %n action(s) left", "", row.actions_left)
            elif row.ended:
                #: Said of a crewmember in the bar, by screen readers: this person has played in this round. {member} is
                #: the name.
                spoken = self.tr("{member}: turn ended")
            else:
                #: Said of a crewmember in the bar, by screen readers: this person will yet play in this round. {member}
                #: is the name.
                spoken = self.tr("{member}: turn to come")
            self.pills[row.id].show_member(
                row.name,
                spoken.format(member=row.name),
                active=row.active,
                ended=row.ended,
                actions_left=row.actions_left,
            )
        if state.unlimited_supplies:
            #: Said instead of a number of supplies, in the training.
            supplies, shown = self.tr("unlimited"), _ENDLESS
        else:
            #: In the bar, beside the icon of supplies. {supplies} and {most} are numbers.
            supplies = self.tr("{supplies} of {most}").format(supplies=state.supplies, most=state.most_supplies)
            shown = f"{state.supplies}/{state.most_supplies}"
        self.supplies_text.setText(shown if self._short else supplies)
        self._successes.setText(str(state.successes))
        numbers = look().metrics("number")
        template = supplies if state.unlimited_supplies else self.tr("{supplies} of {most}")
        widest = (_ENDLESS if state.unlimited_supplies else f"{_MANY}/{_MANY}") if self._short else template
        widest = widest.format(supplies=_MANY, most=_MANY)
        for text, words in ((self.supplies_text, widest), (self._successes, _MANY)):
            text.setFixedWidth(max(math.ceil(numbers.horizontalAdvance(words)) + 2, text.sizeHint().width()))
        for widget, spoken in (
            #: Said by screen readers. {count} is as "3 of 5" or "unlimited".
            (self.supplies_text, self.tr("Supplies: {count}").format(count=supplies)),
            #: Said by screen readers: tokens for what the expedition has achieved. {count} is a number.
            (self._successes, self.tr("Success tokens: {count}").format(count=state.successes)),
        ):
            name_it(widget, spoken)
        self._show_undo()

    def _show_undo(self) -> None:
        super()._show_undo()
        self._fit()
