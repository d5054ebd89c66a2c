"""Words for setting up a campaign."""

from __future__ import annotations

from PySide6.QtCore import QCoreApplication

from vanguard_desktop.rulesets.ship.data import set_up as data
from vanguard_desktop.text.ship import people
from vanguard_desktop.text.ship.chapter_words import ChapterWords

SET_UP = ChapterWords(
    effects={
        data.AssignSection: lambda effect, say: QCoreApplication.translate(
            "ShipSetUp", "Name the player of this section: {section}."
        ).format(section=say.names.section(effect.section)),
        data.KeepRecruit: lambda effect, say: QCoreApplication.translate(
            "ShipSetUp", "{section} keeps one recruit."
        ).format(section=say.names.section(effect.section)),
        data.PutOnBoard: lambda effect, say: QCoreApplication.translate(
            "ShipSetUp", "{section} puts one crewmember on the crew board; the other rests."
        ).format(section=say.names.section(effect.section)),
        data.EnterSection: lambda effect, say: QCoreApplication.translate(
            "ShipSetUp", "Player {number} sends a section to the first planet."
        ).format(number=effect.seat + 1),
        data.BuyWildDice: lambda effect, say: QCoreApplication.translate(
            "ShipSetUp", "Pay 5 [success]: each section gains its wild die."
        ),
    },
    events={
        data.SectionAssigned: lambda event, say, state: QCoreApplication.translate(
            "ShipSetUp", "{section}: {player}."
        ).format(section=say.names.section(event.section), player=people.player(state, event.seat)),
        data.SeatsCleared: lambda event, say, state: QCoreApplication.translate(
            "ShipSetUp", "The sections are assigned to the players."
        ),
        data.SectionEntered: lambda event, say, state: QCoreApplication.translate(
            "ShipSetUp", "{section} goes to the first planet."
        ).format(section=say.names.section(event.section)),
    },
    things={
        data.AssignSection: lambda effect, say, state: QCoreApplication.translate(
            "ShipSetUp", "Who controls {section}?"
        ).format(section=say.names.section(effect.section)),
        data.KeepRecruit: lambda effect, say, state: QCoreApplication.translate(
            "ShipSetUp", "{section}: which recruit do you keep?"
        ).format(section=say.names.section(effect.section)),
        data.PutOnBoard: lambda effect, say, state: QCoreApplication.translate(
            "ShipSetUp", "{section}: who goes on the crew board?"
        ).format(section=say.names.section(effect.section)),
        data.EnterSection: lambda effect, say, state: QCoreApplication.translate(
            "ShipSetUp", "{player}: which section goes to the first planet?"
        ).format(player=people.player(state, effect.seat)),
    },
    thing={data.AssignSection: people.seat, data.EnterSection: people.section},
)
