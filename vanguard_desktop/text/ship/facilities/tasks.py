"""Words for crew assignment tasks."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from vanguard_desktop.rulesets.ship.data.facilities import tasks as data
from vanguard_desktop.rulesets.ship.state import ShipState
from vanguard_desktop.setting.cards_ship import Need
from vanguard_desktop.text.common.told import Told, Under
from vanguard_desktop.text.ship import people
from vanguard_desktop.text.ship.chapter_words import ChapterWords, Speaker


def need_words(need: Need) -> str:
    """What assigned crew must show: one member for each item."""
    return ", ".join(
        #: In a list of what is needed, as "[research], anyone": any crewmember.
        "/".join(f"[{icon.value}]" for icon in icons) if icons else QCoreApplication.translate("ShipTasks", "anyone")
        for icons in need
    )


def _assign(effect: data.AssignCrew, say: Speaker) -> Told:
    #: A head, small: what crew that are assigned bring about follows. {need} are the icons that they have to show.
    head = QCoreApplication.translate("ShipTasks", "assign crew ({need})")
    return Under(head.format(need=need_words(effect.need)), say.tell(effect.then))


def _who(effect: data.AssignCrew, say: Speaker, _: ShipState) -> str:
    """One after the other; they rest until the next docking."""
    number = len(effect.chosen) + 1
    #: Question aboard. {card} is the name of a card. {need} is icons, or "anyone".
    text = QCoreApplication.translate("ShipTasks", "{card}: who is assigned ({need})?")
    if len(effect.need) > 1:
        #: Question aboard. {card} is the name of a card. {need} is icons, or "anyone". {number} is a number. {count} is
        #: how many there are in all.
        text = QCoreApplication.translate("ShipTasks", "{card}: who is assigned ({need})? ({number} of {count})")
    need = need_words(effect.need[number - 1 : number])
    return text.format(card=say.source(effect.source), need=need, number=number, count=len(effect.need))


TASKS = ChapterWords(
    effects={data.AssignCrew: _assign},
    things={data.AssignCrew: _who},
    thing={data.AssignCrew: people.assigned},
    reasons={
        data.NotAvailable: lambda reason, say, state: QCoreApplication.translate(
            "ShipTasks", "Only available crew can be assigned."
        ),
        data.LastAvailable: lambda reason, say, state: QCoreApplication.translate(
            "ShipTasks", "The last available member of a section cannot be assigned."
        ),
        data.TaskDisabled: lambda reason, say, state: QCoreApplication.translate(
            "ShipTasks", "Nobody can be assigned to this task for now."
        ),
        data.IconsMissing: lambda reason, say, state: QCoreApplication.translate(
            "ShipTasks", "They do not show the icons that are needed, one member for each."
        ),
    },
)
