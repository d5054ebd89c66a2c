"""Why an expedition has failed, in a sentence: what happened, and the rule that made a failure of it."""

from __future__ import annotations

from PySide6.QtCore import QLocale, QObject

from vanguard_desktop.play.expedition.travelogue import Travelogue
from vanguard_desktop.rulesets.expedition.data import Ending
from vanguard_desktop.setting import card_of
from vanguard_desktop.text.common.names import Names


class WhyFailed(QObject):
    """In the language of the moment."""

    def __init__(self, names: Names, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._names = names

    def words(self, told: Travelogue) -> str:
        """Nothing where it has succeeded."""
        home, end = told.home, told.end
        if not home.failed:
            return ""
        if home.ending is Ending.ALL_DEAD:
            #: Why an expedition has failed.
            return self.tr("Nobody came back, and so the expedition has failed.")
        if home.ending is Ending.EVACUATED:
            return self._evacuated(told)
        left = [mission for mission in end.missions if not end.box.missions[card_of(mission)].optional]
        if left:
            names = QLocale().createSeparatedList([self._names.mission(mission) for mission in left])
            #: Why an expedition has failed. {missions} is one name of a mission, or several.
            text = self.tr("Left open: {missions}. Whoever leaves with a mission open has failed.")
            return text.format(missions=names)
        #: Why an expedition has failed.
        return self.tr("A mission had become impossible on the way, and with it the expedition failed.")

    def _evacuated(self, told: Travelogue) -> str:
        if told.broken is None:
            #: Why an expedition has failed: the lander had to take everybody out.
            return self.tr("The team had to be evacuated. That saves everybody, but the expedition has failed.")
        #: Why an expedition has failed: the lander had to take everybody out. {name} is a crewmember.
        text = self.tr(
            "{name} had three injuries and was hurt once more: the team had to be evacuated. That saves everybody, but"
            " the expedition has failed."
        )
        return text.format(name=self._names.member(told.broken))
