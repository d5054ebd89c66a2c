"""Why something cannot be done now, in players' words; the rule's id is `reason.rule`."""

from __future__ import annotations

from typing import assert_never

from PySide6.QtCore import QObject

from vanguard_desktop.core.kinds import Reason
from vanguard_desktop.core.reasons import AnswerFirst, ItIsOver
from vanguard_desktop.rulesets.expedition.reasons import (
    CannotPay,
    DieNotThere,
    ExpeditionReason,
    NoActionHere,
    NoMovement,
    NoPath,
    NoSupplies,
    NotAtLander,
    NotOffered,
    OneSpecialAction,
    WrongWay,
)
from vanguard_desktop.rulesets.expedition.state import State
from vanguard_desktop.text.names import Names
from vanguard_desktop.text.prompts import Prompts


class Refusals(QObject):
    """Reasons as sentences, each naming its rule as players would say it."""

    def __init__(self, names: Names, prompts: Prompts, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names = names
        self._prompts = prompts

    def sentence(self, reason: Reason, state: State) -> str:
        known: ExpeditionReason = reason  # type: ignore[assignment]  # the union names every member of REASONS
        match known:
            case AnswerFirst(decision=decision):
                question = self._prompts.question(decision, state)
                return self.tr("Another decision comes first. {question}").format(question=question)
            case ItIsOver():
                return self.tr("The expedition is over.")
            case NoPath(to=to):
                if to is None:
                    return self.tr("No path leads there.")
                sector = self._names.sector(state.board, to)
                return self.tr("No path leads from here to this sector: {sector}.").format(sector=sector)
            case WrongWay():
                return self.tr("This path is one-way: it can be used in the direction of its arrows only.")
            case NoMovement(sector=number):
                sector = self._names.sector(state.board, number)
                return self.tr("This sector forbids travel: {sector}.").format(sector=sector)
            case NoSupplies():
                return self.tr("Resting costs 1 [supplies], and none are left.")
            case NotOffered():
                return self.tr("This is not one of the answers to choose from.")
            case NoActionHere():
                return self.tr("This sector does not offer such a special action.")
            case OneSpecialAction():
                return self.tr("Only one special action is allowed in each turn.")
            case NotAtLander(lander=number):
                sector = self._names.sector(state.board, number)
                return self.tr("Lift-off is possible only from the lander sector: {sector}.").format(sector=sector)
            case CannotPay():
                return self.tr("The cost of this option cannot be paid in full.")
            case DieNotThere(die=die):
                return self.tr("This die cannot be used here: {die}.").format(die=self._names.die(die))
            case _:
                assert_never(known)
