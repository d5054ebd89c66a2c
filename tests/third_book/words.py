"""The third book in words; its sentences in other languages lie beside it."""

from __future__ import annotations

import json
from collections.abc import Sequence
from pathlib import Path

from PySide6.QtCore import QCoreApplication, QLocale, QTranslator

from tests.third_book.advisor import OilLeft
from tests.third_book.rules import (
    FAMILY,
    AlreadyThere,
    BlownOut,
    ChooseCourse,
    LanternLit,
    LanternState,
    LeaveDark,
    Light,
    NoOil,
    OilChanged,
    Row,
    Rowed,
)
from vanguard_desktop.bots.motive import Motive
from vanguard_desktop.core.events import BookOpened
from vanguard_desktop.core.ids import CardId
from vanguard_desktop.core.kinds import Command, Decision, Event, Reason
from vanguard_desktop.core.reasons import AnswerFirst, ItIsOver
from vanguard_desktop.text.common.wording import Wording

SENTENCES = json.loads(Path(__file__).with_name("sentences.json").read_text(encoding="utf-8"))


class Sentences(QTranslator):
    """What Qt's own files are for the words of the program."""

    def isEmpty(self) -> bool:
        return False

    def translate(self, context: str, source: str, _note: str | None = None, _count: int = -1) -> str | None:
        if context != "Lanterns":
            return None
        return SENTENCES.get(QLocale().name().partition("_")[0], {}).get(source)


def say(english: str) -> str:
    return QCoreApplication.translate("Lanterns", english)


REASONS = {
    AlreadyThere: "The boat lies there.",
    NoOil: "There is no oil.",
    AnswerFirst: "Another question comes first.",
    ItIsOver: "All lanterns burn.",
}


class LanternWords:
    def __init__(self, wording: Wording) -> None:
        self._names = wording.names

    def lantern(self, card: CardId) -> str:
        return self._names.content(FAMILY, self._names.box.others[FAMILY][card].name)

    def question(self, decision: Decision, state: LanternState) -> str:
        if isinstance(decision, ChooseCourse):
            return say("Where do you row?")
        return say("Is this lantern to burn: {lantern}?").format(lantern=self.lantern(state.at))

    def who(self, _decision: Decision, state: LanternState) -> str:
        return state.seats[0].name

    def deciders(self, _decision: Decision, state: LanternState) -> Sequence[object]:
        return state.seats[:1]

    def over(self) -> str:
        return say("All lanterns burn.")

    def answer(self, command: Command, _state: LanternState) -> str:
        match command:
            case Row(to=to):
                return self.lantern(to)
            case Light():
                return say("Light it")
            case LeaveDark():
                return say("Leave it dark")
            case _:
                raise AssertionError(command)

    def why(self, reason: Reason, _state: LanternState) -> str:
        return say(REASONS[type(reason)])

    def motive(self, motive: Motive, state: LanternState) -> str:
        assert isinstance(motive, OilLeft)
        return say("Oil: {by}.").format(by=motive.oil)

    def journal(self, events: Sequence[Event], _before: object, _after: LanternState) -> tuple[str, ...]:
        return tuple(filter(None, map(self._line, events)))

    def _line(self, event: Event) -> str:
        match event:
            case BookOpened():
                return say("The keepers set out.")
            case Rowed(to=to):
                return say("The boat lies at: {lantern}.").format(lantern=self.lantern(to))
            case OilChanged(by=by):
                return say("Oil: {by}.").format(by=f"{by:+}")
            case LanternLit(card=card):
                return say("It burns: {lantern}.").format(lantern=self.lantern(card))
            case BlownOut(card=card):
                return say("The wind blows it out: {lantern}.").format(lantern=self.lantern(card))
            case _:
                return ""

    def undo_label(self, events: Sequence[Event], before: LanternState) -> str:
        return say("Undo: {what}").format(what=self._what(events, before))

    def redo_label(self, events: Sequence[Event], before: LanternState) -> str:
        return say("Redo: {what}").format(what=self._what(events, before))

    def _what(self, events: Sequence[Event], state: LanternState) -> str:
        return next(iter(self.journal(events, None, state)), say("Leave it dark"))
