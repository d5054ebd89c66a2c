"""What a goal or an ability asks of the team and its feats, as clauses."""

from __future__ import annotations

from typing import assert_never

from PySide6.QtCore import QObject

from vanguard_desktop.rulesets.expedition.crew.questions import (
    AtHighest,
    ConditionSeen,
    EveryRounds,
    FoundOfType,
    HasInjury,
    MandatoryDoneWith,
    OfTeam,
    RankAtLeast,
    YouBegin,
)
from vanguard_desktop.text.common.names import Names


class TeamQuestions(QObject):
    """What fits after "if" and "only if"; "you" is the crewmember whose text it is."""

    def __init__(self, names: Names, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names = names

    def clause(self, test: OfTeam) -> str:
        match test:
            case RankAtLeast(count=count):
                #: After "if". {rank} is 1, 2 or 3.
                return self.tr("your rank is {rank} or higher").format(rank=count)
            case AtHighest():
                return self.tr("a crewmember is in the sector with the highest number")
            case HasInjury(kind=kind):
                #: After "if". {injury} is the name of an injury card in quotation marks.
                return self.tr("you have the injury {injury}").format(
                    injury=self._names.quoted(self._names.injury(kind))
                )
            case ConditionSeen(card=card, count=count):
                #: {condition} is the name of a card in quotation marks.
                text = self.tr("the [global_condition] {condition} has been placed at least %n time(s)", "", count)
                return text.format(condition=self._names.quoted(self._names.condition(card)))
            case FoundOfType(deck=deck, count=count):
                #: {deck} is the icon of a discovery deck.
                text = self.tr("at least %n {deck} card(s) lie on the lander", "", count)
                return text.format(deck=f"[discovery_{deck.value}]")
            case MandatoryDoneWith(count=count):
                #: After "if" or as a goal. %n stands before the icon of supplies.
                return self.tr("a mandatory [mission] was completed with at most %n [supplies] left", "", count)
            case YouBegin():
                return self.tr("you have the start token")
            case EveryRounds(count=count):
                #: After "if": it is true in every so manyth round. {count} is a number.
                return self.tr("the number of the round is divisible by {count}").format(count=count)
            case _:
                assert_never(test)
