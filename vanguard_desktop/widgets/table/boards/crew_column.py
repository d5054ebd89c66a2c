"""The left column: the board of the one who is asked about lies open, the others are folded."""

from __future__ import annotations

from PySide6.QtCore import QEvent, QObject, QTimer
from PySide6.QtGui import QResizeEvent
from PySide6.QtWidgets import QLayout, QWidget

from vanguard_desktop.core import MemberId
from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.models.expedition.members import MemberModel, MemberRow
from vanguard_desktop.text.common.wording import Wording

from ...look.controls.lines import height_at
from ...look.controls.panels import ScrollColumn
from .crew_board import CrewBoard
from .crew_strip import CrewStrip
from .dice_area import DropPlace
from .team_parts import TeamParts

_ABOVE = 8  # of the column is seen over what is scrolled to


class CrewColumn(ScrollColumn):
    """Pressing a folded board opens it until somebody else is asked about, or somebody else's turn begins."""

    def __init__(
        self,
        bridge: Bridge,
        wording: Wording,
        members: MemberModel,
        felt: DropPlace | None = None,
    ) -> None:
        super().__init__(gap=10, padding=8)
        self._bridge, self._wording, self._members, self._felt = bridge, wording, members, felt
        self._open_at_once = 1
        self._wanted: QWidget | None = None
        self._scroll = QTimer(self, singleShot=True, interval=0)
        self._scroll.timeout.connect(self._on_laid_out)
        self.boards: dict[MemberId, CrewBoard] = {}
        self.strips: dict[MemberId, CrewStrip] = {}
        self._opened: list[MemberId] = []
        self._team = TeamParts(self.body, self._greet)
        self._about: tuple[MemberId | None, MemberId | None] = (None, None)
        self.body.addStretch(1)
        self.refresh()

    def set_open_at_once(self, boards: int) -> None:
        if boards != self._open_at_once:
            self._open_at_once = boards
            self.refresh()

    def open_board(self, member: MemberId) -> None:
        if member in self.boards:
            self._ask_for(member, self.boards[member])
            self.refresh()

    def ask_for_dice(self, member: MemberId) -> None:
        """From the next refresh on its board lies open at its dice."""
        if member in self.boards:
            self._ask_for(member, self.boards[member].dice)

    def ask_for_hand(self, member: MemberId) -> None:
        """The same at its cards in hand."""
        if member in self.boards:
            self._ask_for(member, self.boards[member].hand)

    def _ask_for(self, member: MemberId, part: QWidget) -> None:
        self._opened = [member, *(other for other in self._opened if other != member)]
        self._wanted = part
        self._scroll.start()

    def bring_in_sight(self) -> None:
        """All boards have their places already."""
        if self._scroll.isActive():
            self._scroll.stop()
            self._on_laid_out()

    def _on_laid_out(self) -> None:
        """Scroll to a part that is not wholly seen, as soon as it is known where it lies."""
        part = self._wanted
        if part is None or not part.isVisible():
            return
        if (inside := self._inside.layout()) is not None:
            inside.activate()
        top = part.mapTo(self._inside, part.rect().topLeft()).y()
        bar = self.verticalScrollBar()
        if top < bar.value() or top + part.height() > bar.value() + self.viewport().height():
            bar.setValue(top - _ABOVE)

    def _asked_about(self) -> tuple[MemberId | None, MemberId | None]:
        """Whose board lies open by itself, and who is in turn; where neither is known, what lies open stays."""
        here = {row.id: row for row in self._members.rows}
        turn = next((id for id, row in here.items() if row.active), None)
        asked = getattr(self._bridge.state.question, "member", None)
        return asked if asked in here else turn or self._about[0], turn

    def _greet(self, row: MemberRow) -> tuple[CrewBoard, CrewStrip]:
        board = self.boards[row.id] = CrewBoard(self._bridge, self._wording, row, self._felt)
        strip = self.strips[row.id] = CrewStrip(row)
        strip.clicked.connect(lambda _=False, id=row.id: self.open_board(id))
        self._opened.append(row.id)
        return board, strip

    def refresh(self) -> None:
        self._team.follow(self._members.rows)
        about = self._asked_about()
        if about != self._about:
            self._about = about
            self._opened.sort(key=lambda member: member != about[0])
        here = {row.id for row in self._members.rows}
        opened = [member for member in self._opened if member in here][: self._open_at_once]
        for row in self._members.rows:
            board, strip = self.boards[row.id], self.strips[row.id]
            if row.id in opened:
                board.show_member(row)
            else:
                strip.show_member(row, self._words(row))
            board.setVisible(row.id in opened)
            strip.setVisible(row.id not in opened)

    def eventFilter(self, watched: QObject, event: QEvent) -> bool:
        if watched is self.inside and event.type() == QEvent.Type.LayoutRequest:
            self._lay_hands()
        return super().eventFilter(watched, event)

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._lay_hands()

    def _lay_hands(self) -> None:
        """Cards say what they do where all that lies open has the room without scrolling."""
        port, layout = self.viewport().size(), self.inside.layout()
        hands = [board.hand for board in self.boards.values() if not (board.isHidden() or board.hand.isHidden())]
        if not hands or layout is None:
            return
        width = port.width() - _edges(layout) - _edges(next(iter(self.boards.values())).body)
        free = port.height() - height_at(self.inside, port.width()) + sum(height_at(hand, width) for hand in hands)
        told = []
        for hand in hands:
            sizes, high = hand.telling(width, free)
            free -= high
            told.append(sizes)
        for hand, sizes in zip(hands, told, strict=True):
            hand.tell(sizes if all(told) else ())

    def _words(self, row: MemberRow) -> str:
        if row.sector is None:
            #: In the list of the crew: where this person is, before the lander has come down.
            return self.tr("Landing")
        if row.ended:
            #: In the list of the crew: this person has played in this round. {number} is that of the sector.
            text = self.tr("Sector {number} · turn ended")
        elif row.active:
            #: In the list of the crew: this person plays now. {number} is that of the sector.
            text = self.tr("Sector {number} · in turn")
        else:
            #: In the list of the crew: this person will yet play in this round. {number} is that of the sector.
            text = self.tr("Sector {number} · turn to come")
        return text.format(number=row.sector)


def _edges(layout: QLayout) -> int:
    margins = layout.contentsMargins()
    return margins.left() + margins.right()
