"""The ship book: a binder with its rail, stores and crew strip; every question has its page, and a way on."""

from __future__ import annotations

from collections.abc import Mapping
from typing import Any

from PySide6.QtGui import QPixmap, QResizeEvent
from PySide6.QtWidgets import QWidget

from vanguard_desktop.core import Command, MemberId, Reason
from vanguard_desktop.models.bridge import Bridge
from vanguard_desktop.models.common.journal import JournalModel
from vanguard_desktop.models.common.options import BesideModel
from vanguard_desktop.models.common.slots import SlotRow
from vanguard_desktop.models.ship.aboard import words_aboard
from vanguard_desktop.models.ship.ahead import ahead
from vanguard_desktop.models.ship.answers import SELDOM, AnswerRow, BarAnswers, PageAnswers
from vanguard_desktop.models.ship.cycle import Cycle
from vanguard_desktop.models.ship.lessons import is_new, lessons_now
from vanguard_desktop.models.ship.pages import PAGE_OF, RailModel, RailRow, StepModel, page_of
from vanguard_desktop.models.ship.people import CrewModel, PersonRow
from vanguard_desktop.models.ship.seats import ShipSeatModel
from vanguard_desktop.models.ship.stores import StoresModel
from vanguard_desktop.play.game import Step, Way
from vanguard_desktop.rulesets.ship.data.common import PickOption
from vanguard_desktop.text.common.wording import Wording

from ..game_screen import GameScreen
from ..look import Changing
from ..look.controls.asking import Asked
from ..look.controls.sheets import Scrim, Sheet
from ..parts.fallen_focus import FallenFocus
from ..parts.prompt.notice_bar import NoticeBar
from ..parts.prompt.option_list import OptionList
from ..parts.prompt.prompt_bar import PromptBar
from ..parts.teller import Teller
from .aboard import aboard_of
from .binder import Binder
from .connections import connect
from .crew_strip import CrewStrip
from .header import ShipHeader
from .homecoming import Homecoming
from .keys import ShipKeys
from .left.left_page import LeftPage
from .pages.right_side import RightSide, View
from .places import ShipPlaces
from .rail import Rail
from .reading.read_again import ReadAgain
from .reading.read_on import ReadOn
from .right_sides import RightSides
from .ship_sheets import ShipSheets
from .stores_column import StoresColumn


