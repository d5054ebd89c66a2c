"""What stays when an expedition is over: what the players decided in the story, and what the ship gets."""

from __future__ import annotations

from collections.abc import Iterator

from PySide6.QtCore import QObject

from vanguard_desktop.play.expedition.travelogue import Travelogue
from vanguard_desktop.text.common.shared_text import label
from vanguard_desktop.text.common.wording import Wording


class KeptTold(QObject):
    """In the players' words."""

    def __init__(self, wording: Wording, parent: QObject | None = None) -> None:
        super().__init__(parent)
        self._wording = wording

    def lines(self, told: Travelogue) -> Iterator[str]:
        names = self._wording.names
        for decided in told.decisions:
            answer = label(names, decided.labels, decided.number).rstrip(".")
            #: After an expedition: what was chosen in an entry of the logbook. {answer} is as "Sign as visitors".
            yield self.tr("You decided: {answer}.").format(answer=answer)
        for effect in told.home.for_ship:
            if said := self._wording.rules.in_line(effect):
                #: After an expedition: what happens when it is back aboard. {text} is a sentence, as "Gain ...".
                yield self.tr("For the ship: {text}").format(text=names.spoken(said))
