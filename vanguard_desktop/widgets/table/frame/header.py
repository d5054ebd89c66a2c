"""The header: where we are, whose turn it is, what is in stock, and the way back in time."""

from __future__ import annotations

from PySide6.QtCore import QSize, Qt, Signal
from PySide6.QtGui import QPainter, QPaintEvent, QResizeEvent
from PySide6.QtWidgets import QHBoxLayout, QSizePolicy, QVBoxLayout, QWidget

from vanguard_desktop.core import MemberId
from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.models.common.undo import redo_label, undo_label
from vanguard_desktop.models.expedition.members import MemberModel, MemberRow
from vanguard_desktop.rulesets.expedition.data import State
from vanguard_desktop.text.common.wording import Wording

from ...look import Changing, color_of, look, name_it, scaled
from ...look.controls.asking import about
from ...look.controls.buttons import IconButton
from ...look.controls.lines import fill
from ...look.controls.panels import IconMark
from ...look.controls.text import Text
from ..boards.team_parts import TeamParts
from .turn_pill import TurnPill
from .undo_button import UndoButton
from .world_picture import WorldPicture

_ENDLESS = "∞"
_GAP, _CLOSE = 10, 3
_MARGINS = ((_GAP, 6, _GAP, 6), (2 * _CLOSE, 6, _CLOSE, 6))  # standing wide, standing close
# What gets room first, and on how many lines.
_WISHES = (("undo", 2), ("turn", 1), ("redo", 2), ("undo", 1), ("redo", 1))