class ShipScreen(Changing, GameScreen):
    """Esc steps back: from a list, from a sheet, from a page that is read again."""

    ground = "space"

    def __init__(self, bridge: Bridge, wording: Wording, parent: QWidget | None = None) -> None:
        super().__init__(bridge, wording, parent)
        self.cycle = Cycle(bridge, PAGE_OF, self)
        self.pages = RailModel(bridge, wording, self.cycle, self)
        self.steps = StepModel(bridge, wording, self.cycle, self)
        self.people, self.stores_model = CrewModel(bridge, wording, self), StoresModel(bridge, wording, self)
        self.on_page, self.in_bar = PageAnswers(bridge, wording, self), BarAnswers(bridge, wording, self)
        self.any_time, self.seats = BesideModel(bridge, wording, self), ShipSeatModel(bridge, wording, self)
        self.journal = JournalModel(bridge, wording, self)
        self.teller = Teller(bridge, wording.names, self.journal, self)
        self.header, self.rail = ShipHeader(bridge, wording, self), Rail(self.pages, self)
        self.left = LeftPage(wording, bridge)
        self.binder = Binder(self.left, self)
        self.crew = CrewStrip(self.people, self._goals, wording.names.spoken, self)
        self.stores = StoresColumn(self.stores_model, self)
        self.notice = NoticeBar(bridge, self)
        self.prompt = PromptBar(bridge, wording, self.in_bar, self.any_time, self.seats, parent=self)
        self.list = OptionList(wording, self.in_bar, self)
        self.scrim = Scrim(self, clear_below=self.prompt)
        self.sheets, self.homecoming = ShipSheets(self), Homecoming(self)
        self._rights = RightSides(self)
        self.held, self._news = ReadAgain(self), ReadOn(self)
        self.keys, self.places = ShipKeys(self), ShipPlaces(self)
        self._fallen_focus = FallenFocus(self, self.focus_default, lambda: self.prompt.buttons)
        self.list.raise_()
        self.scrim.raise_()
        connect(self)
        self._news.hold(bridge.last_events())
        self.show_all()
        if not self.homecoming.greet():
            self._news.read()

    # What lies open

    @property
    def page(self) -> str:
        """The page that lies open, now or read again."""
        return self.held.row.id if self.held.row is not None else page_of(self.bridge.state)

    @property
    def right(self) -> RightSide | None:
        return self.binder.right

    @property
    def reads_again(self) -> bool:
        """Whether a page lies open that was passed."""
        return self.held.row is not None

    def read_page(self, row: RailRow) -> None:
        """A page that lies behind is read as it was when it was left; any other leads back to now."""
        if row.id == "homecoming" and row.left is not None and self.homecoming.show(again=True):
            return  # it is a sheet, and there is nothing else on that page
        if self.held.open(row):
            self.show_all()
            self.focus_default()  # the bar promises Enter for the way back, and the rail would take it
        else:
            self.back_to_now()

    def back_to_now(self) -> None:
        if self.held.row is not None:
            held = self.held.is_held
            self.held.close()
            self.show_all()
            self.focus_default()
            if held:
                self._news.read_later()

    def _view(self) -> View:
        if (past := self.held.view()) is not None:
            return past
        rows = tuple(row for row in self.on_page.rows if isinstance(row, AnswerRow))
        return View(state=self.bridge.state, rows=rows)

    def show_all(self, *, seen: bool = True) -> None:
        """Each part shows what the lists know; then all of them find their places, once.

        What is not `seen`, as a sheet lay over it, does not turn over.
        """
        view = self._view()
        page = self.page
        turns = seen and self.binder.page not in ("", page) and self.binder.turn.wanted
        before = self.binder.seen() if turns else QPixmap()
        right, whole = self._rights.of(page, view)
        right.show_view(view)
        self.binder.open(right, whole=whole)
        self.header.show_page(page)
        self._show_left(page, view)
        self._show_crew()
        self.places.show_columns(page)
        self.held.show_prompt()
        self.places.stand()
        right.bring_in_sight()
        self.binder.show_turned(page, before)

    def _show_left(self, page: str, view: View) -> None:
        words = words_aboard(self.wording, view.state).pages
        steps = self.steps.rows if view.now else tuple(self.steps.of(view.state, page))
        room = words.room(page)
        if not view.now and not self.held.is_held:
            #: Under the name of a page of the ship book that is read again.
            room = self.tr("As it was when it was left. Esc leads back.")
        usable = self.any_time.rows if view.now else ()
        self.left.show_page(page, aboard_of(view.state), words.title(page), room, steps, usable)
        self.left.hint("\n".join(self.held.told))
        teaches = view.now and is_new(view.state, page)
        self.left.teach(page, lessons_now(view.state, self.wording) if teaches else ())

    def _show_crew(self) -> None:
        right = self.right
        fits = {} if right is None or self.reads_again else right.fitting()
        chosen = MemberId(right.in_hand) if right is not None and right.in_hand else None
        self.crew.show_crew({MemberId(id): key for id, key in fits.items()}, {}, chosen)

    def explain_enter(self) -> None:
        """Nothing is lit that it would give."""
        #: Said when Enter is pressed and no answer is lit.
        self.prompt.explain(self.tr("Enter gives no answer here. Press one, or its number."))

    def show_hint(self, words: str) -> None:
        """On the left page: what comes of what is looked at, or what is in hand."""
        self.left.hint(words)
        self._show_crew()

    # What the players do

    def give(self, order: Command | tuple[Command, ...]) -> None:
        """One command, or several that are one decision."""
        self.list.hide()
        if not self.reads_again:
            self.bridge.submit_all(order if isinstance(order, tuple) else (order,))

    def take_person(self, person: PersonRow) -> None:
        right = self.right
        if right is None or self.reads_again or not right.press_person(person):
            self.explain_asked(Asked(widget=self.crew.people[person.id], at=self.crew.rect().center(), held=True))
        else:
            self._show_crew()

    def _goals(self, person: PersonRow) -> Mapping[QWidget, Any]:
        return {} if self.right is None or self.reads_again else self.right.goals(person)

    def look_at(self, row: AnswerRow | None) -> None:
        self.left.hint("" if row is None or row.reason else self.ahead(row.command), ahead=True)

    def look_at_slot(self, row: SlotRow | None) -> None:
        self.left.hint("" if row is None or row.only is None else self.ahead(row.only), ahead=True)

    def ahead(self, command: Command) -> str:
        """What an answer will bring, as far as anybody can know."""
        told = ahead(self.bridge, self.wording, command)
        # Of an option the first line says which it is.
        return "\n".join(told[1:] if isinstance(command, PickOption) else told)

    def tell_refusal(self, _command: Command, reason: Reason) -> None:
        said = self.wording.in_book(self.bridge.state).why(reason, self.bridge.state)
        self.explainer.refuse(self.wording.names.spoken(said))

    def open_sheet(self, sheet: Sheet) -> None:
        super().open_sheet(sheet)
        self.held.show_prompt()

    def close_sheet(self) -> None:
        self.scrim.close_sheet()
        self.held.show_prompt()
        self.focus_default()

    def toggle_list(self) -> None:
        """All that stands in the bar, where it has no room there."""
        if self.list.isVisible():
            self.list.hide()
        elif self.in_bar.rows and self.scrim.sheet is None:
            self.list.open_above(self.width(), self.prompt.y(), self.header.height())

    def focus_crew(self) -> None:
        first = next(iter(self.crew.people.values()), None)
        if first is not None:
            first.setFocus()

    def explain_pill(self, pill: QWidget) -> None:
        self.explain_asked(Asked(widget=pill, at=pill.rect().center(), held=True))

    # A step of the game

    def follow(self, step: Step) -> None:
        focused = self.window().focusWidget()
        self.held.close()
        self._news.follow(step)
        self.explainer.put_away()
        self.list.hide()
        seen = self.scrim.sheet is None
        self.scrim.close_sheet()
        self.show_all(seen=seen)
        # Who looks around beside the binder goes on doing so; all else begins anew with the answers of now.
        if not any(part.isAncestorOf(focused) for part in (self.header, self.rail, self.stores) if focused is not None):
            self.focus_default()

    def tell(self, step: Step) -> None:
        self.teller.tell(step)
        self.prompt.tell()

    def set_in_motion(self, step: Step) -> None:
        if self.right is not None:
            self.right.set_in_motion(step)
        self._news.read()

    def arrive(self, step: Step) -> None:
        if step.way is Way.PLAYED:
            self.show_passage(self.homecoming.way.leaving(step.events))

    def finish_motion(self) -> None:
        super().finish_motion()
        self.binder.turn.finish()
        for right in self._rights:
            right.finish_motion()

    @property
    def waiting_for_pictures(self) -> bool:
        return self.homecoming.waiting or (self.right is not None and self.right.waiting_for_pictures)

    def focus_default(self) -> None:
        if self.scrim.sheet is not None:
            return
        if self.reads_again and self.prompt.buttons:
            self.prompt.buttons[0].setFocus()
            return
        lead, on_page = self.prompt.bright, self.on_page.rows
        seldom = not on_page or any(isinstance(row.command, SELDOM) for row in on_page)
        if lead is not None and (seldom or not lead.row.key):
            lead.setFocus()
        elif self.right is None or not self.right.focus_first():
            (lead or next(iter(self.prompt.buttons), self)).setFocus()

    # Where everything stands

    def resizeEvent(self, event: QResizeEvent) -> None:
        super().resizeEvent(event)
        self.places.resize()

    def _dress(self) -> None:
        self.places.resize()
