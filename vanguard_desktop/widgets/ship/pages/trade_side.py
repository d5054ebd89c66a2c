"""The dice trade: the box by color and kind, the price as a small sum, and what each section has, side by side."""

from __future__ import annotations

from PySide6.QtCore import Qt
from PySide6.QtWidgets import QGridLayout, QSizePolicy

from vanguard_desktop.core import MemberId
from vanguard_desktop.models.ship.after.trade import BoxCell as CellShown
from vanguard_desktop.models.ship.after.trade import SectionDice, box_shown, boxed, sections_shown, sum_of
from vanguard_desktop.models.ship.answers import AnswerRow
from vanguard_desktop.models.ship.people import PersonRow
from vanguard_desktop.rulesets.ship.data.journey.debriefing import BuyDie, SellDice, TradeDice

from ...look import name_it, scaled
from ...look.controls.flow import FlowLayout
from ...look.controls.lines import column_in
from ...look.controls.panels import Panel, PanelTitle
from ...look.controls.text import RichText, Text
from ...look.paint.text_paint import text_size
from .box_cell import BoxCell, DiceRow
from .die_choice import DieChoice
from .open_answers import OpenAnswers
from .right_side import View, stands_for

_AROUND = 72  # sign and edges beside the name of a section


class TradeSide(OpenAnswers):
    """Somebody of the crew who is pressed instructs in the purchase; a die of the box that is lit is taken."""

    def told(self, view: View) -> str:
        return ""

    def _lay_first(self, view: View) -> list[AnswerRow]:
        orders = [row for row in view.rows if isinstance(row.command, BuyDie | SellDice)]
        self._lay_rows(orders)
        if isinstance(view.question, TradeDice):
            self._lay_closed(orders)
        self._lay_sections(view)
        there = boxed(view.state)
        owned = [row for row in view.rows if row.thing.startswith("dice:") and row.thing not in there]
        self._lay_dice(owned)  # what goes back into the box stands above it
        left = self._lay_box(view)
        return [row for row in left if row not in orders and row not in owned]

    def _lay_closed(self, orders: list[AnswerRow]) -> None:
        """What cannot be done now says why."""
        state, words = self.bridge.state, self.wording.in_book(self.bridge.state)
        given = {type(row.command) for row in orders}
        closed = [(order, self.bridge.why_not(order)) for order in (BuyDie(), SellDice()) if type(order) not in given]
        lines = [
            #: Something that cannot be done in the trade of dice, and why. {order} and {reason} are sentences.
            self.tr("{order}: {reason}").format(order=words.answer(order, state), reason=words.why(reason, state))
            for order, reason in closed
            if reason is not None
        ]
        if lines:
            column = column_in(self._group(), gap=4)
            for line in lines:
                column.addWidget(RichText(self.wording.names.spoken, line, color="text_mute"))

    def _detail(self, row: AnswerRow) -> str:
        if not isinstance(row.command, BuyDie):
            return super()._detail(row)
        price, less, left = sum_of(self.bridge.state, row.command)
        if less:
            #: The price of a die: {price}, of which an instructor takes off {less}, so {sum}; {left} stay in the pool.
            words = self.tr("{price} − {less} = {sum} [success]; {left} [success] stay in the pool.")
            return words.format(price=price, less=less, sum=price - less, left=left)
        #: The price of a die: {price}; {left} stay in the pool.
        return self.tr("{price} [success]; {left} [success] stay in the pool.").format(price=price, left=left)

    def _lay_sections(self, view: View) -> None:
        grid = QGridLayout(self._group())
        grid.setContentsMargins(0, 0, 0, 0)
        grid.setSpacing(8)
        shown = sections_shown(view.state)
        names = (text_size(self.wording.names.section(owned.section), "panel_title").width() for owned in shown)
        across = len(shown) if (max(names) + scaled(_AROUND)) * len(shown) < self.width() else 2
        for number, owned in enumerate(shown):
            grid.addWidget(self._section(owned, view), number // across, number % across)
            grid.setColumnStretch(number % across, 1)

    def _section(self, owned: SectionDice, view: View) -> Panel:
        panel = Panel(padding=8, line="accent" if owned.picks and view.now else "line_faint")
        name = self.wording.names.section(owned.section)
        panel.body.addWidget(PanelTitle(name, icon=f"section_{owned.section.value}"))
        dice = DiceRow(owned.dice, picked=owned.picked)
        panel.body.addWidget(dice)
        panel.body.addStretch(1)
        if owned.picks and view.now:
            #: Below the dice of a section that is asked for one.
            panel.body.addWidget(Text(self.tr("chooses now"), role="label", color="accent_text"))
        elif owned.picked:
            #: Below the dice of a section that has taken one.
            panel.body.addWidget(Text(self.tr("has picked"), role="label", color="good"))
        #: Said by screen readers. {section} is its name, as Science; %n is how many dice it owns.
        name_it(dice, self.tr("{section}: %n die(s)", "", len(owned.dice)).format(section=name))
        panel.setSizePolicy(QSizePolicy.Policy.Ignored, QSizePolicy.Policy.Preferred)
        return panel

    def _lay_box(self, view: View) -> list[AnswerRow]:
        """Answers about dice of the box lie there; those that are about other dice are left."""
        left = list(view.rows)
        panel = Panel(padding=10)
        colors = box_shown(view.state, self.wording)
        every = [cell for cells in colors.values() for cell in cells if not cell.sealed]
        named = [cell for cell in every if any(row.thing in cell.things for row in view.rows)]
        free = sum(len(cell.things) for cell in named or every)
        #: Beside the title of the box of dice: %n is how many can be taken.
        aside = self.tr("%n die(s) to take", "", free)
        #: Title of all dice that no section owns.
        title = PanelTitle(self.tr("The box"), icon="dice_check", aside=aside)
        panel.body.addWidget(title)
        column_in(self._group(), panel, gap=0)
        column = column_in(panel.body, gap=6)
        for cells in colors.values():
            flow = FlowLayout(gap=6)
            column.addLayout(flow)
            for cell in cells:
                row = next((each for each in view.rows if each.thing in cell.things), None)
                if row is not None:
                    left.remove(row)
                flow.addWidget(self._cell(cell, row))
        return left

    def _cell(self, cell: CellShown, row: AnswerRow | None) -> BoxCell:
        key = "" if row is None else row.key
        shown = BoxCell(cell.die, len(cell.things), sealed=cell.sealed, legal=row is not None, key=key)
        #: Said by screen readers. {die} is the name of a kind of dice, {count} how many of it lie in the box.
        spoken = self.tr("{die}: {count} in the box").format(die=cell.name, count=len(cell.things))
        name_it(shown, f"{key}. {spoken}" if key else spoken)
        if row is not None:
            shown.clicked.connect(lambda _=False, command=row.command: self.chosen.emit(command))
            stands_for(shown, row)
            shown.installEventFilter(self)
            self.parts[row.thing] = shown
        return shown

    def _buying(self) -> dict[MemberId, AnswerRow]:
        rows = () if self._view is None else self._view.rows
        found = ((row.command, row) for row in rows)
        return {
            order.instructor: row for order, row in found if isinstance(order, BuyDie) and order.instructor is not None
        }

    def focus_first(self) -> bool:
        """Whoever gives a die back begins at one of the plain ones: Enter takes no skill away unseen."""
        plain = next((part for part in self.parts.values() if isinstance(part, DieChoice) and part.plain), None)
        if plain is None:
            return super().focus_first()
        self._show_whole(plain)
        plain.setFocus(Qt.FocusReason.OtherFocusReason)
        return True

    def press_person(self, person: PersonRow) -> bool:
        row = self._buying().get(person.id)
        if row is None:
            return False
        self.chosen.emit(row.command)
        return True

    def fitting(self) -> dict[str, str]:
        return {member: row.key for member, row in self._buying().items()}
