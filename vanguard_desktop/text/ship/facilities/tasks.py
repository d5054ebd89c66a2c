"""Words for crew assignment tasks."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from vanguard_desktop.rulesets.ship.data.facilities import tasks as data
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.setting import Need

from ...common.rooms import (
    Room,
    over,
    told_by,
    tr,
    when,
)
from .. import people


def need_words(need: Need) -> str:
    """What assigned crew must show: one member for each item."""
    return ", ".join(
        #: In a list of what is needed, as "[research], anyone": any crewmember.
        "/".join(f"[{icon.value}]" for icon in icons) if icons else QCoreApplication.translate("ShipTasks", "anyone")
        for icons in need
    )


class ShipTasks(Room):
    """Crew that is assigned."""

    def _source(self, effect: data.AssignCrew, _: ShipState) -> str:
        return str(self.say.source(effect.source))

    def _next(self, effect: data.AssignCrew, _: ShipState) -> str:
        return need_words(effect.need[len(effect.chosen) :][:1])

    effects = {
        #: A head, small: what crew that are assigned bring about follows. {need} are the icons that they have to show.
        data.AssignCrew: over(tr("assign crew ({need})", need=told_by(need_words, "need")), "then"),
    }

    things = {
        # One after the other; they rest until the next docking.
        data.AssignCrew: when(
            lambda _, effect, __: len(effect.need) > 1,
            #: Question aboard. {card} is the name of a card. {need} is icons, or "anyone". {number} is a number.
            #: {count} is how many there are in all.
            tr(
                "{card}: who is assigned ({need})? ({number} of {count})",
                card=_source,
                need=_next,
                number=lambda _, effect, __: len(effect.chosen) + 1,
                count=lambda _, effect, __: len(effect.need),
            ),
            #: Question aboard. {card} is the name of a card. {need} is icons, or "anyone".
            tr("{card}: who is assigned ({need})?", card=_source, need=_next),
        ),
    }

    answers = {
        data.AssignCrew: people.assigned,
    }

    reasons = {
        data.NotAvailable: tr("Only available crew can be assigned."),
        data.LastAvailable: tr("The last available member of a section cannot be assigned."),
        data.TaskDisabled: tr("Nobody can be assigned to this task for now."),
        data.IconsMissing: tr("They do not show the icons that are needed, one member for each."),
    }
