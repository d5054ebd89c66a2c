"""The right side of the codex: a chapter with its passages and icons, or one thing and the rule behind it."""

from __future__ import annotations

from PySide6.QtCore import QPoint, Qt, QTimer, Signal
from PySide6.QtGui import QKeyEvent
from PySide6.QtWidgets import QWidget

from vanguard_desktop.models.common.cards import CardShown
from vanguard_desktop.models.common.codex_cards import codex_card
from vanguard_desktop.text.codex.codex import Codex, rule_named_in
from vanguard_desktop.text.codex.contents import chapter_of
from vanguard_desktop.text.codex.entries import Chapter, Passage
from vanguard_desktop.text.codex.explanation import Explanation, Why
from vanguard_desktop.text.codex.families import Family, families_of, family_of
from vanguard_desktop.text.codex.icons import icons_of

from ..look.controls.buttons import QUIET, Button
from ..look.controls.lines import TOP, column_in, empty, fill, row_in
from ..look.controls.panels import IconMark, Panel, ScrollColumn
from ..look.controls.text import RichText, Text
from .card_spread import CardSpread
from .family_way import FamilyWay
from .told import parts_of, rule_ids

_STEP = 60


class CodexPage(ScrollColumn):
    """`wished` carries another subject; arrows and page keys scroll."""

    wished = Signal(str)

    def __init__(self, codex: Codex, laid_open: tuple[str, ...] = ()) -> None:
        super().__init__(gap=12, padding=14)
        self.setFocusPolicy(Qt.FocusPolicy.StrongFocus)
        self._codex, self._laid_open = codex, laid_open
        self._marked: QWidget | None = None
        self.subject = ""

    def show_subject(self, subject: str) -> None:
        """Turn to that page; of a rule, to the chapter that tells it."""
        empty(self.body)
        self.subject, self._marked = subject, None
        rule = rule_named_in(subject)
        why = self._codex.why(rule) if subject.startswith("rule:") else None
        chapter = chapter_of(why.chapter if why is not None else subject.partition(":")[2])
        if chapter is not None and (why is not None or subject.startswith("chapter:")):
            self._show_chapter(chapter, rule)
        elif subject.startswith("card:") and (card := codex_card(self._codex, subject.partition(":")[2])) is not None:
            self._show_card(card, family_of(subject))
        elif (told := self._codex.explain(subject)) is not None:
            self._show_thing(told)
        self.verticalScrollBar().setValue(0)
        QTimer.singleShot(0, self, self._show_marked)

    def _show_card(self, card: CardShown, family: Family) -> None:
        """The card itself, and beside it the rule of its kind, its chapter and the others of the kind."""
        spread = CardSpread(card, family, self._codex, self._laid_open)
        spread.wished.connect(self.wished)
        self._add(spread)
        self.setAccessibleName(card.name)

    def _show_chapter(self, chapter: Chapter, rule: str) -> None:
        self._add_title(chapter.title, chapter.icon)
        for family in families_of(chapter):
            way = FamilyWay(family, len(self._codex.cards.of_family(family, self._laid_open)))
            way.wished.connect(self.wished)
            self._add(way)
        for passage in chapter.passages:
            self._add_passage(passage, marked=rule in passage.rules)
        lines = self._icon_lines(chapter)
        if lines:
            #: Heading in a page of the codex.
            self._add(Text(self.tr("Icons"), role="panel_title"))
            for line in lines:
                self._add(line)
        for lesson in self._codex.of_chapter(chapter):
            self._add(Text(lesson.title, role="panel_title"))
            for words in lesson.words:
                self._add(RichText(self._codex.spoken, words))

    def _icon_lines(self, chapter: Chapter) -> list[RichText]:
        lines = []
        for mark in icons_of(passage.rules for passage in chapter.passages):
            told = self._codex.explain(f"icon:{mark}")
            assert told is not None
            if told.words:
                #: {icon} is drawn, {name} is what it is called, {words} are sentences about it.
                text = self.tr("{icon} {name}. {words}")
            else:
                #: An icon with its name, where there is nothing to say of it alone. {icon} is drawn, {name} is what it
                #: is called.
                text = self.tr("{icon} {name}")
            words = text.replace("{icon}", f"[{mark}]").format(name=told.title, words=" ".join(told.words))
            lines.append(RichText(self._codex.spoken, words))
        return lines

    def _show_thing(self, told: Explanation) -> None:
        self._add_title(told.title, told.icon or "codex")
        for part in parts_of(told, self._codex.spoken):
            self._add(part)
        why = told.why
        chapter = None if why is None else chapter_of(why.chapter)
        if chapter is not None and why is not None:
            subject = f"rule:{why.rules[0]}"
            more = Button(chapter.title, kind=QUIET, icon=chapter.icon)
            more.clicked.connect(lambda: self.wished.emit(subject))
            row_in(self.body, more, 1)

    def _add_title(self, title: str, icon: str) -> None:
        line = QWidget()
        row_in(line, (IconMark(icon, size=26, beside="heading"), TOP), (Text(title, role="heading"), 1), gap=12)
        self._add(line)
        self.setAccessibleName(title)

    def _add_passage(self, passage: Passage, *, marked: bool) -> None:
        words = RichText(self._codex.spoken, passage.words)
        ids = Text(rule_ids(Why(words="", rules=passage.rules, chapter="")), role="label", color="text_mute")
        if marked:
            panel = Panel(ground="card", line="accent", padding=10)
            fill(panel.body, words, ids)
            self._marked = panel
            self._add(panel)
            return
        both = QWidget()
        column_in(both, words, ids, gap=2)
        self._add(both)

    def _add(self, widget: QWidget) -> None:
        self.body.addWidget(widget)
        widget.show()

    def _show_marked(self) -> None:
        inside = self.widget()
        if self._marked is not None and inside is not None:
            top = self._marked.mapTo(inside, QPoint(0, 0)).y()
            self.verticalScrollBar().setValue(max(top - self.viewport().height() // 3, 0))

    def keyPressEvent(self, event: QKeyEvent) -> None:
        if not self.scroll_by_key(event.key()):
            super().keyPressEvent(event)

    def scroll_by_key(self, key: int) -> bool:
        bar, page = self.verticalScrollBar(), self.viewport().height() - _STEP
        step = {
            Qt.Key.Key_Down: _STEP,
            Qt.Key.Key_Up: -_STEP,
            Qt.Key.Key_PageDown: page,
            Qt.Key.Key_PageUp: -page,
        }.get(Qt.Key(key))
        if step is None:
            return False
        bar.setValue(bar.value() + step)
        return True
