"""What a goal or an ability asks of the team and its feats, as sentences that are true or not."""

from __future__ import annotations

from typing import assert_never

from PySide6.QtCore import QObject

from vanguard_desktop.rulesets.expedition.questions_team import (
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
from vanguard_desktop.text.names import Names


class TeamQuestions(QObject):
    """Whole sentences; "you" is the crewmember whose text it is."""

    def __init__(self, names: Names, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names = names

    def sentence(self, test: OfTeam) -> str:
        match test:
            case RankAtLeast(count=count):
                return self.tr("You have rank {rank} or higher.").format(rank=count)
            case AtHighest():
                return self.tr("A crewmember is in the sector with the highest number.")
            case HasInjury(kind=kind):
                return self.tr("You have this injury: {injury}.").format(injury=self._names.injury(kind))
            case ConditionSeen(card=card, count=count):
                text = self.tr("This [global_condition] has been placed at least %n time(s): {condition}.", "", count)
                return text.format(condition=self._names.condition(card))
            case FoundOfType(deck=deck, count=count):
                #: {deck} is the icon of a discovery deck.
                text = self.tr("At least %n discovery card(s) of this deck lie on the lander: {deck}.", "", count)
                return text.format(deck=f"[discovery_{deck.value}]")
            case MandatoryDoneWith(count=count):
                return self.tr("A mandatory [mission] was completed with at most %n [supplies] left.", "", count)
            case YouBegin():
                return self.tr("You have the start token.")
            case EveryRounds(count=count):
                return self.tr("The number of the round can be divided by {count}.").format(count=count)
            case _:
                assert_never(test)