class Header(Changing, QWidget):
    """Everything here follows the game; only undo and redo act on it."""

    home_wished = Signal()
    settings_wished = Signal()
    shortcuts_wished = Signal()
    codex_wished = Signal()
    journal_wished = Signal()
    seats_wished = Signal()
    undo_wished = Signal()
    redo_wished = Signal()
    board_wished = Signal(str)

    def __init__(self, bridge: Bridge, wording: Wording, members: MemberModel, parent: QWidget | None = None) -> None:
        super().__init__(parent)
        self._bridge, self._wording, self._members = bridge, wording, members
        self._short = False
        self.home = IconButton("home", "Home")
        self.settings = IconButton("settings", "Settings")
        self.shortcuts, self.codex = IconButton("info", "Shortcuts"), IconButton("codex", "Codex")
        self.journal, self.seats = IconButton("journal", "Journal"), IconButton("seats", "Seats")
        self._world = WorldPicture()
        self._place, self._round = Text(role="panel_title", wrap=False), Text(color="text_soft", wrap=False)
        self.pills: dict[MemberId, TurnPill] = {}
        self._turn = Text(color="text_soft", wrap=False)
        self.supplies, self.successes = IconMark("supplies", size=22), IconMark("success", size=22)
        self.supplies_text, self._successes = Text(role="number", wrap=False), Text(role="number", wrap=False)
        for part, subject in (
            (self._round, "keyword:round"),
            (self._turn, "actions"),
            (self.supplies, "supplies"),
            (self.supplies_text, "supplies"),
            (self._successes, "icon:success"),
        ):
            about(part, subject)
        self.undo, self.redo = UndoButton("undo"), UndoButton("redo")
        self.undo.clicked.connect(self._on_undo)
        self.redo.clicked.connect(self._on_redo)
        self.home.clicked.connect(self.home_wished)
        self.settings.clicked.connect(self.settings_wished)
        self.shortcuts.clicked.connect(self.shortcuts_wished)
        self.codex.clicked.connect(self.codex_wished)
        self.journal.clicked.connect(self.journal_wished)
        self.seats.clicked.connect(self.seats_wished)
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
        row.addWidget(self._turn)
        row.addStretch(1)
        for icon, text in ((self.supplies, self.supplies_text), (self.successes, self._successes)):
            row.addWidget(icon)
            row.addWidget(text)
            row.addSpacing(4)
        fill(
            row,
            _Divider(),
            self.undo,
            self.redo,
            _Divider(),
            self.journal,
            self.seats,
            self.codex,
            self.shortcuts,
            self.settings,
        )

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
        """Words come as they have room: what undo takes back, the actions left, what redo brings back.

        Where there is more room, those of undo and redo stand on one line instead of two. In a narrow window everything
        moves closer together rather than cutting the name of the place, which at last is written smaller.
        """
        name = look().metrics("panel_title").horizontalAdvance(self._place.text()) + 2
        close = self._short and self._beside_place(close=False) + name > self.width()
        self._stand(close=close)
        self._write_place("label" if close and self._beside_place(close=True) + name > self.width() else "panel_title")
        turn = self._turn.sizeHint().width() + self._row.spacing()
        spare = self.width() - self._row.sizeHint().width() + turn * self._turn.isVisibleTo(self)
        spare += sum(button.words_width(button.lines) for button in (self.undo, self.redo))
        lines, says_turn = {self.undo: 0, self.redo: 0}, False
        for button, wanted in () if self._short else _WISHES:
            if button == "turn":
                says_turn = turn <= spare
                spare -= turn * says_turn
                continue
            words = self.undo if button == "undo" else self.redo
            more = words.words_width(wanted) - words.words_width(lines[words])
            if words.words_width(wanted) and more <= spare:
                lines[words] = wanted
                spare -= more
        for words, wanted in lines.items():
            words.set_lines(wanted)
        if says_turn is not self._turn.isVisibleTo(self):
            self._turn.setVisible(says_turn)

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

    def _write_place(self, role: str) -> None:
        if role != self._place.role:
            self._place.set_role(role)
            self._words.invalidate()
            self._row.activate()  # the name has its place at once, before the row has heard of the change

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self._fit()

    def _on_undo(self) -> None:
        if self._bridge.can_undo:
            self.undo_wished.emit()
        else:
            self.undo.explain()

    def _on_redo(self) -> None:
        if self._bridge.can_redo:
            self.redo_wished.emit()
        else:
            self.redo.explain()

    def _greet(self, member: MemberRow) -> tuple[TurnPill]:
        pill = self.pills[member.id] = TurnPill(member.id, member.section.value)
        pill.clicked.connect(lambda _=False, id=member.id: self.board_wished.emit(id))
        about(pill, f"member:{member.id}")
        return (pill,)

    def refresh(self) -> None:
        state: State = self._bridge.state
        if self._team.follow(self._members.rows):
            self.set_short(self._short)
        self.home.set_name(self.tr("Home: the game is kept as it is"))
        #: Name of a button of the bar.
        self.settings.set_name(self.tr("Settings"))
        #: Name of a button of the bar, with its key: the list of keys.
        self.shortcuts.set_name(self.tr("Shortcuts (?)"))
        self.codex.set_name(self.tr("Codex (Ctrl+K)"))
        #: Name of a button of the bar, with its key: what has happened.
        self.journal.set_name(self.tr("Journal (J)"))
        #: Name of a button of the bar, with its key: which player has which section.
        self.seats.set_name(self.tr("Seats (P)"))
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
        self._turn.setText(
            #: In the bar. %n is how many actions the turn has left.
            self.tr("%n action(s) left", "", state.actions_left) if state.turn and state.question else ""
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
        for widget, spoken in (
            #: Said by screen readers. {count} is as "3 of 5" or "unlimited".
            (self.supplies_text, self.tr("Supplies: {count}").format(count=supplies)),
            #: Said by screen readers: tokens for what the expedition has achieved. {count} is a number.
            (self._successes, self.tr("Success tokens: {count}").format(count=state.successes)),
        ):
            name_it(widget, spoken)
        self._show_undo()

    def _show_undo(self) -> None:
        game = self._bridge.game
        nothing = self.tr("Nothing to undo: this is the start of the game.")
        if self._bridge.can_undo:
            reason = ""
        elif game.read_only:
            reason = self.tr("This save is open for reading only.")
        else:
            reason = self.tr("Strict undo: something hidden was shown here.") if game.cursor.step else nothing
        self.undo.set_words(undo_label(self._bridge, self._wording), reason)
        reason = "" if self._bridge.can_redo else self.tr("Nothing to redo.")
        self.redo.set_words(redo_label(self._bridge, self._wording), reason)
        self._fit()

    def paintEvent(self, _event: QPaintEvent) -> None:
        painter = QPainter(self)
        painter.fillRect(self.rect(), color_of("deck"))
        painter.fillRect(0, self.height() - 1, self.width(), 1, color_of("line_faint"))


class _Divider(QWidget):
    def sizeHint(self) -> QSize:
        return QSize(1, scaled(32))

    def __init__(self) -> None:
        super().__init__()
        self.setSizePolicy(QSizePolicy.Policy.Fixed, QSizePolicy.Policy.Fixed)

    def paintEvent(self, _event: QPaintEvent) -> None:
        QPainter(self).fillRect(self.rect(), color_of("line"))
